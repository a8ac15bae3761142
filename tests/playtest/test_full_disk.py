"""A folder that takes no file, at first or in the middle: found before the games, and nothing is lost."""

from __future__ import annotations

import errno
import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import polars as pl
import pytest

from game import program
from game.playtest import StoreError, playtest, run, store
from game.rules.message import message
from tests.english import english
from tests.small_disk import fill, small_disk

pytestmark = pytest.mark.long

CHANCE = ("random", "random")
GAMES = ("--games", "4")
QUICK = ("playtest", "--seats", "random,random", "--jobs", "1")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path / "disk", 20_000) as folder:
        yield folder


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that a command says which cannot be done."""
    assert program.main([*QUICK, *words]) == 2
    out, err = capsys.readouterr()
    assert not out and err.count("\n") == 1 and err.startswith("main.py: ")
    return err


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays: what is refused is refused before."""

    def played(*_: object) -> None:
        raise AssertionError("a game is played")

    monkeypatch.setattr(run, "runner_for", played)


@pytest.mark.usefixtures("no_games")
def test_a_file_in_the_way_is_found_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "report").write_text("mine")
    assert "report: is no folder; name another" in refused(capsys, "--out", str(tmp_path / "report"))
    below = refused(capsys, "--out", str(tmp_path / "report" / "out"))
    assert ": a part of the path is no folder" in below and str(tmp_path / "report" / "out") in below
    assert (tmp_path / "report").read_text() == "mine"


@pytest.mark.usefixtures("no_games")
def test_a_folder_that_cannot_be_made_is_found_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(self: Path, *_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self))

    monkeypatch.setattr(Path, "mkdir", denied)
    assert "permission denied" in refused(capsys, "--out", str(tmp_path / "out"))


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="where nobody can make a file")
@pytest.mark.usefixtures("no_games")
def test_a_folder_that_takes_no_file_is_found_before_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert "/proc/self/out: " in refused(capsys, "--out", "/proc/self/out")


@pytest.mark.usefixtures("no_games")
def test_a_disk_that_may_only_be_read_is_found_before_the_games(
    disk: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
    assert f"{disk / 'out'}: the file system is read-only" in refused(capsys, "--out", str(disk / "out"))


@pytest.mark.usefixtures("no_games")
def test_a_full_disk_is_found_before_the_games(disk: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(disk)
    assert "the disk is full" in refused(capsys, "--out", str(disk / "out"))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    """The games that a disk with room holds."""
    out = tmp_path_factory.mktemp("whole") / "out"
    assert program.main([*QUICK, *GAMES, "--out", str(out)]) == 0
    return pl.read_parquet(out / "games.parquet")


@pytest.mark.parametrize(
    ("every", "leave", "kept"),
    [(5.0, 60, 0), (0.0, 400, 2), (5.0, 200, 4), (5.0, 400, 4)],
    ids=["no room", "room for some games", "no room for the figures", "no room for the report"],
)
def test_a_disk_that_fills_ends_the_run_in_one_line_and_resume_goes_on(
    every: float,
    leave: int,
    kept: int,
    disk: Path,
    whole: pl.DataFrame,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its games are kept as far as there was room; with room again the same command reports the same."""
    monkeypatch.setattr(store, "_EVERY", every)
    out, ballast = disk / "out", fill(disk, leave)
    code = program.main([*QUICK, *GAMES, "--out", str(out)])
    said = capsys.readouterr().err.splitlines()[-1]
    assert code == 2 and said.startswith(f"main.py: ended early: {out}{os.sep}"), said
    assert said.endswith(": the disk is full; what was played is kept")
    assert not [*out.rglob("*.part")] and not (out / "report.html").exists()
    assert played_in(out) == kept
    ballast.unlink()
    assert program.main([*QUICK, *GAMES, "--out", str(out), "--resume"]) == 0
    games = re.search(r"^([0-9]+) games in", capsys.readouterr().err, re.MULTILINE)
    assert games and int(games[1]) == 4 - kept  # none of those is played again
    assert pl.read_parquet(out / "games.parquet").equals(whole)


def played_in(folder: Path) -> int:
    """How many games lie in a folder."""
    files = [*folder.glob("games.parquet"), *folder.glob("parts/*.parquet")]
    return len({game for file in files for game in pl.read_parquet(file)["game"]})


def test_a_damaged_file_of_games_is_told_before_the_games(tmp_path: Path) -> None:
    playtest(games=2, seats=CHANCE, out=tmp_path / "out", jobs=1)
    file = tmp_path / "out" / "games.parquet"
    file.write_bytes(file.read_bytes()[:-100])
    with pytest.raises(StoreError, match="lab-store-unread-games") as refusal:
        playtest(games=2, seats=CHANCE, out=tmp_path / "out", jobs=1, resume=True)
    assert "\n" not in str(refusal.value)
    file.unlink()
    assert playtest(games=2, seats=CHANCE, out=tmp_path / "out", jobs=1, resume=True).arms[0].games == 2


def test_a_file_where_prices_should_lie_costs_no_games(tmp_path: Path) -> None:
    """The folder for them is opened once the others are played."""
    out = tmp_path / "out"
    asked = {"games": 2, "seats": ("bauer", "bauer"), "out": out, "jobs": 1}
    playtest(**asked)
    (out / "price").write_text("mine")
    summary = playtest(**asked, resume=True, price=2)
    assert summary.trouble == message("lab-store-no-folder", folder=str(out / "price"))
    assert (summary.arms[0].games, summary.prices) == (2, ())
    assert "is no folder" in (out / "report.html").read_text("utf-8")


def test_a_file_where_records_should_lie_is_told(tmp_path: Path) -> None:
    out = tmp_path / "out"
    playtest(games=2, seats=CHANCE, out=out, jobs=1)
    for file in (out / "games").iterdir():
        file.unlink()
    (out / "games").rmdir()
    (out / "games").write_text("mine")
    summary = playtest(games=2, seats=CHANCE, out=out, jobs=1, resume=True)
    assert str(out / "games") in english(summary.trouble) and summary.worth_seeing == ()
