"""The worth of a position in parts that a player understands: VP now, VP at the end, and later gains."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple, TypeVar

from game.automa.horizon import Horizon
from game.automa.priorities import POINTS, measured
from game.automa.weights import Weights
from game.rules.message import Message, Real, message
from game.rules.moves import Move
from game.rules.player import Aspect, Component, Option
from game.rules.scoring import final_lines, line_said
from game.rules.state import GameState, Seat
from game.rules.terms import Step

SHOWN = 4
"""The number of options shown for a decision: the chosen one and the best of the others."""
_NAMED = 2
"""The number of changes named by a component."""
_LITTLE = 0.05
Line = tuple[str, str]
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


def first_of_each(weighed: Iterable[tuple[Move, Seat]]) -> Iterator[tuple[Move, Seat]]:
    """Yield the first for each move, as many as are shown."""
    seen: set[Move] = set()
    for move, after in weighed:
        if move not in seen and len(seen) < SHOWN:
            seen.add(move)
            yield move, after


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
