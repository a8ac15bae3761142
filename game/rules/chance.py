"""Chance: one int in the state, stepped by splitmix64 (Steele, Lea and Flood 2014); portable and documented.

State s: s ← s + 0x9E3779B97F4A7C15 mod 2⁶⁴; the output mixes s with two multiplications. A draw below n is
output · n >> 64.
"""

from __future__ import annotations

from typing import Any, Final

# Compiled ints are quick up to 62 bits and three times as slow as Python's beyond: so these are any objects.
_MASK: Final[Any] = (1 << 64) - 1
_STEP: Final[Any] = 0x9E3779B97F4A7C15
_FIRST: Final[Any] = 0xBF58476D1CE4E5B9
_SECOND: Final[Any] = 0x94D049BB133111EB


def stepped(chance: Any) -> int:
    """Return the state after one draw."""
    after: int = (chance + _STEP) & _MASK
    return after


def below(chance: Any, limit: int) -> int:
    """Return a whole number from 0 to limit - 1 that belongs to this state of chance."""
    mixed = ((chance ^ (chance >> 30)) * _FIRST) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * _SECOND) & _MASK
    found: int = ((mixed ^ (mixed >> 31)) * limit) >> 64
    return found


def shuffled(chance: int, items: list[int]) -> tuple[int, list[int]]:
    """Return the state after shuffling, and the items in drawn order (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chance = stepped(chance)
        other = below(chance, last + 1)
        order[last], order[other] = order[other], order[last]
    return chance, order
