"""The Kiepenkerl's trade on a sheet: a column for what is laid on him, in it what is taken for that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.rules.effects import KiepenkerlTrade
from game.rules.engine import effect_at, trades
from game.rules.message import Amount, message
from game.rules.moves import Choose, Move
from game.rules.ruleset import Amounts
from game.rules.state import GameState, TileEffect
from game.rules.terms import Resource
from game.scenes.stage.words import KIEPENKERL
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Theme, Type
from game.telling import renamed_tiles
from game.words import Names, Spoken

COLUMN, ROW, HEAD, FOOT, EDGE = 184.0, 30.0, 34.0, 30.0, 12.0


class TradeOffer(NamedTuple):
    """One trade: the resource laid on the Kiepenkerl, and the two that are taken."""

    move: Move
    lays: Resource
    takes: tuple[Resource, ...]


class Trade(NamedTuple):
    """The places of the sheet, its columns' heads and every offer."""

    rect: pygame.Rect
    heads: tuple[tuple[Resource, pygame.Rect], ...]
    places: tuple[pygame.Rect, ...]
    offers: tuple[TradeOffer, ...]


def trading(state: GameState) -> bool:
    """Return True if the Kiepenkerl's trade is asked (tile 28)."""
    top = state.pending[-1] if state.pending else None
    return isinstance(top, TileEffect) and isinstance(effect_at(state, top), KiepenkerlTrade)


def trade_sheet(theme: Theme, around: pygame.Rect, moves: Sequence[Move], state: GameState) -> Trade:
    """Return the sheet over a rectangle, kept inside the window."""
    px = theme.px
    offers = [_offer(move, state) for move in moves if isinstance(move, Choose)]
    kinds = list(dict.fromkeys(offer.lays for offer in offers))
    rows = max(sum(offer.lays == kind for offer in offers) for kind in kinds)
    width = max(px(420), len(kinds) * px(COLUMN) + px(2 * EDGE))
    rect = pygame.Rect(0, 0, width, px(2 * HEAD + rows * ROW + FOOT))
    rect.center = around.center
    rect.clamp_ip(pygame.Rect((0, 0), theme.size).inflate(-px(2 * EDGE), -px(2 * EDGE)))
    left, top = rect.centerx - len(kinds) * px(COLUMN) // 2, rect.top + px(HEAD)
    heads = [
        (kind, pygame.Rect(left + i * px(COLUMN), top, px(COLUMN), px(HEAD))) for i, kind in enumerate(kinds)
    ]
    places = []
    for kind, head in heads:
        count = sum(offer.lays == kind for offer in offers)
        size = (head.width - px(8), px(ROW - 4))
        places += [pygame.Rect((head.left + px(4), head.bottom + i * px(ROW)), size) for i in range(count)]
    sorted_offers = sorted(offers, key=lambda offer: kinds.index(offer.lays))
    return Trade(rect, tuple(heads), tuple(places), tuple(sorted_offers))


def _offer(move: Choose, state: GameState) -> TradeOffer:
    """Return a trade by what it lays and takes, what lies on the Kiepenkerl first."""
    trade = trades(state)[move.option]
    taken = sorted(_kinds(trade.gain), key=lambda kind: kind != state.kiepenkerl)
    return TradeOffer(move, _kinds(trade.pay)[0], tuple(taken))


def _kinds(amounts: Amounts) -> list[Resource]:
    """Return a kind for each piece."""
    return [kind for kind in Resource for _ in range(getattr(amounts, kind.label))]


def draw_trade(canvas: Canvas, trade: Trade, state: GameState) -> None:
    """Draw the sheet under its badges."""
    px = canvas.theme.px
    canvas.cover(trade.rect)
    canvas.panel(trade.rect, Panel.PAPER)
    names = Names((), renamed_tiles(state))
    load = Amount(1, Resource(state.kiepenkerl))
    bears = Spoken(message("lying-load", load=load, tile=KIEPENKERL), names)
    title = pygame.Rect(trade.rect.left, trade.rect.top + px(4), trade.rect.width, px(HEAD - 4))
    canvas.text(bears, Type.LABEL, p.INK, title, "center", shrink=True)
    for kind, head in trade.heads:
        side = px(22)
        picture = pygame.Rect(head.right - px(34), head.centery - side // 2, side, side)
        canvas.svg(kind.label, picture)
        words = pygame.Rect(head.left + px(6), head.top, head.width - px(42), head.height)
        said = message("trade-lay", good=Amount(1, kind))
        canvas.text(said, Type.SMALL_STRONG, p.INK, words, shrink=True)
    foot = pygame.Rect(trade.rect.left, trade.rect.bottom - px(FOOT + 2), trade.rect.width, px(FOOT))
    canvas.text(message("trade-note", load=load), Type.NOTE, p.INK_SOFT, foot, "center", shrink=True)
