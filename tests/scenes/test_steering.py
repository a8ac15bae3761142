"""Steering by arrows from place to place."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.scenes.kit.steering import ARROWS, beside, following

UP, DOWN, LEFT, RIGHT = (ARROWS[key] for key in (pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT))
GRID = [pygame.Rect(x * 50, y * 50, 40, 40) for y in range(3) for x in range(4)]
rects = st.lists(
    st.builds(pygame.Rect, *(st.integers(0, 900),) * 2, *(st.integers(5, 200),) * 2), min_size=1, max_size=12
)


@pytest.mark.parametrize(
    ("here", "way", "next_one"),
    [(0, RIGHT, 1), (0, DOWN, 4), (0, LEFT, None), (0, UP, None), (11, LEFT, 10), (11, UP, 7), (5, DOWN, 9)],
)
def test_a_grid_is_walked_row_by_row(here: int, way: tuple[int, int], next_one: int | None) -> None:
    assert beside(GRID, GRID[here], way) == next_one


def test_what_lies_straight_ahead_comes_before_what_lies_aside() -> None:
    here, ahead, aside = (pygame.Rect(*spot, 20, 20) for spot in ((0, 0), (100, 5), (40, 60)))
    assert beside([aside, ahead], here, RIGHT) == 1


@given(rects, st.sampled_from([UP, DOWN, LEFT, RIGHT]))
def test_a_step_goes_the_way_it_was_asked_to(places: list[pygame.Rect], way: tuple[int, int]) -> None:
    here = places[0]
    found = beside(places, here, way)
    ahead = [(p.centerx - here.centerx) * way[0] + (p.centery - here.centery) * way[1] for p in places]
    assert (found is None) == (max(ahead) <= 0)
    assert found is None or ahead[found] > 0


@given(rects)
def test_in_reading_order_every_place_is_reached(places: list[pygame.Rect]) -> None:
    middles = {place.center for place in places}
    here, met = places[0], set()
    for _ in range(len(places)):
        here = places[following(places, here, 1)]
        met.add(here.center)
    assert met == middles


@pytest.mark.long
@given(rects)
def test_back_is_the_way_there(places: list[pygame.Rect]) -> None:
    there = places[following(places, places[0], 1)]
    assert places[following(places, there, -1)].center == places[0].center
