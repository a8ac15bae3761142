"""Games are written beside the loop: the latest text stands there once it is finished, trouble is told."""

from __future__ import annotations

from threading import Event

from game.rules import Setup
from game.scenes.app import App
from game.scenes.keeper import Keeper
from game.scenes.saves import Chair
from game.scenes.session import Session
from tests.scenes.opponents import OPPONENTS

PATIENCE = 10.0


def test_it_does_not_wait_for_a_slow_disk_and_leaves_out_what_is_outdated() -> None:
    begun, go_on = Event(), Event()
    written: list[str] = []

    def slow(text: str) -> None:
        begun.set()
        assert go_on.wait(PATIENCE)
        written.append(text)

    keeper = Keeper(slow)
    keeper.keep("first")
    assert begun.wait(PATIENCE)
    keeper.keep("second")
    keeper.keep("third")
    assert written == []
    go_on.set()
    keeper.finish()
    assert written == ["first", "third"]


def test_trouble_is_told_until_it_works_again() -> None:
    full = True

    def disk(text: str) -> None:
        if full:
            raise OSError(28, "No space left on device")

    keeper = Keeper(disk)
    keeper.keep("one")
    keeper.finish()
    assert keeper.trouble == "No space left on device"
    full = False
    keeper.keep("two")
    keeper.finish()
    assert keeper.trouble == ""


def test_nothing_kept_is_finished_at_once() -> None:
    Keeper(lambda text: None).finish()


def test_a_game_is_kept_whole_once_it_is_left() -> None:
    app = App(OPPONENTS, (1280, 720))
    chairs = (Chair("Anna", 2, "random", 1), Chair("Bert", 0, "random", 2))
    session = Session.begin(app.context, Setup(seats=2, seed=3), chairs)
    for _ in range(40):
        session.advance()
    session.leave()
    assert session.path.read_text("utf-8") == session.match.text([chair.line() for chair in chairs])
