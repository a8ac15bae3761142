"""Soft sounds: paper, and a sack of grain."""

from __future__ import annotations

import numpy as np

from game.sound.names import RATE
from game.sound.synthesis.waves import (
    Chance,
    Pair,
    Wave,
    band,
    burst,
    clock,
    hiss,
    hump,
    in_room,
    laid,
    noise,
    quick,
    span,
)


def crackle(seconds: float, rate: float, low: float, high: float, chance: Chance) -> Wave:
    """Many small folds that snap, at random."""
    n = quick(span(seconds))
    snaps = chance.random(n) < rate / RATE
    sizes = snaps * chance.uniform(0.3, 1.0, n) * chance.choice([-1.0, 1.0], n)
    return np.fft.irfft(np.fft.rfft(sizes) * band(n, low, high), n)[: span(seconds)]


def paper(chance: Chance) -> Pair:
    """A page is turned: it is taken up, swings over and lies down."""
    seconds = chance.uniform(0.34, 0.42)
    swing = noise(seconds, 900, 4600, chance, 2) * hump(seconds, 0.55) ** 1.5
    folds = 1.4 * crackle(seconds, 1500, 1200, 5500, chance) * (0.25 + hump(seconds, 0.4))
    lies = 0.5 * burst(0.12, 250, 2600, 0.022, chance, attack=0.006)
    swell = (1 + 0.5 * np.sin(2 * np.pi * (chance.uniform(9, 13) * clock(seconds) + chance.random()))) / 1.5
    edge = hump(seconds) ** 0.3
    return in_room(laid([(0.0, (0.5 * swing * swell + folds) * edge), (seconds * 0.8, lies)]), chance, 0.25)


def food(chance: Chance) -> Pair:
    """A sack is set down: a soft thump, and the grain in it moves."""
    thump = 1.2 * burst(0.25, 70, 330, 0.040, chance, attack=0.004)
    grain = 0.16 * noise(0.22, 1400, 4200, chance, 2) * hump(0.22, 0.22) ** 1.3
    seeds = 0.9 * crackle(0.22, 700, 1600, 5500, chance) * hump(0.22, 0.25)
    return in_room(laid([(0.0, thump), (0.004, grain), (0.004, seeds)]), chance, 0.25)


def leaves(seconds: float, chance: Chance) -> Wave:
    """Dry leaves are blown along."""
    n = quick(span(seconds))
    rustle = hiss(n, band(n, 2200, 7000, 1), chance)[: span(seconds)]
    return (0.3 * rustle + 3 * crackle(seconds, 300, 1800, 7000, chance)) * hump(seconds, 0.4) ** 1.5
