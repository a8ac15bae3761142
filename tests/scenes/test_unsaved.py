"""Where a game cannot be saved, what is shown is true, and it is tried again; also on a disk that is full."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.rules import legal_moves
from game.rules.message import message
from game.rules.record import read_record
from game.scenes.play.loghead import saving_strip
from game.scenes.play.scene import Play
from game.scenes.saved_games.unsaved import Unsaved
from game.scenes.saving.folders import home, shelf
from tests.english import english
from tests.scenes.unsavable import Disk, menu, on_disk, play, table
from tests.scenes.written import said

pytestmark = pytest.mark.usefixtures("places")


# -- what is shown --------------------------------------------------------------------------------------


def test_table_and_menu_say_what_is_so(disk: Disk) -> None:
    hand = table()
    play(hand, 20)
    menu(hand)
    assert "The game is saved after every move." in said(hand)
    hand.button("Back to the game")
    disk.full = True
    count = play(hand, 12)
    hand.step()
    assert f"Not saved: the last {count} moves (the disk is full)" in said(hand)
    assert hand.play.session.file_warning == message(
        "session-not-saved-why", lost=message("session-lost-moves", count=count), why=message("system-full")
    )
    menu(hand)
    assert f"Not saved: the last {count} moves" in said(hand)
    assert not any("after every move" in text for text in said(hand))
    disk.full = False
    hand.play.session.keeper.retry()
    hand.step()
    hand.step()
    assert "The game is saved after every move." in said(hand)
    hand.button("Back to the game")
    assert not any("Not saved" in text for text in said(hand))


def test_the_prompt_goes_on_asking_for_moves(disk: Disk) -> None:
    hand = table()
    disk.full = True
    play(hand, 3)
    hand.step()
    texts = said(hand)
    assert any("Not saved" in text for text in texts)
    assert any(text.startswith("Anna") and "Not saved" not in text for text in texts)


def test_the_next_move_is_a_try_of_its_own(disk: Disk) -> None:
    hand = table()
    disk.full = True
    count = play(hand, 5)
    assert hand.play.session.keeper.missing == count and on_disk() == 0
    disk.full = False
    count += play(hand, 1)
    assert hand.play.session.keeper.missing == 0 and on_disk() == count


def test_a_click_on_the_strip_asks_and_back_is_the_table(disk: Disk) -> None:
    hand = table()
    disk.full = True
    hand.play.session.submit([legal_moves(hand.play.match.state)[0]])
    hand.play.refresh()
    hand.step()
    hand.click(saving_strip(hand.play.stage).center)
    assert isinstance(hand.app.scene, Unsaved) and english(hand.app.scene.said).startswith(
        "The last move is in no file:"
    )
    hand.button("Back to the table")
    assert isinstance(hand.app.scene, Play)
    disk.full = False
    hand.click(saving_strip(hand.play.stage).center)
    hand.button("Try again")
    hand.step()
    hand.step()
    assert isinstance(hand.app.scene, Play) and on_disk() == 1


def test_a_folder_that_is_gone_comes_back_with_the_next_move() -> None:
    hand = table()
    count = play(hand, 3)
    for path in (home() / "games").iterdir():
        path.unlink()
    (home() / "games").rmdir()
    count += play(hand, 1)
    assert on_disk() == count and hand.play.session.keeper.trouble == ""


def test_a_game_that_another_program_changed_goes_on_beside_it_and_says_so() -> None:
    hand = table()
    play(hand, 3)
    former = hand.play.session.path
    assert former is not None
    former.write_text("somebody else's")
    play(hand, 1)
    hand.step()
    assert former.read_text() == "somebody else's" and hand.play.session.keeper.missing == 0
    assert any(text.startswith(former.name) for text in said(hand))


# -- a real disk ----------------------------------------------------------------------------------------

FILLS = """
import os, sys, time
from pathlib import Path
from tests.scenes.unsavable import play, table
from game.scenes.saved_games.unsaved import Unsaved
import pygame
hand = table()
kept = play(hand, 20)
games = Path(os.environ["HASPELKNECHT_HOME"], "games")
while list(games.glob(".*.kept")):
    time.sleep(0.01)  # until the disk has promised the game: the spare file gives its room back
room = Path(os.environ["HASPELKNECHT_HOME"], "filler")
with room.open("wb", buffering=0) as file:
    try:
        while True:
            file.write(bytes(512))
    except OSError:
        pass
count = play(hand, 12)
hand.step()
session = hand.play.session
print(session.keeper.missing == count, session.keeper.trouble.id, sep="|")
pygame.event.post(pygame.Event(pygame.QUIT))
hand.step()
print(type(hand.app.scene).__name__)
room.unlink()
hand.button("Try again")
hand.step()
print(hand.app.running, session.keeper.missing, kept + count)
"""


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A file system of 64 kB, where one may be made."""
    folder.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if made.returncode:
        pytest.skip("no file system may be mounted here")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


@pytest.mark.long
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="mounts a tmpfs")
def test_on_a_disk_that_really_is_full(tmp_path: Path, root: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root mounts")
    with small_disk(tmp_path / "small") as folder:
        environment = {**os.environ, "HASPELKNECHT_HOME": str(folder), "HOME": str(tmp_path / "user")}
        done = subprocess.run(
            [sys.executable, "-c", FILLS],
            cwd=root,
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.stderr == ""
        *_, trouble, scene, end = done.stdout.splitlines()
        assert (trouble, scene) == ("True|system-full", "Unsaved") and end.startswith("False 0 ")
        (path,) = (folder / "games").glob("*.hasp")
        assert len(read_record(path.read_text(), shelf()).moves) == int(end.split()[2])
