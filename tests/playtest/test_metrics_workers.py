"""How often the workers work that a ruleset adds, and how the lab tells it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.languages import LANGUAGES
from game.playtest.lab import playtest
from game.playtest.report.tables import tables
from game.playtest.voice import Voice
from game.rules import Setup
from game.rules.events import TileAcquired, WorkerActivated
from tests.playtest.watched import golden, of_kind, random_game

DRAFT = """
[worker.helping-hand]
kind = "further"
use.food = { pay = [{ food = 1 }, { yellow = 1 }], gain = { vp = 1 } }

[worker.carter]
kind = "further"
owning = "11"
use.load = { pay = [{ brown = 1 }], gain = { thaler = 1 } }

[worker.idler]
kind = "further"
use.never = { pay = [{ thaler = 9 }], gain = { vp = 1 } }
"""


@pytest.fixture
def draft(tmp_path: Path) -> str:
    path = tmp_path / "hands.toml"
    path.write_text(DRAFT, "utf-8")
    return str(path)


def test_the_turns_of_an_added_worker_are_counted_for_seats_that_have_him(draft: str) -> None:
    had = 0
    for number in range(4):
        seen = random_game(Setup(seats=2, seed=number, ruleset=draft), number)
        turns = Counter((event.seat, event.field.id) for event in of_kind(seen, WorkerActivated))
        owners = {event.seat for event in of_kind(seen, TileAcquired) if event.tile == "11"}
        assert seen.family("worker_") == ["worker_carter", "worker_helping-hand", "worker_idler"]
        assert seen.columns["worker_helping-hand"] == (turns[0, "helping-hand"], turns[1, "helping-hand"])
        assert seen.columns["worker_idler"] == (0, 0)
        for seat in (0, 1):
            times = seen.columns["worker_carter"][seat]  # type: ignore[index]
            assert times == (turns[seat, "carter"] if times is not None else None)
            assert times is None or seat in owners
        had += sum(turn for (_, field), turn in turns.items() if field != "farmer")
    assert had


def test_games_of_the_base_have_no_column_for_workers() -> None:
    assert not [key for key in golden("2-seats-rows").columns if key.startswith("worker_")]


def test_the_verdict_and_a_table_tell_how_often_they_work(draft: str) -> None:
    summary = playtest(games=2, seats=("random", "random"), ruleset=draft, against="base", jobs=1)
    assert summary is not None
    figures = {figure.key: figure for figure in summary.figures}
    mean = figures["worker_helping-hand"].means[0]
    assert mean is not None and mean.value > 0 and figures["worker_helping-hand"].means[1] is None
    told = Voice("en").text(summary.verdict[-1])
    assert told.startswith("How often a worker of the draft works in a game") and "Idler never" in told
    assert f"Helping hand {round(mean.value, 1)}" in told
    for language in LANGUAGES:
        (table,) = [table for table in tables(Voice(language), summary) if table.slug == "workers"]
        assert {row.key for row in table.rows} >= {"worker_helping-hand", "worker_idler"}
        assert any("Helping hand" in row.label for row in table.rows)
