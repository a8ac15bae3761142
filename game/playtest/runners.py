"""Runners of games: this process, or a pool of processes, in batches sized by how long a game takes."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Protocol

from game.playtest.metrics import observers
from game.playtest.plan import Job
from game.playtest.playing import Failed, Played, play_job
from game.processes import end_workers, new_pool, no_ctrl_c
from game.rules.message import MessageError, message

JobResult = Played | Failed
_BATCH_SECONDS = 1.0
"""Length of a batch: long compared with sending it, short compared with the wait for the last one."""
_AHEAD = 2
"""Batches submitted for each process."""
_LARGEST = 200
_HOPELESS = 6
"""Processes that die in a row without a finished game before the run is given up."""
DIED = message("lab-hands-died")


class RunnerError(MessageError, OSError):
    """Nobody is left to play."""


class GameRunner(Protocol):
    """Plays games and yields their results, in any order."""

    def results(self, jobs: Iterable[Job]) -> Iterator[JobResult]:
        """Play every game once and yield its result. Closing the iterator ends the games under way."""
        ...

    def close(self) -> None:
        """End the processes."""
        ...


def timed_batch(batch: Sequence[Job]) -> tuple[list[JobResult], float]:
    """Play a batch; return the results and the seconds it took."""
    start = time.perf_counter()
    found = [play_job(job, observers) for job in batch]
    return found, time.perf_counter() - start


class BatchSize:
    """The number of games in a batch."""

    def __init__(self) -> None:
        self._games, self._seconds = 0, 0.0

    def add(self, games: int, seconds: float) -> None:
        """Note that so many games took a process so long."""
        self._games += games
        self._seconds += seconds

    @property
    def size(self) -> int:
        """The number of games; 1 until something is known."""
        if not self._games:
            return 1
        each = max(self._seconds / self._games, 1e-6)
        return max(1, min(_LARGEST, round(_BATCH_SECONDS / each)))


class InlineRunner:
    """Plays in this process."""

    def results(self, jobs: Iterable[Job]) -> Iterator[JobResult]:
        for job in jobs:
            yield play_job(job, observers)

    def close(self) -> None:
        pass


class PoolRunner:
    """Plays in a pool of processes; when one dies, its games are tried again one by one."""

    _work = staticmethod(timed_batch)
    """Plays a batch in a process; tests replace it."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None
        self._pace = BatchSize()
        self._deaths = 0

    def results(self, jobs: Iterable[Job]) -> Iterator[JobResult]:
        """Yield the result of each game. Raises RunnerError if one process after the other dies."""
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

    def _played(self, queue: Iterator[Job]) -> Generator[JobResult, None, list[Job] | None]:
        """Play on; return the games lost with a process that died, or None when all are played."""
        running: dict[Future[tuple[list[JobResult], float]], Sequence[Job]] = {}
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

    def _one_by_one(self, jobs: Sequence[Job]) -> Iterator[JobResult]:
        """Play games one of which may kill its process."""
        for job in jobs:
            try:
                found, _ = self._submit([job]).result()
                self._deaths = 0
            except BrokenProcessPool:
                self._died()
                found = [Failed(job, DIED, "")]
            yield from found

    def _submit(self, batch: Sequence[Job]) -> Future[tuple[list[JobResult], float]]:
        with no_ctrl_c():
            if self._pool is None:
                self._pool = new_pool(self._count)
            return self._pool.submit(self._work, batch)

    def _died(self) -> None:
        self._end()
        self._deaths += 1
        if self._deaths == _HOPELESS:
            raise RunnerError(message("lab-hands-all-die"))

    def _end(self) -> None:
        end_workers()
        if self._pool is not None:
            # No task is cancelled: one that the pool finds cancelled as it breaks ends its thread too early.
            self._pool.shutdown(wait=False)
            self._pool = None
