"""The sheet of figures: the parts of every seat's standing, who wins a tie, the sections of the Tunnel."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from game.rules.engine import rank
from game.rules.message import Message, message
from game.rules.sources import SOURCES
from game.rules.standing import LEASE, SCORED, pinge_to_come, section_vps, standings, tie_order
from game.rules.state import GameState
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.pieces import Sitter, token
from game.table.places.ruler import centred
from game.table.styles import Panel
from game.table.theme import UNIT, Type

_FINAL = tuple(source for source in SOURCES if source.final and source.key != "debt")
PARTS = (SCORED, "coal", "storage", *(source.key for source in _FINAL), "debt", LEASE)
"""The rows of the sheet, from the top; a row in which nobody has anything is left out."""
OF_TILES = ("tunnel_bonus", "development_bonus")
NAMES = {source.key: f"score-{source.rules[0]}" for source in _FINAL if source.key not in OF_TILES}
"""The rows that are called as in the final scoring, with the ids of their names."""
HIGH, HEAD, COLUMNS = 20.0, 26.0, 180.0
WIDEST = 62.0  # of a column; together they take COLUMNS


class Row(NamedTuple):
    """A row of the sheet: its name, and a number for each seat; None where there is nothing to tell."""

    said: Message
    values: tuple[int | None, ...]


class Account(NamedTuple):
    """The figures of all seats: the parts of their standing, its sum, and what decides besides.

    `sections` are the VP of each section of the Tunnel of the seat `focus`, of which so many are `emptied`.
    A tie goes to the seat `favoured`.
    """

    focus: int
    parts: tuple[Row, ...]
    total: Row
    first: int
    besides: tuple[Row, ...]
    favoured: int
    why: Message
    sections: tuple[int, ...]
    emptied: int


def account(state: GameState, focus: int) -> Account:
    """Return the figures of all seats."""
    found = standings(state)
    totals = tuple(one.total for one in found)
    return Account(
        focus=focus,
        parts=tuple(
            Row(_named(part), values)
            for part in PARTS
            if any(values := tuple(one.vp(part) for one in found)) or part == SCORED
        ),
        total=Row(message("result-total"), totals),
        first=rank(state, totals)[0],
        besides=tuple(_besides(state)),
        favoured=tie_order(state)[0],
        why=_why_favoured(state),
        sections=section_vps(state, focus),
        emptied=state.seats[focus].emptied_sections(),
    )


def _named(part: str) -> Message:
    return message(NAMES.get(part, f"figures-part-{part.replace('_', '-')}"))


def _besides(state: GameState) -> list[Row]:
    """Return the rows on what may still come, and on what decides a tie."""
    seats = range(len(state.seats))
    bonus = tuple(pinge_to_come(state, seat) or None for seat in seats)
    removed = Row(message("figures-removed"), tuple(seat.coal_removed for seat in state.seats))
    return [*([Row(message("figures-pinge-to-come"), bonus)] if any(bonus) else []), removed]


def _why_favoured(state: GameState) -> Message:
    """Return why the seat that would win a tie now would win it (G9)."""
    first, second, *_ = (state.seats[number].coal_removed for number in tie_order(state))
    return message("figures-tie-coal" if first > second else "figures-tie-order")


def draw_sheet(canvas: Canvas, rect: pygame.Rect, told: Account, sitters: Sequence[Sitter]) -> None:
    """Draw the sheet, whose writing is drawn anew only when it changes."""
    canvas.cover(rect)
    canvas.panel(rect, Panel.PAPER)
    inner = rect.inflate(-canvas.theme.px(3 * UNIT), -canvas.theme.px(12))
    key: Hashable = (told, tuple(sitters))
    canvas.part("figures", inner, key, partial(_write, rect=inner, told=told, sitters=sitters))


def _write(canvas: Canvas, rect: pygame.Rect, told: Account, sitters: Sequence[Sitter]) -> None:
    px = canvas.theme.px
    head = pygame.Rect(rect.left, rect.top, rect.width, px(HEAD))
    count = len(told.parts) + len(told.besides) + 3
    high = min(px(HIGH), (rect.bottom - head.bottom - px(4)) // count)
    column = min(px(WIDEST), px(COLUMNS) // len(sitters))
    lines = [pygame.Rect(rect.left, head.bottom + i * high, rect.width, high) for i in range(count)]
    cells = partial(_cells, count=len(sitters), column=column)
    mine = cells(head)[told.focus]
    sum_line = lines[len(told.parts)]
    canvas.box(pygame.Rect(mine.left, mine.top, mine.width, sum_line.bottom - mine.top), p.CHOSEN, 5)
    canvas.text(message("figures-title"), Type.LABEL, p.INK, _label(head, cells(head)), shrink=True)
    for sitter, cell in zip(sitters, cells(head), strict=True):
        token(canvas, sitter, centred(cell.center, px(18)))
    for row, line in zip(told.parts, lines, strict=False):
        _draw_row(canvas, row, line, cells(line))
    canvas.line(sum_line.topleft, sum_line.topright, p.WELL_EDGE, 1)
    _draw_total(canvas, told, sum_line, cells(sum_line))
    below = [line.move(0, px(4)) for line in lines[len(told.parts) + 1 :]]
    for row, line in zip(told.besides, below, strict=False):
        _draw_row(canvas, row, line, cells(line), quiet=True)
    _draw_sections(canvas, told, below[-2])
    _draw_tie(canvas, told, below[-1], sitters[told.favoured])


def _cells(line: pygame.Rect, count: int, column: int) -> list[pygame.Rect]:
    """Return the places of the seats' numbers in a line."""
    left = line.right - count * column
    return [pygame.Rect(left + i * column, line.top, column, line.height) for i in range(count)]


def _label(line: pygame.Rect, cells: Sequence[pygame.Rect]) -> pygame.Rect:
    return pygame.Rect(line.left, line.top, cells[0].left - line.left, line.height)


def _draw_row(
    canvas: Canvas, row: Row, line: pygame.Rect, cells: Sequence[pygame.Rect], quiet: bool = False
) -> None:
    ink = p.INK_SOFT if quiet else p.INK
    canvas.text(row.said, Type.SMALL, ink, _label(line, cells), shrink=True, ellipsis=True)
    for value, cell in zip(row.values, cells, strict=True):
        if value is not None:
            faint = p.INK_BAD if value < 0 else ink if value else p.INK_FAINT
            canvas.text(message("number", number=value), Type.SMALL_STRONG, faint, cell, "center")


def _draw_total(canvas: Canvas, told: Account, line: pygame.Rect, cells: Sequence[pygame.Rect]) -> None:
    canvas.text(told.total.said, Type.NAME, p.INK, _label(line, cells), shrink=True)
    for seat, (value, cell) in enumerate(zip(told.total.values, cells, strict=True)):
        if value is not None:
            ink = p.INK_GOOD if seat == told.first else p.INK
            canvas.text(message("number", number=value), Type.NUMBER, ink, cell, "center")


def _draw_tie(canvas: Canvas, told: Account, line: pygame.Rect, sitter: Sitter) -> None:
    side = min(canvas.theme.px(15), line.height)
    token(canvas, sitter, pygame.Rect(line.left, line.centery - side // 2, side, side))
    room = pygame.Rect(line.left + side + side // 3, line.top, line.width - side - side // 3, line.height)
    canvas.text(told.why, Type.TINY_NOTE, p.INK_SOFT, room, shrink=True)


def _draw_sections(canvas: Canvas, told: Account, line: pygame.Rect) -> None:
    """Draw the VP of each section of the Tunnel; those of emptied ones stand out."""
    px, said = canvas.theme.px, message("figures-sections")
    canvas.text(said, Type.SMALL, p.INK_SOFT, line)
    left, side = line.left + canvas.measure(said, Type.SMALL)[0] + px(UNIT), min(px(16), line.height)
    step = min(side + px(6), (line.right - left - side) // max(1, len(told.sections) - 1))
    for number, vp in enumerate(told.sections):
        spot = pygame.Rect(left + number * step, line.centery - side // 2, side, side)
        if number < told.emptied:
            canvas.circle(spot.center, side * 0.56, (*p.GLOW, 255))
        canvas.svg("vp", spot, 255 if number < told.emptied else 150)
        canvas.text(message("number", number=vp), Type.TINY, p.INK, spot, "center")
