"""Subgroups in which a figure differs most: a seat, a place in the first turn order, an automa."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import polars as pl

from game.playtest.columns import Subgroup, part_of, splits
from game.playtest.estimates import holm
from game.playtest.figures import Computed, computed

_SMALL = 0.2
_MIRRORED = 2
"""Two subgroups mirror each other."""
ALONE, MOST, LESS = "alone", "most", "less"
"""No other subgroup differs, as far as is known; none differs so much; or this one differs less than others,
or the other way."""


class SubgroupEffect(NamedTuple):
    """The subgroup in which a figure differs most clearly."""

    where: Subgroup
    there: Computed
    """The figure of the subgroup."""
    how: str
    """ALONE, MOST or LESS."""


class _Split(NamedTuple):
    """A figure of a subgroup, and its difference from all rows."""

    there: Computed
    beside: Computed

    @property
    def signed(self) -> float:
        found = self.there.figure.difference
        return found.value if found else 0.0

    @property
    def difference(self) -> float:
        return abs(self.signed)

    @property
    def none(self) -> bool:
        """True if the interval contains 0."""
        found = self.there.figure.difference
        return found is None or found.low is None or found.high is None or found.low <= 0 <= found.high

    def small(self, beside: float) -> bool:
        """Return True if the difference is negligible compared with another."""
        return self.none and self.difference <= _SMALL * beside


def subgroup_effects(games: pl.DataFrame, found: Sequence[Computed], arms: int) -> dict[str, SubgroupEffect]:
    """Return the telling subgroup of each figure that differs, if that is real (Holm among these)."""
    real = (one for one in found if one.figure.real)
    whole = {one.column.key: one for one in real if not one.column.where and one.column.metric.per == "seat"}
    asked = [one.column for one in whole.values()]
    parts = [part_of(column, where) for column in asked for _, where in splits(games)]
    there = computed(games, parts, arms)
    beside = list(computed(games, [column._replace(beside=True) for column in parts], arms))
    split: dict[str, list[_Split]] = {column.key: [] for column in asked}
    flagged: dict[str, list[_Split]] = {column.key: [] for column in asked}
    for one, other, flag in zip(there, beside, holm([one.figure.p for one in beside]), strict=True):
        split[one.column.key].append(_Split(one, other))
        flagged[one.column.key] += split[one.column.key][-1:] if flag else []
    return {key: _place(flagged[key], split[key], whole[key]) for key in flagged if flagged[key]}


def _place(flagged: Sequence[_Split], split: Sequence[_Split], whole: Computed) -> SubgroupEffect:
    """Return the subgroup that stands out most clearly; of two mirrored ones that which changed more."""
    clearest = max(flagged, key=lambda one: abs(one.beside.weight))
    every = [one for one in split if _where(one).column == _where(clearest).column]
    told = max(every, key=lambda one: one.difference) if len(every) == _MIRRORED else clearest
    others = [one for one in every if one is not told]
    return SubgroupEffect(_where(told), told.there, _how(told, others, whole))


def _how(one: _Split, others: Sequence[_Split], whole: Computed) -> str:
    """Return ALONE, MOST or LESS, from the other subgroups and the whole."""
    if one.signed * whole.weight <= 0 or any(other.difference >= one.difference for other in others):
        return LESS
    return ALONE if all(other.small(one.difference) for other in others) else MOST


def _where(split: _Split) -> Subgroup:
    assert split.there.column.where is not None
    return split.there.column.where
