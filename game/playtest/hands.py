"""Who plays the games: processes of this machine, in batches that they size by how long a game takes."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Protocol

from game.playtest.metrics.every import observers
from game.playtest.plan import Job
from game.playtest.playing import Failed, Played, play_job
from game.processes import end_workers, new_pool, no_ctrl_c
from game.rules.message import MessageError, message

Result = Played | Failed
_BATCH_SECONDS = 1.0
"""How long a batch is to take: long beside its way to the process, short beside the wait for the last one."""
_AHEAD = 2
"""Batches that wait or are played for each process."""
_LARGEST = 200
_HOPELESS = 6
"""Processes that die in a row, with no game played between, before it is given up."""
DIED = message("lab-hands-died")


class HandsError(MessageError, OSError):
    """Nobody is left to play."""


class Hands(Protocol):
    """Plays games and gives what came of each, in any order."""

    def results(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Play every game once and yield what came of it. Closing the iterator ends what is being played."""
        ...

    def close(self) -> None:
        """End the processes: nothing more is to be played."""
        ...


def play_batch(jobs: Sequence[Job]) -> list[Result]:
    """Play games, one after the other; return what came of each."""
    return [play_job(job, observers) for job in jobs]


def timed_batch(batch: Sequence[Job]) -> tuple[list[Result], float]:
    """Play games, one after the other; return what came of each, and the seconds they took."""
    start = time.perf_counter()
    found = play_batch(batch)
    return found, time.perf_counter() - start


class Pace:
    """How many games make a batch."""

    def __init__(self) -> None:
        self._games, self._seconds = 0, 0.0

    def add(self, games: int, seconds: float) -> None:
        """Note that so many games took a process so long."""
        self._games += games
        self._seconds += seconds

    @property
    def size(self) -> int:
        """One until something is known."""
        if not self._games:
            return 1
        each = max(self._seconds / self._games, 1e-6)
        return max(1, min(_LARGEST, round(_BATCH_SECONDS / each)))


class Alone:
    """Plays in this process."""

    def results(self, jobs: Iterable[Job]) -> Iterator[Result]:
        for job in jobs:
            yield play_job(job, observers)

    def close(self) -> None:
        pass


class Processes:
    """Plays in processes of its own; when one dies, what it played is tried again, game by game."""

    _work = staticmethod(timed_batch)
    """What a process does with a batch."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self._pace = Pace()
        self._deaths = 0

    def results(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield what came of each. Raises HandsError where one process after the other dies."""
        queue = iter(jobs)
        try:
            lost = yield from self._played(queue)
            while lost is not None:
                yield from self._one_by_one(lost)
                lost = yield from self._played(queue)
        except BaseException:
            self._end()
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _played(self, queue: Iterator[Job]) -> Generator[Result, None, list[Job] | None]:
        """Play on; gives in the end what was lost with a process that died, or None once all is played."""
        running: dict[Future[tuple[list[Result], float]], Sequence[Job]] = {}
        while True:
            while len(running) < _AHEAD * self._count and (batch := list(islice(queue, self._pace.size))):
                running[self._submit(batch)] = batch
            if not running:
                return None
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                try:
                    found, seconds = done.result()
                except BrokenProcessPool:
                    self._died()
                    return [job for batch in running.values() for job in batch]
                del running[done]
                self._deaths = 0
                self._pace.add(len(found), seconds)
                yield from found

    def _one_by_one(self, jobs: Sequence[Job]) -> Iterator[Result]:
        """Play games of which one may end its process."""
        for job in jobs:
            try:
                found, _ = self._submit([job]).result()
                self._deaths = 0
            except BrokenProcessPool:
                self._died()
                found = [Failed(job, DIED, "")]
            yield from found

    def _submit(self, batch: Sequence[Job]) -> Future[tuple[list[Result], float]]:
        with no_ctrl_c():
            if self._pool is None:
                self._pool = new_pool(self._count)
            return self._pool.submit(self._work, batch)

    def _died(self) -> None:
        self._end()
        self._deaths += 1
        if self._deaths == _HOPELESS:
            raise HandsError(message("lab-hands-all-die"))

    def _end(self) -> None:
        end_workers()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
