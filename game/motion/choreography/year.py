"""Events of the year: the wheel's rim turns, one season gives way to another, snow falls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.motion.choreography.entry import Choreography, Entries, Scenery
from game.motion.paths import eased
from game.motion.scenery.actor import Actor
from game.rules import events as e
from game.rules.terms import Season, Step
from game.table.poses import Fade, Poses
from game.table.wheel import SEASON_SECTOR, STEPS

TURN, SEASON, SNOW = 0.9, 1.0, 7.0  # seconds
SCORING, PAYMENT, STORAGE = 5, 6, 7  # sectors of the wheel


@dataclass(frozen=True, slots=True, kw_only=True)
class Turning(Actor):
    """The wheel's rim goes on to another step of the year."""

    start: int
    steps: int

    def pose(self, poses: Poses, now: float) -> None:
        poses.needle = self.start + self.steps * eased(self.share(now))


@dataclass(frozen=True, slots=True, kw_only=True)
class Passing(Actor):
    """One season gives way to another. It does not travel, so it is seen where only fading is allowed."""

    former: Season

    def pose(self, poses: Poses, now: float) -> None:
        poses.fade = Fade(self.former, 1 - eased(self.share(now)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Snowfall(Actor):
    """Snow falls for a while, and grows thin."""

    def pose(self, poses: Poses, now: float) -> None:
        if now >= self.at:
            k = self.share(now)
            poses.snow, poses.thick = now - self.at, min(1.0, k * 6, (1 - k) * 2)


def _season_began(s: Scenery, v: e.SeasonBegan) -> Iterator[Actor]:
    former = Season((v.season - 1) % len(Season))
    yield Passing(at=0.0, length=SEASON, former=former)
    if v.season == Season.WINTER:
        yield _turning(SEASON_SECTOR[former], SCORING)
        yield Snowfall(at=0.0, length=SNOW)
    else:
        start = STORAGE if former == Season.WINTER else SEASON_SECTOR[former]
        yield _turning(start, SEASON_SECTOR[v.season])


def _step_began(s: Scenery, v: e.StepBegan) -> Iterator[Actor]:
    if v.step == Step.WINTER_STORAGE and s.before.season == Season.WINTER:
        yield _turning(SCORING, PAYMENT)


def _turning(start: int, goal: int) -> Turning:
    return Turning(at=0.0, length=TURN, start=start, steps=(goal - start) % len(STEPS))


YEAR: Entries = {
    e.SeasonBegan: Choreography(actors=_season_began),
    e.StepBegan: Choreography(actors=_step_began),
}
