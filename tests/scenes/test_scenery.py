"""The drawings of the whole: title, icon, land, mine. Each keeps to what pygame can draw, at every size."""

from __future__ import annotations

import pygame
import pytest

from game.locations import ASSETS
from game.table.land import covering
from game.table.seasons import Look
from game.table.styles import Panel, panel_image
from game.table.theme import Theme, load_svg, stretched_svg
from tests.scenes.test_drawings import REFUSED

WHOLE = ("title", "sky", "field", "ground", "table")
MINE = ("pinge", "gallery", "shaft", "windlass", "windlass_turning", "prop", "prop_iron", "wheel_cut", "icon")


@pytest.fixture(scope="module", autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


@pytest.mark.parametrize("name", [*WHOLE, *MINE])
def test_a_drawing_uses_nothing_that_is_left_out(name: str) -> None:
    text = (ASSETS / f"{name}.svg").read_text(encoding="utf-8")
    assert not any(word in text for word in REFUSED)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_the_title_picture_fills_the_window(size: tuple[int, int]) -> None:
    picture = load_svg("title", *size)
    width, height = size
    corners = [(0, 0), (width - 1, 0), (0, height - 1), (width - 1, height - 1)]
    assert all(picture.get_at(corner).a == 255 for corner in corners)


@pytest.mark.parametrize("width", [880, 1320, 2400])
def test_the_near_field_reaches_from_edge_to_edge_below_its_ridge(width: int) -> None:
    field = covering("field", (width, width // 8), (1200, 152), Look.SUMMER)
    low = field.get_height() // 4
    for x in (1, width // 3, width - 2):
        assert field.get_at((x, 0)).a < 50, "the valley shows above it"
        assert all(field.get_at((x, y)).a == 255 for y in range(low, field.get_height() - 1))


@pytest.mark.parametrize("side", [16, 32, 64, 256])
def test_the_icon_is_a_picture_at_every_size(side: int) -> None:
    icon = load_svg("icon", side, side)
    assert icon.get_at((side // 2, side // 2)).a == 255
    assert len({tuple(icon.get_at((x, side // 2))) for x in range(side)}) > 6


@pytest.mark.parametrize("size", [(488, 84), (300, 300), (90, 200)])
def test_a_stretched_drawing_covers_its_place(size: tuple[int, int]) -> None:
    gallery = stretched_svg("gallery", size)
    assert gallery.get_size() == size
    assert gallery.get_at((size[0] // 2, size[1] - size[1] // 6)).a >= 250


@pytest.mark.parametrize("style", list(Panel))
@pytest.mark.parametrize("size", [(1, 1), (6, 3), (14, 14), (120, 24), (400, 300)])
def test_every_panel_can_be_drawn_at_any_size(style: Panel, size: tuple[int, int]) -> None:
    image, margin = panel_image(Theme((1280, 720)), size, style, None, None)
    assert image.get_size() == (size[0] + 2 * margin, size[1] + 2 * margin)


def test_light_falls_from_the_upper_left() -> None:
    theme = Theme((1280, 720))
    raised, margin = panel_image(theme, (80, 40), Panel.BUTTON, None, None)
    top = raised.get_at((margin + 40, margin + 1)).r
    bottom = raised.get_at((margin + 40, margin + 38)).r
    assert top > bottom
    hollow, margin = panel_image(theme, (80, 40), Panel.WELL, None, None)
    assert hollow.get_at((margin + 40, margin + 2)).r < hollow.get_at((margin + 40, margin + 36)).r
