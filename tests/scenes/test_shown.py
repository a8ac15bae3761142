"""What is played is seen once the system has it, and not before; no frame waits for that."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from threading import Event

import pygame
import pytest

from game.rules import Setup, legal_moves
from game.scenes.app.loading import LoadingScreen
from game.scenes.app.loop import App
from game.scenes.flow import Replace
from game.scenes.play.scene import Play
from game.scenes.saved_games.unsaved import Unsaved
from game.scenes.saving import keeper
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from tests.english import english
from tests.scenes.opponents import OPPONENTS

PATIENCE = 30.0


class Table:
    """A window with a game of two people, whose disk writes when it is let."""

    def __init__(self) -> None:
        self.app = App(OPPONENTS, (640, 360), ahead=True)
        self.app.context.settings.speed = "instant"
        session = Session.begin(
            self.app.context, Setup(seats=2, seed=3), (Chair("Anna", 2), Chair("Bert", 0))
        )
        self.play = Play(self.app.context, session)
        self.free, real = Event(), session.file.write
        self.free.set()

        def write(text: str) -> None:
            assert self.free.wait(PATIENCE)
            real(text)

        session.file.write = write  # type: ignore[method-assign]
        self.app.apply(Replace(self.play))
        self.until(lambda: not isinstance(self.app.scene, LoadingScreen) and not self.play.waits)
        self.turn(3)

    def turn(self, rounds: int = 1) -> None:
        """So many rounds of the loop."""
        for _ in range(rounds):
            self.app.step(1 / 60)

    def until(self, true: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end
            self.turn()
            time.sleep(0.002)

    def move(self) -> None:
        """A decision, while the disk takes its time."""
        self.free.clear()
        self.play.submit([legal_moves(self.play.match.state)[0]])


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.long
def test_a_move_is_seen_once_it_is_kept(table: Table) -> None:
    frames = table.app.frames
    table.move()
    table.turn(5)
    assert table.app.frames == frames and table.play.dirty
    table.free.set()
    table.until(lambda: table.app.frames > frames)
    assert table.play.session.keeper.done


@pytest.mark.long
def test_nothing_is_decided_on_a_picture_that_is_not_seen(table: Table) -> None:
    pygame.event.clear()
    table.move()
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m", scancode=0))
    table.turn(5)
    assert table.app.context.settings.sound
    table.free.set()
    table.until(lambda: not table.app.context.settings.sound)


@pytest.mark.long
def test_time_stands_still_meanwhile(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[float] = []
    monkeypatch.setattr(table.play, "update", passed.append)
    table.move()
    table.turn(5)
    assert passed == []
    table.free.set()
    table.until(lambda: passed)


@pytest.mark.long
def test_no_round_of_the_loop_waits_for_the_disk(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    wait, waited = threading.Condition.wait, list[float | None]()

    def watched(condition: threading.Condition, timeout: float | None = None) -> bool:
        if threading.current_thread() is threading.main_thread():
            waited.append(timeout)
        return wait(condition, timeout)

    table.move()
    with monkeypatch.context() as patch:
        patch.setattr(threading.Condition, "wait", watched)
        table.turn(20)
    assert waited == []
    table.free.set()


@pytest.mark.long
def test_a_disk_that_hangs_holds_the_picture_up_no_longer_than_a_second(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper, "PATIENCE", 0.1)
    frames = table.app.frames
    table.move()
    table.until(lambda: table.app.frames > frames)
    assert english(table.play.session.file_warning) == f"Not saved: the last move ({english(keeper.SLOW)})"
    frames = table.app.frames
    table.play.submit([legal_moves(table.play.match.state)[0]])
    table.turn(2)
    assert table.app.frames > frames, "the next ones are not held up again"
    table.free.set()
    table.until(lambda: not table.play.session.file_warning)


@pytest.mark.long
def test_closing_the_window_meanwhile_waits_for_the_move_and_asks_nothing(table: Table) -> None:
    table.move()
    pygame.event.post(pygame.Event(pygame.QUIT))
    table.turn(3)
    assert table.app.running and isinstance(table.app.scene, Unsaved)
    table.free.set()
    table.until(lambda: not table.app.running)
    assert table.play.session.keeper.done


@pytest.mark.long
def test_an_undo_is_seen_once_it_is_kept_too(table: Table) -> None:
    table.move()
    table.free.set()
    table.until(lambda: not table.play.waits)
    table.turn(2)
    if not table.play.match.can_undo():
        pytest.skip("nothing to take back")
    frames = table.app.frames
    table.free.clear()
    table.play.undo()
    table.turn(5)
    assert table.app.frames == frames
    table.free.set()
    table.until(lambda: table.app.frames > frames)
