"""The folder of a playtest: what was asked for, and every game soon after it is played: nothing is lost."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import msgspec
import polars as pl

from game.playtest.plan import Job, Plan
from game.playtest.playing import Failed, Played
from game.playtest.table import table
from game.playtest.versions import code
from game.rules.ruleset import digest

RUN, GAMES, PARTS, FAILED, SEEN = "run.json", "games.parquet", "parts", "failed", "games"
_EVERY = 5.0
"""Seconds after which what was played is written."""


class StoreError(Exception):
    """A folder that cannot be used, in one line."""


class Run(msgspec.Struct, frozen=True):
    """What a folder holds: the plan, the figures of its rulesets, and the code that plays."""

    plan: Plan
    digests: tuple[str, ...]
    code: str


class Store:
    """Keeps games in a folder, or in memory alone where there is none."""

    def __init__(self, plan: Plan, folder: Path | None, resume: bool = False) -> None:
        """Raises StoreError if the folder holds another playtest, or this one and it is not to go on."""
        self.folder = folder
        self._waiting: list[Played] = []
        self._frames: list[pl.DataFrame] = []
        self._parts = 0
        self._written = time.monotonic()
        self.failed: list[Failed] = []
        if folder is not None:
            digests = tuple(digest(ruleset) for ruleset in plan.rulesets)
            self._open(folder, Run(plan, digests, code()), resume)
        self._done = self._known()

    def has(self, job: Job) -> bool:
        """Whether the game was played before this run."""
        return (job.arm, job.number) in self._done

    def add(self, result: Played | Failed) -> None:
        """Keep a game. Raises OSError where the folder takes no more; the game is kept in memory then."""
        if isinstance(result, Failed):
            self.failed.append(result)
            self._write_failed(result)
            return
        self._waiting.append(result)
        if self.folder is not None and time.monotonic() - self._written > _EVERY:
            self.flush()

    def flush(self) -> None:
        """Write what waits. Raises OSError."""
        if not self._waiting:
            return
        self._frames.append(table(self._waiting))
        self._waiting.clear()
        self._written = time.monotonic()
        if self.folder is not None:
            path = self.folder / PARTS / f"{self._parts:06}.parquet"
            self._parts += 1
            _write(self._frames[-1], path)

    def table(self) -> pl.DataFrame:
        """All games so far, in the order of the plan."""
        if self._waiting:
            self._frames.append(table(self._waiting))
            self._waiting.clear()
        if not self._frames:
            return pl.DataFrame()
        self._frames = [pl.concat(self._frames, how="diagonal_relaxed")]
        return self._frames[0].sort("arm", "game", "seat")

    def finish(self) -> None:
        """Put all games into one file, and the parts away. Raises OSError."""
        if self.folder is None:
            return
        found = self.table()
        if len(found):
            _write(found, self.folder / GAMES)
        shutil.rmtree(self.folder / PARTS, ignore_errors=True)

    def _open(self, folder: Path, run: Run, resume: bool) -> None:
        known = _read(folder)
        if known is None:
            if any(folder.glob("*")):
                raise StoreError(f"{folder}: holds other files; name a folder that is new or empty")
        elif not resume:
            raise StoreError(f"{folder}: holds a playtest; go on with it by --resume, or name another folder")
        elif _identity(known) != _identity(run):
            raise StoreError(
                f"{folder}: holds another playtest ({_difference(known, run)}); name another folder"
            )
        (folder / PARTS).mkdir(parents=True, exist_ok=True)
        (folder / RUN).write_bytes(msgspec.json.format(msgspec.json.encode(run)))
        for path in sorted([*folder.glob(GAMES), *(folder / PARTS).glob("*.parquet")]):
            self._frames.append(pl.read_parquet(path))
            if path.parent == folder / PARTS:
                self._parts = int(path.stem) + 1

    def _known(self) -> set[tuple[int, int]]:
        if not self._frames:
            return set()
        whole = pl.concat(self._frames, how="diagonal_relaxed").unique(["arm", "game", "seat"])
        self._frames = [whole]
        return set(whole.select("arm", "game").unique().iter_rows())

    def _write_failed(self, failed: Failed) -> None:
        if self.folder is not None and failed.record:
            path = self.folder / failed_file(failed)
            path.parent.mkdir(exist_ok=True)
            path.write_text(failed.record, encoding="utf-8")


def failed_file(failed: Failed) -> str:
    """Where the record of a game that could not be played lies in the folder; empty if there is none."""
    return f"{FAILED}/{failed.job.arm + 1}-{failed.job.number}.hasp" if failed.record else ""


def _identity(run: Run) -> Run:
    """More games of the same are the same playtest."""
    return msgspec.structs.replace(run, plan=msgspec.structs.replace(run.plan, games=1))


def _difference(known: Run, run: Run) -> str:
    for field in Plan.__struct_fields__:
        was, now = getattr(known.plan, field), getattr(run.plan, field)
        if was != now and field != "games":
            return f"{field}: {_words(was)}, not {_words(now)}"
    return "a ruleset was changed since" if known.digests != run.digests else "the program was changed since"


def _words(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _read(folder: Path) -> Run | None:
    try:
        return msgspec.json.decode((folder / RUN).read_bytes(), type=Run)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError) as problem:
        raise StoreError(f"{folder / RUN}: cannot be read: {problem}") from None


def _write(frame: pl.DataFrame, path: Path) -> None:
    """Whole or not at all."""
    part = path.with_suffix(".part")
    try:
        frame.write_parquet(part)
        os.replace(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
