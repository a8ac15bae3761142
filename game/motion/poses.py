"""The pose of a piece on its way, and the ways that give it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple
from zlib import crc32

Point = tuple[float, float]


class Pose(NamedTuple):
    """A piece at a moment: its centre on the table in pixels, how it lies and how high it is.

    `angle` is in degrees, `height` in sides of the piece above what it lies on, `flip` in radians round a
    line across it (a multiple of pi lies flat), `scale` against the size it has in the end.
    """

    x: float
    y: float
    angle: float = 0.0
    height: float = 0.0
    flip: float = 0.0
    scale: float = 1.0

    @property
    def spot(self) -> Point:
        return self.x, self.y


Path = Callable[[float], Pose]
"""From a share of its time (0 to 1) to a pose; at 1 exactly the place at which the piece is drawn at rest."""


def chance(*what: object) -> Random:
    """The chance of one event: always the same for the same, on every machine."""
    return Random(crc32(repr(what).encode()))


def between(a: float, b: float, k: float) -> float:
    return a + (b - a) * k


def eased(k: float) -> float:
    """A share of the time as a share of the way: slow at both ends."""
    k = max(0.0, min(1.0, k))
    return k * k * (3 - 2 * k)


def hop(k: float) -> float:
    """The height of a thrown thing at a share of its time, at most 1."""
    return 4 * k * (1 - k) if 0 < k < 1 else 0.0


def bounce(k: float) -> float:
    """Two hops after a fall, each lower than the one before, at rest at 1."""
    if k < 0.6:
        return hop(k / 0.6)
    return 0.3 * hop((k - 0.6) / 0.4)


def nearest_turn(angle: float) -> float:
    """Return the rest of an angle to whole turns, the shorter way."""
    return -((angle + 180.0) % 360.0 - 180.0)
