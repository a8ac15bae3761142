"""A development in large opens beside its tile, and over neither the tile nor the wheel nor the prompt."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.stage.pointing import draw_card
from game.table.canvas import Canvas
from game.table.layout import Layout, arrange
from game.table.theme import UNIT, Theme
from game.words import words_of
from tests.few import few
from tests.scenes.boxes import Boxes
from tests.scenes.sitting import table
from tests.scenes.tables import SITTERS, begun, crowded
from tests.scenes.test_tile_lanes import SIZES, every_board

pytestmark = pytest.mark.usefixtures("display")


@every_board
@pytest.mark.parametrize("size", few(SIZES), ids=lambda size: str(size[1]))
def test_a_tile_in_large_lies_beside_its_tile(
    parts: Boxes, name: str, seats: int, modules: frozenset[str], size: tuple[int, int]
) -> None:
    """Whatever else shall be seen; a card that is higher than all above the prompt may lie over that."""
    state = crowded(begun(seats, modules, name))
    layout, canvas = arrange(state.box, size), Canvas(pygame.Surface(size), Theme(size, words_of("de")))
    window, near = canvas.surface.get_rect(), 2 * round((UNIT + 1) * layout.scale)
    for index, hexagon in enumerate(layout.developments.hexes):
        tile, kept = hexagon.rect, [layout.wheel.rect, layout.prompt]
        for clear in ([], _others(layout, index)):
            parts.clear()
            room = layout.beside_prompt(tile.center)
            draw_card(canvas, state, SITTERS[:seats], 0, index, tile, room, clear, kept=kept)
            assert parts[0].colliderect(tile.inflate(near, near)), (index, parts)
            for part in parts:
                fits = part.height <= room.height - 2 * near
                assert window.contains(part) and not part.colliderect(tile), (index, parts)
                assert not part.colliderect(layout.wheel.rect), (index, parts)
                assert not (fits and part.colliderect(layout.prompt)), (index, parts)


def _others(layout: Layout, index: int) -> list[pygame.Rect]:
    """Return all groups of disks that can be taken, and all other tiles."""
    tiles = [one.rect for i, one in enumerate(layout.developments.hexes) if i != index]
    return [pool.reserve for pool in layout.disks.pools] + tiles


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_it_does_where_disks_are_to_be_taken(boxes: Boxes, seats: int) -> None:
    """The groups of the pools shone, and so the card leapt over the wheel, far from its tile."""
    hand = table(seats=seats)
    layout = hand.play.stage.layout
    for hexagon in layout.developments.hexes:
        boxes.clear()
        hand.move((round(hexagon.centre[0]), round(hexagon.centre[1])))
        hand.step(0.0)
        (card,) = boxes
        assert card.collidelist([hexagon.rect, layout.wheel.rect, layout.prompt]) == -1
        assert card.colliderect(hexagon.rect.inflate(2 * UNIT + 2, 2 * UNIT + 2))
