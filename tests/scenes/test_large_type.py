"""Whose turn, what to do, scores and pools can be read from two metres.

A letter can be told at a height of 10 arc minutes: 5.8 mm at 2 m, which on a screen of 24 inches with
1920×1080 pixels are 21. What is measured is ink, not a font's size.
"""

from __future__ import annotations

import pygame
import pytest

from game.languages import LANGUAGES
from game.rules import Setup, legal_moves, new_game, play
from game.rules.message import message
from game.rules.state import GameState
from game.rules.terms import Field, Step
from game.scenes.stage.words import asked as put
from game.scenes.stage.words import question, without_seat
from game.table.canvas import Canvas, TextMark
from game.table.layout import Layout, arrange
from game.table.picture import Picture
from game.table.pieces import Sitter
from game.table.table import draw_table
from game.table.theme import Theme
from game.words import Names, Spoken, words_of
from tests.scenes.tables import BOTH, begun
from tests.scenes.written import SPOKEN

SIZE, CAPITAL = (1920, 1080), 21
NAMES = ("Anna", "Hinnerk", "Grete", "Jost")
SITTERS = tuple(Sitter(name, seat, "Bauer") for seat, name in enumerate(NAMES))
USUAL = {
    "play-ask-first-taking", "play-ask-second-taking", "play-ask-cart", "play-ask-worker", "play-ask-tile",
    "play-ask-worker-or-tile", "play-ask-done", "play-ask-dig", "play-ask-drain", "play-ask-storage",
    "play-ask-water-return", "play-ask-own",
}  # fmt: skip
TABLES = [(2, frozenset[str]()), (3, frozenset({"black"})), (4, BOTH)]

pytestmark = pytest.mark.usefixtures("display")


def drawn(state: GameState, language: str, prompt: str = "") -> tuple[Layout, list[TextMark]]:
    """Return the layout of a table and all that is written on it."""
    layout, marks = arrange(state.box, SIZE), list[TextMark]()
    picture = Picture(state, SITTERS[: len(state.seats)], prompt=prompt, asked=state.to_move)
    theme = Theme(SIZE, words_of(language))
    draw_table(Canvas(pygame.Surface(SIZE), theme, marks), layout, picture)
    return layout, marks


def within(marks: list[TextMark], rect: pygame.Rect, text: str) -> TextMark:
    """Return the one text in a rectangle that says or contains this."""
    found = [mark for mark in marks if rect.contains(mark.taken) and text in mark.text]
    assert len(found) == 1, (text, [mark.text for mark in marks if rect.colliderect(mark.taken)])
    return found[0]


def scored(seats: int, modules: frozenset[str]) -> GameState:
    """Return the beginning of a game in which everybody has VP already: digits with and without curves."""
    state = begun(seats, modules)
    for seat, score in zip(state.seats, (41, 7, 28, 19), strict=False):
        seat.score = score
    return state


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(("seats", "modules"), TABLES)
def test_names_and_scores_are_large_on_ribbon_and_boards(
    seats: int, modules: frozenset[str], language: str
) -> None:
    state = scored(seats, modules)
    layout, marks = drawn(state, language)
    for number, seat in enumerate(state.seats):
        for rect in (layout.ribbon.seats[number], layout.boards[number].rect):
            assert large(within(marks, rect, NAMES[number]))
        assert within(marks, layout.ribbon.seats[number], str(seat.score)).taken.height >= CAPITAL
        rect = layout.boards[number].plate if number == layout.focus else layout.boards[number].button
        assert within(marks, rect.inflate(4, 4), str(seat.score)).taken.height >= CAPITAL


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize(("seats", "modules"), TABLES)
def test_names_and_counts_of_pools_are_large(seats: int, modules: frozenset[str], language: str) -> None:
    state = scored(seats, modules)
    layout, marks = drawn(state, language)
    for index, pool in enumerate(layout.disks.pools):
        assert within(marks, pool.title.inflate(4, 10), str(index + 1)).taken.height >= CAPITAL
        for colour, count in enumerate(state.action[index]):
            if count:
                mark = within(marks, pool.groups[colour], str(count))
                assert large(mark)


def large(mark: TextMark) -> bool:
    """Return True if a capital of a text's type has ink of that height."""
    letter = Theme(SIZE).font(mark.role, mark.size).render("H", (0, 0, 0))
    return letter.get_bounding_rect(100).height >= CAPITAL


def asked(seats: int) -> dict[str, Spoken]:
    """Return every question of a game by chance, the longest of each kind in German, as its seat reads it."""
    state, found = new_game(Setup(seats, 11)), dict[str, Spoken]()
    words, names = words_of("de"), Names(NAMES[:seats])
    while state.to_move is not None:
        legal = list(legal_moves(state))
        if state.step != Step.PLANNING:
            said = without_seat(question(state, legal))
            assert not isinstance(said, str)
            what = dict(said.values)["what"]
            spoken = Spoken(said, names)
            known = found.get(what.id)  # type: ignore[union-attr]
            if known is None or len(words.text(*known)) < len(words.text(*spoken)):
                found[what.id] = spoken  # type: ignore[union-attr]
        play(state, legal[len(legal) // 2])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_is_large(language: str) -> None:
    """What can be done besides may make a question so long that it is set smaller."""
    theme = Theme(SIZE, words_of(language))
    next_field = put(0, message("play-ask-own", field=Field.FARMHAND))
    questions = asked(4) | {"play-ask-own": Spoken(without_seat(next_field), Names(NAMES))}
    assert len(USUAL & set(questions)) >= 8
    for id in USUAL & set(questions):
        state = begun(4)
        layout, marks = arrange(state.box, SIZE), list[TextMark]()
        picture = Picture(
            state, SITTERS, prompt=questions[id], asked=0, ask=message("play-ask-advice"),
        )  # fmt: skip
        draw_table(Canvas(pygame.Surface(SIZE), theme, marks), layout, picture)
        mark = within(marks, layout.prompt.inflate(0, 6), words_of(language).text(*questions[id]))
        assert large(mark) and not mark.cut, mark.text
