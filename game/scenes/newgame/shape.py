"""A small picture of a development board: its hexes in the colours of their levels, as on the table."""

from __future__ import annotations

import pygame

from game.rules.box import Box, TileInfo
from game.rules.ruleset import LayoutData
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.developments import SPLIT_NAMES
from game.table.places.hexes import Hexagon, arranged
from game.table.places.ruler import Ruler
from game.table.shapes import outline
from game.table.theme import Type

WIDEST_HEX = 46.0  # design units from the middle to a corner


def hexes_of(rect: pygame.Rect, layout: LayoutData, scale: float) -> tuple[Hexagon, ...]:
    """Where the tiles lie in rect, level by level."""
    flat = [(q, r) for hexes in layout.levels for q, r in hexes]
    frame = (rect.left / scale, rect.top / scale, rect.width / scale, rect.height / scale)
    return arranged(Ruler(scale), flat, frame, most=WIDEST_HEX)


def draw_shape(canvas: Canvas, rect: pygame.Rect, layout: LayoutData, box: Box | None) -> None:
    """The board's shape in rect; with a game laid out also the names of its tiles, or all their numbers."""
    levels = [level for level, hexes in enumerate(layout.levels) for _ in hexes]
    places = hexes_of(rect, layout, canvas.theme.scale)
    named = box is not None and all(_fits(canvas, spot, box.tiles[i]) for i, spot in enumerate(places))
    for i, (spot, level) in enumerate(zip(places, levels, strict=True)):
        colour = p.LEVEL_COLOURS[level]
        canvas.polygon(spot.points, colour)
        canvas.polygon(outline(spot.points, -canvas.theme.px(3)), p.mix(colour, p.CARD, 0.8))
        if box is not None:
            text = _name(box.tiles[i]) if named else box.tiles[i].id
            canvas.text(text, Type.TINY, p.INK, _room(canvas, spot), "center", wrap=True)


def _name(tile: TileInfo) -> str:
    return SPLIT_NAMES.get(tile.name, tile.name)


def _fits(canvas: Canvas, spot: Hexagon, tile: TileInfo) -> bool:
    """Whether a tile's name has room on its hex."""
    room = _room(canvas, spot)
    width, height = canvas.measure(_name(tile), Type.TINY, room.width)
    return width <= room.width and height <= room.height * 1.25


def _room(canvas: Canvas, spot: Hexagon) -> pygame.Rect:
    return spot.band(-0.5, 0.5, margin=canvas.theme.px(5))
