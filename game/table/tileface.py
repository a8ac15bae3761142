"""A tile's face on its hex: the drawing, its cost, its symbol, and its name where there is room for it."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, inf
from typing import NamedTuple

import pygame

from game.rulebook import line_of
from game.rules.box import TileInfo
from game.rules.message import message
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.draftmark import draw_mark, edge_spot, tile_spot
from game.table.lines import breakable, broken
from game.table.pieces import COSTS, drawing_of
from game.table.places.hexagon import Hexagon
from game.table.places.lanes import LINE, Lane, Lanes, lanes, lanes_without_drawing
from game.table.places.ruler import centred
from game.table.shapes import outline
from game.table.signs import stitch_hex
from game.table.theme import Type

NAMES = ("tile", "tile-short", "tile-split")
"""The messages for a tile's name: whole, shortened, and with soft hyphens."""
MOST = 4  # the most seats
FAINT = 110  # the opacity of the drawing on a closed tile
RIM, RIM_BLACK = 2.4, 1.6
SLIGHT = 0.2  # of a pixel that a drawing may be over
ABOVE = 2.5  # of a line, above its capital letters, in design units
ANY, DIGITS = 3, 9  # the place of the disks of any colour in a cost; the highest number there is a disk for


class Inks(NamedTuple):
    """The colours of a tile: its ground, its name, and the words on one that has no drawing."""

    ground: p.RGB
    name: p.RGB
    words: p.RGB


def lanes_of(spot: Hexagon, scale: float, seats: int = MOST, tile: TileInfo | None = None) -> Lanes:
    """Return the lanes of a tile, in design units from its middle; without one, of those with a drawing."""
    drawn = tile is None or drawing_of(tile)
    return (lanes if drawn else lanes_without_drawing)(spot.flat, spot.radius / scale, seats)


def _is_small(spot: Hexagon, scale: float) -> bool:
    """Return True for a hex on its corner in which a name has no line beside a drawing."""
    return not spot.flat and lanes_of(spot, scale).name is None


def lane_spots(spot: Hexagon, lane: Lane, scale: float, count: int) -> list[pygame.Rect]:
    """Return the places of so many pieces in a lane, in pixels."""
    return [
        centred((spot.centre[0] + x * scale, spot.centre[1] + y * scale), max(1, int(side * scale)))
        for x, y, side in lane.places(count)
    ]


def draw_face(
    canvas: Canvas,
    spot: Hexagon,
    tile: TileInfo,
    seats: int = MOST,
    closed: bool = False,
    most: float = inf,
) -> None:
    """Draw ground, drawing, cost, symbol and name, which is no larger than `most`."""
    draw_ground(canvas, spot, tile)
    draw_signs(canvas, spot, tile, seats, closed, most)


def draw_signs(
    canvas: Canvas,
    spot: Hexagon,
    tile: TileInfo,
    seats: int = MOST,
    closed: bool = False,
    most: float = inf,
) -> None:
    """Draw all that is printed on a tile."""
    place, drawing = lanes_of(spot, canvas.theme.scale, seats, tile), drawing_of(tile)
    name, small = _draw_name(canvas, spot, tile, seats, closed, most), _is_small(spot, canvas.theme.scale)
    if drawing:
        canvas.svg(drawing, art_spot(spot, place, canvas.theme.scale), FAINT if closed else 255)
    elif not (name and small):
        _draw_words(canvas, art_spot(spot, place, canvas.theme.scale), tile, _inks(tile, closed), name)
    draw_cost(canvas, spot, tile, place)
    draw_symbol(canvas, spot, tile, place)
    if tile.drafted:
        draw_mark(canvas, edge_spot(spot) if small else tile_spot(spot, canvas.theme.scale))


def _inks(tile: TileInfo, closed: bool) -> Inks:
    if tile.black:
        inks = (p.INK_LIGHT_SOFT, p.INK_LIGHT_SOFT) if closed else (p.INK_LIGHT, p.INK_LIGHT_SOFT)
        return Inks(p.LEVEL_COLOURS[-1], *inks)
    return Inks(p.mix(p.CARD, p.LEVEL_COLOURS[tile.level - 1], 0.10), p.INK, p.INK_SOFT)


def draw_ground(canvas: Canvas, spot: Hexagon, tile: TileInfo) -> None:
    """Draw the bare hex in the colours of its level."""
    scale, fill = canvas.theme.scale, _inks(tile, False).ground
    rim = p.GOLD_DEEP if tile.black else p.LEVEL_COLOURS[tile.level - 1]
    canvas.polygon(outline(spot.points, 1.2 * scale), (*p.INK, 150))
    canvas.polygon(spot.points, (*rim, 255))
    canvas.polygon(outline(spot.points, -(RIM_BLACK if tile.black else RIM) * scale), (*fill, 255))
    stitch_hex(canvas, spot.points, tile.level, RIM)


# -- drawing and name -----------------------------------------------------------------------------------


def art_spot(spot: Hexagon, place: Lanes, scale: float) -> pygame.Rect:
    """Return the place of the drawing in pixels."""
    left, top, width, height = place.art
    x, y = spot.centre
    x0, y0 = ceil(x + left * scale - SLIGHT), ceil(y + top * scale - SLIGHT)
    right, foot = floor(x + (left + width) * scale + SLIGHT), floor(y + (top + height) * scale + SLIGHT)
    return pygame.Rect(x0, y0, right - x0, foot - y0)


def name_rooms(
    spot: Hexagon,
    place: Lanes,
    scale: float,
    costs: int,
    lines: Sequence[float] = (0, 1),
    above: float = 0.0,
) -> tuple[pygame.Rect, ...]:
    """Return the places of a name's lines, clear of a cost of so many disks; none where it has no room.

    `lines` counts them from the top of the lane: a name of one line stands half a line below it. So much of
    a line is `above` its letters, and may reach over the rim.
    """
    if place.name is None:
        return ()
    (top, reach), taken = place.name, lane_spots(spot, place.cost, scale, costs)
    rooms = []
    for line in lines:
        y0 = round(spot.centre[1] + (top + line * LINE) * scale)
        y1 = round(spot.centre[1] + (top + (line + 1) * LINE) * scale)
        away = max(abs(y0 - spot.centre[1]), abs(y1 - spot.centre[1]))
        half = min(reach * scale, _half(spot, away - above * scale) - 2 * scale)
        room = pygame.Rect(round(spot.centre[0] - half), y0, round(2 * half), y1 - y0)
        beside = [rect.right + 1 for rect in taken if rect.top < y1 and rect.bottom > y0]
        if beside:
            room.width, room.left = room.right - max(room.left, *beside), max(room.left, *beside)
        rooms.append(room)
    return tuple(rooms)


def _half(spot: Hexagon, away: float) -> float:
    """Return half the width of a hex so far above or below its middle."""
    share = away / spot.half_height
    return spot.half_width * (1 - share / 2 if spot.flat else min(1.0, 2 * (1 - share)))


def name_sizes(
    canvas: Canvas, spots: Sequence[tuple[Hexagon, TileInfo]], seats: int = MOST
) -> dict[Hexagon, float]:
    """Return the size of each tile's name: the largest in which those of its row fit."""
    sizes = {
        spot: canvas.alike(_name_lines(canvas, spot, tile, seats), Type.TILE).size for spot, tile in spots
    }
    rows = dict[int, float]()
    for spot, size in sizes.items():
        row = round(spot.centre[1])
        rows[row] = min(size, rows.get(row, inf))
    return {spot: rows[round(spot.centre[1])] for spot in sizes}


def _draw_name(canvas: Canvas, spot: Hexagon, tile: TileInfo, seats: int, closed: bool, most: float) -> bool:
    """Draw the name in one line or two, as it fits; return False where there is no room for it."""
    parts = _name_lines(canvas, spot, tile, seats)
    size = min(most, canvas.alike(parts, Type.TILE).size)
    for line, room in parts:
        canvas.text(line, Type.TILE, _inks(tile, closed).name, room, "center", most=size)
    return bool(parts)


def _name_lines(canvas: Canvas, spot: Hexagon, tile: TileInfo, seats: int) -> list[tuple[str, pygame.Rect]]:
    """Return the lines of a tile's name with their places; none where there is no room for it."""
    costs, scale = len(cost_shown(tile.cost)), canvas.theme.scale
    place = lanes_of(spot, scale, seats, tile)
    above = ABOVE if _is_small(spot, scale) else 0.0
    rooms = name_rooms(spot, place, scale, costs, above=above)
    lines = _lines(canvas, tile, rooms) if rooms else ()
    if len(lines) == 1:
        middle = name_rooms(spot, place, scale, costs, (0.5,), above)
        rooms = middle if canvas.measure(lines[0], Type.TILE)[0] <= middle[0].width else rooms
    high = 2 if len(lines) == 1 else 6
    return [(line, room.inflate(0, room.height // high)) for line, room in zip(lines, rooms, strict=False)]


def _lines(canvas: Canvas, tile: TileInfo, rooms: Sequence[pygame.Rect]) -> tuple[str, ...]:
    """Return the lines of a tile's name: whole if it fits, else shortened or broken; none if too long."""
    font = canvas.theme.font(Type.TILE)
    whole, short, split = (canvas.say(message(id, tile=tile.called)) for id in NAMES)
    widths = sorted({room.width for room in rooms})
    for text, most in ((whole, 1), (whole, 2), (short, 1), (short, 2), (split, 2), (breakable(whole), 2)):
        for width in widths:
            lines = broken(text, font, width)
            fitting = all(font.size(line)[0] <= room.width for line, room in zip(lines, rooms, strict=False))
            if len(lines) <= most and fitting:
                return tuple(lines)
    return ()


def _draw_words(canvas: Canvas, room: pygame.Rect, tile: TileInfo, inks: Inks, named: bool) -> None:
    """Draw what a tile without a drawing does, its name where that has no room below, or else its symbol."""
    below_mark = room.inflate(0, -room.height // 4)
    below_mark.bottom = room.bottom
    if not named:
        name = breakable(canvas.say(message("tile", tile=tile.called)))
        canvas.text(name, Type.TILE, inks.name, room, "center", wrap=True, ellipsis=True, shrink=True)
    elif canvas.fits(line_of(tile), Type.TINY_BODY, below_mark):
        canvas.text(line_of(tile), Type.TINY_BODY, inks.words, below_mark, "center", wrap=True)
    else:
        canvas.svg(sign_of(tile), below_mark, FAINT)


# -- cost and symbol --------------------------------------------------------------------------------------


def symbol_spot(spot: Hexagon, place: Lanes, scale: float) -> pygame.Rect:
    """Return the place of a tile's symbol."""
    x, y, side = place.symbol
    return centred((spot.centre[0] + x * scale, spot.centre[1] + y * scale), round(side * scale))


def sign_of(tile: TileInfo) -> str:
    """Return the name of the drawing of a tile's symbol."""
    return f"symbol_{tile.symbol}_light" if tile.black else f"symbol_{tile.symbol}"


def draw_symbol(canvas: Canvas, spot: Hexagon, tile: TileInfo, place: Lanes) -> None:
    """Draw the tile's symbol."""
    canvas.svg(sign_of(tile), symbol_spot(spot, place, canvas.theme.scale))


def cost_shown(cost: Sequence[int]) -> list[tuple[int, int]]:
    """Return the disks of a cost as they are drawn: those of any colour are one disk with a number."""
    shown = [(kind, 1) for kind, count in enumerate(cost[:ANY]) for _ in range(count)]
    return shown + ([(ANY, cost[ANY])] if cost[ANY] or not shown else [])


def draw_cost(canvas: Canvas, spot: Hexagon, tile: TileInfo, place: Lanes) -> None:
    """Draw the disks that a tile requires."""
    shown = cost_shown(tile.cost)
    for (kind, count), rect in zip(
        shown, lane_spots(spot, place.cost, canvas.theme.scale, len(shown)), strict=True
    ):
        canvas.svg(COSTS[kind] if count == 1 else f"{COSTS[ANY]}_{min(count, DIGITS)}", rect)
