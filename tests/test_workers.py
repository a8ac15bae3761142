"""The processes that play for a window or a command: none outlives it, however it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from game.automa.process_player import ProcessPlayer
from game.rules import Setup, new_game, view
from tests.endless import Endless

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 30.0
"""Seconds."""
POOL = """
import os, time
from game.processes import new_pool
pool = new_pool(1)
print(pool.submit(os.getpid).result(), flush=True)
pool.submit(time.sleep, 600)
time.sleep(600)
"""
THINKING = """
import time
from game.automa.process_player import ProcessPlayer
from game.rules import Setup, new_game, view
from tests.endless import Endless
if __name__ == "__main__":
    state = new_game(Setup())
    player = ProcessPlayer("endless", Endless, 1)
    player.ask(view(state, state.to_move))
    time.sleep(600)
"""
WINDOW = """
import sys
from game.automa.process_player import ProcessPlayer
from game.program import main, window
from game.rules import Setup
from game.scenes.flow import Replace
from game.scenes.opponents import Opponents
from game.scenes.play.scene import Play
from game.scenes.saving.chairs import Chair
from game.scenes.session import Session
from game.scenes.title import Title
from tests.endless import Endless
if __name__ == "__main__":
    chairs = tuple(Chair(f"Seat {at}", at, "endless", at) for at in range(3))
    Title.update = lambda title, seconds: Replace(
        Play(title.context, Session.begin(title.context, Setup(seats=3), chairs))
    )
    make = lambda name, seed: ProcessPlayer(name, Endless, seed)
    window.automas = lambda apart: Opponents(("endless",), make, lambda name: True, tuple)
    sys.exit(main([]))
"""
COMMANDS = {
    "simulate": ("--seats", "mcts:900000,random", "--games", "20"),
    "ladder": ("--players", "mcts:900000,random", "--seats", "2", "--games", "20"),
    "tune": ("--from", "plain", "--against", "plain", "--generations", "9", "--games", "2000"),
    "playtest": ("--seats", "mcts:900000,random", "--games", "20"),
}


def started(*command: str, folder: Path) -> subprocess.Popen[str]:
    """A Python in a folder of its own, of a group of its own."""
    pipe, environment = (
        subprocess.PIPE,
        {**os.environ, "PYTHONPATH": str(ROOT), "HASPELKNECHT_HOME": str(folder)},
    )
    whole = [sys.executable, *command]
    return subprocess.Popen(
        whole, stdout=pipe, stderr=pipe, text=True, cwd=folder, env=environment, start_new_session=True
    )


def descendants(process: int) -> list[int]:
    """The processes that a process started, and those that they did."""
    found = [
        child for child in map(int, filter(str.isdecimal, os.listdir("/proc"))) if parent(child) == process
    ]
    return found + [later for child in found for later in descendants(child)]


def stat(process: int) -> list[str]:
    """What the system says of a process, from its state on; nothing of one that is gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text("ascii", "replace").rpartition(")")[2].split()
    except OSError:
        return []


def parent(process: int) -> int:
    """Return the process that started another; 0 if that is gone."""
    told = stat(process)
    return int(told[1]) if told else 0


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended may wait for its new parent to notice."""
    return stat(process)[:1] not in ([], ["Z"])


def until(holds: Callable[[], object], what: str) -> None:
    """Wait until something holds, but not for ever."""
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends, what
        time.sleep(0.05)


def all_end(processes: Sequence[int]) -> None:
    try:
        until(lambda: not any(map(alive, processes)), "processes outlive what they worked for")
    finally:
        for process in filter(alive, processes):
            os.kill(process, signal.SIGKILL)


def ended_by(process: subprocess.Popen[str], how: signal.Signals, least: int) -> int:
    """Its exit code; everything that it started, so many processes at least, has ended too."""
    workers = descendants(process.pid)
    try:
        assert len(workers) >= least
        process.send_signal(how)
        process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        all_end(workers)
    return process.returncode


def test_a_worker_ends_when_its_command_is_killed(tmp_path: Path) -> None:
    command = started("-c", POOL, folder=tmp_path)
    assert command.stdout is not None
    worker = int(command.stdout.readline())
    assert worker in descendants(command.pid)
    ended_by(command, signal.SIGKILL, 1)


def test_an_automa_ends_amid_its_thought_when_the_game_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    state = new_game(Setup())
    player = ProcessPlayer("endless", Endless, 7)
    process = player._process
    player.ask(view(state, state.to_move))
    until(Path("thinks-7").exists, "it thinks")
    player.close()
    process.join(PATIENCE)
    try:
        assert process.exitcode is not None
    finally:
        process.kill()


def test_an_automa_ends_amid_its_thought_when_its_window_is_killed(tmp_path: Path) -> None:
    window = started("-c", THINKING, folder=tmp_path)
    until((tmp_path / "thinks-1").exists, "it thinks")
    ended_by(window, signal.SIGKILL, 1)


@pytest.mark.long
@pytest.mark.parametrize(
    ("how", "code"),
    [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130), (signal.SIGTERM, 0)],
    ids=lambda value: getattr(value, "name", ""),
)
def test_automas_end_with_the_window(how: signal.Signals, code: int, tmp_path: Path) -> None:
    """Killed, by Ctrl+C, or closed as the system closes it: SIGTERM comes as the window's own end."""
    window = started("-c", WINDOW, folder=tmp_path)
    until(lambda: any(tmp_path.glob("thinks-*")), "an automa thinks")
    assert ended_by(window, how, 3) == code


@pytest.mark.long
@pytest.mark.parametrize(
    ("command", "how", "code"),
    [
        *((command, signal.SIGINT, 130) for command in COMMANDS),
        ("ladder", signal.SIGKILL, -signal.SIGKILL),
        *(
            pytest.param(command, signal.SIGKILL, -signal.SIGKILL, marks=pytest.mark.thorough)
            for command in ("simulate", "tune", "playtest")  # nothing of a command is left to end its workers
        ),
    ],
)
def test_workers_end_with_their_command(command: str, how: signal.Signals, code: int, tmp_path: Path) -> None:
    """In the middle of games that take very long."""
    run = started(
        str(ROOT / "main.py"), "--pure", command, *COMMANDS[command], "--jobs", "2", folder=tmp_path
    )
    until(lambda: sum(map(busy, descendants(run.pid))) >= 2 or run.poll() is not None, "workers play")
    assert ended_by(run, how, 2) == code


def busy(process: int) -> bool:
    """Whether a process has worked for two seconds and so has begun to play."""
    fields = stat(process)
    return bool(fields) and (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") > 2
