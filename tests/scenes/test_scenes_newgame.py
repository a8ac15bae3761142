"""The new-game screen and the widgets: what the rules refuse is said in place; keyboard and mouse agree."""

from __future__ import annotations

import pygame
import pytest

from game.rules import new_game
from game.rules.message import SeatName, message
from game.scenes.app.loop import App
from game.scenes.flow import Push
from game.scenes.kit.entry import Entry
from game.scenes.kit.form import Form
from game.scenes.kit.scroll import ScrollList, ScrollRow
from game.scenes.kit.switches import Chip, Toggle
from game.scenes.kit.widget import Button
from game.scenes.newgame.draft import Draft
from game.scenes.newgame.scene import NewGame
from game.scenes.title import Title
from tests.english import english
from tests.posed.camera import NAMES
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS

SIZE = (1280, 720)


@pytest.fixture
def hand() -> Hand:
    """A hand at the new-game screen, with everything that can be chosen."""
    hand = Hand(App(OPPONENTS, SIZE))
    new = NewGame(hand.app.context)
    new.more = True
    hand.app.apply(Push(new))
    hand.step()
    return hand


def scene(hand: Hand) -> NewGame:
    assert isinstance(hand.app.scene, NewGame)
    return hand.app.scene


def toggle(hand: Hand, text: str) -> None:
    widgets = scene(hand).form.widgets
    hand.click(next(w for w in widgets if isinstance(w, Toggle) and english(w.text) == text).rect.center)


@pytest.mark.rule("V3")
def test_what_the_rules_refuse_is_said_in_place(hand: Hand) -> None:
    toggle(hand, "Start with improved farmhands")
    begin = hand.widget("Begin")
    assert "Pickaxe" in english(begin.why) and scene(hand).laid.problem == begin.why
    hand.click(begin.rect.center)
    assert isinstance(hand.app.scene, NewGame)
    toggle(hand, "Start with improved farmhands")
    assert hand.widget("Begin").why == ""


@pytest.mark.rule("V1", "B1", "I4")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("black", "iron"), [(False, False), (True, False), (False, True), (True, True)])
def test_every_offered_board_can_be_played(seats: int, black: bool, iron: bool) -> None:
    draft = Draft("bauer", NAMES)
    draft.set_seats(seats)
    draft.set_black(black)
    draft.set_iron(iron)
    assert len(draft.layouts) >= 4
    for layout in draft.layouts:
        for tiles in ("first", "random", "recommended"):
            draft.set_layout(layout.id)
            draft.set_tiles(tiles)
            laid, state = draft.laid_out(), new_game(draft.setup())
            assert laid.problem == "" and state.box.layout == layout.id
            assert laid.tiles == tuple(tile.id for tile in state.box.tiles)
            assert (state.box.black, state.box.iron) == (black, iron)


def test_names_colours_and_seats() -> None:
    draft = Draft("bauer", NAMES)
    draft.set_seats(4)
    assert len({seat.name for seat in draft.seats}) == 4
    for seat in (0, 2, 0, 3):
        draft.next_colour(seat)
        assert sorted(s.colour for s in draft.seats) == [0, 1, 2, 3]
    draft.set_name(1, "Anna")
    assert draft.laid_out().problem == message("newgame-namesakes")
    draft.set_name(1, "  ")
    assert draft.laid_out().problem == message("newgame-unnamed", seat=SeatName(1))
    draft.set_name(1, "Grete")
    chairs = draft.chairs()
    assert [chair.name for chair in chairs][:2] == ["Anna", "Grete"]
    assert new_game(draft.setup()).box.seats == 4


def test_a_name_is_typed(hand: Hand) -> None:
    entry = next(widget for widget in scene(hand).form.widgets if isinstance(widget, Entry))
    hand.click(entry.rect.center)
    for _ in range(5):
        hand.key(pygame.K_BACKSPACE)
    for letter in "Ida\n":
        hand.key(ord(letter), letter)
    assert scene(hand).draft.seats[0].name == "Ida"


def test_the_keyboard_alone_reaches_everything() -> None:
    hand = Hand(App(OPPONENTS, SIZE))
    hand.step()
    for _ in range(2):
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    assert not isinstance(hand.app.scene, Title)
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_DOWN)
    hand.key(pygame.K_RETURN, "\r")
    assert not isinstance(hand.app.scene, Title) or not hand.app.running


def test_arrows_go_to_the_widget_that_lies_there(hand: Hand) -> None:
    form = scene(hand).form
    hand.key(pygame.K_DOWN)
    keys = 1
    while form.focused is not hand.widget("Back"):
        above = form.focused.rect if form.focused else None
        hand.key(pygame.K_DOWN)
        assert form.focused is not None and above is not None and form.focused.rect.centery > above.centery
        keys += 1
    hand.key(pygame.K_RIGHT)
    assert form.focused is hand.widget("Begin") and keys < 15
    hand.key(pygame.K_LEFT)
    assert form.focused is hand.widget("Back")
    hand.key(pygame.K_UP)
    assert form.focused is not None and form.focused.rect.bottom < hand.widget("Back").rect.top


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_on_either_part_of_the_keyboard_and_the_space_bar_click(key: int) -> None:
    rect, clicked = pygame.Rect(0, 0, 100, 20), list[str]()
    widgets = [
        Button(rect, "button", lambda: clicked.append("button")),
        Toggle(rect, "toggle", False, lambda on: clicked.append("toggle")),
        Chip(rect, "chip", False, lambda on: clicked.append("chip")),
    ]
    for widget in widgets:
        widget.key(pygame.Event(pygame.KEYDOWN, key=key))
    assert clicked == ["button", "toggle", "chip"]


def test_a_list_scrolls_to_its_end_and_opens_what_is_clicked() -> None:
    opened: list[int] = []
    rect = pygame.Rect(0, 0, 300, 200)
    rows = ScrollList(rect, [ScrollRow(str(i), "") for i in range(9)], lambda i: opened.append(i), 50)
    form = Form()
    form.place([rows])
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
    form = Form()
    form.place([button])
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        form.handle(pygame.Event(kind, pos=(9, 9), button=1))
    form.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    assert done == []


def test_the_window_follows_its_edges(hand: Hand) -> None:
    pygame.display.set_mode((1600, 900))
    hand.step()
    assert hand.app.context.theme.size == hand.app.surface.get_size() == (1600, 900)


def test_names_nobody_typed_follow_who_sits_there() -> None:
    draft = Draft("bauer", NAMES)
    draft.set_seats(3)
    assert [seat.name for seat in draft.seats] == ["Anna", "Bauer", "Bauer 2"]
    draft.set_player(1, "")
    assert [seat.name for seat in draft.seats] == ["Anna", "Hinnerk", "Bauer"]
    draft.set_name(2, "Käthe")
    draft.set_player(1, "bauer")
    assert [seat.name for seat in draft.seats] == ["Anna", "Bauer", "Käthe"]
