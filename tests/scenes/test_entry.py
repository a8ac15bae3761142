"""A line of text to type: caret, selection and clipboard, by keyboard and mouse."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.app.loop import App
from game.scenes.flow import Push
from game.scenes.kit.entry import Entry, TextEdit
from game.scenes.newgame.scene import NewGame
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS

LEFT, RIGHT, HOME, END = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END
SHIFT, CTRL, CMD = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LMETA


@pytest.fixture
def hand() -> Hand:
    """A hand that has clicked behind the first player's name, which is Anna."""
    hand = Hand(App(OPPONENTS, (1280, 720)))
    new = NewGame(hand.app.context)
    new.more = True
    hand.app.apply(Push(new))
    hand.step()
    rect = entry(hand).rect
    hand.click((rect.right - 4, rect.centery))
    return hand


def entry(hand: Hand, number: int = 0) -> Entry:
    assert isinstance(hand.app.scene, NewGame)
    return [widget for widget in hand.app.scene.form.widgets if isinstance(widget, Entry)][number]


def typed(hand: Hand, text: str) -> None:
    for letter in text:
        hand.key(ord(letter.lower()), letter)


def name(hand: Hand) -> str:
    assert isinstance(hand.app.scene, NewGame)
    return hand.app.scene.draft.seats[0].name


def test_letters_go_where_the_caret_is(hand: Hand) -> None:
    hand.key(LEFT)
    typed(hand, "li")
    assert name(hand) == "Annlia"
    hand.key(HOME)
    typed(hand, "X")
    hand.key(END)
    typed(hand, "y")
    assert name(hand) == "XAnnliay"


def test_backspace_and_delete_take_one_letter_or_what_is_selected(hand: Hand) -> None:
    hand.key(LEFT)
    hand.key(pygame.K_BACKSPACE)
    assert name(hand) == "Ana"
    hand.key(pygame.K_DELETE)
    assert name(hand) == "An"
    hand.key(HOME, mod=SHIFT)
    hand.key(pygame.K_DELETE)
    assert name(hand) == ""


@pytest.mark.parametrize(("key", "letters"), [(LEFT, "xAnna"), (RIGHT, "Annax")])
def test_an_arrow_ends_a_selection_at_its_side(hand: Hand, key: int, letters: str) -> None:
    hand.key(pygame.K_a, mod=CTRL)
    hand.key(key)
    typed(hand, "x")
    assert name(hand) == letters


def test_what_is_typed_replaces_the_selection(hand: Hand) -> None:
    hand.key(LEFT, mod=SHIFT)
    hand.key(LEFT, mod=SHIFT)
    typed(hand, "ton")
    assert name(hand) == "Anton"


def test_cut_copy_and_paste(hand: Hand) -> None:
    hand.key(pygame.K_a, "\x01", CTRL)
    hand.key(pygame.K_c, "\x03", CTRL)
    hand.key(END)
    hand.key(pygame.K_v, "\x16", CTRL)
    assert name(hand) == "AnnaAnna"
    hand.key(LEFT, mod=SHIFT)
    hand.key(pygame.K_x, "\x18", CTRL)
    assert (name(hand), pygame.scrap.get_text()) == ("AnnaAnn", "a")
    hand.key(pygame.K_x, "\x18", CTRL)
    assert pygame.scrap.get_text() == "a"


def test_cmd_serves_as_ctrl_does(hand: Hand) -> None:
    hand.key(pygame.K_a, "a", CMD)
    typed(hand, "Ida")
    assert name(hand) == "Ida"


def test_altgr_types_letters_although_windows_calls_it_ctrl_and_alt(hand: Hand) -> None:
    hand.key(pygame.K_a, "á", CTRL | pygame.KMOD_RALT)
    assert name(hand) == "Annaá"


def test_only_what_is_allowed_is_pasted_and_no_more_than_has_room(hand: Hand) -> None:
    seed = entry(hand, -1)
    hand.click(seed.rect.center)
    hand.key(pygame.K_a, mod=CTRL)
    pygame.scrap.put_text("12 and\n3456789012")
    hand.key(pygame.K_v, mod=CTRL)
    assert entry(hand, -1).text == "123456789"


def test_a_click_sets_the_caret_a_drag_and_a_double_click_select(hand: Hand) -> None:
    rect = entry(hand).rect
    hand.click((rect.left + 2, rect.centery))
    typed(hand, "x")
    assert name(hand) == "xAnna"
    hand.drag((rect.left + 2, rect.centery), (rect.right - 2, rect.centery))
    assert entry(hand).edit.selected == "xAnna"
    hand.key(END)
    hand.click(rect.center)
    hand.click(rect.center)
    assert entry(hand).edit.selected == "xAnna"


def test_the_keyboard_comes_to_a_text_that_is_selected(hand: Hand) -> None:
    """Tab from the field before, so that typing replaces what stands there."""
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_TAB, mod=SHIFT)
    typed(hand, "Ida")
    assert name(hand) == "Ida"


def test_nothing_moves_beyond_the_ends() -> None:
    edit = TextEdit.at_end("ab")
    assert edit.moved(RIGHT, False) == edit
    assert edit.deleted(pygame.K_DELETE) == edit
    start = edit.moved(HOME, False)
    assert start.moved(LEFT, False) == start.deleted(pygame.K_BACKSPACE) == start
