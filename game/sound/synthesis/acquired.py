"""A development comes to the farm: work with its own tools, and a chord of the zither over it.

Each kind has its interval, so that one knows it without looking; within a kind key and tools change.
"""

from __future__ import annotations

import numpy as np

from game.sound.synthesis.metal import BAR
from game.sound.synthesis.soft import crackle
from game.sound.synthesis.stone import crumb, rolling
from game.sound.synthesis.strings import A4, D4, E4, G4, bow, pluck, pressed
from game.sound.synthesis.waves import (
    Chance,
    Mode,
    Pair,
    Wave,
    burst,
    hump,
    in_room,
    laid,
    noise,
    off,
    snap,
    struck,
)
from game.sound.synthesis.wood import LOG, PROP, blow

THIRD, FIFTH, OCTAVE, SIXTH, MINOR = 5 / 4, 3 / 2, 2.0, 5 / 3, 6 / 5
FORGE: list[Mode] = [
    (287, 0.34, 1.0),
    (611, 0.30, 0.8),
    (1010, 0.2, 0.35),
    (1980, 0.1, 0.15),
    (7100, 0.02, 0.2),
]
ANVIL: list[Mode] = [
    (740, 0.16, 0.7),
    (1985, 0.20, 1.0),
    (3870, 0.12, 0.7),
    (6330, 0.07, 0.5),
    (9100, 0.04, 0.4),
]


def rolled(
    root: float, steps: tuple[float, ...], chance: Chance, bright: float = 0.7
) -> list[tuple[float, Wave]]:
    """A chord, string by string."""
    gap = chance.uniform(0.055, 0.085)
    return [(i * gap, 0.30 * pluck(root * step, 1.5, chance, bright)) for i, step in enumerate(steps)]


def put(after: float, parts: list[tuple[float, Wave]]) -> list[tuple[float, Wave]]:
    """The same so many seconds later."""
    return [(after + at, wave) for at, wave in parts]


def swish(chance: Chance) -> Wave:
    """A scythe goes through the stalks."""
    seconds = chance.uniform(0.26, 0.32)
    stalks = crackle(seconds, 1100, 2500, 11_000, chance) * hump(seconds, 0.55)
    return 0.35 * noise(seconds, 1800, 9000, chance, 1) * hump(seconds, 0.6) ** 2 + 1.6 * stalks


def farming(chance: Chance) -> Pair:
    """Two strokes of the scythe, a sheaf laid down; a third and a fifth, as bright as noon."""
    gap = chance.uniform(0.36, 0.42)
    sheaf = laid([
        (0.0, burst(0.25, 80, 400, 0.035, chance, attack=0.004)),
        (0.0, 1.2 * crackle(0.25, 900, 1800, 9000, chance) * hump(0.25, 0.25)),
    ])  # fmt: skip
    root = float(chance.choice([G4, A4])) * chance.uniform(0.995, 1.005)
    parts = [(0.0, 0.8 * swish(chance)), (gap, swish(chance)), (2 * gap, 0.7 * sheaf)]
    return in_room(
        laid([*parts, *put(2 * gap, rolled(root, (1, THIRD, FIFTH, OCTAVE), chance))]),
        chance,
        0.35,
        0.16,
        6000,
    )


def saw(chance: Chance) -> Wave:
    """A stroke of the saw: teeth, one after the other."""
    seconds = chance.uniform(0.20, 0.25)
    teeth = 0.55 + 0.45 * np.sign(
        np.sin(2 * np.pi * chance.uniform(95, 120) * np.arange(len(hump(seconds))) / 44_100)
    )
    return noise(seconds, 900, 8000, chance, 1) * teeth * hump(seconds, 0.45)


def building(chance: Chance) -> Pair:
    """Two strokes of the saw, two of the hammer, the beam sits; fourth and octave, as square as a house."""
    gap = chance.uniform(0.24, 0.28)
    parts: list[tuple[float, Wave]] = [(0.0, 0.30 * saw(chance)), (gap, 0.36 * saw(chance))]
    tight = [(hertz * 1.12, decay, much) for hertz, decay, much in LOG]
    parts += [(2 * gap + 0.05, 1.2 * blow(LOG, 0.0006, chance)), (3 * gap, 1.5 * blow(tight, 0.0005, chance))]
    parts.append((3 * gap + 0.17, 0.8 * blow(PROP, 0.0012, chance)))
    root = float(chance.choice([D4, E4])) * chance.uniform(0.995, 1.005)
    chord = rolled(root, (1, FIFTH, OCTAVE, OCTAVE * THIRD), chance)
    return in_room(laid([*parts, *put(3 * gap + 0.17, chord)]), chance, 0.35, 0.16, 6000)


def mining(chance: Chance) -> Pair:
    """Iron on stone, rubble, a rope drawn tight; fifth and ninth, as open as a shaft."""
    strike = struck(off(BAR, chance, 0.06), 0.4, 0.0002) + 0.4 * struck(off(ANVIL, chance, 0.05), 0.4, 0.0001)
    gap = chance.uniform(0.27, 0.33)
    rope = noise(0.3, 500, 3000, chance) * hump(0.3, 0.7) ** 3
    parts: list[tuple[float, Wave]] = []
    for at, strong in ((0.0, 0.55), (gap, 0.7)):
        parts += [
            (at, strong * strike),
            (at, 0.5 * strong * snap(chance)),
            (at + 0.03, 1.3 * rolling(10, 0.3, chance)),
        ]
    root = float(chance.choice([D4, E4])) * chance.uniform(0.995, 1.005)
    chord = rolled(root, (0.5, 0.75, 1, FIFTH * FIFTH / 2), chance, 0.6)
    return in_room(
        laid([*parts, (2 * gap - 0.1, 0.10 * rope), *put(2 * gap, chord)]), chance, 0.45, 0.2, 4500
    )


def black(chance: Chance) -> Pair:
    """A great iron in a dark smithy, coal in the fire, a low string; a minor chord that stays open."""
    gap = chance.uniform(0.30, 0.36)
    parts: list[tuple[float, Wave]] = []
    for at, strong in ((0.0, 0.45), (gap, 0.6), (gap * 1.5, 0.25)):
        parts += [
            (at, 1.4 * strong * struck(off(FORGE, chance, 0.03), 1.4, 0.0004)),
            (at, 1.35 * strong * snap(chance)),
        ]
    for at in np.sort(chance.uniform(0, 1.2, 12)):
        parts.append((float(at), 0.35 * crumb(float(chance.uniform(0.9, 1.6)), chance)))
    root = float(chance.choice([D4, E4])) / 2 * chance.uniform(0.995, 1.005)
    low = 0.6 * pressed(bow(root / 2, 1.9, chance), 0.12, 1.0)
    chord = rolled(root, (1, MINOR, FIFTH, OCTAVE), chance, 0.45)
    return in_room(laid([*parts, (gap * 0.6, low), *put(2 * gap, chord)]), chance, 0.5, 0.24, 4500)
