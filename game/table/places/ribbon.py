"""The ribbon at the top: year and season, the steps of the phase, the seats, the buttons."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.table.places.ruler import Ruler

HEIGHT = 36.0
YEAR, STEPS = 184.0, 222.0
YEAR_SHORT = 168.0  # beside four seats
GAP = 4.0
REDO, UNDO, WHY, MENU = 26.0, 74.0, 80.0, 30.0
SEAT = 230.0


class RibbonPlace(NamedTuple):
    """The ribbon's places; in `steps` lie the chips of the steps of a phase."""

    rect: pygame.Rect
    year: pygame.Rect
    steps: pygame.Rect
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
    year = YEAR if seats < 4 else YEAR_SHORT
    steps_x = 12 + year
    left, right = steps_x + STEPS + 8, redo - 4
    seat_w = min(SEAT, (right - left) / seats - 5)
    first = right - seats * (seat_w + 5)
    return RibbonPlace(
        ruler.rect(0, 0, width, HEIGHT),
        ruler.rect(12, top, year - 8, height),
        ruler.rect(steps_x, top, STEPS, height),
        tuple(ruler.rect(first + i * (seat_w + 5), top, seat_w, height) for i in range(seats)),
        ruler.rect(redo, top, REDO, height),
        ruler.rect(undo, top, UNDO, height),
        ruler.rect(why, top, WHY, height),
        ruler.rect(menu, top, MENU, height),
    )
