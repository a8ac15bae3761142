"""One tile on its hex, with its number; an empty place; the sign on a tile that something is said against."""

from __future__ import annotations

import pygame

from game.rules.box import TileInfo
from game.rules.setup_tiles import NEW_SETS
from game.scenes.newgame.ground import NAMED
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.developments import SPLIT_NAMES, draw_cost
from game.table.places.hexes import Hexagon
from game.table.shapes import outline
from game.table.theme import Type

SPLIT = SPLIT_NAMES | {
    "Kiepenkerl": "Kiepen\u00adkerl",
    "Schultheiss": "Schult\u00adheiss",
    "Community Tunnel": "Commu\u00adnity Tunnel",
    "Abandoned Farm": "Aban\u00addoned Farm",
}
SMALL = 37.0  # half a width in design units: below it there is no room for the effect


def draw(canvas: Canvas, place: Hexagon, tile: TileInfo) -> None:
    """The tile as it lies on the table, with its number; small hexes have no room for effect or name."""
    width, foot = place.half_width / canvas.theme.scale, _foot(canvas, place)
    _draw_blank(canvas, place, tile, width >= SMALL)
    if width < NAMED:
        ink = p.INK_LIGHT if tile.black else p.INK
        canvas.text(tile.id, Type.LABEL, ink, place.band(-0.3, 0.6), "center")
        return
    end = _draw_words(canvas, place, tile) if width >= SMALL else _draw_name(canvas, place, tile)
    if end <= foot.top:
        _draw_number(canvas, foot, tile)


def _foot(canvas: Canvas, place: Hexagon) -> pygame.Rect:
    foot = pygame.Rect(0, 0, canvas.theme.px(28), canvas.theme.px(12))
    foot.center = (round(place.centre[0]), round(place.centre[1] + place.half_height * 0.72))
    return foot


def _draw_number(canvas: Canvas, foot: pygame.Rect, tile: TileInfo) -> None:
    new = tile.set in NEW_SETS
    if new:
        canvas.box(foot, p.LEVEL_COLOURS[tile.level - 1], 6)
    ink = p.INK_LIGHT if new else p.INK_LIGHT_FAINT if tile.black else p.INK_FAINT
    canvas.text(tile.id, Type.TINY, ink, foot, "center")


def _draw_blank(canvas: Canvas, place: Hexagon, tile: TileInfo, large: bool) -> None:
    """A tile's rim and cost, on a large one its symbol above them."""
    px, rim, (x, y) = canvas.theme.px, p.LEVEL_COLOURS[tile.level - 1], place.centre
    canvas.polygon(outline(place.points, px(1.2)), (*p.INK, 150))
    canvas.polygon(place.points, p.GOLD_DEEP if tile.black else rim)
    width = 1.6 if tile.black else 3.2 if large else 2.6
    fill = rim if tile.black else p.mix(p.CARD, rim, 0.10)
    canvas.polygon(outline(place.points, -width * canvas.theme.scale), fill)
    if not large:
        spot = round(x), round(y - place.half_height * 0.6)
        draw_cost(canvas, tile.cost, spot, px(9), place.half_width * 1.3)
        return
    symbol = pygame.Rect(0, 0, px(13), px(13))
    symbol.center = (round(x), round(y - place.half_height * 0.79))
    canvas.svg(f"symbol_{tile.symbol}_light" if tile.black else f"symbol_{tile.symbol}", symbol)
    spot = round(x), round(y - place.half_height * 0.52)
    draw_cost(canvas, tile.cost, spot, px(11), place.half_width * 1.3)


def _draw_words(canvas: Canvas, place: Hexagon, tile: TileInfo) -> int:
    """A large tile's name and as much of its effect as there is room for; how far down they reach."""
    name, width = SPLIT.get(tile.name, tile.name), round(2 * place.half_width - canvas.theme.px(8))
    room = place.band(-0.4, 0.62)
    ink, soft = (p.INK_LIGHT, p.INK_LIGHT_SOFT) if tile.black else (p.INK, p.INK_SOFT)
    whole, begun = tile.summary, tile.summary.split(";")[0] + "\u00a0…"
    for role, words in ((Type.SMALL_STRONG, whole), (Type.TINY, whole), (Type.TINY, begun), (Type.TINY, "")):
        high = canvas.measure(name, role, width)[1]
        low = canvas.measure(words, Type.TINY_BODY, width)[1] if words else 0
        if high + low <= room.height or not words:
            break
    head = pygame.Rect(0, 0, width, high)
    head.midtop = (room.centerx, room.centery - (high + low) // 2)
    canvas.text(name, role, ink, head, "center", wrap=True)
    foot = pygame.Rect(head.left, head.bottom, width, low)
    if words:
        canvas.text(words, Type.TINY_BODY, soft, foot, "center", wrap=True)
    return foot.bottom


def _draw_name(canvas: Canvas, place: Hexagon, tile: TileInfo) -> int:
    """A small tile's name; how far down it reaches."""
    name, px = SPLIT.get(tile.name, tile.name), canvas.theme.px
    width = round(2 * place.half_width) - px(6)
    height = canvas.measure(name, Type.TINY, width)[1]
    room = pygame.Rect(0, 0, width, max(height, round(place.half_height * 0.76)))
    room.midtop = (round(place.centre[0]), round(place.centre[1] - place.half_height * 0.6) + px(6))
    canvas.text(name, Type.TINY, p.INK_LIGHT if tile.black else p.INK, room, "center", wrap=True)
    return room.centery + height // 2


def draw_empty(canvas: Canvas, place: Hexagon, level: int) -> None:
    """A place without a tile, in the colour of its level."""
    colour = p.LEVEL_COLOURS[level - 1]
    canvas.polygon(place.points, p.mix(colour, p.PAPER_DEEP, 0.45))
    canvas.polygon(outline(place.points, -canvas.theme.px(2)), p.mix(colour, p.PAPER_DEEP, 0.86))


def draw_sign(canvas: Canvas, centre: tuple[float, float], colour: p.RGB) -> None:
    """A triangle with an exclamation mark."""
    r, (x, y) = canvas.theme.px(9), centre
    canvas.cover(pygame.Rect(round(x - r), round(y - r), 2 * r, 2 * r))
    for grow, fill in ((r, p.INK), (r - canvas.theme.px(1.5), colour)):
        corners = [(x, y - grow), (x + grow * 0.95, y + grow * 0.7), (x - grow * 0.95, y + grow * 0.7)]
        canvas.polygon(corners, fill)
    mark = pygame.Rect(0, 0, r * 2, r)
    mark.center = (round(x), round(y + r * 0.12))
    canvas.text("!", Type.TINY, p.INK_LIGHT if colour == p.PRIMARY else p.INK, mark, "center")


def sign_spot(place: Hexagon) -> tuple[float, float]:
    """Where a tile's sign is: at its lower right edge."""
    x, y = place.centre
    return x + place.half_width * 0.74, y + place.half_height * 0.5
