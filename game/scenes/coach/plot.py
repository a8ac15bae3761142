"""The stacked areas of one seat: VP by source over the seasons, what it costs below the line."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

import pygame

from game.scenes.coach.earnings import Moment
from game.table import palette as p
from game.table import shapes
from game.table.canvas import Canvas

FINE = 3  # times as large are areas drawn, for smooth edges
STEPS = (5, 10, 20, 50)  # VP from one line to the next
LINES = 9  # at most
Point = tuple[float, float]


class Scale:
    """VP as heights, the same for all seats of a game."""

    def __init__(self, found: Sequence[Moment]) -> None:
        seats = [vp.values() for moment in found for vp in moment.seats]
        top = max(sum(vp for vp in values if vp > 0) for values in seats)
        bottom = min(sum(vp for vp in values if vp < 0) for values in seats)
        self.step = next((step for step in STEPS if (top - bottom) / step < LINES), STEPS[-1])
        self.top = max(1, ceil(top / self.step)) * self.step
        self.bottom = floor(bottom / self.step) * self.step

    def y(self, vp: float, rect: pygame.Rect) -> float:
        """Return the height of a number of VP in a plot."""
        return rect.bottom - (vp - self.bottom) / (self.top - self.bottom) * rect.height

    @property
    def lines(self) -> range:
        """Return the VP that have a line."""
        return range(self.bottom, self.top + 1, self.step)


def x_of(moment: float, count: int, rect: pygame.Rect) -> float:
    """Return the place of a moment, also between two of so many, along a plot."""
    return rect.left + moment / max(1, count - 1) * (rect.width - 1)


def draw_areas(
    canvas: Canvas, rect: pygame.Rect, found: Sequence[Moment], seat: int, keys: Sequence[str], scale: Scale
) -> None:
    """Draw what each source has brought until each moment, one on the other."""
    big = shapes.clear(rect.width * FINE, rect.height * FINE)
    field = big.get_rect()
    for sign in (1, -1):
        floors = [0.0] * len(found)
        for key in keys:
            shares = [max(0, sign * moment.seats[seat].get(key, 0)) for moment in found]
            tops = [low + sign * share for low, share in zip(floors, shares, strict=True)]
            if any(shares):
                edge = _points(tops, scale, field) + _points(floors, scale, field)[::-1]
                pygame.draw.polygon(big, p.SOURCE_COLOURS[key], edge)
                pygame.draw.lines(big, p.CARD, False, _points(tops, scale, field), FINE)
            floors = tops
    canvas.blit(pygame.transform.smoothscale(big, rect.size), rect.topleft)


def _points(values: Sequence[float], scale: Scale, rect: pygame.Rect) -> list[Point]:
    return [(x_of(i, len(values), rect), scale.y(vp, rect)) for i, vp in enumerate(values)]
