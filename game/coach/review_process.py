"""A review beside a window: a process that leads, with workers of its own; nobody ever waits for it."""

from __future__ import annotations

import atexit
import multiprocessing
import signal
import sys
import threading
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import Connection

from game.coach.findings import Review
from game.processes import begin_work, cores, end_workers, started_pool
from game.rules import Setup
from game.rules.moves import Move

_COURTESY = 10
"""The `nice` value of the processes, to yield to the window."""


class ReviewProcess:
    """A review under way. Once it is closed, by its owner or as the program ends, no process stays behind."""

    def __init__(self, setup: Setup, moves: Sequence[Move], seat: int, jobs: int | None = None) -> None:
        """Start it, with so many workers, by default one a core. Raises OSError where that cannot be."""
        spawn = multiprocessing.get_context("spawn")  # a fork would take the window with it
        self._here, there = spawn.Pipe(duplex=False)
        given = (there, setup, tuple(moves), seat, jobs or cores())
        self._process = spawn.Process(target=_lead, args=given)  # no daemon, which could have no workers
        self._open, self._complete = True, False
        self.died = False
        """A process ended before the review was complete."""
        self._process.start()
        there.close()
        atexit.register(self.close)

    def latest(self) -> Review | None:
        """Return the newest review since the last look; None if there is none. It does not wait."""
        found: Review | None = None
        try:
            while self._open and self._here.poll():
                found = self._here.recv()
                self._complete = found.complete
        except (EOFError, OSError):
            self.died = not self._complete
            self.close()
        return found

    def close(self) -> None:
        """End its processes."""
        if self._open:
            self._open = False
            atexit.unregister(self.close)
            self._process.terminate()
            self._here.close()


def _lead(connection: Connection, setup: Setup, moves: Sequence[Move], seat: int, jobs: int) -> None:
    """Send each review in the other process, which ends with the one that asked, and its workers with it."""
    from game.coach.reviewer import review  # with the automas, which the window does not load

    begin_work(_COURTESY)
    signal.signal(signal.SIGTERM, _stop)
    with suppress(BrokenProcessPool, OSError), started_pool(jobs) as workers:
        try:
            for found in review(setup, moves, seat, workers):
                connection.send(found)
        except BaseException:
            end_workers()  # else the pool would wait until they have thought to the end
            raise


def _stop(*_: object) -> None:
    """End the leading process in good order: a pool whose workers are ended would complain on stderr."""
    threading.excepthook = lambda _: None
    sys.exit()
