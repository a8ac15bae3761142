"""`main.py puzzles`: its list, its proofs, its search, and what it refuses in one line."""

from __future__ import annotations

import shutil
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.cli import puzzles as command
from game.program import main
from game.puzzles.puzzle import FOLDER, Puzzle, load, load_sound, save
from game.rules import Setup

GOLDEN = Path(__file__).resolve().parent.parent / "golden" / "2-seats-rows.hasp"


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_every_puzzle_is_listed(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main(["puzzles", "list", "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(".")[0] for line in lines] == [str(number) for number in range(1, 21)]


def test_a_wrong_result_is_refuted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = load()[0]
    save([one, one._replace(worth=(*one.worth[:-1], one.worth[-1] + 1))], tmp_path / "two")
    assert main(["puzzles", "prove", str(tmp_path / "two")]) == 2
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("1. proved: ") and second.startswith("2. wrong: the best is ")


def test_what_was_found_is_written_and_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "find", lambda setup: iter(load()[:1]))
    out = str(tmp_path / "mine")
    assert main(["puzzles", "find", "--games", "2", "--out", out]) == 0
    assert main(["puzzles", "prove", out]) == 0
    assert "2 puzzles written to" in capsys.readouterr().out
    assert main(["puzzles", "find", "--games", "2", "--out", out]) == 2
    assert "There is something already" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text", ["", "puzzle = 3", "[[puzzle]]\nrecord = '01.hasp'\ngoal = 'x'\ngrade = 1\nworth = [1]"]
)
def test_a_damaged_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    shutil.copy(FOLDER / "01.hasp", tmp_path)
    (tmp_path / "puzzles.toml").write_text(text, encoding="utf-8")
    assert main(["puzzles", "list", str(tmp_path)]) == 2
    assert "puzzles.toml lists no puzzles" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("Haspelknecht record 2\n", "the line “rules: …” is missing"),
        (GOLDEN.read_text("utf-8"), "not at a position where this begins"),
    ],
    ids=["damaged", "over"],
)
def test_a_record_that_is_no_puzzle_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], record: str, said: str
) -> None:
    save([load()[0]._replace(record=record)], tmp_path / "one")
    assert main(["puzzles", "prove", str(tmp_path / "one")]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and str(tmp_path / "one") in err and said in err


@pytest.mark.parametrize("text", ["a" + ".a" * 100_000 + " = 1", "[" + "'\u2028'.a." * 20_000 + "a]"])
def test_no_list_takes_all_time_or_memory(tmp_path: Path, text: str) -> None:
    """A key of thirty thousand names took 3 GB."""
    (tmp_path / "puzzles.toml").write_text(text, encoding="utf-8")
    tracemalloc.start()
    try:
        assert load_sound(tmp_path)[0] == []
        assert tracemalloc.get_traced_memory()[1] < 10e6
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("path", ["../one.hasp", "/one.hasp", "..", "other/one.hasp"])
def test_a_list_opens_what_lies_beside_it_alone(tmp_path: Path, path: str) -> None:
    (tmp_path / "mine" / "other").mkdir(parents=True)
    for place in (tmp_path, tmp_path / "mine" / "other"):
        shutil.copy(FOLDER / "01.hasp", place / "one.hasp")
    entry = f"[[puzzle]]\nrecord = '{path}'\ngoal = 'pinge'\ngrade = 1\nworth = [1, 4]\n"
    (tmp_path / "mine" / "puzzles.toml").write_text(entry, encoding="utf-8")
    assert len(load_sound(tmp_path / "mine")[1]) == 1


def test_where_nothing_can_be_written_no_search_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    searched = list[Setup]()
    monkeypatch.setattr(command, "find", lambda setup: searched.append(setup) or iter(()))
    assert main(["puzzles", "find", "--games", "2", "--out", str(tmp_path / "file" / "mine")]) == 2
    assert searched == [] and capsys.readouterr().err.count("\n") == 1


def test_what_was_found_before_ctrl_c_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = iter(load()[:1])

    def find(setup: Setup) -> Iterator[Puzzle]:
        if (one := next(found, None)) is None:
            raise KeyboardInterrupt
        yield one

    monkeypatch.setattr(command, "find", find)
    assert main(["puzzles", "find", "--games", "5", "--out", str(tmp_path / "mine")]) == 130
    assert len(load(tmp_path / "mine")) == 1


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "prove", str(tmp_path / "none")]) == 2
    assert str(tmp_path / "none") in capsys.readouterr().err
