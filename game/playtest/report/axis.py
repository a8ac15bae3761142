"""Scales and their ticks."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor, log10
from typing import NamedTuple

from game.playtest.summary import Estimate


class Scale(NamedTuple):
    """Maps values to coordinates."""

    low: float
    high: float
    start: float
    end: float

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def step_of(length: float, most: int) -> float:
    """Return the smallest round step (1, 2 or 5) that divides a length into at most so many."""
    if length <= 0:
        return 1.0
    power = 10.0 ** floor(log10(length / most))
    return next(power * by for by in (1, 2, 5, 10, 20) if length / (power * by) <= most)


def ticks(low: float, high: float, most: int) -> list[float]:
    """Return the round numbers from low to high."""
    step = step_of(high - low, most)
    return [round(step * at, 10) for at in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def reach(values: Iterable[float], with_zero: bool = True) -> tuple[float, float]:
    """Return the least and the greatest value, never equal."""
    found = [*values, *([0.0] if with_zero else [])] or [0.0]
    low, high = min(found), max(found)
    return (low, high) if high > low else (low - 1, high + 1)


def ends(estimate: Estimate) -> tuple[float, float]:
    """Return both ends of an interval; the value itself for a missing one."""
    low = estimate.value if estimate.low is None else estimate.low
    return low, estimate.value if estimate.high is None else estimate.high
