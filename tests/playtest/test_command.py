"""`python main.py playtest`: what it prints, how it ends, what it refuses."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import program
from game.cli.arguments import parse

QUICK = ("playtest", "--seats", "random,random", "--jobs", "1")


def asked(*more: str) -> int:
    return program.main([*QUICK, *more])


@pytest.mark.long
def test_a_playtest_is_told_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked("--games", "6", "--out", str(tmp_path / "out")) == 0
    out, err = capsys.readouterr()
    assert "Main figures" in out
    assert "6 games in" in err
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        *("games", "games.parquet", "report.html", "run.json", "summary.json"),
    }


def test_without_a_folder_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert asked("--games", "2") == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--seats", "bauer,nobody"), "--seats: there is no automa 'nobody'"),
        (("--seats", "bauer"), "--seats: 1 seat; 2, 3 or 4 can play"),
        (("--boards", "moon"), "--boards: 'moon': no board begins so"),
        (("--against", "missing.toml"), "missing.toml"),
        (("--price", "--seats", "knecht,knecht"), "--seats: knecht+11: knecht cannot be bound"),
        (("--tunnel", "B"), "--tunnel"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    words: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked("--games", "2", *words) == 2
    out, err = capsys.readouterr()
    assert told in err
    assert err.count("\n") == 1
    assert not out


def test_boards_for_other_numbers_of_seats_are_left_out_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert asked("--games", "2", "--boards", "rows,wings") == 0
    assert "--boards: wings: not for so many seats, left out" in capsys.readouterr().err


@pytest.mark.parametrize(("width", "vp"), [("0.5vp", 0.5), ("2", 2.0), ("0.25 VP", 0.25)])
def test_a_width_is_read_with_its_unit(width: str, vp: float) -> None:
    assert parse(["playtest", "--until", width]).until == vp


@pytest.mark.parametrize("width", ["0", "wide", "-1vp", "1e3", "nan"])
def test_what_is_no_width_is_refused(width: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parse(["playtest", f"--until={width}"])
    assert end.value.code == 2
    assert "is no width above 0" in capsys.readouterr().err


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="signals are sent as Unix knows them")
def test_ctrl_c_keeps_what_was_played_and_resume_goes_on(tmp_path: Path, root: Path) -> None:
    out = tmp_path / "out"
    command = [sys.executable, "main.py", "playtest", "--seats", "knecht,knecht", "--out", str(out)]
    run = subprocess.Popen([*command, "--games", "5000"], cwd=root, stderr=subprocess.PIPE, text=True)
    ends = time.monotonic() + 120
    while not list(out.glob("parts/*.parquet")) and time.monotonic() < ends:
        time.sleep(0.1)
    run.send_signal(signal.SIGINT)
    _, err = run.communicate(timeout=120)
    assert run.returncode == 130
    assert "ended early: interrupted; what was played is kept" in err
    assert (out / "report.html").exists()
    again = [*command, "--games", "4", "--resume"]
    assert subprocess.run(again, cwd=root, capture_output=True, check=True).returncode == 0
