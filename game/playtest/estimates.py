"""Intervals and tests: how precisely a figure is known, and whether a difference is more than luck."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan
from statistics import NormalDist
from typing import NamedTuple

import numpy as np

from game.playtest.ratios import Numbers
from game.series.estimates import FEWEST, Estimate, estimate
from game.student_t import quantile, smallest, two_sided

LEVEL = 0.05
"""The family-wise error rate: how often a playtest without any difference may report one."""


class Evidence(NamedTuple):
    """A difference from another ruleset, or from what would be fair."""

    difference: Estimate
    p: float | None
    """The p-value; None if there are too few games for a test."""
    weight: float
    """The difference in standard errors."""
    error: float | None = None
    """The standard error; None if the test does not rest on one."""
    freedom: float = 0.0

    def smallest(self, level: float) -> float | None:
        """Return the smallest difference that a test of this level detects four times in five, or None."""
        return None if self.error is None else smallest(self.error, self.freedom, level)


def paired(values: Numbers) -> Evidence:
    """Return the evidence that the mean of differences is not 0; each is of a seed of its own."""
    error = float(np.std(values, ddof=1)) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    telling = int(np.count_nonzero(values))
    found = evidence(float(np.mean(values)), error, len(values) - 1, len(values), telling)
    assert found is not None
    return found


def evidence(value: float, error: float, freedom: float, blocks: float, telling: float) -> Evidence | None:
    """Return a difference of means as evidence; `telling` of the blocks say something about it."""
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
    """Return the evidence that a share lies beyond a limit: below one under a half, above another.

    If it is 0 or 1 in every block, the p-value is that of so many equal blocks at the limit.
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
    """Return evidence without a test; with an interval only if every block tells something."""
    if freedom < 1 or telling <= freedom or not error > 0:
        return Evidence(Estimate(value), None, 0.0)
    half = error * quantile(0.975, freedom)
    return Evidence(Estimate(value, value - half, value + half), None, 0.0)


def _same_everywhere(value: float, blocks: float) -> Evidence:
    """Return evidence for a difference that is the same in every block: a sign test, as with coins.

    Its weight is the number of standard errors if one more block had shown nothing.
    """
    weight = blocks if value > 0 else -blocks
    return Evidence(Estimate(value, value, value), 2.0 ** (1 - min(blocks, 1000)), weight)


def strictest(chances: Sequence[float | None], level: float = LEVEL) -> float:
    """Return the level at which a single test is significant whatever the others show."""
    return level / max(1, sum(p is not None for p in chances))


def holm(chances: Sequence[float | None], level: float = LEVEL) -> list[bool]:
    """Return which tests are significant together, by Holm's procedure (1979); None was not tested."""
    tested = sorted((p, at) for at, p in enumerate(chances) if p is not None)
    found = [False] * len(chances)
    for rank, (p, at) in enumerate(tested):
        if p * (len(tested) - rank) > level:
            break
        found[at] = True
    return found
