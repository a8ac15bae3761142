"""The seal at the head of a row: a number, or a tick once it is done."""

from __future__ import annotations

import pygame

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import Type

TICK = ((0.24, 0.52), (0.43, 0.72), (0.78, 0.28))


def draw_seal(canvas: Canvas, seal: pygame.Rect, number: int, done: bool) -> None:
    """Draw it into a square."""
    canvas.circle(seal.center, seal.width / 2, p.PRIMARY if done else p.WELL)
    if not done:
        canvas.text(str(number), Type.NUMBER_BIG, p.INK, seal, "center")
        return
    points = [(seal.left + x * seal.width, seal.top + y * seal.height) for x, y in TICK]
    canvas.line(points[0], points[1], p.INK_LIGHT, 3)
    canvas.line(points[1], points[2], p.INK_LIGHT, 3)
