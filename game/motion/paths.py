"""Paths of pieces, a pose for each moment: tossed, rolled, pushed, fluttering, set down."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, dist, pi, sin
from random import Random
from typing import NamedTuple
from zlib import crc32

from game.table.poses import Point

LANDS = 0.72  # the share of a toss after which the piece touches down; it bounces out the rest
HIGH = 2.2  # sides: the highest a piece is tossed


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
    """Return a generator seeded by what happened, so that the same game moves the same on every machine."""
    return Random(crc32(repr(what).encode()))


def between(a: float, b: float, k: float) -> float:
    """Return the number at a share of the way from `a` to `b`."""
    return a + (b - a) * k


def along(start: Point, end: Point, k: float) -> Point:
    """Return the point at a share of the straight way."""
    return between(start[0], end[0], k), between(start[1], end[1], k)


def eased(k: float) -> float:
    """Return the share of the way covered at a share of the time, slow at both ends."""
    k = max(0.0, min(1.0, k))
    return k * k * (3 - 2 * k)


def hop(k: float) -> float:
    """Return the height of a thrown thing at a share of its time, at most 1."""
    return 4 * k * (1 - k) if 0 < k < 1 else 0.0


def bounce(k: float) -> float:
    """Return the height after a fall: two hops, the second lower, at rest at 1."""
    if k < 0.6:
        return hop(k / 0.6)
    return 0.3 * hop((k - 0.6) / 0.4)


def nearest_turn(angle: float) -> float:
    """Return the turn that brings an angle to a whole number of turns by the shorter way."""
    return -((angle + 180.0) % 360.0 - 180.0)


def glide(start: Point, end: Point, height: float) -> Path:
    """In a flat arc, of this height at its middle, without turning."""
    return lambda k: Pose(*along(start, end, eased(k)), height=height * hop(k))


def toss(start: Point, end: Point, side: float, luck: Random) -> Path:
    """Tossed in an arc, spinning; it hops where it lands and lies straight."""
    high = min(HIGH, 0.5 + dist(start, end) / side * 0.12)
    spin = luck.uniform(50, 140) * luck.choice((-1, 1))

    def path(k: float) -> Pose:
        way, rest = min(1.0, k / LANDS), max(0.0, (k - LANDS) / (1 - LANDS))
        height = high * hop(way) + 0.22 * high**0.5 * bounce(rest)
        angle = spin * (1 - eased(k)) ** 2 if k < 1 else 0.0
        return Pose(*along(start, end, _onward(way, rest)), angle, height)

    return path


def _onward(way: float, rest: float) -> float:
    """Nearly all of the way is made in the air, the rest of it hopping on."""
    return 0.94 * (0.35 * eased(way) + 0.65 * way) + 0.06 * eased(rest) if rest < 1 else 1.0


def roll(start: Point, end: Point, side: float, luck: Random, scale: float = 1.0) -> Path:
    """On its edge over the table along a slight bow; it turns as far as it goes, and rocks to rest."""
    bow = luck.uniform(-0.09, 0.09)
    turns = max(1, round(dist(start, end) / (pi * side)))
    turn = -360.0 * turns if end[0] >= start[0] else 360.0 * turns

    def path(k: float) -> Pose:
        way = eased(min(1.0, k / 0.86)) if k < 0.86 else 1.0
        rock = 14 * sin((k - 0.86) / 0.14 * 2 * pi) * (1 - k) / 0.14 if 0.86 < k < 1 else 0.0
        (x, y), aside = along(start, end, way), bow * hop(way)
        x, y = x - (end[1] - start[1]) * aside, y + (end[0] - start[0]) * aside
        lift = 0.35 * hop(min(1.0, k / 0.2)) + 0.18 * bounce(max(0.0, (k - 0.72) / 0.28))
        angle, height = (turn * way % 360 + rock, lift) if k < 1 else (0.0, 0.0)
        return Pose(x, y, angle, height, scale=between(scale, 1.0, way))

    return path


def coin(start: Point, end: Point, side: float, luck: Random) -> Path:
    """A Thaler rolls in, and whirls round on its edge ever flatter until it lies."""
    rolling = roll(start, end, side, luck)
    whirls = luck.choice((3, 4))

    def path(k: float) -> Pose:
        if k < 0.62:
            return rolling(k / 0.62 * 0.86)._replace(height=0.0)
        left = (k - 0.62) / 0.38
        flat = 1.25 * (1 - left) * abs(sin(left * whirls * pi + pi / 2 * (1 - left)))
        angle = 40 * sin(left * 9) * (1 - left)
        return Pose(*end, angle, 0.12 * (1 - left) * hop(min(1.0, left * 2)), flat if k < 1 else 0.0)

    return path


def flutter(start: Point, end: Point, side: float, luck: Random) -> Path:
    """A sheet of paper falls, swaying from side to side."""
    phase, wide = luck.uniform(0, pi), luck.uniform(0.5, 0.9) * side

    def path(k: float) -> Pose:
        swing, left = phase + k * 3 * pi, 1 - k
        x, y = along(start, end, between(k, eased(k), 0.5))
        y += 0.25 * side * abs(cos(swing)) * left * k
        sway, height = sin(swing) * left, 1.4 * left * min(1.0, 6 * k)
        return Pose(x + wide * sway, y, -26 * cos(swing) * left, height, 0.8 * sway)

    return path


def set_down(start: Point, end: Point, side: float, luck: Random, scale: float = 1.0) -> Path:
    """Carried by a hand in a flat arc and put down from above: the last bit is straight down."""
    tilt = luck.uniform(-12, 12)

    def path(k: float) -> Pose:
        way = eased(min(1.0, k / 0.75))
        up = eased(min(1.0, k / 0.3)) * (1 - eased((k - 0.7) / 0.2))
        tap = 0.1 * hop((k - 0.9) / 0.1)
        angle, height = (tilt * up, 1.1 * up + tap) if k < 1 else (0.0, 0.0)
        return Pose(*along(start, end, way), angle, height, scale=between(scale, 1.0, way))

    return path


def slide(start: Point, end: Point, luck: Random) -> Path:
    """Pushed over the table without being lifted."""
    twist = luck.uniform(-30, 30)
    return lambda k: Pose(*along(start, end, 1 - (1 - k) ** 3), twist * hop(k))


def drop(start: Point, end: Point, luck: Random) -> Path:
    """It falls ever faster, seen from the side, and hops once."""
    spin = luck.uniform(-200, 200)

    def path(k: float) -> Pose:
        fall = min(1.0, k / 0.6)
        up = 0.35 * (end[1] - start[1]) * hop((k - 0.6) / 0.4)
        y = end[1] - up if fall == 1 else between(start[1], end[1], fall * fall)
        return Pose(between(start[0], end[0], k), y, spin * (1 - k))

    return path


def delayed(path: Path, wait: float) -> Path:
    """Return the path that rests at its start for a share of its time."""
    return lambda k: path(max(0.0, (k - wait) / (1 - wait)))
