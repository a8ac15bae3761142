"""The building blocks of every sound: ringing modes, bands of noise, a room's echo, loudness."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from game.sound.names import RATE

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
EAR = 0.2  # seconds over which the ear integrates loudness
KNEE, ABOVE = 0.40, 0.37  # the share of what is possible from which peaks are bent, and what is left for them
ROUNDS = 3


def chance_of(*seed: int) -> Chance:
    """Return the generator of a variant's differences; the same for the same numbers."""
    return np.random.default_rng(seed)


def span(seconds: float) -> int:
    """Return the number of samples in so many seconds."""
    return round(seconds * RATE)


def clock(seconds: float) -> Wave:
    """Return the time of every sample."""
    return np.arange(span(seconds)) / RATE


def ring(hertz: float, decay: float, seconds: float) -> Wave:
    """Return one mode after a blow, from powers of a complex number: quicker than a sine for every sample."""
    n = span(seconds)
    turn = np.exp((-1 / decay + 2j * np.pi * hertz) / RATE)
    small = turn ** np.arange(_BLOCK)
    large = turn ** (_BLOCK * np.arange(-(-n // _BLOCK)))
    return np.outer(large, small).ravel()[:n].imag.copy()


def struck(modes: Sequence[Mode], seconds: float, contact: float) -> Wave:
    """Return the sound of a body after a blow that lasts `contact` seconds: the longer, the duller."""
    parts = (amount * felt(hertz, contact) * ring(hertz, decay, seconds) for hertz, decay, amount in modes)
    whole: Wave = np.sum(list(parts), axis=0)
    return whole


def felt(hertz: float, contact: float) -> float:
    """Return the share of a mode that is excited by a blow which rises and falls like half a sine."""
    x = 2 * hertz * contact
    return 0.785 if abs(x - 1) < 1e-6 else float(abs(np.cos(np.pi * x / 2) / (1 - x * x)))


def off(modes: Sequence[Mode], chance: Chance, tune: float = 0.03, strength: float = 0.2) -> list[Mode]:
    """Return the modes of another piece of the same kind."""
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
    """Return a band-pass filter with soft edges: the share of each frequency of n samples that passes."""
    hertz = np.fft.rfftfreq(n, 1 / RATE)
    hertz[0] = hertz[1]
    passed: Wave = 1 / np.sqrt((1 + (low / hertz) ** (2 * slope)) * (1 + (hertz / high) ** (2 * slope)))
    passed[0] = 0.0
    return passed


def hiss(n: int, shape: Wave, chance: Chance) -> Wave:
    """Return noise with this spectrum. Its end joins its beginning, so a loop of it has no seam."""
    parts = chance.standard_normal((2, len(shape)), np.float32)
    return scaled(np.fft.irfft(shape * (parts[0] + 1j * parts[1]), n))


def scaled(wave: Wave) -> Wave:
    """Return a wave scaled to a root mean square of 1."""
    strength = np.sqrt(np.mean(wave * wave))
    return wave / strength if strength > 0 else wave


def noise(seconds: float, low: float, high: float, chance: Chance, slope: int = 2) -> Wave:
    n = quick(span(seconds))
    return hiss(n, band(n, low, high, slope), chance)[: span(seconds)]


def quick(n: int) -> int:
    """Return the next power of two, a length at which the Fourier transform is quick."""
    return 1 << (n - 1).bit_length()


def fall(seconds: float, attack: float, decay: float) -> Wave:
    """Return an envelope that rises within `attack`, then decays."""
    t = clock(seconds)
    return np.minimum(1.0, t / attack) * np.exp(-np.maximum(0.0, t - attack) / decay)


def burst(
    seconds: float, low: float, high: float, decay: float, chance: Chance, attack: float = 0.001
) -> Wave:
    """Return a burst of noise that decays."""
    return noise(seconds, low, high, chance) * fall(seconds, attack, decay)


def snap(chance: Chance, low: float = 5000, decay: float = 0.0016) -> Wave:
    """Return the instant of a contact: what two hard surfaces give off above everything that rings."""
    return burst(0.016, low, 16_000, decay * chance.uniform(0.8, 1.25), chance, attack=0.0002)


def hump(seconds: float, peak: float = 0.5) -> Wave:
    """Return an envelope that swells and fades: 0 at both ends, 1 at a share of the time."""
    x = np.linspace(0, 1, span(seconds))
    swelling: Wave = np.sin(np.pi * x ** (np.log(0.5) / np.log(peak))) ** 2
    return swelling


def laid(parts: Sequence[tuple[float, Wave]]) -> Wave:
    """Mix sounds, each from its own second on."""
    starts = [span(at) for at, _ in parts]
    whole = np.zeros(max(start + len(wave) for start, (_, wave) in zip(starts, parts, strict=True)))
    for start, (_, wave) in zip(starts, parts, strict=True):
        whole[start : start + len(wave)] += wave
    return whole


def in_room(wave: Wave, chance: Chance, wet: float = 0.25, decay: float = 0.05, dark: float = 3500) -> Pair:
    """Return a wave as heard in a room: in stereo, with an echo that differs between the sides."""
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
    """Return the weight of each frequency of n samples to the ear, after the K-weighting of ITU-R BS.1770."""
    hertz = np.fft.rfftfreq(n, 1 / RATE)
    deep = (hertz / 60) ** 2 / (1 + (hertz / 60) ** 2)
    bright: Wave = np.sqrt((1 + (hertz / 1100) ** 2) / (1 + (hertz / 1740) ** 2))
    return deep * bright


def loudness(pair: Pair) -> float:
    """Return the loudness of the loudest moment, in dB; a moment lasts EAR seconds."""
    n = quick(len(pair) + span(0.02))
    heard = np.fft.irfft(np.fft.rfft(pair.T, n) * weight(n), n)[:, : len(pair)]
    summed = np.concatenate([[0.0], np.cumsum(np.mean(heard * heard, axis=0))])
    window = span(EAR)
    loudest = (summed[window:] - summed[:-window]).max() if len(pair) > window else summed[-1]
    return decibels(float(loudest) / window)


def evenness(pair: Pair) -> float:
    """Return the mean loudness of a loop, in dB."""
    n = len(pair)
    parts = np.abs(np.fft.rfft(pair.T) * weight(n)) ** 2
    return decibels(float(parts.sum()) / n / n)


def decibels(power: float) -> float:
    return float(10 * np.log10(max(power, 1e-12)))


def finished(pair: Pair, level: float) -> Pcm:
    """Return a sound as a mixer takes it: at this loudness, without a click at either end or an offset."""
    pair = trimmed(pair)
    gain = edges(len(pair), 0.0004, 0.03)
    pair = pair * gain[:, None]
    pair -= np.outer(gain / gain.mean(), pair.mean(axis=0))
    strength = level - loudness(pair)
    for _ in range(ROUNDS):  # what bends the peaks takes some of the loudness
        strength += level - loudness(bent(pair * 10 ** (strength / 20)))
    return to_pcm(pair * 10 ** (strength / 20))


def looped(pair: Pair, level: float) -> Pcm:
    """Return a loop as a mixer takes it: at this loudness, with both ends as they are."""
    return to_pcm(pair * 10 ** ((level - evenness(pair)) / 20))


def trimmed(pair: Pair) -> Pair:
    """Return a sound without the end that is too faint to be heard."""
    size = np.abs(pair).max(axis=1)
    heard = np.flatnonzero(size > size.max() * FAINT)
    return pair[: heard[-1] + span(0.03)]


def edges(n: int, rise: float, end: float) -> Wave:
    """Return an envelope of 1 that fades in and out at the ends."""
    gain = np.ones(n)
    first, last = min(span(rise), n // 2), min(span(end), n // 2)
    gain[:first] = np.sin(np.linspace(0, np.pi / 2, first, endpoint=False)) ** 2
    gain[n - last :] = np.cos(np.linspace(0, np.pi / 2, last)) ** 2
    return gain


def to_pcm(pair: Pair) -> Pcm:
    """Return whole numbers, bent."""
    return np.round(bent(pair) * 32767).astype(np.int16)


def bent(pair: Pair) -> Pair:
    """Return samples of which those above the knee are compressed instead of cut."""
    over = np.abs(pair) - KNEE
    whole: Pair = np.where(over > 0, np.sign(pair) * (KNEE + ABOVE * np.tanh(over / ABOVE)), pair)
    return whole
