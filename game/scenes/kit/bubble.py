"""A sentence where the pointer is."""

from __future__ import annotations

import pygame

from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type

WIDEST = 320  # design units


def draw_bubble(
    canvas: Canvas,
    said: Said,
    spot: tuple[int, int],
    style: Panel = Panel.TOOLTIP,
    role: Type = Type.SMALL,
    above: int | None = None,
) -> pygame.Rect:
    """Write a sentence beside a spot, or above a height over it, inside the window; returns its rectangle."""
    px, text = canvas.theme.px, canvas.say(said)
    width = min(px(WIDEST), max(canvas.measure(line, role)[0] for line in text.split("\n")))
    taken, height = canvas.measure(text, role, width)
    box = pygame.Rect(0, 0, max(taken, width) + px(3 * UNIT), height + px(14))
    box.topleft = (spot[0] + px(14), spot[1] + px(2 * UNIT))
    window = canvas.surface.get_rect().inflate(-px(UNIT), -px(UNIT))
    if above is not None:
        box.midbottom = (spot[0], above)
    elif box.bottom > window.bottom:
        box.bottom = spot[1] - px(10)
    box.clamp_ip(window)
    canvas.cover(box)
    canvas.panel(box, style)
    canvas.text(text, role, p.INK_LIGHT, box.inflate(-px(22), -px(UNIT)), wrap=True)
    return box
