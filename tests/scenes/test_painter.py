"""The painter's order: first what somebody waits for, and nothing for later while that rests."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest

from game.table.painter import PAINTER, ahead, drop, fetched, hasten, rest, settle, soon


@pytest.fixture(autouse=True)
def _goes_on() -> Iterator[None]:
    yield
    rest(False)


def test_what_somebody_waits_for_is_made_first() -> None:
    made, held = list[str](), threading.Event()
    PAINTER.submit(held.wait)
    ahead(made.append, "later")
    soon(made.append, "soon")
    held.set()
    settle()
    assert made == ["soon", "later"]


def test_nothing_is_made_for_later_while_that_rests() -> None:
    made = list[str]()
    rest(True)
    for name in ("one", "two"):
        ahead(made.append, name)
    soon(made.append, "soon")
    settle()
    assert made == ["soon"]
    rest(False)
    settle()
    assert made == ["soon", "one", "two"]


def test_what_was_for_later_is_hastened() -> None:
    made = list[str]()
    rest(True)
    one, two = (ahead(made.append, name) for name in ("one", "two"))
    hasten(two)
    hasten(two)
    settle()
    assert made == ["two"] and not one.done()
    hasten(one)
    rest(False)
    settle()
    assert made == ["two", "one"]


def test_what_has_not_been_begun_is_made_at_once() -> None:
    rest(True)
    begun = ahead(lambda: "beside the loop")
    assert fetched(begun, lambda: "in the loop") == "in the loop" and begun.cancelled()
    assert fetched(begun, lambda: "again") == "again"
    assert fetched(None, lambda: "in the loop") == "in the loop"


def test_what_has_been_begun_is_waited_for() -> None:
    running, held = threading.Event(), threading.Event()

    def make() -> str:
        running.set()
        held.wait()
        return "beside the loop"

    begun = ahead(make)
    running.wait()
    threading.Timer(0.05, held.set).start()
    assert fetched(begun, lambda: "in the loop") == "beside the loop"


def test_a_fault_is_told_to_whoever_fetches_it_and_the_next_is_made() -> None:
    def broken() -> str:
        raise ValueError("no such drawing")

    begun, following = ahead(broken), ahead(lambda: "made")
    settle()
    with pytest.raises(ValueError, match="no such drawing"):
        fetched(begun, lambda: "in the loop")
    assert following.result() == "made"


def test_a_closed_window_wants_nothing_later() -> None:
    made = list[str]()
    rest(True)
    begun = ahead(made.append, "later")
    drop()
    assert begun.cancelled() and not made
    assert ahead(made.append, "another window's").result() is None and made == ["another window's"]
