"""The year wheel: score track outside, the steps of the year, turn order and lease in the middle."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

import pygame

from game.table.places.ruler import centred

Point = tuple[float, float]
TRACK = 50
SECTORS = 8
FEW_YEARS = 3  # so many rows of the lease still lie where the wheel's middle is wide


class Ring(NamedTuple):
    """A ring between two radii, or the part of it between two shares of a full turn."""

    centre: Point
    inner: float
    outer: float
    first: float = 0.0
    last: float = 1.0

    def contains(self, point: Point) -> bool:
        """Return True if a point lies on it."""
        x, y = point[0] - self.centre[0], point[1] - self.centre[1]
        turn = (atan2(x, -y) / (2 * pi)) % 1.0
        return self.inner <= hypot(x, y) < self.outer and self.first <= turn < self.last


class WheelPlace(NamedTuple):
    """The wheel: centre and radii in pixels, and the scale for fixed sizes."""

    rect: pygame.Rect
    centre: Point
    radius: float
    track: float  # radius of the ring on which scores stand
    outer: float  # radii between which the steps of the year lie
    inner: float
    mark: float  # radius of one score mark
    title: pygame.Rect
    order: pygame.Rect
    lease_title: pygame.Rect
    lease: tuple[pygame.Rect, ...]

    def on(self, radius: float, turn: float) -> Point:
        """Return the point at a share of a full turn, clockwise from the top."""
        angle = turn * 2 * pi
        return self.centre[0] + radius * sin(angle), self.centre[1] - radius * cos(angle)

    def score_spot(self, score: int) -> Point:
        """Return the place of a score on the track, which goes round every 50."""
        return self.on(self.track, (score % TRACK) / TRACK)

    def sector(self, index: float) -> list[Point]:
        """Return the corners of one step of the year."""
        first, last = index / SECTORS, (index + 1) / SECTORS
        steps = [first + (last - first) * k / 12 for k in range(13)]
        return [self.on(self.outer, t) for t in steps] + [self.on(self.inner, t) for t in reversed(steps)]

    def step(self, index: int) -> Ring:
        """Return the place of one step of the year."""
        return Ring(self.centre, self.inner, self.outer, index / SECTORS, (index + 1) / SECTORS)

    @property
    def scores(self) -> Ring:
        """The place of the score track."""
        return Ring(self.centre, self.outer, self.radius)

    def sector_text(self, index: int, width: int, height: int) -> pygame.Rect:
        """Return the rectangle for the name of a step of the year."""
        x, y = self.on((self.outer + self.inner) / 2, (index + 0.5) / SECTORS)
        return pygame.Rect(round(x - width / 2), round(y - height / 2), width, height)

    def order_spot(self, place: int, seats: int) -> pygame.Rect:
        """Return the place of the token of the seat at a place of the turn order."""
        side, (x, y) = self.order.height, self.order.center
        return centred((x + (place - (seats - 1) / 2) * side * 1.22, y), side)


def wheel(rect: pygame.Rect, scale: float, years: int) -> WheelPlace:
    """Return the wheel, as large as fits into the rectangle."""
    radius = min(rect.width, rect.height) / 2
    cx, cy = rect.center
    mark = radius * 0.0545
    outer, inner = radius - 2 * mark - 8 * scale, radius * 0.5
    half = inner * 0.84
    row = min(19.0, 60.0 / years) * scale
    lease = inner * (0.76 if years <= FEW_YEARS else 0.6)

    def line(y: float, height: float, reach: float = half) -> pygame.Rect:
        return pygame.Rect(round(cx - reach), round(cy + y), round(2 * reach), round(height))

    top = -inner * 0.86
    return WheelPlace(
        rect, (cx, cy), radius, radius - mark - 3.5 * scale, outer, inner, mark,
        line(top, 16 * scale), line(top + 17 * scale, 20 * scale), line(top + 41 * scale, 15 * scale),
        tuple(line(top + 58 * scale + i * (row + 2 * scale), row, lease) for i in range(years)),
    )  # fmt: skip
