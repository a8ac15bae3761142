"""The windlass: a wooden axle that sticks and slips, and a pawl that falls from tooth to tooth."""

from __future__ import annotations

import numpy as np

from game.sound.names import RATE
from game.sound.synthesis.waves import (
    Chance,
    Mode,
    Pair,
    Wave,
    clock,
    hump,
    in_room,
    laid,
    off,
    quick,
    snap,
    span,
    struck,
)

AXLE: list[Mode] = [
    (310, 0.014, 1.0),
    (560, 0.012, 0.9),
    (905, 0.009, 0.7),
    (1480, 0.006, 0.4),
    (2150, 0.004, 0.2),
]
PAWL: list[Mode] = [(420, 0.020, 0.8), (980, 0.014, 1.0), (1830, 0.009, 0.6), (3100, 0.005, 0.3)]
SECONDS = 0.62
TEETH = 5


def slips(seconds: float, chance: Chance) -> Wave:
    """The moments at which the axle slips: some sixty a second, never quite regular."""
    t = clock(seconds)
    rate = chance.uniform(52, 66) * (
        1 + 0.3 * np.sin(2 * np.pi * (chance.uniform(1.0, 1.5) * t + chance.random()))
    )
    rounds = np.floor(np.cumsum(rate) / RATE + chance.random())
    at = np.flatnonzero(np.diff(rounds)) + 1
    at = np.clip(at + chance.integers(-60, 60, len(at)), 0, len(t) - 1)
    moments = np.zeros(len(t))
    moments[at] = chance.uniform(0.4, 1.0, len(at))
    return moments


def creak(chance: Chance) -> Wave:
    """Every slip strikes the frame."""
    frame = struck(off(AXLE, chance, 0.1), 0.1, 0.0006)
    moments = slips(SECONDS, chance) * hump(SECONDS, 0.4)
    n = quick(span(SECONDS) + len(frame))
    creaking: Wave = np.fft.irfft(np.fft.rfft(moments, n) * np.fft.rfft(frame, n), n)
    return creaking[: span(SECONDS) + len(frame)]


def windlass(chance: Chance) -> Pair:
    """A part of a turn: the load comes up."""
    parts = [(0.0, 0.8 * creak(chance))]
    step = SECONDS / TEETH
    for tooth in range(TEETH):
        at = step * (tooth + 0.25 + 0.12 * chance.uniform(-1, 1))
        fall = struck(off(PAWL, chance), 0.15, 0.0003)
        fall[: span(0.016)] += 0.7 * snap(chance)[: span(0.016)]
        parts.append((at, chance.uniform(0.5, 0.8) * fall))
    return in_room(laid(parts), chance, 0.35, 0.08, 2400)
