"""Chance: one int in the state, stepped by splitmix64 (Steele, Lea and Flood 2014); portable and documented.

State s: s ← s + 0x9E3779B97F4A7C15 mod 2⁶⁴; the output mixes s with two multiplications. A draw below n is
output · n >> 64.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# Compiled ints are quick up to 62 bits and slow beyond. So the state is any object, and what is mixed wraps
# around as a signed int of 64 bits; in Python it grows instead, and its lowest 64 bits are the same.
_MASK: Final[Any] = (1 << 64) - 1
_STEP: Final[Any] = 0x9E3779B97F4A7C15
_NEGATIVE: Final[Any] = 1 << 63
_WRAP: Final[Any] = 1 << 64
_FIRST: Final = 0xBF58476D1CE4E5B9 - (1 << 64)
_SECOND: Final = 0x94D049BB133111EB - (1 << 64)
_HALF: Final = (1 << 32) - 1


def stepped(chance: Any) -> int:
    """Return the state after one draw."""
    after: int = (chance + _STEP) & _MASK
    return after


def below(chance: Any, limit: int) -> int:
    """Return a whole number from 0 to limit - 1, at most 2³¹, that belongs to this state of chance."""
    mixed: i64 = chance - _WRAP if chance >= _NEGATIVE else chance
    mixed = (mixed ^ (mixed >> 30 & 0x3FFFFFFFF)) * _FIRST
    mixed = (mixed ^ (mixed >> 27 & 0x1FFFFFFFFF)) * _SECOND
    mixed ^= mixed >> 31 & 0x1FFFFFFFF
    times: i64 = limit
    return int(((mixed >> 32 & _HALF) * times + ((mixed & _HALF) * times >> 32)) >> 32)


def shuffled(chance: int, items: list[int]) -> tuple[int, list[int]]:
    """Return the state after shuffling, and the items in drawn order (Fisher and Yates)."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        chance = stepped(chance)
        other = below(chance, last + 1)
        order[last], order[other] = order[other], order[last]
    return chance, order
