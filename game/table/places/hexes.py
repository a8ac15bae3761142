"""The development board's hexes: turned and sized so that any layout fills its panel as well as it can."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

import pygame

from game.table.places.ruler import Ruler

WIDEST = 1.38  # a hex may be so much wider than a regular one, to make room for its name
TALLEST = 1.12
SHORT, FLATTEST = 30.0, 2.0  # where rows may be flat, those shorter than this may be so much wider
SMALL = 38.0  # a board whose hexes have a smaller radius gets the width of the level tiles
TILE_GAP = 3.0
LEVEL_WIDTH = 88.0
TITLE_WIDTH = 142.0
NARROWEST, NARROWEST_ABOVE = 430.0, 540.0  # a panel's width, with the levels beside and above the hexes
PADS = 26.0  # left and right of the hexes
HEADER = 28.0
FEW_LEVELS = 4
CORNERS = ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))

Axial = tuple[int, int]
Point = tuple[float, float]
Frame = tuple[float, float, float, float]


class Hexagon(NamedTuple):
    """A tile's place in pixels: its corners clockwise from the top, its centre, half its width and height."""

    points: tuple[Point, ...]
    centre: Point
    half_width: float
    half_height: float

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle round the hex."""
        (x, y), w, h = self.centre, self.half_width, self.half_height
        return pygame.Rect(round(x - w), round(y - h), round(2 * w), round(2 * h))

    def band(self, top: float, bottom: float, margin: float = 0.0) -> pygame.Rect:
        """Return the widest rectangle inside the hex between two heights (-1 the top, 1 the foot)."""
        reach = min(1.0, 2 * (1 - max(abs(top), abs(bottom)))) * self.half_width - margin
        x, y = self.centre
        y0, y1 = round(y + top * self.half_height), round(y + bottom * self.half_height)
        return pygame.Rect(round(x - reach), y0, round(2 * reach), y1 - y0)

    def contains(self, point: Point) -> bool:
        """Return True if a point lies on the tile."""
        dx = abs(point[0] - self.centre[0]) / self.half_width
        dy = abs(point[1] - self.centre[1]) / self.half_height
        return dx <= 1 and dy <= 1 - dx / 2


class Fit(NamedTuple):
    """A board in one of its six orientations, with the size of its hexes: x and y radius in design units."""

    centres: tuple[Point, ...]  # in units of the radii, from the board's middle
    width: float
    height: float
    rx: float
    ry: float

    @property
    def size(self) -> float:
        """The radius of a regular hex as large as these."""
        return sqrt(self.rx * self.ry)


class DevelopmentsPlace(NamedTuple):
    """The developments panel."""

    rect: pygame.Rect
    title: pygame.Rect
    hexes: tuple[Hexagon, ...]
    levels: tuple[pygame.Rect, ...]

    def at(self, point: Point) -> int | None:
        """Return the index of the tile under a point."""
        return next((i for i, tile in enumerate(self.hexes) if tile.contains(point)), None)


def turned(axial: Axial, sixths: int) -> Axial:
    """Return an axial coordinate turned round the origin by so many sixths."""
    q, r = axial
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r


def fit(hexes: Sequence[Axial], width: float, height: float, flat: bool = False) -> Fit:
    """Return the orientation and size in which the board fills width x height best, if possible upright.

    Low hexes may be `flat`: wide enough for a name in one line.
    """
    fits = [_fit_turned([turned(h, k) for h in hexes], width, height, flat) for k in range(6)]

    def worth(candidate: Fit) -> tuple[float, float]:
        falls = candidate.centres[-1][1] - candidate.centres[0][1]
        return round(candidate.size, 1), falls

    return max(fits, key=worth)


def _fit_turned(hexes: Sequence[Axial], width: float, height: float, flat: bool) -> Fit:
    xs = [sqrt(3) * (q + r / 2) for q, r in hexes]
    ys = [1.5 * r for _, r in hexes]
    wide, high = max(xs) - min(xs) + sqrt(3), max(ys) - min(ys) + 2
    rx, ry = width / wide, height / high
    widest = FLATTEST if flat and ry < SHORT else WIDEST
    rx, ry = min(rx, ry * widest), min(ry, rx * TALLEST)
    x0, y0 = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    centres = tuple((x - x0, y - y0) for x, y in zip(xs, ys, strict=True))
    return Fit(centres, wide, high, rx, ry)


class Trim(NamedTuple):
    """The margins of a panel: beside, above and below the hexes; low hexes may be `flat`."""

    level: float
    header: float
    foot: float
    flat: bool

    def fit(self, hexes: Sequence[Axial], width: float, height: float) -> Fit:
        """Return the board in what is left of a panel of width x height."""
        return fit(hexes, width - self.level - PADS, height - self.header - self.foot, self.flat)


BESIDE = Trim(LEVEL_WIDTH, HEADER, 12.0, False)
FIVE = Trim(80.0, 25.0, 8.0, True)
ABOVE = Trim(0.0, 38.0, 10.0, True)


def trim(hexes: Sequence[Axial], levels: int, width: float, height: float) -> Trim:
    """Return the trim for a board: where its hexes would be small, the level tiles lie above them."""
    if levels > FEW_LEVELS:
        return FIVE
    return BESIDE if BESIDE.fit(hexes, width, height).size >= SMALL else ABOVE


def panel_width(hexes: Sequence[Axial], levels: int, height: float, widest: float) -> float:
    """Return the width that the developments panel needs, not more than `widest`."""
    cut = trim(hexes, levels, widest, height)
    room, least = cut.fit(hexes, widest, height), NARROWEST_ABOVE if cut is ABOVE else NARROWEST
    return min(widest, max(least, room.width * room.rx + cut.level + PADS + 6))


def developments(
    ruler: Ruler, hexes: Sequence[Axial], levels: int, x: float, y: float, w: float, h: float
) -> DevelopmentsPlace:
    """Return the panel at x, y with its hexes (in tile order) and its level tiles."""
    cut = trim(hexes, levels, w, h)
    room_w, room_h = w - cut.level - PADS, h - cut.header - cut.foot
    top = y + cut.header + 2
    left, step = x + w - cut.level - 10, room_h / levels
    places = [(left, top + step * i + 4, cut.level, step - 8) for i in range(levels)]
    if cut is ABOVE:
        left, step = x + TITLE_WIDTH + 12, (w - TITLE_WIDTH - 20) / levels
        places = [(left + step * i, y + 6, step - 4, cut.header - 6) for i in range(levels)]
    return DevelopmentsPlace(
        ruler.rect(x, y, w, h),
        ruler.rect(x + 12, y + 4, TITLE_WIDTH, HEADER - 6),
        arranged(ruler, hexes, (x + 8, top, room_w, room_h), flat=cut.flat),
        tuple(ruler.rect(*place) for place in places),
    )


def arranged(
    ruler: Ruler, hexes: Sequence[Axial], frame: Frame, most: float = 1e9, flat: bool = False
) -> tuple[Hexagon, ...]:
    """Return the hexes, as large as a frame (x, y, width, height) allows, in its middle.

    No radius is above `most`.
    """
    x, y, width, height = frame
    best = fit(hexes, width, height, flat)
    best = best._replace(rx=min(most, best.rx), ry=min(most, best.ry))
    middle_x, middle_y = x + width / 2, y + height / 2
    half_width = (sqrt(3) / 2 * best.rx - TILE_GAP / 2) * ruler.scale
    half_height = (best.ry - TILE_GAP / 2) * ruler.scale
    centres = (ruler.point(middle_x + cx * best.rx, middle_y + cy * best.ry) for cx, cy in best.centres)
    return tuple(hexagon(centre, half_width, half_height) for centre in centres)


def hexagon(centre: Point, half_width: float, half_height: float) -> Hexagon:
    """Return the hex of this size round a point."""
    x, y = centre
    points = tuple((x + dx * half_width, y + dy * half_height) for dx, dy in CORNERS)
    return Hexagon(points, centre, half_width, half_height)
