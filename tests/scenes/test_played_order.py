"""The latest game comes first wherever games are listed, whatever the clock said."""

from __future__ import annotations

import os
import threading
import time
from functools import cache
from pathlib import Path

import pytest

from game.automa.baselines import RandomPlayer
from game.match import Match
from game.rules import Setup
from game.rules.message import message
from game.scenes.app.loop import App
from game.scenes.saved_games.opening import Unopened
from game.scenes.saved_games.screen import SavedGames
from game.scenes.saving import played_order as order_module
from game.scenes.saving.chairs import Chair
from game.scenes.saving.played_order import FILE, PlayedOrder
from game.scenes.saving.saves import Found, Saves
from game.scenes.saving.summary import Saved
from game.scenes.title import Title
from tests.english import english
from tests.records import by_hand
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.written import said

SIZE = (1280, 720)
NAMES = ("Anna", "Bert", "Cleo")  # in this order their games are played


@cache
def text_of(name: str, over: bool) -> str:
    """A game that was begun, or played to its end."""
    chairs = (Chair(name, 2, "random", 1), Chair("Knecht", 0, "random", 2))
    match = Match(Setup(seats=2, seed=3), [RandomPlayer(1), RandomPlayer(2)])
    while over and match.advance():
        pass
    return match.text([chair.line() for chair in chairs])


def played(name: str, over: bool) -> Path:
    """The file of such a game, whose table has been left."""
    file = Saves().new()
    file.write(text_of(name, over))
    file.close()
    assert file.path is not None
    return file.path


def unfinished(saves: Saves) -> list[Saved]:
    """Return every game that can be continued, the latest first."""
    return [saved for saved in saves.games() if saved.goes_on]


def clock_went_back(paths: list[Path]) -> None:
    """Each file seems older than the one written before it."""
    for i, path in enumerate(paths):
        os.utime(path, (2_000_000_000 - 1_000 * i,) * 2)


@pytest.fixture
def hand() -> Hand:
    """A window, before which three games were begun and three finished, while the clock went back."""
    clock_went_back([played(name, over) for over in (True, False) for name in NAMES])
    hand = Hand(App(OPPONENTS, SIZE))
    hand.step()
    return hand


def first_names(games: list[Saved]) -> list[str]:
    return [game.chairs[0].name for game in games]


LATEST_FIRST = list(reversed(NAMES))


def test_the_list_has_the_latest_first(hand: Hand) -> None:
    assert first_names(hand.app.context.saves.games()) == LATEST_FIRST * 2
    assert first_names(unfinished(hand.app.context.saves)) == LATEST_FIRST


def test_the_title_names_the_latest_and_goes_on_with_it(hand: Hand) -> None:
    title = hand.app.scene
    assert isinstance(title, Title) and first_names(title.games) == LATEST_FIRST
    assert "Goes on: Cleo, Knecht · year 1, spring" in said(hand)
    hand.button("Play")
    assert hand.play.session.chairs[0].name == "Cleo"


def test_enter_on_the_title_goes_on_with_the_latest(hand: Hand) -> None:
    hand.key(13)
    assert hand.play.session.chairs[0].name == "Cleo"


@pytest.mark.parametrize("over", [False, True])
def test_the_lists_of_both_kinds_have_the_latest_on_top(hand: Hand, over: bool) -> None:
    hand.button("Saved games")
    scene = hand.app.scene
    assert isinstance(scene, SavedGames)
    scene._choose(over)
    assert first_names(scene.games) == LATEST_FIRST
    rows = scene.form.widgets[1]
    assert [english(row.title) for row in rows.rows] == [f"{name}, Knecht" for name in LATEST_FIRST]  # type: ignore[attr-defined]
    hand.click(rows.cell(0).center)  # type: ignore[attr-defined]
    shown = hand.app.scene.history.chairs if over else hand.play.session.chairs  # type: ignore[attr-defined]
    assert shown[0].name == "Cleo"


def test_a_game_that_is_gone_on_with_becomes_the_latest(hand: Hand) -> None:
    hand.button("Saved games")
    hand.click(hand.app.scene.form.widgets[1].cell(2).center)  # type: ignore[attr-defined]
    hand.play.session.advance()
    hand.play.session.leave()
    assert first_names(unfinished(hand.app.context.saves)) == ["Anna", "Cleo", "Bert"]


def test_without_the_file_the_clock_decides(hand: Hand) -> None:
    (hand.app.context.saves.folder / FILE).unlink()
    assert first_names(unfinished(hand.app.context.saves)) == list(NAMES)


@pytest.mark.parametrize("content", [b"\xff\xfe\n\0\n", b"2026", b"\n\n\n"])
def test_a_damaged_file_is_not_asked(hand: Hand, content: bytes) -> None:
    saves = hand.app.context.saves
    (saves.folder / FILE).write_bytes(content)
    assert first_names(unfinished(saves)) == list(NAMES)
    saves.tidy()
    assert first_names(unfinished(saves)) == list(NAMES)
    saves.order.played(saves.listed[-1].path)
    assert saves.order.latest_first(saves.listed)[0].path == saves.listed[-1].path


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
def test_a_pipe_in_its_place_hangs_nothing(hand: Hand) -> None:
    saves = hand.app.context.saves
    (saves.folder / FILE).unlink()
    os.mkfifo(saves.folder / FILE)
    assert first_names(unfinished(saves)) == list(NAMES)
    with pytest.raises(OSError, match="no file"):
        saves.order.played(saves.listed[0].path)


def test_a_game_that_was_copied_there_stands_where_its_clock_says(hand: Hand) -> None:
    saves = hand.app.context.saves
    cleo = unfinished(saves)[0].path
    copied = cleo.with_name("copied.hasp")
    copied.write_text(by_hand(cleo.read_text()).replace("Cleo", "Dora"))
    os.utime(copied, (2_100_000_000,) * 2)
    assert first_names(unfinished(saves))[0] == "Dora"
    os.utime(copied, (1, 1))
    assert first_names(unfinished(saves))[-1] == "Dora"


def test_the_file_says_each_change_once_and_is_shortened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order = PlayedOrder(tmp_path)
    games = [tmp_path / f"{name}.hasp" for name in "abc"]
    for game in (*games, games[2], games[2], games[0]):
        order.played(game)
    assert order.path.read_text().split() == ["a.hasp", "b.hasp", "c.hasp", "a.hasp"]
    order.settle(Found(game, 0.0) for game in games)
    assert len(order.path.read_text().split()) == 4
    monkeypatch.setattr(order_module, "MANY", 2)
    order.settle(Found(game, 0.0) for game in games[:2])
    assert order.path.read_text().split() == ["b.hasp", "a.hasp"]


@pytest.mark.parametrize("below", ["", "\n\n", "# played on a rainy day\n\n# and well\n#\n"])
@pytest.mark.parametrize("over", [True, False])
def test_a_game_is_finished_once_its_scores_are_told_whatever_stands_below(below: str, over: bool) -> None:
    path = played("Anna", over)
    path.write_text(path.read_text() + below)
    (saved,) = Saves().games()
    assert saved.finished is over and saved.why == ""


def test_a_remark_or_a_name_like_the_scores_ends_no_game() -> None:
    path = played("Anna", False)
    path.write_text(by_hand(path.read_text()).replace("Anna", "scores:") + "# scores: not yet\n")
    (saved,) = Saves().games()
    assert not saved.finished and saved.chairs[0].name == "scores:"


# -- what is read again -----------------------------------------------------------------------------------


def test_only_what_changed_is_read_again_and_nothing_for_another_size(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    real = Saves.read

    def reading(saves: Saves, path: Path) -> object:
        read.append(path.name)
        return real(saves, path)

    monkeypatch.setattr(Saves, "read", reading)
    looked: list[object] = []
    monkeypatch.setattr(Saves, "_files", _counted(Saves._files, looked))
    for size in ((1300, 730), (1400, 800), (1500, 850)):
        hand.app.context.theme = type(hand.app.context.theme)(size)
        hand.app.scene.resize()
    assert looked == []
    hand.app.scene.resize()
    assert len(looked) == 1 and read == []
    changed = hand.app.context.saves.listed[1].path
    changed.write_text(changed.read_text() + "# a note\n")
    hand.app.scene.resize()
    assert read == [changed.name]


def _counted(real, calls: list[object]):  # type: ignore[no-untyped-def]
    def counted(saves: Saves) -> object:
        calls.append(saves)
        return real(saves)

    return counted


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
def test_what_is_no_game_among_the_games_is_passed_over(hand: Hand) -> None:
    saves = hand.app.context.saves
    os.mkfifo(saves.folder / "pipe.hasp")
    (saves.folder / "folder.hasp").mkdir()
    (saves.folder / "nowhere.hasp").symlink_to("gone")
    assert len(saves.games()) == 6
    again = Hand(App(OPPONENTS, SIZE))
    again.step()
    assert isinstance(again.app.scene, Title)


def test_a_file_that_vanishes_while_the_list_is_read_is_not_in_it(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = hand.app.context.saves
    gone = saves.listed[0].path
    real = Saves.read

    def vanishing(self: Saves, path: Path) -> object:
        if path == gone:
            path.unlink()
        return real(self, path)

    monkeypatch.setattr(Saves, "read", vanishing)
    os.utime(gone, (5, 5))
    assert gone not in [game.path for game in saves.games()] and len(saves.listed) == 5
    assert saves.notices == []


def test_a_game_that_vanished_since_is_told_of_and_the_list_is_right(hand: Hand) -> None:
    hand.app.context.saves.listed[0].path.unlink()
    hand.button("Play")
    assert isinstance(hand.app.scene, Unopened) and hand.app.scene.said == message("saved-gone")
    hand.button("Back")
    assert isinstance(hand.app.scene, Title)
    assert first_names(hand.app.scene.games) == ["Bert", "Anna"]


@pytest.mark.parametrize("instead", ["a file", "nothing"])
def test_without_a_folder_of_games_the_title_is_shown(tmp_path: Path, instead: str) -> None:
    home = Path(os.environ["HASPELKNECHT_HOME"])
    if instead == "a file":
        home.mkdir()
        (home / "games").write_text("no folder")
    hand = Hand(App(OPPONENTS, SIZE))
    hand.step()
    assert isinstance(hand.app.scene, Title) and hand.app.scene.games == []


def test_a_folder_that_cannot_be_read_is_told_of_once(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(folder: Path) -> None:
        raise PermissionError(13, "Permission denied", str(folder))

    saves = hand.app.context.saves
    monkeypatch.setattr("game.scenes.saving.saves.os.scandir", refuse)
    for _ in range(2):
        hand.app.scene.resize()
    told = [notice for notice in map(english, saves.notices) if notice.startswith(str(saves.folder))]
    why = "permission denied"
    assert told == [f"{saves.folder} cannot be read at the moment: {why}."] and saves.listed == []


def test_a_slow_disk_holds_the_title_up_for_a_moment_and_fills_it_later(
    hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = threading.Event()
    real = Saves._files

    def slow(saves: Saves) -> object:
        assert go_on.wait(10)
        yield from real(saves)

    monkeypatch.setattr(Saves, "_files", slow)
    app = App(OPPONENTS, SIZE, ahead=True)
    began = time.monotonic()
    app.step(0)
    assert time.monotonic() - began < 5 and app.scene.games == []  # type: ignore[attr-defined]
    go_on.set()
    end = time.monotonic() + 10
    while not app.scene.games and time.monotonic() < end:  # type: ignore[attr-defined]
        app.step(0.01)
        time.sleep(0.01)
    assert first_names(app.scene.games) == LATEST_FIRST  # type: ignore[attr-defined]
    app.stop()
