"""Water that stands: a plain surface at rest, waves while it rises or falls."""

from __future__ import annotations

from math import ceil, sin
from typing import NamedTuple

import pygame

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.poses import Ripple
from game.table.shapes import clear
from game.table.theme import Theme

BODY, EDGE = (*p.WATER, 190), (*p.WATER_LIGHT, 220)
FINE = 2  # waves are drawn so many times as large and made smaller, to be smooth
SWELL = 1.8  # how high the waves are, in design units
WAVES = ((0.13, 5.0, 0.5), (0.055, -3.1, 0.5))  # length, speed and share of each


def reach(theme: Theme) -> int:
    """Return how far from its level the surface of water is drawn, in pixels."""
    return theme.px(SWELL) + theme.px(2) + 2


class Basin(NamedTuple):
    """A place that water fills from its bottom: where it can stand, and the water that fills all of that."""

    zone: pygame.Rect
    full: int

    def height(self, water: float) -> float:
        """Return the height of so much water, in pixels."""
        return self.zone.height * max(0.0, min(water, self.full)) / self.full

    def surface(self, water: float) -> float:
        """Return the y coordinate of the surface of so much water."""
        return self.zone.bottom - self.height(water)


def draw_pool(
    canvas: Canvas, basin: Basin, water: int, ripple: Ripple | None, vessel: pygame.Surface | None = None
) -> None:
    """Draw so much water; `vessel` is a mask of where it can be."""
    zone, height = basin.zone, basin.height(water + (ripple.above if ripple else 0.0))
    if height <= 0:
        return
    swell = canvas.theme.px(SWELL) if ripple else 0
    top = zone.bottom - ceil(height) - swell
    if ripple is None:
        key = ("pool", zone.size, ceil(height), vessel is not None)
        image = canvas.theme.cached(key, lambda: _pool(canvas, zone, top, height, None, vessel))
    else:
        image = _pool(canvas, zone, top, height, ripple, vessel)
    canvas.blit(image, (zone.left, top))


def _pool(
    canvas: Canvas,
    zone: pygame.Rect,
    top: int,
    height: float,
    ripple: Ripple | None,
    vessel: pygame.Surface | None,
) -> pygame.Surface:
    width, depth, k = zone.width, zone.bottom - top, FINE if ripple else 1
    image = clear(width * k, depth * k)
    line = [(x * k, _wave(canvas, x, depth - height, ripple) * k) for x in (*range(0, width, 4), width)]
    pygame.draw.polygon(image, BODY, [*line, (width * k, depth * k), (0, depth * k)])
    thick = canvas.theme.px(2) * k
    pygame.draw.polygon(image, EDGE, [*line, *((x, y + thick) for x, y in reversed(line))])
    if k > 1:
        image = pygame.transform.smoothscale(image, (width, depth))
    if vessel is not None:
        image.blit(vessel, (0, depth - vessel.get_height()), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _wave(canvas: Canvas, x: float, level: float, ripple: Ripple | None) -> float:
    if ripple is None:
        return level
    scale = canvas.theme.scale
    swell = sum(share * sin(x / scale * k + ripple.phase * speed) for k, speed, share in WAVES)
    return level + swell * ripple.waves * SWELL * scale
