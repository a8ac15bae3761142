"""Loudness after ITU-R BS.1770-4: integrated with both gates, momentary, true peak; air above 6 kHz."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import log10, pi, tan
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.sound.names import RATE

Pair = NDArray[np.float64] | NDArray[np.float32]
Power = NDArray[np.float64]
MOMENT, HOP = 0.4, 0.1  # seconds of a gating block, and from one to the next
OFFSET = -0.691
SILENCE, BELOW = -70.0, 10.0  # LUFS of the absolute gate; LU of the relative one under the mean
NOTHING = 1e-12
WHOLE, LEAD = 1 << 19, RATE  # samples that are filtered at a time, and those that lead in and out
OVER = 4  # times the rate at which true peaks are looked for
FINE, AROUND = 1 << 15, 64  # samples that are looked at so at a time, and those on either side of them
AIR = 6000.0  # Hertz above which struck things have air


class Loudness(NamedTuple):
    """The loudness of a stretch of sound: LUFS integrated and of the loudest moment, dBTP."""

    integrated: float
    momentary: float
    peak: float


def measured(pair: Pair) -> Loudness:
    """Return the loudness of samples between -1 and 1, left and right."""
    powers = moments(pair)
    return Loudness(integrated(powers), level(float(powers.max())), true_peak(pair))


def moments(pair: Pair) -> Power:
    """Return the weighted power of each gating block, both sides summed."""
    squares = np.concatenate([part[0] * part[0] + part[1] * part[1] for part in _weighted(pair)])
    summed = np.concatenate([[0.0], np.cumsum(squares, dtype=np.float64)])
    block, hop = round(MOMENT * RATE), round(HOP * RATE)
    starts = np.arange(0, max(1, len(pair) - block + 1), hop)
    ends = np.minimum(starts + block, len(pair))
    powers: Power = (summed[ends] - summed[starts]) / block
    return powers


def integrated(powers: Power) -> float:
    """Return the integrated loudness of gating blocks: silence and what is far softer do not count."""
    heard = powers[powers > _power(SILENCE)]
    if not len(heard):
        return SILENCE
    return level(float(heard[heard > _power(level(float(heard.mean())) - BELOW)].mean()))


def level(power: float) -> float:
    """Return the loudness of a weighted power, in LUFS."""
    return OFFSET + 10 * log10(max(power, NOTHING))


def true_peak(pair: Pair) -> float:
    """Return the highest level between the samples, at four times their rate, in dBTP."""
    most = float(np.abs(pair).max(initial=0.0))
    if most <= 0:
        return -120.0
    block, highest = FINE - 2 * AROUND, most
    for start in range(0, len(pair), block):
        if np.abs(pair[start : start + block]).max() < most / 2:
            continue
        part = np.ascontiguousarray(pair[max(0, start - AROUND) : start + block + AROUND].T)
        length = part.shape[1]
        fine = np.fft.irfft(np.fft.rfft(part), OVER * length) * OVER
        inner = fine[:, OVER * AROUND // 2 : -OVER * AROUND // 2 or None]
        highest = max(highest, float(np.abs(inner).max()))
    return 20 * log10(highest)


def air(pair: Pair) -> float:
    """Return the share of the power above 6 kHz, in dB."""
    power = np.sum(np.abs(np.fft.rfft(pair, axis=0)) ** 2, axis=1)
    high = power[np.fft.rfftfreq(len(pair), 1 / RATE) >= AIR].sum()
    return 10 * log10(max(float(high / power.sum()), NOTHING))


def _power(loudness: float) -> float:
    return float(10 ** ((loudness - OFFSET) / 10))


def _weighted(pair: Pair) -> Iterator[Pair]:
    """Yield the K-weighted samples of each side, piece by piece, as finely as they are given."""
    piece, response = WHOLE - 2 * LEAD, _response(WHOLE)
    if pair.dtype == np.float32:
        response = response.astype(np.complex64)
    for start in range(0, len(pair), piece):
        lead = min(LEAD, start)
        part = np.ascontiguousarray(pair[start - lead : start + piece].T)
        heard = np.fft.irfft(np.fft.rfft(part, WHOLE) * response, WHOLE)
        yield heard[:, lead : part.shape[1]]


@cache
def _response(n: int) -> NDArray[np.complex128]:
    """Return what the two filters of the standard do to each frequency of n samples.

    It gives them for 48 kHz; these are the analogue filters they were made of, taken to this rate.
    """
    z = np.exp(-2j * pi * np.fft.rfftfreq(n))
    return _biquad(z, *_shelf(1681.974450955533, 3.999843853973347, 0.7071752369554196)) * _biquad(
        z, *_deep(38.13547087602444, 0.5003270373238773)
    )


def _biquad(z: NDArray[np.complex128], over: list[float], under: list[float]) -> NDArray[np.complex128]:
    found: NDArray[np.complex128] = np.polyval(over[::-1], z) / np.polyval(under[::-1], z)
    return found


def _shelf(hertz: float, gain: float, q: float) -> tuple[list[float], list[float]]:
    """Return the first filter's coefficients: the head makes what is high louder."""
    k, high = tan(pi * hertz / RATE), 10 ** (gain / 20)
    middle = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    over = [high + middle * k / q + k * k, 2 * (k * k - high), high - middle * k / q + k * k]
    return [b / a0 for b in over], [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]


def _deep(hertz: float, q: float) -> tuple[list[float], list[float]]:
    """Return the second filter's coefficients: what is very low is hardly heard."""
    k = tan(pi * hertz / RATE)
    a0 = 1 + k / q + k * k
    return [1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0]
