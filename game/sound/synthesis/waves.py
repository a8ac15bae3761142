"""The building blocks of every sound: ringing modes, bands of noise, a room's echo, loudness."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from game.sound.form import RATE

Wave = NDArray[np.float64]
"""One channel: shape (n,)."""
Pair = NDArray[np.float64]
"""Left and right: shape (n, 2)."""
Pcm = NDArray[np.int16]
"""Left and right as a mixer takes them: shape (n, 2)."""
Chance = np.random.Generator
Mode = tuple[float, float, float]
"""Hertz, seconds until 1/e is left, strength."""

_BLOCK = 256
FAINT = 0.0015
EAR = 0.2  # seconds over which an ear sums up how loud something is


def chance_of(*seed: int) -> Chance:
    """Return the generator of a variant's differences; the same for the same numbers."""
    return np.random.default_rng(seed)


def span(seconds: float) -> int:
    """So many samples."""
    return round(seconds * RATE)


def clock(seconds: float) -> Wave:
    """The time of every sample."""
    return np.arange(span(seconds)) / RATE


def ring(hertz: float, decay: float, seconds: float) -> Wave:
    """One mode after a blow. Powers of one complex number, multiplied in blocks: no sine for every sample."""
    n = span(seconds)
    turn = np.exp((-1 / decay + 2j * np.pi * hertz) / RATE)
    small = turn ** np.arange(_BLOCK)
    large = turn ** (_BLOCK * np.arange(-(-n // _BLOCK)))
    return np.outer(large, small).ravel()[:n].imag.copy()


def struck(modes: Sequence[Mode], seconds: float, contact: float) -> Wave:
    """A body after a blow that lasts `contact` seconds: the longer, the duller."""
    parts = (amount * felt(hertz, contact) * ring(hertz, decay, seconds) for hertz, decay, amount in modes)
    whole: Wave = np.sum(list(parts), axis=0)
    return whole


def felt(hertz: float, contact: float) -> float:
    """Return how much of a mode is excited by a blow that rises and falls like half a sine."""
    x = 2 * hertz * contact
    return 0.785 if abs(x - 1) < 1e-6 else float(abs(np.cos(np.pi * x / 2) / (1 - x * x)))


def off(modes: Sequence[Mode], chance: Chance, tune: float = 0.03, strength: float = 0.2) -> list[Mode]:
    """The modes of another piece of the same kind."""
    whole = 1 + tune * chance.uniform(-1, 1)
    return [
        (
            hertz * whole * (1 + tune / 2 * chance.uniform(-1, 1)),
            decay * (1 + 0.15 * chance.uniform(-1, 1)),
            amount * (1 + strength * chance.uniform(-1, 1)),
        )
        for hertz, decay, amount in modes
    ]


@lru_cache(64)
def band(n: int, low: float, high: float, slope: int = 2) -> Wave:
    """The share that passes of each frequency of n samples; the edges are soft."""
    hertz = np.fft.rfftfreq(n, 1 / RATE)
    hertz[0] = hertz[1]
    passed: Wave = 1 / np.sqrt((1 + (low / hertz) ** (2 * slope)) * (1 + (hertz / high) ** (2 * slope)))
    passed[0] = 0.0
    return passed


def hiss(n: int, shape: Wave, chance: Chance) -> Wave:
    """Noise with this spectrum. It begins where it ends: a loop of it has no seam."""
    parts = chance.standard_normal((2, len(shape)), np.float32)
    return scaled(np.fft.irfft(shape * (parts[0] + 1j * parts[1]), n))


def scaled(wave: Wave) -> Wave:
    """As strong on the whole as 1."""
    strength = np.sqrt(np.mean(wave * wave))
    return wave / strength if strength > 0 else wave


def noise(seconds: float, low: float, high: float, chance: Chance, slope: int = 2) -> Wave:
    n = quick(span(seconds))
    return hiss(n, band(n, low, high, slope), chance)[: span(seconds)]


def quick(n: int) -> int:
    """The next length that a Fourier transform is quick with."""
    return 1 << (n - 1).bit_length()


def fall(seconds: float, attack: float, decay: float) -> Wave:
    """Rises within `attack`, then dies away."""
    t = clock(seconds)
    return np.minimum(1.0, t / attack) * np.exp(-np.maximum(0.0, t - attack) / decay)


def burst(
    seconds: float, low: float, high: float, decay: float, chance: Chance, attack: float = 0.001
) -> Wave:
    """Noise that is struck."""
    return noise(seconds, low, high, chance) * fall(seconds, attack, decay)


def hump(seconds: float, peak: float = 0.5) -> Wave:
    """Swells and fades: 0 at both ends, 1 at a share of the time."""
    x = np.linspace(0, 1, span(seconds))
    swelling: Wave = np.sin(np.pi * x ** (np.log(0.5) / np.log(peak))) ** 2
    return swelling


def laid(parts: Sequence[tuple[float, Wave]]) -> Wave:
    """Sounds one after another or over each other, each from its own second on."""
    starts = [span(at) for at, _ in parts]
    whole = np.zeros(max(start + len(wave) for start, (_, wave) in zip(starts, parts, strict=True)))
    for start, (_, wave) in zip(starts, parts, strict=True):
        whole[start : start + len(wave)] += wave
    return whole


def in_room(wave: Wave, chance: Chance, wet: float = 0.25, decay: float = 0.05, dark: float = 3500) -> Pair:
    """Heard in a room: on both sides, with an echo that differs between them."""
    tail = span(4 * decay)
    n = quick(len(wave) + tail)
    dry = np.fft.rfft(wave, n)
    sides = []
    for _ in range(2):
        echo = noise(4 * decay, 150, dark, chance) * fall(4 * decay, 0.004, decay)
        echo *= wet / np.sqrt(np.sum(echo * echo))
        sides.append(np.fft.irfft(dry * (1 + np.fft.rfft(echo, n)), n)[: len(wave) + tail])
    return np.stack(sides, axis=1)


def weight(n: int) -> Wave:
    """Return an ear's weight for each frequency of n samples: less for the low, a little more for the high.

    After the weighting K of ITU-R BS.1770.
    """
    hertz = np.fft.rfftfreq(n, 1 / RATE)
    deep = (hertz / 60) ** 2 / (1 + (hertz / 60) ** 2)
    bright: Wave = np.sqrt((1 + (hertz / 1100) ** 2) / (1 + (hertz / 1740) ** 2))
    return deep * bright


def loudness(pair: Pair) -> float:
    """Return the loudness of the loudest moment, in dB; a moment is the span an ear sums up."""
    n = quick(len(pair) + span(0.02))
    heard = np.fft.irfft(np.fft.rfft(pair.T, n) * weight(n), n)[:, : len(pair)]
    summed = np.concatenate([[0.0], np.cumsum(np.mean(heard * heard, axis=0))])
    window = span(EAR)
    loudest = (summed[window:] - summed[:-window]).max() if len(pair) > window else summed[-1]
    return decibels(float(loudest) / window)


def evenness(pair: Pair) -> float:
    """Return the loudness of a loop on the whole, in dB."""
    n = len(pair)
    parts = np.abs(np.fft.rfft(pair.T) * weight(n)) ** 2
    return decibels(float(parts.sum()) / n / n)


def decibels(power: float) -> float:
    return float(10 * np.log10(max(power, 1e-12)))


def finished(pair: Pair, level: float) -> Pcm:
    """At this loudness, without a click at either end and without an offset, as a mixer takes it."""
    pair = trimmed(pair)
    gain = edges(len(pair), 0.0006, 0.03)
    pair = pair * gain[:, None]
    pair -= np.outer(gain / gain.mean(), pair.mean(axis=0))
    return to_pcm(pair * 10 ** ((level - loudness(pair)) / 20))


def trimmed(pair: Pair) -> Pair:
    """Without what is too faint at the end to be heard."""
    size = np.abs(pair).max(axis=1)
    heard = np.flatnonzero(size > size.max() * FAINT)
    return pair[: heard[-1] + span(0.03)]


def edges(n: int, rise: float, end: float) -> Wave:
    """1, but 0 at the first and the last sample."""
    gain = np.ones(n)
    first, last = min(span(rise), n // 2), min(span(end), n // 2)
    gain[:first] = np.sin(np.linspace(0, np.pi / 2, first, endpoint=False)) ** 2
    gain[n - last :] = np.cos(np.linspace(0, np.pi / 2, last)) ** 2
    return gain


def to_pcm(pair: Pair) -> Pcm:
    """Whole numbers; what would be too loud is bent instead of cut."""
    knee = 0.5
    over = np.abs(pair) - knee
    bent = np.where(over > 0, np.sign(pair) * (knee + 0.4 * np.tanh(over / 0.4)), pair)
    return np.round(bent * 32767).astype(np.int16)
