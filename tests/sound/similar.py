"""How like each other the passages of a piece are: what comes again would be heard as a loop."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.sound.names import RATE
from tests.sound.listening import Features, Samples

PITCHES = range(36, 97)  # semitones of the spectrogram
PACE = 4.0  # frames a second
FRAME = 16_384
PASSAGE = 16.0  # seconds of a passage
APART = 30.0  # seconds between two passages that are compared, at least
PARTS, HEARD = 4, 0.3  # parts of a passage that all sound: what is mostly silence is like all silence


class Alike(NamedTuple):
    """How like each other two passages are, from 0 to 1, and the seconds at which they begin."""

    share: float
    first: float
    second: float


def semitones(samples: Samples) -> Features:
    """Return how strong each semitone is, four times a second."""
    mono, hop, window = samples.mean(axis=1), round(RATE / PACE), np.hanning(FRAME)
    places = np.round(12 * np.log2(np.maximum(np.fft.rfftfreq(FRAME, 1 / RATE), 1) / 440)).astype(int) + 69
    useful = (places >= PITCHES.start) & (places < PITCHES.stop)
    rows = []
    for at in range(0, len(mono) - FRAME, hop):
        power = np.abs(np.fft.rfft(mono[at : at + FRAME] * window))[useful]
        rows.append(np.bincount(places[useful] - PITCHES.start, power, len(PITCHES)))
    return np.sqrt(np.array(rows))


def most_alike(one: Features, other: Features | None = None) -> Alike:
    """Return the two most similar passages of a piece that are some time apart, or of two pieces."""
    these, those = _passages(one), _passages(one if other is None else other)
    shares = these @ those.T
    if other is None:
        places = np.arange(len(shares))
        shares[np.abs(places[:, None] - places) < APART * PACE] = 0
    first, second = np.unravel_index(int(shares.argmax()), shares.shape)
    return Alike(float(shares[first, second]), float(first / PACE), float(second / PACE))


def _passages(features: Features) -> NDArray[np.float32]:
    """Return every passage as a row of length 1, less what all have in common; silent ones are 0."""
    long = round(PASSAGE * PACE)
    rows = _windows(features - features.mean(axis=0), long)
    power = (features * features).sum(axis=1)
    parts = _windows(power, long).reshape(len(rows), PARTS, -1).mean(axis=2)
    heard = parts.min(axis=1) > HEARD * np.median(power)
    length = np.maximum(np.linalg.norm(rows, axis=1), 1e-9)
    found: NDArray[np.float32] = (rows * (heard / length)[:, None]).astype(np.float32)
    return found


def _windows(features: Features, long: int) -> Features:
    """Return every window of so many frames as a row."""
    windows = np.lib.stride_tricks.sliding_window_view(features, long, axis=0)
    return windows.reshape(len(windows), -1)
