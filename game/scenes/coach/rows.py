"""A finding in one line: its number, when it was, its VP. A click tells it, a double click opens it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.coach import FindingTold
from game.rules.message import Message, message
from game.scenes.coach.chart import draw_badge
from game.scenes.coach.listing import Listed, same
from game.scenes.flow import Flow
from game.scenes.kit.widget import Clickable, Look, Widget, Words, draw_focus
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type

DOUBLE_CLICK = 400  # milliseconds
LONG_AGO = -DOUBLE_CLICK
BADGE = 22  # the side of the badge with the number, in design units


class FindingRow(Clickable):
    """Tells its finding when it is clicked or the keys reach it; twice, or by Enter, it goes to the table."""

    def __init__(
        self,
        rect: pygame.Rect,
        listed: Listed,
        said: FindingTold,
        act: Callable[[], Flow],
        look_at: Callable[[int], None],
    ) -> None:
        """`look_at` is told the number when the finding shall be told."""
        super().__init__(rect, tip=message("coach-row-tip"))
        self.listed, self.said, self.act, self.look_at = listed, said, act, look_at
        self.chosen = False
        self.clicked_at = LONG_AGO
        """The time of the last click, in milliseconds."""

    @property
    def number(self) -> int:
        """The number in the list."""
        return self.listed.number

    def tells_as(self, other: Widget) -> bool:
        """Return True if another widget is a row of the same finding, wherever that stands by now."""
        return isinstance(other, FindingRow) and same(self.listed.finding, other.listed.finding)

    def reached(self) -> None:
        self.look_at(self.number)

    def resume(self, former: Widget) -> None:
        if isinstance(former, FindingRow) and self.tells_as(former):
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
        inner, side = self.rect.inflate(-px(2 * UNIT), 0), px(BADGE)
        badge = pygame.Rect(inner.left, inner.centery - side // 2, side, side)
        draw_badge(canvas, badge, self.number, said.costs)
        canvas.text(self._worth, Type.NUMBER, p.INK_BAD if said.costs else p.INK_GOOD, inner, "right")
        self.draw_words(canvas, look, (p.INK,), "left")
        draw_focus(canvas, self.rect, look)

    @property
    def _worth(self) -> Message:
        return message("coach-less" if self.said.costs else "coach-more-vp", vp=self.said.worth)

    def words(self, canvas: Canvas) -> Sequence[Words]:
        px, inner = canvas.theme.px, self.rect.inflate(-canvas.theme.px(2 * UNIT), 0)
        left = inner.left + px(BADGE) + px(UNIT)
        right = inner.right - canvas.measure(self._worth, Type.NUMBER)[0] - px(UNIT)
        text = message("coach-row", when=self.said.when, step=self.said.step)
        return (
            Words(text, pygame.Rect(left, inner.top, right - left, inner.height), Type.BODY, ellipsis=True),
        )
