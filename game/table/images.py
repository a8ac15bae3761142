"""Images that a canvas draws: filled shapes, outlines of drawings, rims of light."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game.table import shapes
from game.table.palette import RGB
from game.table.shapes import Point
from game.table.theme import Theme, load_svg
from game.table.typeset import INKED

LINE = 1.4  # the outline of a hollow drawing, in design units


class PlacedImage(NamedTuple):
    """An image and where its top left corner lies in the window."""

    image: pygame.Surface
    spot: tuple[int, int]


def polygon_image(theme: Theme, points: Sequence[Point], fill: Sequence[int]) -> PlacedImage:
    """Return a filled polygon with smooth edges."""
    box, local = boxed(points)
    mask = lambda: _mask(theme, local, box.size)  # noqa: E731
    return PlacedImage(filled(theme, ("polygon", local), mask, fill), box.topleft)


def _mask(theme: Theme, local: tuple[Point, ...], size: tuple[int, int]) -> pygame.Surface:
    """Return the mask of a polygon; it is kept, as a light that fades fills it in one shade after another."""
    return theme.cached(("mask", local), lambda: shapes.polygon_mask(local, *size))


def filled(
    theme: Theme, shape: Hashable, mask: Callable[[], pygame.Surface], fill: Sequence[int]
) -> pygame.Surface:
    """Return a shape, made as a mask, in a colour."""
    return theme.cached((shape, tuple(fill)), lambda: shapes.tint(mask(), fill))


def boxed(points: Sequence[Point]) -> tuple[pygame.Rect, tuple[Point, ...]]:
    """Return the rectangle round some points, and the points relative to its corner."""
    left, top = int(min(x for x, _ in points)), int(min(y for _, y in points))
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    box = pygame.Rect(left, top, int(right - left) + 2, int(bottom - top) + 2)
    return box, tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)


def faint(image: pygame.Surface, alpha: int) -> pygame.Surface:
    """Return a copy with its opacity reduced."""
    copy = image.copy()
    copy.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def hollow_image(theme: Theme, name: str, size: tuple[int, int], ink: RGB) -> pygame.Surface:
    """Return the outline of a drawing in an ink."""
    finer = shapes.OVERSAMPLE
    large = pygame.mask.from_surface(load_svg(name, size[0] * finer, size[1] * finer), INKED)
    line = round(theme.px(LINE) * finer)
    inner = large.copy()
    for dx, dy in ((line, 0), (-line, 0), (0, line), (0, -line)):
        inner = inner.overlap_mask(large, (dx, dy))
    large.erase(inner, (0, 0))
    outline = large.to_surface(setcolor=(*ink, 255), unsetcolor=(*ink, 0))
    return pygame.transform.smoothscale(outline, size)


def glow_image(
    theme: Theme, size: tuple[int, int], local: tuple[Point, ...] | None, colour: RGB, radius: float
) -> tuple[pygame.Surface, int]:
    """Return a rim of light for a rectangle or a polygon, and how far it reaches beyond it."""
    margin, border = theme.px(10), theme.px(2)
    width, height = size
    if local is None:
        corner = theme.px(radius)
        mask = shapes.rounded_mask(width, height, corner)
        inner = shapes.rounded_mask(width - 2 * border, height - 2 * border, max(0, corner - border))
        line = shapes.ring(mask, inner, border)
    else:
        mask = _mask(theme, local, size)
        smaller = shapes.polygon_mask(shapes.outline(local, -border * 1.15), width, height)
        line = shapes.ring(mask, smaller, 0)
    halo = shapes.blurred(shapes.white(line, margin), margin // 2, (*colour, 255))
    image = halo.copy()
    image.blit(halo, (0, 0))
    image.blit(shapes.tint(line, (*colour, 255)), (margin, margin))
    return image, margin
