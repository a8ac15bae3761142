"""An entry field for a line of text: a name, a seed."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.widget import Look, Widget, draw_focus
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type


class Entry(Widget):
    """Takes up to `longest` characters that `allowed` accepts, and tells `act` of every change."""

    typing = True
    arrows = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END)

    def __init__(
        self,
        rect: pygame.Rect,
        text: str,
        act: Callable[[str], Flow],
        *,
        longest: int = 16,
        allowed: Callable[[str], bool] = str.isprintable,
        hint: str = "",
    ) -> None:
        super().__init__(rect)
        self.text, self.act, self.longest, self.allowed, self.hint = text, act, longest, allowed, hint

    def key(self, event: pygame.Event) -> Flow:
        if event.key == pygame.K_BACKSPACE:
            return self._change(self.text[:-1])
        if event.key == pygame.K_DELETE:
            return self._change("")
        typed = getattr(event, "unicode", "")
        if typed and self.allowed(typed) and typed.isprintable():
            return self._change((self.text + typed)[: self.longest])
        return None

    def _change(self, text: str) -> Flow:
        if text == self.text:
            return None
        self.text = text
        return self.act(text)

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        canvas.panel(self.rect, Panel.FIELD_ON if look.focus or look.hot else Panel.FIELD)
        inner = self.rect.inflate(-px(2 * UNIT), 0)
        shown, ink = (self.text, p.INK) if self.text else (self.hint, p.INK_FAINT)
        taken = canvas.text(shown, Type.BODY, ink, inner, ellipsis=True) if shown else inner.move(0, 0)
        if look.focus:
            x = taken.right + px(2) if self.text else inner.left
            y = self.rect.height // 4
            canvas.line((x, self.rect.top + y), (x, self.rect.bottom - y), p.PRIMARY, 1.5)
        draw_focus(canvas, self.rect, look._replace(focus=False))
