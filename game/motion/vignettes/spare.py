"""Surfaces as large as the window, used again and again: memory that is new is slow to write to."""

from __future__ import annotations

import pygame

from game.table.canvas import Canvas
from game.table.theme import Theme

MOST = 3  # two tables while a season turns, and one that is rehearsed
SPARE = "spare"


def lay_in(canvas: Canvas) -> None:
    """Make as many surfaces as the vignettes of a table need."""
    spare = canvas.theme.cached(SPARE, list[pygame.Surface])
    while len(spare) < MOST:
        surface = pygame.Surface(canvas.theme.size)
        surface.fill(0)
        spare.append(surface)


def borrow(theme: Theme) -> pygame.Surface:
    """Return a surface that nobody else draws on; what it shows is left over from before."""
    spare = theme.cached(SPARE, list[pygame.Surface])
    return spare.pop() if spare else pygame.Surface(theme.size)


def give_back(theme: Theme, surface: pygame.Surface) -> None:
    """Let a surface be used again."""
    spare = theme.cached(SPARE, list[pygame.Surface])
    if len(spare) < MOST and surface.get_size() == theme.size:
        spare.append(surface)
