"""One tile on its hex, with its number; an empty place; the sign on a tile that something is said against."""

from __future__ import annotations

import pygame

from game.rules.box import TileInfo
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.developments import SPLIT_NAMES, draw_cost, draw_tile
from game.table.places.hexes import Hexagon
from game.table.shapes import outline
from game.table.theme import Type

SPLIT = SPLIT_NAMES | {
    "Kiepenkerl": "Kiepen\u00adkerl",
    "Schultheiss": "Schult\u00adheiss",
    "Community Tunnel": "Commu\u00adnity Tunnel",
    "Abandoned Farm": "Aban\u00addoned Farm",
}
SMALL, SMALLEST = 37.0, 27.0  # half widths in design units: below them no effect, no name
NEW = ("valley", "iron")


def draw(canvas: Canvas, place: Hexagon, tile: TileInfo) -> None:
    """The tile as it lies on the table, with its number; small hexes have no room for effect or name."""
    width, foot = place.half_width / canvas.theme.scale, _foot(canvas, place)
    if width >= SMALL:
        draw_tile(canvas, place, tile, tokens=True)
        _draw_number(canvas, foot, tile)
        return
    _draw_blank(canvas, place, tile)
    if width < SMALLEST:
        canvas.text(tile.id, Type.LABEL, p.INK, place.band(-0.3, 0.6), "center")
    elif _draw_name(canvas, place, tile) <= foot.top + canvas.theme.px(2):
        _draw_number(canvas, foot, tile)


def _foot(canvas: Canvas, place: Hexagon) -> pygame.Rect:
    foot = pygame.Rect(0, 0, canvas.theme.px(28), canvas.theme.px(12))
    foot.center = (round(place.centre[0]), round(place.centre[1] + place.half_height * 0.72))
    return foot


def _draw_number(canvas: Canvas, foot: pygame.Rect, tile: TileInfo) -> None:
    new = tile.set in NEW
    if new:
        canvas.box(foot, p.LEVEL_COLOURS[tile.level - 1], 6)
    canvas.text(tile.id, Type.TINY, p.INK_LIGHT if new else p.INK_FAINT, foot, "center")


def _draw_blank(canvas: Canvas, place: Hexagon, tile: TileInfo) -> None:
    """A small tile's rim and cost."""
    px, rim, (x, y) = canvas.theme.px, p.LEVEL_COLOURS[tile.level - 1], place.centre
    canvas.polygon(outline(place.points, px(1.2)), (*p.INK, 150))
    canvas.polygon(place.points, rim)
    canvas.polygon(outline(place.points, -px(2.6)), p.mix(p.CARD, rim, 0.10))
    draw_cost(canvas, tile.cost, x, y - place.half_height * 0.6, px(9), place.half_width * 1.3)


def _draw_name(canvas: Canvas, place: Hexagon, tile: TileInfo) -> int:
    """A small tile's name; how far down it reaches."""
    name, px = SPLIT.get(tile.name, tile.name), canvas.theme.px
    width = round(2 * place.half_width) - px(6)
    height = canvas.measure(name, Type.TINY, width)[1]
    room = pygame.Rect(0, 0, width, max(height, round(place.half_height * 0.76)))
    room.midtop = (round(place.centre[0]), round(place.centre[1] - place.half_height * 0.6) + px(6))
    canvas.text(name, Type.TINY, p.INK, room, "center", wrap=True)
    return room.centery + height // 2


def draw_empty(canvas: Canvas, place: Hexagon, level: int) -> None:
    """A place without a tile, in the colour of its level."""
    colour = p.LEVEL_COLOURS[level - 1]
    canvas.polygon(place.points, p.mix(colour, p.PAPER_DEEP, 0.45))
    canvas.polygon(outline(place.points, -canvas.theme.px(2)), p.mix(colour, p.PAPER_DEEP, 0.86))


def draw_sign(canvas: Canvas, centre: tuple[float, float], colour: p.RGB) -> None:
    """A triangle with an exclamation mark."""
    r, (x, y) = canvas.theme.px(9), centre
    for grow, fill in ((r, p.INK), (r - canvas.theme.px(1.5), colour)):
        corners = [(x, y - grow), (x + grow * 0.95, y + grow * 0.7), (x - grow * 0.95, y + grow * 0.7)]
        canvas.polygon(corners, fill)
    mark = pygame.Rect(0, 0, r * 2, r)
    mark.center = (round(x), round(y + r * 0.12))
    canvas.text("!", Type.TINY, p.INK_LIGHT if colour == p.PRIMARY else p.INK, mark, "center")


def sign_spot(place: Hexagon) -> tuple[float, float]:
    """Where a tile's sign is: at its lower right edge."""
    x, y = place.centre
    return x + place.half_width * 0.9, y + place.half_height * 0.62
