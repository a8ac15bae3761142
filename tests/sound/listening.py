"""Listening by measuring: minutes of a piece as heard, their spectrum, their seams, and what repeats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.sound.music.composer import Composer
from game.sound.names import RATE
from game.sound.score import Layer, Phrase, Piece, Voice
from game.sound.synthesis import ensemble
from game.sound.synthesis.waves import Pcm

Samples = NDArray[np.float32]
Features = NDArray[np.float64]
MINUTES = 12.0  # so that lags of ten minutes are compared over two
HOP = 22_050  # samples from one frame of features to the next: half a second
FRAME = 32_768
FIRST, SHORTEST = 20.0, 120.0  # seconds of the shortest lag, and of what is compared at least
AROUND = 441  # samples around a seam: 10 ms
MOMENT, FLOOR = 2205, 1e-6  # samples of a moment; the power that nobody hears: -60 dB
OCTAVES = (63, 125, 250, 500, 1000, 2000, 4000, 8000, 16_000)  # Hertz
LEAST = 1e-4  # a step that nobody hears: -80 dB


class Heard(NamedTuple):
    """Minutes of a piece between -1 and 1, and where its phrases begin and end, in samples."""

    samples: Samples
    seams: tuple[int, ...]
    phrases: int


@lru_cache(400)
def note(voice: Voice, pitch: int, variant: int) -> Pcm:
    """Return a note, made once."""
    return ensemble.note(voice, pitch, variant)


def heard(piece: Piece, layers: Sequence[Layer], minutes: float = MINUTES, seed: int = 1) -> Heard:
    """Play a piece for some minutes, with some of its layers, as the player lays phrase upon phrase."""
    length, written = round(minutes * 60 * RATE), phrases(piece, minutes, seed)
    whole, at, seams = np.zeros((length, 2), np.float32), 0.0, list[int]()
    for phrase in written:
        start = round(at * RATE)
        for layer in layers:
            pcm = ensemble.mixed(phrase.layers[layer], phrase.seconds, note)[: length - start]
            whole[start : start + len(pcm)] += pcm / np.float32(ensemble.FULL)
            seams += [start, start + len(pcm)]
        at += phrase.seconds
    inner = {seam for seam in seams if AROUND < seam < length - AROUND}
    return Heard(whole, tuple(sorted(inner)), len(written))


def phrases(piece: Piece, minutes: float, seed: int) -> list[Phrase]:
    """Return the phrases of so many minutes."""
    composer, found = Composer(piece, seed), list[Phrase]()
    while sum(phrase.seconds for phrase in found) < minutes * 60:
        found.append(composer.phrase())
    return found


def seam(music: Heard) -> float:
    """Return the largest step between two samples at a seam, as a share of the largest within 10 ms of it.

    A click would stand out with more than 1; a note that begins there is loud only after it.
    """
    found = []
    for at in music.seams:
        steps = np.abs(np.diff(music.samples[at - AROUND : at + AROUND + 1], axis=0)).max(axis=1)
        here = float(steps[AROUND - 2 : AROUND + 2].max())
        near = np.concatenate([steps[: AROUND - 2], steps[AROUND + 2 :]])
        found.append(here / max(float(near.max()), LEAST))
    return max(found)


def drop(music: Heard) -> tuple[float, float]:
    """Return the largest fall of the level from one moment to the next, at a seam and anywhere, in dB.

    What rings dies away slowly; a phrase or an echo that is cut off is gone at once.
    """
    mono = music.samples.mean(axis=1).astype(np.float64)
    summed = np.concatenate([[0.0], np.cumsum(mono * mono)])

    def most(places: Sequence[int]) -> float:
        at = np.array(places)
        at = at[(at > MOMENT) & (at < len(mono) - MOMENT)]
        before, after = summed[at] - summed[at - MOMENT], summed[at + MOMENT] - summed[at]
        levels = [10 * np.log10(power / MOMENT + FLOOR) for power in (before, after)]
        return float((levels[0] - levels[1]).max())

    return most(music.seams), most(range(0, len(mono), MOMENT // 5))


def octaves(samples: Samples) -> list[float]:
    """Return the share of the power in each octave, by its middle in OCTAVES, in dB."""
    powers = np.zeros(FRAME // 2 + 1)
    for part in _spectra(samples):
        powers += part * part
    hertz, whole = _hertz(), powers.sum()
    inside = [powers[(hertz >= middle / 2**0.5) & (hertz < middle * 2**0.5)].sum() for middle in OCTAVES]
    return [float(10 * np.log10(power / whole + 1e-9)) for power in inside]


def centroid(samples: Samples) -> float:
    """Return the middle of the spectrum, in Hertz, of what sounds."""
    powers = np.zeros(FRAME // 2 + 1)
    for part in _spectra(samples):
        powers += part * part
    return float((powers * _hertz()).sum() / powers.sum())


def chroma(samples: Samples) -> Features:
    """Return how strong each of the twelve pitch classes is, every half second."""
    hertz = _hertz()
    useful = (hertz > 60) & (hertz < 2500)
    classes = np.round(12 * np.log2(hertz[useful] / 440)).astype(int) % 12
    frames = []
    for part in _spectra(samples):
        frames.append(np.bincount(classes, part[useful], 12))
    return np.sqrt(np.array(frames))


def onsets(samples: Samples) -> Features:
    """Return how strongly something begins, in eight bands, every tenth of a second."""
    hop = RATE // 10
    frames = _mono(samples[: len(samples) // hop * hop]).reshape(-1, hop)
    power = np.abs(np.fft.rfft(frames * np.hanning(hop), axis=1))
    edges = np.searchsorted(np.fft.rfftfreq(hop, 1 / RATE), [80, 160, 320, 640, 1280, 2560, 5120, 10_240])
    bands = np.log(1e-3 + np.array([part.sum(axis=1) for part in np.split(power, edges, axis=1)]).T)
    return np.maximum(0, np.diff(bands, axis=0))


def likeness(features: Features, rate: float) -> tuple[float, float]:
    """Return how like itself a piece is at best, from 0 to 1, and after how many seconds: 1 is a loop."""
    own = features - features.mean(axis=0)
    n, size = len(own), 1 << (2 * len(own)).bit_length()
    spectrum = np.fft.rfft(own, size, axis=0)
    alike = np.fft.irfft((np.abs(spectrum) ** 2).sum(axis=1), size)[:n]
    energy = np.concatenate([[0.0], np.cumsum((own**2).sum(axis=1))])
    lags = np.arange(round(FIRST * rate), n - round(SHORTEST * rate))
    shares = alike[lags] / np.sqrt((energy[n - lags]) * (energy[n] - energy[lags]))
    best = int(shares.argmax())
    return float(shares[best]), float(lags[best] / rate)


def _spectra(samples: Samples) -> Iterator[Features]:
    """Yield the strength of every frequency, every half second."""
    mono, window = _mono(samples), np.hanning(FRAME)
    for at in range(0, len(mono) - FRAME, HOP):
        yield np.abs(np.fft.rfft(mono[at : at + FRAME] * window))


def _mono(samples: Samples) -> Samples:
    return (samples[:, 0] + samples[:, 1]) / 2


def _hertz() -> Features:
    return np.fft.rfftfreq(FRAME, 1 / RATE)
