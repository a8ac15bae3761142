"""What is on or off: a statement with a box to tick, and a small button that is highlighted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.labels import tip_of
from game.scenes.kit.widget import Clickable, Look, Words, draw_focus
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type


class Switch(Clickable):
    """Is turned by a click. `edge` marks chips that belong together, `role` is that of their text."""

    def __init__(
        self,
        rect: pygame.Rect,
        text: Said,
        on: bool,
        act: Callable[[bool], Flow],
        *,
        tip: Said = "",
        edge: p.RGB | None = None,
        role: Type = Type.SMALL_STRONG,
    ) -> None:
        super().__init__(rect, tip=tip or tip_of(text))
        self.text, self.on, self.act, self.edge, self.role = text, on, act, edge, role

    def click(self) -> Flow:
        self.on = not self.on
        return self.act(self.on)


class Toggle(Switch):
    """A statement with a box to tick."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        side = px(20)
        box = pygame.Rect(self.rect.left, self.rect.centery - side // 2, side, side)
        canvas.panel(box, Panel.FIELD_ON if self.on or (look.hot and not self.why) else Panel.FIELD)
        if self.on:
            tick = [(0.22, 0.5), (0.43, 0.72), (0.8, 0.26)]
            points = [(box.left + x * side, box.top + y * side) for x, y in tick]
            canvas.line(points[0], points[1], p.PRIMARY, 2.5)
            canvas.line(points[1], points[2], p.PRIMARY, 2.5)
        text = self.rect.copy()
        text.left, text.width = box.right + px(UNIT), self.rect.width - side - px(UNIT)
        canvas.text(self.text, Type.BODY, p.INK_SOFT if self.why else p.INK, text, ellipsis=True)
        draw_focus(canvas, self.rect, look)


class Chip(Switch):
    """A small button that is highlighted while it is on."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        style = Panel.CHIP_ON if self.on else Panel.BUTTON_HOVER if look.hot else Panel.BUTTON
        rim = 2.0 if self.edge else None
        canvas.panel(self.rect, style, edge=self.edge, rim=rim)
        ink = p.INK if self.on else p.INK_LIGHT
        self.draw_words(canvas, look, (ink,))
        draw_focus(canvas, self.rect, look)

    def words(self, canvas: Canvas) -> Sequence[Words]:
        return (Words(self.text, self.rect.inflate(-canvas.theme.px(UNIT), 0), self.role),)
