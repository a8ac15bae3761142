"""A small picture of a development board: its hexes in the colours of their levels."""

from __future__ import annotations

from math import sqrt

import pygame

from game.rules.box import Box, TileInfo
from game.rules.ruleset import LayoutData
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.developments import SPLIT_NAMES
from game.table.theme import Type


def draw_shape(canvas: Canvas, rect: pygame.Rect, layout: LayoutData, box: Box | None) -> None:
    """The board's shape in rect; with a game laid out also the names of its tiles."""
    flat = [(level, hexagon) for level, hexes in enumerate(layout.levels) for hexagon in hexes]
    centres = [((q + r / 2) * sqrt(3), r * 1.5) for _, (q, r) in flat]
    left, right = min(x for x, _ in centres) - 0.9, max(x for x, _ in centres) + 0.9
    top, bottom = min(y for _, y in centres) - 1, max(y for _, y in centres) + 1
    size = min(rect.width / (right - left), rect.height / (bottom - top), canvas.theme.px(46))
    x0 = rect.centerx - (left + right) / 2 * size
    y0 = rect.centery - (top + bottom) / 2 * size
    for index, ((level, _), (x, y)) in enumerate(zip(flat, centres, strict=True)):
        centre = (x0 + x * size, y0 + y * size)
        _draw_hex(canvas, centre, size * 0.94, p.LEVEL_COLOURS[level])
        if box is not None:
            _draw_name(canvas, centre, size, box.tiles[index])


def _corners(centre: tuple[float, float], size: float) -> list[tuple[float, float]]:
    half = size * sqrt(3) / 2
    x, y = centre
    steps = ((0, -1), (1, -0.5), (1, 0.5), (0, 1), (-1, 0.5), (-1, -0.5))
    return [(x + dx * half, y + dy * size) for dx, dy in steps]


def _draw_hex(canvas: Canvas, centre: tuple[float, float], size: float, colour: p.RGB) -> None:
    canvas.polygon(_corners(centre, size), colour)
    canvas.polygon(_corners(centre, size - canvas.theme.px(3)), p.mix(colour, p.CARD, 0.8))


def _draw_name(canvas: Canvas, centre: tuple[float, float], size: float, tile: TileInfo) -> None:
    """The name, or the number where the hex is too small for it."""
    width = round(size * 1.5)
    panel = pygame.Rect(0, 0, width, round(size * 1.3))
    panel.center = (round(centre[0]), round(centre[1]))
    name = SPLIT_NAMES.get(tile.name, tile.name)
    longest = max(name.replace("\u00ad", " ").split(), key=len)
    text = name if canvas.measure(longest, Type.TINY)[0] <= width else tile.id
    canvas.text(text, Type.TINY, p.INK, panel, "center", wrap=True)
