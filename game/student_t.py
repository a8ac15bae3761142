"""Student's t-distribution.

By the continued fraction of the incomplete beta function (Abramowitz and Stegun, 26.5.8 and 26.7.1).
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, lgamma, log, pi
from statistics import NormalDist

_STEPS = 500
_CLOSE = 1e-14
_TINY = 1e-300


def two_sided(t: float, freedom: float) -> float:
    """Return the two-sided p-value."""
    if t == 0:
        return 1.0
    square = t * t
    return _beta(freedom / 2, 0.5, freedom / (freedom + square), square / (freedom + square))


@lru_cache(maxsize=4096)
def quantile(share: float, freedom: float) -> float:
    """Return the quantile of a share of at least one half.

    By Newton from the normal quantile: it is lower, and the distribution is concave there, so every step ends
    below the root too.
    """
    t = NormalDist().inv_cdf(share)
    for _ in range(_STEPS):
        step = (share - 1 + two_sided(t, freedom) / 2) / _density(t, freedom)
        t += step
        if abs(step) <= 1e-12 * max(t, 1):
            break
    return t


def _density(t: float, freedom: float) -> float:
    scale = lgamma((freedom + 1) / 2) - lgamma(freedom / 2) - log(pi * freedom) / 2
    return exp(scale - (freedom + 1) / 2 * log(1 + t * t / freedom))


def _beta(a: float, b: float, x: float, rest: float) -> float:
    """Return the regularised incomplete beta function of x; `rest` is 1 − x."""
    if x <= 0 or rest <= 0:
        return float(x > 0)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(rest))
    if x < (a + 1) / (a + b + 2):
        return front * _fraction(a, b, x) / a
    return 1 - front * _fraction(b, a, rest) / b


def _fraction(a: float, b: float, x: float) -> float:
    """Return the continued fraction by Lentz's method."""
    c, d = 1.0, 1 / _off_zero(1 - (a + b) * x / (a + 1))
    found = d
    for step in range(1, _STEPS):
        even = step * (b - step) * x / ((a + 2 * step - 1) * (a + 2 * step))
        odd = -(a + step) * (a + b + step) * x / ((a + 2 * step) * (a + 2 * step + 1))
        for part in (even, odd):
            d = 1 / _off_zero(1 + part * d)
            c = _off_zero(1 + part / c)
            found *= c * d
        if abs(c * d - 1) < _CLOSE:
            break
    return found


def _off_zero(value: float) -> float:
    return value if abs(value) > _TINY else _TINY


def smallest(error: float, freedom: float, level: float) -> float:
    """Return the smallest effect that a two-sided test of this level detects four times in five."""
    return error * (quantile(1 - level / 2, freedom) + quantile(0.8, freedom))
