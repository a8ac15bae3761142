"""A tile on its hex with its number, an empty place, and the sign on a tile that the rules object to."""

from __future__ import annotations

import pygame

from game.rules.box import TileInfo
from game.rules.setup import NEW_SETS
from game.scenes.newgame.ground import NAMED
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.hexagon import Hexagon
from game.table.places.ruler import centred
from game.table.shapes import outline
from game.table.theme import Type
from game.table.tileface import draw_face, draw_ground, lane_spots, lanes_of

SHADE = 4.0  # how far a tile's shadow reaches, in design units


def draw(canvas: Canvas, place: Hexagon, tile: TileInfo) -> None:
    """Draw the tile as on the table, with its number; the smallest have room for that alone."""
    if place.half_width < NAMED * canvas.theme.scale:
        draw_ground(canvas, place, tile)
        ink = p.INK_LIGHT if tile.black else p.INK
        canvas.text(tile.id, Type.LABEL, ink, place.band(-0.3, 0.6), "center")
    else:
        draw_face(canvas, place, tile)
        _draw_number(canvas, _foot(canvas, place), tile)


def _foot(canvas: Canvas, place: Hexagon) -> pygame.Rect:
    """Return the place of a tile's number: that of the tokens on the table."""
    px, owners = canvas.theme.px, lanes_of(place, canvas.theme.scale).owners
    return centred(lane_spots(place, owners, canvas.theme.scale, 1)[0].center, px(28), px(12))


def _draw_number(canvas: Canvas, foot: pygame.Rect, tile: TileInfo) -> None:
    ink = p.INK_LIGHT_FAINT if tile.black else p.INK_FAINT
    if tile.set in NEW_SETS:
        ground = p.bearing(p.LEVEL_COLOURS[tile.level - 1])
        canvas.box(foot, ground, 6)
        ink = p.ink_on(ground)
    canvas.text(tile.id, Type.TINY, ink, foot, "center")


def draw_shadow(canvas: Canvas, place: Hexagon) -> None:
    """Draw the shadow of a tile that lies on the ground."""
    reach = canvas.theme.px(SHADE)
    canvas.polygon([(x + reach, y + reach) for x, y in outline(place.points, reach / 3)], p.VEIL_SOFT)


def draw_empty(canvas: Canvas, place: Hexagon, level: int) -> None:
    """Draw a place without a tile, in the colour of its level."""
    colour = p.LEVEL_COLOURS[level - 1]
    canvas.polygon(place.points, p.mix(colour, p.PAPER_DEEP, 0.45))
    canvas.polygon(outline(place.points, -canvas.theme.px(2)), p.mix(colour, p.PAPER_DEEP, 0.86))


def draw_sign(canvas: Canvas, centre: tuple[float, float], colour: p.RGB) -> None:
    """Draw a triangle with an exclamation mark."""
    r, (x, y) = canvas.theme.px(9), centre
    canvas.cover(pygame.Rect(round(x - r), round(y - r), 2 * r, 2 * r))
    for grow, fill in ((r, p.INK), (r - canvas.theme.px(1.5), colour)):
        corners = [(x, y - grow), (x + grow * 0.95, y + grow * 0.7), (x - grow * 0.95, y + grow * 0.7)]
        canvas.polygon(corners, fill)
    ink = p.INK_LIGHT if colour == p.PRIMARY else p.INK
    canvas.text("!", Type.TINY, ink, centred((x, y + r * 0.12), r * 2, r), "center")


def sign_spot(place: Hexagon) -> tuple[float, float]:
    """Return the place of a tile's sign: beside its number, clear of its name."""
    x, y = place.centre
    return x + place.half_width * 0.52, y + place.half_height * 0.76
