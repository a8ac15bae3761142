"""The year turns: each season comes with a sound of its own."""

from __future__ import annotations

import numpy as np

from game.sound.synthesis.calls import whistle
from game.sound.synthesis.soft import leaves
from game.sound.synthesis.strings import A4, B4, D5, E5, F_SHARP5, G5, bow, pluck, pressed
from game.sound.synthesis.water import drop
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
from game.sound.synthesis.wood import LOG, blow

STEEL: list[Mode] = [
    (2310, 0.20, 1.0),
    (3490, 0.16, 0.8),
    (5230, 0.11, 0.7),
    (7820, 0.07, 0.5),
    (10_400, 0.04, 0.3),
]
BELL: list[Mode] = [(3120, 0.10, 0.8), (4680, 0.09, 1.0), (6950, 0.06, 0.7), (9400, 0.04, 0.5)]


def strummed(notes: tuple[float, ...], gap: float, chance: Chance, bright: float) -> list[tuple[float, Wave]]:
    """Strings one after another."""
    return [
        (i * gap * chance.uniform(0.9, 1.1), 0.3 * pluck(hertz, 1.6, chance, bright))
        for i, hertz in enumerate(notes)
    ]


def spring(chance: Chance) -> Pair:
    """It thaws: drops from the eaves, a bird, and strings that climb."""
    parts: list[tuple[float, Wave]] = []
    for at in np.sort(chance.uniform(0, 1.5, 7)):
        parts.append((float(at), chance.uniform(0.25, 0.5) * drop(chance.uniform(700, 1500), chance)))
    song = chance.uniform(2300, 2900)
    for i in range(3):
        note = whistle(song * (1 + 0.12 * i), song * (1.1 + 0.12 * i), 0.12, 0.4, 0.01)
        parts.append((0.75 + 0.17 * i, 0.22 * note))
    return in_room(
        laid([*parts, *strummed((D5 / 2, A4, D5, F_SHARP5, A4 * 2), 0.16, chance, 0.8)]),
        chance,
        0.4,
        0.2,
        7000,
    )


def summer(chance: Chance) -> Pair:
    """A whetstone on a scythe, and strings at noon."""
    parts: list[tuple[float, Wave]] = []
    at = 0.0
    for _ in range(int(chance.integers(3, 5))):
        scrape = noise(0.13, 2600, 11_000, chance, 1) * hump(0.13, 0.65)
        ringing = struck(off(STEEL, chance, 0.02), 0.8, 0.0001)
        parts += [(at, 0.30 * scrape), (at + 0.09, 0.30 * ringing)]
        at += chance.uniform(0.27, 0.32)
    return in_room(
        laid([*parts, *strummed((G5 / 2, D5, G5, B4 * 2), 0.2, chance, 0.7)]), chance, 0.35, 0.18, 7000
    )


def autumn(chance: Chance) -> Pair:
    """A gust in the leaves, flails on the threshing floor, and strings that come down."""
    parts: list[tuple[float, Wave]] = [(0.0, 0.35 * leaves(1.9, chance))]
    parts.append((0.0, 0.25 * noise(1.9, 250, 1400, chance, 1) * hump(1.9, 0.4) ** 1.5))
    at = 0.35
    for _ in range(3):
        flail = 1.5 * blow(off(LOG, chance, 0.1), 0.0010, chance, 0.4)
        parts += [(at, flail), (at, 0.5 * burst(0.15, 2000, 9000, 0.02, chance))]
        at += chance.uniform(0.30, 0.36)
    return in_room(
        laid([*parts, *strummed((E5, D5, B4, A4, E5 / 2), 0.21, chance, 0.5)]), chance, 0.4, 0.2, 5000
    )


def winter(chance: Chance) -> Pair:
    """Steps in the snow, bells of a sleigh far away, and a low string."""
    parts: list[tuple[float, Wave]] = []
    for at in 0.1 + 0.46 * np.arange(4) + chance.uniform(-0.02, 0.02, 4):
        step = noise(0.22, 1200, 7000, chance, 1) * fall(0.22, 0.03, 0.06)
        grains = 0.5 + 0.5 * (noise(0.22, 60, 400, chance) > 0.2)
        parts.append((float(at), 0.22 * step * grains))
    for at in np.arange(0.0, 2.0, 0.1667):
        for _ in range(2):
            late = float(at + chance.uniform(0, 0.03))
            parts.append((late, chance.uniform(0.03, 0.08) * struck(off(BELL, chance, 0.06), 0.6, 0.00008)))
    low = 0.35 * pressed(bow(82.4, 2.4, chance), 0.5, 1.2)
    return in_room(laid([*parts, (0.0, low), *put_high(chance)]), chance, 0.55, 0.3, 7000)


def put_high(chance: Chance) -> list[tuple[float, Wave]]:
    """Two high strings, far apart."""
    return [(0.3, 0.2 * pluck(E5, 1.8, chance, 0.6)), (1.1, 0.2 * pluck(B4 * 2, 1.6, chance, 0.6))]
