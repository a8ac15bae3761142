"""A level to choose: its name and rank, a sentence on its play, and its measured strength."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.widget import Clickable, Look, draw_focus
from game.scenes.opponents import Opponent, level_name
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type


class LevelRow(Clickable):
    """A level on the sheet; `rank` counts from 1, the weakest, to `ranks`."""

    def __init__(
        self, rect: pygame.Rect, opponent: Opponent, rank: int, ranks: int, on: bool, act: Callable[[], Flow]
    ) -> None:
        super().__init__(rect)
        self.opponent, self.rank, self.ranks, self.on, self.act = opponent, rank, ranks, on, act

    def click(self) -> Flow:
        return self.act()

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        canvas.panel(self.rect, Panel.FIELD_ON if self.on else Panel.FIELD)
        if look.hot and not self.on:
            canvas.panel(self.rect, Panel.SLOT)
        inner = self.rect.inflate(-px(24), -px(12))
        head = pygame.Rect(inner.left, inner.top, px(96), px(22))
        canvas.text(level_name(self.opponent.name), Type.HEADING, p.INK, head, shrink=True)
        self._draw_rank(canvas, head.left, head.bottom + px(14))
        left = head.right + px(UNIT)
        self._draw_words(canvas, pygame.Rect(left, inner.top, inner.right - left, inner.height))
        draw_focus(canvas, self.rect, look)

    def _draw_words(self, canvas: Canvas, room: pygame.Rect) -> None:
        line = canvas.theme.px(18)
        if self.opponent.figures:
            room.height -= line
            foot = pygame.Rect(room.left, room.bottom, room.width, line)
            canvas.text(self.opponent.figures, Type.SMALL, p.INK_SOFT, foot, shrink=True, ellipsis=True)
        if self.opponent.summary:
            height = canvas.measure(self.opponent.summary, Type.BODY, room.width)[1]
            role = Type.BODY if height <= 2 * canvas.leading(Type.BODY) else Type.SMALL
            canvas.text(self.opponent.summary, role, p.INK, room, wrap=True, ellipsis=True)

    def _draw_rank(self, canvas: Canvas, left: int, y: int) -> None:
        """Draw as many full dots as the rank says."""
        radius = canvas.theme.px(4)
        for i in range(self.ranks):
            centre = (left + radius + i * 3 * radius, y)
            canvas.circle(centre, radius, (*p.WELL_EDGE, 255))
            full = i < self.rank
            canvas.circle(centre, radius - canvas.theme.px(1), (*(p.GOLD_DEEP if full else p.CARD), 255))
