"""Smooth shapes as surfaces: masks, gradients, shadows, grain. All of it is slow; canvas caches it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

import pygame

from game.table.palette import SHADOW

OVERSAMPLE = 4
Point = tuple[float, float]


def clear(width: int, height: int) -> pygame.Surface:
    """A transparent surface."""
    return pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def rounded_mask(width: int, height: int, radius: int) -> pygame.Surface:
    """White where a rounded rectangle is, transparent elsewhere, with smooth corners."""
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
    """White inside a polygon, with smooth edges."""
    big = clear(width * OVERSAMPLE, height * OVERSAMPLE)
    big.fill((255, 255, 255, 0))
    pygame.draw.polygon(big, (255, 255, 255, 255), [(x * OVERSAMPLE, y * OVERSAMPLE) for x, y in points])
    return pygame.transform.smoothscale(big, (max(1, width), max(1, height)))


def gradient(width: int, height: int, top: Sequence[int], bottom: Sequence[int]) -> pygame.Surface:
    """A surface that runs from one colour at the top to another at the bottom."""
    strip = clear(1, 2)
    strip.set_at((0, 0), pygame.Color(*top))
    strip.set_at((0, 1), pygame.Color(*bottom))
    if tuple(top) == tuple(bottom):
        return pygame.transform.scale(strip, (max(1, width), max(1, height)))
    steps = clear(1, 64)
    for y in range(64):
        steps.set_at((0, y), strip.get_at((0, 0)).lerp(strip.get_at((0, 1)), y / 63))
    return pygame.transform.smoothscale(steps, (max(1, width), max(1, height)))


def tint(mask: pygame.Surface, top: Sequence[int], bottom: Sequence[int] | None = None) -> pygame.Surface:
    """The mask's shape in a colour or a gradient; the mask is left as it is."""
    shape = mask.copy()
    fill = gradient(*mask.get_size(), top, bottom if bottom is not None else top)
    shape.blit(fill, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return shape


def grain(width: int, height: int, strength: int) -> pygame.Surface:
    """Fine paper grain to be added (BLEND_RGB_SUB) to a surface; always the same."""
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


def wood(width: int, height: int, strength: int, scale: float = 1.0) -> pygame.Surface:
    """The grain of a board that lies across, to be taken off (BLEND_RGB_SUB); always the same."""
    surface = clear(width, height)
    surface.blit(_streaks(width, height, strength, scale, 90.0, 2.2), (0, 0))
    fine = _streaks(width, height, strength // 2, scale, 30.0, 1.0)
    surface.blit(fine, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return surface


def _streaks(
    width: int, height: int, strength: int, scale: float, long: float, thick: float
) -> pygame.Surface:
    """Noise drawn out along the board: so long and so thick at scale 1."""
    across, down = max(3, round(width / long / scale) + 2), max(3, round(height / thick / scale))
    specks = random.Random(11).randbytes(across * down)
    small = pygame.image.frombuffer(specks, (across, down), "P")
    small.set_palette([(strength * i // 255,) * 3 for i in range(256)])
    return pygame.transform.smoothscale(small.convert(clear(1, 1)), (max(1, width), max(1, height)))


def rest(mask: pygame.Surface, other: pygame.Surface, step: int) -> pygame.Surface:
    """What is left of a mask when another is taken away that lies so many pixels further right and down."""
    left = mask.copy()
    left.blit(other, (step, step), special_flags=pygame.BLEND_RGBA_SUB)
    shape = clear(*mask.get_size())
    shape.fill((255, 255, 255, 0))
    shape.blit(left, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return shape


def hollow(mask: pygame.Surface, reach: int, colour: Sequence[int]) -> pygame.Surface:
    """The soft shadow that the upper left edge of a hollow throws into it."""
    width, height = mask.get_size()
    around = clear(width + 4 * reach, height + 4 * reach)
    around.fill((255, 255, 255, 255))
    around.blit(mask, (3 * reach, 3 * reach), special_flags=pygame.BLEND_RGBA_SUB)
    rim = clear(*around.get_size())
    rim.fill((255, 255, 255, 0))
    rim.blit(around, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    soft = blurred(rim, reach, colour)
    inside = clear(width, height)
    inside.blit(soft, (0, 0), pygame.Rect(2 * reach, 2 * reach, width, height))
    inside.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return inside


def blurred(mask: pygame.Surface, radius: int, colour: Sequence[int]) -> pygame.Surface:
    """The mask's shape, soft, in a colour; the mask needs a margin of its own. Large blurs are made small."""
    width, height = mask.get_size()
    part = 1 if radius <= 6 else 2 if radius <= 12 else 4
    small = pygame.transform.smoothscale(mask, (max(1, width // part), max(1, height // part)))
    reach = max(1, radius // part // 2)
    shape = pygame.transform.box_blur(small, reach, repeat_edge_pixels=False)
    shape = pygame.transform.box_blur(shape, max(1, reach * 2 // 3), repeat_edge_pixels=False)
    alpha = pygame.transform.smoothscale(shape, (width, height))
    layer = clear(width, height)
    layer.fill((255, 255, 255, 0))
    layer.blit(alpha, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return tint(layer, colour)


def with_margin(mask: pygame.Surface, margin: int) -> pygame.Surface:
    """The mask in the middle of a larger transparent surface."""
    wide = clear(mask.get_width() + 2 * margin, mask.get_height() + 2 * margin)
    wide.fill((255, 255, 255, 0))
    wide.blit(mask, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    return wide


def ring(mask: pygame.Surface, inner: pygame.Surface, offset: int) -> pygame.Surface:
    """The mask with the inner mask cut out of it."""
    hole = mask.copy()
    cut = clear(*mask.get_size())
    cut.blit(inner, (offset, offset))
    hole.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    back = clear(*mask.get_size())
    back.fill((255, 255, 255, 0))
    back.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return back


def shadow(mask: pygame.Surface, margin: int, colour: Sequence[int] = SHADOW) -> pygame.Surface:
    """A soft shadow of the mask; the result is larger by the margin on every side."""
    return blurred(with_margin(mask, margin), margin, colour)


def outline(points: Sequence[Point], grow: float) -> list[Point]:
    """A convex polygon's points moved away from its centre by so many pixels."""
    x0 = sum(x for x, _ in points) / len(points)
    y0 = sum(y for _, y in points) / len(points)
    moved = []
    for x, y in points:
        length = max(1e-6, ((x - x0) ** 2 + (y - y0) ** 2) ** 0.5)
        k = (length + grow) / length
        moved.append((x0 + (x - x0) * k, y0 + (y - y0) * k))
    return moved
