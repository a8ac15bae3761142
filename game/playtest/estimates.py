"""Intervals and tests: how far a figure is known, and whether it is more than luck."""

from __future__ import annotations

from math import isnan
from statistics import NormalDist
from typing import NamedTuple

import numpy as np

from game.playtest.ratios import Numbers
from game.playtest.student import quantile, smallest, two_sided
from game.playtest.summary import Estimate

FEWEST = 10
"""So many blocks at least must have a value, and so many must tell the one from the other, or there is no
test. Ten that all point one way do so by luck once in 500 times; fewer can prove nothing among hundreds of
figures, and a standard error of fewer is itself mostly luck."""


class Evidence(NamedTuple):
    """A difference from another ruleset, or from what would be fair."""

    difference: Estimate
    p: float | None
    """How likely it is by luck alone; None where so few games cannot say."""
    weight: float
    """In standard errors, with its sign."""
    error: float | None = None
    """The standard error; None where a test rests on none."""
    freedom: float = 0.0

    def smallest(self, level: float) -> float | None:
        """The smallest difference that a test of this level shows four times in five; None without one."""
        return None if self.error is None else smallest(self.error, self.freedom, level)


def estimate(value: float, error: float, blocks: float, share: bool = False) -> Estimate | None:
    """A mean of so many blocks, with its interval; a share stays between 0 and 1. None for no value."""
    if isnan(value):
        return None
    if blocks < 2 or (error == 0 and blocks < FEWEST):
        return Estimate(value)
    if share and error == 0 and value in (0.0, 1.0):
        return _never_or_always(value, blocks)
    half = error * quantile(0.975, blocks - 1)
    low, high = value - half, value + half
    return Estimate(value, max(low, 0.0), min(high, 1.0)) if share else Estimate(value, low, high)


def _never_or_always(value: float, blocks: float) -> Estimate:
    """A share that no block contradicts: as far off as goes unseen once in 40 times (Clopper, Pearson)."""
    unseen = 1 - 0.025 ** (1 / blocks)
    return Estimate(0.0, 0.0, unseen) if value == 0 else Estimate(1.0, 1.0 - unseen, 1.0)


def paired(values: Numbers) -> Evidence:
    """Return whether the mean of one difference or more, each on a seed of its own, is more than luck."""
    error = float(np.std(values, ddof=1)) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    telling = int(np.count_nonzero(values))
    found = evidence(float(np.mean(values)), error, len(values) - 1, len(values), telling)
    assert found is not None
    return found


def evidence(value: float, error: float, freedom: float, blocks: float, telling: float) -> Evidence | None:
    """A difference of means over so many blocks, of which `telling` say something about it."""
    if isnan(value):
        return None
    if blocks >= FEWEST and telling == 0:
        return Evidence(Estimate(0.0, 0.0, 0.0), 1.0, 0.0)
    if blocks < FEWEST or telling < FEWEST:
        return _untested(value, error, freedom, telling)
    if error == 0:
        return _same_everywhere(value, blocks)
    half, weight = error * quantile(0.975, freedom), value / error
    shown = Estimate(value, value - half, value + half)
    return Evidence(shown, two_sided(weight, freedom), weight, error, freedom)


def beyond(value: float, error: float, blocks: float, limit: float) -> Evidence | None:
    """Return whether a share lies beyond a limit: below one that is less than a half, above another.

    Where it is 0 or 1 on every block, the chance is that of so many blocks alike at the limit.
    """
    if isnan(value) or blocks < FEWEST:
        return None
    side = 1 if limit >= 0.5 else -1
    found = side * (value - limit)
    shown = estimate(value, error, blocks, share=True) or Estimate(value)
    if found <= 0:
        return Evidence(shown, 1.0, 0.0)
    chance = two_sided(found / error, blocks - 1) / 2 if error else max(limit, 1 - limit) ** blocks
    weight = found / error if error else NormalDist().inv_cdf(1 - max(chance, 1e-15) / 2)
    return Evidence(shown, chance, weight)


def _untested(value: float, error: float, freedom: float, telling: float) -> Evidence:
    """An interval only where every block says something; else too few of them tell how far it reaches."""
    if freedom < 1 or telling <= freedom or not error > 0:
        return Evidence(Estimate(value), None, 0.0)
    half = error * quantile(0.975, freedom)
    return Evidence(Estimate(value, value - half, value + half), None, 0.0)


def _same_everywhere(value: float, blocks: float) -> Evidence:
    """Every block shows just this difference: as likely by luck as that as many coins fall alike.

    It counts as many standard errors as if one block more had shown nothing.
    """
    weight = blocks if value > 0 else -blocks
    return Evidence(Estimate(value, value, value), 2.0 ** (1 - min(blocks, 1000)), weight)
