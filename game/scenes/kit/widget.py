"""What every widget shares, and the two plainest: the button and the toggle."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.scenes.flow import Flow
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type


class Look(NamedTuple):
    """How a widget stands at the moment: under the pointer, pressed, with the keyboard's attention."""

    hot: bool = False
    down: bool = False
    focus: bool = False


class Widget:
    """A thing on a form. `why` says why it cannot be used; empty where it can. `tip` explains it."""

    focusable = True
    typing = False  # whether letters are for it while it has the keyboard's attention

    def __init__(self, rect: pygame.Rect, why: Said = "", tip: Said = "") -> None:
        self.rect, self.why, self.tip = rect, why, tip

    def press(self, spot: tuple[int, int]) -> None:
        """The left button goes down on the widget."""

    def drag(self, spot: tuple[int, int]) -> None:
        """The pointer moves with the button held."""

    def release(self, spot: tuple[int, int]) -> Flow:
        """The button comes up; `spot` may lie outside."""
        return None

    def wheel(self, steps: int) -> None:
        """The wheel turns over the widget; up is positive."""

    def key(self, event: pygame.Event) -> Flow:
        """A key goes down while the widget has the keyboard's attention."""
        return None

    def takes(self, event: pygame.Event) -> bool:
        """Return whether this widget wants an arrow key for itself, instead of moving the attention on."""
        return False

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw it as it stands."""


class Button(Widget):
    """Says what it does, and does it when clicked."""

    def __init__(
        self,
        rect: pygame.Rect,
        text: Said,
        act: Callable[[], Flow],
        *,
        primary: bool = False,
        role: Type = Type.LABEL,
        why: Said = "",
        tip: Said = "",
    ) -> None:
        super().__init__(rect, why, tip)
        self.text, self.act, self.primary, self.role = text, act, primary, role

    def release(self, spot: tuple[int, int]) -> Flow:
        return self.act() if self.rect.collidepoint(spot) and not self.why else None

    def key(self, event: pygame.Event) -> Flow:
        wanted = event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)
        return self.act() if wanted and not self.why else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.panel(self.rect, button_panel(self.primary, look, bool(self.why)))
        colour = p.INK_LIGHT
        if self.why:
            colour = p.INK_SOFT if self.primary else p.INK_LIGHT_FAINT
        text = self.rect.inflate(-canvas.theme.px(2 * UNIT), 0)
        text.y += canvas.theme.px(1) if look.down and not self.why else 0
        canvas.text(self.text, self.role, colour, text, "center", shrink=True)
        draw_focus(canvas, self.rect, look)


class Toggle(Widget):
    """A statement that is on or off."""

    def __init__(
        self,
        rect: pygame.Rect,
        text: Said,
        on: bool,
        act: Callable[[bool], Flow],
        why: Said = "",
        tip: Said = "",
        ink: p.RGB = p.INK,
    ) -> None:
        super().__init__(rect, why, tip)
        self.text, self.on, self.act, self.ink = text, on, act, ink

    def _flip(self) -> Flow:
        if self.why:
            return None
        self.on = not self.on
        return self.act(self.on)

    def release(self, spot: tuple[int, int]) -> Flow:
        return self._flip() if self.rect.collidepoint(spot) else None

    def key(self, event: pygame.Event) -> Flow:
        return self._flip() if event.key in (pygame.K_RETURN, pygame.K_SPACE) else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        side = px(20)
        box = pygame.Rect(self.rect.left, self.rect.centery - side // 2, side, side)
        canvas.panel(box, Panel.FIELD_ON if self.on or (look.hot and not self.why) else Panel.FIELD)
        if self.on:
            tick = [(0.22, 0.5), (0.43, 0.72), (0.8, 0.26)]
            points = [(box.left + x * side, box.top + y * side) for x, y in tick]
            ink = p.INK_FAINT if self.why else p.PRIMARY
            canvas.line(points[0], points[1], ink, 2.5)
            canvas.line(points[1], points[2], ink, 2.5)
        text = self.rect.copy()
        text.left, text.width = box.right + px(UNIT), self.rect.width - side - px(UNIT)
        canvas.text(self.text, Type.BODY, p.INK_FAINT if self.why else self.ink, text, ellipsis=True)
        draw_focus(canvas, self.rect, look)


def button_panel(primary: bool, look: Look, off: bool) -> Panel:
    """The panel of a button that stands so."""
    if off:
        return Panel.PRIMARY_OFF if primary else Panel.BUTTON_OFF
    if look.hot or look.down:
        return Panel.PRIMARY_HOVER if primary else Panel.BUTTON_HOVER
    return Panel.PRIMARY if primary else Panel.BUTTON


def draw_focus(canvas: Canvas, rect: pygame.Rect, look: Look) -> None:
    """The ring round what the keyboard would use."""
    if look.focus:
        margin = canvas.theme.px(3)
        canvas.glow(rect.inflate(2 * margin, 2 * margin), alpha=160, radius=8)
