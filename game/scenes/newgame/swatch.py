"""A seat's colour as a thing to click on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.rules.message import message
from game.scenes.flow import Flow
from game.scenes.kit.widget import Look, Widget, draw_focus
from game.table import palette as p
from game.table.canvas import Canvas


class Swatch(Widget):
    """Shows the token of a colour; a click gives the seat the next one."""

    def __init__(self, rect: pygame.Rect, colour: int, act: Callable[[], Flow]) -> None:
        name = message(f"seat-colour-{p.SEAT_COLOUR_NAMES[colour]}")
        super().__init__(rect, tip=message("seat-colour-tip", colour=name))
        self.colour, self.act = colour, act

    def release(self, spot: tuple[int, int]) -> Flow:
        return self.act() if self.rect.collidepoint(spot) else None

    def key(self, event: pygame.Event) -> Flow:
        return self.act() if event.key in (pygame.K_RETURN, pygame.K_SPACE) else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        inset = canvas.theme.px(0 if look.hot else 6)
        canvas.svg(f"token_{p.SEAT_COLOUR_NAMES[self.colour]}", self.rect.inflate(-inset, -inset))
        draw_focus(canvas, self.rect, look)
