"""The sounds heard now and then outside: birds, a bee, a crow, a gust."""

from __future__ import annotations

import numpy as np

from game.sound.names import RATE
from game.sound.synthesis.soft import leaves
from game.sound.synthesis.waves import (
    Chance,
    Pair,
    Wave,
    band,
    clock,
    hump,
    in_room,
    laid,
    noise,
    quick,
    span,
)


def whistle(start: float, end: float, seconds: float, peak: float = 0.4, trill: float = 0.0) -> Wave:
    """A whistled note that glides from one pitch to another; `trill` sways it by so much of a share."""
    t = clock(seconds)
    pitch = np.geomspace(start, end, len(t)) * (1 + trill * np.sin(2 * np.pi * 26 * t))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    return (np.sin(phase) + 0.06 * np.sin(2 * phase)) * hump(seconds, peak)


def far(wave: Wave, chance: Chance, wet: float = 0.4) -> Pair:
    """Out in the open, at some distance."""
    return in_room(wave, chance, wet, 0.13, 4200)


def sung(notes: list[tuple[float, Wave]]) -> Wave:
    """Notes one after another, each with the pause before it; the first begins at once."""
    parts, at = [], -notes[0][0]
    for pause, note in notes:
        at += pause
        parts.append((at, note))
        at += len(note) / RATE
    return laid(parts)


def tit(chance: Chance) -> Pair:
    """A great tit: two notes to and fro."""
    high, low = chance.uniform(3900, 4300), chance.uniform(3000, 3300)
    notes = []
    for _ in range(int(chance.integers(3, 5))):
        notes += [(0.05, whistle(high, high * 0.97, 0.09)), (0.03, 0.8 * whistle(low, low * 1.02, 0.12))]
    return far(sung(notes), chance)


def finch(chance: Chance) -> Pair:
    """A chaffinch: a run downwards that ends in a flourish."""
    count, tune = int(chance.integers(9, 12)), chance.uniform(0.94, 1.06)
    notes = []
    for i in range(count):
        hertz = tune * (4700 - 2000 * i / count)
        length = 0.045 + 0.035 * i / count
        notes.append((0.025, (0.5 + 0.5 * i / count) * whistle(hertz * 1.12, hertz * 0.9, length)))
    notes += [
        (0.03, whistle(tune * 2500, tune * 4000, 0.07)),
        (0.02, whistle(tune * 3900, tune * 2600, 0.12, 0.3)),
    ]
    return far(sung(notes), chance)


def blackbird(chance: Chance) -> Pair:
    """A blackbird: a few full, unhurried notes."""
    hertz, notes = chance.uniform(1700, 2100), []
    for _ in range(int(chance.integers(4, 7))):
        following = float(np.clip(hertz * 2 ** chance.uniform(-0.4, 0.4), 1500, 2800))
        note = whistle(hertz, following, chance.uniform(0.11, 0.26), 0.45, 0.012)
        notes.append((chance.uniform(0.02, 0.09), chance.uniform(0.6, 1.0) * note))
        hertz = following
    return far(sung(notes), chance)


def cuckoo(chance: Chance) -> Pair:
    """A cuckoo, beyond the wood: a third down, a few times."""
    high = chance.uniform(640, 680)
    notes: list[tuple[float, Wave]] = []
    for _ in range(int(chance.integers(2, 4))):
        notes.append((0.55, whistle(high * 1.01, high, 0.17)))
        notes.append((0.09, 0.9 * whistle(high * 0.82, high * 0.80, 0.30, 0.3)))
    return far(sung(notes), chance, 0.8)


def yellowhammer(chance: Chance) -> Pair:
    """A yellowhammer: the same short note again and again, and a long one."""
    hertz, count = chance.uniform(3500, 3900), int(chance.integers(6, 9))
    notes = [
        (0.035, (0.4 + 0.6 * i / count) * whistle(hertz * 1.06, hertz * 0.97, 0.075, 0.5, 0.02))
        for i in range(count)
    ]
    return far(sung([*notes, (0.06, 0.8 * whistle(hertz * 0.86, hertz * 0.83, 0.42, 0.4))]), chance)


def bee(chance: Chance) -> Pair:
    """A bumblebee flies past: nearest in the middle of its way, and a little lower after it."""
    seconds, hertz = chance.uniform(2.2, 3.0), chance.uniform(165, 190)
    t = clock(seconds)
    passing = np.tanh(3 * (t / seconds - 0.5))
    wobble = 0.015 * np.sin(2 * np.pi * (3.1 * t + chance.random()))
    phase = 2 * np.pi * np.cumsum(hertz * (1 - 0.05 * passing + wobble)) / RATE
    buzz = np.sum([np.sin(k * phase) / k**1.1 for k in range(1, 9)], axis=0) * hump(seconds) ** 2
    left = 0.5 - 0.35 * passing * chance.choice([-1.0, 1.0])
    return np.stack([buzz * np.sqrt(left), buzz * np.sqrt(1 - left)], axis=1)


def crow(chance: Chance) -> Pair:
    """A crow, far off: two or three hoarse calls."""
    notes = []
    for _ in range(int(chance.integers(2, 4))):
        notes.append((chance.uniform(0.16, 0.26), chance.uniform(0.7, 1.0) * caw(chance)))
    return far(sung(notes), chance, 0.8)


def caw(chance: Chance) -> Wave:
    """A hoarse voice: rough pulses through a throat."""
    seconds = chance.uniform(0.26, 0.34)
    pitch = np.geomspace(540, 460, span(seconds)) * (1 + 0.05 * noise(seconds, 20, 90, chance))
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    voice = np.sum([np.sin(k * phase) for k in range(1, 7)], axis=0) + 0.8 * noise(seconds, 600, 2600, chance)
    n = quick(len(voice))
    throat = np.fft.irfft(np.fft.rfft(voice, n) * band(n, 900, 1700), n)[: len(voice)]
    return throat * hump(seconds, 0.35) ** 0.6


def gust(chance: Chance) -> Pair:
    """The wind takes hold of the leaves."""
    seconds = chance.uniform(2.4, 3.4)
    rush = noise(seconds, 250, 900, chance, 1) * hump(seconds, 0.4) ** 1.5
    return far(rush + 0.5 * leaves(seconds, chance), chance)
