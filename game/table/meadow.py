"""A framed land in spring, with hills and a meadow, on which screens lay and stand things."""

from __future__ import annotations

import pygame

from game.table.canvas import Canvas
from game.table.land import covering
from game.table.seasons import Look
from game.table.shapes import clear, rounded_mask
from game.table.styles import Panel
from game.table.theme import Theme

SKY, MEADOW = (1200, 240), (1200, 420)
"""The sizes of the drawings of the sky with its hills, and of the meadow before them."""
WHOLE = (1240, 470)
"""The meadow that is drawn once, in design units; every land shows a part of it."""


def draw_land(canvas: Canvas, rect: pygame.Rect, sky: float) -> None:
    """Draw the land in a frame; its upper part of this share is sky and hills."""
    canvas.panel(rect, Panel.PAPER)
    inner = rect.inflate(-canvas.theme.px(4), -canvas.theme.px(4))
    make = lambda: _land(canvas.theme, inner.size, sky)  # noqa: E731
    canvas.blit(canvas.theme.kept("fields", 4, (inner.size, sky), make), inner.topleft)


def _land(theme: Theme, size: tuple[int, int], sky: float) -> pygame.Surface:
    width, height = size
    horizon = round(height * sky)
    image = clear(width, height)
    if horizon:
        image.blit(covering("sky", (width, horizon), SKY, Look.SPRING), (0, 0))
    image.blit(theme.cached("meadow", lambda: _meadow(theme)), (0, horizon))
    mask = rounded_mask(width, height, theme.px(Panel.PAPER.value.radius - 2))
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _meadow(theme: Theme) -> pygame.Surface:
    wide, high = map(theme.px, WHOLE)
    return covering("meadow", (wide, high), MEADOW, Look.SPRING)
