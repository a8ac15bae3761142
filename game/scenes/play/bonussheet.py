"""The bonus markers that remain, each on a card that says what it scores; one is taken in secret (B4, B6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import pygame

from game.rules.engine import final_lines
from game.rules.message import Amount, message
from game.rules.state import NO_BONUS, GameState
from game.rules.terms import Bonus
from game.scenes.stage.bonuswords import bonus_name, bonus_words
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.layout import Layout
from game.table.pieces import BONUS_MARKERS
from game.table.styles import Panel
from game.table.theme import Type

COLUMNS, ROWS = 3, 2


class BonusSheet(NamedTuple):
    """The places of the sheet and its cards: over developments and disks; the own board can be seen."""

    rect: pygame.Rect
    title: pygame.Rect
    cards: Mapping[Bonus, pygame.Rect]

    @classmethod
    def over(cls, layout: Layout) -> BonusSheet:
        """Return the sheet for a layout."""
        (rect, inner, title), k = sheet_over(layout), layout.scale
        room = pygame.Rect(inner.left, title.bottom + round(6 * k), inner.width, 0)
        room.height = inner.bottom - room.top
        return cls(rect, title, {bonus: _card(room, bonus, round(12 * k)) for bonus in Bonus})


def sheet_over(layout: Layout) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Return the place of a sheet over developments and disks: all of it, what is written on, its title."""
    rect, k = layout.developments.rect.union(layout.disks.rect), layout.scale
    inner = rect.inflate(-round(32 * k), -round(24 * k))
    return rect, inner, pygame.Rect(inner.left, inner.top, inner.width, round(38 * k))


def _card(room: pygame.Rect, number: int, gap: int) -> pygame.Rect:
    row, column = divmod(number, COLUMNS)
    width, height = (room.width - gap * (COLUMNS - 1)) // COLUMNS, (room.height - gap * (ROWS - 1)) // ROWS
    return pygame.Rect(room.left + column * (width + gap), room.top + row * (height + gap), width, height)


def worth(state: GameState, seat: int, bonus: int) -> int:
    """Return the VP that a bonus marker would bring a seat if the game ended now."""
    copy = state.copy()
    without = NO_BONUS if copy.seats[seat].bonus in (bonus, NO_BONUS) else copy.seats[seat].bonus
    totals = []
    for taken in (without, bonus):
        copy.seats[seat].bonus = taken
        totals.append(sum(line.vp for line in final_lines(copy, seat)))
    return totals[1] - totals[0]


def draw_bonus_sheet(
    canvas: Canvas,
    sheet: BonusSheet,
    state: GameState,
    left: Iterable[Bonus],
    advised: Bonus | None,
    pointer: tuple[int, int],
) -> None:
    """Draw a card for each marker that remains, the advised one marked; the others' places stay empty."""
    assert state.to_move is not None
    canvas.cover(sheet.rect)
    canvas.panel(sheet.rect, Panel.PAPER)
    title = message("bonus-title")
    canvas.text(title, Type.DISPLAY, p.INK, sheet.title)
    used, note = canvas.measure(title, Type.DISPLAY)[0] + canvas.theme.px(16), sheet.title.copy()
    note.left, note.width = note.left + used, note.width - used
    canvas.text(message("bonus-note"), Type.NOTE, p.INK_SOFT, note, "right", shrink=True)
    there = set(left)
    for bonus, rect in sheet.cards.items():
        if bonus in there:
            canvas.panel(rect, Panel.CARD)
            draw_bonus(canvas, rect, state, state.to_move, bonus)
            usual = p.ADVISED if bonus == advised else p.GLOW
            canvas.glow(rect, p.PICKED if rect.collidepoint(pointer) else usual, 255)
        else:
            canvas.panel(rect, Panel.WELL_SOFT)
            canvas.text(message("bonus-gone"), Type.NOTE, p.INK_SOFT, rect, "center")


def draw_bonus(canvas: Canvas, rect: pygame.Rect, state: GameState, seat: int, bonus: Bonus) -> None:
    """Draw picture, name, words and present worth of a bonus marker."""
    px = canvas.theme.px
    inner = rect.inflate(-px(24), -px(14))
    side = px(44)
    canvas.svg(BONUS_MARKERS[bonus], pygame.Rect(inner.left, inner.top, side, side))
    head = pygame.Rect(inner.left + side + px(10), inner.top, inner.width - side - px(10), side)
    canvas.text(bonus_name(bonus), Type.HEADING, p.INK, head, wrap=True)
    foot = pygame.Rect(inner.left, inner.bottom - px(20), inner.width, px(20))
    now = message("bonus-now", vp=Amount(worth(state, seat, bonus), "vp"))
    canvas.text(now, Type.SMALL_STRONG, p.INK_GOOD, foot, shrink=True)
    words = pygame.Rect(inner.left, head.bottom + px(2), inner.width, foot.top - head.bottom - px(4))
    canvas.text(bonus_words(state.box, bonus), Type.BODY, p.INK, words, wrap=True, shrink=True)
