"""From design units to pixels: one scale, edges rounded so that neighbours meet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
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
        """Return a rectangle of the frame in pixels; its place and size both stretch."""
        x0, y0 = self.point(x, y)
        x1, y1 = self.point(x + width, y + height)
        return pygame.Rect(round(x0), round(y0), round(x1) - round(x0), round(y1) - round(y0))

    def piece(self, x: float, y: float, width: float, height: float | None = None) -> pygame.Rect:
        """Return the rectangle of a piece of fixed size whose centre stretches with the frame."""
        return centred(self.point(x, y), self.px(width), self.px(width if height is None else height))

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of the frame in pixels."""
        return (self.left + x * self.kx) * self.scale, (self.top + y * self.ky) * self.scale

    def px(self, units: float) -> int:
        """Return design units in whole pixels, at least one."""
        return max(1, round(units * self.scale))

    def frame(self, rect: pygame.Rect, width: float, height: float) -> Ruler:
        """Return a frame of this size in design units, stretched to fill a rectangle of pixels."""
        s = self.scale
        return Ruler(s, rect.left / s, rect.top / s, rect.width / s / width, rect.height / s / height)


def centred(centre: tuple[float, float], width: int, height: int | None = None) -> pygame.Rect:
    """Return the rectangle of this size round a point; a square unless a height is given."""
    rect = pygame.Rect(0, 0, width, width if height is None else height)
    rect.center = round(centre[0]), round(centre[1])
    return rect


def spread(centre: tuple[float, float], count: int, side: int, step: float) -> list[pygame.Rect]:
    """Return the places of equal pieces in one row round a point, at this distance from one to the next."""
    x, y = centre
    return [centred((x + (i - (count - 1) / 2) * step, y), side) for i in range(count)]


def pile(rect: pygame.Rect, count: int, side: int, columns: int | None = None) -> list[pygame.Rect]:
    """Return the places of `count` equal pieces in a rectangle, row by row; many lie closer together."""
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
        spots.append(centred((x, y), side))
    return spots


def queue(rect: pygame.Rect, count: int, side: int) -> list[pygame.Rect]:
    """Return the places of pieces in one row from the left; many overlap."""
    step = min(side + max(1, side // 10), (rect.width - side) / max(1, count - 1))
    top = rect.centery - side // 2
    return [pygame.Rect(round(rect.left + i * step), top, side, side) for i in range(count)]


def around(whole: pygame.Rect, parts: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Return rectangles that cover, without overlapping, all of a whole that none of its parts covers."""
    edges = sorted({whole.top, whole.bottom, *(y for part in parts for y in _within(whole, part))})
    found = []
    for top, bottom in pairwise(edges):
        left = whole.left
        row = [part for part in parts if part.top <= top and part.bottom >= bottom]
        for part in sorted(row, key=lambda part: part.left):
            if min(part.left, whole.right) > left:
                found.append(pygame.Rect(left, top, min(part.left, whole.right) - left, bottom - top))
            left = max(left, part.right)
        if left < whole.right:
            found.append(pygame.Rect(left, top, whole.right - left, bottom - top))
    return found


def _within(whole: pygame.Rect, part: pygame.Rect) -> list[int]:
    """Return the upper and lower edge of a part as far as it lies within the whole."""
    return [min(max(y, whole.top), whole.bottom) for y in (part.top, part.bottom)]
