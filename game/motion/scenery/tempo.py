"""Shares of time as shares of a way."""

from __future__ import annotations


def eased(k: float) -> float:
    """Slow at both ends."""
    k = max(0.0, min(1.0, k))
    return k * k * (3 - 2 * k)


def between(a: float, b: float, k: float) -> float:
    """So far on the way from a to b."""
    return a + (b - a) * k
