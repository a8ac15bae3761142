"""The boards of the other seats are small pictures of a farm: signs, land and mine, in every season."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from game.rules import Setup, new_game
from game.rules.state import GameState
from game.rules.terms import Ability, Field, Season
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.layout import Layout, arrange
from game.table.picture import Picture
from game.table.places.board import BoardPlace
from game.table.smallboard import strip_pieces
from game.table.table import draw_table
from game.table.theme import Theme
from tests.scenes.tables import SITTERS, SIZES, begun

APART, ALIKE = 18, 40
"""The least and the most that two mean colours differ, of 255 a channel."""

pytestmark = pytest.mark.usefixtures("display")
Colour = tuple[int, ...]


def drawn(state: GameState, size: tuple[int, int]) -> tuple[Layout, pygame.Surface]:
    surface, layout = pygame.Surface(size), arrange(state.box, size)
    draw_table(Canvas(surface, Theme(size)), layout, Picture(state, SITTERS[: len(state.seats)]))
    return layout, surface


def mean(surface: pygame.Surface, rect: pygame.Rect) -> Colour:
    return tuple(pygame.transform.average_color(surface, rect)[:3])


def far(one: Colour, other: Colour) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def meadow(place: BoardPlace) -> pygame.Rect:
    """Return bare land of a board without developments: above its mine, where buildings will stand."""
    mill = place.fields[Field.WATER_MILL]
    return pygame.Rect(mill.left, mill.top + mill.height // 4, mill.width, mill.height // 2)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_rows_follow_the_large_board_from_sign_to_mine(seats: int, size: tuple[int, int]) -> None:
    layout = arrange(begun(seats).box, size)
    for place in layout.boards:
        signs, land, farm = place.plate, place.fields[Field.FARMER], place.farm
        assert place.rect.contains(place.pinge) and place.rect.contains(place.tunnel)
        rows = [land, place.pinge] if place.large else [signs, land, farm, place.pinge]
        assert all(above.bottom <= below.top for above, below in pairwise(rows))
        assert place.pinge.top == place.shaft.top or place.large


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 4])
def test_the_land_lies_there_in_the_season_of_the_large_board(seats: int) -> None:
    seen = []
    for season in Season:
        state = new_game(Setup(seats))
        state.season = season
        layout, surface = drawn(state, SIZES[0])
        place = layout.boards[1]
        found = mean(surface, meadow(place))
        assert far(found, p.PAPER) > APART
        earth = pygame.Rect(place.shaft.left, place.rect.bottom - 4, place.shaft.width, 2)
        assert sum(mean(surface, earth)) < 2 * sum(found) / 3
        seen.append(found)
    assert all(far(one, other) > APART for one, other in pairwise(seen))


@pytest.mark.long
def test_what_lies_there_lies_on_wood() -> None:
    """Carts, shelf and farm are boards: the wood begins where their places do."""
    layout, surface = drawn(new_game(Setup(4)), SIZES[1])
    place = layout.boards[1]
    for rect in (place.farm, place.shelf, place.cart_area(0)):
        rim = surface.get_at((rect.centerx, rect.top))[:3]
        assert far(rim, p.INK) < ALIKE
        assert (
            far(mean(surface, pygame.Rect(rect.left + 3, rect.top + 2 * rect.height // 3, 2, 3)), p.BOARD)
            < ALIKE
        )


def test_a_shelf_is_as_long_as_what_stands_on_it() -> None:
    state = begun(2)
    seat = state.seats[1]
    layout, surface = drawn(state, SIZES[0])
    strip = layout.boards[1].strip
    assert strip is not None
    bare = mean(surface, strip)
    seat.abilities |= Ability.BARN.bit
    (spot,) = strip_pieces(layout.boards[1], seat, state.seats[1].bonus).spots()
    layout, surface = drawn(state, SIZES[0])
    rest = pygame.Rect(spot.right + 20, strip.top, strip.right - spot.right - 20, strip.height)
    assert far(mean(surface, rest), bare) < APART
    assert far(mean(surface, pygame.Rect(spot.left, strip.top + 3, 3, 3)), p.BOARD) < ALIKE
