"""A review in processes of its own: they send what they find, and none of them ever stays behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from game.coach import Review
from game.coach.review_process import ReviewProcess
from game.coach.reviewer import review
from game.rules import Setup
from game.rules.record import read_record
from tests.automa.games import played
from tests.coach.inline import Inline
from tests.schema import written

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are counted in /proc")
PATIENCE = 60.0
WINDOW = """
import sys, time
from pathlib import Path
from game.coach.review_process import ReviewProcess
from game.rules.record import read_record
if __name__ == "__main__":
    record = read_record(Path(sys.argv[1]).read_text(encoding="utf-8"))
    found = ReviewProcess(record.setup, record.moves, 0, jobs=2)
    while found.latest() is None:
        time.sleep(0.01)
    print("found", flush=True)
    if sys.argv[2] == "stays":
        time.sleep(60)
"""


def record(root: Path) -> Path:
    return root / "tests/golden/2-seats-rows.hasp"


def parents() -> dict[int, int]:
    """The parent of each living process."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if state not in "ZX":
            found[int(stat.parent.name)] = int(parent)
    return found


def below(pid: int) -> set[int]:
    """The living processes that a process started, and those that these started."""
    found, known = set[int](), parents()
    while more := {child for child, parent in known.items() if parent in found | {pid}} - found:
        found |= more
    return found


def until(true: Callable[[], object]) -> None:
    """Wait for something to come true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


@contextmanager
def begun(root: Path) -> Iterator[ReviewProcess]:
    """A review that has sent something, with two workers."""
    game = read_record(record(root).read_text(encoding="utf-8"))
    found = ReviewProcess(game.setup, game.moves, 0, jobs=2)
    try:
        until(found.latest)
        yield found
    finally:
        found.close()


@pytest.mark.long
def test_it_sends_reviews_and_leaves_nothing_behind(root: Path) -> None:
    before = below(os.getpid())
    with begun(root) as found:
        leader = found._process.pid
        assert leader is not None
        own = {leader, *below(leader)}
        assert len(own) >= 3
        assert not found.died
    until(lambda: not own & set(parents()))
    assert not found.died and found.latest() is None
    assert len(below(os.getpid()) - before) <= 1  # multiprocessing's own, for all that is shared


class Watched:
    """A connection at which nobody may wait."""

    def __init__(self, connection: Connection) -> None:
        self.connection, self.looks, self._there = connection, 0, False

    def poll(self, timeout: float | None = 0.0) -> bool:
        assert timeout == 0.0
        self.looks, self._there = self.looks + 1, self.connection.poll()
        return self._there

    def recv(self) -> object:
        assert self._there
        self._there = False
        return self.connection.recv()

    def close(self) -> None:
        self.connection.close()


@pytest.mark.long
def test_a_look_never_waits(root: Path) -> None:
    """It asks only whether something is there, and takes only what is."""
    with begun(root) as found:
        watched = Watched(found._here)
        found._here = watched  # type: ignore[assignment]
        for _ in range(100):
            found.latest()
        assert watched.looks >= 100


@pytest.mark.long
@pytest.mark.parametrize("who", ["leader", "worker"])
def test_a_process_that_dies_is_noticed(root: Path, who: str) -> None:
    with begun(root) as found:
        leader = found._process.pid
        assert leader is not None
        own = below(leader)
        os.kill(leader if who == "leader" else max(own), signal.SIGKILL)
        until(lambda: found.latest() is None and found.died)  # each look takes what was sent before
        until(lambda: not {leader, *own} & set(parents()))


@pytest.mark.long
@pytest.mark.parametrize("end", ["stays", "ends"])
def test_a_window_that_ends_takes_them_along(root: Path, tmp_path: Path, end: str) -> None:
    """Whether it is killed, or ends without having closed the review; and says nothing then."""
    script = tmp_path / "window.py"
    script.write_text(WINDOW, encoding="utf-8")
    command = [sys.executable, str(script), str(record(root)), end]
    pipe, room = subprocess.PIPE, {**os.environ, "PYTHONPATH": str(root)}
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=room) as window:
        assert window.stdout is not None and window.stderr is not None
        assert window.stdout.readline() == "found\n"
        own = below(window.pid)
        if end == "stays":
            assert len(own) >= 3
            window.kill()
        window.wait(PATIENCE)
        until(lambda: not own & set(parents()))
        assert end == "stays" or window.stderr.read() == ""


@pytest.mark.long
def test_the_same_is_found_as_without_processes(tmp_path: Path) -> None:
    """In all heats and deals, of a game that has a single year: its ends are near."""
    ruleset = written(tmp_path / "one-year.toml", {"year": [{"thaler": 3}]})
    setup, seat = Setup(seats=2, seed=1, ruleset=ruleset), 1
    moves = played(setup, "bauer", "bauer")[1]
    found, last = ReviewProcess(setup, moves, seat), Review(0, 1)
    while not last.complete:
        last = found.latest() or last
        assert not found.died
        time.sleep(0.02)
    *_, alone = review(setup, moves, seat, Inline())
    assert last == alone and last.costs and last.gains
