"""`main.py coach`: what it prints, and what it refuses in one line."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import takewhile
from pathlib import Path

import pytest

from game.cli import coach as command
from game.coach import Finding, Review, reviewer, tell_finding
from game.coach.choices import choices, positions
from game.program import main
from game.rules import new_game, parse_move, record_text
from game.rules.moves import Lay
from game.rules.record import read_record

GOLDEN = "tests/golden/2-seats-rows.hasp"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last choices alone, in few deals, in threads."""
    monkeypatch.setattr(reviewer, "choices", lambda *given: choices(*given)[-3:])
    monkeypatch.setattr(reviewer, "HEATS", (range(2), range(2, 4), range(4, 12)))
    monkeypatch.setattr(command, "started_pool", ThreadPoolExecutor)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_it_tells_sources_and_findings(root: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["coach", str(root / GOLDEN), "--seat", "2", "--language", language]) == 0
    out = capsys.readouterr().out
    assert "Bauer 2" in out and "95" in out
    assert "{" not in out


def test_a_seat_that_is_not_there_is_refused(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coach", str(root / GOLDEN), "--seat", "3"]) == 2
    assert capsys.readouterr().err == "main.py: --seat: Seat 2 is the last at this table.\n"
    with pytest.raises(SystemExit):
        main(["coach", str(root / GOLDEN), "--seat", "0"])


def test_a_process_that_dies_is_told_in_one_line(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def dying(*given: object) -> Iterator[object]:
        raise BrokenProcessPool
        yield

    monkeypatch.setattr(command, "review", dying)
    monkeypatch.setattr(command, "started_pool", ThreadPoolExecutor)
    assert main(["coach", str(root / GOLDEN)]) == 2
    err = capsys.readouterr().err
    assert err.startswith("main.py: ") and err.count("\n") == 1


def test_what_was_not_possible_in_this_game_is_not_told(root: Path) -> None:
    """Another choice is made for what the seat could see; in this game a move of it may be refused."""
    record = read_record((root / GOLDEN).read_text(encoding="utf-8"))
    before = new_game(record.setup)
    able, unable = record.moves[0], parse_move("dig")
    found = Finding(0, (record.moves[1],), (able, unable, able), 1.0, 0.5, 1.5, (), 0.0, 9)
    assert len(tell_finding(found, before).other.lines) == 1


def test_a_game_that_goes_on_is_refused(
    root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = read_record((root / GOLDEN).read_text(encoding="utf-8"))
    file = tmp_path / "begun.hasp"
    file.write_text(record_text(record.setup, record.moves[:9]), encoding="utf-8")
    assert main(["coach", str(file)]) == 2
    assert "not over yet" in capsys.readouterr().err


def test_what_both_plans_lay_is_not_told(root: Path) -> None:
    record = read_record((root / GOLDEN).read_text(encoding="utf-8"))
    at = next(at for at, move in enumerate(record.moves) if isinstance(move, Lay))
    plan = tuple(takewhile(lambda move: isinstance(move, Lay), record.moves[at:]))[:4]
    empty = tuple(move if move == plan[-1] else Lay(move.field) for move in plan)
    found = Finding(at, plan, empty, 1.0, 0.5, 1.5, (), 0.0, 9)
    said = tell_finding(found, positions(record.setup, record.moves)[at])
    alike = sum(one == other for one, other in zip(plan, empty, strict=True))
    assert 0 < alike < len(plan)
    assert len(said.played.lines) == len(said.other.lines) == len(plan) - alike


@pytest.mark.parametrize(
    ("low", "high", "worth"),
    [(2.0, 4.0, "3.0 VP (most probably 2.0 to 4.0)"), (3.0, 3.0, "3 VP (every time)")],
)
def test_an_interval_without_width_is_told_as_every_deal(
    root: Path, low: float, high: float, worth: str
) -> None:
    record = read_record((root / GOLDEN).read_text(encoding="utf-8"))
    found = Finding(0, record.moves[:1], record.moves[:1], 3.0, low, high, (), 0.0, 9)
    lines = command.CoachTeller(record).lines(0, Review(1, 1, (found,), (found._replace(worth=-3.0),)))
    assert [line.rpartition(": ")[2] for line in lines if line.startswith("1. ")] == [worth, worth]
