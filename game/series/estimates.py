"""The mean of many games, and how surely it is known: a 95 % interval by blocks.

Games of one seed share their luck, so a seed is one observation: a block. Where seats are mirrored, what one
gains by its seat the other gains in the next game of the block. A mean is the sum of all values over their
number; a block's contribution to its error is the block's sum less its number times the mean.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import fsum, isnan, nan, sqrt

import msgspec

from game.student_t import quantile

FEWEST = 10
"""The least number of blocks with a value, and of blocks that tell two rulesets apart, for a test. Ten that
all point one way do so by luck once in 500 times; fewer can prove nothing among hundreds of figures, and a
standard error of fewer is itself mostly luck."""
ROUNDING = 1e-9
"""A block's contribution below this part of what it is made from is nothing."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean with the ends of its 95 % interval; None with too few games."""

    value: float
    low: float | None = None
    high: float | None = None


def mean(blocks: Collection[Sequence[float]], share: bool = False) -> Estimate:
    """Return the mean of the values of all blocks, each of which has one; `share` if all are from 0 to 1."""
    count = sum(map(len, blocks))
    value = fsum(one for block in blocks for one in block) / count
    square = fsum(_moved(block, value) ** 2 for block in blocks) / count**2
    number = len(blocks)
    error = sqrt(number / (number - 1) * square) if number > 1 else nan
    found = estimate(value, error, number, share)
    assert found is not None
    return found


def _moved(block: Sequence[float], value: float) -> float:
    total, expected = fsum(block), len(block) * value
    return 0.0 if abs(total - expected) <= ROUNDING * (abs(total) + abs(expected)) else total - expected


def estimate(value: float, error: float, blocks: float, share: bool = False) -> Estimate | None:
    """Return a mean with its interval, from its standard error; None without a value."""
    if isnan(value):
        return None
    if share and error == 0 and value in (0.0, 1.0):
        return _never_or_always(value, blocks)
    if blocks < 2 or (error == 0 and blocks < FEWEST):
        return Estimate(value)
    half = error * quantile(0.975, blocks - 1)
    return _share(value, half) if share and 0 < value < 1 else Estimate(value, value - half, value + half)


def _share(value: float, half: float) -> Estimate:
    """Return a share with Wilson's interval, for as many independent games as its blocks are worth."""
    fewer = half**2 / (value * (1 - value))
    middle = (value + fewer / 2) / (1 + fewer)
    reach = sqrt(half**2 + fewer**2 / 4) / (1 + fewer)
    return Estimate(value, max(middle - reach, 0.0), min(middle + reach, 1.0))


def _never_or_always(value: float, blocks: float) -> Estimate:
    """Return a share that is the same in all blocks, with its exact interval (Clopper, Pearson)."""
    unseen = 1 - 0.025 ** (1 / blocks)
    return Estimate(0.0, 0.0, unseen) if value == 0 else Estimate(1.0, 1.0 - unseen, 1.0)
