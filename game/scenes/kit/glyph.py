"""Buttons with a sign instead of words, and a value between a step back and a step on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.flow import Flow
from game.scenes.kit.widget import Button, Look, Widget, button_panel
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.places.ruler import centred
from game.table.styles import Panel
from game.table.theme import Type

FAINT = 90  # the opacity of a sign that cannot be used now


class Glyph(Button):
    """A button with a drawing instead of words."""

    focusable = False

    def __init__(
        self,
        rect: pygame.Rect,
        picture: str,
        act: Callable[[], Flow],
        *,
        primary: bool = False,
        tip: Said = "",
    ) -> None:
        super().__init__(rect, "", act, primary=primary, tip=tip)
        self.picture, self.live = picture, True

    @property
    def mouse_cursor(self) -> int:  # type: ignore[override]
        """Return the cursor over it: a hand where a click does something."""
        return pygame.SYSTEM_CURSOR_HAND if self.live else pygame.SYSTEM_CURSOR_ARROW

    def _heard(self) -> Flow:
        return super()._heard() if self.live else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        hot = look if self.live else Look()
        canvas.panel(self.rect, button_panel(self.primary, hot, False))
        draw_sign(canvas, self.picture, self.rect, self.live)


class Turner(Widget):
    """A value with an end at either side that steps it back or on."""

    focusable = False

    def __init__(self, rect: pygame.Rect, act: Callable[[int], Flow], tip: Said = "") -> None:
        super().__init__(rect, tip=tip)
        self.act, self.live = act, (True, True)
        self.text: Said = ""
        side = rect.height
        self.ends = (
            pygame.Rect(rect.left, rect.top, side, side),
            pygame.Rect(rect.right - side, rect.top, side, side),
        )

    def release(self, spot: tuple[int, int]) -> Flow:
        for end, by, live in zip(self.ends, (-1, 1), self.live, strict=True):
            if live and end.collidepoint(spot):
                self.clicked = True
                return self.act(by)
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.panel(self.rect, Panel.BUTTON_HOVER if look.hot else Panel.BUTTON)
        for end, sign, live in zip(self.ends, ("step_back", "step_on"), self.live, strict=True):
            draw_sign(canvas, sign, end, live)
        room = self.rect.inflate(-self.rect.height * 3 // 2, 0)  # the signs do not fill their ends
        canvas.text(self.text, Type.BODY, p.INK_LIGHT, room, "center", shrink=True)


def draw_sign(canvas: Canvas, name: str, rect: pygame.Rect, live: bool = True) -> None:
    """Draw a sign in the middle of a button."""
    canvas.svg(name, centred(rect.center, rect.height // 2), 255 if live else FAINT)
