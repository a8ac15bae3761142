"""A finding in one line: its number, when it was, its VP. Pointing at it tells it, a click opens it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.coach import FindingTold
from game.rules.message import message
from game.scenes.coach.chart import draw_badge
from game.scenes.flow import Flow
from game.scenes.kit.widget import Clickable, Look, Widget, draw_focus
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type


class FindingRow(Clickable):
    """Goes to the table with its finding. `look_at` is told when the keys reach it."""

    def __init__(
        self,
        rect: pygame.Rect,
        number: int,
        said: FindingTold,
        act: Callable[[], Flow],
        look_at: Callable[[int], None],
    ) -> None:
        """`number` counts from 0, over all findings of a seat."""
        super().__init__(rect, tip=message("coach-row-tip"))
        self.number, self.said, self.act, self.look_at = number, said, act, look_at
        self.chosen = False

    def reached(self) -> None:
        self.look_at(self.number)

    def resume(self, former: Widget) -> None:
        self.look_at(self.number)

    def draw(self, canvas: Canvas, look: Look) -> None:
        px, said = canvas.theme.px, self.said
        canvas.panel(self.rect, Panel.FIELD_ON if self.chosen else Panel.FIELD)
        inner = self.rect.inflate(-px(2 * UNIT), 0)
        side = px(22)
        badge = pygame.Rect(inner.left, inner.centery - side // 2, side, side)
        draw_badge(canvas, badge, self.number + 1, said.costs)
        vp = message("coach-less" if said.costs else "coach-more-vp", vp=said.worth)
        wide = canvas.measure(vp, Type.NUMBER)[0]
        number = pygame.Rect(inner.right - wide, inner.top, wide, inner.height)
        canvas.text(vp, Type.NUMBER, p.INK_BAD if said.costs else p.INK_GOOD, number, "right")
        words = pygame.Rect(badge.right + px(UNIT), inner.top, 0, inner.height)
        words.width = number.left - words.left - px(UNIT)
        text = message("coach-row", when=said.when, step=said.step)
        canvas.text(text, Type.BODY, p.INK, words, shrink=True, ellipsis=True)
        draw_focus(canvas, self.rect, look)
