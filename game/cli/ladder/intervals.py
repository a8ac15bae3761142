"""How far a figure is known: 95 % intervals for shares and for means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

Z = 1.959964
"""The standard normal quantile of 97.5 %."""


class Estimate(NamedTuple):
    """A figure with the ends of its 95 % interval; without them where nothing can be said."""

    value: float
    low: float | None
    high: float | None


def share(wins: int, games: int) -> Estimate:
    """A share of wins with Wilson's score interval, which keeps within 0 and 1 even at the ends."""
    found, square = wins / games, Z * Z
    middle = (found + square / (2 * games)) / (1 + square / games)
    half = Z / (1 + square / games) * sqrt(found * (1 - found) / games + square / (4 * games * games))
    low, high = middle - half, middle + half
    return Estimate(found, max(min(low, found), 0.0), min(max(high, found), 1.0))


def mean(groups: Sequence[Sequence[float]]) -> Estimate:
    """The mean of all values with the normal interval of the groups' means.

    Games of one seed are alike, so they are one group: what counts is how many seeds there were.
    """
    value = fmean(one for group in groups for one in group)
    if len(groups) < 2:
        return Estimate(value, None, None)
    half = Z * stdev(fmean(group) for group in groups) / sqrt(len(groups))
    return Estimate(value, value - half, value + half)
