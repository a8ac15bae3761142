"""Metal: Thaler that ring on the table, and iron that does not ring for long."""

from __future__ import annotations

from game.sound.synthesis.waves import Chance, Mode, Pair, Wave, burst, in_room, laid, off, snap, struck
from game.sound.synthesis.wood import TABLE

COIN: list[Mode] = [
    (2790, 0.070, 1.0),
    (2818, 0.064, 0.7),
    (4830, 0.052, 0.6),
    (6480, 0.040, 0.35),
    (7390, 0.030, 0.25),
    (10_900, 0.018, 0.1),
]
"""A round plate with a free edge; two modes lie close together, as no coin is quite round."""
BAR: list[Mode] = [
    (412, 0.080, 0.7),
    (1133, 0.065, 1.0),
    (2216, 0.042, 0.8),
    (3655, 0.024, 0.6),
    (5470, 0.018, 0.5),
    (7640, 0.012, 0.5),
]
"""A bar with free ends: 1, 2.76, 5.4, 8.9, 13.3, 18.6."""


def chink(chance: Chance) -> Wave:
    """The coin rings, and a little of the table with it."""
    coin = struck(off(COIN, chance, 0.05), 0.4, 0.00012)
    return laid([(0.0, coin), (0.0, 0.3 * struck(off(TABLE, chance), 0.1, 0.0008))])


def thaler(chance: Chance) -> Pair:
    """A Thaler is put down on another: it ticks and settles."""
    parts, at, apart, strength = [], 0.0, 0.085, 1.0
    for _ in range(4):
        parts.append((at, strength * chink(chance)))
        at += apart * (1 + 0.15 * chance.uniform(-1, 1))
        apart, strength = apart * 0.62, strength * 0.5
    return in_room(laid(parts), chance, 0.25, 0.06, 5000)


def iron(chance: Chance) -> Pair:
    """A bar of iron on wood: dull, soon over."""
    clang = struck(off(BAR, chance, 0.04), 0.5, 0.0003)
    wood = 0.8 * struck(off(TABLE, chance), 0.2, 0.001)
    scrape = 0.1 * burst(0.04, 900, 7000, 0.006, chance)
    touch = 0.5 * snap(chance)
    again = chance.uniform(0.07, 0.09)
    return in_room(
        laid([(0.0, clang), (0.0, wood), (0.0, scrape), (0.0, touch), (again, 0.2 * clang)]),
        chance,
        0.3,
        0.07,
        3000,
    )
