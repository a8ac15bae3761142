"""Runners of games: this process, or a pool of processes, in batches sized by how long a game takes.

They hold a few batches at a time, however many games there are. A game's result is the same whoever plays it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from itertools import islice
from typing import Protocol, TypeVar

from game.compiled.builds import lent
from game.processes import begin_work, cores, end_workers, seldom_garbage, started_pool
from game.rules.message import MessageError, message
from game.rules.ruleset import Held, held_now, hold
from game.series.playing import Failed
from game.series.schedule import Job

Result = TypeVar("Result")
Play = Callable[[Job], Result | Failed]
"""Plays a game; can be sent to other processes."""
Outcome = tuple[Job, Result | Failed]
Timed = tuple[list[Result | Failed], float]
"""The results of a batch, and the seconds it took."""
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

    def results(self, jobs: Iterable[Job], play: Play[Result]) -> Generator[Outcome[Result], None, None]:
        """Play every game once and yield it with its result; closing it ends the games under way."""
        ...

    def close(self) -> None:
        """End the processes."""
        ...


def _begin(kept: Held) -> None:
    """Begin to work, with the rulesets as the run keeps them."""
    begin_work()
    hold(kept)


def runner_for(jobs: int | None, ordered: bool = False) -> GameRunner:
    """Return who plays with so many processes, or one a core; with one in this process.

    Another is taken where it can play compiled, and this one cannot. Results come as games end, or in the
    order of the games.
    """
    count = jobs or cores()
    return InlineRunner() if count == 1 and not lent() else PoolRunner(count, ordered)


def timed_batch(batch: Sequence[Job], play: Play[Result]) -> Timed[Result]:
    """Play a batch; return the results and the seconds it took."""
    start = time.perf_counter()
    found = [play(job) for job in batch]
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

    def results(self, jobs: Iterable[Job], play: Play[Result]) -> Generator[Outcome[Result], None, None]:
        with seldom_garbage():
            for job in jobs:
                yield job, play(job)

    def close(self) -> None:
        pass


class PoolRunner:
    """Plays in processes, started once for a whole run, so that it ends by the code it began with.

    When one of them dies, its games are tried again one by one.
    """

    def __init__(self, count: int, ordered: bool = False) -> None:
        self._count, self._ordered = count, ordered
        self._pool: ProcessPoolExecutor | None = None
        self._pace = BatchSize()
        self._deaths = 0

    def results(self, jobs: Iterable[Job], play: Play[Result]) -> Generator[Outcome[Result], None, None]:
        """Yield each game with its result. Raises RunnerError if one process after the other dies."""
        queue = iter(jobs)
        try:
            lost = yield from self._played(queue, play)
            while lost is not None:
                yield from self._one_by_one(lost, play)
                lost = yield from self._played(queue, play)
        except BaseException:
            self._end()
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _played(
        self, queue: Iterator[Job], play: Play[Result]
    ) -> Generator[Outcome[Result], None, list[Job] | None]:
        """Play on; return the games lost with a process that died, or None when all are played."""
        running: dict[Future[Timed[Result]], Sequence[Job]] = {}
        while True:
            while len(running) < _AHEAD * self._count and (batch := list(islice(queue, self._pace.size))):
                running[self._submit(batch, play)] = batch
            if not running:
                return None
            awaited = [next(iter(running))] if self._ordered else running
            for done in wait(awaited, return_when=FIRST_COMPLETED).done:
                try:
                    found, seconds = done.result()
                except BrokenProcessPool:
                    self._died()
                    return [job for batch in running.values() for job in batch]
                self._deaths = 0
                self._pace.add(len(found), seconds)
                yield from zip(running.pop(done), found, strict=True)

    def _one_by_one(self, jobs: Sequence[Job], play: Play[Result]) -> Iterator[Outcome[Result]]:
        """Play games one of which may kill its process."""
        for job in jobs:
            try:
                ((result,), _) = self._submit([job], play).result()
                self._deaths = 0
            except BrokenProcessPool:
                self._died()
                result = Failed(job, DIED)
            yield job, result

    def _submit(self, batch: Sequence[Job], play: Play[Result]) -> Future[Timed[Result]]:
        """Hand a batch to a process; where one has died meanwhile it is lost, as if under way."""
        try:
            if self._pool is None:
                self._pool = started_pool(self._count, partial(_begin, held_now()))
            return self._pool.submit(timed_batch, batch, play)
        except BrokenProcessPool as broken:
            lost = Future[Timed[Result]]()
            lost.set_exception(broken)
            return lost

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
