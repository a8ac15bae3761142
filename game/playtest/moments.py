"""The telling moment of a game worth seeing: the season in which it became what it is shown for."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.playtest.measures import figure_of
from game.playtest.metric import Metric, Observer
from game.playtest.metrics import observers
from game.playtest.metrics.drama import sole_leader
from game.playtest.phase_watch import Phase, PhaseWatch, Sought
from game.playtest.playing import moves_of
from game.rules.message import Message, SeatName, Value, message
from game.rules.moves import Move
from game.series.schedule import Job

STRANGEST, RACE = "strangest", "drama"
"""The reason with a metric, and the group of metrics that is told from the standings."""


class Moment(NamedTuple):
    """A season of a game: the number of moves before it, and what happens there."""

    at: int
    said: Message


Finder = Callable[[Sequence[Phase], Sought], Moment | None]
"""Finds the telling moment of a game."""


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
