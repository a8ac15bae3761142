"""The land of a new game: who will play stands there in its colours, and what modules bring lies there."""

from __future__ import annotations

from itertools import groupby, product

import pygame
import pytest

from game.cli.helping import LEVELS as OFFERED
from game.locations import ASSETS
from game.rules.ruleset import load_ruleset
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.field import (
    AUTOMAS,
    COATS,
    PERSON,
    draw_goods,
    draw_people,
    free_spot,
    person,
)
from game.scenes.newgame.preview import Preview
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.meadow import draw_land
from game.table.theme import Theme
from tests.posed.camera import NAMES

SIZE = (1280, 720)
LEVELS = ("meister", "steiger", "bauer", "knecht")
BOARD = pygame.Rect(552, 220, 692, 422)

pytestmark = pytest.mark.usefixtures("display")


def drafted(seats: int, black: bool = False, iron: bool = False, layout: str = "") -> Draft:
    draft = Draft("bauer", NAMES)
    draft.set_seats(seats)
    draft.set_black(black)
    draft.set_iron(iron)
    if layout:
        draft.layout = layout
    return draft


def test_a_person_is_a_farmer_and_each_level_somebody_else() -> None:
    assert person("", LEVELS) == PERSON
    assert [person(level, LEVELS) for level in reversed(LEVELS)] == list(AUTOMAS)
    assert person("steiger:miner", LEVELS) == person("steiger", LEVELS)
    assert person("gone", LEVELS) == person("knecht", LEVELS)
    drawn = [person(level, OFFERED) for level in reversed(OFFERED)]
    assert [drawing for drawing, _ in groupby(drawn)] == list(AUTOMAS)
    assert person("e", ("e", "d", "c", "b", "a")) == AUTOMAS[-1]


def test_everybody_has_a_coat_in_the_drawing() -> None:
    assert set(COATS) == {PERSON, *AUTOMAS}
    for name, colours in COATS.items():
        text = (ASSETS / f"{name}.svg").read_text()
        assert all(colour in text for colour in colours)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_stands_there_in_its_colour(seats: int) -> None:
    draft, surface = drafted(seats), pygame.Surface(SIZE)
    room = pygame.Rect(38, 482, 496, 150)
    draw_people(Canvas(surface, Theme(SIZE)), room, draft, LEVELS)
    pixels = pygame.surfarray.array3d(surface)
    for i, seat in enumerate(draft.seats):
        left, right = (room.left + room.width * at // seats for at in (i, i + 1))
        own, others = pixels[left:right], p.SEAT_COLOURS[: seat.colour] + p.SEAT_COLOURS[seat.colour + 1 :]
        assert (own == p.SEAT_COLOURS[seat.colour]).all(axis=2).sum() > 200
        assert not any((own == colour).all(axis=2).sum() > 200 for colour in others)
    inside = pygame.Rect(surface.get_bounding_rect())
    assert inside.width == SIZE[0] or room.inflate(8, 20).contains(inside)


BOARDS = [(layout.id, seats) for layout in load_ruleset().layout for seats in layout.seats]


@pytest.mark.parametrize(("layout", "seats"), BOARDS)
def test_what_stands_on_the_land_lies_under_no_tile_and_in_the_frame(
    layout: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    svg, drawn = Canvas.svg, list[tuple[str, pygame.Rect]]()

    def sees(canvas: Canvas, name: str, rect: pygame.Rect, alpha: int = 255) -> None:
        drawn.append((name, rect.copy()))
        svg(canvas, name, rect, alpha)

    monkeypatch.setattr(Canvas, "svg", sees)
    for black, iron in product((False, True), repeat=2):
        draft = drafted(seats, black, iron, layout)
        preview = Preview(BOARD, 1.0, draft, draft.laid_out())
        drawn.clear()
        draw_goods(Canvas(pygame.Surface(SIZE), Theme(SIZE)), BOARD, preview.places, draft)
        names = {name for name, _ in drawn}
        assert names <= {"coal", "iron", "wood", "building_farmhouse", "windlass"}
        assert ("coal" in names) <= black and ("iron" in names) <= iron
        assert not (black or iron) or {"coal", "iron"} & names
        for _, rect in drawn:
            assert BOARD.inflate(4, 4).contains(rect)
            assert not any(place.contains(rect.center) for place in preview.places)


def test_a_free_spot_is_where_nothing_lies() -> None:
    rect, taken = pygame.Rect(0, 0, 100, 100), [pygame.Rect(0, 50, 60, 50)]
    low = free_spot(rect, (30, 30), taken, upper=False)
    high = free_spot(rect, (30, 30), taken, upper=True)
    assert low is not None and high is not None
    assert low.bottom == 100 and low.collidelist(taken) < 0
    assert high.top < 3 and high.right > 97
    assert free_spot(rect, (30, 30), [rect], upper=True) is None


@pytest.mark.parametrize("sky", [0, 0.24])
def test_the_land_fills_its_frame(sky: float) -> None:
    surface, rect = pygame.Surface(SIZE), pygame.Rect(24, 150, 1232, 500)
    draw_land(Canvas(surface, Theme(SIZE)), rect, sky)
    inner = pygame.surfarray.array3d(surface.subsurface(rect.inflate(-12, -12)))
    paper = (abs(inner.astype(int) - p.PAPER).sum(axis=2) < 12).mean()
    assert paper < (0.06 if sky else 0.001)
    assert len(set(map(tuple, inner[::40, ::40].reshape(-1, 3).tolist()))) > 5
