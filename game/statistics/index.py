"""The index of one's games in SQLite. Records are the truth: where it is lost or damaged, it is made anew.

A record is read again when its file's size or time has changed. Several windows may do so at once: each
writes a few games in one transaction, and waits for the other's (docs/statistics.md has the tables).
"""

from __future__ import annotations

import itertools
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, TypeVar

from game.rules.record import Fault
from game.rules.setup import MODULES, SEATS
from game.rules.shelf import Shelf
from game.rules.sources import SOURCES
from game.rules.textfile import FileKind, FileMissing, NoText, Unreadable, read_text
from game.statistics.game import Filed, GameRow, SeatRow
from game.statistics.reading import NotCounted, read_game

FILE = "statistics.sqlite"
ASIDE = ".damaged"
SCHEMA = 1
"""The version of the tables; a file of another version is filled anew."""
PATIENCE = 10.0
"""Seconds to wait for another window that is writing."""
BATCH = 20
"""Games written at once."""
MEMORY = ":memory:"
_ENDING = ".hasp"
_AGAIN = (Fault.NO_RULESET.value, Fault.OTHER_FIGURES.value, "unreadable")
"""Faults that may go without a change of the file."""
_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_TABLES = (
    """CREATE TABLE game (
        path TEXT PRIMARY KEY, mtime INTEGER NOT NULL, size INTEGER NOT NULL, fault TEXT NOT NULL,
        finished INTEGER NOT NULL, layout TEXT NOT NULL, tiles TEXT NOT NULL, modules TEXT NOT NULL,
        ruleset TEXT NOT NULL, seed TEXT NOT NULL, moves INTEGER NOT NULL, practice INTEGER NOT NULL,
        advised INTEGER NOT NULL, handed INTEGER NOT NULL, daily TEXT NOT NULL)""",
    """CREATE TABLE seat (
        path TEXT NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL, name TEXT NOT NULL,
        automa TEXT NOT NULL, vp INTEGER NOT NULL, place INTEGER NOT NULL, coal INTEGER NOT NULL,
        PRIMARY KEY (path, seat)) WITHOUT ROWID""",
    """CREATE TABLE source (
        path TEXT NOT NULL REFERENCES game ON DELETE CASCADE, seat INTEGER NOT NULL, source TEXT NOT NULL,
        vp INTEGER NOT NULL, PRIMARY KEY (path, seat, source)) WITHOUT ROWID""",
)
_ORDER = [source.key for source in SOURCES]
_NAMES = ("source", "seat", "game")
Row = tuple[object, ...]
Result = TypeVar("Result")


class SaveStamp(NamedTuple):
    """A record's file, with what shows whether it has changed."""

    path: Path
    mtime: int
    size: int


class _Strange(Exception):
    """An index that another program has written in."""


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
                            found.append(SaveStamp(Path(entry.path), told.st_mtime_ns, told.st_size))
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
            except (sqlite3.DatabaseError, _Strange) as error:
                if isinstance(error, _Strange) or _is_broken(error):
                    aside = self._set_aside()
                if aside is None:
                    break
        return self._library(MEMORY, folders, progress)

    def _library(self, file: str, folders: Sequence[Path], progress: Callable[[int, int], object]) -> Library:
        with self._opened(file) as database:
            files = stamps(folders)
            self._follow(database, files, progress)
            paths = {_named(file.path): file.path for file in files}
            try:
                return Library(tuple(_games(database, paths)), _left_out(database))
            except (ValueError, TypeError, AttributeError) as error:
                raise _Strange from error

    @contextmanager
    def _opened(self, file: str) -> Iterator[sqlite3.Connection]:
        if file != MEMORY:
            with suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as database:
            database.execute("PRAGMA foreign_keys = ON")
            database.execute("PRAGMA synchronous = OFF")  # what a power cut breaks is made anew
            with _writing(database):
                _lay_out(database)
            yield database

    def _follow(
        self,
        database: sqlite3.Connection,
        files: Sequence[SaveStamp],
        progress: Callable[[int, int], object],
    ) -> None:
        """Read what is new or has changed, and forget what has gone."""
        known = {row[0]: row[1:] for row in database.execute("SELECT path, mtime, size, fault FROM game")}
        there = {_named(file.path) for file in files}
        changed = [file for file in files if _asks(known.get(_named(file.path)), file)]
        if gone := [(path,) for path in known.keys() - there]:
            with _writing(database):
                database.executemany("DELETE FROM game WHERE path = ?", gone)
        for at in range(0, len(changed), BATCH):
            progress(at, len(changed))
            read = [(file, self._read(file.path)) for file in changed[at : at + BATCH]]
            with _writing(database):
                for file, found in read:
                    _put(database, file, found)
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


def _lay_out(database: sqlite3.Connection) -> None:
    """Make the tables unless they are there; of another edition they are made anew."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version == SCHEMA:
        return
    for name in _NAMES:
        database.execute(f"DROP TABLE IF EXISTS {name}")
    for table in _TABLES:
        database.execute(table)
    database.execute(f"PRAGMA user_version = {SCHEMA}")


def _asks(known: Sequence[object] | None, file: SaveStamp) -> bool:
    """Return True if a file has to be read."""
    return known is None or (known[0], known[1]) != (file.mtime, file.size) or known[2] in _AGAIN


def _named(path: Path) -> str:
    """Return a path as the index writes it: bytes that are no text are written in a way of their own."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def _put(database: sqlite3.Connection, file: SaveStamp, found: GameRow | str) -> None:
    """Write a game in place of what was known of its file."""
    path = _named(file.path)
    database.execute("DELETE FROM game WHERE path = ?", (path,))
    row = found if isinstance(found, GameRow) else GameRow((), False, "", "")
    fault = "" if isinstance(found, GameRow) else found
    told: Row = (row.finished, row.layout, row.tiles, ",".join(row.modules), row.ruleset, str(row.seed))
    marks: Row = (row.moves, row.practice, row.advised, row.handed, row.daily)
    values = (path, file.mtime, file.size, fault, *told, *marks)
    database.execute(f"INSERT INTO game VALUES ({_marks(len(values))})", values)
    seats = [(path, at, s.name, s.automa, s.vp, s.place, s.coal) for at, s in enumerate(row.seats)]
    database.executemany(f"INSERT INTO seat VALUES ({_marks(7)})", seats)
    sources = [(path, at, key, vp) for at, s in enumerate(row.seats) for key, vp in s.sources]
    database.executemany(f"INSERT INTO source VALUES ({_marks(4)})", sources)


def _marks(count: int) -> str:
    return ", ".join("?" * count)


def _games(database: sqlite3.Connection, paths: Mapping[str, Path]) -> Iterator[Filed]:
    """Yield the games in these files, the longest ago first."""
    sources: dict[tuple[str, int], list[tuple[str, int]]] = {}
    for path, at, key, vp in database.execute("SELECT path, seat, source, vp FROM source"):
        sources.setdefault((path, at), []).append((key, int(vp)))
    seats: dict[str, list[SeatRow]] = {}
    for path, at, name, automa, vp, place, coal in database.execute("SELECT * FROM seat ORDER BY path, seat"):
        scored = tuple(sorted(sources.get((path, at), ()), key=lambda scored: _ORDER.index(scored[0])))
        row = SeatRow(str(name), str(automa), int(vp), int(place), int(coal), scored)
        seats.setdefault(path, []).append(row)
    for row in database.execute("SELECT * FROM game WHERE fault = '' ORDER BY mtime, path"):
        path, mtime, _, _, finished, layout, tiles, modules, ruleset, seed, moves, *marks, daily = row
        practice, advised, handed = map(bool, marks)
        if path not in paths:
            continue  # another window has just read a game that is newer than the list of files
        played_with = tuple(filter(None, modules.split(",")))
        if len(seats.get(path, ())) not in SEATS or not set(played_with) <= set(MODULES):
            raise _Strange
        yield Filed(
            paths[path],
            mtime / 1e9,
            GameRow(
                tuple(seats.get(path, ())),
                bool(finished),
                layout,
                tiles,
                played_with,
                ruleset,
                int(seed),
                moves,
                practice,
                advised,
                handed,
                daily,
            ),
        )


def _left_out(database: sqlite3.Connection) -> int:
    (count,) = database.execute("SELECT count(*) FROM game WHERE fault != ''").fetchone()
    return int(count)


def _is_broken(error: sqlite3.DatabaseError) -> bool:
    """Return True if the file is no sound index, not merely busy, closed or full."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return False
    missing = code == sqlite3.SQLITE_ERROR  # a table that another program made, or none
    return missing or code & 0xFF in _BROKEN
