"""A board is drawn in areas: each holds all of its drawing, and is drawn anew where that changes."""

from __future__ import annotations

from functools import cache
from itertools import product

import pygame
import pytest

from game.rules import Setup, new_game
from game.rules.state import GameState
from game.rules.terms import Season
from game.table.boardareas import BoardArea, area_of
from game.table.canvas import Canvas, PartArea, PartBase, TextMark
from game.table.layout import arrange
from game.table.picture import Picture
from game.table.playerboard import drawing_of_area
from game.table.poses import MINE
from game.table.smallareas import small_area_of
from game.table.smallboard import small_drawings
from game.table.theme import Theme, Type
from game.words import words_of
from tests.scenes.tables import BOTH, LOG, MODULES, SITTERS, after, begun, crowded
from tests.scenes.written import SPOKEN

pytestmark = pytest.mark.usefixtures("display")
SIZES = ((1280, 720), (1920, 1080), (1031, 777), (1600, 720))
PAINT = (255, 0, 255)


def tables() -> list[GameState]:
    """Return full tables of the base game and of the expansion, with and without its modules."""
    games = new_game(Setup(4, 3)), begun(4, MODULES[0]), begun(4, BOTH)
    return [crowded(after(40, game)) for game in games]


def nothing_but_paint(surface: pygame.Surface) -> bool:
    return bytes(surface.get_buffer()) == paint(surface.get_size())


@cache
def paint(size: tuple[int, int]) -> bytes:
    """Return the pixels of a surface on which nothing is drawn."""
    surface = pygame.Surface(size)
    surface.fill(PAINT)
    return bytes(surface.get_buffer())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_an_area_holds_all_of_its_drawing(size: tuple[int, int], language: str) -> None:
    theme = Theme(size, words_of(language))
    surface = pygame.Surface(size)
    for state, season in product(tables(), (Season.AUTUMN, Season.WINTER)):
        state.season = season
        picture = Picture(state, SITTERS, focus=1, log=LOG)
        place = arrange(state.box, size, 1).board
        for area in BoardArea:
            surface.fill(PAINT)
            drawing_of_area(area, place, picture, hidden=False, still=MINE)(Canvas(surface, theme))
            surface.fill(PAINT, area_of(place, area, theme.scale))
            assert nothing_but_paint(surface), area


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", SPOKEN)
def test_an_area_of_a_small_board_holds_all_of_its_drawing(size: tuple[int, int], language: str) -> None:
    theme = Theme(size, words_of(language))
    surface = pygame.Surface(size)
    for state, season in product(tables(), (Season.AUTUMN, Season.WINTER)):
        state.season = season
        picture = Picture(state, SITTERS, focus=1, log=LOG)
        layout = arrange(state.box, size, 1)
        for number in (0, 2, 3):
            place = layout.boards[number]
            for area, draw in small_drawings(place, picture, number, size=22.0).items():
                surface.fill(PAINT)
                draw(Canvas(surface, theme))
                surface.fill(PAINT, small_area_of(place, area, theme.scale))
                assert nothing_but_paint(surface), (area, number)


class Sheet:
    """A part of three areas, of which the second reaches into the first; each is written over land."""

    whole = pygame.Rect(10, 20, 300, 90)
    rects = (pygame.Rect(20, 30, 100, 30), pygame.Rect(80, 40, 100, 30), pygame.Rect(200, 30, 60, 30))

    def __init__(self) -> None:
        self.theme, self.drawn = Theme((1280, 720)), list[int]()

    def draw(self, *said: str, land: int = 0, reuses: bool = True) -> tuple[bytes, list[TextMark]]:
        """Draw it with these texts; return its pixels and all texts."""
        surface, marks = pygame.Surface((400, 200)), list[TextMark]()
        canvas = Canvas(surface, self.theme, marks)
        canvas.reuses = reuses
        self.drawn.clear()

        def written(number: int) -> PartArea:
            def draw(part: Canvas) -> None:
                self.drawn.append(number)
                part.box(self.rects[number], (40 * number, 90, 160, 120))
                part.text(said[number], Type.LABEL, rect=self.rects[number])

            return PartArea(self.rects[number], said[number], draw)

        canvas.part(
            "sheet",
            self.whole,
            (said, land),
            lambda part: part.box(self.whole.inflate(-30, -40), (200, 60, 60, 60)),
            PartBase("land", land, lambda part: part.box(self.whole, (land, 120, 60, 255))),
            areas=lambda: [written(number) for number in range(3)],
        )
        return pygame.image.tobytes(surface, "RGB"), marks


@pytest.mark.parametrize("reuses", [True, False])
def test_what_has_changed_is_drawn_anew_with_all_that_reaches_there(reuses: bool) -> None:
    sheet = Sheet()
    for said, land, drawn in (
        (("a", "b", "c"), 0, [0, 1, 2]),
        (("a", "b", "d"), 0, [2]),
        (("a", "b", "d"), 0, []),
        (("g", "b", "d"), 0, [0, 1]),
        (("g", "h", "e"), 0, [0, 1, 2]),
        (("g", "h", "e"), 9, [0, 1, 2]),
        (("a", "h", "f"), 9, [0, 1, 2]),
    ):
        seen = sheet.draw(*said, land=land, reuses=reuses)
        assert sheet.drawn == drawn, said
        assert seen == Sheet().draw(*said, land=land)


def test_a_part_that_changes_for_the_most_part_is_drawn_as_a_whole() -> None:
    sheet = Sheet()
    sheet.rects = tuple(pygame.Rect(10 + 100 * i, 20, 100, 90) for i in range(3))  # type: ignore[assignment]
    sheet.draw("a", "b", "c")
    sheet.draw("d", "e", "f")
    assert sheet.drawn == [0, 1, 2]
    sheet.draw("g", "e", "h")
    assert sheet.drawn == [0, 1, 2]
    sheet.draw("i", "e", "h")
    assert sheet.drawn == [0]
