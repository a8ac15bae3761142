"""The ambience of each season, as loops without an audible seam."""

from __future__ import annotations

import numpy as np

from game.sound.names import RATE
from game.sound.synthesis.waves import Chance, Pair, Wave, band, hiss, hump, scaled, span

LONG = 1 << 19  # samples; some twelve seconds
FEW = 1 << 11  # points of a slow curve


def swell(chance: Chance, cycles: int, depth: float) -> Wave:
    """Comes and goes; its shortest wave fits into a loop `cycles` times. Around 1, and never below 0."""
    x = np.linspace(0, 2 * np.pi, FEW + 1)
    waves = [np.sin(k * x + 2 * np.pi * chance.random()) / k**0.5 for k in range(1, cycles + 1)]
    curve = np.maximum(0.0, 1 + depth * scaled(np.sum(waves, axis=0)))
    slow: Wave = np.interp(np.arange(LONG) * (FEW / LONG), np.arange(FEW + 1), curve)
    return slow


def air(low: float, high: float, chance: Chance, slope: int = 1) -> Pair:
    """Moving air, not quite the same on both sides."""
    shape = band(LONG, low, high, slope)
    left, other = hiss(LONG, shape, chance), hiss(LONG, shape, chance)
    return np.stack([left, 0.5 * left + 0.866 * other], axis=1)


def moved(pair: Pair, *swells: Wave) -> Pair:
    whole: Pair = pair * np.prod(swells, axis=0)[:, None]
    return whole


def spring(chance: Chance) -> Pair:
    """A mild breeze in young leaves."""
    breeze = swell(chance, 5, 0.35)
    leaves = moved(air(1300, 3200, chance, 2), breeze, swell(chance, 7, 0.5))
    return moved(air(120, 600, chance, 2), breeze) + 0.07 * leaves


def summer(chance: Chance) -> Pair:
    """Warm, still air with crickets in it, some near, most far."""
    still = moved(air(100, 400, chance, 2), swell(chance, 4, 0.3))
    for _ in range(5):
        side, far = chance.uniform(0.15, 0.85), chance.uniform(0.10, 0.45)
        song = far * cricket(chance) * swell(chance, 3, 0.45)
        still += np.outer(song, [np.sqrt(1 - side), np.sqrt(side)])
    return still


def cricket(chance: Chance) -> Wave:
    """Chirps of three or four strokes of the wings, all through the loop."""
    chirps, strokes = int(chance.integers(19, 27)), int(chance.integers(3, 5))
    stroke = hump(0.019, 0.4)
    strength = np.zeros(LONG)
    for chirp in range(chirps):
        at = LONG * chirp / chirps + span(0.03 * chance.uniform(-1, 1))
        for i in range(strokes):
            places = (round(at) + span(0.031 * i) + np.arange(len(stroke))) % LONG
            strength[places] += (0.6 + 0.2 * i) * chance.uniform(0.8, 1.0) * stroke
    hertz = (
        round(chance.uniform(3700, 4400) * LONG / RATE) * RATE / LONG
    )  # a whole number of waves in the loop
    return strength * np.sin(2 * np.pi * hertz * np.arange(LONG) / RATE)


def autumn(chance: Chance) -> Pair:
    """Wind that gets up and drops, and what leaves are left."""
    gusts = swell(chance, 4, 0.5)
    low = moved(air(90, 380, chance, 2), swell(chance, 3, 0.3))
    middle = moved(air(350, 900, chance, 2), gusts, gusts)
    dry = moved(air(2200, 6000, chance), gusts, gusts, swell(chance, 9, 0.5))
    return low + 0.45 * middle + 0.07 * dry


def winter(chance: Chance) -> Pair:
    """Snow takes the sounds: a far, low wind, at times with a whistle in it."""
    low = moved(air(70, 230, chance, 2), swell(chance, 3, 0.35))
    whistle = moved(air(430, 540, chance, 4), swell(chance, 4, 0.7), swell(chance, 5, 0.5))
    return low + 0.10 * whistle
