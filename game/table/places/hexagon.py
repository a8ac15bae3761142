"""A tile's place: a regular hexagon that stands on a corner or lies flat on a side."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import pygame

CORNERS = ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
FLAT_CORNERS = ((-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1), (-1, 0))
HALF_ROOT = sqrt(3) / 2

Point = tuple[float, float]


class Hexagon(NamedTuple):
    """A tile's place in pixels: its corners clockwise from the top, its centre, half its width and height."""

    points: tuple[Point, ...]
    centre: Point
    half_width: float
    half_height: float

    @property
    def flat(self) -> bool:
        """True if the hex lies on a side: then it is wider than high."""
        return self.half_width > self.half_height

    @property
    def radius(self) -> float:
        """The distance from the centre to a corner."""
        return max(self.half_width, self.half_height)

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle round the hex."""
        (x, y), w, h = self.centre, self.half_width, self.half_height
        return pygame.Rect(round(x - w), round(y - h), round(2 * w), round(2 * h))

    def band(self, top: float, bottom: float, margin: float = 0.0) -> pygame.Rect:
        """Return the widest rectangle inside the hex between two heights (-1 the top, 1 the foot)."""
        outer = max(abs(top), abs(bottom))
        share = 1 - outer / 2 if self.flat else min(1.0, 2 * (1 - outer))
        reach = share * self.half_width - margin
        x, y = self.centre
        y0, y1 = round(y + top * self.half_height), round(y + bottom * self.half_height)
        return pygame.Rect(round(x - reach), y0, round(2 * reach), y1 - y0)

    def contains(self, point: Point) -> bool:
        """Return True if a point lies on the tile."""
        dx = abs(point[0] - self.centre[0]) / self.half_width
        dy = abs(point[1] - self.centre[1]) / self.half_height
        return dx <= 1 - dy / 2 and dy <= 1 if self.flat else dx <= 1 and dy <= 1 - dx / 2


def hexagon(centre: Point, radius: float, flat: bool = False) -> Hexagon:
    """Return the regular hex of this radius round a point."""
    x, y = centre
    w, h = (radius, radius * HALF_ROOT) if flat else (radius * HALF_ROOT, radius)
    points = tuple((x + dx * w, y + dy * h) for dx, dy in (FLAT_CORNERS if flat else CORNERS))
    return Hexagon(points, centre, w, h)
