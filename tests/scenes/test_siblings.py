"""What stands beside one another is written in one size, at every size of text."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Setup, new_game
from game.rules.state import GameState
from game.scenes.flow import Push
from game.scenes.lesson.learn import Learn
from game.scenes.newgame.scene import NewGame
from game.scenes.puzzle.screen import Puzzles
from game.scenes.settings.screen import SettingsScreen
from game.scenes.title import Title
from game.table.canvas import Canvas, TextMark
from game.table.layout import arrange
from game.table.picture import Picture
from game.table.table import draw_table
from game.table.theme import SMALLEST, STEPS, Theme, Type
from game.words import words_of
from tests.few import few
from tests.scenes.siblings import unlike
from tests.scenes.sitting import window
from tests.scenes.tables import BOTH, LOG, SITTERS, after, begun, crowded, fullest

SIZE = (1280, 720)
TABLES = {
    "two": lambda: after(100, new_game(Setup(2, 3))),
    "three": lambda: after(100, begun(3, frozenset({"black"}))),
    "four": lambda: after(200, new_game(Setup(4, 3))),
    "crowded": lambda: crowded(after(60, begun(4, BOTH))),
    "fullest": lambda: crowded(after(90, fullest())),
}

pytestmark = pytest.mark.usefixtures("display")


def drawn(state: GameState, text: str, language: str) -> list[TextMark]:
    marks, focus = list[TextMark](), state.to_move or 0
    theme = Theme(SIZE, words_of(language), text)
    picture = Picture(state, SITTERS[: len(state.seats)], focus, viewer=focus, log=LOG)
    draw_table(Canvas(pygame.Surface(SIZE), theme, marks), arrange(state.box, SIZE, focus), picture)
    return marks


@pytest.mark.parametrize("text", few(STEPS))
@pytest.mark.parametrize("table", TABLES)
def test_siblings_on_a_table_are_alike(table: str, text: str) -> None:
    """Names and scores of seats, names and counts of goods, workers, levels, tiles and buttons."""
    state = TABLES[table]()
    for language in ("en", "de"):
        assert unlike(drawn(state, text, language)) == []


@pytest.mark.parametrize("text", STEPS)
@pytest.mark.parametrize("scene", [Title, SettingsScreen, NewGame, Learn, Puzzles])
def test_siblings_on_a_form_are_alike(scene: type, text: str) -> None:
    app = window(language="de")
    app.context.settings.text = text
    app.apply(Push(scene(app.context)))
    app.step(0.1)
    app.ledger = marks = list[TextMark]()
    app.scene.dirty = True
    app.draw()
    assert len(marks) > 5 and unlike(marks) == []


def test_the_seats_names_are_never_the_smallest_for_one_that_is_long() -> None:
    for state in (TABLES["four"](), TABLES["fullest"]()):
        names = [mark for mark in drawn(state, "normal", "en") if mark.asked is Type.SIGN]
        assert len(names) > 8 and all(mark.size > SMALLEST for mark in names)


def test_the_measure_itself() -> None:
    """Two in a line of panels as high are siblings; another kind, a panel over it or far away is none."""
    theme, marks = Theme(SIZE), list[TextMark]()
    canvas = Canvas(pygame.Surface(SIZE), theme, marks)
    canvas.text("Anna", Type.LABEL, rect=pygame.Rect(0, 0, 100, 30))
    canvas.text("Hinnerk", Type.LABEL, rect=pygame.Rect(110, 0, 100, 30), most=SMALLEST)
    canvas.text("1", Type.NOTE, rect=pygame.Rect(220, 0, 100, 30))
    canvas.text("Jost", Type.LABEL, rect=pygame.Rect(600, 0, 100, 30))
    assert unlike(marks) == []
    canvas.text("Grete", Type.NAME, rect=pygame.Rect(0, 40, 100, 30))
    canvas.text("Else", Type.NAME, rect=pygame.Rect(0, 80, 100, 30), most=SMALLEST)
    assert len(unlike(marks)) == 1
    marks.clear()
    canvas.row([("Grete", pygame.Rect(0, 40, 100, 30)), ("Else", pygame.Rect(110, 40, 30, 30))], Type.NAME)
    assert unlike(marks) == [] and marks[0].size < theme.sizes(Type.NAME)[0]
