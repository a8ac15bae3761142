"""Files that are none: pipes, devices, folders. Nothing hangs, nothing fills the memory."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.playtest import playtest

pytestmark = pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes among its files")
ENDLESS = Path("/dev/zero")
ASK = """
import resource, signal, sys
signal.alarm(30)
resource.setrlimit(resource.RLIMIT_DATA, (2 << 30, 2 << 30))
sys.path.insert(0, sys.argv[1])
from game.program import main
for line in sys.argv[2:]:
    print("asked:", line, file=sys.stderr, flush=True)
    print(main(line.split()), flush=True)
"""
"""Hands lines to main.py one after another; a line that hangs or eats memory ends the process."""


def asked(root: Path, folder: Path, lines: list[str]) -> tuple[list[str], dict[str, list[str]]]:
    """What main.py returns for each line, and what it then says on stderr and stdout, by line."""
    command = [sys.executable, "-c", ASK, str(root), *lines]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=40)
    said: dict[str, list[str]] = {}
    for line in done.stderr.splitlines():
        if line.startswith("asked: "):
            said[line.removeprefix("asked: ")] = now = []
        else:
            now.append(line)
    return done.stdout.splitlines(), said


def test_no_command_waits_for_a_pipe_or_reads_a_device(root: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.hasp")
    os.mkfifo(tmp_path / "pipe.toml")
    for name, parent in {"child": "pipe.toml", "orphan": "/dev/zero"}.items():
        (tmp_path / f"{name}.toml").write_text(f'extends = "{parent}"\n')
    (tmp_path / "endless.hasp").symlink_to(ENDLESS)
    lines = ["replay pipe.hasp", "pipe.hasp", "replay endless.hasp", "endless.hasp", "replay ."]
    lines += [f"simulate --games 1 --ruleset {name}" for name in ("pipe.toml", "/dev/zero", "child.toml")]
    codes, said = asked(root, tmp_path, lines)
    assert codes == ["2"] * len(lines)
    for line in lines:
        kind = "a folder" if line.endswith(" .") else "a pipe or a device"
        assert len(said[line]) == 1 and f"{kind}; name" in said[line][0], line


def test_a_ruleset_check_reads_regular_files_alone(root: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "child.toml").write_text('\nextends = "pipe.toml"\n')
    out, _ = asked(root, tmp_path, ["ruleset check pipe.toml child.toml /dev/zero"])
    assert out == [
        "pipe.toml: cannot be read: it is a pipe or a device; name a regular file",
        "child.toml:2: extends: pipe.toml: cannot be read: it is a pipe or a device; name a regular file",
        "/dev/zero: cannot be read: it is a pipe or a device; name a regular file",
        "2",
    ]


@pytest.mark.long
def test_a_playtest_goes_on_from_regular_files_alone(root: Path, tmp_path: Path) -> None:
    playtest(games=2, seats=("random", "random"), out=tmp_path / "one", jobs=1)
    shutil.copytree(tmp_path / "one", tmp_path / "two")
    (tmp_path / "one" / "games.parquet").unlink()
    os.mkfifo(tmp_path / "one" / "games.parquet")
    (tmp_path / "two" / "run.json").unlink()
    (tmp_path / "two" / "run.json").symlink_to(ENDLESS)
    go_on = "playtest --games 2 --seats random,random --jobs 1 --resume --out"
    codes, said = asked(root, tmp_path, [f"{go_on} one", f"{go_on} two"])
    assert codes == ["2", "2"]
    for folder, name in (("one", "games.parquet"), ("two", "run.json")):
        wrong = "cannot be read: it is a pipe or a device; name a regular file"
        assert said[f"{go_on} {folder}"] == [f"main.py: {Path(folder, name)}: {wrong}"]


def test_large_files_are_refused_by_their_size(root: Path, tmp_path: Path) -> None:
    """A sparse file takes no room on a disk: 40 MB of a ruleset took 89 s, 200 MB of comments 8.6 GB."""
    for name in ("large.toml", "large.hasp"):
        with (tmp_path / name).open("wb") as file:
            file.truncate(200_000_000)
    lines = ["ruleset diff base large.toml", "replay large.hasp", "large.hasp"]
    codes, said = asked(root, tmp_path, lines)
    assert codes == ["2"] * 3
    assert said[lines[0]] == ["main.py: large.toml: is larger than 128 kB, the most that a ruleset may have"]
    assert said[lines[1]] == said[lines[2]]
    assert said[lines[1]] == ["main.py: large.hasp: is larger than 256 kB, the most that a record may have"]
