"""Games are written beside the loop, to the system and then the disk; trouble is told and tried again."""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, current_thread, main_thread
from typing import Any

import pytest

from game import match
from game.rules import Setup, legal_moves
from game.rules.message import message
from game.scenes.app.loop import App
from game.scenes.saving import keeper as keeper_module
from game.scenes.saving.chairs import Chair
from game.scenes.saving.keeper import SLOW, Keeper, State, Writable, settle
from game.scenes.session import Session
from tests.scenes.opponents import OPPONENTS

PATIENCE = 30.0


class Disk(Writable):
    """What a keeper writes to: it can be slow, full, and break its promises."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.promised: list[str] = []
        self.trouble = self.broken = ""
        self.free, self.sure = Event(), Event()
        self.free.set()
        self.sure.set()
        self.writing, self.noted, self.closed = Event(), Event(), False

    def write(self, text: str) -> None:
        self.writing.set()
        assert self.free.wait(PATIENCE)
        if self.trouble:
            raise OSError(28, self.trouble)
        self.texts.append(text)

    def note(self) -> None:
        self.noted.set()

    def secure(self) -> None:
        assert self.sure.wait(PATIENCE)
        if self.broken:
            raise OSError(5, self.broken)
        self.promised.append(self.texts[-1])

    def close(self) -> None:
        self.closed = True


def until(true: Callable[[], object]) -> None:
    """Wait for what a thread does."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.002)


def test_it_does_not_wait_for_a_slow_disk_and_leaves_out_what_is_outdated() -> None:
    disk = Disk()
    disk.free.clear()
    keeper = Keeper(disk)
    keeper.keep("first")
    assert disk.writing.wait(PATIENCE)
    keeper.keep("second")
    keeper.keep("third")
    assert disk.texts == [] and keeper.waits and not keeper.done
    disk.free.set()
    assert keeper.finish(PATIENCE) and keeper.done and not keeper.waits
    assert disk.texts == ["first", "third"]


def test_a_text_is_made_by_a_thread_and_none_that_is_outdated() -> None:
    disk, made = Disk(), list[tuple[str, bool]]()

    def writing(text: str) -> Callable[[], str]:
        def write() -> str:
            made.append((text, current_thread() is main_thread()))
            return text

        return write

    disk.free.clear()
    keeper = Keeper(disk)
    keeper.keep(writing("first"))
    assert disk.writing.wait(PATIENCE)
    keeper.keep(writing("second"))
    keeper.keep(writing("third"))
    disk.free.set()
    assert keeper.finish(PATIENCE) and disk.texts == ["first", "third"]
    assert made == [("first", False), ("third", False)]


def test_a_text_that_cannot_be_made_is_trouble() -> None:
    def write() -> str:
        raise OSError(5, "no text")

    disk = Disk()
    keeper = Keeper(disk)
    keeper.keep(write)
    assert not keeper.finish(PATIENCE) and keeper.trouble
    keeper.keep("text")
    assert keeper.finish(PATIENCE) and disk.texts == ["text"] and not keeper.trouble


def test_a_move_that_is_saved_makes_no_text_in_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    made, decided_text = list[bool](), match.decided_text

    def noted(*arguments: Any) -> str:
        made.append(current_thread() is main_thread())
        return decided_text(*arguments)

    monkeypatch.setattr(match, "decided_text", noted)
    app = App(OPPONENTS, (640, 360), ahead=True)
    session = Session.begin(app.context, Setup(seed=3), (Chair("Anna", 0, "", 0), Chair("Jost", 1, "", 1)))
    session.submit(legal_moves(session.match.state)[:1])
    assert session.keeper.finish(PATIENCE) and made and not any(made)
    assert session.path is not None and session.path.read_text("utf-8") == session.text
    session.leave()


def test_what_lies_beside_is_written_without_a_new_state() -> None:
    disk = Disk()
    keeper = Keeper(disk, State("kept"))
    keeper.note()
    keeper.close()
    keeper.gone(PATIENCE)
    assert disk.noted.is_set() and disk.closed and disk.texts == []


def test_the_next_state_does_not_wait_for_the_promise_of_the_last() -> None:
    disk = Disk()
    disk.sure.clear()
    keeper = Keeper(disk)
    keeper.keep("first")
    assert keeper.finish(PATIENCE)
    time.sleep(keeper_module.SOON + 0.1)  # the disk has been asked, and does not answer
    keeper.keep("second")
    assert keeper.finish(PATIENCE) and disk.promised == []
    disk.sure.set()
    until(lambda: disk.promised[-1:] == ["second"])


@pytest.mark.long
def test_the_disk_is_asked_within_a_second_and_once_for_what_comes_together(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert keeper_module.SOON < 1
    monkeypatch.setattr(keeper_module, "SOON", 1.0)  # time enough for five states, however busy the machine
    disk = Disk()
    keeper = Keeper(disk)
    for i in range(5):
        keeper.keep(str(i))
        keeper.finish(PATIENCE)
    until(lambda: disk.promised)
    assert disk.promised == ["4"]


def test_a_disk_that_hangs_is_told_of_and_holds_up_one_picture_for_a_second(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeper_module, "PATIENCE", 0.05)
    disk = Disk()
    disk.free.clear()
    keeper = Keeper(disk)
    keeper.keep("one", ["a"])
    assert keeper.waits and not keeper.trouble
    until(lambda: keeper.trouble == SLOW)
    assert not keeper.waits and keeper.missing == 1
    keeper.keep("two", ["a", "b"])
    assert not keeper.waits and keeper.missing == 2
    disk.free.set()
    until(lambda: keeper.done)
    assert keeper.trouble == "" and keeper.missing == 0


def test_trouble_is_told_until_it_works_again_and_it_is_tried_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeper_module, "PAUSES", (0.01, 0.02))
    disk = Disk()
    disk.trouble = "No space left on device"
    keeper = Keeper(disk)
    keeper.keep("one")
    assert not keeper.finish(PATIENCE)
    assert keeper.trouble == message("system-full")
    disk.trouble = ""
    until(lambda: keeper.done)
    assert keeper.trouble == "" and disk.texts == ["one"]


@pytest.mark.parametrize("act", [lambda keeper: keeper.retry(), lambda keeper: keeper.keep("two")])
def test_it_is_tried_at_once_when_somebody_asks_or_the_next_move_comes(
    act: Callable[[Keeper], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeper_module, "PAUSES", (2 * PATIENCE,))
    disk = Disk()
    disk.trouble = "No space left on device"
    keeper = Keeper(disk)
    keeper.keep("one")
    keeper.finish(PATIENCE)
    disk.trouble = ""
    act(keeper)
    until(lambda: keeper.done)


def test_what_comes_during_a_try_that_fails_does_not_wait_for_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keeper_module, "PAUSES", (PATIENCE,))
    disk = Disk()
    disk.free.clear()
    disk.trouble = "No space left on device"
    keeper = Keeper(disk)
    keeper.keep("one")
    assert disk.writing.wait(PATIENCE)
    keeper.keep("two")
    disk.writing.clear()
    disk.free.set()
    assert disk.writing.wait(PATIENCE / 2)


def test_what_is_missing_is_counted_from_where_the_file_and_the_table_part() -> None:
    disk = Disk()
    keeper = Keeper(disk, State("", "abc"))
    assert keeper.missing == 0 and keeper.done
    disk.trouble = "No space left on device"
    for parts, missing in (("abcd", 1), ("abcdef", 3), ("ab", 0), ("abxyz", 3)):
        keeper.keep(parts, parts)
        keeper.finish(PATIENCE)
        assert keeper.missing == missing
    keeper.drop()
    assert keeper.done and keeper.missing == 0 and keeper.trouble == ""


def test_a_broken_promise_means_that_nothing_is_kept_since_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper_module, "PAUSES", (0.01, 0.02))
    disk = Disk()
    disk.broken = "Input/output error"
    keeper = Keeper(disk, State("", "a"))
    keeper.keep("ab", "ab")
    until(lambda: keeper.trouble)
    time.sleep(0.1)
    assert keeper.trouble == message("system-failing") and keeper.missing == 1
    disk.broken = ""
    until(lambda: keeper.done)
    assert keeper.trouble == "" and disk.promised


def test_an_unforeseen_error_ends_no_thread() -> None:
    disk = Disk()
    disk.texts = None  # type: ignore[assignment]
    keeper = Keeper(disk)
    keeper.keep("one")
    assert not keeper.finish(PATIENCE)
    assert "append" in str(keeper.trouble)
    disk.texts = []
    keeper.retry()
    until(lambda: keeper.done)


def test_what_was_never_written_to_is_closed_at_once() -> None:
    disk = Disk()
    Keeper(disk).close()
    assert disk.closed


def test_closing_writes_what_is_on_its_way_and_asks_the_disk() -> None:
    disk = Disk()
    disk.free.clear()
    keeper = Keeper(disk)
    keeper.keep("one")
    keeper.close()
    disk.free.set()
    settle(PATIENCE)
    assert disk.texts == disk.promised == ["one"] and disk.closed


def test_closing_does_not_wait_for_a_disk_that_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper_module, "PAUSES", (2 * PATIENCE,))
    disk = Disk()
    disk.trouble = "No space left on device"
    keeper = Keeper(disk)
    keeper.keep("one")
    keeper.finish(PATIENCE)
    keeper.close()
    keeper.gone(PATIENCE)
    assert disk.closed


def test_a_game_is_kept_whole_once_it_is_left() -> None:
    app = App(OPPONENTS, (1280, 720))
    chairs = (Chair("Anna", 2, "random", 1), Chair("Bert", 0, "random", 2))
    session = Session.begin(app.context, Setup(seats=2, seed=3), chairs)
    for _ in range(40):
        session.advance()
    session.leave()
    assert session.path.read_text("utf-8") == session.match.text([chair.line() for chair in chairs])
