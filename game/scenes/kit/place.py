"""Places in design units, on a sheet of 1280 x 720 that is centred in the window, as large as fits."""

from __future__ import annotations

import pygame

from game.table.theme import DESIGN_SIZE, Theme


def place(theme: Theme, x: float, y: float, width: float, height: float) -> pygame.Rect:
    """Return a rectangle in pixels from one in design units."""
    left = (theme.size[0] - DESIGN_SIZE[0] * theme.scale) / 2
    top = (theme.size[1] - DESIGN_SIZE[1] * theme.scale) / 2
    x0, y0 = round(left + x * theme.scale), round(top + y * theme.scale)
    x1, y1 = round(left + (x + width) * theme.scale), round(top + (y + height) * theme.scale)
    return pygame.Rect(x0, y0, x1 - x0, y1 - y0)


def row(rect: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Return `count` equal rectangles side by side in `rect`."""
    width = (rect.width - gap * (count - 1)) / max(1, count)
    return [
        pygame.Rect(round(rect.left + i * (width + gap)), rect.top, round(width), rect.height)
        for i in range(count)
    ]
