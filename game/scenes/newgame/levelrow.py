"""A level to choose: its name and rank, a sentence on how it plays, and what was measured."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.widget import Look, Widget, draw_focus
from game.scenes.opponents import Opponent, level_name
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type


class LevelRow(Widget):
    """`rank` counts from 1, the weakest, to `ranks`."""

    def __init__(
        self, rect: pygame.Rect, opponent: Opponent, rank: int, ranks: int, on: bool, act: Callable[[], Flow]
    ) -> None:
        super().__init__(rect)
        self.opponent, self.rank, self.ranks, self.on, self.act = opponent, rank, ranks, on, act

    def release(self, spot: tuple[int, int]) -> Flow:
        return self.act() if self.rect.collidepoint(spot) else None

    def key(self, event: pygame.Event) -> Flow:
        return self.act() if event.key in (pygame.K_RETURN, pygame.K_SPACE) else None

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
        """As many full dots as there are levels from the weakest up to this one."""
        radius = canvas.theme.px(4)
        for i in range(self.ranks):
            centre = (left + radius + i * 3 * radius, y)
            canvas.circle(centre, radius, (*p.WELL_EDGE, 255))
            full = i < self.rank
            canvas.circle(centre, radius - canvas.theme.px(1), (*(p.GOLD_DEEP if full else p.CARD), 255))
