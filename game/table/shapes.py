"""Smooth shapes as surfaces: masks, gradients, shadows, grain. All of this is slow; the theme caches it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.table.palette import SHADOW

OVERSAMPLE = 4
Point = tuple[float, float]


def clear(width: int, height: int) -> pygame.Surface:
    """Return a transparent surface."""
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def rounded_mask(width: int, height: int, radius: int) -> pygame.Surface:
    """Return a mask, white where a rounded rectangle is and transparent elsewhere, with smooth corners."""
    radius = max(0, min(radius, width // 2, height // 2))
    mask = clear(width, height)
    mask.fill((255, 255, 255, 255))
    if not radius:
        return mask
    big = clear(2 * radius * OVERSAMPLE, 2 * radius * OVERSAMPLE)
    big.fill((255, 255, 255, 0))
    centre = radius * OVERSAMPLE
    pygame.draw.circle(big, (255, 255, 255, 255), (centre, centre), centre)
    disc = pygame.transform.smoothscale(big, (2 * radius, 2 * radius))
    for left in (True, False):
        for top in (True, False):
            spot = (0 if left else width - radius, 0 if top else height - radius)
            part = pygame.Rect(0 if left else radius, 0 if top else radius, radius, radius)
            mask.fill((255, 255, 255, 0), pygame.Rect(spot, (radius, radius)))
            mask.blit(disc, spot, part, special_flags=pygame.BLEND_RGBA_MAX)
    return mask


def polygon_mask(points: Sequence[Point], width: int, height: int) -> pygame.Surface:
    """Return a mask, white inside a polygon, with smooth edges."""
    big = clear(width * OVERSAMPLE, height * OVERSAMPLE)
    big.fill((255, 255, 255, 0))
    pygame.draw.polygon(big, (255, 255, 255, 255), [(x * OVERSAMPLE, y * OVERSAMPLE) for x, y in points])
    return pygame.transform.smoothscale(big, (max(1, width), max(1, height)))


def gradient(width: int, height: int, top: Sequence[int], bottom: Sequence[int]) -> pygame.Surface:
    """Return a surface that runs from one colour at the top to another at the bottom."""
    first, last = pygame.Color(*top), pygame.Color(*bottom)
    if first == last:
        plain = clear(width, height)
        plain.fill(first)
        return plain
    steps = clear(1, 64)
    for y in range(64):
        steps.set_at((0, y), first.lerp(last, y / 63))
    return pygame.transform.smoothscale(steps, (max(1, width), max(1, height)))


def tint(mask: pygame.Surface, top: Sequence[int], bottom: Sequence[int] | None = None) -> pygame.Surface:
    """Return the mask's shape in a colour or a gradient; the mask stays as it is."""
    shape = mask.copy()
    fill = gradient(*mask.get_size(), top, bottom if bottom is not None else top)
    shape.blit(fill, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


def grain(width: int, height: int, strength: int) -> pygame.Surface:
    """Return fine paper grain, to be subtracted from a surface (BLEND_RGB_SUB); always the same."""
    tile = pygame.image.frombuffer(_specks(strength), (96, 96), "P")
    tile.set_palette([(i, i, i) for i in range(256)])
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    coloured = tile.convert(surface)
    for x in range(0, width, 96):
        for y in range(0, height, 96):
            surface.blit(coloured, (x, y))
    return surface


@lru_cache(maxsize=16)
def _specks(strength: int) -> bytes:
    noise = random.Random(5)
    return bytes(noise.randrange(strength + 1) for _ in range(96 * 96))


def wood(width: int, height: int, strength: int, scale: float) -> pygame.Surface:
    """Return the grain of a horizontal board, to be subtracted (BLEND_RGB_SUB); always the same."""
    surface = clear(width, height)
    surface.blit(_streaks(width, height, strength, scale, 90.0, 2.2), (0, 0))
    fine = _streaks(width, height, strength // 2, scale, 30.0, 1.0)
    surface.blit(fine, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return surface


def _streaks(
    width: int, height: int, strength: int, scale: float, long: float, thick: float
) -> pygame.Surface:
    """Return noise stretched along the board; `long` and `thick` are the size of a streak at scale 1."""
    across, down = max(3, round(width / long / scale) + 2), max(3, round(height / thick / scale))
    specks = random.Random(11).randbytes(across * down)
    small = pygame.image.frombuffer(specks, (across, down), "P")
    small.set_palette([(strength * i // 255,) * 3 for i in range(256)])
    return pygame.transform.smoothscale(small.convert(clear(1, 1)), (max(1, width), max(1, height)))


def rest(mask: pygame.Surface, other: pygame.Surface, step: int) -> pygame.Surface:
    """Subtract another mask, moved so many pixels right and down, from a mask, and return what remains."""
    left = mask.copy()
    left.blit(other, (step, step), special_flags=pygame.BLEND_RGBA_SUB)
    return white(left)


def white(mask: pygame.Surface, margin: int = 0) -> pygame.Surface:
    """Return the mask in pure white, in the middle of a surface with so much margin on every side."""
    shape = clear(mask.get_width() + 2 * margin, mask.get_height() + 2 * margin)
    shape.fill((255, 255, 255, 0))
    shape.blit(mask, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    return shape


def hollow(mask: pygame.Surface, reach: int, colour: Sequence[int]) -> pygame.Surface:
    """Return the soft shadow that the upper left edge of a hollow throws into it."""
    width, height = mask.get_size()
    around = clear(width + 4 * reach, height + 4 * reach)
    around.fill((255, 255, 255, 255))
    around.blit(mask, (3 * reach, 3 * reach), special_flags=pygame.BLEND_RGBA_SUB)
    soft = blurred(white(around), reach, colour)
    inside = clear(width, height)
    inside.blit(soft, (0, 0), pygame.Rect(2 * reach, 2 * reach, width, height))
    inside.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return inside


def blurred(mask: pygame.Surface, radius: int, colour: Sequence[int]) -> pygame.Surface:
    """Return the mask's shape, blurred, in a colour. The mask needs a margin of its own.

    Large blurs are made on a smaller copy.
    """
    width, height = mask.get_size()
    part = 1 if radius <= 6 else 2 if radius <= 12 else 4
    small = pygame.transform.smoothscale(mask, (max(1, width // part), max(1, height // part)))
    reach = max(1, radius // part // 2)
    shape = pygame.transform.box_blur(small, reach, repeat_edge_pixels=False)
    shape = pygame.transform.box_blur(shape, max(1, reach * 2 // 3), repeat_edge_pixels=False)
    return tint(white(pygame.transform.smoothscale(shape, (width, height))), colour)


def ring(mask: pygame.Surface, inner: pygame.Surface, offset: int) -> pygame.Surface:
    """Return the mask with the inner mask, at this offset, cut out of it."""
    cut = clear(*mask.get_size())
    cut.blit(inner, (offset, offset))
    return rest(mask, cut, 0)


def shadow(mask: pygame.Surface, margin: int) -> pygame.Surface:
    """Return a soft shadow of the mask, larger than it by the margin on every side."""
    return blurred(white(mask, margin), margin, SHADOW)


def outline(points: Sequence[Point], grow: float) -> list[Point]:
    """Return a convex polygon's points moved away from its centre by so many pixels."""
    x0 = sum(x for x, _ in points) / len(points)
    y0 = sum(y for _, y in points) / len(points)
    moved = []
    for x, y in points:
        length = max(1e-6, ((x - x0) ** 2 + (y - y0) ** 2) ** 0.5)
        k = (length + grow) / length
        moved.append((x0 + (x - x0) * k, y0 + (y - y0) * k))
    return moved
