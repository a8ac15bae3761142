"""A real window on a display of its own: pulled about, put away, and left without its display."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.scenes.test_odd_windows import ODD
from tests.test_workers import PATIENCE, WINDOW, alive, all_end, descendants, ended_by, started, stat, until

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool"
    ),
]
SECONDS = 3.0


class Screen(NamedTuple):
    """A display, and the window of a game of three automas that never come to a decision."""

    server: subprocess.Popen[bytes]
    game: subprocess.Popen[str]
    window: str

    def tell(self, *words: str) -> str:
        """What xdotool says."""
        done = subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=PATIENCE)
        return done.stdout

    def rounds(self) -> float:
        """How often a second the loop wakes: its thread gives the processor away each time."""
        before = self._switches()
        time.sleep(SECONDS)
        return (self._switches() - before) / SECONDS

    def _switches(self) -> int:
        lines = Path(f"/proc/{self.game.pid}/status").read_text("ascii").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("voluntary"))


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Screen]:
    read, write = os.pipe()
    options = ("-screen", "0", "1600x1000x24", "-nolisten", "tcp")
    quiet = subprocess.DEVNULL
    command = ["Xvfb", "-displayfd", str(write), *options]
    server = subprocess.Popen(command, pass_fds=[write], stdout=quiet, stderr=quiet)
    display = ":" + os.read(read, 16).decode().strip()
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    game = started("-c", WINDOW, folder=tmp_path)
    try:
        until(lambda: any(tmp_path.glob("thinks-*")), "an automa thinks")
        found = Screen(server, game, "")
        until(lambda: found.tell("search", "--onlyvisible", "--pid", str(game.pid)), "the window is seen")
        yield found._replace(window=found.tell("search", "--onlyvisible", "--pid", str(game.pid)).split()[-1])
    finally:
        workers = descendants(game.pid)
        for process in (game, server):
            process.kill()
            process.wait()
        os.close(read)
        os.close(write)
        all_end(workers)


def test_a_window_that_is_put_away_rests_and_is_there_at_once_again(screen: Screen) -> None:
    """A machine that is busy makes a window slow for a while, but not for ever."""
    until(lambda: screen.rounds() > 25, "it moves")
    screen.tell("windowunmap", "--sync", screen.window)
    until(lambda: 5 < screen.rounds() < 20, "it rests")
    screen.tell("windowmap", "--sync", screen.window)
    until(lambda: screen.rounds() > 25, "it moves again")


def test_whatever_size_the_system_forces_on_it_the_game_goes_on(screen: Screen) -> None:
    for size in (*ODD, (1280, 720)):
        screen.tell("windowsize", screen.window, str(size[0]), str(size[1]))
        time.sleep(0.4)
        assert screen.game.poll() is None, size
    assert ended_by(screen.game, signal.SIGTERM, 3) == 0


def test_without_its_display_nothing_is_left_behind(screen: Screen) -> None:
    workers = descendants(screen.game.pid)
    assert len(workers) >= 3 and all(map(alive, workers))
    screen.server.kill()
    screen.game.wait(PATIENCE)
    all_end(workers)
    assert not stat(screen.game.pid) or not alive(screen.game.pid)
