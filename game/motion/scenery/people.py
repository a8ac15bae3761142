"""Workers as small figures: they come, do what they are paid for, and go."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Self

from game.motion.paths import along, eased
from game.motion.scenery.actor import Actor
from game.motion.scenery.machines import BarrowPush
from game.rules.terms import Field
from game.table.poses import Point, Poses, Walker

WALK, FADE = 0.34, 0.45  # seconds to the place of work, and until a figure is gone
STEPS, STROKES = 4.0, 2.2  # a second
BEHIND = 0.62  # so far behind the middle of a barrow is who pushes it, by the height
HILL = 0.3  # so much smaller is who walks far away on the hill
SWING, SWAY, BOB = 13.0, 5.0, 0.05  # degrees at work and on the way; how far up a step goes, by the height


@dataclass(frozen=True, slots=True, kw_only=True)
class Labour(Actor):
    """A worker leaves his stand for a place, works there for a while, and fades away."""

    field: Field
    picture: str
    start: Point
    end: Point
    height: float
    barrow: BarrowPush | None = None  # it walks behind this one
    known: bool = False  # it was there before, and need not appear

    def pose(self, poses: Poses, now: float) -> None:
        if now < self.at and not self.known:
            return
        seconds = max(0.0, now - self.at)
        walking, left = seconds < WALK, self.ends - now
        x, y = self.feet(now)
        lean = sin(seconds * STEPS * 2 * pi) * SWAY if walking else self._stroke(seconds - WALK)
        if walking or self.barrow:
            y -= abs(sin(seconds * STEPS * pi * 2)) * self.height * BOB
        seen = min(1.0, left / FADE, 1.0 if self.known else seconds / 0.12)
        alpha = round(255 * seen)
        poses.walkers[self.picture] = Walker(self.picture, (x, y), self.height, lean, alpha)
        if left > FADE:
            poses.away.add(self.field)
        if self.barrow and now >= self.barrow.ends:
            poses.drawings.append(self.barrow.emptied(alpha))

    def later(self, seconds: float) -> Self:
        """Return the same worker, with its barrow, so much later."""
        barrow = self.barrow.later(seconds) if self.barrow else None
        return replace(self, at=self.at + seconds, barrow=barrow)

    def feet(self, now: float) -> Point:
        """Return the place of its feet."""
        if self.barrow:
            return self.barrow.barrow(now) + self.height * BEHIND, self.end[1]
        return along(self.start, self.end, eased((now - self.at) / WALK))

    def _stroke(self, seconds: float) -> float:
        if self.barrow or self.at + WALK + seconds > self.ends - FADE:
            return 0.0
        return (1 - cos(seconds * STROKES * 2 * pi)) / 2 * -SWING

    def follows(self, former: Actor) -> bool:
        """Return True if it is the same worker, done with something else."""
        return isinstance(former, Labour) and former.picture == self.picture and former.at < self.at

    def after(self, former: Actor, now: float) -> Self:
        assert isinstance(former, Labour)
        return replace(self, start=former.feet(now), known=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrival(Actor):
    """Somebody new walks from the farm to the field where it works from now on."""

    field: Field
    picture: str
    start: Point
    bend: Point
    end: Point
    height: float

    def pose(self, poses: Poses, now: float) -> None:
        poses.away.add(self.field)
        if now < self.at:
            return
        seconds, k = now - self.at, self.share(now)
        x, y = along(along(self.start, self.bend, k), along(self.bend, self.end, k), k)
        height = self.height * (1 - HILL * sin(pi * k))
        leap = abs(sin(seconds * STEPS * pi * 2)) * height * BOB * (1 - k)
        lean = sin(seconds * STEPS * 2 * pi) * SWAY * (1 - k)
        seen = round(255 * min(1.0, seconds / 0.12))
        poses.walkers[self.picture] = Walker(self.picture, (x, y - leap), height, lean, seen)
