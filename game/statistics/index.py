"""The index of one's games in SQLite. Records are the truth: where it is lost or damaged, it is made anew.

A record is read again when its file's size or time has changed. Several windows may do so at once: each
writes a few games in one transaction, and waits for the other's (docs/statistics.md has the tables).
"""

from __future__ import annotations

import itertools
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from game.rules.record import Fault, Shelf
from game.rules.textfile import FileKind, FileMissing, NoText, Unreadable, read_text
from game.statistics.game import Filed, GameRow
from game.statistics.reading import NotCounted, read_game
from game.statistics.tables import SaveStamp, StrangeIndex, games, lay_out, left_out, named, put

FILE = "statistics.sqlite"
ASIDE = ".damaged"
PATIENCE = 10.0
"""Seconds to wait for another window that is writing."""
BATCH = 20
"""Games written at once."""
MEMORY = ":memory:"
_ENDING = ".hasp"
_AGAIN = (Fault.NO_RULESET.value, Fault.OTHER_FIGURES.value, Fault.NEWER.value, "unreadable")
"""Faults that may go without a change of the file."""
_LATEST = 2**63 - 1
"""The largest number of SQLite. Some file systems know later times, in the year 2262 and after it."""
_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Library(NamedTuple):
    """All that is known: the games, and how many files could not be counted."""

    games: tuple[Filed, ...] = ()
    left_out: int = 0
    aside: Path | None = None
    """Where a damaged index was put, if it was just found to be."""


def stamps(folders: Iterable[Path]) -> list[SaveStamp]:
    """Return the records in some folders; a folder that is missing or closed has none."""
    found: list[SaveStamp] = []
    for folder in folders:
        with suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.endswith(_ENDING) and not entry.name.startswith("."):
                    with suppress(OSError):
                        if entry.is_file():
                            told = entry.stat()
                            mtime = min(told.st_mtime_ns, _LATEST)
                            found.append(SaveStamp(Path(entry.path), mtime, told.st_size))
    return found


class Index:
    """The index in one file. Each call opens it and closes it again, so any thread may ask."""

    def __init__(self, path: Path, shelf: Shelf) -> None:
        self.path, self._shelf = path, shelf

    def library(
        self, folders: Sequence[Path], progress: Callable[[int, int], object] = lambda done, all: None
    ) -> Library:
        """Bring the index up to date with the records, and return all it knows.

        Where its file can be neither read nor written, the same is worked out in memory.
        """
        aside: Path | None = None
        for _ in range(2):
            try:
                return self._library(str(self.path), folders, progress)._replace(aside=aside)
            except (sqlite3.DatabaseError, StrangeIndex) as error:
                if isinstance(error, StrangeIndex) or _is_broken(error):
                    aside = self._set_aside()
                if aside is None:
                    break
        return self._library(MEMORY, folders, progress)

    def _library(self, file: str, folders: Sequence[Path], progress: Callable[[int, int], object]) -> Library:
        with self._opened(file) as database:
            files = stamps(folders)
            self._follow(database, files, progress)
            paths = {named(file.path): file.path for file in files}
            return Library(tuple(games(database, paths)), left_out(database))

    @contextmanager
    def _opened(self, file: str) -> Iterator[sqlite3.Connection]:
        if file != MEMORY:
            with suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as database:
            database.execute("PRAGMA foreign_keys = ON")
            database.execute("PRAGMA synchronous = OFF")  # what a power cut breaks is made anew
            with _writing(database):
                lay_out(database)
            yield database

    def _follow(
        self,
        database: sqlite3.Connection,
        files: Sequence[SaveStamp],
        progress: Callable[[int, int], object],
    ) -> None:
        """Read what is new or has changed, and forget what has gone."""
        known = {row[0]: row[1:] for row in database.execute("SELECT path, mtime, size, fault FROM game")}
        there = {named(file.path) for file in files}
        changed = [file for file in files if _asks(known.get(named(file.path)), file)]
        if gone := [(path,) for path in known.keys() - there]:
            with _writing(database):
                database.executemany("DELETE FROM game WHERE path = ?", gone)
        for at in range(0, len(changed), BATCH):
            progress(at, len(changed))
            read = [(file, self._read(file.path)) for file in changed[at : at + BATCH]]
            with _writing(database):
                for file, found in read:
                    put(database, file, found)
        progress(len(changed), len(changed))

    def _read(self, path: Path) -> GameRow | str:
        """Return the row of a record, or the fault for which there is none."""
        try:
            return read_game(read_text(path, FileKind.RECORD), self._shelf)
        except NotCounted as error:
            return error.fault
        except NoText:
            return Fault.DAMAGED.value
        except FileMissing:
            return "missing"
        except Unreadable:
            return "unreadable"

    def _set_aside(self) -> Path | None:
        """Rename a damaged index; None where that cannot be."""
        for count in itertools.count(1):
            aside = self.path.with_name(f"{self.path.name}.{count}{ASIDE}")
            if not os.path.lexists(aside):
                break
        try:
            self.path.rename(aside)
        except FileNotFoundError:
            return self.path  # another window has just done so
        except OSError:
            return None
        with suppress(OSError):
            self.path.with_name(f"{self.path.name}-journal").unlink()
        return aside


@contextmanager
def _writing(database: sqlite3.Connection) -> Iterator[None]:
    """Keep together what is written; other windows wait."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        with suppress(sqlite3.Error):
            database.execute("ROLLBACK")
        raise
    database.execute("COMMIT")


def _asks(known: Sequence[object] | None, file: SaveStamp) -> bool:
    """Return True if a file has to be read."""
    return known is None or (known[0], known[1]) != (file.mtime, file.size) or known[2] in _AGAIN


def _is_broken(error: sqlite3.DatabaseError) -> bool:
    """Return True if the file is no sound index, not merely busy, closed or full."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return False
    missing = code == sqlite3.SQLITE_ERROR  # a table that another program made, or none
    return missing or code & 0xFF in _BROKEN
