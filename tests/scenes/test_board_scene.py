"""The large board as a scene: workers at their stands, goods in piles, all of planks in ink."""

from __future__ import annotations

import pygame
import pytest

from game.rules.terms import Ability, Season
from game.table import palette as p
from game.table.canvas import Canvas, TextMark
from game.table.fields import figure_of, stand_of
from game.table.heap import PILES, icon, pile
from game.table.layout import Layout, arrange
from game.table.picture import Picture
from game.table.places.board import Good
from game.table.playerboard import draw_board
from game.table.spots import fields_shown
from game.table.theme import Theme
from game.table.timber import Wood, eaves_image, plank_image, wheel_image
from tests.scenes.tables import SITTERS, after, begun, crowded, fullest

SIZES = [(1280, 720), (1920, 1080)]
EVERY = sum(ability.bit for ability in Ability)
LARGE, LEAST = 60, 40  # of a worker: his height at the base game's stands, and at the narrow ones

pytestmark = pytest.mark.usefixtures("display")


def layouts(size: tuple[int, int]) -> list[tuple[Layout, int]]:
    """Return the layouts of several games, each with the abilities of the seat in focus."""
    games = (begun(2), begun(3), crowded(after(60, begun(4))), fullest())
    return [(arrange(state.box, size, 0), EVERY) for state in games]


@pytest.mark.parametrize("size", SIZES)
def test_every_worker_stands_behind_the_front_of_his_own_stand(size: tuple[int, int]) -> None:
    for layout, _ in layouts(size):
        board, scale = layout.board, layout.scale
        for field, rect in board.fields.items():
            figure, stand = figure_of(board, field, scale), stand_of(board, field, scale)
            tray = board.trays[field]
            assert rect.contains(figure) and rect.contains(stand.sign) and rect.contains(stand.front)
            assert stand.front.top < figure.bottom < stand.front.bottom
            assert not figure.colliderect(tray)
            assert stand.back.contains(tray) and not stand.front.colliderect(tray)
            assert not stand.sign.colliderect(tray)


def test_workers_are_large() -> None:
    """They were 38 units high and stood in the corner of a card."""
    for layout, _ in layouts((1280, 720)):
        heights = [figure_of(layout.board, field, 1.0).height for field in layout.board.fields]
        assert max(heights) >= LARGE * layout.board.rect.height / 296 and min(heights) >= LEAST * 0.9


@pytest.mark.parametrize("size", SIZES)
def test_goods_lie_in_piles_that_grow_up_to_a_limit(size: tuple[int, int]) -> None:
    for layout, _ in layouts(size):
        board, scale = layout.board, layout.scale
        for good in board.goods:
            area, spot = board.good_area(good), icon(board, good, scale)
            for count in range(1, 12):
                places = pile(board, good, count, scale)
                assert len({tuple(place) for place in places}) == min(count, len(PILES))
                assert all(area.contains(place) for place in places)
                assert max(place.bottom for place in places) == spot.bottom


def test_one_of_a_kind_lies_where_it_lands() -> None:
    layout, _ = layouts((1280, 720))[0]
    for good in (Good.FOOD, Good.WOOD, Good.THALER, Good.DEBT):
        assert pile(layout.board, good, 1, layout.scale) == [icon(layout.board, good, layout.scale)]


@pytest.mark.parametrize("count", [1, 2, 6, 9])
def test_so_many_goods_are_drawn_and_their_number_is_said(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = begun(2)
    state.seats[0].food = count
    size, texts = (1280, 720), list[TextMark]()
    layout = arrange(state.box, size, 0)
    area, drawn, svg = layout.board.good_area(Good.FOOD), list[str](), Canvas.svg

    def sees(canvas: Canvas, name: str, rect: pygame.Rect, alpha: int = 255) -> None:
        drawn.extend([name] * area.contains(rect))
        svg(canvas, name, rect, alpha)

    monkeypatch.setattr(Canvas, "svg", sees)
    canvas = Canvas(pygame.Surface(size), Theme(size), texts)
    draw_board(canvas, layout, Picture(state, SITTERS[:2], 0, viewer=0))
    assert drawn.count("food") == min(count, len(PILES))
    assert str(count) in [mark.text for mark in texts if area.contains(mark.taken)]


def test_snow_lies_on_the_shed_in_winter_alone() -> None:
    size, state = (1280, 720), begun(2)
    theme, layout = Theme(size), arrange(state.box, size, 0)
    spot = layout.board.farm.left + 60, layout.board.farm.top - 3
    found = {}
    for season in (Season.SUMMER, Season.WINTER):
        surface = pygame.Surface(size)
        state.season = season
        draw_board(Canvas(surface, theme), layout, Picture(state, SITTERS[:2], 0, viewer=0))
        box = pygame.Rect(0, 0, 40, 3)
        box.center = spot
        found[season] = [tuple(surface.get_at((x, spot[1])))[:3] for x in range(box.left, box.right)]
    assert p.ROOF in found[Season.SUMMER] and p.SNOW not in found[Season.SUMMER]
    assert p.SNOW in found[Season.WINTER] and p.ROOF not in found[Season.WINTER]


@pytest.mark.parametrize("wood", list(Wood))
@pytest.mark.parametrize("size", [(20, 62), (122, 18), (183, 27), (440, 130)])
def test_a_plank_is_whole_at_any_size(wood: Wood, size: tuple[int, int]) -> None:
    for scale in (1.0, 1.5):
        image = plank_image(size, scale, wood, True)
        assert image.get_size() == size
        box = pygame.mask.from_surface(image, 127).get_bounding_rects()
        assert len(box) == 1 and box[0].width >= size[0] - 2 and box[0].height >= size[1] - 2
        assert tuple(image.get_at((size[0] // 3, size[1] // 2)))[3] == 255


def test_a_roof_and_a_wheel_fill_their_places() -> None:
    for scale in (1.0, 1.5):
        roof = eaves_image((round(227 * scale), round(12 * scale)), scale, p.ROOF)
        assert pygame.mask.from_surface(roof, 127).count() > 0.8 * roof.get_width() * roof.get_height()
        wheel = wheel_image(round(19 * scale), scale)
        assert pygame.mask.from_surface(wheel, 127).count() > 0.7 * wheel.get_width() ** 2


def test_a_seat_has_a_stand_for_every_worker_it_has() -> None:
    for layout, abilities in layouts((1280, 720)):
        seat = begun(2).seats[0]
        seat.abilities = abilities
        shown = [field for field in fields_shown(seat) if field in layout.board.fields]
        places = [layout.board.fields[field] for field in shown]
        assert all(one.collidelist(places[:i]) < 0 for i, one in enumerate(places))
