"""The log's drawings: what is counted stands as on the boards; what a line says is still told in words."""

from __future__ import annotations

import pygame
import pytest

from game.plain_words import plain
from game.rules import Setup, legal_moves, new_game, play
from game.rules import events as e
from game.rules.terms import Colour, Field, Place, Resource, Slot
from game.table import palette as p
from game.table.canvas import Canvas, TextMark
from game.table.lines import broken
from game.table.logicons import DRAWINGS, SIDE, TEXTS_KEPT, draw_iconed, iconed, lines_of
from game.table.logpanel import draw_log, log_rows
from game.table.picture import LogLine, Picture
from game.table.theme import Theme, Type, drawn
from game.telling import told
from game.words import Names, Piece, words_of
from tests.scenes.tables import SITTERS, SIZES, theme

PANEL, NARROW = pygame.Rect(30, 20, 360, 300), pygame.Rect(30, 20, 230, 300)
ENGLISH, NAMES = words_of("en"), Names(("Anna", "Hinnerk"))
ROLES = (Type.SMALL, Type.TINY_NOTE)


pytestmark = pytest.mark.usefixtures("display")


def seen(said: tuple[Piece, ...]) -> str:
    """The sentence with the names of its drawings."""
    letters = {iconed((Piece("", thing),)): name for thing, name in DRAWINGS.items()}
    return plain("".join(f"[{letters[one]}]" if one in letters else one for one in iconed(said)))


def pieces(event: e.Event) -> tuple[Piece, ...]:
    said = told(event)
    assert said is not None
    return ENGLISH.pieces(said, NAMES)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.Gained(1, "food", 3, "E4"), "Hinnerk gains 3[food] (work)."),
        (e.DisksTaken(0, 0, Colour.BLACK, 2, 1), "Anna takes 2[disk_black] from pool 1 on cart 1."),
        (e.DisksReturned(0, (2, 1, 0)), "Anna returns 2[disk_black] and 1[disk_brown] to the bag."),
        (
            e.DisksSwapped(0, 1, Colour.BROWN, Colour.YELLOW),
            "Anna swaps 1[disk_yellow] of pool 2 for 1[disk_brown] of its reserve.",
        ),
        (
            e.LeasePaid(0, 1, 1, 2, iron=1),
            "Anna pays 1[food], 1[iron] and 1[thaler] for the lease and takes 2[debt].",
        ),
        (e.CoalDug(0, Place.PINGE, 0), "Anna digs 1[coal] in the Pinge."),
        (e.Stored(0, Slot.BARN, Resource.WOOD), "Anna stores 1[wood] in the barn."),
        (e.Scored(0, 2, "W1"), "Anna scores 2 VP (coal on the farm)."),
        (e.Scored(0, -9, "G7"), "Anna loses 9 VP (debt)."),
        (e.PropPlaced(0, Place.TUNNEL, 0, True), "Anna places prop 1 in the Tunnel, of iron."),
        (
            e.TileAcquired(0, Field.FARMER, "45", 0),
            "Anna's farmer acquires the Small Coal Mine, as the first there.",
        ),
    ],
)
def test_what_is_counted_stands_as_its_drawing(event: e.Event, line: str) -> None:
    assert seen(pieces(event)) == line


def test_every_drawing_is_there() -> None:
    assert all(drawn(name) for name in DRAWINGS.values())


def every_sentence() -> set[tuple[Piece, ...]]:
    """Every sentence of a game that plays the first legal moves."""
    state, found = new_game(Setup(2, 3)), set[tuple[Piece, ...]]()
    while state.to_move is not None:
        for event in play(state, next(iter(legal_moves(state)))):
            said = told(event)
            if said is not None:
                found.add(ENGLISH.pieces(said, NAMES))
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("role", ROLES)
def test_no_line_is_wider_than_its_panel_and_nothing_is_lost(size: tuple[int, int], role: Type) -> None:
    for said in every_sentence():
        text = "".join(piece.text for piece in said)
        for width in (120, 200, 340):
            room = theme(size).px(width)
            rect = pygame.Rect(10, 10, room, 4000)
            marks: list[TextMark] = []
            canvas = Canvas(pygame.Surface((room + 40, 60), pygame.SRCALPHA), theme(size), marks)
            draw_iconed(canvas, said, role, p.INK_LIGHT, rect)
            assert [mark.text for mark in marks] == [text]
            assert rect.contains(marks[0].taken)
            assert " ".join(lines_of(theme(size), said, role, room)) == iconed(said)


def ink_of(size: tuple[int, int], said: tuple[Piece, ...], role: Type) -> pygame.Rect:
    """What a sentence on one line takes, whose line is 100 pixels below the upper edge."""
    marks: list[TextMark] = []
    line = pygame.Rect(10, 100, 400, theme(size).leading(role))
    draw_iconed(Canvas(pygame.Surface((500, 300)), theme(size), marks), said, role, p.INK_LIGHT, line)
    return marks[0].taken


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("role", ROLES)
def test_drawings_are_whole_and_keep_to_their_line(size: tuple[int, int], role: Type) -> None:
    leading, side = theme(size).leading(role), theme(size).px(role.value.size * SIDE)
    assert side <= leading
    one = Piece("1 ")
    for thing in DRAWINGS:
        ink = ink_of(size, (one, Piece("", thing)), role)
        assert ink.top >= 98 and ink.bottom <= 102 + leading, thing
        assert ink.right - ink_of(size, (Piece("1"),), role).right > side // 2, thing


def test_the_ledger_hears_the_words() -> None:
    said = told(e.Gained(1, "food", 3, "E4"))
    assert said is not None
    line = LogLine(said, NAMES, 1)
    marks: list[TextMark] = []
    picture = Picture(new_game(Setup(2, 1)), SITTERS[:2], log=(line,))
    draw_log(Canvas(pygame.Surface((420, 340)), Theme((1280, 720)), marks), PANEL, picture)
    assert [mark.text for mark in marks] == ["Log", "Hinnerk gains 3\u00a0food (work)."]


def test_a_row_of_the_log_is_as_high_as_its_lines_with_drawings() -> None:
    said = told(e.LeasePaid(0, 9, 9, 9, wood=9, coal=9, iron=9))
    assert said is not None
    small = theme((1280, 720))
    words = broken(ENGLISH.text(said, NAMES), small.font(Type.TINY_NOTE), NARROW.width - 30)
    row = log_rows(small, NARROW, [LogLine(said, NAMES, 0, why=True)])[0]
    assert row.rect.height == (len(words) - 1) * small.leading(Type.TINY_NOTE)


def test_what_is_kept_of_a_long_game_has_a_bound() -> None:
    small = Theme((1280, 720))
    for count in range(TEXTS_KEPT + 10):
        lines_of(small, (Piece(f"Anna gains {count} food."),), Type.SMALL, 340)
    assert len(small.cache["iconed texts"]) <= TEXTS_KEPT
