"""The name of whoever is asked, over the wheel for a moment: there it hides nothing that matters."""

from __future__ import annotations

import pygame

from game.rules.message import message
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.images import faint
from game.table.layout import Layout
from game.table.pieces import TOKENS, Sitter
from game.table.shapes import clear
from game.table.styles import Panel
from game.table.theme import Type

SHOWN = 1.2  # seconds
COMES, GOES = 0.12, 0.35  # the shares of its time in which it comes and goes
STEPS = 12
HEIGHT, ROOM = 42, 22  # design units


class Banner:
    """Says one name at a time."""

    def __init__(self) -> None:
        self.sitter: Sitter | None = None
        self.age = 0.0

    def say(self, sitter: Sitter) -> None:
        self.sitter, self.age = sitter, 0.0

    def clear(self) -> None:
        self.sitter = None

    def update(self, seconds: float) -> bool:
        """Let time pass; return True if the picture changes."""
        if self.sitter is None:
            return False
        self.age += seconds
        if self.age >= SHOWN:
            self.clear()
        return True

    @property
    def strength(self) -> float:
        """Return its opacity, 0 to 1."""
        k = self.age / SHOWN
        return max(0.0, min(1.0, k / COMES, (1 - k) / GOES))

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        step = round(self.strength * STEPS)
        if self.sitter is None or not step:
            return
        sitter = self.sitter
        room = layout.wheel.rect.width
        image = canvas.theme.cached(("banner", sitter, room), lambda: _image(canvas, sitter, room))
        if step < STEPS:
            whole = image
            image = canvas.theme.cached(
                ("banner", sitter, room, step), lambda: faint(whole, 255 * step // STEPS)
            )
        rect = image.get_rect(center=layout.wheel.rect.center)
        canvas.cover(rect)
        canvas.blit(image, rect.topleft)


def _image(canvas: Canvas, sitter: Sitter, widest: int) -> pygame.Surface:
    """Return the board with a seat's token and name, at most so wide, with room for its shadow."""
    px, words = canvas.theme.px, message("play-your-turn", name=sitter.name)
    wide = min(widest, canvas.measure(words, Type.HEADING)[0] + 2 * px(HEIGHT))
    image = clear(wide + 2 * px(ROOM), px(HEIGHT) + 2 * px(ROOM))
    image.fill((0, 0, 0, 0))
    part = Canvas(image, canvas.theme)
    rect = pygame.Rect(px(ROOM), px(ROOM), wide, px(HEIGHT))
    part.panel(rect, Panel.PROMPT, edge=p.SEAT_COLOURS_LIGHT[sitter.colour], rim=2.4)
    side = px(HEIGHT) * 2 // 3
    part.svg(TOKENS[sitter.colour], pygame.Rect(rect.left + px(10), rect.centery - side // 2, side, side))
    room = pygame.Rect(rect.left + px(16) + side, rect.top, rect.width - side - px(26), rect.height)
    part.text(words, Type.HEADING, p.INK_LIGHT, room, "center", shrink=True)
    return image
