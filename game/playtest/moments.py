"""The telling moment of a game worth seeing: the season in which it became what it is shown for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.playtest.measures import figure_of
from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics import observers
from game.playtest.metrics.drama import Standing, sole_leader, standing
from game.playtest.playing import moves_of
from game.rules.engine import scores
from game.rules.events import SeasonBegan
from game.rules.message import Message, SeatName, Value, message
from game.rules.moves import Move
from game.rules.state import GameState
from game.rules.terms import Season
from game.series.schedule import Job

STRANGEST, RACE = "strangest", "drama"
"""The reason with a metric, and the group of metrics that is told from the standings."""


class Sought(NamedTuple):
    """The reason to see a game; of a strange one with its metric, its seat if it has one, and the side."""

    reason: str
    metric: Metric | None = None
    seat: int | None = None
    high: bool = True


class Moment(NamedTuple):
    """A season of a game: the number of moves before it, and what happens there."""

    at: int
    said: Message


class Phase(NamedTuple):
    """A season, autumn with its winter; values that the game has before it and after it."""

    at: int
    year: int
    season: Season
    decisions: int
    standings: tuple[Standing, Standing]
    values: tuple[float | None, float | None]
    """Of the metric of a strange game; None while it has no value."""

    def lead(self, seat: int) -> int:
        """Return how much further a seat gets ahead of the best of the others here."""
        before, after = (_lead(one, seat) for one in self.standings)
        return after - before

    def gain(self, seat: int) -> int:
        """Return what a seat scores here."""
        return self.standings[1][seat] - self.standings[0][seat]

    @property
    def change(self) -> float:
        """The change of the metric; none where it had no value before."""
        before, after = self.values
        return after - before if before is not None and after is not None else 0.0


Finder = Callable[[Sequence[Phase], Sought], Moment | None]
"""Finds the telling moment of a game."""


class PhaseWatch(Observer):
    """Takes down the seasons of a game."""

    SETUP = False

    def __init__(self, sought: Sought, observer: Observer | None) -> None:
        """`observer` fills the column of the metric, if there is one."""
        self.phases: list[Phase] = []
        self.observer, self._sought, self._moves = observer, sought, 0

    def begins(self, state: GameState) -> None:
        super().begins(state)
        self._standing, self._value = standing(state), self._measured(state)
        self._open(state.year, Season(state.season))

    def decides(self, state: GameState, options: int) -> None:
        self._moves += 1

    def handlers(self) -> Handlers:
        return {SeasonBegan: self._season}

    def columns(self, state: GameState) -> Columns:
        """End the last season; the columns are those of other observers."""
        self._close(scores(state))
        return {}

    def _season(self, event: SeasonBegan) -> None:
        if event.season != Season.WINTER:
            self._close(standing(self._state))
            self._open(event.year, event.season)

    def _open(self, year: int, season: Season) -> None:
        self._begun = self._moves, year, season

    def _close(self, after: Standing) -> None:
        at, year, season = self._begun
        value = self._measured(self._state)
        standings, values = (self._standing, after), (self._value, value)
        self.phases.append(Phase(at, year, season, self._moves - at, standings, values))
        self._standing, self._value = after, value

    def _measured(self, state: GameState) -> float | None:
        """Return the metric's value if the game ended now."""
        metric, seat = self._sought.metric, self._sought.seat
        if self.observer is None or metric is None:
            return None
        found = self.observer.columns(state)[metric.key]
        value = found[seat or 0] if isinstance(found, tuple) else found
        return float(value) if isinstance(value, int | float) else None


def played_again(job: Job, sought: Sought) -> tuple[tuple[Move, ...], Moment | None]:
    """Return the moves of a game, and its telling moment if it has one."""
    watch = PhaseWatch(sought, _observer(sought))
    watching = [one for one in (watch.observer, watch) if one is not None]
    return moves_of(job, watching), moment_of(watch.phases, sought)


def _observer(sought: Sought) -> Observer | None:
    """Return a new observer that fills the metric's column; a race is told from the standings."""
    if sought.metric is None or sought.metric.group == RACE:
        return None
    return next(one for one in observers() if sought.metric in type(one).METRICS)


def moment_of(phases: Sequence[Phase], sought: Sought) -> Moment | None:
    """Return the season that tells most of why a game is worth seeing; None if none does."""
    return _FINDERS[sought.reason](phases, sought)


def _told(name: str, phase: Phase, **values: Value) -> Moment:
    return Moment(phase.at, message(f"lab-moment-{name}", year=phase.year, season=phase.season, **values))


def _last_lead(phases: Sequence[Phase], sought: Sought) -> Moment | None:
    """Return the season in which somebody came to lead alone for the last time."""
    found, leader = None, sole_leader(phases[0].standings[0])
    for phase in phases:
        now = sole_leader(phase.standings[1])
        if now is not None and now != leader:
            found, leader = phase, now
    return None if found is None or leader is None else _told("lead", found, seat=SeatName(leader))


def _most(name: str, rank: int, size: Callable[[Phase, int], int]) -> Finder:
    """Return a finder of the season with most of something for the seat of a rank; None if it has none."""

    def found(phases: Sequence[Phase], sought: Sought) -> Moment | None:
        seat = _by_score(phases)[rank]
        phase = max(phases, key=lambda one: size(one, seat))
        value = size(phase, seat)
        return _told(name, phase, seat=SeatName(seat), value=value) if value > 0 else None

    return found


def _busiest(phases: Sequence[Phase], sought: Sought) -> Moment | None:
    """Return the season with most decisions."""
    phase = max(phases, key=lambda one: one.decisions)
    return _told("decisions", phase, value=phase.decisions)


def _strange(phases: Sequence[Phase], sought: Sought) -> Moment | None:
    """Return the season in which the metric went most to the side where it is strange."""
    metric = sought.metric
    assert metric is not None
    if metric.group == RACE:
        return _last_lead(phases, sought)
    side = 1 if sought.high else -1
    most = max(phases, key=lambda one: side * one.change)
    if side * most.change > 0:
        before, after = (figure_of(value or 0.0, metric.unit) for value in most.values)
        return _of_metric("goes", most, sought, before=before, value=after)
    return _staying(phases, sought, metric)


def _staying(phases: Sequence[Phase], sought: Sought, metric: Metric) -> Moment | None:
    """Return the season that brought the value the metric keeps; None if that is the last, or it has none."""
    final, still = phases[-1].values[1], phases[-1]
    for phase in reversed(phases):
        if phase.values[1] != final:
            break
        still = phase
    if final is None or still is phases[-1]:
        return None
    return _of_metric("stays", still, sought, value=figure_of(final, metric.unit))


def _of_metric(name: str, phase: Phase, sought: Sought, **values: Value) -> Moment:
    assert sought.metric is not None
    label = sought.metric.label()
    if sought.metric.per == "game" or sought.seat is None:
        return _told(name, phase, label=label, **values)
    return _told(f"{name}-seat", phase, label=label, seat=SeatName(sought.seat), **values)


def _lead(one: Standing, seat: int) -> int:
    return one[seat] - max(vp for other, vp in enumerate(one) if other != seat)


def _by_score(phases: Sequence[Phase]) -> list[int]:
    """Return the seats, that with the lowest final score first."""
    final = phases[-1].standings[1]
    return sorted(range(len(final)), key=final.__getitem__)


BEST, LAST = -1, 0
_FINDERS: Mapping[str, Finder] = {
    "closest": _last_lead,
    "most-lopsided": _most("ahead", BEST, Phase.lead),
    "most-lead-changes": _last_lead,
    "highest-score": _most("gains", BEST, Phase.gain),
    "lowest-score": _most("behind", LAST, lambda phase, seat: -phase.lead(seat)),
    "longest": _busiest,
    STRANGEST: _strange,
}
