"""The folder of a playtest: its plan, and every game soon after it was played, so that nothing is lost."""

from __future__ import annotations

import platform
import shutil
import time
from importlib import metadata
from io import BytesIO
from pathlib import Path

import msgspec
import polars as pl

from game.plain import one_line
from game.playtest.plan import Job, PlaytestPlan
from game.playtest.playing import Failed, Played
from game.playtest.table import table
from game.rules.message import Message, MessageError, message
from game.rules.ruleset import digest
from game.rules.system import said_of
from game.rules.textfile import FileError, FileKind, FileMissing, read_bytes, stat_of
from game.series.code_digest import PLAYING_AND_COUNTING, code
from game.whole_file import check_folder, write_whole

RUN, GAMES, PARTS, FAILED, SEEN = "run.json", "games.parquet", "parts", "failed", "games"
_KEYS = {"arm", "game", "seat"}
"""The columns that tell a row from others."""
_EVERY = 5.0
"""Seconds between two writes."""


class StoreError(MessageError):
    """A folder that cannot be used."""


class RunManifest(msgspec.Struct, frozen=True):
    """The content of a folder: the plan, the rulesets' digests, and the version of the code."""

    plan: PlaytestPlan
    digests: tuple[str, ...]
    code: str


class GameStore:
    """Keeps games in a folder, or in memory without one."""

    def __init__(self, plan: PlaytestPlan, folder: Path | None, resume: bool = False) -> None:
        """Raise StoreError if the folder cannot be written to, or holds something else."""
        self.folder = folder
        self._waiting: list[Played] = []
        self._frames: list[pl.DataFrame] = []
        self._unwritten: list[pl.DataFrame] = []
        """The frames that are in no file yet."""
        self._parts = 0
        self._written = time.monotonic()
        self.failed: list[Failed] = []
        if folder is not None:
            digests = tuple(digest(ruleset) for ruleset in plan.rulesets)
            self._open(folder, RunManifest(plan, digests, code(*PLAYING_AND_COUNTING)), resume)
        self._done = self._kept()

    def has(self, job: Job) -> bool:
        """Return True if the game was played before this run."""
        return (job.arm, job.number) in self._done

    def add(self, result: Played | Failed) -> None:
        """Keep a game; in memory if the folder takes no more. Raises OSError then."""
        if isinstance(result, Failed):
            self.failed.append(result)
            self._write_failed(result)
            return
        self._waiting.append(result)
        if self.folder is not None and time.monotonic() - self._written > _EVERY:
            self.flush()

    def flush(self) -> None:
        """Write all games that are in no file yet. Raises OSError."""
        self._gather()
        self._written = time.monotonic()
        if self.folder is not None and self._unwritten:
            path = self.folder / PARTS / f"{self._parts:06}.parquet"
            _write(pl.concat(self._unwritten, how="diagonal_relaxed"), path)
            self._unwritten.clear()
            self._parts += 1

    def table(self) -> pl.DataFrame:
        """Return all games so far, in the order of the plan."""
        self._gather()
        if not self._frames:
            return pl.DataFrame()
        self._frames = [pl.concat(self._frames, how="diagonal_relaxed")]
        return self._frames[0].sort("arm", "game", "seat")

    def finish(self) -> None:
        """Join all games in one file and delete the parts. Raises OSError; the parts are left then."""
        if self.folder is None:
            return
        self.flush()
        found = self.table()
        if len(found):
            _write(found, self.folder / GAMES)
        shutil.rmtree(self.folder / PARTS, ignore_errors=True)

    def _gather(self) -> None:
        if self._waiting:
            found = table(self._waiting)
            self._frames.append(found)
            self._unwritten.append(found)
            self._waiting.clear()

    def _open(self, folder: Path, run: RunManifest, resume: bool) -> None:
        known = _known(folder)
        if known is None:
            if any(folder.glob("*")):
                raise StoreError(message("lab-store-other-files", folder=str(folder)))
        elif not resume:
            raise StoreError(message("lab-store-holds-playtest", folder=str(folder)))
        elif _identity(known) != _identity(run):
            why = _difference(known, run)
            raise StoreError(message("lab-store-other-playtest", folder=str(folder), why=why))
        try:
            check_folder(folder)
            write_whole(folder / RUN, msgspec.json.format(msgspec.json.encode(run)))
            (folder / PARTS).mkdir(exist_ok=True)
        except OSError as problem:
            raise StoreError(said_of(problem)) from problem
        parts = sorted(path for path in (folder / PARTS).glob("*.parquet") if path.stem.isdecimal())
        self._frames += map(_games, [*folder.glob(GAMES), *parts])
        self._parts = int(parts[-1].stem) + 1 if parts else 0

    def _kept(self) -> set[tuple[int, int]]:
        if not self._frames:
            return set()
        whole = pl.concat(self._frames, how="diagonal_relaxed").unique(["arm", "game", "seat"])
        self._frames = [whole]
        return set(whole.select("arm", "game").unique().iter_rows())

    def _write_failed(self, failed: Failed) -> None:
        if self.folder is not None and failed.record:
            path = self.folder / failed_file(failed)
            path.parent.mkdir(exist_ok=True)
            write_whole(path, failed.record)


def failed_file(failed: Failed) -> str:
    """Return the path of a failed game's record in the folder; "" without a record."""
    return f"{FAILED}/{failed.job.arm + 1}-{failed.job.number}.hasp" if failed.record else ""


def _identity(run: RunManifest) -> RunManifest:
    """Return the manifest without the number of games: more of the same is the same playtest."""
    return msgspec.structs.replace(run, plan=msgspec.structs.replace(run.plan, games=1))


def _difference(known: RunManifest, run: RunManifest) -> Message:
    for field in PlaytestPlan.__struct_fields__:
        was, now = getattr(known.plan, field), getattr(run.plan, field)
        if was != now and field != "games":
            return message("lab-store-option", option=field, was=_spelled(was), now=_spelled(now))
    same = known.digests == run.digests
    return message("lab-store-program-changed" if same else "lab-store-ruleset-changed")


def _spelled(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _known(folder: Path) -> RunManifest | None:
    """Return the manifest of a folder, or None. Raises StoreError."""
    if folder.exists() and not folder.is_dir():
        raise StoreError(message("lab-store-no-folder", folder=str(folder)))
    try:
        return msgspec.json.decode(read_bytes(folder / RUN, FileKind.PLAN), type=RunManifest)
    except FileMissing:
        return None
    except FileError as problem:
        raise StoreError(said_of(problem)) from None
    except (msgspec.MsgspecError, RecursionError) as problem:
        unread = message("lab-store-unread-plan", file=str(folder / RUN), reason=one_line(problem))
        raise StoreError(unread) from None


def _games(path: Path) -> pl.DataFrame:
    """Return the games in a file. Raises StoreError, also for a pipe, which might never end."""
    try:
        stat_of(path)
    except FileError as problem:
        raise StoreError(said_of(problem)) from None
    try:
        found = pl.read_parquet(path)
        if missing := _KEYS - set(found.columns):
            raise pl.exceptions.ColumnNotFoundError(", ".join(sorted(missing)))
        return found
    except (OSError, pl.exceptions.PolarsError) as problem:
        reason = str(problem).partition("\n")[0]
        raise StoreError(message("lab-store-unread-games", file=str(path), reason=reason)) from problem


def _write(frame: pl.DataFrame, path: Path) -> None:
    """Write by way of memory: polars' errors on a full disk name no file."""
    held = BytesIO()
    frame.write_parquet(held)
    write_whole(path, held.getvalue())


def versions() -> dict[str, str]:
    """Return the versions by name."""
    return {
        "code": code(*PLAYING_AND_COUNTING),
        "Python": platform.python_version(),
        **{name: metadata.version(name) for name in ("numpy", "polars")},
    }
