"""Chance: one int in the state, stepped by splitmix64 (Steele, Lea and Flood 2014); portable and documented.

State s: s ← s + 0x9E3779B97F4A7C15 mod 2⁶⁴; the output mixes s with two multiplications. A draw below n is
output · n >> 64.
"""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15


def stepped(chance: int) -> int:
    """Return the state after one draw."""
    return (chance + _STEP) & _MASK


def below(chance: int, limit: int) -> int:
    """Return a whole number from 0 to limit - 1 that belongs to this state of chance."""
    mixed = ((chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((mixed ^ (mixed >> 31)) * limit) >> 64


def shuffled(chance: int, items: list[int]) -> tuple[int, list[int]]:
    """Return the state after shuffling, and the items in drawn order (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chance = stepped(chance)
        other = below(chance, last + 1)
        order[last], order[other] = order[other], order[last]
    return chance, order
