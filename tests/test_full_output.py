"""A disk that takes no more: each command says so in one line, ends with 2 and leaves no half of a file."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.cli import long_run
from game.cli.ladder import command as ladder_command
from game.program.commands import COMMANDS
from game.program.opponents import automas
from game.rules.system import refused_by_system
from game.whole_file import check_folder, write_new, write_whole
from tests.english import english
from tests.posed import screenshots
from tests.small_disk import fill, small_disk

pytestmark = pytest.mark.long

Run = Callable[..., tuple[int, str, str]]
FULL = "the disk is full"
SYSTEM = "No space left on device"
LADDER = ("ladder", "--players", "random,greedy", "--seats", "2", "--games", "2", "--jobs", "1")
TUNE = ("tune", "--weights", "coal,second", "--games", "2", "--generations", "1", "--population", "4")
TUNE = (*TUNE, "--held-out", "2", "--jobs", "1")


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    with small_disk(tmp_path / "disk", 64) as folder:
        yield folder


# -- files --


def test_a_file_is_written_whole_or_not_at_all(disk: Path) -> None:
    file = disk / "figures.txt"
    write_whole(file, "as it was")
    with pytest.raises(OSError, match=SYSTEM) as refusal:
        write_whole(file, "x" * 100_000)
    assert refusal.value.filename == str(file)
    assert file.read_text() == "as it was" and os.listdir(disk) == ["figures.txt"]


def test_a_new_file_that_cannot_be_finished_is_taken_away(disk: Path) -> None:
    file = disk / "mine.toml"
    with pytest.raises(OSError, match=SYSTEM):
        write_new(file, "x" * 100_000)
    assert os.listdir(disk) == []
    write_new(file, "mine")
    with pytest.raises(FileExistsError):
        write_new(file, "another")
    assert file.read_text() == "mine"


def test_a_folder_is_tried(disk: Path, tmp_path: Path) -> None:
    check_folder(disk / "new" / "one")
    assert os.listdir(disk / "new" / "one") == []
    fill(disk)
    with pytest.raises(OSError, match=SYSTEM) as refusal:
        check_folder(disk)
    assert english(refused_by_system(refusal.value)) == f"{disk}: {FULL}"
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        check_folder(tmp_path / "file")


# -- commands --


def _one_line(result: tuple[int, str, str], *parts: str) -> None:
    code, _, err = result
    lines = [line for line in err.splitlines() if not line.startswith("main.py: advice")]
    assert code == 2 and len(lines) == 1, err
    assert lines[0].startswith("main.py: ") and all(part in lines[0] for part in parts), err


@pytest.mark.parametrize("words", [LADDER, TUNE], ids=["ladder", "tune"])
def test_a_place_that_takes_no_file_is_found_before_the_games(
    words: tuple[str, ...], disk: Path, run: Run
) -> None:
    fill(disk)
    name = "table.md" if words is LADDER else "found.toml"
    result = run(*words, "--out", disk / name)
    _one_line(result, "--out", FULL, str(disk))
    assert result[1] == "" and os.listdir(disk) == ["ballast"]


@pytest.mark.parametrize("words", [LADDER, TUNE], ids=["ladder", "tune"])
def test_what_was_played_is_shown_where_it_cannot_be_written(
    words: tuple[str, ...], disk: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk fills after the run has begun; it goes on to its end."""
    monkeypatch.setattr(ladder_command, "KEPT_EVERY", 0.0)
    check = long_run.whole_file.check_folder

    def checked(folder: Path) -> None:
        check(folder)
        fill(folder)

    monkeypatch.setattr(long_run.whole_file, "check_folder", checked)
    name = "table.md" if words is LADDER else "found.toml"
    code, out, err = run(*words, "--out", disk / name)
    lines = [line for line in err.splitlines() if line.startswith("main.py: --out")]
    assert code == 2 and out.strip() and "Traceback" not in err
    assert lines[-1] == f"main.py: --out: {disk / name}: {FULL}"
    assert lines[:-1] == [f"{lines[-1]}; it is tried again"] * (len(lines) - 1) and len(lines) > 1
    assert os.listdir(disk) == ["ballast"]


def test_a_new_ruleset(disk: Path, run: Run) -> None:
    ballast = fill(disk)
    result = run("ruleset", "new", disk / "mine.toml")
    _one_line(result, f"{disk / 'mine.toml'}: cannot be written: {FULL}")
    assert os.listdir(disk) == ["ballast"]
    ballast.unlink()
    assert run("ruleset", "new", disk / "mine.toml")[0] == 0


def test_pictures(disk: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of them is larger than the disk."""
    _one_line(run("screenshots", disk / "pictures"), "cannot hold the pictures", ".png", FULL)
    assert os.listdir(disk / "pictures") == []


def test_a_folder_for_pictures_is_tried_before_they_are_drawn(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screenshots, "App", None)
    (tmp_path / "file").write_text("mine")
    _one_line(
        run("screenshots", tmp_path / "file"), "cannot hold the pictures", "there is such a file already"
    )


def test_pictures_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screenshots, "_two_seats", _stop)
    with pytest.raises(InterruptedError):
        screenshots.write(tmp_path, (640, 360), automas(), say=lambda name: None)
    drawn = sorted(tmp_path.glob("*.png"))
    assert len(drawn) > 3 and all(pygame.image.load(path).get_size() == (640, 360) for path in drawn)


def _stop(camera: object) -> None:
    raise InterruptedError


# -- what is printed --


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="where there is a disk that is always full")
@pytest.mark.parametrize("buffered", [True, False])
@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "--games", "1", "--seats", "random,random", "--json"),
        ("replay", "tests/golden/2-seats-rows.hasp"),
        ("ruleset", "check", "base"),
    ],
)
def test_output_that_is_lost_is_told_in_one_line(words: tuple[str, ...], buffered: bool, root: Path) -> None:
    """Python notices it at each line, or when all is printed."""
    command = [sys.executable, "main.py", *words]
    environment = {**os.environ, "PYTHONUNBUFFERED": "" if buffered else "1"}
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            command, cwd=root, stdout=full, stderr=subprocess.PIPE, text=True, env=environment
        )
    _one_line((done.returncode, "", done.stderr), f"the output cannot be written: {FULL}")


def test_what_no_command_foresees_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object) -> None:
        raise OSError(5, "Input/output error", "games.parquet")

    monkeypatch.setitem(COMMANDS, "replay", lost)
    _one_line(run("replay", "any.hasp"), "games.parquet: the disk fails")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device that is always full")
def test_what_was_played_is_kept_where_it_cannot_be_printed(tmp_path: Path, root: Path) -> None:
    line = [sys.executable, str(root / "main.py"), "--pure", *LADDER, "--out", str(tmp_path / "x.json")]
    with open("/dev/full", "w") as full:
        done = subprocess.run(line, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
    assert done.returncode == 2 and done.stderr.count("\n") == 1 and (tmp_path / "x.json").exists()


@pytest.mark.skipif(os.name == "nt", reason="speaks a shell's language")
@pytest.mark.parametrize("closes", ["| true; exit ${PIPESTATUS[0]}", "2>&- > /dev/null"])
def test_nobody_who_reads_is_no_failure(closes: str, root: Path) -> None:
    line = f"{sys.executable} {root / 'main.py'} --pure {' '.join(LADDER)} {closes}"
    assert subprocess.run(["bash", "-c", line], timeout=60, check=False).returncode == 0
