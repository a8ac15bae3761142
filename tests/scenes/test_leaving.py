"""Nobody leaves a game that is not saved without being asked."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from game.rules.message import message
from game.rules.record import read_record
from game.scenes.app.loop import App
from game.scenes.play.scene import Play
from game.scenes.result.scene import Result
from game.scenes.saved_games.unsaved import Unsaved
from game.scenes.saving.folders import elsewhere, home, shelf
from game.scenes.title import Title
from tests.english import english
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.unsavable import DISK_FULL, SIZE, Disk, leave, menu, on_disk, play, table
from tests.scenes.written import said

pytestmark = pytest.mark.usefixtures("places")


def test_nobody_is_asked_where_all_is_saved() -> None:
    hand = table()
    play(hand, 8)
    menu(hand)
    hand.button("Leave to the title")
    assert isinstance(hand.app.scene, Title)


def test_leaving_asks_and_trying_again_leaves_once_it_works(disk: Disk) -> None:
    hand = table()
    disk.full = True
    count = play(hand, 8)
    question = leave(hand)
    assert english(question.said) == f"The last {count} moves are in no file: {DISK_FULL}."
    hand.button("Try again")
    hand.step()
    assert hand.app.scene is question
    disk.full = False
    hand.button("Try again")
    hand.step()
    hand.step()
    assert isinstance(hand.app.scene, Title) and on_disk() == count


def test_leaving_without_the_last_moves_leaves_just_those_behind(disk: Disk) -> None:
    hand = table()
    kept = play(hand, 20)
    disk.full = True
    count = play(hand, 12)
    leave(hand)
    hand.button(f"Leave without the last {count} moves")
    assert isinstance(hand.app.scene, Title) and on_disk() == kept
    disk.full = False
    hand.button("Play")
    assert len(hand.play.match.turns) == kept


@pytest.mark.parametrize("place", ["documents", "desktop", "own", "temporary"])
def test_saving_elsewhere_leaves_and_the_game_is_found_there_again(disk: Disk, place: str) -> None:
    hand = table()
    kept = play(hand, 20)
    disk.full = True
    count = kept + play(hand, 12)
    leave(hand)
    hand.button(english(message(f"unsaved-folder-{place}")))
    hand.step()
    hand.step()
    assert isinstance(hand.app.scene, Title)
    (path,) = elsewhere()[place].glob("*.hasp")
    assert len(read_record(path.read_text(), shelf()).moves) == count and on_disk() == kept
    again = Hand(App(OPPONENTS, SIZE))
    again.step()
    again.button("Play")
    assert again.play.session.path == path and len(again.play.match.turns) == count
    again.click(again.play.stage.layout.ribbon.menu.center)
    assert f"The game is saved in {path.parent}." in said(again)


def test_one_folder_of_several_names_is_one_place(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where a desktop is switched off: its folder is the user's own then."""
    user = Path(os.path.expanduser("~"))
    (user / "Documents").rmdir()
    (user / "Documents").symlink_to(user)
    monkeypatch.setattr("game.scenes.saving.folders.platformdirs.user_desktop_dir", lambda: f"{user}/")
    assert list(elsewhere()) == ["documents", "temporary"]


def test_places_that_cannot_hold_it_say_why(disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    desktop = elsewhere()["desktop"]
    desktop.write_text("a file in its place")
    hand = table()
    disk.full = True
    play(hand, 2)
    question = leave(hand)
    hand.step()
    why = {english(widget.text): english(widget.why) for widget in question.form.widgets}  # type: ignore[attr-defined]
    assert "there is such a file already" in why["Desktop"] or "no folder" in why["Desktop"]
    assert why["Documents"] == "" and "The usual folder" not in why
    assert not elsewhere()["documents"].exists(), "nothing of the try is left"


def test_a_game_that_was_never_saved_is_said_to_be_lost(disk: Disk) -> None:
    disk.full = True
    hand = table()
    play(hand, 4)
    question = leave(hand)
    assert english(question.said).startswith("This game is in no file:")
    hand.button("Leave and lose the game")
    assert isinstance(hand.app.scene, Title) and list((home() / "games").glob("*.hasp")) == []


def test_moves_taken_back_are_told_of_too(disk: Disk) -> None:
    hand = table()
    session = hand.play.session
    while not (session.human and session.match.can_undo()):
        play(hand, 1)
    kept = on_disk()
    disk.full = True
    hand.play.undo()
    session.settle()
    assert session.keeper.missing == 0 and len(session.match.turns) < kept
    assert english(leave(hand).said).startswith("What has been taken back is still in the file:")
    hand.button("Leave as it was saved last")
    assert on_disk() == kept


def test_the_windows_own_cross_asks_too_and_a_second_one_asks_no_more(disk: Disk) -> None:
    hand = table()
    disk.full = True
    count = play(hand, 3)
    for _ in range(2):
        pygame.event.post(pygame.Event(pygame.QUIT))
        hand.step()
        assert hand.app.running and isinstance(hand.app.scene, Unsaved)
    assert len(hand.app.stack) == 2
    hand.button(f"Leave without the last {count} moves")
    assert not hand.app.running


def test_the_cross_after_asking_for_the_title_closes_the_window(disk: Disk) -> None:
    hand = table()
    disk.full = True
    count = play(hand, 3)
    leave(hand)
    pygame.event.post(pygame.Event(pygame.QUIT))
    hand.step()
    disk.full = False
    hand.button("Try again")
    hand.step()
    assert not hand.app.running and on_disk() == count


@pytest.mark.long
def test_the_end_of_a_game_asks_before_its_last_moves_are_forgotten(disk: Disk) -> None:
    hand = table(humans=0)
    disk.full = True
    for _ in range(400):
        if not isinstance(hand.app.scene, Play):
            break
        hand.step(1.0)
    assert isinstance(hand.app.scene, Unsaved)
    labels = [english(widget.text) for widget in hand.app.scene.form.widgets]  # type: ignore[attr-defined]
    assert "Back to the table" not in labels
    disk.full = False
    hand.button("Try again")
    hand.step()
    hand.step()
    assert isinstance(hand.app.scene, Result)
    (path,) = (home() / "games").glob("*.hasp")
    assert read_record(path.read_text(), shelf()).state.to_move is None
