"""The tiles on the table: regular, as large as their board allows, and nothing on one meets anything else."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import sqrt

import pygame
import pytest

from game.rules.ruleset import load_ruleset
from game.rules.state import GameState
from game.table.layout import Layout, arrange
from game.table.pieces import drawing_of
from game.table.places.hexagon import Hexagon
from game.table.theme import load_svg
from game.table.tileface import art_spot, cost_shown, lane_spots, lanes_of, name_rooms, symbol_spot
from game.table.tokens import load, load_spot, token_spots
from tests.scenes.tables import BOTH, begun

BASE: frozenset[str] = frozenset()
SIZES = [(1280, 720), (1920, 1080)]
BOARDS = [
    (layout.id, seats, modules)
    for layout in load_ruleset().layout
    for seats in layout.seats
    for modules in (BASE, BOTH)
    if layout.black or modules == BASE
]
LEAST = 32
"""The pixels that a drawing is high at least."""
every_board = pytest.mark.parametrize(
    ("name", "seats", "modules"),
    BOARDS,
    ids=lambda one: "+".join(sorted(one)) if isinstance(one, frozenset) else None,
)
at_both_sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[1]))

pytestmark = pytest.mark.usefixtures("display")


@cache
def laid(name: str, seats: int, modules: frozenset[str], size: tuple[int, int]) -> tuple[GameState, Layout]:
    """A new game and where all of its table lies; no test here changes them."""
    state = begun(seats, modules, name)
    return state, arrange(state.box, size)


@every_board
@at_both_sizes
def test_hexes_are_regular_and_keep_to_the_panel(
    name: str, seats: int, modules: frozenset[str], size: tuple[int, int]
) -> None:
    place = laid(name, seats, modules, size)[1].developments
    for tile in place.hexes:
        sides = sorted((tile.half_width, tile.half_height))
        assert sides[1] / sides[0] == pytest.approx(2 / sqrt(3))
        assert place.rect.contains(tile.rect)
        assert tile.rect.collidelist([place.title, *place.levels]) == -1
    for one, other in combinations(place.hexes, 2):
        apart = pygame.Vector2(one.centre).distance_to(other.centre)
        assert apart > 2 * min(one.half_width, one.half_height)


@every_board
@at_both_sizes
def test_nothing_on_a_tile_meets_anything_else(
    name: str, seats: int, modules: frozenset[str], size: tuple[int, int]
) -> None:
    state, layout = laid(name, seats, modules, size)
    for tile, spot in zip(state.box.tiles, layout.developments.hexes, strict=True):
        laden = load(state, tile) is not None
        lanes = lanes_of(spot, layout.scale, seats)
        count = len(cost_shown(tile.cost))
        groups = [
            [art_spot(spot, lanes, layout.scale)],
            lane_spots(spot, lanes.cost, layout.scale, count),
            token_spots(spot, seats, layout.scale, laden, seats),
            [symbol_spot(spot, lanes, layout.scale)],
            list(name_rooms(spot, lanes, layout.scale, count)),
            [load_spot(spot, seats, layout.scale, seats)] if laden else [],
        ]
        for one, other in combinations([rect for group in groups for rect in group], 2):
            assert not one.colliderect(other), (tile.id, one, other)
        for rect in (*groups[1], *groups[2], *groups[3], *groups[5]):
            assert _inside(spot, rect), (tile.id, rect)
        assert all(spot.contains(corner) for room in groups[4] for corner in (room.midleft, room.midright))


def _inside(spot: Hexagon, rect: pygame.Rect) -> bool:
    """Return True if a round piece lies on the tile, or at most on its rim."""
    x, y, r = *rect.center, rect.width / 2 - 1
    return all(spot.contains((x + dx * r, y + dy * r)) for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)))


@every_board
@at_both_sizes
def test_every_tile_has_a_drawing_of_some_size_that_lies_on_it(
    name: str, seats: int, modules: frozenset[str], size: tuple[int, int]
) -> None:
    state, layout = laid(name, seats, modules, size)
    for tile, spot in zip(state.box.tiles, layout.developments.hexes, strict=True):
        rect, drawing = art_spot(spot, lanes_of(spot, layout.scale, seats), layout.scale), drawing_of(tile)
        assert drawing is not None and rect.height >= LEAST
        ink = pygame.mask.from_surface(load_svg(drawing, *rect.size), 127)
        outline = [(x + rect.left, y + rect.top) for x, y in ink.outline(4)]
        assert all(spot.contains(point) for point in outline), tile.id


@every_board
def test_disks_and_tokens_can_be_told(name: str, seats: int, modules: frozenset[str]) -> None:
    layout = laid(name, seats, modules, SIZES[0])[1]
    spot = layout.developments.hexes[0]
    lanes = lanes_of(spot, layout.scale, seats)
    least = 10 if lanes.art_height > 34 else 7
    assert min(rect.width for rect in lane_spots(spot, lanes.cost, layout.scale, 3)) >= least
    assert min(rect.width for rect in token_spots(spot, seats, layout.scale, False, seats)) >= min(least, 9)


@pytest.mark.parametrize(("seats", "board"), [(2, "rows-for-2"), (3, "rows-for-3"), (4, "rows-for-4")])
def test_the_panel_of_rows_is_full(seats: int, board: str) -> None:
    for modules in (BASE, BOTH):
        layout = arrange(begun(seats, modules, board).box, SIZES[0])
        assert used(layout) > 0.69


@every_board
def test_the_panel_is_no_wider_than_board_and_levels(name: str, seats: int, modules: frozenset[str]) -> None:
    layout = laid(name, seats, modules, SIZES[0])[1]
    place = layout.developments
    whole = place.title.unionall([*place.levels, *(tile.rect for tile in place.hexes)])
    assert place.rect.width - whole.width <= 2 * 10 * layout.scale
    assert used(layout) > 0.25


def used(layout: Layout) -> float:
    """Return the share of the panel that hexes, levels and their heading take."""
    place = layout.developments
    hexes = sum(3 * sqrt(3) / 2 * tile.radius**2 for tile in place.hexes)
    cards = sum(rect.width * rect.height for rect in (place.title, *place.levels))
    return float((hexes + cards) / (place.rect.width * place.rect.height))
