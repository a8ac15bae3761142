"""The stacked areas of one seat: VP by source over the seasons, what it costs below the line."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.coach.earnings import Moment
from game.scenes.kit.vpscale import VpScale
from game.table import shapes
from game.table.canvas import Canvas
from game.table.sourcefill import edge_of, texture

MULT = pygame.BLEND_RGBA_MULT
FINE = 3  # times as large are areas drawn, for smooth edges
Point = tuple[float, float]


def scale_of(found: Sequence[Moment]) -> VpScale:
    """Return the scale of a game's plots, the same for all seats."""
    seats = [vp.values() for moment in found for vp in moment.seats]
    lowest = min(sum(vp for vp in values if vp < 0) for values in seats)
    return VpScale(lowest, max(sum(vp for vp in values if vp > 0) for values in seats))


def x_of(moment: float, count: int, rect: pygame.Rect) -> float:
    """Return the place of a moment, also between two of so many, along a plot."""
    return rect.left + moment / max(1, count - 1) * (rect.width - 1)


def draw_areas(
    canvas: Canvas, rect: pygame.Rect, found: Sequence[Moment], seat: int, keys: Sequence[str], scale: VpScale
) -> None:
    """Draw what each source has brought until each moment, one on the other."""
    area, edges = (shapes.clear(rect.width * FINE, rect.height * FINE) for _ in range(2))
    field = area.get_rect()
    line = FINE * canvas.theme.px(1)
    for sign in (1, -1):
        floors = [0.0] * len(found)
        for key in keys:
            shares = [max(0, sign * moment.seats[seat].get(key, 0)) for moment in found]
            tops = [low + sign * share for low, share in zip(floors, shares, strict=True)]
            if any(shares):
                edge = _points(tops, scale, field) + _points(floors, scale, field)[::-1]
                area.fill((255, 255, 255, 0))
                pygame.draw.polygon(area, (255, 255, 255, 255), edge)
                filled = pygame.transform.smoothscale(area, rect.size)
                filled.blit(texture(canvas.theme, key, rect.size), (0, 0), special_flags=MULT)
                canvas.blit(filled, rect.topleft)
                pygame.draw.lines(edges, edge_of(key), False, _points(tops, scale, field), line)
            floors = tops
    canvas.blit(pygame.transform.smoothscale(edges, rect.size), rect.topleft)


def _points(values: Sequence[float], scale: VpScale, rect: pygame.Rect) -> list[Point]:
    return [(x_of(i, len(values), rect), scale.y(vp, rect)) for i, vp in enumerate(values)]
