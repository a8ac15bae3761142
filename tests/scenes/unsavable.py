"""A table for the tests whose game cannot be saved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.automa.baselines import RandomPlayer
from game.rules import Setup, legal_moves
from game.rules.record import read_record
from game.scenes.app.loop import App
from game.scenes.play.menu import Menu
from game.scenes.saved_games.unsaved import Unsaved
from game.scenes.saving import files, folders, savefile
from game.scenes.saving.chairs import Chair
from game.scenes.saving.folders import home, shelf
from tests.scenes.clicks import Hand
from tests.scenes.opponents import OPPONENTS
from tests.scenes.sitting import SIZE, sit_down

FULL = "No space left on device"
DISK_FULL = "the disk is full"


def own_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is ever written into the folders of whoever runs the tests."""
    user = tmp_path / "user"
    for name in ("Documents", "Desktop", "tmp"):
        (user / name).mkdir(parents=True)
    monkeypatch.setattr(folders.platformdirs, "user_documents_dir", lambda: str(user / "Documents"))
    monkeypatch.setattr(folders.platformdirs, "user_desktop_dir", lambda: str(user / "Desktop"))
    monkeypatch.setattr(folders.tempfile, "gettempdir", lambda: str(user / "tmp"))
    monkeypatch.setenv("HOME", str(user))
    monkeypatch.setenv("USERPROFILE", str(user))


class Disk:
    """The disk of the home: full, or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        for module in (files, savefile):
            monkeypatch.setattr(module, "written_beside", self._writing(files.written_beside))

    def _writing(self, real: Callable[..., object]) -> Callable[..., object]:
        @contextmanager
        def written_beside(path: Path, data: bytes, secure: bool = False) -> Iterator[Path]:
            if self.full and path.is_relative_to(home()):
                raise OSError(28, FULL)
            with real(path, data, secure) as new:  # type: ignore[attr-defined]
                yield new

        return written_beside


def table(humans: int = 1) -> Hand:
    """A hand at a fresh game of a person and an automa."""
    hand = Hand(App(OPPONENTS, SIZE))
    hand.app.context.settings.pace, hand.app.context.settings.animation = "slow", False
    chairs = (Chair("Anna", 2, "" if humans else "random", 3), Chair("Knecht", 0, "random", 2))
    sit_down(hand.app, Setup(seats=2, seed=3), chairs)
    hand.step()
    return hand


def play(hand: Hand, moves: int) -> int:
    """Play at least so many moves more, by chance, until a person must click; how many."""
    session, chance, played = hand.play.session, RandomPlayer(7), 0
    while played < moves or not session.human or len(legal_moves(session.match.state)) == 1:
        state = session.match.state
        session.submit([chance.choose(state, legal_moves(state)).move])
        played += 1
    hand.play.look_at_mover()
    hand.play.resize()
    session.settle()
    return played


def on_disk() -> int:
    """How many moves the only saved game has."""
    (path,) = (home() / "games").glob("*.hasp")
    return len(read_record(path.read_text(), shelf()).moves)


def menu(hand: Hand) -> None:
    hand.click(hand.play.stage.layout.ribbon.menu.center)
    assert isinstance(hand.app.scene, Menu)


def leave(hand: Hand) -> Unsaved:
    """Ask to leave to the title; the question that comes."""
    menu(hand)
    hand.button("Leave to the title")
    assert isinstance(hand.app.scene, Unsaved)
    return hand.app.scene
