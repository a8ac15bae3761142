"""A development in large, as it is lifted off the table: its hex with name and effect, the drawing apart."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

import pygame

from game.rulebook import line_of
from game.rules.box import TileInfo
from game.rules.message import message
from game.table import palette as p
from game.table import shapes
from game.table.canvas import Canvas
from game.table.pieces import drawing_of
from game.table.places.hexagon import CORNERS
from game.table.theme import Theme, Type, converted, load_svg
from game.table.tileface import sign_of

WIDE = 0.93  # its width by its height
DRAWING = (0.62, 0.46)  # the drawing's width by that of the hex, and its height by its height
MIDDLE, GLORY = 0.335, 0.29  # the drawing's middle and the radius of the light behind it, by the height
NAME, EFFECT = (0.568, 0.08), (0.662, 0.13)  # top and height of the words
RIM, LINE = 0.022, 0.036  # the coloured rim, and the thin line inside it, by the height
HATCHES, BEAMS = 26, 20
SHADOW = 18.0  # how far its shadow reaches, in design units


class LiftedTile(NamedTuple):
    """The hex with all that is written on it, and the drawing that moves on it; without one its symbol."""

    hex: pygame.Surface
    drawing: pygame.Surface
    shadow: pygame.Surface


def lifted_tile(theme: Theme, tile: TileInfo, size: tuple[int, int]) -> LiftedTile:
    """Return a tile as large as `size`; slow."""
    image = shapes.clear(*size)
    canvas = Canvas(image, theme)
    _draw_ground(canvas, tile, size)
    _draw_words(canvas, tile, size)
    drawing = load_svg(drawing_of(tile) or sign_of(tile), *drawing_size(size))
    reach = theme.px(SHADOW)
    shadow = shapes.blurred(shapes.white(_mask(size, 0.0), reach), reach, (*p.SHADOW[:3], 150))
    return LiftedTile(converted(image), drawing, converted(shadow))


def drawing_size(size: tuple[int, int]) -> tuple[int, int]:
    """Return the width and height of the drawing on a hex of this size."""
    return round(size[0] * DRAWING[0]), round(size[1] * DRAWING[1])


def _points(size: tuple[int, int], inset: float) -> list[tuple[float, float]]:
    width, height = size
    points = [(width / 2 * (1 + x), height / 2 * (1 + y)) for x, y in CORNERS]
    return shapes.outline(points, -inset)


def _mask(size: tuple[int, int], inset: float) -> pygame.Surface:
    """Return a mask of the hex, drawn at twice its size to be smooth."""
    large = shapes.clear(2 * size[0], 2 * size[1])
    large.fill((255, 255, 255, 0))
    pygame.draw.polygon(large, (255, 255, 255, 255), [(2 * x, 2 * y) for x, y in _points(size, inset)])
    return pygame.transform.smoothscale(large, size)


def _sides(size: tuple[int, int], outer: float, inner: float) -> list[list[tuple[float, float]]]:
    """Return the six sides of a ring between two hexes, each as four corners."""
    a, b = _points(size, outer), _points(size, inner)
    return [[a[i - 1], a[i], b[i], b[i - 1]] for i in range(len(a))]


def _draw_ground(canvas: Canvas, tile: TileInfo, size: tuple[int, int]) -> None:
    """Draw the bare hex: ink, the colour of its level, paper with a thin line and hatching."""
    high, level = size[1], p.LEVEL_COLOURS[tile.level - 1]
    rim = p.GOLD_DEEP if tile.black else level
    paper = p.LEVEL_COLOURS[-1] if tile.black else p.mix(p.CARD, level, 0.08)
    deep = p.WOOD_DEEPEST if tile.black else p.mix(p.CARD_DEEP, level, 0.2)
    face = shapes.gradient(*size, (*paper, 255), (*deep, 255))
    _draw_glory(face, p.mix(paper, p.GOLD if tile.black else level, 0.22), size)
    face.blit(shapes.grain(*size, 9), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    for inset, wide, colour in ((0.0, 0.006, p.INK), (0.006, RIM, rim), (RIM, RIM + 0.004, p.INK)):
        for side in _sides(size, inset * high, wide * high):
            pygame.draw.polygon(face, colour, side)
            pygame.draw.aaline(face, colour, side[2], side[3])
    image = canvas.surface
    image.blit(face, (0, 0))
    image.blit(_mask(size, 1.0), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    _hatch(canvas, size, p.mix(paper, p.GOLD if tile.black else p.INK, 0.45))


def _draw_glory(face: pygame.Surface, colour: p.RGB, size: tuple[int, int]) -> None:
    """Draw the light behind the drawing: a disc whose beams thin out."""
    x, y, radius = size[0] / 2, size[1] * MIDDLE, size[1] * GLORY
    for i in range(BEAMS):
        angle, wide = 2 * pi * i / BEAMS, pi / BEAMS * 0.5
        reach = radius * (1.2 if i % 2 else 1.06)
        tips = [(x + reach * cos(a), y + reach * sin(a)) for a in (angle - wide, angle + wide)]
        pygame.draw.polygon(face, colour, [(x, y), *tips])
    pygame.draw.circle(face, colour, (x, y), radius * 0.93)


def _hatch(canvas: Canvas, size: tuple[int, int], ink: p.RGB) -> None:
    """Draw a thin line inside the rim, and strokes along the edges that are turned from the light."""
    points, width = _points(size, LINE * size[1]), size[0]
    pygame.draw.aalines(canvas.surface, ink, True, points)
    lower_right, right, foot = points[2], points[1], points[3]
    for (x0, y0), (x1, y1) in ((right, lower_right), (lower_right, foot)):
        for i in range(HATCHES):
            k = (i + 0.5) / HATCHES
            x, y = x0 + (x1 - x0) * k, y0 + (y1 - y0) * k
            long = width * (0.018 + 0.014 * abs(sin(i * 2.4 * pi / 3)))
            pygame.draw.aaline(canvas.surface, ink, (x, y), (x - long, y + long * 0.28))


def _draw_words(canvas: Canvas, tile: TileInfo, size: tuple[int, int]) -> None:
    """Draw name and effect."""
    width, height = size
    ink, soft = (p.INK_LIGHT, p.INK_LIGHT_SOFT) if tile.black else (p.INK, p.INK_SOFT)

    def room(span: tuple[float, float], wide: float) -> pygame.Rect:
        rect = pygame.Rect(0, round(height * span[0]), round(width * wide), round(height * span[1]))
        rect.centerx = width // 2
        return rect

    canvas.text(message("tile", tile=tile.called), Type.DISPLAY, ink, room(NAME, 0.86), "center", shrink=True)
    words = room(EFFECT, 0.74)
    if not canvas.fits(line_of(tile), Type.SMALL, words):
        return
    role = next((r for r in (Type.HEADING, Type.LABEL) if canvas.fits(line_of(tile), r, words)), Type.SMALL)
    canvas.text(line_of(tile), role, soft, words, "center", "top", wrap=True, ellipsis=True)
