"""The new-game screen and the widgets: what the rules refuse is said in place; keyboard and mouse agree."""

from __future__ import annotations

import pygame
import pytest

from game.automa import AUTOMAS
from game.rules import new_game
from game.scenes.app import App
from game.scenes.flow import Push
from game.scenes.kit.form import Form
from game.scenes.kit.scroll import ScrollList
from game.scenes.kit.widget import Button, Toggle
from game.scenes.newgame.draft import CHOSEN, Draft
from game.scenes.newgame.scene import SHAPE, NewGame
from game.scenes.newgame.shape import draw_shape, hexes_of
from game.scenes.newgame.tiles import TileCard
from game.scenes.play.scene import Play
from game.scenes.title import Title
from game.table.canvas import Canvas, TextMark
from tests.scenes.clicks import Hand

SIZE = (1280, 720)


@pytest.fixture
def hand() -> Hand:
    """A hand at the new-game screen."""
    hand = Hand(App(AUTOMAS, SIZE))
    hand.app.apply(Push(NewGame(hand.app.context)))
    hand.step()
    return hand


def scene(hand: Hand) -> NewGame:
    assert isinstance(hand.app.scene, NewGame)
    return hand.app.scene


def toggle(hand: Hand, text: str) -> None:
    widgets = scene(hand).form.widgets
    hand.click(next(w for w in widgets if isinstance(w, Toggle) and w.text == text).rect.center)


@pytest.mark.rule("V3")
def test_what_the_rules_refuse_is_said_in_place(hand: Hand) -> None:
    toggle(hand, "Start with improved farmhands")
    begin = hand.widget("Begin")
    assert "Pickaxe" in begin.why and scene(hand).problem == begin.why
    hand.click(begin.rect.center)
    assert isinstance(hand.app.scene, NewGame)
    toggle(hand, "Start with improved farmhands")
    assert hand.widget("Begin").why == ""


@pytest.mark.rule("V1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_offered_board_can_be_played(seats: int) -> None:
    draft = Draft(list(AUTOMAS))
    draft.set_seats(seats)
    assert len(draft.layouts) >= 4
    for layout in draft.layouts:
        for tiles in ("first", "random"):
            draft.layout, draft.tiles = layout.name, tiles
            box, problem = draft.laid_out()
            assert problem == "" and box is not None and box.layout == layout.name


@pytest.mark.rule("V2")
def test_tiles_are_chosen_one_by_one(hand: Hand) -> None:
    tiles_row = next(w for w in scene(hand).form.widgets if getattr(w, "value", None) == "first")
    hand.click(tiles_row.cells[2].center)  # type: ignore[attr-defined]
    cards = [w for w in hand.app.scene.form.widgets if isinstance(w, TileCard)]  # type: ignore[attr-defined]
    assert hand.widget("Lay them out").why
    for level in (1, 2, 3, 4):
        row = [card for card in cards if card.card.level == level]
        for card in reversed(row[-3:]):
            hand.click(card.rect.center)
        hand.click(row[0].rect.center)  # the level is full: refused
    hand.button("Lay them out")
    chosen = ["15", "14", "13", "25", "24", "23", "35", "34", "33", "45", "44", "43"]
    assert scene(hand).draft.tiles == CHOSEN and scene(hand).draft.chosen == chosen
    hand.button("Begin")
    assert isinstance(hand.app.scene, Play)
    assert [tile.id for tile in hand.play.match.state.box.tiles] == chosen


def test_names_colours_and_seats() -> None:
    draft = Draft(list(AUTOMAS))
    draft.set_seats(4)
    assert len({seat.name for seat in draft.seats}) == 4
    for seat in (0, 2, 0, 3):
        draft.next_colour(seat)
        assert sorted(s.colour for s in draft.seats) == [0, 1, 2, 3]
    draft.set_name(1, "Anna")
    assert "name of its own" in draft.laid_out()[1]
    draft.set_name(1, "  ")
    assert "needs a name" in draft.laid_out()[1]
    draft.set_name(1, "Grete")
    chairs = draft.chairs()
    assert [chair.name for chair in chairs][:2] == ["Anna", "Grete"]
    assert new_game(draft.setup()).box.seats == 4


def test_a_name_is_typed(hand: Hand) -> None:
    entry = scene(hand).form.widgets[2]
    hand.click(entry.rect.center)
    for _ in range(5):
        hand.key(pygame.K_BACKSPACE)
    for letter in "Ida\n":
        hand.key(ord(letter), letter)
    assert scene(hand).draft.seats[0].name == "Ida"


def test_the_keyboard_alone_reaches_everything() -> None:
    hand = Hand(App(AUTOMAS, SIZE))
    hand.step()
    for _ in range(2):
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    assert not isinstance(hand.app.scene, Title)
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_RETURN, "\r")
    assert not isinstance(hand.app.scene, Title) or not hand.app.running


def test_a_list_scrolls_to_its_end_and_opens_what_is_clicked() -> None:
    opened: list[int] = []
    rect = pygame.Rect(0, 0, 300, 200)
    rows = ScrollList(rect, [(str(i), "") for i in range(9)], lambda i: opened.append(i), 50)
    form = Form([rows])
    form.handle(pygame.Event(pygame.MOUSEMOTION, pos=(10, 10)))
    for _ in range(20):
        form.handle(pygame.Event(pygame.MOUSEWHEEL, y=-1))
    assert rows.first == 5
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        form.handle(pygame.Event(kind, pos=(10, 190), button=1))
    assert opened == [8]


def test_a_button_with_a_reason_does_nothing() -> None:
    done: list[int] = []
    button = Button(pygame.Rect(0, 0, 50, 20), "Do", lambda: done.append(1), why="Not yet.")
    form = Form([button])
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        form.handle(pygame.Event(kind, pos=(9, 9), button=1))
    form.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert done == []


def test_the_window_follows_its_edges(hand: Hand) -> None:
    pygame.display.set_mode((1600, 900))
    hand.step()
    assert hand.app.context.theme.size == hand.app.surface.get_size() == (1600, 900)


def test_names_nobody_typed_follow_who_sits_there() -> None:
    draft = Draft(["bauer", "random"])
    draft.set_seats(3)
    assert [seat.name for seat in draft.seats] == ["Anna", "Bauer", "Bauer 2"]
    draft.set_player(1, "")
    assert [seat.name for seat in draft.seats] == ["Anna", "Hinnerk", "Bauer"]
    draft.set_name(2, "Käthe")
    draft.set_player(1, "bauer")
    assert [seat.name for seat in draft.seats] == ["Anna", "Bauer", "Käthe"]


def test_a_tile_on_the_boards_picture_says_what_it_does(hand: Hand) -> None:
    new = scene(hand)
    assert new.box is not None
    places = hexes_of(new._at(*SHAPE), new._layout(), hand.app.context.theme.scale)
    hand.move((round(places[2].centre[0]), round(places[2].centre[1])))
    hand.step()
    ledger: list[TextMark] = []
    hand.app.ledger = ledger
    hand.app.draw()
    tile = new.box.tiles[2]
    assert f"{tile.name}: {tile.text}" in [mark.text for mark in ledger]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_boards_picture_has_names_on_all_tiles_or_numbers_on_all(seats: int) -> None:
    app = App(AUTOMAS, SIZE)
    new = NewGame(app.context)
    new.draft.set_seats(seats)
    for layout in new.draft.layouts:
        new.draft.layout = layout.name
        new.resize()
        assert new.box is not None
        ledger: list[TextMark] = []
        canvas = Canvas(pygame.Surface(SIZE), app.context.theme, ledger)
        draw_shape(canvas, new._at(*SHAPE), layout, new.box)
        numbers = sum(mark.text.isdecimal() for mark in ledger)
        assert len(ledger) == len(new.box.tiles) and numbers in (0, len(ledger))
        assert all(mark.panel.inflate(8, 8).contains(mark.taken) for mark in ledger)
