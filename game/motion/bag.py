"""The bag, held over one pool after the other and tipped."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin

from game.motion.flight import Flight
from game.motion.paths import Path, Pose, along, between, eased
from game.motion.sprites import RISE
from game.table.poses import Point

SIDE = 3.0  # of a disk
COMES, GOES = 0.3, 0.32  # seconds from beyond the window to the first pool, and back from the last
TIPPED = 118.0  # degrees
NECK = 0.36  # of its side from its middle to its neck
HEIGHT = 1.0
Stop = tuple[float, float, Point]
"""From when to when it is tipped, and where its neck is then."""


def bag(stops: Sequence[Stop], disk: int, taking: Stop | None = None) -> Flight:
    """Return the bag's flight from above the window and back: it takes in at `taking`, pours at each stop."""
    side = round(SIDE * disk)
    holds = [(begin, end, _middle(neck, side)) for begin, end, neck in stops]
    first = holds[0] if taking is None else (*taking[:2], _middle(taking[2], side, 0.0))
    start = first[2][0], -0.8 * side
    end = holds[-1][2][0], -0.8 * side
    at, lands = first[0] - COMES, holds[-1][1] + GOES
    keys: list[tuple[float, Point, float]] = [(at, start, 0.0)]
    if taking is not None:
        keys += [(first[0], first[2], 0.0), (first[1], first[2], 1.0)]
    for begin, until, spot in holds:
        keys += [(begin, spot, TIPPED), (until, spot, TIPPED + 14)]
    keys.append((lands, end, 0.0))
    path = _way([((t - at) / (lands - at), spot, angle) for t, spot, angle in keys])
    return Flight("bag", side, start, end, at, None, lands - at, quiet=True, path=path)


def _middle(neck: Point, side: int, angle: float = TIPPED) -> Point:
    """Return the middle of the bag whose neck is there."""
    lean = radians(angle)
    return neck[0] + NECK * side * sin(lean), neck[1] + NECK * side * cos(lean) + RISE * HEIGHT * side


def _way(keys: Sequence[tuple[float, Point, float]]) -> Path:
    """Return the path from one key (a share of its time, a place, an angle) to the next."""

    def path(k: float) -> Pose:
        if k >= 1:
            return Pose(*keys[-1][1])
        later = next(i for i, key in enumerate(keys) if key[0] > k)
        (t0, start, a0), (t1, end, a1) = keys[later - 1], keys[later]
        way = eased((k - t0) / (t1 - t0))
        shake = 5 * sin((k - t0) * 260) if start == end else 0.0  # it pours
        return Pose(*along(start, end, way), between(a0, a1, way) + shake, HEIGHT)

    return path
