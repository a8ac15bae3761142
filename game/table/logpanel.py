"""The log: what happened, the newest line at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.lines import broken
from game.table.picture import LogLine
from game.table.pieces import Sitter
from game.table.theme import UNIT, Type


def draw_log(
    canvas: Canvas,
    rect: pygame.Rect,
    lines: Sequence[LogLine],
    sitters: Sequence[Sitter],
    back: int = 0,
    title: str = "Log",
) -> None:
    """As many lines as fit, ending `back` lines before the newest, and a bar that tells where they stand.

    The panel itself is drawn by the table; each panel for a log has a title of its own.
    """
    kept = tuple(lines[max(0, len(lines) - back - 60) : len(lines) - back])

    def draw(part: Canvas) -> None:
        px = part.theme.px
        inner = rect.inflate(-px(20), -px(12))
        if inner.height > px(90):
            head = pygame.Rect(inner.left, inner.top, inner.width, px(18))
            part.text(title, Type.LABEL, p.INK_LIGHT, head)
            top = head.bottom + px(2)
            inner = pygame.Rect(inner.left, top, inner.width, inner.bottom - top)
        shown = _draw_lines(part, inner, kept, sitters)
        _draw_bar(part, rect, inner, len(lines), shown, back)

    canvas.part(f"log {title}", rect, (kept, len(lines), back, tuple(sitters)), draw)


def _draw_lines(
    canvas: Canvas, inner: pygame.Rect, lines: Sequence[LogLine], sitters: Sequence[Sitter]
) -> int:
    """From the bottom up, each line wrapped, a bar of the seat's colour at its left; how many had room."""
    px, bottom, shown = canvas.theme.px, inner.bottom, 0
    indent = px(10)
    for line in reversed(lines):
        role = Type.TINY_NOTE if line.why else Type.SMALL
        rows = len(broken(line.text, canvas.theme.font(role), inner.width - indent))
        height = canvas.leading(role) * rows
        if bottom - height < inner.top:
            break
        room = pygame.Rect(inner.left + indent, bottom - height, inner.width - indent, height)
        colour = p.GOLD if line.why else p.INK_LIGHT
        canvas.text(line.text, role, colour, room, wrap=True)
        if line.seat is not None and not line.why:
            bar = pygame.Rect(inner.left, room.top + px(2), px(3), max(2, room.height - px(4)))
            canvas.box(bar, (*p.SEAT_COLOURS_LIGHT[sitters[line.seat].colour], 255), 1)
        bottom -= height + px(2)
        shown += 1
    return shown


def _draw_bar(
    canvas: Canvas, rect: pygame.Rect, inner: pygame.Rect, total: int, shown: int, back: int
) -> None:
    """At the right edge: which part of the log is seen."""
    if shown >= total:
        return
    px = canvas.theme.px
    track = pygame.Rect(rect.right - px(UNIT), inner.top, px(3), inner.height)
    canvas.box(track, (*p.WOOD_LIGHT, 160), 1)
    height = max(px(10), track.height * shown // total)
    above = (track.height - height) * (total - shown - back) // max(1, total - shown)
    thumb = pygame.Rect(track.left, track.top + max(0, above), track.width, height)
    canvas.box(thumb, (*p.GOLD_DEEP, 255), 1)
