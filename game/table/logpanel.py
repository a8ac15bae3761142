"""The log: what happened, the newest line at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.rules.message import message
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.logicons import draw_iconed, lines_of
from game.table.picture import LogLine, Picture
from game.table.pieces import Sitter
from game.table.styles import Panel
from game.table.theme import UNIT, Theme, Type
from game.words import Piece

INDENT = 10.0
LOW = 102.0  # the height in design units below which a log is low
MOST = 60  # more lines than fit in any panel
TITLE, TALL_TITLE = "log-title", "log-title-open"


class LogRow(NamedTuple):
    """A line of the log and its place."""

    line: LogLine
    rect: pygame.Rect


def draw_log(canvas: Canvas, rect: pygame.Rect, picture: Picture, title: str = TITLE) -> None:
    """Draw as many lines as fit, and a scroll bar; the panel itself is drawn by the table.

    Each panel for a log has a title of its own.
    """
    lines, back, sitters = picture.log, picture.log_back, picture.sitters
    kept = _kept(lines, back)

    def draw(part: Canvas) -> None:
        head, inner = _parts(part.theme, rect)
        part.text(message(title), Type.LABEL, p.INK_LIGHT, head)
        rows = log_rows(part.theme, rect, lines, back)
        for row in rows:
            told = row.line.turn is not None and row.line.turn == picture.log_lit
            shown = row.line.moment is not None and row.line.moment == picture.log_moment
            _draw_row(part, row, sitters, told or shown)
        _draw_bar(part, rect, inner, len(lines), len(rows), back)

    key = (kept, len(lines), back, sitters, picture.log_lit, picture.log_moment, picture.land)
    canvas.part(f"log {title}", rect, key, draw, waits=True)


def draw_tall_log(canvas: Canvas, rect: pygame.Rect, picture: Picture) -> None:
    """Draw the opened log, over the small boards."""
    canvas.cover(rect)
    canvas.box(rect, (*p.WOOD_DARK, 255), Panel.DARK.value.radius)
    canvas.panel(rect, Panel.DARK)
    draw_log(canvas, rect, picture, TALL_TITLE)


def log_rows(theme: Theme, rect: pygame.Rect, lines: Sequence[LogLine], back: int = 0) -> list[LogRow]:
    """Return the lines that fit into a log's panel with their places, the newest first."""
    _, inner = _parts(theme, rect)
    indent, gap, bottom, rows = theme.px(INDENT), theme.px(2), inner.bottom, list[LogRow]()
    for line in reversed(_kept(lines, back)):
        role = _role(line)
        height = theme.leading(role) * len(lines_of(theme, said(theme, line), role, inner.width - indent))
        if bottom - height < inner.top:
            break
        room = pygame.Rect(inner.left + indent, bottom - height, inner.width - indent, height)
        rows.append(LogRow(line, room))
        bottom -= height + gap
    return rows


def line_at(
    theme: Theme, rect: pygame.Rect, lines: Sequence[LogLine], back: int, spot: tuple[int, int]
) -> LogLine | None:
    """Return the line that is under a spot."""
    rows = log_rows(theme, rect, lines, back) if rect.collidepoint(spot) else []
    return next((row.line for row in rows if _reach(theme, row).collidepoint(spot)), None)


def _reach(theme: Theme, row: LogRow) -> pygame.Rect:
    """Return the area in which a click means a line: with its mark and the gap to the next line."""
    indent = theme.px(INDENT)
    return pygame.Rect(row.rect.left - indent, row.rect.top, row.rect.width + indent, row.rect.height + 1)


def said(theme: Theme, line: LogLine) -> tuple[Piece, ...]:
    """Return the pieces of a line in the window's language."""
    return theme.words.pieces(line.said, line.names)


def _kept(lines: Sequence[LogLine], back: int) -> tuple[LogLine, ...]:
    return tuple(lines[max(0, len(lines) - back - MOST) : len(lines) - back])


def _parts(theme: Theme, rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the place of the title and that of the lines; a low log has no room to spare."""
    if rect.height < theme.px(LOW):
        inner = rect.inflate(-theme.px(20), -theme.px(4))
        head = pygame.Rect(inner.left, inner.top, inner.width, theme.px(16))
        return head, pygame.Rect(inner.left, head.bottom, inner.width, inner.bottom - head.bottom)
    inner = rect.inflate(-theme.px(20), -theme.px(12))
    head = pygame.Rect(inner.left, inner.top, inner.width, theme.px(18))
    top = head.bottom + theme.px(2)
    return head, pygame.Rect(inner.left, top, inner.width, inner.bottom - top)


def _role(line: LogLine) -> Type:
    return Type.TINY_NOTE if line.why else Type.SMALL


def _draw_row(canvas: Canvas, row: LogRow, sitters: Sequence[Sitter], lit: bool) -> None:
    """Draw a line with a bar in its seat's colour at the left, or a mark if it has more to tell."""
    px, (line, room) = canvas.theme.px, row
    if lit:
        canvas.box(_reach(canvas.theme, row).inflate(px(4), px(2)), (*p.WOOD_LIGHT, 190), 3)
    colour = (p.GLOW if lit else p.GOLD) if line.why else p.INK_LIGHT
    draw_iconed(canvas, said(canvas.theme, line), _role(line), colour, room)
    left = room.left - px(INDENT)
    if line.turn is not None:
        side = px(9)
        middle = room.top + canvas.leading(_role(line)) // 2
        canvas.svg("why", pygame.Rect(left - px(1), middle - side // 2, side, side))
    elif line.seat is not None and not line.why:
        bar = pygame.Rect(left, room.top + px(2), px(3), max(2, room.height - px(4)))
        canvas.box(bar, (*p.SEAT_COLOURS_LIGHT[sitters[line.seat].colour], 255), 1)


def _draw_bar(
    canvas: Canvas, rect: pygame.Rect, inner: pygame.Rect, total: int, shown: int, back: int
) -> None:
    """Draw the scroll bar at the right edge."""
    if shown >= total:
        return
    px = canvas.theme.px
    track = pygame.Rect(rect.right - px(UNIT), inner.top, px(3), inner.height)
    canvas.box(track, (*p.WOOD_LIGHT, 160), 1)
    height = max(px(10), track.height * shown // total)
    above = (track.height - height) * (total - shown - back) // max(1, total - shown)
    thumb = pygame.Rect(track.left, track.top + max(0, above), track.width, height)
    canvas.box(thumb, (*p.GOLD_DEEP, 255), 1)
