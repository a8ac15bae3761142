"""From the table of games to figures: what each column is under each ruleset, and how they differ."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec
import numpy as np
import polars as pl
from numpy.typing import NDArray

from game.playtest import holm
from game.playtest.columns import Column, Where
from game.playtest.estimates import Evidence, estimate, evidence
from game.playtest.ratios import Blocks, Differences, Means, Numbers, Sums, differences, means, moved, summed
from game.playtest.summary import Figure

_AT_ONCE = 64
"""Columns that are reckoned together: few enough to stay in the processor's cache."""
_FIRST_SEAT = Where("seat", 1)
"""The row that stands for its game."""


class Mean(NamedTuple):
    """A mean as it was reckoned."""

    value: float
    error: float
    blocks: float
    number: float
    """Of values."""
    spread: float


class Reckoned(NamedTuple):
    """A figure with what it was made of."""

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


def reckoned(games: pl.DataFrame, columns: Sequence[Column], arms: int) -> Iterator[Reckoned]:
    """Yield a figure a column; whether a difference is real is not yet said."""
    rulesets = [_Ruleset(games, arm) for arm in range(arms)]
    known = np.unique(np.concatenate([ruleset.blocks for ruleset in rulesets]))
    for start in range(0, len(columns), _AT_ONCE):
        yield from _together(rulesets, columns[start : start + _AT_ONCE], known)


def shifts(games: pl.DataFrame, columns: Sequence[Column]) -> Numbers:
    """Return what each block moved each column's difference between two rulesets by: a row a column."""
    rulesets = [_Ruleset(games, arm) for arm in (0, 1)]
    known = np.unique(np.concatenate([ruleset.blocks for ruleset in rulesets]))
    if not columns:
        return np.zeros((0, len(known)))
    mine, theirs = _shared(rulesets, [ruleset.values(columns) for ruleset in rulesets], known)
    return moved(mine, means(mine).value) - moved(theirs, means(theirs).value)


def judged(found: Iterable[Reckoned]) -> list[Reckoned]:
    """Return the figures that have a value, each with whether its difference is real beside all others.

    This is the one decision: whatever is said, drawn or set in bold later reads it.
    """
    kept = [one for one in found if any(mean is not None for mean in one.figure.means)]
    chances = [one.figure.p for one in kept]
    level = holm.strictest(chances)
    return [
        _with(one, real=flag, smallest=one.evidence.smallest(level) if one.evidence else None)
        for one, flag in zip(kept, holm.real(chances), strict=True)
    ]


def standing(found: Iterable[Reckoned], keys: Collection[str]) -> list[Reckoned]:
    """Return the figures of a portrait, those marked as real that stand out from what would be fair."""
    return [_with(one, real=True) if one.column.key in keys else one for one in found]


def _with(one: Reckoned, **changes: bool | float | None) -> Reckoned:
    return one._replace(figure=msgspec.structs.replace(one.figure, **changes))


def figure(column: Column, found: Sequence[Mean], apart: Evidence | None) -> Reckoned:
    """Return the figure of a column, from its means and the evidence for their difference."""
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
    return Reckoned(column, shown, tuple(found), apart)


class _Ruleset:
    """The rows of one ruleset's games."""

    def __init__(self, games: pl.DataFrame, arm: int) -> None:
        others = games.filter(pl.col("arm") != arm)["game"].unique()
        self._rows = games.filter(pl.col("arm") == arm)
        self.blocks: Blocks = self._rows["block"].cast(pl.Int64).to_numpy()
        self.shared: NDArray[np.bool_] = self._rows["game"].is_in(others.implode()).to_numpy()
        """Whether the other ruleset has the game too: only then it can be held against it."""
        self._where: dict[Where, NDArray[np.bool_]] = {}

    def values(self, columns: Sequence[Column]) -> Numbers:
        """Return a row a column; NaN where there is no value, or none that counts."""
        return np.stack([self._column(column) for column in columns])

    def _column(self, column: Column) -> Numbers:
        found: Numbers = self._rows[column.source].cast(pl.Float64).to_numpy()
        where = column.where or (_FIRST_SEAT if column.metric.per == "game" else None)
        if where is None:
            return found
        counting = self._counting(where)
        return _beside(found, counting) if column.beside else np.where(counting, found, np.nan)

    def _counting(self, where: Where) -> NDArray[np.bool_]:
        if where not in self._where:
            there = self._rows[where.column] == where.value
            self._where[where] = there.fill_null(False).to_numpy()
        return self._where[where]


def _beside(found: Numbers, counting: NDArray[np.bool_]) -> Numbers:
    """Return values of which the mean is what some rows have on average more than all rows."""
    there = ~np.isnan(found)
    share = counting[there].mean() if there.any() else 0.0
    mean = found[there].mean() if there.any() else 0.0
    return np.where(counting, (found - mean) / share if share else np.nan, np.where(there, 0.0, np.nan))


def _together(rulesets: Sequence[_Ruleset], columns: Sequence[Column], known: Blocks) -> Iterator[Reckoned]:
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
    """Of the games alone that both rulesets have."""
    return [
        summed(part[:, ruleset.shared], ruleset.blocks[ruleset.shared], known)
        for part, ruleset in zip(values, rulesets, strict=True)
    ]


def _means(found: Means) -> list[Mean]:
    return [Mean(*one) for one in _rows((found.value, found.error, found.blocks, found.number, found.spread))]


def _rows(found: Differences | tuple[Numbers, ...]) -> list[tuple[float, ...]]:
    """Return columns of numbers, turned."""
    return list(zip(*(part.tolist() for part in found), strict=True))
