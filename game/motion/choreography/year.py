"""Events of the year: one season gives way to another, the wheel's rim turns, snow falls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.motion.choreography.entry import Choreography, Entries, Scenery
from game.motion.paths import eased
from game.motion.scenery.actor import Actor
from game.motion.vignettes.turnofyear import TurnOfYear
from game.motion.vignettes.vignette import Date
from game.rules import events as e
from game.rules.terms import Season, Step
from game.table.poses import Poses
from game.table.seasons import SHOWN, look_of
from game.table.wheel import STEPS

TURN, SNOW = 0.9, 7.0  # seconds
WHOLE = 1.5  # seconds in which the year turns over the table, the first time
SCORING, PAYMENT, STORAGE = 5, 6, 7  # sectors of the wheel


@dataclass(frozen=True, slots=True, kw_only=True)
class Turning(Actor):
    """The wheel's rim goes on to another step of the year."""

    start: int
    steps: int

    def pose(self, poses: Poses, now: float) -> None:
        poses.needle = self.start + self.steps * eased(self.share(now))


@dataclass(frozen=True, slots=True, kw_only=True)
class Snowfall(Actor):
    """Snow falls for a while, and grows thin."""

    def pose(self, poses: Poses, now: float) -> None:
        if now >= self.at:
            k = self.share(now)
            poses.snow, poses.thick = now - self.at, min(1.0, k * 6, (1 - k) * 2)


def _turn_of_year(s: Scenery, v: e.SeasonBegan) -> Iterator[TurnOfYear]:
    """The wind of the season goes over the table; with the first one the game begins."""
    assert s.repertoire is not None
    if (s.before.year, s.before.season) == (v.year, v.season):
        return
    former, kind = _former(s, v), TurnOfYear.__name__
    step = Step(s.before.step) if s.before.season == former else Step.WINTER_STORAGE
    seconds = s.repertoire.seconds(kind, WHOLE)
    window = pygame.Rect((0, 0), s.layout.size)
    yield TurnOfYear(
        at=s.make_room(v, seconds), length=seconds, event=v, place=window, rect=window,
        nth=s.repertoire.shows(kind, seconds), look=look_of(v.season),
        ends_at=Date(s.before.year, former, step),
    )  # fmt: skip


def _season_began(s: Scenery, v: e.SeasonBegan) -> Iterator[Actor]:
    shown = s.vignette_of(v)
    at = 0.0 if shown is None else shown.ends
    former = _former(s, v)
    if v.season == Season.WINTER:  # which a draft can let come early
        before = s.before.season
        yield _turning(SHOWN[former if before == Season.WINTER else before].sector, SCORING, at)
        yield Snowfall(at=at, length=SNOW)
    else:
        start = STORAGE if former == Season.WINTER else SHOWN[former].sector
        yield _turning(start, SHOWN[v.season].sector, at)


def _former(s: Scenery, v: e.SeasonBegan) -> Season:
    """Return the season before one that begins."""
    year = (*s.before.box.phases, Season.WINTER)
    return year[year.index(v.season) - 1]


def _step_began(s: Scenery, v: e.StepBegan) -> Iterator[Actor]:
    if v.step == Step.WINTER_STORAGE and s.before.season == Season.WINTER:
        yield _turning(SCORING, PAYMENT, 0.0)


def _turning(start: int, goal: int, at: float) -> Turning:
    return Turning(at=at, length=TURN, start=start, steps=(goal - start) % len(STEPS))


YEAR: Entries = {
    e.SeasonBegan: Choreography(actors=_season_began, vignette=_turn_of_year),
    e.StepBegan: Choreography(actors=_step_began),
}
