"""A finding in full: what was played beside the other choice, where the difference comes from, and why."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.coach import Deeds, FindingTold
from game.rules.message import Message, message
from game.scenes.kit.place import row
from game.scenes.kit.widget import Told
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type
from game.words import Names, Spoken

PAD, FOOT, GAP, CLOSE = 18.0, 34.0, 14.0, 8.0  # design units: text, buttons, between columns, and rows
BETWEEN, MARGIN, LEAST = 3.0, 28.0, 74.0  # of sentences, of text in a card; the lowest card
LOW = 5  # lines below the cards: the shares, and why
LINES = 12  # at most, of a choice


def draw_pane(canvas: Canvas, rect: pygame.Rect, said: FindingTold, names: Names) -> None:
    """Draw a finding on its sheet, above the place of the buttons."""
    px = canvas.theme.px
    inner, head, worth = _places(canvas.theme, rect)
    canvas.text(message("coach-row", when=said.when, step=said.step), Type.HEADING, p.INK, head, shrink=True)
    canvas.text(_worth(said), Type.BODY, p.INK_SOFT, worth, shrink=True)
    told = [Spoken(one, names) for one in (said.shares, said.why) if one is not None]
    heights = [canvas.measure(one, Type.BODY, inner.width)[1] for one in told]
    low = min(sum(heights) + px(UNIT), canvas.leading(Type.BODY) * LOW)
    cards = pygame.Rect(inner.left, worth.bottom + px(UNIT), inner.width, 0)
    cards.height = inner.bottom - low - px(UNIT) - cards.top
    cards.height = draw_choices(canvas, cards, said, names)
    _draw_below(canvas, pygame.Rect(inner.left, cards.bottom + px(UNIT), inner.width, low), told)


def _draw_below(canvas: Canvas, room: pygame.Rect, told: Sequence[Spoken]) -> None:
    """Draw the shares of the VP, and the reason below them."""
    line = room.copy()
    for said in told:
        line.height = min(canvas.measure(said, Type.BODY, room.width)[1], room.bottom - line.top)
        canvas.text(said, Type.BODY, p.INK, line, valign="top", wrap=True, shrink=True, ellipsis=True)
        line.top = line.bottom + canvas.theme.px(UNIT)


def _places(theme: Theme, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the room above the buttons, its first line, and the one on what the finding was worth."""
    px = theme.px
    inner = rect.inflate(-2 * px(PAD), -2 * px(PAD))
    inner.height -= px(FOOT)
    head = pygame.Rect(inner.left, inner.top - px(4), inner.width, theme.leading(Type.HEADING))
    return inner, head, pygame.Rect(inner.left, head.bottom + px(2), inner.width, theme.leading(Type.BODY))


def worth_told(theme: Theme, rect: pygame.Rect, said: FindingTold) -> Told:
    """Return what the line on the worth of a finding answers."""
    tip = message("coach-always-tip" if said.always else "coach-interval-tip", deals=said.deals)
    return Told(_places(theme, rect)[2], tip=tip)


def _worth(said: FindingTold) -> Message:
    return said.valued("coach-cost" if said.costs else "coach-gain")


def draw_choices(
    canvas: Canvas, room: pygame.Rect, said: FindingTold, names: Names, above: bool = False
) -> int:
    """Draw both choices side by side, or one above the other, as high as they need; return that height."""
    px = canvas.theme.px
    over = canvas.leading(Type.LABEL) + px(MARGIN / 2 + 4)
    cards = _above(room, px(CLOSE)) if above else row(room, 2, px(GAP))
    inner = pygame.Rect(0, 0, cards[0].width - px(MARGIN), cards[0].height - over - px(MARGIN / 2))
    told = [_fitting(canvas, deeds, names, inner) for deeds in (said.played, said.other)]
    high = max(_height(canvas, *lines, inner.width) for lines in told) + over + px(MARGIN / 2)
    for card in cards:
        card.height = min(cards[0].height, max(high, px(LEAST)))
    if above:
        cards[1].top = cards[0].bottom + px(CLOSE)
    inks = (p.INK_BAD, p.INK_GOOD) if said.costs else (p.INK_GOOD, p.INK_BAD)
    heads = (said.played.head, said.other.head)
    for card, head, lines, ink in zip(cards, heads, told, inks, strict=True):
        canvas.panel(card, Panel.CARD_FLAT)
        edge = pygame.Rect(card.left + px(1), card.top + px(5), px(4), card.height - px(10))
        canvas.box(edge, (*ink, 255), 2)
        line = card.inflate(-px(MARGIN), -px(MARGIN / 2))
        line.height = canvas.leading(Type.LABEL)
        canvas.text(head, Type.LABEL, p.INK, line, shrink=True)
        line.top = card.top + over - px(MARGIN / 4)
        _draw_lines(canvas, line, card.bottom - px(MARGIN / 4), *lines)
    return cards[1].bottom - room.top


def _above(room: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """Return two equal rectangles one above the other."""
    high = (room.height - gap) // 2
    return [pygame.Rect(room.left, room.top + at * (high + gap), room.width, high) for at in (0, 1)]


def _draw_lines(canvas: Canvas, line: pygame.Rect, bottom: int, lines: Sequence[Spoken], role: Type) -> None:
    """Draw sentences one below the other."""
    for said in lines:
        line.height = min(canvas.measure(said, role, line.width)[1], bottom - line.top)
        canvas.text(said, role, p.INK, line, valign="top", wrap=True, ellipsis=True)
        line.top = line.bottom + canvas.theme.px(BETWEEN)


def _height(canvas: Canvas, lines: Sequence[Spoken], role: Type, width: int) -> int:
    between = canvas.theme.px(BETWEEN)
    return sum(canvas.measure(said, role, width)[1] + between for said in lines) - between


def _fitting(canvas: Canvas, deeds: Deeds, names: Names, room: pygame.Rect) -> tuple[list[Spoken], Type]:
    """Return as many sentences as there is room for, in the larger type where that takes all."""
    spoken = [Spoken(said, names) for said in deeds.lines[:LINES]]
    if len(spoken) == len(deeds.lines) and _height(canvas, spoken, Type.BODY, room.width) <= room.height:
        return spoken, Type.BODY
    most = len(spoken)
    while most > 1 and _height(canvas, _told(deeds, most, names), Type.SMALL, room.width) > room.height:
        most -= 1
    return _told(deeds, most, names), Type.SMALL


def _told(deeds: Deeds, most: int, names: Names) -> list[Spoken]:
    return [Spoken(said, names) for said in deeds.up_to(most)]
