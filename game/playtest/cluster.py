"""Hands on other machines: a dask scheduler's workers, which play the same batches."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Any

from game.playtest.hands import DIED, HandsError, Pace, Result, timed_batch
from game.playtest.parcel import Parcel, moved, packed, returned, unpacked
from game.playtest.plan import Job
from game.playtest.playing import Failed
from game.rules.message import MessageError, message
from game.rules.system import said_of

if TYPE_CHECKING:
    from distributed import Client

_AHEAD = 2
"""Batches that wait or are played for each thread of a worker."""
_PATIENCE = 10
"""Seconds to wait for the scheduler."""


class ClusterError(MessageError):
    """A scheduler that cannot be used."""


class UnpackError(MessageError):
    """A worker's disk refused the rulesets."""


def check_there(address: str) -> None:
    """Check that something listens there, with the standard library alone. Raises ClusterError."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except OSError as problem:
        raise _nobody(address, problem.strerror or str(problem)) from problem


def _nobody(address: str, reason: str) -> ClusterError:
    return ClusterError(message("lab-cluster-nobody", address=address, reason=reason))


class Cluster:
    """Plays wherever the scheduler has workers; what a lost worker played is played again by another."""

    def __init__(self, address: str) -> None:
        """Raises ClusterError where no scheduler answers."""
        from distributed import Client

        try:
            self._client: Client = Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError) as problem:
            raise _nobody(address, str(problem)) from problem
        self._address = address

    def results(self, jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield what came of each. Raises HandsError when the scheduler is gone, or has nobody who plays."""
        every = list(jobs)
        if not every:
            return
        parcel = packed(job.setup.ruleset for job in every)
        self._see_workers()
        flow = _Flow(self._client, parcel, iter(every))
        try:
            yield from flow.results()
        except UnpackError as problem:
            said = message("lab-cluster-no-room", address=self._address, problem=problem.said)
            raise HandsError(said) from problem
        except (CancelledError, OSError) as problem:
            raise HandsError(message("lab-cluster-gone", address=self._address)) from problem
        finally:
            flow.cancel()

    def _see_workers(self) -> None:
        try:
            self.wait_for(1, _PATIENCE)
        except TimeoutError as problem:
            raise HandsError(message("lab-cluster-no-worker", address=self._address)) from problem

    def wait_for(self, workers: int, seconds: float) -> None:
        """Wait until so many workers are there. Raises TimeoutError."""
        self._client.wait_for_workers(workers, timeout=seconds)

    def close(self) -> None:
        self._client.close()


class _Flow:
    """The batches of one run on their way."""

    def __init__(self, client: Client, parcel: Parcel, queue: Iterator[Job]) -> None:
        from distributed import as_completed

        self._client, self._parcel, self._queue = client, parcel, queue
        self._pace = Pace()
        self._running: dict[Any, Sequence[Job]] = {}
        self._arriving = as_completed(loop=client.loop)

    def results(self) -> Iterator[Result]:
        from distributed.scheduler import KilledWorker

        self._fill()
        while self._running:
            future = next(self._arriving)
            batch = self._running.pop(future)
            try:
                found, seconds = future.result()
            except KilledWorker:
                yield from self._again(batch)
            else:
                self._pace.add(len(batch), seconds)
                yield from returned(found, batch)
            self._fill()

    def cancel(self) -> None:
        """What runs need not come to its end."""
        with suppress(OSError, CancelledError):  # a scheduler that is gone has ended it
            self._client.cancel(list(self._running))

    def _fill(self) -> None:
        threads = sum(self._client.nthreads().values())
        while len(self._running) < _AHEAD * max(threads, 1):
            batch = list(islice(self._queue, self._pace.size))
            if not batch:
                return
            self._submit(batch)

    def _submit(self, batch: Sequence[Job]) -> None:
        future = self._client.submit(_played, batch, self._parcel, pure=False)
        self._running[future] = batch
        self._arriving.add(future)

    def _again(self, batch: Sequence[Job]) -> Iterator[Result]:
        """Yield games over which several workers died: one by one, to find the one that kills."""
        if len(batch) == 1:
            yield Failed(batch[0], DIED, "")
            return
        for job in batch:
            self._submit([job])


def _played(batch: Sequence[Job], parcel: Parcel) -> tuple[list[Result], float]:
    """On a worker: the games, and the seconds they took."""
    try:
        places = unpacked(parcel)
    except OSError as problem:
        raise UnpackError(said_of(problem)) from None
    return timed_batch(moved(batch, places))
