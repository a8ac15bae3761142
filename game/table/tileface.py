"""A tile's face on its hex: the drawing, its name below it, its cost at the left, its symbol at the right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.rules.box import TileInfo
from game.rules.message import message
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.lines import broken
from game.table.pieces import COSTS, colours, drawing_of
from game.table.places.hexes import Hexagon
from game.table.places.ruler import centred
from game.table.shapes import clear, outline
from game.table.theme import Type

NAMES = ("tile", "tile-short", "tile-split")
"""The messages for a tile's name: whole, shortened, and with soft hyphens."""
LOW = 34.0  # the half height in design units below which the names are small
MARGIN, NARROW = 8.0, 2.0  # the space beside a name, in design units; the second where it has to be
COLUMNS = 5  # the most columns for the disks of a cost
CLOSE, TIGHT = 0.85, 0.35  # from one disk of a column to the next, in disks; the second where it has to be
FAINT = 90  # the opacity of everything on a closed tile
LEAST = 20.0  # the least height of a drawing, in design units: rather none than a sliver above a name
WIDE = 1.2  # the width of a drawing by its height


class Inks(NamedTuple):
    """The colours of a tile: its ground, its name, and the words on one that has no drawing."""

    ground: p.RGB
    name: p.RGB
    words: p.RGB


class Name(NamedTuple):
    """A tile's name as it is set: its lines, their type and their places."""

    lines: tuple[str, ...]
    role: Type
    rooms: tuple[pygame.Rect, ...]


def draw_face(canvas: Canvas, spot: Hexagon, tile: TileInfo, foot: float, closed: bool = False) -> Name:
    """Draw ground, drawing, cost and name, which ends at `foot` (0 the middle, 1 the lowest corner)."""
    inks = _inks(tile, closed)
    draw_ground(canvas, spot, tile)
    name, drawing, alpha = _set(canvas, spot, tile, foot), drawing_of(tile), FAINT if closed else 255
    cost = _cost(canvas, spot, tile, name)
    place = _drawing_spot(canvas, spot, name)
    if drawing and place.height >= LEAST * canvas.theme.scale:
        aside = round((cost.columns - 1) * cost.dot * 0.35) if cost.rows > 1 else 0
        canvas.svg(drawing, place.move(aside, 0), alpha)
    elif not drawing:
        _draw_words(canvas, spot, tile, name, inks.words)
    _draw_signs(canvas, tile, name, cost, closed)
    return name


def _draw_signs(canvas: Canvas, tile: TileInfo, name: Name, cost: _Cost, closed: bool) -> None:
    """Draw cost and name."""
    inks = _inks(tile, closed)
    _draw_cost(canvas, tile, cost, FAINT if closed else 255)
    for line, room in zip(name.lines, name.rooms, strict=True):
        canvas.edged(line, name.role, inks.name, inks.ground, room.inflate(0, room.height // 2))


def draw_signs(canvas: Canvas, spot: Hexagon, tile: TileInfo, foot: float, closed: bool) -> None:
    """Draw cost and name of a tile over a glow; the ledger has them already."""
    box = spot.rect.inflate(2, 2)

    def make() -> pygame.Surface:
        image = clear(*box.size)
        part, name = Canvas(image, canvas.theme, None, box.topleft), _set(canvas, spot, tile, foot)
        _draw_signs(part, tile, name, _cost(canvas, spot, tile, name), closed)
        return image

    canvas.blit(canvas.theme.cached(("signs", tile, spot, foot, closed), make), box.topleft)


def _inks(tile: TileInfo, closed: bool) -> Inks:
    if tile.black:
        inks = (p.INK_LIGHT_FAINT, p.INK_LIGHT_FAINT) if closed else (p.INK_LIGHT, p.INK_LIGHT_SOFT)
        return Inks(p.LEVEL_COLOURS[-1], *inks)
    return Inks(p.mix(p.CARD, p.LEVEL_COLOURS[tile.level - 1], 0.10), p.INK, p.INK_SOFT)


def draw_ground(canvas: Canvas, spot: Hexagon, tile: TileInfo) -> None:
    """Draw the bare hex in the colours of its level."""
    scale, fill = canvas.theme.scale, _inks(tile, False).ground
    rim = p.GOLD_DEEP if tile.black else p.LEVEL_COLOURS[tile.level - 1]
    canvas.polygon(outline(spot.points, 1.2 * scale), (*p.INK, 150))
    canvas.polygon(spot.points, (*rim, 255))
    canvas.polygon(outline(spot.points, (-1.6 if tile.black else -3.2) * scale), (*fill, 255))


# -- the name -------------------------------------------------------------------------------------------


def _set(canvas: Canvas, spot: Hexagon, tile: TileInfo, foot: float) -> Name:
    """Return the name in one to three lines, as large and as low as possible; low hexes shorten it."""
    low, scale = spot.half_height < LOW * canvas.theme.scale, canvas.theme.scale
    roles = (Type.TINY,) if low else (Type.TILE, Type.TINY)
    whole, short, split = (canvas.say(message(id, tile=tile.called)) for id in NAMES)
    tries = [(whole, 2), (short, 2), (split, 2), (split, 3)]
    for margin in (NARROW,) if low else (MARGIN, NARROW):
        width = round(2 * spot.half_width - margin * scale)
        for text, most in [(whole, 1), (short, 1), *tries] if low else tries:
            for role in roles:
                font = canvas.theme.font(role)
                lines = broken(text, font, width)
                if len(lines) <= most and all(font.size(line)[0] <= width for line in lines):
                    return _placed(canvas, spot, lines, role, foot)
    return _placed(canvas, spot, broken(split, font, width), role, foot)


def _placed(canvas: Canvas, spot: Hexagon, lines: Sequence[str], role: Type, foot: float) -> Name:
    """Return lines with their places, the last as low as the foot and the hex's sides allow."""
    leading, size = canvas.leading(role), role.value.size * canvas.theme.scale
    last = canvas.measure(lines[-1], role)[0] + 7 * canvas.theme.scale
    lowest = min(foot, 1 - last / (4 * spot.half_width)) * spot.half_height
    middle = spot.centre[1] + min(lowest - 0.36 * size, (0.44 + 0.22 * (len(lines) - 1)) * spot.half_height)
    width, last_line = round(2 * spot.half_width - 2 * canvas.theme.scale), len(lines) - 1
    rooms = (
        centred((spot.centre[0], middle - (last_line - i) * leading), width, leading)
        for i in range(len(lines))
    )
    return Name(tuple(lines), role, tuple(rooms))


# -- above and beside the name ----------------------------------------------------------------------------


def _drawing_spot(canvas: Canvas, spot: Hexagon, name: Name) -> pygame.Rect:
    """Return the place of the drawing: above the name and a little into it, between cost and symbol."""
    scale, low = canvas.theme.scale, spot.half_height < LOW * canvas.theme.scale
    top = spot.centre[1] - spot.half_height + (2.5 if low else 4.5) * scale
    first = name.rooms[0]
    most = first.centery - top + (0.1 if len(name.lines) > 1 else -0.2) * first.height
    high = min(1.12 * spot.half_height, most, (2 * spot.half_width - (18 if low else 26) * scale) / WIDE)
    rect = pygame.Rect(0, 0, round(high * WIDE), round(high))
    rect.midtop = (round(spot.centre[0]), round(top + max(0.0, most - high) * 0.5))
    return rect


def _draw_words(canvas: Canvas, spot: Hexagon, tile: TileInfo, name: Name, ink: p.RGB) -> None:
    """Draw in words what a tile without a drawing does, if there is room."""
    top = round(spot.centre[1] - spot.half_height * 0.5)
    room = pygame.Rect(0, top, round(2 * spot.half_width - 36 * canvas.theme.scale), name.rooms[0].top - top)
    room.centerx = round(spot.centre[0])
    if canvas.fits(tile.line, Type.TINY_BODY, room):
        canvas.text(tile.line, Type.TINY_BODY, ink, room, "center", wrap=True)


def symbol_spot(spot: Hexagon, scale: float) -> pygame.Rect:
    """Return the place of a tile's symbol, in its upper right corner."""
    side = round(min(14 * scale, max(9 * scale, spot.half_height * 0.3)))
    x, y = spot.centre
    return centred((x + spot.half_width - side / 2 - 4 * scale, y - spot.half_height * 0.36), side)


def draw_symbol(canvas: Canvas, spot: Hexagon, tile: TileInfo) -> None:
    """Draw the tile's symbol."""
    sign = f"symbol_{tile.symbol}_light" if tile.black else f"symbol_{tile.symbol}"
    canvas.svg(sign, symbol_spot(spot, canvas.theme.scale))


class _Cost(NamedTuple):
    """The disks of a cost: the centre of the first, their side, rows, distance of the rows, columns."""

    first: tuple[float, float]
    dot: int
    rows: int
    step: float
    columns: int


def _cost(canvas: Canvas, spot: Hexagon, tile: TileInfo, name: Name) -> _Cost:
    """Return the places of the disks, at the left edge above the name, in as few columns as fit."""
    scale, half = canvas.theme.scale, spot.half_height
    dot = round(min(12.5 * scale, max(7.5 * scale, half * 0.26)))
    top = spot.centre[1] - half * 0.45
    room = name.rooms[0].centery - 0.36 * name.role.value.size * scale - dot / 2 - top
    rows, step = _stacked(sum(tile.cost), room / dot)
    left = spot.centre[0] - spot.half_width + dot / 2 + 4.5 * scale
    return _Cost((left, top), dot, rows, step * dot, -(-sum(tile.cost) // rows))


def _stacked(count: int, room: float) -> tuple[int, float]:
    """Return the rows of a column and their distance, in disks; on small hexes they overlap."""
    for least in (CLOSE, TIGHT):
        for columns in range(1, COLUMNS + 1):
            rows = -(-count // columns)
            if room >= least * (rows - 1) and (columns > 1 or least == CLOSE):
                return rows, min(1.04, room / max(1, rows - 1))
    return 1, 0.0


def _draw_cost(canvas: Canvas, tile: TileInfo, cost: _Cost, alpha: int) -> None:
    for i, kind in reversed(list(enumerate(colours(tile.cost)))):
        column, row = divmod(i, cost.rows)
        centre = cost.first[0] + column * cost.dot, cost.first[1] + row * cost.step
        canvas.svg(COSTS[kind], centred(centre, cost.dot), alpha)
