"""A finding in one line: its number, when it was, its VP. A click tells it, a double click opens it."""

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

DOUBLE_CLICK = 400  # milliseconds
LONG_AGO = -DOUBLE_CLICK


class FindingRow(Clickable):
    """Tells its finding when it is clicked or the keys reach it; twice, or by Enter, it goes to the table."""

    def __init__(
        self,
        rect: pygame.Rect,
        number: int,
        said: FindingTold,
        act: Callable[[], Flow],
        look_at: Callable[[int], None],
    ) -> None:
        """`look_at` is told the number when the finding shall be told."""
        super().__init__(rect, tip=message("coach-row-tip"))
        self.number, self.said, self.act, self.look_at = number, said, act, look_at
        self.chosen = False
        self.clicked_at = LONG_AGO
        """The time of the last click, in milliseconds."""

    def reached(self) -> None:
        self.look_at(self.number)

    def resume(self, former: Widget) -> None:
        if isinstance(former, FindingRow) and former.number == self.number:
            self.clicked_at = former.clicked_at

    def release(self, spot: tuple[int, int]) -> Flow:
        if not self.rect.collidepoint(spot):
            return None
        now = pygame.time.get_ticks()
        twice, self.clicked_at = now - self.clicked_at < DOUBLE_CLICK, now
        if twice:
            return self.act()
        self.look_at(self.number)
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        px, said = canvas.theme.px, self.said
        canvas.panel(self.rect, Panel.FIELD_ON if self.chosen else Panel.FIELD)
        inner = self.rect.inflate(-px(2 * UNIT), 0)
        side = px(22)
        badge = pygame.Rect(inner.left, inner.centery - side // 2, side, side)
        draw_badge(canvas, badge, self.number, said.costs)
        vp = message("coach-less" if said.costs else "coach-more-vp", vp=said.worth)
        wide = canvas.measure(vp, Type.NUMBER)[0]
        number = pygame.Rect(inner.right - wide, inner.top, wide, inner.height)
        canvas.text(vp, Type.NUMBER, p.INK_BAD if said.costs else p.INK_GOOD, number, "right")
        words = pygame.Rect(badge.right + px(UNIT), inner.top, 0, inner.height)
        words.width = number.left - words.left - px(UNIT)
        text = message("coach-row", when=said.when, step=said.step)
        canvas.text(text, Type.BODY, p.INK, words, shrink=True, ellipsis=True)
        draw_focus(canvas, self.rect, look)
