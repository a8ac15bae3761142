"""The development board: the tiles with all that lies on them, and the level tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

import pygame

from game.rules.box import TileInfo
from game.rules.message import Message, message
from game.rules.ruleset import ResourceName
from game.rules.state import GameState
from game.rules.terms import Resource
from game.table import palette as p
from game.table.canvas import Canvas, PartBase, Said
from game.table.layout import Layout
from game.table.picture import Picture
from game.table.pieces import drawing_of, token
from game.table.places.hexagon import Hexagon
from game.table.signs import stitch_card
from game.table.snow import ROOFED, draw_snow_on
from game.table.styles import Panel
from game.table.theme import UNIT, Type
from game.table.tileface import art_spot, draw_face, draw_signs, lanes_of, name_sizes
from game.table.tokens import draw_load, load, load_spot, token_spots

ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
NAMES_KEPT = 8  # tables of which the size of the tiles' names is kept
CROWDED = 4  # from so many on, the VP by arrival stand close beside one another


def draw_developments(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the whole panel; what is marked is drawn over it later."""
    state, place = picture.state, layout.developments
    key = (state.box, tuple(state.stacks), state.kiepenkerl, picture.sitters, picture.land)

    def draw_faces(part: Canvas) -> None:
        part.text(message("table-developments"), Type.HEADING, p.INK, place.title, shrink=True)
        sizes = _name_sizes(part, layout, state)
        for tile, spot in zip(state.box.tiles, place.hexes, strict=True):
            draw_face(part, spot, tile, state.box.seats, _closed(state, tile), sizes[spot])
            _draw_snow(part, layout, picture, tile)

    def draw(part: Canvas) -> None:
        for index in range(len(place.hexes)):
            draw_pieces(part, layout, picture, index)
        _draw_levels(part, layout, picture)

    closed = tuple(_closed(state, tile) for tile in state.box.tiles)
    faces = PartBase("tiles", (state.box, closed, picture.sitters, picture.land), draw_faces)
    canvas.part("developments", place.rect, key, draw, faces)


def _name_sizes(canvas: Canvas, layout: Layout, state: GameState) -> dict[Hexagon, float]:
    """Return the size of the name on each tile."""
    box = state.box
    make = lambda: name_sizes(canvas, [*zip(layout.developments.hexes, box.tiles, strict=True)], box.seats)  # noqa: E731
    return canvas.theme.kept("tile-names", NAMES_KEPT, (box, layout.developments.hexes), make)


def _closed(state: GameState, tile: TileInfo) -> bool:
    """Return True for a black development that somebody has: nobody else can acquire it (B1)."""
    return tile.black and bool(state.stacks[tile.index])


def draw_above(canvas: Canvas, layout: Layout, picture: Picture, index: int) -> None:
    """Draw everything on a tile but its ground once more, above a glow."""
    spot, state = layout.developments.hexes[index], picture.state
    tile, quiet = state.box.tiles[index], Canvas(canvas.surface, canvas.theme, None, canvas.origin)
    size = _name_sizes(quiet, layout, state)[spot]
    draw_signs(quiet, spot, tile, state.box.seats, _closed(state, tile), size)
    _draw_snow(quiet, layout, picture, tile)
    draw_pieces(quiet, layout, picture, index)


def _draw_snow(canvas: Canvas, layout: Layout, picture: Picture, tile: TileInfo) -> None:
    """Draw the snow of winter on a tile with a roof."""
    name = drawing_of(tile)
    if name in ROOFED:
        spot = layout.developments.hexes[tile.index]
        place = lanes_of(spot, layout.scale, picture.state.box.seats)
        draw_snow_on(canvas, picture.land, name, art_spot(spot, place, layout.scale))


def draw_pieces(canvas: Canvas, layout: Layout, picture: Picture, index: int) -> None:
    """Draw the goods on a tile and its tokens."""
    spot, state, scale = layout.developments.hexes[index], picture.state, layout.scale
    tile, stack, seats = state.box.tiles[index], state.stacks[index], state.box.seats
    lying = load(state, tile)
    if lying is not None:
        draw_load(canvas, load_spot(spot, len(stack), scale, seats), *lying)
    spots = token_spots(spot, len(stack), scale, lying is not None, seats)
    for token_spot, seat in zip(spots, stack, strict=True):
        token(canvas, picture.sitters[seat], token_spot)


def _draw_levels(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw the level tiles: VP by arrival and the price of a distant development."""
    box, places = picture.state.box, layout.developments.levels
    high = min(rect.height for rect in places) > 2.6 * canvas.leading(Type.TINY_NOTE)
    lines = dict[Type, list[tuple[Said, pygame.Rect]]]()
    for level, rect in enumerate(places, start=1):
        tile = next(tile for tile in box.tiles if tile.level == level)
        canvas.panel(rect, Panel.CARD, edge=p.LEVEL_COLOURS[level - 1], rim=2)
        stitch_card(canvas, rect, level, 2)
        inner = rect.inflate(-canvas.theme.px(5), -canvas.theme.px(UNIT if high else 2))
        distant = _distant_fitting(canvas, tile, inner.width)
        said = _level_lines(canvas, inner.width, level, arrival_left(picture.state, tile), distant, high)
        step = inner.height // len(said)
        for i, (line, role) in enumerate(said):
            room = pygame.Rect(inner.left, inner.top + i * step, inner.width, step)
            lines.setdefault(role, []).append((line, room))
    for role, alike in lines.items():
        ink = p.INK_SOFT if role is Type.TINY_NOTE else p.INK
        canvas.row(alike, role, ink, "center", shrink=True)


def _distant_fitting(canvas: Canvas, tile: TileInfo, width: int) -> Message:
    """Return the price of a distant development; where that is too long, the goods alone."""
    said = distant_said(tile)
    if not tile.distant or canvas.measure(said, Type.TINY_NOTE)[0] <= width:
        return said
    return message("table-distant-goods", goods=tuple(map(Resource, tile.distant)))


def _level_lines(
    canvas: Canvas, width: int, level: int, arrival: Sequence[int], distant: Message, high: bool
) -> list[tuple[Said, Type]]:
    """Return the lines of a level tile with their types: three, or two where level tiles are low."""
    number, between = ROMAN[level - 1], " · " if high and len(arrival) < CROWDED else "·"
    lines: list[tuple[Said, Type]] = [(message("table-level", level=number), Type.LABEL)] if high else []
    for points in (arrival_said(arrival, between), between.join(map(str, arrival))):
        arriving: Said = points if high else message("table-level-points", level=number, points=points)
        if canvas.measure(arriving, Type.TINY_BODY)[0] <= width:
            break  # with two digits and many seats the numbers alone
    return [*lines, (arriving, Type.SMALL_STRONG), (distant, Type.TINY_NOTE)]


def arrival_left(state: GameState, tile: TileInfo) -> Sequence[int]:
    """Return the VP by arrival on a tile of this level; of black ones those that are left (B3)."""
    if not tile.black:
        return tile.arrival
    gone = sum(len(state.stacks[other.index]) for other in state.box.tiles if other.black)
    return tile.arrival[gone : state.box.seats]


def arrival_said(arrival: Sequence[int], between: str) -> Message:
    """Return the VP by arrival, one after the other."""
    if not arrival:
        return message("table-arrival-none")
    return message("table-arrival", points=between.join(map(str, arrival)))


def distant_said(tile: TileInfo) -> Message:
    """Return the price of a distant development of the tile's level, in a few words."""
    if tile.black:
        return message("table-distant-black")
    if tile.level == 1:
        return message("table-distant-open")
    if not tile.distant:
        return message("table-distant-none")
    if len(tile.distant) == len(get_args(ResourceName)):
        return message("table-distant-any")
    return message("table-distant", goods=tuple(map(Resource, tile.distant)))


def draw_price(canvas: Canvas, layout: Layout, tile: int, resources: Sequence[int]) -> None:
    """Draw a badge with the price of a tile that can be acquired as a distant development."""
    spot, px = layout.developments.hexes[tile], canvas.theme.px
    text = " / ".join(canvas.say(message("good", good=Resource(resource))) for resource in resources)
    width, height = canvas.measure(text, Type.TINY)
    rect = pygame.Rect(0, 0, width + px(12), height + px(4))
    left, middle = spot.centre[0] + spot.half_width * 0.2, spot.centre[1] - spot.half_height * 0.8
    rect.midleft = (round(left), round(middle))
    rect.clamp_ip(layout.developments.rect)
    canvas.cover(rect)
    canvas.panel(rect, Panel.BADGE)
    canvas.text(text, Type.TINY, p.INK, rect, "center")
