"""Workers as small figures: they come, do what they are paid for, and go."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import ClassVar, Self

from game.motion.scenery.actor import Actor
from game.motion.scenery.tempo import between, eased
from game.rules.terms import Field
from game.table.poses import Figure, Point, Poses

WALK, FADE = 0.34, 0.45  # seconds to the place of work, and until a figure is gone
STEPS, STROKES = 4.0, 2.2  # a second
SWING, SWAY, BOB = 13.0, 5.0, 0.05  # degrees at work and on the way; how far up a step goes, by the height


@dataclass(frozen=True, slots=True, kw_only=True)
class Labour(Actor):
    """A worker walks to a place, works there for a while, and fades away."""

    picture: str
    start: Point
    end: Point
    height: float
    back: float = 0.0  # it pushes a barrow that far to the left before it goes
    known: bool = False  # it was there before, and need not appear
    waits: ClassVar[bool] = False

    def pose(self, poses: Poses, now: float) -> None:
        if now < self.at and not self.known:
            return
        seconds = max(0.0, now - self.at)
        walking, left = seconds < WALK, self.ends - now
        x, y = self.feet(now)
        lean = sin(seconds * STEPS * 2 * pi) * SWAY if walking else self._stroke(seconds - WALK)
        if walking or self.back:
            y -= abs(sin(seconds * STEPS * pi * 2)) * self.height * BOB
        seen = min(1.0, left / FADE, 1.0 if self.known else seconds / 0.12)
        poses.figures[self.picture] = Figure(self.picture, (x, y), self.height, lean, round(255 * seen))

    def feet(self, now: float) -> Point:
        """Where it stands."""
        seconds = max(0.0, now - self.at)
        k = eased(seconds / WALK)
        pushed = 0.0
        if self.back:
            pushed = self.back * eased((seconds - WALK) / max(0.1, self.length - FADE - WALK))
        return between(self.start[0], self.end[0], k) - pushed, between(self.start[1], self.end[1], k)

    def _stroke(self, seconds: float) -> float:
        if self.back or self.at + WALK + seconds > self.ends - FADE:
            return 0.0
        return (1 - cos(seconds * STROKES * 2 * pi)) / 2 * -SWING

    def after(self, former: Labour, now: float) -> Self:
        """The same worker goes on from where it is."""
        return replace(self, start=former.feet(now), known=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival(Actor):
    """Somebody new walks from the farm to the field where it works from now on."""

    field: Field
    picture: str
    start: Point
    end: Point
    height: float
    waits: ClassVar[bool] = False

    def pose(self, poses: Poses, now: float) -> None:
        poses.away.add(self.field)
        if now < self.at:
            return
        seconds, k = now - self.at, self.share(now)
        x, y = between(self.start[0], self.end[0], k), between(self.start[1], self.end[1], eased(k))
        leap = abs(sin(seconds * STEPS * pi * 2)) * self.height * BOB * (1 - k)
        lean = sin(seconds * STEPS * 2 * pi) * SWAY * (1 - k)
        seen = round(255 * min(1.0, seconds / 0.12))
        poses.figures[self.picture] = Figure(self.picture, (x, y - leap), self.height, lean, seen)
