"""The worth of positions in parts that a player understands, and the alternatives of a decision in them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple, TypeVar

from game.automa.drafting import Taking
from game.automa.horizon import Horizon
from game.automa.plan_search import PlanSearch, Prospect
from game.automa.priorities import POINTS, measured
from game.automa.trials import KEPT, Trial, kept, without_storing
from game.automa.weights import Weights
from game.rules.engine import final_lines, last_year, line_said
from game.rules.ids import NoId, RuleId, TileId
from game.rules.message import Message, Real, message
from game.rules.moves import Move
from game.rules.player import Aspect, Component, Option
from game.rules.state import GameState, Seat
from game.rules.terms import Step

SHOWN: Final = 4
"""The number of options shown for a decision: the chosen one and the best of the others."""
_NAMED: Final = 2
"""The number of changes named by a component."""
_LITTLE: Final = 0.05
Line = tuple[RuleId, TileId | NoId]
"""A line of the final scoring, by its rule and its tile."""
Key = TypeVar("Key", str, Line)


class Standing(NamedTuple):
    """The worth of a seat's position, in parts whose sum is its worth in VP."""

    score: float
    """VP on the track."""
    ends: Mapping[Line, float]
    """VP by line, if the final scoring were now."""
    later: Mapping[str, float]
    """The further worth of each priority, by its key."""

    @property
    def total(self) -> float:
        return self.score + sum(self.ends.values()) + sum(self.later.values())


def standing(state: GameState, number: int, seat: Seat, horizon: Horizon, weights: Weights) -> Standing:
    """Return the standing that a seat would have as `seat` at a horizon; in a finished game the final one."""
    table = state.copy()
    table.seats[number] = seat
    lines = final_lines(table, number)
    ends: dict[Line, float] = {(line.rule, line.tile): line.vp for line in lines}
    if state.step == Step.OVER:
        return Standing(seat.score - sum(ends.values()), ends, {})
    later = {
        priority.key: vp - sum(line.vp for line in lines if line.rule in priority.lines)
        for priority, vp in measured(seat, horizon, weights)
        if priority is not POINTS
    }
    return Standing(seat.score, ends, later)


def mean(standings: Sequence[Standing]) -> Standing:
    """Return the mean of several standings of one game."""
    return Standing(
        fmean(each.score for each in standings),
        _means([each.ends for each in standings]),
        _means([each.later for each in standings]),
    )


def components(before: Standing, after: Standing) -> tuple[Component, ...]:
    """Return the gains from one standing to the other."""
    ends, later = _changes(before.ends, after.ends), _changes(before.later, after.later)
    return (
        Component(Aspect.NOW, after.score - before.score),
        Component(Aspect.END, sum(ends.values()), _greatest(ends, lambda line: line_said(*line))),
        Component(
            Aspect.LATER, sum(later.values()), _greatest(later, lambda key: message(f"priority-{key}"))
        ),
    )


def option_of(move: Move, parts: Iterable[Component]) -> Option:
    """Return an option of the components that are not zero; its worth is their sum."""
    kept = tuple(part for part in parts if part.vp)
    return Option(move, sum(part.vp for part in kept), kept)


def _means(tables: Sequence[Mapping[Key, float]]) -> dict[Key, float]:
    return {key: sum(table.get(key, 0.0) for table in tables) / len(tables) for key in _keys(tables)}


def _changes(before: Mapping[Key, float], after: Mapping[Key, float]) -> dict[Key, float]:
    return {key: after.get(key, 0.0) - before.get(key, 0.0) for key in _keys((before, after))}


def _keys(tables: Iterable[Mapping[Key, float]]) -> dict[Key, None]:
    return dict.fromkeys(key for table in tables for key in table)


def _greatest(changes: Mapping[Key, float], said: Callable[[Key], Message]) -> Message | None:
    greatest = sorted(changes.items(), key=lambda change: -abs(change[1]))[:_NAMED]
    told = tuple(
        message("component-change", what=said(key), by=Real(by, signed=True))
        for key, by in greatest
        if abs(by) >= _LITTLE
    )
    return message("component-changes", changes=told) if told else None


Options = tuple[Option, ...]


def _options(
    state: GameState,
    number: int,
    before: Seat,
    horizon: Horizon,
    weights: Weights,
    found: Iterable[tuple[Move, Seat, *tuple[Component, ...]]],
) -> Options:
    """Return the first of each of these moves as an option, by the seat after it and further components."""
    start = standing(state, number, before, horizon, weights)
    shown: dict[Move, Option] = {}
    for move, after, *others in found:
        if move not in shown and len(shown) < SHOWN:
            gained = components(start, standing(state, number, after, horizon, weights))
            shown[move] = option_of(move, (*gained, *others))
    return tuple(shown.values())


def taking_options(state: GameState, found: Sequence[Taking], search: PlanSearch) -> Options:
    """Return takings as options; their risk is that others take the second disks."""
    weighed = ((taking.move, taking.prospect.after, _risk(taking)) for taking in found)
    return _options(state, search.number, search.seat, search.horizon, search.weights, weighed)


def _risk(taking: Taking) -> Component:
    less = taking.worth - taking.prospect.worth
    return Component(Aspect.RISK, less, message("component-risk-of-others"))


def lay_options(state: GameState, found: Sequence[Prospect], search: PlanSearch) -> Options:
    """Return the lays of the next field as options, each with its best plan."""
    at = len(state.seats[search.number].plan)
    weighed = ((prospect.plan.lays[at], prospect.after) for prospect in found)
    return _options(state, search.number, search.seat, search.horizon, search.weights, weighed)


def trial_options(state: GameState, found: Sequence[Trial], horizon: Horizon, weights: Weights) -> Options:
    """Return the moves of a turn as options, each played out; none if there was no choice."""
    if len(found) == 1:
        return ()
    if state.step == Step.WINTER_STORAGE:
        return _storing_options(state, found, weights)
    number = state.mover
    weighed = ((trial.move, trial.after) for trial in found)
    return _options(state, number, state.seats[number], horizon, weights, weighed)


def _storing_options(state: GameState, found: Sequence[Trial], weights: Weights) -> Options:
    """Return store moves as options: what all slots score and keep, over leaving the rest of them empty."""
    last = last_year(state)
    empty = _stored(without_storing(state), last, weights)
    ends = ((trial.move, trial.stored) for trial in found[:SHOWN])
    return tuple(
        option_of(move, components(empty, _stored(stored, last, weights)))
        for move, stored in ends
        if stored is not None
    )


def _stored(seat: Seat, last: bool, weights: Weights) -> Standing:
    """Return the standing of a seat whose goods are stored, in the parts by which storing is compared."""
    later = {} if last else dict(zip(KEPT, kept(seat, weights), strict=True))
    return Standing(seat.score, {}, later)
