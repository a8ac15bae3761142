"""Wood on wood: disks and tokens on the table, logs, the mallet at a prop."""

from __future__ import annotations

import numpy as np

from game.sound.synthesis.waves import Chance, Mode, Pair, Wave, burst, in_room, laid, off, snap, struck

TABLE: list[Mode] = [(205, 0.018, 0.35), (328, 0.016, 0.5), (515, 0.013, 0.5), (842, 0.010, 0.4)]
DISK: list[Mode] = [
    (1180, 0.014, 0.9),
    (1940, 0.012, 1.0),
    (2870, 0.009, 0.8),
    (4150, 0.006, 0.6),
    (6350, 0.004, 0.7),
    (8900, 0.003, 0.6),
]
TOKEN: list[Mode] = [(690, 0.019, 1.0), (1210, 0.014, 0.9), (1890, 0.010, 0.6), (2960, 0.007, 0.4)]
LOG: list[Mode] = [
    (238, 0.040, 0.6),
    (447, 0.034, 0.9),
    (731, 0.028, 0.9),
    (1136, 0.020, 0.6),
    (1720, 0.012, 0.4),
]
PROP: list[Mode] = [
    (152, 0.045, 0.5),
    (281, 0.042, 0.9),
    (463, 0.034, 1.0),
    (786, 0.025, 0.8),
    (1320, 0.014, 0.6),
]

HARD = 0.5  # the share of the instant in which two pieces touch


def blow(body: list[Mode], contact: float, chance: Chance, grain: float = 0.15) -> Wave:
    """One piece of wood meets another: both ring shortly, and the surfaces scrape."""
    ringing = struck(off(body, chance), 0.3, contact * (1 + 0.2 * chance.uniform(-1, 1)))
    scrape = burst(0.03, 900, 5000, 0.003, chance, attack=0.0005)
    ringing[: len(scrape)] += grain * scrape
    touch = snap(chance)
    ringing[: len(touch)] += HARD * touch
    return ringing


def bounced(body: list[Mode], contact: float, chance: Chance, apart: float, kept: float) -> Wave:
    """Falls on the table, and bounces twice, lower each time. No two pieces have quite the same pitch."""
    own, parts, at, strength = off(body, chance, 0.09), [], 0.0, 1.0
    for _ in range(3):
        parts.append((at, strength * blow(TABLE + own, contact, chance)))
        at += apart * (1 + 0.25 * chance.uniform(-1, 1))
        apart, strength = apart * 0.6, strength * kept * (1 + 0.3 * chance.uniform(-1, 1))
    return laid(parts)


def disk(chance: Chance) -> Pair:
    """A small wooden disk is laid on the table."""
    return in_room(bounced(DISK, 0.00025, chance, 0.055, 0.3), chance, 0.3)


def token(chance: Chance) -> Pair:
    """A larger token, set down with care."""
    return in_room(bounced(TOKEN, 0.0005, chance, 0.038, 0.14), chance, 0.3)


def log(chance: Chance) -> Pair:
    """A log on a pile of others: a few duller blows as it comes to rest."""
    parts = [(0.0, blow(LOG, 0.0008, chance, 0.25))]
    for at in np.cumsum(chance.uniform(0.05, 0.09, 2)):
        parts.append((float(at), chance.uniform(0.25, 0.45) * blow(LOG, 0.0010, chance, 0.3)))
    return in_room(laid(parts), chance, 0.3)


def hammer(chance: Chance) -> Pair:
    """Two blows of a mallet drive a prop home; as it sits tighter, the second sounds a little higher."""
    tight = [(hertz * 1.07, decay * 0.85, amount) for hertz, decay, amount in PROP]
    gap = chance.uniform(0.20, 0.23)
    parts = [(0.0, 0.85 * blow(PROP, 0.0009, chance, 0.3)), (gap, blow(tight, 0.0008, chance, 0.3))]
    return in_room(laid(parts), chance, 0.45, 0.09, 2200)
