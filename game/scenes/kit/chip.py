"""A small button that is on or off."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.widget import Clickable, Look, draw_focus
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type


class Chip(Clickable):
    """Is highlighted while it is on. `edge` marks chips that belong together."""

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
        super().__init__(rect, tip=tip)
        self.text, self.on, self.act, self.edge, self.role = text, on, act, edge, role

    def click(self) -> Flow:
        return self.act(not self.on)

    def draw(self, canvas: Canvas, look: Look) -> None:
        style = Panel.CHIP_ON if self.on else Panel.BUTTON_HOVER if look.hot else Panel.BUTTON
        rim = 2.0 if self.edge else None
        canvas.panel(self.rect, style, edge=self.edge, rim=rim)
        ink = p.INK if self.on else p.INK_LIGHT
        inner = self.rect.inflate(-canvas.theme.px(UNIT), 0)
        canvas.text(self.text, self.role, ink, inner, "center", shrink=True)
        draw_focus(canvas, self.rect, look)
