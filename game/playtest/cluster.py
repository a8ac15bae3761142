"""Runs games on other machines: a dask scheduler's workers, which are sent the ruleset files too."""

from __future__ import annotations

import hashlib
import os
import socket
import tempfile
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

import msgspec

from game.plain import one_line
from game.playtest.playing import Failed, Played
from game.processes import seldom_garbage
from game.rules.message import Message, MessageError, Value, at_place, message
from game.rules.ruleset import lineage, read
from game.rules.system import said_of
from game.rules.textfile import FileError, FileKind, read_text
from game.series.code_digest import PLAYING_AND_COUNTING, code
from game.series.runners import DIED, BatchSize, Outcome, Play, Result, RunnerError, Timed, timed_batch
from game.series.schedule import Job
from game.whole_file import write_whole

if TYPE_CHECKING:
    from distributed import Client

_AHEAD = 2
"""Batches submitted for each thread of a worker."""
_PATIENCE = 10
"""Seconds to wait for the scheduler, and for workers where there are none."""
_PAUSE, _LOOK_EVERY = 0.02, 1.0
"""Seconds between two looks for results, and for workers."""


class ClusterError(MessageError):
    """A scheduler that cannot be used."""


class UnpackError(MessageError):
    """A worker's disk refused the rulesets."""


class OtherCode(MessageError):
    """A worker that would play by other code than that of whoever sends it games."""


class Parcel(msgspec.Struct, frozen=True):
    """All files that the rulesets need, by path below their common folder, and who may play by them."""

    files: Mapping[str, str]
    rulesets: Mapping[str, str]
    """The file of each ruleset, by the name it was given."""
    code: str
    """The version of the code by which the games are to be played."""


def packed(rulesets: Iterable[str]) -> Parcel:
    """Return the files of these rulesets and of all that they extend. Raises RulesetError."""
    lines = {ruleset: lineage(ruleset) for ruleset in dict.fromkeys(rulesets)}
    every = {Path(version.path).resolve(): version for line in lines.values() for version in line}
    root = Path(os.path.commonpath([path.parent for path in every])) if every else Path()
    return Parcel(
        files={path.relative_to(root).as_posix(): read(version).text for path, version in every.items()},
        rulesets={
            ruleset: Path(line[0].path).resolve().relative_to(root).as_posix()
            for ruleset, line in lines.items()
            if line
        },
        code=code(*PLAYING_AND_COUNTING),
    )


def unpacked(parcel: Parcel) -> dict[str, str]:
    """Write the files that are missing here; return the rulesets' paths by the names they were given."""
    mark = hashlib.sha256(msgspec.json.encode(parcel, order="deterministic")).hexdigest()[:16]
    folder = Path(tempfile.gettempdir()) / f"haspelknecht-{mark}"
    for name, text in parcel.files.items():
        path = folder / name
        if not _holds(path, text):
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, text)
    return {ruleset: str(folder / name) for ruleset, name in parcel.rulesets.items()}


def _holds(path: Path, text: str) -> bool:
    """Return True if a file has that text: anybody at this machine may have put another in its place."""
    try:
        return read_text(path, FileKind.RULESET) == text
    except FileError:
        return False


def moved(jobs: Sequence[Job], places: Mapping[str, str]) -> list[Job]:
    """Return the jobs with the rulesets' paths on this machine."""
    setups = (replace(job.setup, ruleset=places.get(job.setup.ruleset, job.setup.ruleset)) for job in jobs)
    return [msgspec.structs.replace(job, setup=setup) for job, setup in zip(jobs, setups, strict=True)]


def returned(result: Result | Failed, job: Job) -> Result | Failed:
    """Return the result with the job as it was sent, so with the sender's paths."""
    if not isinstance(result, Failed):
        return msgspec.structs.replace(result, job=job) if isinstance(result, Played) else result
    here, there = result.job.setup.ruleset, job.setup.ruleset
    return Failed(job, _renamed(result.reason, here, there), result.record)


def _renamed(said: Message, here: str, there: str) -> Message:
    """Return a message with one path replaced by another."""

    def renamed(value: Value) -> Value:
        if isinstance(value, Message):
            return _renamed(value, here, there)
        return value.replace(here, there) if isinstance(value, str) else value

    return Message(said.id, tuple((name, renamed(value)) for name, value in said.values))


def check_there(address: str) -> None:
    """Raise ClusterError if nothing listens at the address. Works without dask."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), _PATIENCE).close()
    except UnicodeError as problem:  # a name that no host can have
        raise _nobody(address, str(problem)) from problem
    except OSError as problem:
        raise _nobody(address, problem.strerror or str(problem)) from problem


def _nobody(address: str, reason: str) -> ClusterError:
    return ClusterError(message("lab-cluster-nobody", address=address, reason=reason))


class Cluster:
    """Plays on the scheduler's workers; a lost worker's games are played again by another."""

    def __init__(self, address: str) -> None:
        """Raise ClusterError if no scheduler answers."""
        from distributed import Client

        try:
            self._client: Client = Client(address, timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError) as problem:
            raise _nobody(address, str(problem)) from problem
        self._address = address

    def results(self, jobs: Iterable[Job], play: Play[Result]) -> Generator[Outcome[Result], None, None]:
        """Yield each game with its result. Raises RunnerError if the scheduler is gone or has no workers."""
        every = list(jobs)
        if not every:
            return
        parcel = packed(job.setup.ruleset for job in every)
        self._see_workers()
        flow = _Flow(self._client, partial(_played, play=play, parcel=parcel), iter(every))
        try:
            yield from flow.results()
        except UnpackError as problem:
            said = message("lab-cluster-no-room", address=self._address, problem=problem.said)
            raise RunnerError(said) from problem
        except TimeoutError as problem:  # as when none of them has the program, and dies of it
            raise RunnerError(message("lab-cluster-no-worker", address=self._address)) from problem
        except OtherCode as problem:
            raise RunnerError(at_place(self._address, problem.said)) from problem
        except (CancelledError, OSError) as problem:
            raise RunnerError(message("lab-cluster-gone", address=self._address)) from problem
        except (ImportError, RuntimeError) as problem:  # what dask says where the scheduler lacks the program
            said = message("lab-cluster-no-program", address=self._address, problem=one_line(problem))
            raise RunnerError(said) from problem
        finally:
            flow.cancel()

    def _see_workers(self) -> None:
        try:
            self.wait_for(1, _PATIENCE)
        except TimeoutError as problem:
            raise RunnerError(message("lab-cluster-no-worker", address=self._address)) from problem

    def wait_for(self, workers: int, seconds: float) -> None:
        """Wait until so many workers are there. Raises TimeoutError."""
        self._client.wait_for_workers(workers, timeout=seconds)

    def close(self) -> None:
        self._client.close()


class _Flow(Generic[Result]):
    """The batches of one run."""

    def __init__(
        self, client: Client, work: Callable[[Sequence[Job]], Timed[Result]], queue: Iterator[Job]
    ) -> None:
        from distributed import as_completed

        self._client, self._work, self._queue = client, work, queue
        self._pace = BatchSize()
        self._running: dict[Any, Sequence[Job]] = {}
        self._arriving = as_completed(loop=client.loop)

    def results(self) -> Iterator[Outcome[Result]]:
        from distributed.scheduler import KilledWorker

        self._fill()
        while self._running:
            future = self._next()
            batch = self._running.pop(future)
            try:
                found, seconds = future.result()
            except KilledWorker:
                yield from self._again(batch)
            else:
                self._pace.add(len(batch), seconds)
                yield from ((job, returned(one, job)) for one, job in zip(found, batch, strict=True))
            self._fill()

    def _next(self) -> Any:
        """Return the next batch that is over. Raises TimeoutError once no worker was there for a while."""
        last_seen = looked = time.monotonic()
        while not self._arriving.has_ready():
            time.sleep(_PAUSE)
            if (now := time.monotonic()) - looked >= _LOOK_EVERY:
                looked = now
                if self._client.nthreads():
                    last_seen = now
                elif now - last_seen > _PATIENCE:
                    raise TimeoutError
        return next(self._arriving)

    def cancel(self) -> None:
        """Cancel the batches that still run."""
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
        future = self._client.submit(self._work, batch, pure=False)
        self._running[future] = batch
        self._arriving.add(future)

    def _again(self, batch: Sequence[Job]) -> Iterator[Outcome[Result]]:
        """Submit a batch that killed several workers game by game; yield the game that does it alone."""
        if len(batch) == 1:
            yield batch[0], Failed(batch[0], DIED)
            return
        for job in batch:
            self._submit([job])


def _played(batch: Sequence[Job], play: Play[Result], parcel: Parcel) -> Timed[Result]:
    """Play a batch on a worker; return the results and the seconds they took."""
    here = code(*PLAYING_AND_COUNTING)
    if here != parcel.code:
        raise OtherCode(message("lab-cluster-other-code", here=here, wanted=parcel.code))
    try:
        places = unpacked(parcel)
    except OSError as problem:
        raise UnpackError(said_of(problem)) from None
    with seldom_garbage():
        return timed_batch(moved(batch, places), play)
