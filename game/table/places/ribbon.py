"""The ribbon at the top: year and season, the steps of the phase, the seats, the buttons."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.table.places.ruler import Ruler

HEIGHT = 36.0
STEPS = 6
GAP = 4.0
REDO, UNDO, WHY, MENU = 26.0, 74.0, 80.0, 30.0


class RibbonPlace(NamedTuple):
    """The ribbon's places; `steps` are as many chips as the longest phase has steps."""

    rect: pygame.Rect
    year: pygame.Rect
    steps: tuple[pygame.Rect, ...]
    seats: tuple[pygame.Rect, ...]
    redo: pygame.Rect
    undo: pygame.Rect
    why: pygame.Rect
    menu: pygame.Rect


def ribbon(ruler: Ruler, width: float, seats: int) -> RibbonPlace:
    """Return the ribbon across the window."""
    top, height = 5.0, HEIGHT - 10
    menu = width - 8 - MENU
    why = menu - GAP - WHY
    undo = why - GAP - UNDO
    redo = undo - GAP - REDO
    chip = 76.0 if seats < 4 else 64.0
    steps_x = 172.0 if seats < 4 else 146.0
    left, right = steps_x + STEPS * (chip + GAP) + 8, redo - 4
    seat_w = min(190.0, (right - left) / seats - 5)
    first = right - seats * (seat_w + 5)
    return RibbonPlace(
        ruler.rect(0, 0, width, HEIGHT),
        ruler.rect(12, top, steps_x - 18, height),
        tuple(ruler.rect(steps_x + i * (chip + GAP), top, chip, height) for i in range(STEPS)),
        tuple(ruler.rect(first + i * (seat_w + 5), top, seat_w, height) for i in range(seats)),
        ruler.rect(redo, top, REDO, height),
        ruler.rect(undo, top, UNDO, height),
        ruler.rect(why, top, WHY, height),
        ruler.rect(menu, top, MENU, height),
    )
