"""What a table shows later and takes long to draw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import pygame

from game.table.canvas import Canvas
from game.table.layout import Layout
from game.table.painter import Layer
from game.table.picture import Picture
from game.table.playerboard import draw_board
from game.table.styles import Panel
from game.table.table import draw_ground


def seen_later(shown: Picture, sheet: pygame.Rect, layouts: Sequence[Layout]) -> list[Layer]:
    """The winter's sheet, and the boards of the seats whose layouts are given in large."""

    def paper(canvas: Canvas) -> None:
        canvas.panel(sheet, Panel.PAPER)

    found: list[Layer] = [paper]
    for layout in layouts:
        turned = replace(shown, focus=layout.focus)
        found += [partial(draw, layout=layout, picture=turned) for draw in (draw_ground, draw_board)]
    return found
