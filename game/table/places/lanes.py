"""The lanes of a tile: drawing, cost, owners, goods, symbol and name, none of which meets another.

There are four ways to lay them: for a hex on a corner or on a side, with or without room for its name.
"""

from __future__ import annotations

from typing import NamedTuple

from game.table.places.hexagon import HALF_ROOT

WIDE = 1.2  # the width of a drawing by its height
NAMED, NAMED_FLAT = 47.0, 43.0  # the half height from which on a name has room
LINE = 13.0  # from one line of a name to the next
SIGNS, TOKENS, SMALLEST = 13.0, 12.5, 7.5  # the most for a disk of a cost, for a token; the least for both
NARROW, NARROW_FLAT = 28.4, 25.4
"""The radius, or half the height, below which a hex has room for little but its drawing."""
LOWEST = 33.2  # the height below which a drawing is not made smaller for the sake of disks and tokens


class Lane(NamedTuple):
    """A line of equal pieces: its middle, from the hex's; its length; the most for a piece; its direction."""

    x: float
    y: float
    length: float
    side: float
    upright: bool = False

    def places(self, count: int) -> list[tuple[float, float, float]]:
        """Return the centre and the side of each of so many pieces, which never overlap."""
        step = min(self.length / max(1, count), self.side + 0.6)
        side = min(self.side, step)
        ways = [(i - (count - 1) / 2) * step for i in range(count)]
        return [
            (self.x, self.y + way, side) if self.upright else (self.x + way, self.y, side) for way in ways
        ]


class Lanes(NamedTuple):
    """Where everything on a tile lies, in design units from its middle.

    `art` is the drawing's left, top, width and height; `name` the top of its lines, and how far they reach.
    """

    art: tuple[float, float, float, float]
    cost: Lane
    owners: Lane
    symbol: tuple[float, float, float]
    name: tuple[float, float] | None = None

    @property
    def art_height(self) -> float:
        """The height of the drawing."""
        return self.art[3]


def lanes(flat: bool, radius: float, seats: int) -> Lanes:
    """Return the lanes of a tile with room for as many tokens as there are seats."""
    if flat:
        return _flat(radius, radius * HALF_ROOT, seats)
    w = radius * HALF_ROOT
    if radius >= NAMED:
        return _named(w, radius, seats)
    return (_upright if radius >= NARROW else _narrow)(w, radius, seats)


def lanes_without_drawing(flat: bool, radius: float, seats: int) -> Lanes:
    """Return the lanes of a tile that has no drawing: where a name has no line, it is written in its place.

    On its corner, a small hex then has the cost below it, so that the name has the whole width.
    """
    usual = lanes(flat, radius, seats)
    if flat or usual.name is not None:
        return usual
    w, owners = radius * HALF_ROOT, usual.owners
    disk = min(SMALLEST + 1, 0.28 * w)
    row = owners.y - owners.side / 2 - 0.6 - disk / 2
    top = row - disk / 2 - 0.4 - 2 * LINE
    art = (2.4 - 0.75 * w, top, 1.5 * w - 4.8, 2 * LINE)
    return Lanes(art, Lane(0, row, 6 * disk, disk), owners, usual.symbol, (top, w - 2))


def _drawing(x: float, top: float, foot: float, width: float) -> tuple[float, float, float, float]:
    """Return the largest drawing round x between two heights."""
    high = min(foot - top, width / WIDE)
    return x - high * WIDE / 2, (top + foot - high) / 2, high * WIDE, high


def _upright(w: float, h: float, seats: int) -> Lanes:
    """Return the lanes of a hex on its corner: cost at the left, owners below, symbol at the top."""
    token, disk = min(TOKENS, 0.35 * w, 1.3 * w / seats), min(SIGNS, 0.365 * w)
    left = -w + 2.2 + disk
    row = 0.575 * h
    return Lanes(
        _drawing((left + 0.885 * w) / 2, -0.665 * h, row - token / 2 - 0.8, 0.885 * w - left),
        Lane(-w + 1.6 + disk / 2, -0.11 * h, 3 * disk + 1, disk, True),
        Lane(0, row, seats * token + 1.5, token),
        (0, -0.79 * h, 0.27 * w),
    )


def _narrow(w: float, h: float, seats: int) -> Lanes:
    """Return the lanes of a small hex on its corner, whose drawing comes before all else."""
    token, disk = min(SMALLEST, 1.3 * w / seats), SMALLEST
    left, row = -w + 1.5 + disk, 0.647 * h
    art = _drawing((left + 0.975 * w) / 2, -0.655 * h, row - token / 2 - 0.3, 0.975 * w - left)
    return Lanes(
        art,
        Lane(-w + 1.4 + disk / 2, -0.11 * h, 3 * disk + 0.6, disk, True),
        Lane(0, row, seats * token + 0.6, token),
        (0, -0.81 * h, 0.25 * w),
    )


def _named(w: float, h: float, seats: int) -> Lanes:
    """Return the lanes of a hex on its corner with a name in two lines between drawing and owners."""
    token, disk = min(TOKENS, w / seats), min(SIGNS, 0.3 * w)
    row = 0.69 * h
    lines = row - token / 2 - 0.5 - 2 * LINE
    side = -w + 2.4 + disk / 2
    return Lanes(
        _drawing(0, -0.77 * h, lines - 0.2, 2 * (-side - disk / 2 - 1)),
        Lane(side, -0.222 * h, 3 * disk, disk, True),
        Lane(0, row, seats * token + 0.6, token),
        (-side, -0.41 * h, 0.27 * w),
        (lines, w - 3),
    )


def _flat(w: float, h: float, seats: int) -> Lanes:
    """Return the lanes of a hex on its side: the owners above the drawing, the cost below it."""
    named = h >= NAMED_FLAT
    token = disk = TOKENS if named else min(SIGNS, max(SMALLEST, h - LOWEST / 2 - 2.2))
    edge = 2.2 if h >= NARROW_FLAT else 1.4
    top, foot = -h + edge + token, h - edge - disk - (2 * LINE if named else 0)
    art = _drawing(0, top, foot, 2 * w - max(-top, foot) / h * w)
    beside = (w + art[2] / 2) / 2 - 1
    return Lanes(
        art,
        Lane(0, h - 1.4 - disk / 2, 3 * disk + 1, disk),
        Lane(0, -h + 1.4 + token / 2, seats * token + 1, token),
        (beside, min(0.0, foot - 7) if named else 0.0, min(12.0, 0.8 * (w - art[2] / 2 - 3))),
        (foot, w - 4) if named else None,
    )
