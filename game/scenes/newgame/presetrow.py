"""The presets of a new game side by side, as cards with a drawing."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.rules.message import Message
from game.scenes.flow import Flow
from game.scenes.kit.widget import Clickable, Look, draw_focus
from game.scenes.newgame.presets import titled
from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.signs import stitch_chosen
from game.table.styles import Panel
from game.table.theme import UNIT, Type

FAINT = 110
"""How opaque the drawing of a preset is that cannot be chosen."""


class PresetCard(Clickable):
    """A preset: its drawing and its name; highlighted while it is what is chosen. The screen tells of it."""

    speaks = True

    def __init__(
        self,
        rect: pygame.Rect,
        name: str,
        told: Message,
        picture: str,
        on: bool,
        act: Callable[[], Flow],
        off: bool = False,
    ) -> None:
        """`told` is why it cannot be chosen where it is `off`."""
        super().__init__(rect, told if off else "", told)
        self.name, self.text, self.picture, self.on, self.act = name, titled(name), picture, on, act

    def refused(self, spot: tuple[int, int]) -> Said:
        return ""

    def draw(self, canvas: Canvas, look: Look) -> None:
        px = canvas.theme.px
        canvas.panel(self.rect, Panel.CHIP_ON if self.on else Panel.CARD)
        if self.on:
            stitch_chosen(canvas, self.rect.inflate(-px(7), -px(7)))
        if look.hot and not self.on and not self.why:
            canvas.panel(self.rect, Panel.FRAME, edge=p.GOLD, rim=2)
        inner = self.rect.inflate(-px(2 * UNIT), -px(UNIT))
        side = min(inner.height, px(44))
        picture = pygame.Rect(inner.left, 0, side, side)
        picture.centery = inner.centery
        canvas.svg(self.picture, picture, FAINT if self.why else 255)
        left = picture.right + px(UNIT)
        room = pygame.Rect(left, inner.top, inner.right - left, inner.height)
        canvas.text(self.text, Type.LABEL, p.INK_SOFT if self.why else p.INK, room, wrap=True, shrink=True)
        draw_focus(canvas, self.rect, look)
