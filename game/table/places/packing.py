"""How a board of any shape is turned and sized so that its hexes and the card of its levels fill a panel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import sqrt
from typing import NamedTuple

from game.table.places.lanes import SMALLEST, lanes

TILE_GAP = 3.0
CARD_GAP = 6.0  # between the hexes and the card of the levels
NARROW, HEAD = 96.0, 24.0  # a card one level wide; its heading
LOW, HIGH, TALL = 37.0, 58.0, 70.0  # a level in two lines, in three, and with room between
ABOUT = 14.0  # of a panel's width: so much more matters less than a higher card, and one at the right
FINE = 0.1  # of a unit: how exactly a radius is found
CARD_CORNERS = ((True, True), (True, False), (False, True), (False, False))  # at the right, above
Axial = tuple[int, int]
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, width, height."""


class Turned(NamedTuple):
    """A board in one of its twelve orientations, for a radius of 1."""

    centres: tuple[Point, ...]
    boxes: tuple[Box, ...]
    """The rectangle round each hex."""
    width: float
    height: float
    flat: bool

    @property
    def falls(self) -> float:
        """How far the last tile lies below the first, or beside it: the levels are read from the top left."""
        (x0, y0), (x1, y1) = self.centres[0], self.centres[-1]
        return y1 - y0 + (x1 - x0) / 2


class Packing(NamedTuple):
    """A board in a panel of this width: the radius, the hexes' centres, and the card of the levels."""

    board: Turned
    radius: float
    width: float
    left: float
    top: float
    card: Box
    columns: int

    @property
    def centres(self) -> tuple[Point, ...]:
        """The hexes' centres, from the panel's corner."""
        return tuple((self.left + x * self.radius, self.top + y * self.radius) for x, y in self.board.centres)


def turned(axial: Axial, sixths: int) -> Axial:
    """Return an axial coordinate turned round the origin by so many sixths."""
    q, r = axial
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r


@lru_cache(maxsize=64)
def orientations(hexes: tuple[Axial, ...]) -> tuple[Turned, ...]:
    """Return a board in its twelve orientations: hexes on a corner first, then on a side."""
    return tuple(
        _orientation([turned(h, k) for h in hexes], flat) for flat, k in product((False, True), range(6))
    )


def _orientation(hexes: Iterable[Axial], flat: bool) -> Turned:
    spots = [(sqrt(3) * (q + r / 2), 1.5 * r) for q, r in hexes]
    w, h = sqrt(3) / 2, 1.0
    if flat:
        spots, w, h = [(-y, x) for x, y in spots], h, w
    left, top = min(x for x, _ in spots) - w, min(y for _, y in spots) - h
    width, height = max(x for x, _ in spots) + w - left, max(y for _, y in spots) + h - top
    centres = tuple((x - left, y - top) for x, y in spots)
    boxes = tuple((x - w, y - h, 2 * w, 2 * h) for x, y in centres)
    return Turned(centres, boxes, width, height, flat)


def largest(hexes: Sequence[Axial], width: float, height: float) -> tuple[Turned, float]:
    """Return the orientation in which the board alone fills width x height best, and its radius."""

    def worth(board: Turned) -> tuple[float, float]:
        return round(min(width / board.width, height / board.height), 1), board.falls

    best = max(orientations(tuple(hexes)), key=worth)
    return best, min(width / best.width, height / best.height)


@lru_cache(maxsize=512)
def pack(hexes: tuple[Axial, ...], levels: int, seats: int, width: float, height: float) -> Packing:
    """Return the packing whose tiles show most; of equal ones the narrowest, that reads from the top."""
    found = [
        packing
        for board in orientations(hexes)
        for columns, high in _cards(levels, height)
        for corner in CARD_CORNERS
        if (packing := _packed(board, width, height, (columns, high), corner))
    ]

    def worth(packing: Packing) -> tuple[float, ...]:
        shown = lanes(packing.board.flat, packing.radius - TILE_GAP / 2, seats)
        named, falls, narrow = shown.name is not None, packing.board.falls > 0, -round(packing.width / ABOUT)
        crowded = shown.cost.upright and shown.cost.side <= SMALLEST
        return (
            named,
            round(shown.art_height) - crowded,
            falls,
            narrow,
            packing.card[3],
            packing.card[0],
            -packing.card[1],
        )

    return max(found, key=worth)


def _cards(levels: int, height: float) -> Iterator[tuple[int, float]]:
    """Yield the shapes a card may have: how many levels wide, and how high."""
    for columns, step in product((1, 2, levels), (LOW, HIGH, TALL)):
        high = HEAD + -(-levels // columns) * step
        if high <= height:
            yield columns, high


def _packed(
    board: Turned, width: float, height: float, card: tuple[int, float], corner: tuple[bool, bool]
) -> Packing | None:
    """Return the board as large as it can be beside a card in a corner; None if there is no room for both."""
    columns, high = card
    wide, (right, above) = columns * NARROW, corner
    low, most = 0.0, min(width / board.width, height / board.height)
    radius = most
    while most - low > FINE:
        if _width(board, radius, wide, high, height, corner) <= width:
            low = radius
        else:
            most = radius
        radius = (low + most) / 2 if low < most else low
    if not low:
        return None
    need = _width(board, low, wide, high, height, corner)
    left = 0.0 if right else need - board.width * low
    spot = (need - wide if right else 0.0, 0.0 if above else height - high, wide, high)
    return Packing(board, low, need, left, (height - board.height * low) / 2, spot, columns)


def _width(
    board: Turned, radius: float, wide: float, high: float, height: float, corner: tuple[bool, bool]
) -> float:
    """Return the width that hexes of this radius need beside a card in a corner of the panel."""
    right, above = corner
    top = (height - board.height * radius) / 2
    card_top = -CARD_GAP if above else height - high - CARD_GAP
    card_foot = high + CARD_GAP if above else height + CARD_GAP
    reach = 0.0
    for x, y, w, h in board.boxes:
        y0, y1 = top + y * radius, top + (y + h) * radius
        if y0 < card_foot and y1 > card_top:
            reach = max(reach, (x + w if right else board.width - x) * radius)
    return max(board.width * radius, reach + CARD_GAP + wide if reach else wide)
