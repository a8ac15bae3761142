"""The Pinge falls in: a prop gives way, the roof comes down, and the dust settles."""

from __future__ import annotations

import numpy as np

from game.sound.synthesis.soft import crackle
from game.sound.synthesis.stone import GROUND, crumb
from game.sound.synthesis.waves import (
    Chance,
    Mode,
    Pair,
    Wave,
    burst,
    fall,
    hump,
    in_room,
    laid,
    noise,
    off,
    struck,
)
from game.sound.synthesis.wood import PROP, blow

BOULDER: list[Mode] = [(52, 0.09, 0.9), (83, 0.07, 1.0), (131, 0.045, 0.7), (240, 0.02, 0.4)]
SPLINTERS = 0.35  # seconds in which the prop splits


def splits(chance: Chance) -> Wave:
    """A prop splits: fibres that tear, more and more, and the crack itself."""
    fibres = crackle(SPLINTERS, 240, 900, 9000, chance) * np.linspace(
        0.1, 1, len(noise(SPLINTERS, 900, 9000, chance))
    )
    return laid(
        [(0.0, 2.2 * fibres), (SPLINTERS * 0.92, 1.6 * blow(off(PROP, chance, 0.2), 0.0004, chance, 0.5))]
    )


def boulder(size: float, chance: Chance) -> Wave:
    """A large lump strikes the ground."""
    wave = struck(
        off([(hertz / size, decay * size, much) for hertz, decay, much in BOULDER], chance), 0.5, 0.003
    )
    edge = 0.25 * burst(0.12, 300, 6000, 0.018, chance)
    wave[: len(edge)] += edge
    return size * wave


def cave_in(chance: Chance) -> Pair:
    """It comes down in two or three bursts, with boulders, rubble, and sand that trickles after it."""
    start = SPLINTERS * 0.9
    parts: list[tuple[float, Wave]] = [(0.0, splits(chance))]
    bursts = [0.0, *np.cumsum(chance.uniform(0.22, 0.5, int(chance.integers(1, 3))))]
    for place, at in enumerate(bursts):
        rumble = noise(1.5, 30, 170, chance, 2) * fall(1.5, 0.05, 0.42)
        parts.append((start + float(at), (1.1 - 0.25 * place) * rumble))
        for late in np.sort(chance.random(5) ** 1.5) * 0.6:
            parts.append((start + float(at + late), boulder(float(chance.uniform(0.6, 1.2)), chance)))
    for late in 1.7 * np.sort(chance.random(46) ** 1.7):
        size = float(chance.uniform(0.5, 1.5))
        parts.append((start + float(late), 0.9 * float(np.exp(-1.1 * late)) * size * crumb(size, chance)))
    dust = noise(2.0, 1500, 9000, chance, 1) * hump(2.0, 0.22) ** 1.4
    sand = crackle(2.0, 420, 2500, 12_000, chance) * hump(2.0, 0.35)
    parts += [(start, 0.10 * dust), (start + 0.15, 1.0 * sand)]
    ground = 0.5 * struck(off(GROUND, chance), 0.3, 0.002)
    return in_room(laid([*parts, (start, ground)]), chance, 0.5, 0.22, 3200)
