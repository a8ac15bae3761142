"""The year: the wheel's rim, the score markers on its track, the season of the land, snow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.motion.scenery.actor import Actor
from game.motion.scenery.tempo import eased
from game.rules.terms import Season
from game.table.poses import Fade, Poses


@dataclass(frozen=True, slots=True, kw_only=True)
class Turning(Actor):
    """The wheel's rim goes on to another step of the year."""

    start: int
    steps: int
    waits: ClassVar[bool] = False

    def pose(self, poses: Poses, now: float) -> None:
        poses.needle = self.start + self.steps * eased(self.share(now))


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk(Actor):
    """A score marker walks along its track; what it gains is withheld until it sets off."""

    seat: int
    points: int
    waits: ClassVar[bool] = False

    def pose(self, poses: Poses, now: float) -> None:
        if now >= self.at or self.points < 0:
            left = self.points * (1 - eased(self.share(now)))
            poses.scores[self.seat] = poses.scores.get(self.seat, 0.0) - left


@dataclass(frozen=True, slots=True, kw_only=True)
class Passing(Actor):
    """One season gives way to another."""

    former: Season
    waits: ClassVar[bool] = False

    def pose(self, poses: Poses, now: float) -> None:
        poses.fade = Fade(self.former, 1 - eased(self.share(now)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Snowfall(Actor):
    """Snow falls for a while, and grows thin."""

    waits: ClassVar[bool] = False

    def pose(self, poses: Poses, now: float) -> None:
        if now >= self.at:
            k = self.share(now)
            poses.snow, poses.thick = now - self.at, min(1.0, k * 6, (1 - k) * 2)
