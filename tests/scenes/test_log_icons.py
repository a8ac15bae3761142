"""The log's drawings: what is counted stands as on the boards; what a line says is still told in words."""

from __future__ import annotations

import pygame
import pytest

from game.rules import Setup, legal_moves, new_game, play
from game.table import palette as p
from game.table.canvas import Canvas, TextMark
from game.table.lines import broken
from game.table.logicons import DRAWINGS, SIDE, TEXTS_KEPT, draw_iconed, iconed, lines_of
from game.table.logpanel import draw_log, log_rows
from game.table.picture import LogLine
from game.table.theme import Theme, Type, drawn
from game.telling import Names, tell, tile_names
from tests.scenes.tables import SITTERS, SIZES, theme

PANEL = pygame.Rect(30, 20, 360, 300)
ROLES = (Type.SMALL, Type.TINY_NOTE)


@pytest.fixture(scope="module", autouse=True)
def window() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))


def named(text: str) -> str:
    """The text with the names of its drawings."""
    letters = {iconed(f"1 {word}")[1]: name for word, name in DRAWINGS.items()}
    return "".join(f"[{letters[one]}]" if one in letters else one for one in iconed(text))


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Hinnerk gains 3 food (work).", "Hinnerk gains 3[food] (work)."),
        ("Anna takes 2 black from pool 1 on cart 1.", "Anna takes 2[disk_black] from pool 1 on cart 1."),
        (
            "Anna returns 2 black and 1 brown disks.",
            "Anna returns 2[disk_black] and 1[disk_brown].",
        ),
        (
            "Jost swaps yellow for brown in pool 2.",
            "Jost swaps [disk_yellow] for [disk_brown] in pool 2.",
        ),
        (
            "Anna pays 1 food, 1 iron and 1 Thaler for the lease and takes 2 debt.",
            "Anna pays 1[food], 1[iron] and 1[thaler] for the lease and takes 2[debt].",
        ),
        ("Chooses 1 thaler, 1 water, which is", "Chooses 1[thaler], 1[water], which is"),
        ("Anna gains 2 coal in the shaft (Lorry).", "Anna gains 2[coal] in the shaft (Lorry)."),
        ("Anna digs a coal in the Pinge.", "Anna digs [coal] in the Pinge."),
        ("Anna stores wood (barn).", "Anna stores [wood] (barn)."),
        ("Lays 1 yellow on the farmer for food.", "Lays 1[disk_yellow] on the farmer for [food]."),
        ("Wheelbarrow: a yellow disk.", "Wheelbarrow: [disk_yellow]."),
    ],
)
def test_what_is_counted_stands_as_its_drawing(text: str, seen: str) -> None:
    assert named(text) == seen


@pytest.mark.parametrize(
    "text",
    [
        "Anna scores 2 VP (coal on the farm).",
        "Anna scores 6 VP (iron props).",
        "Anna scores 5 VP (arrival at black developments).",
        "2 black developments, 2 iron props, 3 woods",
        "Anna keeps the water.",
        "Anna's coal-digger sets to work.",
        "Anna scores -9 VP (debt).",
        "Pool 1 draws no disks.",
        "Jost places prop 1 in the Tunnel, of iron.",
        "Anna's farmer acquires Small Coal Mine, as the first there.",
    ],
)
def test_words_that_only_name_something_stay_words(text: str) -> None:
    assert iconed(text) == text


def test_every_drawing_is_there() -> None:
    assert all(drawn(name) for name in DRAWINGS.values())


def told() -> list[str]:
    """Every sentence of a game that plays the first legal moves."""
    state = new_game(Setup(2, 3))
    names, texts = Names(["Anna", "Hinnerk"], tile_names(state)), list[str]()
    while state.to_move is not None:
        texts += [tell(event, names) for event in play(state, next(iter(legal_moves(state))))]
    return [text for text in texts if text]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("role", ROLES)
def test_no_line_is_wider_than_its_panel_and_nothing_is_lost(size: tuple[int, int], role: Type) -> None:
    for text in {
        *told(),
        "Takes 3 brown from pool 1: it means, with 2 black to follow, to gain 1 food, 2 wood",
    }:
        for width in (120, 200, 340):
            room = theme(size).px(width)
            rect = pygame.Rect(10, 10, room, 4000)
            marks: list[TextMark] = []
            canvas = Canvas(pygame.Surface((room + 40, 60), pygame.SRCALPHA), theme(size), marks)
            draw_iconed(canvas, text, role, p.INK_LIGHT, rect)
            assert [mark.text for mark in marks] == [text]
            assert rect.contains(marks[0].taken)
            assert " ".join(lines_of(theme(size), text, role, room)) == iconed(text)


def ink_of(size: tuple[int, int], text: str, role: Type) -> pygame.Rect:
    """What a text on one line takes, whose line is 100 pixels below the upper edge."""
    marks: list[TextMark] = []
    line = pygame.Rect(10, 100, 400, theme(size).leading(role))
    draw_iconed(Canvas(pygame.Surface((500, 300)), theme(size), marks), text, role, p.INK_LIGHT, line)
    return marks[0].taken


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("role", ROLES)
def test_drawings_are_whole_and_keep_to_their_line(size: tuple[int, int], role: Type) -> None:
    leading, side = theme(size).leading(role), theme(size).px(role.value.size * SIDE)
    assert side <= leading
    for word in DRAWINGS:
        ink = ink_of(size, f"1 {word}", role)
        assert ink.top >= 98 and ink.bottom <= 102 + leading, word
        assert ink.right - ink_of(size, "1", role).right > side // 2, word


def test_the_ledger_hears_the_words() -> None:
    line = LogLine("Hinnerk gains 3 food (work).", 1)
    marks: list[TextMark] = []
    draw_log(Canvas(pygame.Surface((420, 340)), Theme((1280, 720)), marks), PANEL, [line], SITTERS[:2])
    assert [mark.text for mark in marks] == ["Log", line.text]


def test_a_row_of_the_log_is_as_high_as_its_lines_with_drawings() -> None:
    text = "Lays 2 black, 3 brown, 1 yellow on the farmer for 1 food and 2 Thaler."
    small = theme((1280, 720))
    words = broken(text, small.font(Type.TINY_NOTE), PANEL.width - 30)
    row = log_rows(small, PANEL, [LogLine(text, 0, why=True)])[0]
    assert row.rect.height == (len(words) - 1) * small.leading(Type.TINY_NOTE)


def test_what_is_kept_of_a_long_game_has_a_bound() -> None:
    small = Theme((1280, 720))
    for count in range(TEXTS_KEPT + 10):
        lines_of(small, f"Anna gains {count} food.", Type.SMALL, 340)
    assert len(small.cache["iconed texts"]) <= TEXTS_KEPT
