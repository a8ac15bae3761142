"""From the table of games to figures: each column's means by ruleset, and their difference."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec
import numpy as np
import polars as pl
from numpy.typing import NDArray

from game.playtest.columns import Column, Subgroup
from game.playtest.estimates import Evidence, evidence, holm, strictest
from game.playtest.ratios import Blocks, Differences, Means, Numbers, Sums, differences, means, moved, summed
from game.playtest.summary import Figure
from game.series.estimates import estimate

_AT_ONCE = 64
"""Columns computed together: few enough for the processor's cache."""
_FIRST_SEAT = Subgroup("seat", 1)
"""The row that stands for its game."""


class Mean(NamedTuple):
    """A mean with its standard error, before it is rounded or shown."""

    value: float
    error: float
    blocks: float
    number: float
    """The number of values."""
    spread: float


class Computed(NamedTuple):
    """A figure with the numbers it was computed from."""

    column: Column
    figure: Figure
    means: tuple[Mean, ...]
    """By ruleset."""
    evidence: Evidence | None = None
    """For the difference of two rulesets."""

    @property
    def weight(self) -> float:
        """The difference in standard errors, with its sign."""
        return self.evidence.weight if self.evidence else 0.0


def computed(games: pl.DataFrame, columns: Sequence[Column], arms: int) -> Iterator[Computed]:
    """Yield a figure for each column, not yet judged as real or luck."""
    rulesets = [_Ruleset(games, arm) for arm in range(arms)]
    known = np.unique(np.concatenate([ruleset.blocks for ruleset in rulesets]))
    for start in range(0, len(columns), _AT_ONCE):
        yield from _together(rulesets, columns[start : start + _AT_ONCE], known)


def shifts(games: pl.DataFrame, columns: Sequence[Column]) -> Numbers:
    """Return each block's contribution to the difference of two rulesets, a row for each column."""
    rulesets = [_Ruleset(games, arm) for arm in (0, 1)]
    known = np.unique(np.concatenate([ruleset.blocks for ruleset in rulesets]))
    if not columns:
        return np.zeros((0, len(known)))
    mine, theirs = _shared(rulesets, [ruleset.values(columns) for ruleset in rulesets], known)
    return moved(mine, means(mine).value) - moved(theirs, means(theirs).value)


def judged(found: Iterable[Computed]) -> list[Computed]:
    """Return the figures that have a value, each marked as real or not among all others.

    This is the one decision: everything that is said, drawn or set in bold reads it.
    """
    kept = [one for one in found if any(mean is not None for mean in one.figure.means)]
    chances = [one.figure.p for one in kept]
    level = strictest(chances)
    return [
        _with(one, real=flag, smallest=one.evidence.smallest(level) if one.evidence else None)
        for one, flag in zip(kept, holm(chances), strict=True)
    ]


def standing(found: Iterable[Computed], keys: Collection[str]) -> list[Computed]:
    """Return the figures of a portrait; those with these keys stand out and are marked as real."""
    return [_with(one, real=True) if one.column.key in keys else one for one in found]


def _with(one: Computed, **changes: bool | float | None) -> Computed:
    return one._replace(figure=msgspec.structs.replace(one.figure, **changes))


def figure(column: Column, found: Sequence[Mean], apart: Evidence | None) -> Computed:
    """Return a column's figure from its means and the evidence for their difference."""
    share = column.metric.unit == "share"
    shown = Figure(
        key=column.key,
        metric=column.metric.key,
        label=column.label,
        unit=column.metric.unit,
        group=column.group,
        count=tuple(int(one.number) for one in found),
        means=tuple(estimate(one.value, one.error, one.blocks, share) for one in found),
        spread=tuple(one.spread if one.number > 1 else None for one in found),
        difference=apart.difference if apart else None,
        p=apart.p if apart else None,
        about=column.metric.about,
    )
    return Computed(column, shown, tuple(found), apart)


class _Ruleset:
    """The rows of one ruleset's games."""

    def __init__(self, games: pl.DataFrame, arm: int) -> None:
        others = games.filter(pl.col("arm") != arm)["game"].unique()
        self._rows = games.filter(pl.col("arm") == arm)
        self.blocks: Blocks = self._rows["block"].cast(pl.Int64).to_numpy()
        self.shared: NDArray[np.bool_] = self._rows["game"].is_in(others.implode()).to_numpy()
        """True for games that the other ruleset has too: only these can be compared."""
        self._where: dict[Subgroup, NDArray[np.bool_]] = {}

    def values(self, columns: Sequence[Column]) -> Numbers:
        """Return a row for each column; NaN without a value, or where the row does not count."""
        return np.stack([self._column(column) for column in columns])

    def _column(self, column: Column) -> Numbers:
        found: Numbers = self._rows[column.source].cast(pl.Float64).to_numpy()
        where = column.where or (_FIRST_SEAT if column.metric.per == "game" else None)
        if where is None:
            return found
        counting = self._counting(where)
        return _beside(found, counting) if column.beside else np.where(counting, found, np.nan)

    def _counting(self, where: Subgroup) -> NDArray[np.bool_]:
        if where not in self._where:
            there = self._rows[where.column] == where.value
            self._where[where] = there.fill_null(False).to_numpy()
        return self._where[where]


def _beside(found: Numbers, counting: NDArray[np.bool_]) -> Numbers:
    """Return values whose mean is the difference between the mean of some rows and that of all rows."""
    there = ~np.isnan(found)
    share = counting[there].mean() if there.any() else 0.0
    mean = found[there].mean() if there.any() else 0.0
    return np.where(counting, (found - mean) / share if share else np.nan, np.where(there, 0.0, np.nan))


def _together(rulesets: Sequence[_Ruleset], columns: Sequence[Column], known: Blocks) -> Iterator[Computed]:
    values = [ruleset.values(columns) for ruleset in rulesets]
    sums = [summed(part, ruleset.blocks, known) for part, ruleset in zip(values, rulesets, strict=True)]
    found = [_means(means(one)) for one in sums]
    apart = _evidence(rulesets, values, sums, known) if len(rulesets) == 2 else [None] * len(columns)
    for at, column in enumerate(columns):
        yield figure(column, [part[at] for part in found], apart[at])


def _evidence(
    rulesets: Sequence[_Ruleset], values: Sequence[Numbers], sums: Sequence[Sums], known: Blocks
) -> list[Evidence | None]:
    shared = all(ruleset.shared.all() for ruleset in rulesets)
    mine, theirs = sums if shared else _shared(rulesets, values, known)
    return [evidence(*one) for one in _rows(differences(mine, theirs))]


def _shared(rulesets: Sequence[_Ruleset], values: Sequence[Numbers], known: Blocks) -> list[Sums]:
    """Return the sums of the games that both rulesets have."""
    return [
        summed(part[:, ruleset.shared], ruleset.blocks[ruleset.shared], known)
        for part, ruleset in zip(values, rulesets, strict=True)
    ]


def _means(found: Means) -> list[Mean]:
    return [Mean(*one) for one in _rows((found.value, found.error, found.blocks, found.number, found.spread))]


def _rows(found: Differences | tuple[Numbers, ...]) -> list[tuple[float, ...]]:
    return list(zip(*(part.tolist() for part in found), strict=True))
