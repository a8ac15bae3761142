"""The development board: a hex a tile, with cost, name, effect, symbol and tokens, and the level tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.rules.box import TileInfo
from game.rules.state import GameState
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.layout import Layout
from game.table.picture import Picture
from game.table.pieces import COSTS, GOOD_LABELS, Sitter, drawing_of, token
from game.table.places.hexes import Hexagon
from game.table.shapes import outline
from game.table.styles import Panel
from game.table.theme import UNIT, Type
from game.table.tokens import draw_load, load, load_spot, token_spots

LOWEST = 30.0  # hexes lower than this have symbol and cost in one row whatever else they say
SPLIT_NAMES = {
    "Wheelbarrow": "Wheel\u00adbarrow",
    "Thanksgiving": "Thanks\u00adgiving",
    "Schultheiss": "Schult\u00adheiss",
    "Kiepenkerl": "Kiepen\u00adkerl",
}
SHORT_NAMES = {
    "Abandoned Farm": "Aband. Farm",
    "Small Coal Mine": "Small Mine",
    "Community Tunnel": "Comm. Tunnel",
    "Weekly Farmers' Market": "Farmers' Market",
    "Village Church of Stiepel": "Church of Stiepel",
}
ROOMY = 38.0  # hexes lower than this (in design units) leave a long effect to the card
FAINT = 90  # of what is printed on a closed tile
ROMAN = ("I", "II", "III", "IV", "V")


def draw_developments(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """The whole panel; what stands out is drawn over it later."""
    state, place = picture.state, layout.developments
    key = (state.box, tuple(state.stacks), state.kiepenkerl, picture.sitters)

    def draw(part: Canvas) -> None:
        part.text("Developments", Type.HEADING, p.INK, place.title)
        for tile, spot, stack in zip(state.box.tiles, place.hexes, state.stacks, strict=True):
            laden = load(state, tile) is not None
            draw_tile(part, spot, tile, bool(stack), laden, calm=state.box.black)
        for index in range(len(place.hexes)):
            draw_pieces(part, layout, picture, index)
        draw_levels(part, layout, picture)

    canvas.part("developments", place.rect, key, draw)


def draw_tile(
    canvas: Canvas,
    spot: Hexagon,
    tile: TileInfo,
    tokens: bool = False,
    laden: bool = False,
    calm: bool = False,
) -> None:
    """One tile on its hex; where tokens or goods will lie on it, its words keep off them.

    On a `calm` board low hexes have their name alone below the cost. A black one with a token is closed.
    """
    scale = canvas.theme.scale
    rim = p.LEVEL_COLOURS[tile.level - 1]
    canvas.polygon(outline(spot.points, 1.2 * scale), (*p.INK, 150))
    canvas.polygon(spot.points, (*(p.GOLD_DEEP if tile.black else rim), 255))
    fill = p.LEVEL_COLOURS[-1] if tile.black else p.mix(p.CARD, rim, 0.10)
    canvas.polygon(outline(spot.points, (-1.6 if tile.black else -3.2) * scale), (*fill, 255))
    low = spot.half_height < ROOMY * scale
    head = _head(spot, tile, scale, calm)
    closed = tile.black and tokens
    draw_cost(canvas, tile.cost, head.cost.center, head.dot, head.cost.width, FAINT if closed else 255)
    if low and calm:
        _draw_name(canvas, spot, tile, _inks(tile, closed)[0])
        return
    foot = 0.4 if laden else (0.6 if low else 0.46) if tokens else 0.62
    block = spot.band(-0.34 if low else -0.37, foot)
    _draw_words(canvas, spot, tile, block, _inks(tile, closed))


def _inks(tile: TileInfo, closed: bool) -> tuple[p.RGB, p.RGB]:
    """The ink of a tile's name and of its effect."""
    if closed:
        return p.INK_LIGHT_FAINT, p.INK_LIGHT_FAINT
    return (p.INK_LIGHT, p.INK_LIGHT_SOFT) if tile.black else (p.INK, p.INK_SOFT)


class _Head(NamedTuple):
    """What stands above a tile's name: its symbol, and the room of its cost with the size of a disk."""

    symbol: pygame.Rect
    cost: pygame.Rect
    dot: int


def _head(spot: Hexagon, tile: TileInfo, scale: float, calm: bool) -> _Head:
    """The symbol in the top corner above the cost; on a low hex that has more to say in one row with it."""
    (x, y), half, count = spot.centre, spot.half_height, sum(tile.cost)
    side = round(min(14 * scale, max(9 * scale, half * 0.27)))
    symbol = pygame.Rect(0, 0, side, side)
    low = half < ROOMY * scale
    if not low or (calm and half >= LOWEST * scale):
        room = spot.half_width * (1.3 if low else 1.22)
        dot = round(min(13 * scale, max(8.5 * scale, min(half * (0.32 if low else 0.29), room / count))))
        symbol.center = (round(x), round(y - half * (0.8 if low else 0.79)))
        cost = pygame.Rect(0, 0, round(room), dot)
        cost.center = (round(x), round(y - half * (0.47 if low else 0.5)))
        return _Head(symbol, cost, dot)
    dot = round(8.5 * scale)
    room = spot.half_width * 1.38 - side - scale
    cost = pygame.Rect(0, 0, round(min(room, dot * (1 + 1.06 * (count - 1)))), dot)
    left, middle = x - (side + scale + cost.width) / 2, round(y - half * 0.58)
    symbol.midleft = (round(left), middle)
    cost.midleft = (round(left + side + scale), middle)
    return _Head(symbol, cost, dot)


def draw_pieces(canvas: Canvas, layout: Layout, picture: Picture, index: int) -> None:
    """A tile's symbol, what lies on it and its tokens; drawn again above what glows."""
    spot, state = layout.developments.hexes[index], picture.state
    tile, stack = state.box.tiles[index], state.stacks[index]
    sign = f"symbol_{tile.symbol}_light" if tile.black else f"symbol_{tile.symbol}"
    canvas.svg(sign, _head(spot, tile, layout.scale, state.box.black).symbol)
    lying = load(state, tile)
    if lying is not None:
        draw_load(canvas, load_spot(spot, len(stack), layout.scale), *lying)
    spots = token_spots(spot, len(stack), layout.scale, lying is not None)
    for token_spot, seat in zip(spots, stack, strict=True):
        token(canvas, picture.sitters[seat], token_spot)


def _draw_name(canvas: Canvas, spot: Hexagon, tile: TileInfo, ink: p.RGB) -> None:
    """The name alone, between the cost and the tokens."""
    scale = canvas.theme.scale
    block = spot.band(-0.3, 0.47) if spot.half_height >= LOWEST * scale else spot.band(-0.4, 0.57)
    room = pygame.Rect(0, 0, round(2 * spot.half_width - 7 * scale), block.height)
    room.center = block.center
    name = _called(canvas, tile, room)
    role = Type.NAME if _fits(canvas, name.replace("\u00ad", ""), Type.NAME, room) else Type.TINY
    canvas.text(name, role, ink, room, "center", wrap=True)


def _called(canvas: Canvas, tile: TileInfo, room: pygame.Rect) -> str:
    """A tile's name, shortened where it has no room."""
    name = SPLIT_NAMES.get(tile.name, tile.name)
    return name if _fits(canvas, name, Type.TINY, room) else SHORT_NAMES.get(tile.name, name)


def _fits(canvas: Canvas, name: str, role: Type, room: pygame.Rect) -> bool:
    """Whether a name has room, broken at its spaces."""
    width, height = canvas.measure(name, role, room.width)
    return width <= room.width and height <= room.height + canvas.theme.px(1)


def _draw_words(
    canvas: Canvas, spot: Hexagon, tile: TileInfo, block: pygame.Rect, inks: tuple[p.RGB, p.RGB]
) -> None:
    """Name and short effect, as much of it as there is room for."""
    scale = canvas.theme.scale
    room = pygame.Rect(0, 0, round(2 * spot.half_width - 8 * scale), block.height)
    room.center = block.center
    name = SPLIT_NAMES.get(tile.name, tile.name)
    begun = tile.summary.split(";")[0] + "\u00a0…"
    for role, words, text in (
        (Type.SMALL_STRONG, Type.TINY_BODY, tile.summary),
        (Type.TINY, Type.TINY_BODY, tile.summary),
        (Type.TINY, Type.TINY_BODY, begun),
    ):
        high = canvas.measure(name, role, room.width)[1]
        low = canvas.measure(text, words, room.width)[1]
        dangling = text is begun and spot.half_height < ROOMY * scale
        if high + low <= room.height + 4 * scale and not dangling:
            top = room.centery - (high + low) // 2
            head = pygame.Rect(room.left, top, room.width, high)
            canvas.text(name, role, inks[0], head, "center", wrap=True)
            foot = pygame.Rect(room.left, top + high, room.width, low)
            canvas.text(text, words, inks[1], foot, "center", wrap=True)
            return
    canvas.text(_called(canvas, tile, room), Type.TINY, inks[0], room, "center", wrap=True)


def draw_cost(
    canvas: Canvas, cost: Sequence[int], centre: tuple[int, int], dot: int, width: float, alpha: int = 255
) -> None:
    """The disks a tile requires, in a row round a centre, not wider than `width`."""
    kinds = [kind for kind in range(4) for _ in range(cost[kind])]
    step = min(dot * 1.06, (width - dot) / max(1, len(kinds) - 1))
    for i, kind in reversed(list(enumerate(kinds))):
        spot = pygame.Rect(0, 0, dot, dot)
        spot.center = (round(centre[0] + (i - (len(kinds) - 1) / 2) * step), centre[1])
        canvas.svg(COSTS[kind], spot, alpha)


def draw_levels(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """The level tiles: VP by arrival and what a distant development costs."""
    box = picture.state.box
    for level, rect in enumerate(layout.developments.levels, start=1):
        tile = next(tile for tile in box.tiles if tile.level == level)
        colour = p.LEVEL_COLOURS[level - 1]
        canvas.panel(rect, Panel.CARD, edge=colour, rim=2)
        inner = rect.inflate(-canvas.theme.px(UNIT), -canvas.theme.px(UNIT))
        third = inner.height // 3
        rows = [pygame.Rect(inner.left, inner.top + i * third, inner.width, third) for i in range(3)]
        canvas.text(f"Level {ROMAN[level - 1]}", Type.LABEL, p.INK, rows[0], "center", shrink=True)
        words = points_text(picture.state, tile)
        canvas.text(words, Type.SMALL_STRONG, p.INK, rows[1], "center", shrink=True)
        canvas.text(distant_text(tile), Type.TINY_NOTE, p.INK_SOFT, rows[2], "center", shrink=True)


def points_text(state: GameState, tile: TileInfo) -> str:
    """The VP by arrival on a tile of this level; of black ones those still to be had (B3)."""
    arrival = tile.arrival
    if tile.black:
        gone = sum(len(state.stacks[other.index]) for other in state.box.tiles if other.black)
        arrival = arrival[gone : state.box.seats]
    points = (" · " if len(arrival) < 4 or not state.box.black else "·").join(map(str, arrival))
    return f"{points} VP" if points else "each has one"


def distant_text(tile: TileInfo) -> str:
    """What a distant development of the tile's level costs, in a few words."""
    if tile.black:
        return "one a player"
    if not tile.distant:
        return "open to all"
    if len(tile.distant) > 1:
        return "distant: any 1"
    return f"distant: 1 {tile.distant[0].label}"


def draw_tile_card(
    canvas: Canvas,
    rect: pygame.Rect,
    tile: TileInfo,
    stack: Sequence[int],
    sitters: Sequence[Sitter],
    reach: str = "",
) -> None:
    """A tile in large, for the pointer: all that is on it in words, and whether it can be reached."""
    px = canvas.theme.px
    canvas.cover(rect)
    canvas.panel(rect, Panel.PAPER, edge=p.LEVEL_COLOURS[tile.level - 1], rim=3)
    inner = rect.inflate(-px(3 * UNIT), -px(18))
    row = inner.height // 8
    lines = [pygame.Rect(inner.left, inner.top + i * row, inner.width, row) for i in range(8)]
    title = lines[0]
    if tile.set != "base":
        side = lines[0].height + lines[1].height
        canvas.svg(drawing_of(tile), pygame.Rect(inner.left - px(4), inner.top - px(2), side, side))
        title = pygame.Rect(inner.left + side, title.top, inner.width - side, title.height)
    canvas.text(tile.name, Type.HEADING, p.INK, title, "center", shrink=True)
    draw_cost(canvas, tile.cost, (title.centerx, lines[1].centery), px(18), title.width)
    words = lines[2].union(lines[4])
    sizes = (Type.BODY, Type.SMALL, Type.TINY_BODY)
    role = next((role for role in sizes if canvas.fits(tile.text, role, words)), sizes[-1])
    canvas.text(tile.text, role, p.INK, words, "center", wrap=True)
    points = " · ".join(str(vp) for vp in tile.arrival)
    about = f"Level {ROMAN[tile.level - 1]}, {tile.symbol}: {points} VP"
    canvas.text(about, Type.SMALL, p.INK_SOFT, lines[5], "center", shrink=True)
    names = ", ".join(sitters[seat].name for seat in stack)
    owners = f"Owned by {names}" if names else "Nobody owns it"
    canvas.text(owners, Type.NOTE, p.INK_SOFT, lines[6], "center", shrink=True, ellipsis=True)
    price = reach or distant_text(tile).capitalize()
    canvas.text(price, Type.SMALL_STRONG, p.INK, lines[7], "center", shrink=True, ellipsis=True)


def draw_price(canvas: Canvas, layout: Layout, tile: int, resources: Sequence[int]) -> None:
    """A badge on a tile that can be acquired from afar: what it costs."""
    spot, px = layout.developments.hexes[tile], canvas.theme.px
    text = " / ".join(GOOD_LABELS[resource] for resource in resources)
    width = canvas.measure(text, Type.TINY)[0] + px(10)
    rect = pygame.Rect(0, 0, width, px(2 * UNIT))
    left, middle = spot.centre[0] + spot.half_width * 0.2, spot.centre[1] - spot.half_height * 0.8
    rect.midleft = (round(left), round(middle))
    rect.clamp_ip(layout.developments.rect)
    canvas.cover(rect)
    canvas.panel(rect, Panel.BADGE)
    canvas.text(text, Type.TINY, p.INK, rect, "center")
