"""Where a difference is at home: at one seat, at one place in the first turn order, with one automa."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import polars as pl

from game.playtest import holm
from game.playtest.columns import Column, Where, part_of, splits
from game.playtest.figures import Reckoned, reckoned

_SMALL = 0.2
_MIRRORED = 2
"""Of so many places each is as clear as the other."""
ALONE, MOST, LESS = "alone", "most", "less"
"""It differs nowhere else, as far as can be told; nowhere so much, and there as on the whole; or less than
elsewhere, or the other way."""


class Place(NamedTuple):
    """Where a figure differs more than elsewhere."""

    where: Where
    there: Reckoned
    """What it is there."""
    how: str
    """ALONE, MOST or LESS."""


class _Split(NamedTuple):
    """A figure of some rows: what it is there, and what it is there more than in all rows."""

    there: Reckoned
    beside: Reckoned

    @property
    def signed(self) -> float:
        found = self.there.figure.difference
        return found.value if found else 0.0

    @property
    def difference(self) -> float:
        return abs(self.signed)

    @property
    def none(self) -> bool:
        """Return whether it may be that nothing differs here."""
        found = self.there.figure.difference
        return found is None or found.low is None or found.high is None or found.low <= 0 <= found.high

    def small(self, beside: float) -> bool:
        """Return whether nothing differs here that counts beside so much."""
        return self.none and self.difference <= _SMALL * beside


def places(games: pl.DataFrame, found: Sequence[Reckoned], arms: int) -> dict[str, Place]:
    """Return for each figure that differs where it does so otherwise, if that is real (Holm among these)."""
    whole = {one.column.key: one for one in found if one.figure.real and _of_all_seats(one.column)}
    asked = [one.column for one in whole.values()]
    parts = [part_of(column, where) for column in asked for _, where in splits(games)]
    there = reckoned(games, parts, arms)
    beside = list(reckoned(games, [column._replace(beside=True) for column in parts], arms))
    split: dict[str, list[_Split]] = {column.key: [] for column in asked}
    flagged: dict[str, list[_Split]] = {column.key: [] for column in asked}
    for one, other, flag in zip(there, beside, holm.real([one.figure.p for one in beside]), strict=True):
        split[one.column.key].append(_Split(one, other))
        flagged[one.column.key] += split[one.column.key][-1:] if flag else []
    return {key: _place(flagged[key], split[key], whole[key]) for key in flagged if flagged[key]}


def _of_all_seats(column: Column) -> bool:
    return column.where is None and column.metric.per == "seat"


def _place(flagged: Sequence[_Split], split: Sequence[_Split], whole: Reckoned) -> Place:
    """Return the seat, place or automa that is told apart most clearly.

    Of two that mirror each other it is the one that differs more from before.
    """
    clearest = max(flagged, key=lambda one: abs(one.beside.weight))
    every = [one for one in split if _where(one).column == _where(clearest).column]
    told = max(every, key=lambda one: one.difference) if len(every) == _MIRRORED else clearest
    others = [one for one in every if one is not told]
    return Place(_where(told), told.there, _how(told, others, whole))


def _how(one: _Split, others: Sequence[_Split], whole: Reckoned) -> str:
    """Return how it differs there, beside the other places and the whole."""
    if one.signed * whole.weight <= 0 or any(other.difference >= one.difference for other in others):
        return LESS
    return ALONE if all(other.small(one.difference) for other in others) else MOST


def _where(split: _Split) -> Where:
    assert split.there.column.where is not None
    return split.there.column.where
