"""The type scale: nothing is set smaller than 13 pixels in a window of 1280×720, however it shrinks."""

from __future__ import annotations

import pytest

from game.scenes.app.window import SMALLEST as SMALLEST_WINDOW
from game.table.theme import DESIGN_SIZE, SHRINK_TO, SMALLEST, Theme, Type

SIZES = [DESIGN_SIZE, (1920, 1080), (2560, 1440)]


pytestmark = pytest.mark.usefixtures("display")


def test_the_smallest_type_has_13_pixels() -> None:
    assert SMALLEST == 13
    assert min(role.value.size for role in Type) == SMALLEST


@pytest.mark.parametrize("size", SIZES)
def test_no_font_is_smaller_than_its_step(size: tuple[int, int]) -> None:
    theme = Theme(size)
    for role in Type:
        assert theme.font(role).point_size >= SMALLEST * size[1] / DESIGN_SIZE[1]


def test_in_the_smallest_window_letters_are_still_there() -> None:
    assert min(Theme(SMALLEST_WINDOW).font(role).point_size for role in Type) >= 6


def test_a_text_that_shrinks_never_grows_and_comes_to_an_end() -> None:
    for role in Type:
        seen = [role]
        while seen[-1] in SHRINK_TO:
            seen.append(SHRINK_TO[seen[-1]])
            assert seen[-1] not in seen[:-1]
            assert seen[-1].value.size <= seen[-2].value.size


def test_every_step_of_the_scale_is_a_step_of_its_own() -> None:
    assert len(Type.__members__) == len(list(Type))
