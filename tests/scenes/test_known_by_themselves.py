"""What is kept of a thing is never shown of another one that stands where the first stood in memory."""

from __future__ import annotations

import gc
import weakref

import pytest

from game.rules import Setup, box, new_game
from game.scenes.app.loop import App
from game.scenes.rulebook.views import drawn_table
from game.scenes.statistics.library import Reader
from game.statistics.index import Index, Library
from game.table.theme import Theme
from tests.scenes.opponents import OPPONENTS

pytestmark = pytest.mark.usefixtures("display", "places")
SIZE = (1280, 720)


def passing_box() -> box.Box:
    """A box that nobody else knows of, as that of a draft is once others have been played."""
    known = new_game(Setup(seats=2, seed=1)).box
    made: box.Box = box._box.__wrapped__(known.contents, box.lineage(known.source))
    return made


def test_the_table_of_the_rulebook_keeps_the_box_it_is_of() -> None:
    theme, of = Theme(SIZE), passing_box()
    drawn_table(theme, of)
    kept = weakref.ref(of)
    del of
    gc.collect()
    assert kept() is not None, "another box may stand in its place, and would be shown its table"


def test_each_box_has_a_table_of_its_own() -> None:
    theme, one, other = Theme(SIZE), passing_box(), passing_box()
    assert drawn_table(theme, one) is not drawn_table(theme, other)


def test_games_that_are_read_anew_are_shown_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(OPPONENTS, SIZE)
    monkeypatch.setattr(Index, "library", lambda *_: Library())
    reader, states = Reader(app.context), set()
    for _ in range(20):
        reader.begin()
        states.add(reader.state)
    assert len(states) == 20
    app.stop()
