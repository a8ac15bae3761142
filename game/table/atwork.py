"""Tools and buildings at work: each is drawn larger before its place, in a light, and goes back."""

from __future__ import annotations

from math import cos, pi, sin

import pygame

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.layout import Layout
from game.table.picture import Picture
from game.table.places.ruler import centred
from game.table.poses import WorkingTool

LEAN = 3  # degrees: the steps in which drawings lean
LIGHT, SHADES = 1.85, 8  # the side of the light by the height of the tool, and its steps
PUFFS, PUFF = 4, 0.34  # of smoke, and the side of one by the height
SPARKS, SPARK = 7, (0.3, 0.52)  # strokes that fly from a blow, from where to where by the height


def draw_at_work(canvas: Canvas, layout: Layout, picture: Picture) -> None:
    """Draw every tool and building that is at work."""
    for tool in picture.poses.tools:
        _draw_light(canvas, tool)
        if tool.smoke is not None:
            _draw_smoke(canvas, tool, tool.smoke)
        _draw_tool(canvas, tool)
        if tool.struck:
            _draw_sparks(canvas, tool)


def _draw_light(canvas: Canvas, tool: WorkingTool) -> None:
    alpha = round(tool.light * SHADES) * 255 // SHADES
    if alpha:
        side = round(LIGHT * tool.full[1])
        canvas.svg("light_at_work", centred(tool.rect.center, side), min(255, alpha))


def _draw_tool(canvas: Canvas, tool: WorkingTool) -> None:
    """Draw it on its foot, as it leans, and as tall as it is now."""
    image = canvas.theme.svg(tool.picture, *tool.full)
    size = tool.rect.width, max(1, round(tool.rect.height * tool.tall))
    if size != tool.full:
        image = pygame.transform.smoothscale(image, size)
    lean = round(tool.lean / LEAN) * LEAN
    if lean:
        image = pygame.transform.rotozoom(image, lean, 1.0)
    middle = tool.rect.centerx, tool.rect.bottom - size[1] / 2
    canvas.blit(image, (middle[0] - image.get_width() / 2, middle[1] - image.get_height() / 2))


def _draw_smoke(canvas: Canvas, tool: WorkingTool, risen: float) -> None:
    """Draw puffs that rise from its top and grow thin."""
    rect, high = tool.rect, tool.full[1]
    for i in range(PUFFS):
        k = risen * 1.6 - i * 0.2
        if 0 < k < 1:
            side = 2 * round(PUFF * high * (0.5 + 0.5 * k) / 2)
            x = rect.centerx + high * (0.06 * sin(5 * k + i) + 0.1 * k)
            y = rect.top + (0.1 - 0.6 * k) * high
            canvas.svg("land_puff", centred((x, y), side), round(5 * min(1.0, 2 * (1 - k))) * 51)


def _draw_sparks(canvas: Canvas, tool: WorkingTool) -> None:
    """Draw strokes of ink that fly from where it strikes."""
    high, (x, y) = tool.full[1], (tool.rect.centerx, tool.rect.bottom - 0.2 * tool.full[1])
    for i in range(SPARKS):
        angle = pi * (1 + (i + 0.5) / SPARKS)
        near, far = (SPARK[0] * high, SPARK[1] * high * (1 - 0.2 * (i % 2)))
        start, end = (
            (x + near * cos(angle), y + near * sin(angle)),
            (x + far * cos(angle), y + far * sin(angle)),
        )
        canvas.line(start, end, p.INK, 2)
