"""What a position is worth, in ways that a player understands: VP now, VP at the end, work for later."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import NamedTuple

from game.automa.moment import Moment
from game.automa.priorities import POINTS, measured
from game.automa.weights import Weights
from game.rules.moves import Move
from game.rules.player import Aspect, Component, Option
from game.rules.scoring import final_lines
from game.rules.state import GameState, Seat
from game.rules.terms import Step

SHOWN = 4
"""How many options a decision tells: the chosen one and the best of the others."""
_NAMED = 2
"""How many of the things that change most a component names."""
_LITTLE = 0.05


class Standing(NamedTuple):
    """What a seat's position is worth; all figures together are its worth in VP."""

    score: float
    """VP on the track."""
    ends: Mapping[str, float]
    """VP by line, if the final scoring were now."""
    later: Mapping[str, float]
    """By priority, what it counts beside these."""

    @property
    def total(self) -> float:
        return self.score + sum(self.ends.values()) + sum(self.later.values())


def standing(state: GameState, number: int, seat: Seat, moment: Moment, weights: Weights) -> Standing:
    """How a seat of a state would stand at a moment if it were as `seat` is; a finished game as it is."""
    table = state.copy()
    table.seats[number] = seat
    lines = final_lines(table, number)
    ends = {line.name: line.vp for line in lines}
    if state.step == Step.OVER:
        return Standing(seat.score - sum(ends.values()), ends, {})
    later = {
        priority.name: vp - sum(line.vp for line in lines if line.rule in priority.lines)
        for priority, vp in measured(seat, moment, weights)
        if priority is not POINTS
    }
    return Standing(seat.score, ends, later)


def mean(standings: Sequence[Standing]) -> Standing:
    """The mean of several standings of one game."""
    return Standing(
        fmean(each.score for each in standings),
        _means([each.ends for each in standings]),
        _means([each.later for each in standings]),
    )


def components(before: Standing, after: Standing) -> tuple[Component, ...]:
    """What is gained from one standing to the other."""
    ends, later = _changes(before.ends, after.ends), _changes(before.later, after.later)
    return (
        Component(Aspect.NOW, after.score - before.score),
        Component(Aspect.END, sum(ends.values()), _named(ends)),
        Component(Aspect.LATER, sum(later.values()), _named(later)),
    )


def option_of(move: Move, parts: Iterable[Component]) -> Option:
    """An option of the components that are not nothing; its worth is their sum."""
    kept = tuple(part for part in parts if part.vp)
    return Option(move, sum(part.vp for part in kept), kept)


def first_of_each(weighed: Iterable[tuple[Move, Seat]]) -> Iterator[tuple[Move, Seat]]:
    """The first for each move, as many as are shown."""
    seen: set[Move] = set()
    for move, after in weighed:
        if move not in seen and len(seen) < SHOWN:
            seen.add(move)
            yield move, after


def _means(tables: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {name: sum(table.get(name, 0.0) for table in tables) / len(tables) for name in _names(tables)}


def _changes(before: Mapping[str, float], after: Mapping[str, float]) -> dict[str, float]:
    return {name: after.get(name, 0.0) - before.get(name, 0.0) for name in _names((before, after))}


def _names(tables: Iterable[Mapping[str, float]]) -> dict[str, None]:
    """Every name of some tables, in the order they first stand in."""
    return dict.fromkeys(name for table in tables for name in table)


def _named(changes: Mapping[str, float]) -> str:
    """What changes most, by name."""
    greatest = sorted(changes.items(), key=lambda change: -abs(change[1]))[:_NAMED]
    return ", ".join(f"{name} {by:+.1f}".replace(".0", "") for name, by in greatest if abs(by) >= _LITTLE)
