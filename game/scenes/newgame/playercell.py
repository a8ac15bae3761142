"""The cell of a seat that names its automa; a click opens the sheet of levels."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.rules.message import message
from game.scenes.flow import Flow
from game.scenes.kit.widget import Look, Widget, draw_focus
from game.scenes.opponents import PLAIN, level_name, level_of, temperament_name, temperament_of
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import UNIT, Type

NOBODY = message("player-automa")
TIP = message("newgame-player-tip")


class PlayerCell(Widget):
    """Stands out while an automa sits there: its level, and below it a temperament that is not plain."""

    def __init__(self, rect: pygame.Rect, automa: str, act: Callable[[], Flow]) -> None:
        super().__init__(rect, tip=TIP)
        self.automa, self.act = automa, act

    def release(self, spot: tuple[int, int]) -> Flow:
        return self.act() if self.rect.collidepoint(spot) else None

    def key(self, event: pygame.Event) -> Flow:
        return self.act() if event.key in (pygame.K_RETURN, pygame.K_SPACE) else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        on = bool(self.automa)
        style = Panel.CHIP_ON if on else Panel.BUTTON_HOVER if look.hot else Panel.BUTTON
        canvas.panel(self.rect, style)
        ink = p.INK if on else p.INK_LIGHT
        side = px(4)
        x, y = self.rect.right - px(14), self.rect.centery
        canvas.polygon([(x - side, y - side / 2), (x + side, y - side / 2), (x, y + side * 0.7)], ink)
        room = self.rect.inflate(-px(2 * UNIT), -px(4))
        room.width -= px(10)
        self._draw_name(canvas, room, ink)
        draw_focus(canvas, self.rect, look)

    def _draw_name(self, canvas: Canvas, room: pygame.Rect, ink: p.RGB) -> None:
        level, temperament = level_name(level_of(self.automa)), temperament_of(self.automa)
        if temperament == PLAIN:
            canvas.text(level or NOBODY, Type.SMALL_STRONG, ink, room, "center", shrink=True)
            return
        upper, lower = room.copy(), room.copy()
        upper.height = lower.height = room.height // 2
        lower.bottom = room.bottom
        canvas.text(level, Type.SMALL_STRONG, ink, upper, "center", shrink=True)
        below = message("newgame-temperament", temperament=temperament_name(temperament))
        canvas.text(below, Type.TINY_NOTE, ink, lower, "center", shrink=True)
