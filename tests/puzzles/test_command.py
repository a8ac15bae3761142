"""`main.py puzzles`: its list, its proofs, its search, and what it refuses in one line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import main
from game.cli import puzzles as command
from game.puzzles.puzzle import FOLDER, load, save


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_every_puzzle_is_listed(capsys: pytest.CaptureFixture[str], language: str) -> None:
    assert main.main(["puzzles", "list", "--language", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(".")[0] for line in lines] == [str(number) for number in range(1, 21)]


def test_a_wrong_result_is_refuted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one = load()[0]
    save([one, one._replace(worth=(*one.worth[:-1], one.worth[-1] + 1))], tmp_path / "two")
    assert main.main(["puzzles", "prove", str(tmp_path / "two")]) == 2
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("1. proved: ") and second.startswith("2. wrong: the best is ")


def test_what_was_found_is_written_and_proved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "find", lambda setup: iter(load()[:1]))
    out = str(tmp_path / "mine")
    assert main.main(["puzzles", "find", "--games", "2", "--out", out]) == 0
    assert main.main(["puzzles", "prove", out]) == 0
    assert "2 puzzles written to" in capsys.readouterr().out
    assert main.main(["puzzles", "find", "--games", "2", "--out", out]) == 2
    assert "There is something already" in capsys.readouterr().err


@pytest.mark.parametrize(
    "text", ["", "puzzle = 3", "[[puzzle]]\nrecord = '01.hasp'\ngoal = 'x'\ngrade = 1\nworth = [1]"]
)
def test_a_damaged_folder_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    shutil.copy(FOLDER / "01.hasp", tmp_path)
    (tmp_path / "puzzles.toml").write_text(text, encoding="utf-8")
    assert main.main(["puzzles", "list", str(tmp_path)]) == 2
    assert "puzzles.toml lists no puzzles" in capsys.readouterr().err


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["puzzles", "prove", str(tmp_path / "none")]) == 2
    assert str(tmp_path / "none") in capsys.readouterr().err
