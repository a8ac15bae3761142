"""From design units to pixels: one scale, edges rounded so that neighbours meet."""

from __future__ import annotations

from typing import NamedTuple

import pygame


class Ruler(NamedTuple):
    """Measures in design units; `left`, `top`, `kx` and `ky` place and stretch a frame of reference."""

    scale: float
    left: float = 0.0
    top: float = 0.0
    kx: float = 1.0
    ky: float = 1.0

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle of the frame as pixels; its place and size both stretch."""
        x0, y0 = self.point(x, y)
        x1, y1 = self.point(x + width, y + height)
        return pygame.Rect(round(x0), round(y0), round(x1) - round(x0), round(y1) - round(y0))

    def piece(self, x: float, y: float, width: float, height: float | None = None) -> pygame.Rect:
        """A thing of fixed size whose centre stretches with the frame."""
        rect = pygame.Rect(0, 0, self.px(width), self.px(width if height is None else height))
        rect.center = tuple(map(round, self.point(x, y)))
        return rect

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point of the frame as pixels."""
        return (self.left + x * self.kx) * self.scale, (self.top + y * self.ky) * self.scale

    def px(self, units: float) -> int:
        return max(1, round(units * self.scale))

    def frame(self, rect: pygame.Rect, width: float, height: float) -> Ruler:
        """A frame of the given size in design units, stretched to fill a rectangle of pixels."""
        s = self.scale
        return Ruler(s, rect.left / s, rect.top / s, rect.width / s / width, rect.height / s / height)


def pile(rect: pygame.Rect, count: int, side: int, columns: int | None = None) -> list[pygame.Rect]:
    """Places for `count` equal pieces in a rectangle, row by row, closing up when they get many."""
    if not count:
        return []
    gap = max(1, side // 10)
    columns = columns or max(1, min(count, (rect.width + gap) // (side + gap)))
    rows = -(-count // columns)
    step_x = min(side + gap, (rect.width - side) / max(1, columns - 1)) if columns > 1 else 0
    step_y = min(side + gap, (rect.height - side) / max(1, rows - 1)) if rows > 1 else 0
    spots = []
    for i in range(count):
        row, column = divmod(i, columns)
        in_row = min(columns, count - row * columns)
        x = rect.centerx + (column - (in_row - 1) / 2) * step_x
        y = rect.centery + (row - (rows - 1) / 2) * step_y
        spot = pygame.Rect(0, 0, side, side)
        spot.center = (round(x), round(y))
        spots.append(spot)
    return spots


def queue(rect: pygame.Rect, count: int, side: int) -> list[pygame.Rect]:
    """Places for pieces in one row from the left, overlapping when they get many."""
    gap = max(1, side // 10)
    step = min(side + gap, (rect.width - side) / max(1, count - 1)) if count > 1 else 0
    spots = []
    for i in range(count):
        spot = pygame.Rect(round(rect.left + i * step), 0, side, side)
        spot.centery = rect.centery
        spots.append(spot)
    return spots
