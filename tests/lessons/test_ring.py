"""The ring of a lesson is seen on whatever it lies on."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.lesson.ring import REACH, RIM, draw_rings
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import DESIGN_SIZE, Theme

PLACE = pygame.Rect(100, 100, 90, 60)


@pytest.mark.parametrize("ground", [p.CARD, p.WOOD_DEEPEST, p.PRIMARY_LIGHT], ids=["paper", "wood", "red"])
def test_it_is_red_between_what_is_not(ground: p.RGB) -> None:
    canvas = Canvas(pygame.Surface(DESIGN_SIZE), Theme(DESIGN_SIZE))
    canvas.surface.fill(ground)
    draw_rings(canvas, [PLACE], 255)
    reach = round(3 * REACH)

    def is_red(x: int) -> bool:
        red, green, blue, _ = canvas.surface.get_at((x, PLACE.centery))
        return red > 2 * max(green, blue)

    reds = [is_red(x) for x in range(PLACE.left - reach, PLACE.left + round(RIM))]
    first, last = reds.index(True, reds.index(False)), len(reds) - 1 - reds[::-1].index(False)
    assert first < last and sum(reds[first:last]) >= round(RIM) - 1
