"""Means of many columns at once, with standard errors by blocks.

Games of one seed share their luck, so a seed is one observation: a block. A mean is a ratio, the sum of all
values over their number; a block's residual, its sum less its number times the mean, is its contribution to
the error. The same seeds under two rulesets share their luck too, so the difference of a block's two
contributions is its contribution to the difference.

Arrays have a row for each column of the games; NaN is no value.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.series.estimates import ROUNDING

Numbers = NDArray[np.float64]
Blocks = NDArray[np.int64]


class Sums(NamedTuple):
    """A ruleset's values summed by block."""

    totals: Numbers
    counts: Numbers
    squares: Numbers
    """Of deviations from the mean, all blocks together."""


class Means(NamedTuple):
    """Means, one for each column; NaN without a value."""

    value: Numbers
    error: Numbers
    """Standard error; NaN for a single block."""
    blocks: Numbers
    """The number of blocks with a value."""
    number: Numbers
    """The number of values."""
    spread: Numbers


class Differences(NamedTuple):
    """Differences of two rulesets' means, one for each column."""

    value: Numbers
    error: Numbers
    freedom: Numbers
    blocks: Numbers
    """The number of blocks with a value, of the ruleset with fewer."""
    telling: Numbers
    """The number of blocks that say the two differ, or the opposite; 0 if all are the same."""


def summed(values: Numbers, blocks: Blocks, known: Blocks) -> Sums:
    """Return the values of a ruleset's rows summed by block; `known` are all blocks in their order."""
    if np.any(blocks[1:] < blocks[:-1]):
        order = np.argsort(blocks, kind="stable")
        values, blocks = values[:, order], blocks[order]
    starts = np.flatnonzero(np.diff(blocks, prepend=blocks[:1] - 1))
    places = np.searchsorted(known, blocks[starts])
    there = ~np.isnan(values)
    filled = np.where(there, values, 0.0)
    totals = _by_block(filled, starts, places, known)
    counts = _by_block(there.astype(np.float64), starts, places, known)
    mean = _ratio(totals.sum(axis=1), counts.sum(axis=1))
    away = np.where(there, filled - mean[:, None], 0.0)
    return Sums(totals, counts, np.einsum("cr,cr->c", away, away))


def means(sums: Sums) -> Means:
    """Return the mean of each column."""
    count = sums.counts.sum(axis=1)
    value = _ratio(sums.totals.sum(axis=1), count)
    blocks = _nonzero(sums.counts)
    error = _error(moved(sums, value), blocks)
    spread = np.sqrt(_ratio(sums.squares, count - 1))
    return Means(value, error, blocks, count, np.where(spread < ROUNDING, 0.0, spread))


def moved(sums: Sums, value: Numbers) -> Numbers:
    """Return each block's contribution to the mean's deviation from `value`."""
    expected = value[:, None] * sums.counts
    rest = sums.totals - expected
    rest[np.abs(rest) <= ROUNDING * (np.abs(sums.totals) + np.abs(expected))] = 0.0
    return _ratio(rest, sums.counts.sum(axis=1)[:, None])


def differences(one: Sums, other: Sums) -> Differences:
    """Return the differences of two rulesets' means on the same blocks."""
    mine, theirs = means(one), means(other)
    apart = _apart(moved(one, mine.value), moved(other, theirs.value))
    blocks = _nonzero(one.counts + other.counts)
    fewer = np.minimum(mine.blocks, theirs.blocks)
    alike = np.all(one.counts == other.counts, axis=1)
    square = _error(apart, blocks) ** 2 + np.where(alike, 0.0, _cautious(one, other, mine, theirs))
    value = mine.value - theirs.value
    return Differences(
        np.where(np.abs(value) <= ROUNDING * (np.abs(mine.value) + np.abs(theirs.value)), 0.0, value),
        np.sqrt(square),
        np.where(alike, blocks, fewer) - 1,
        fewer,
        _telling(one, other),
    )


def _telling(one: Sums, other: Sums) -> Numbers:
    """Return the number of blocks that would contribute to a difference if both means were the same."""
    count = one.counts.sum(axis=1) + other.counts.sum(axis=1)
    both = _ratio(one.totals.sum(axis=1) + other.totals.sum(axis=1), count)
    return _nonzero(_apart(moved(one, both), moved(other, both)))


def _apart(one: Numbers, other: Numbers) -> Numbers:
    """Return one less the other, with differences of rounding set to 0."""
    found = one - other
    found[np.abs(found) <= ROUNDING * (np.abs(one) + np.abs(other))] = 0.0
    return found


def _cautious(one: Sums, other: Sums, mine: Means, theirs: Means) -> Numbers:
    """Return an increase of the squared error, so that no mean counts as surer than its values allow.

    A ruleset's few values may be alike by luck; the values of both together show how much they vary.
    """
    both = mine.error**2 * mine.number**2 + theirs.error**2 * theirs.number**2
    each = _ratio(both, mine.number + theirs.number)
    grown = [np.maximum(_ratio(each, part.number) - part.error**2, 0.0) for part in (mine, theirs)]
    return grown[0] + grown[1]


def _error(moved_by: Numbers, blocks: Numbers) -> Numbers:
    """Return the standard error of a mean from the contributions of its blocks."""
    square = (moved_by**2).sum(axis=1)
    return np.sqrt(np.where(blocks > 1, _ratio(blocks, blocks - 1) * square, np.nan))


def _nonzero(values: Numbers) -> Numbers:
    return np.count_nonzero(values, axis=1).astype(np.float64)  # type: ignore[no-any-return]


def _by_block(values: Numbers, starts: Blocks, places: Blocks, known: Blocks) -> Numbers:
    found = np.zeros((len(values), len(known)))
    found[:, places] = np.add.reduceat(values, starts, axis=1)
    return found


def _ratio(above: Numbers, below: Numbers) -> Numbers:
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.where(below > 0, above / below, np.nan)
