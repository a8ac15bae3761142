"""Water: what is heard of a drop is the bubble it leaves, whose pitch rises as it comes up."""

from __future__ import annotations

import numpy as np

from game.sound.names import RATE
from game.sound.synthesis.waves import Chance, Pair, Wave, burst, clock, hump, in_room, laid, noise


def bubble(hertz: float, rise: float, decay: float) -> Wave:
    """A bubble of this pitch (after Minnaert); `rise` is how far the pitch climbs within its life."""
    t = clock(7 * decay)
    pitch = hertz * (1 + rise * t / (7 * decay))
    attack = 1 - np.exp(-t / (0.6 / hertz))
    return attack * np.exp(-t / decay) * np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


def drop(hertz: float, chance: Chance) -> Wave:
    """It strikes with a tick; the bubble sounds a moment later."""
    tick = 0.20 * burst(0.012, 1800, 11_000, 0.0025, chance)
    late = chance.uniform(0.012, 0.022)
    return laid([(0.0, tick), (late, bubble(hertz, chance.uniform(0.5, 0.9), 16 / hertz))])


def water(chance: Chance) -> Pair:
    """Water comes into the mine: a drop, and two smaller ones behind it."""
    low = chance.uniform(430, 560)
    parts = [(0.0, drop(low, chance))]
    for i, at in enumerate(np.cumsum(chance.uniform(0.07, 0.12, 2))):
        parts.append((float(at), (0.5 - 0.18 * i) * drop(low * chance.uniform(1.4, 2.1), chance)))
    return in_room(laid(parts), chance, 0.55, 0.12, 2600)


def pour(chance: Chance) -> Pair:
    """A bucket is emptied: many bubbles, and the rush between them."""
    seconds = 0.55
    parts: list[tuple[float, Wave]] = []
    for at in seconds * np.sort(chance.beta(1.6, 2.4, 34)):
        hertz = float(np.exp(chance.uniform(np.log(340), np.log(1700))))
        strength = 0.5 * (500 / hertz) ** 0.5 * float(np.sin(np.pi * min(1.0, at / seconds + 0.08)))
        parts.append((float(at), strength * bubble(hertz, chance.uniform(0.2, 0.8), 12 / hertz)))
    rush = noise(seconds + 0.15, 400, 6000, chance, 1) * hump(seconds + 0.15, 0.32)
    return in_room(laid([*parts, (0.0, 0.07 * rush)]), chance, 0.35, 0.08, 2600)


def drip(chance: Chance) -> Pair:
    """One drop, far away in the mine."""
    return in_room(drop(chance.uniform(620, 1150), chance), chance, 1.6, 0.32, 2200)
