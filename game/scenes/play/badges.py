"""The several meanings of a click, as badges on the target itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.rules import refusal
from game.rules.message import Amount, Message, message
from game.rules.moves import Move
from game.rules.state import GameState
from game.scenes.play.hitmap import HitMap
from game.scenes.play.targets import Target
from game.scenes.play.trade import Trade, TradeOffer, trade_sheet, trading
from game.scenes.stage.deeds import badge
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.hexagon import Hexagon
from game.table.spots import Kind
from game.table.styles import Panel
from game.table.theme import Theme, Type

HEIGHT = 26.0


class Badge(NamedTuple):
    """One meaning: its place, the move, words and pictures on it, why it is not possible."""

    rect: pygame.Rect
    move: Move
    said: Message
    why: Message | None
    pictures: tuple[str, ...] = ()


def offering(targets: HitMap, opened: Target | None) -> Iterator[tuple[Target, Sequence[Move]]]:
    """Yield the targets that show badges, with their moves: the opened one, and those that always offer."""
    for target in targets.all:
        live = targets.live[target.name]
        if target is opened:
            yield target, live
        elif target.offers and live:
            tile = isinstance(target.area, Hexagon)
            moves = target.moves if tile else live
            if tile or len(moves) > 1:
                yield target, moves


def trade_shown(theme: Theme, targets: HitMap) -> Trade | None:
    """Return the Kiepenkerl's sheet under its badges, while his trade is asked."""
    shown = next(offering(targets, None), None) if trading(targets.state) else None
    return trade_sheet(theme, shown[0].rect, shown[1], targets.state) if shown else None


def badges_on(theme: Theme, target: Target, moves: Sequence[Move], state: GameState) -> list[Badge]:
    """Return the badges of a target: as a rule a column."""
    if trading(state):
        trade = trade_sheet(theme, target.rect, moves, state)
        return [
            Badge(rect, offer.move, _taken(offer), None, tuple(kind.label for kind in offer.takes))
            for rect, offer in zip(trade.places, trade.offers, strict=True)
        ]
    return _column(theme, target, moves, state)


def _taken(offer: TradeOffer) -> Message:
    first, second = offer.takes
    goods = (Amount(2, first),) if first == second else (first, second)
    return message("trade-take", goods=goods)


def _column(theme: Theme, target: Target, moves: Sequence[Move], state: GameState) -> list[Badge]:
    """Return a column of badges on a target or beside it, kept inside the window."""
    said = [badge(move, state) for move in moves]
    texts = [theme.words.text(one) for one in said]
    width = max(theme.width(text, Type.SMALL_STRONG) for text in texts) + theme.px(20)
    height, gap = theme.px(HEIGHT), theme.px(4)
    column = pygame.Rect(0, 0, width, len(said) * (height + gap) - gap)
    column.center = target.rect.center
    beside = 1 if isinstance(target.area, Hexagon) else target.beside  # a development's name stays legible
    if beside:
        edge = target.rect.right if beside > 0 else target.rect.left
        column.centerx = edge + beside * (column.width // 2 + theme.px(5))
    if target.mark.kind is Kind.SEAT:
        column.right = target.rect.right - theme.px(5)  # what the seat has on its farm stays legible
    margin = theme.px(6)
    column.clamp_ip(pygame.Rect(margin, margin, theme.size[0] - 2 * margin, theme.size[1] - 2 * margin))
    rects = [
        pygame.Rect(column.left, column.top + i * (height + gap), width, height) for i in range(len(said))
    ]
    reasons = [refusal(state, move) for move in moves]
    return [
        Badge(rect, move, one, reason and reason.said)
        for rect, move, one, reason in zip(rects, moves, said, reasons, strict=True)
    ]


def draw_badges(canvas: Canvas, badges: Sequence[Badge], pointer: tuple[int, int]) -> None:
    """Draw badges; the one under the pointer stands out."""
    for badge_ in badges:
        canvas.cover(badge_.rect)
        hot = badge_.rect.collidepoint(pointer)
        style = Panel.BUTTON_OFF if badge_.why else Panel.PRIMARY_HOVER if hot else Panel.BADGE
        if badge_.why:
            canvas.box(badge_.rect, (*p.WOOD_DARK, 255), style.value.radius)
        canvas.panel(badge_.rect, style)
        ink = p.INK_LIGHT_FAINT if badge_.why else p.INK_LIGHT if hot else p.INK
        room = _pictures(canvas, badge_)
        canvas.text(badge_.said, Type.SMALL_STRONG, ink, room, "center", shrink=True)


def _pictures(canvas: Canvas, badge_: Badge) -> pygame.Rect:
    """Draw a badge's pictures from its left; return the room that remains."""
    px, room = canvas.theme.px, badge_.rect.copy()
    side = room.height - px(6)
    for name in badge_.pictures:
        canvas.svg(name, pygame.Rect(room.left + px(5), room.top + px(3), side, side))
        room.left, room.width = room.left + side + px(3), room.width - side - px(3)
    return room
