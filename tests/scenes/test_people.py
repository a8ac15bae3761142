"""What people are called whom nobody has named: by their account, or by their seat."""

from __future__ import annotations

import getpass
import sys
from types import SimpleNamespace

import pytest

from game.rules.record import read_head
from game.scenes.newgame.people import people
from game.words import LANGUAGES, words_of
from tests.scenes.kept import at_title
from tests.scenes.layers import at_new_game, new


def listed(monkeypatch: pytest.MonkeyPatch, full: str | None) -> None:
    """Give every account this full name in the system's list, or none at all."""

    def found(account: str) -> SimpleNamespace:
        if full is None:
            raise KeyError(account)
        return SimpleNamespace(pw_gecos=full)

    monkeypatch.setitem(sys.modules, "pwd", SimpleNamespace(getpwnam=found))


@pytest.mark.parametrize(
    ("account", "full", "called"),
    [
        ("maria", None, "Maria"),
        ("maria.huber", None, "Maria"),
        ("mh", "Maria Huber,,,", "Maria"),
        ("mh", "", "Mh"),
        ("jose", "José María Ruiz", "José"),
        ("annelie", "Anne-Lie Berg", "Anne-Lie"),
        ("root", "root", "Player 1"),
        ("User", None, "Player 1"),
        ("mh1987", None, "Player 1"),
        ("ivan", "Иван Петров", "Ivan"),
        ("m", None, "Player 1"),
        ("wolfeschlegelsteinhausen", None, "Player 1"),
        ("ubuntu", "Ubuntu", "Player 1"),
    ],
)
def test_the_first_seat_is_called_by_the_account(
    account: str, full: str | None, called: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", account)
    listed(monkeypatch, full)
    assert people(words_of("en")) == (called, "Player 2", "Player 3", "Player 4")


def test_without_account_or_list_of_accounts_seats_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pwd", None)
    assert people(words_of("de")) == ("Anna", "Spieler 2", "Spieler 3", "Spieler 4")

    def nobody() -> str:
        raise OSError("No username set in the environment")

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert people(words_of("fr"))[0] == "Joueur 1"


def test_play_calls_nobody_anna_who_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "maria")
    hand = at_title()
    hand.button("Play")
    session = hand.play.session
    assert [chair.name for chair in session.chairs] == ["Maria", "Lehrling"]
    assert session.path is not None
    assert "Maria (human, red)" in read_head(session.path.read_text()).players


def test_people_at_one_screen_are_told_apart_and_a_typed_name_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "root")
    hand = at_new_game()
    draft = new(hand).draft
    draft.set_seats(4)
    for seat in range(4):
        draft.set_player(seat, "")
    assert [seat.name for seat in draft.seats] == ["Player 1", "Player 2", "Player 3", "Player 4"]
    draft.set_name(1, "Grete")
    draft.set_player(0, "bauer")
    draft.set_player(0, "")
    assert [seat.name for seat in draft.seats] == ["Player 1", "Grete", "Player 3", "Player 4"]
    assert draft.laid_out().problem == ""


def remembered_in(language: str) -> None:
    """Choose four people whom nobody names but one, in a window of this language, and leave."""
    hand = at_new_game(language=language)
    draft = new(hand).draft
    draft.set_seats(4)
    for seat in range(4):
        draft.set_player(seat, "")
    draft.set_name(2, "Grete 3")
    new(hand).leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_seat_is_called_by_itself_follows_the_language(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOGNAME", "root")
    remembered_in(language)
    draft = new(at_new_game(language="en")).draft
    assert [seat.name for seat in draft.seats] == ["Player 1", "Player 2", "Grete 3", "Player 4"]
    assert [seat.named for seat in draft.seats] == [False, False, True, False]
    draft.set_player(3, "bauer")
    assert draft.seats[3].name == "Bauer"


def test_a_name_by_the_account_comes_in_place_of_one_by_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "root")
    remembered_in("de")
    monkeypatch.setenv("LOGNAME", "maria")
    draft = new(at_new_game(language="en")).draft
    assert [seat.name for seat in draft.seats] == ["Maria", "Player 2", "Grete 3", "Player 4"]


def test_play_calls_nobody_by_a_seat_in_another_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "root")
    remembered_in("de")
    hand = at_title()
    hand.button("Play")
    assert [chair.name for chair in hand.play.session.chairs] == ["Player 1", "Lehrling"]
