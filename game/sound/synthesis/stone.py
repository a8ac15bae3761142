"""In the mine: lumps of coal, and the pick that breaks them loose."""

from __future__ import annotations

import numpy as np

from game.sound.synthesis.waves import Chance, Mode, Pair, Wave, burst, in_room, laid, off, snap, struck

LUMP: list[Mode] = [(620, 0.007, 0.7), (1070, 0.006, 1.0), (1730, 0.005, 0.8), (2640, 0.004, 0.5)]
GROUND: list[Mode] = [(136, 0.022, 0.6), (214, 0.018, 0.8)]
PICK: list[Mode] = [(1460, 0.024, 0.6), (2390, 0.020, 0.7), (3720, 0.014, 0.5), (5240, 0.008, 0.3)]
SEAM: list[Mode] = [(230, 0.018, 0.6), (410, 0.014, 0.8), (860, 0.010, 0.8)]


def crumb(size: float, chance: Chance) -> Wave:
    """A lump breaks or rolls: dry, brittle, over at once."""
    shifted = [(hertz * size**-0.5, decay * size, amount) for hertz, decay, amount in LUMP]
    wave = 0.5 * struck(off(shifted, chance, 0.2, 0.5), 0.08, 0.0003)
    return wave + 0.35 * burst(0.08, 700, 8000, 0.007 * size, chance, attack=0.0008)


def rolling(count: int, seconds: float, chance: Chance) -> Wave:
    """Smaller and smaller lumps, more at the beginning."""
    starts = seconds * np.sort(chance.random(count) ** 1.6)
    sizes = chance.uniform(0.5, 1.1, count)
    parts = [
        (float(at), float(np.exp(-2.2 * at / seconds) * size) * crumb(float(size), chance))
        for at, size in zip(starts, sizes, strict=True)
    ]
    return laid(parts)


def coal(chance: Chance) -> Pair:
    """A lump of coal falls among others."""
    thud = struck(off(GROUND, chance), 0.2, 0.002)
    parts = [(0.0, 0.4 * thud), (0.0, 1.4 * crumb(1.3, chance)), (0.015, 1.3 * rolling(7, 0.24, chance))]
    return in_room(laid(parts), chance, 0.35, 0.07, 2600)


def pick(chance: Chance) -> Pair:
    """The pick's point bites, and crumbs trickle down."""
    blow = struck(off(SEAM, chance), 0.25, 0.0006) + 0.35 * struck(off(PICK, chance), 0.25, 0.0001)
    bite = 0.6 * burst(0.06, 1000, 7500, 0.009, chance, attack=0.0004)
    parts = [(0.0, blow), (0.0, bite), (0.0, 0.6 * snap(chance)), (0.05, 0.8 * rolling(6, 0.22, chance))]
    return in_room(laid(parts), chance, 0.5, 0.09, 2400)
