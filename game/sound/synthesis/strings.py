"""Strings and reeds: a plucked zither, a harmonium, and low strings under a bow."""

from __future__ import annotations

import numpy as np

from game.sound.names import RATE
from game.sound.synthesis.waves import (
    Chance,
    Mode,
    Wave,
    burst,
    clock,
    noise,
    off,
    ring,
    snap,
    span,
    struck,
)

D4, E4, G4, A4, B4, D5, E5, F_SHARP5, G5 = (
    293.66,
    329.63,
    392.0,
    440.0,
    493.88,
    587.33,
    659.26,
    739.99,
    783.99,
)
"""Notes in hertz, by octave."""
HIGHEST = 15_000.0  # Hertz of the highest partial
STIFF = 0.00016  # a string's partials lie a little higher than multiples of its pitch
CENT = 2 ** (1 / 1200)
BOX: list[Mode] = [(118, 0.05, 0.8), (203, 0.04, 1.0), (331, 0.03, 0.7), (547, 0.02, 0.4)]
"""What rings of the zither's box at each touch."""
BODY = ((240.0, 90.0, 1.0), (430.0, 130.0, 0.9), (1050.0, 380.0, 0.55), (2350.0, 800.0, 0.25))
"""Where the body of a viol is loud: the middle, the width, how much."""


def pluck(hertz: float, seconds: float, chance: Chance, bright: float = 0.5) -> Wave:
    """Return a course of two strings that a quill plucks: their partials die away, the highest first."""
    place = chance.uniform(0.13, 0.22)
    whole = np.zeros(span(seconds))
    for apart, share in ((chance.uniform(0.3, 0.8), 1.0), (-chance.uniform(0.3, 0.8), 0.8)):
        number = 1
        while (pitch := number * hertz * CENT**apart * (1 + STIFF * number * number) ** 0.5) < HIGHEST:
            force = np.sin(np.pi * number * place) / number * np.exp(-pitch / (1800 + 5200 * bright))
            decay = min(2.2, 260 / hertz) * chance.uniform(0.9, 1.1) / (1 + (pitch / 2600) ** 1.1)
            part = ring(pitch, decay, min(seconds, 8 * decay))
            whole[: len(part)] += share * force * part
            number += 1
    return _with(
        whole, 0.05 * struck(off(BOX, chance), 0.3, 0.0008), (0.02 + 0.05 * bright) * snap(chance, 3500)
    )


def reed(hertz: float, seconds: float, chance: Chance) -> Wave:
    """Return two reeds of a harmonium, tuned apart so that they beat slowly, and the breath in them."""
    beat = chance.uniform(0.5, 0.9)
    whole = np.zeros(span(seconds))
    for apart in (-beat / 2, beat / 2):
        number = 1
        while (pitch := number * (hertz + apart)) < min(HIGHEST, 22 * hertz):
            hollow = 0.7 if number % 2 == 0 else 1.0
            voice = 1 + 0.8 * np.exp(-(((pitch - 1250) / 700) ** 2))
            whole += hollow * voice * number**-1.25 * ring(pitch, 1e9, seconds)
            number += 1
    t = clock(seconds)
    bellows = 1 + 0.06 * np.sin(2 * np.pi * (chance.uniform(0.18, 0.3) * t + chance.random()))
    breath = 0.02 * noise(seconds, 2200, 9000, chance)
    breathed: Wave = (whole + breath) * bellows
    return breathed


def bow(hertz: float, seconds: float, chance: Chance) -> Wave:
    """Return a low string under a bow: it sticks and slips, and the hand sways a little once it has begun."""
    t = clock(seconds)
    sway = (
        0.0016 * np.minimum(1, t / 1.5) * np.sin(2 * np.pi * (chance.uniform(4.1, 4.8) * t + chance.random()))
    )
    phase = 2 * np.pi * np.cumsum(hertz * (1 + sway)) / RATE
    whole = np.zeros(len(t))
    for number in range(1, int(min(30, 5200 / hertz)) + 1):
        loud = 0.12 + sum(
            much * np.exp(-(((number * hertz - middle) / wide) ** 2)) for middle, wide, much in BODY
        )
        whole += loud / number**0.9 * np.sin(number * phase + 2 * np.pi * chance.random())
    pressure = 1 + 0.10 * noise(seconds, 0.4, 3, chance)
    hair = 0.012 * noise(seconds, 1500, 9000, chance)
    drawn: Wave = (whole + hair) * pressure
    return drawn


def pressed(wave: Wave, rise: float, end: float) -> Wave:
    """Return a tone that begins and ends softly."""
    gain = np.ones(len(wave))
    first, last = min(span(rise), len(wave) // 2), min(span(end), len(wave) // 2)
    gain[:first] = np.sin(np.linspace(0, np.pi / 2, first, endpoint=False)) ** 2
    gain[len(wave) - last :] = np.cos(np.linspace(0, np.pi / 2, last)) ** 2
    return wave * gain


def tap(chance: Chance) -> Wave:
    """Return fingers on the zither's box."""
    return _with(
        struck(off(BOX, chance), 0.3, 0.0012),
        0.08 * burst(0.03, 900, 5000, 0.004, chance),
        0.04 * snap(chance),
    )


def _with(whole: Wave, *onsets: Wave) -> Wave:
    """Mix what sounds at the beginning alone."""
    for onset in onsets:
        n = min(len(onset), len(whole))
        whole[:n] += onset[:n]
    return whole
