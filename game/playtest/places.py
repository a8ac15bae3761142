"""Where a difference is at home: at one seat, at one place in the first turn order, with one automa."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import polars as pl

from game.playtest import holm
from game.playtest.columns import Column, Where, splits
from game.playtest.figures import Reckoned, reckoned

_SMALL = 0.2


class Place(NamedTuple):
    """Where a figure differs more than elsewhere."""

    where: Where
    there: Reckoned
    """What it is there."""
    alone: bool
    """Whether it differs nowhere else, as far as can be told."""


class _Split(NamedTuple):
    """A figure of some rows: what it is there, and what it is there more than in all rows."""

    there: Reckoned
    beside: Reckoned

    @property
    def difference(self) -> float:
        found = self.there.figure.difference
        return abs(found.value) if found else 0.0

    @property
    def none(self) -> bool:
        """Whether it may be that nothing differs here."""
        found = self.there.figure.difference
        return found is None or found.low is None or found.high is None or found.low <= 0 <= found.high

    def small(self, beside: float) -> bool:
        """Whether nothing differs here that counts beside so much."""
        return self.none and self.difference <= _SMALL * beside


def places(games: pl.DataFrame, found: Sequence[Reckoned], arms: int) -> dict[str, Place]:
    """By figure of all seats that differs: where it does so most, if that is real (Holm among these)."""
    asked = [one.column for one in found if one.figure.real and _of_all_seats(one.column)]
    parts = [column._replace(where=where) for column in asked for _, where, _ in splits(games)]
    there = reckoned(games, parts, arms)
    beside = list(reckoned(games, [column._replace(beside=True) for column in parts], arms))
    split: dict[str, list[_Split]] = {column.key: [] for column in asked}
    flagged: dict[str, list[_Split]] = {column.key: [] for column in asked}
    for one, other, flag in zip(there, beside, holm.real([one.figure.p for one in beside]), strict=True):
        split[one.column.key].append(_Split(one, other))
        flagged[one.column.key] += split[one.column.key][-1:] if flag else []
    return {key: _place(flagged[key], split[key]) for key in flagged if flagged[key]}


def _of_all_seats(column: Column) -> bool:
    return column.where is None and column.metric.per == "seat"


def _place(flagged: Sequence[_Split], split: Sequence[_Split]) -> Place:
    """Of seats, places and automas those that say most; of them the one that differs most from before."""
    kind = _where(max(flagged, key=lambda one: abs(one.beside.weight))).column
    most = max((one for one in flagged if _where(one).column == kind), key=lambda one: one.difference)
    others = [one for one in split if _where(one).column == kind and one is not most]
    return Place(_where(most), most.there, all(one.small(most.difference) for one in others))


def _where(split: _Split) -> Where:
    assert split.there.column.where is not None
    return split.there.column.where
