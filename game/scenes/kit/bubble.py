"""A sentence beside the pointer, and the notice at the top of the window."""

from __future__ import annotations

import pygame

from game.table import palette as p
from game.table.canvas import Canvas, Said
from game.table.styles import Panel
from game.table.theme import UNIT, Type

WIDEST = 320  # design units
SHOWN = 1.6  # seconds that a notice stays
BELOW = 112  # design units from the top of the window to a notice


def draw_bubble(
    canvas: Canvas,
    said: Said,
    spot: tuple[int, int],
    style: Panel = Panel.TOOLTIP,
    role: Type = Type.SMALL,
    above: int | None = None,
) -> pygame.Rect:
    """Draw a sentence beside a spot inside the window, and return its rectangle.

    With `above` it ends at this height, centred on the spot.
    """
    px, box = canvas.theme.px, bubble_box(canvas, said, spot, role, above)
    canvas.cover(box)
    canvas.panel(box, style)
    canvas.text(said, role, p.INK_LIGHT, box.inflate(-px(22), -px(UNIT)), wrap=True)
    return box


def bubble_box(
    canvas: Canvas,
    said: Said,
    spot: tuple[int, int],
    role: Type = Type.SMALL,
    above: int | None = None,
) -> pygame.Rect:
    """Return the rectangle of a bubble."""
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
    return box.clamp(window)


class Notice:
    """Shows one sentence at a time, for SHOWN seconds."""

    def __init__(self) -> None:
        self.said: Said = ""
        self.left = 0.0

    def say(self, said: Said) -> None:
        self.said, self.left = said, SHOWN

    def goes(self, seconds: float) -> bool:
        """Let time pass; return True if the sentence goes away now."""
        self.left -= seconds
        if not self.said or self.left > 0:
            return False
        self.said = ""
        return True

    def draw(self, canvas: Canvas) -> None:
        if self.said:
            middle = canvas.surface.get_width() // 2
            draw_bubble(canvas, self.said, (middle, 0), role=Type.LABEL, above=canvas.theme.px(BELOW))
