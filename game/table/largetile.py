"""The large card of a tile under the pointer: its drawing, all that is on it in words, its reach."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.rulebook import text_of
from game.rules.box import TileInfo
from game.rules.message import message
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.developments import ROMAN, arrival_said, distant_said
from game.table.pieces import COSTS, Sitter, colours, drawing_of
from game.table.places.ruler import spread
from game.table.styles import Panel
from game.table.theme import UNIT, Type

WIDE = 1.2  # the width of a drawing by its height
WIDTH, LEAST_HEIGHT, MOST_HEIGHT, HEAD, FOOT = 292, 236, 640, 101, 44  # of a card, in design units


def draw_tile_card(
    canvas: Canvas,
    rect: pygame.Rect,
    tile: TileInfo,
    stack: Sequence[int],
    sitters: Sequence[Sitter],
    reach: Said = "",
    arrival: Sequence[int] | None = None,
) -> None:
    """Draw the card in `rect`, with `reach` at its foot, or without one the price from afar.

    `arrival`: the VP by arrival that are left in a game; without it all that the tile bears.
    """
    px = canvas.theme.px
    canvas.cover(rect)
    canvas.panel(rect, Panel.PAPER, edge=p.LEVEL_COLOURS[tile.level - 1], rim=3)
    inner = rect.inflate(-px(3 * UNIT), -px(2 * UNIT))
    head, foot = pygame.Rect(inner), pygame.Rect(inner)
    head.height, foot.height = px(HEAD), px(FOOT)
    foot.bottom = inner.bottom
    words = pygame.Rect(inner.left, head.bottom, inner.width, foot.top - head.bottom)
    owners, price = _shared(foot, (0, 0.5, 1))
    _draw_head(canvas, head, tile, tile.arrival if arrival is None else arrival)
    text = canvas.say(text_of(tile))
    canvas.text(text, _size_of(canvas, text, inner.width), p.INK, words, "center", wrap=True, ellipsis=True)
    owners_said = tuple(canvas.say(sitters[seat].name) for seat in stack)
    owned = message("card-owned", owners=owners_said) if stack else message("card-not-owned")
    canvas.text(owned, Type.NOTE, p.INK_SOFT, owners, "center", shrink=True, ellipsis=True)
    far = reach or message("card-distant", distant=distant_said(tile))
    canvas.text(far, Type.SMALL_STRONG, p.INK, price, "center", shrink=True, ellipsis=True)


def card_size(canvas: Canvas, tile: TileInfo) -> tuple[int, int]:
    """Return the width and height of a tile's card, which is as high as its text needs."""
    px = canvas.theme.px
    inner, text = px(WIDTH) - px(3 * UNIT), canvas.say(text_of(tile))
    words = canvas.measure(text, _size_of(canvas, text, inner), inner)[1] + px(UNIT)
    height = px(HEAD) + words + px(FOOT) + px(2 * UNIT)
    return px(WIDTH), max(px(LEAST_HEIGHT), min(height, px(MOST_HEIGHT)))


def _size_of(canvas: Canvas, text: str, width: int) -> Type:
    """Return the type for a text: large if it then fits on the lowest card."""
    room = pygame.Rect(0, 0, width, canvas.theme.px(LEAST_HEIGHT - HEAD - FOOT - 2 * UNIT))
    return Type.BODY if canvas.fits(text, Type.BODY, room) else Type.SMALL


def _shared(inner: pygame.Rect, shares: Sequence[float]) -> list[pygame.Rect]:
    """Return the strips of a rectangle between some shares of its height."""
    ends = [round(inner.height * share) for share in shares]
    return [pygame.Rect(inner.left, inner.top + top, inner.width, end - top) for top, end in pairwise(ends)]


def _draw_head(canvas: Canvas, head: pygame.Rect, tile: TileInfo, arrival: Sequence[int]) -> None:
    """Draw the drawing, and beside it name, cost, symbol and VP."""
    px, drawing, side = canvas.theme.px, drawing_of(tile), head
    if drawing:
        frame = pygame.Rect(head.left, head.top, round(head.height * WIDE), head.height)
        ground = p.LEVEL_COLOURS[tile.level - 1]
        canvas.box(frame, ground if tile.black else p.mix(p.CARD, ground, 0.22), 5)
        canvas.svg(drawing, frame.inflate(-px(UNIT), -px(UNIT)))
        left = frame.right + px(6)
        side = pygame.Rect(left, head.top, head.right - left, head.height)
    name, cost, about, points = _shared(side, (0, 0.42, 0.64, 0.82, 1))
    called = message("tile", tile=tile.called)
    role = Type.HEADING if canvas.fits(called, Type.HEADING, name) else Type.LABEL
    canvas.text(called, role, p.INK, name, "center", wrap=True)
    draw_cost(canvas, tile.cost, cost.center, px(18), cost.width)
    level = message("card-level", level=ROMAN[tile.level - 1], symbol=message(f"symbol-{tile.symbol}"))
    canvas.text(level, Type.SMALL, p.INK_SOFT, about, "center", shrink=True)
    canvas.text(arrival_said(arrival, " · "), Type.SMALL_STRONG, p.INK, points, "center", shrink=True)


def draw_cost(canvas: Canvas, cost: Sequence[int], centre: tuple[int, int], dot: int, width: float) -> None:
    """Draw the disks a tile requires, in a row round a centre, not wider than `width`."""
    kinds = colours(cost)
    if not kinds:
        canvas.svg(f"{COSTS[-1]}_0", spread(centre, 1, dot, 0)[0])
    step = min(dot * 1.06, (width - dot) / max(1, len(kinds) - 1))
    for kind, spot in zip(reversed(kinds), reversed(spread(centre, len(kinds), dot, step)), strict=True):
        canvas.svg(COSTS[kind], spot)
