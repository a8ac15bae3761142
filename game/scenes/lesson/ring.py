"""The ring round a place that a card tells of."""

from __future__ import annotations

from collections.abc import Iterable
from math import pi, sin

import pygame

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.shapes import outline
from game.table.spots import Shape
from game.table.styles import Panel

BEAT = 1.6  # seconds
REACH, RIM = 3.0, 3.0  # design units beyond the place, and how wide the ring is
FAINTEST = 96


def strength(clock: float, lively: bool) -> int:
    """Return how bright the ring is at a moment; it breathes, where pictures move."""
    wave = 0.5 + 0.5 * sin(2 * pi * clock / BEAT) if lively else 1.0
    return round((FAINTEST + (255 - FAINTEST) * wave) / 32) * 32 - 1


def draw_rings(canvas: Canvas, shapes: Iterable[Shape], bright: int) -> None:
    """Draw a ring round each place, seen on paper, wood, coal and a red plate alike."""
    reach = canvas.theme.px(REACH)
    for shape in shapes:
        if isinstance(shape, pygame.Rect):
            rect = shape.inflate(2 * reach, 2 * reach)
            canvas.panel(rect.inflate(reach, reach), Panel.FRAME, edge=p.INK_LIGHT, rim=1.5)
            canvas.panel(rect, Panel.FRAME, edge=p.PRIMARY_LIGHT, rim=RIM)
            canvas.panel(shape, Panel.FRAME, edge=p.INK_LIGHT, rim=1.5)
            canvas.glow(rect, p.PRIMARY_LIGHT, bright)
        else:
            for far in (0.0, 3.0):
                canvas.glow(outline(shape, canvas.theme.px(far)), p.PRIMARY, bright if far else 255)
