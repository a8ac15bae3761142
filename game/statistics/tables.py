"""The tables of the index: how they are laid out, written and read (docs/statistics.md)."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.rules.setup import MODULES, SEATS
from game.rules.sources import SOURCES
from game.statistics.game import Filed, GameRow, SeatRow

SCHEMA = 1
"""The version of the tables; a file of another version is filled anew."""
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
_GAMES = """
    SELECT path, mtime, finished, layout, tiles, modules, ruleset, seed, moves, practice, advised, handed,
        daily FROM game WHERE fault = '' ORDER BY mtime, path"""
_NAMES = ("source", "seat", "game")
Row = tuple[object, ...]


class SaveStamp(NamedTuple):
    """A record's file, with what shows whether it has changed."""

    path: Path
    mtime: int
    size: int


class StrangeIndex(Exception):
    """An index that another program has written in."""


def lay_out(database: sqlite3.Connection) -> None:
    """Make the tables unless they are there; of another edition they are made anew."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version == SCHEMA:
        return
    for name in _NAMES:
        database.execute(f"DROP TABLE IF EXISTS {name}")
    for table in _TABLES:
        database.execute(table)
    database.execute(f"PRAGMA user_version = {SCHEMA}")


def named(path: Path) -> str:
    """Return a path as the index writes it: bytes that are no text are written in a way of their own."""
    return os.fsencode(path).decode("utf-8", "backslashreplace")


def put(database: sqlite3.Connection, file: SaveStamp, found: GameRow | str) -> None:
    """Write a game in place of what was known of its file."""
    path = named(file.path)
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


def games(database: sqlite3.Connection, paths: Mapping[str, Path]) -> Iterator[Filed]:
    """Yield the games in these files, the longest ago first. Raises StrangeIndex.

    A game that another window has just read, and that is newer than the list of files, is left for next time.
    """
    try:
        seats = _seats(database)
        for path, mtime, *row in database.execute(_GAMES):
            if path in paths:
                yield Filed(paths[path], mtime / 1e9, _game(row, seats.get(path, ())))
    except (ValueError, TypeError, AttributeError) as error:
        raise StrangeIndex from error


def _seats(database: sqlite3.Connection) -> dict[str, list[SeatRow]]:
    """Return the seats of each game, with their sources in the order of the rules."""
    sources: dict[tuple[str, int], list[tuple[str, int]]] = {}
    for path, at, source, vp in database.execute("SELECT path, seat, source, vp FROM source"):
        sources.setdefault((path, at), []).append((source, int(vp)))
    seats: dict[str, list[SeatRow]] = {}
    for path, at, name, automa, *result in database.execute("SELECT * FROM seat ORDER BY path, seat"):
        vp, place, coal = map(int, result)
        scored = sorted(sources.get((path, at), ()), key=lambda scored: _ORDER.index(scored[0]))
        seats.setdefault(path, []).append(SeatRow(str(name), str(automa), vp, place, coal, tuple(scored)))
    return seats


def _game(row: Sequence[Any], seats: Sequence[SeatRow]) -> GameRow:
    """Return the row of a game. Raises ValueError where it can be none."""
    finished, layout, tiles, modules, ruleset, seed, moves, *marks, daily = row
    played_with = tuple(filter(None, modules.split(",")))
    if len(seats) not in SEATS or not set(played_with) <= set(MODULES):
        raise ValueError
    board = layout, tiles, played_with, ruleset, int(seed), int(moves)
    practice, advised, handed = map(bool, marks)
    return GameRow(tuple(seats), bool(finished), *board, practice, advised, handed, daily)


def left_out(database: sqlite3.Connection) -> int:
    """Return the number of files of which no row could be made."""
    (count,) = database.execute("SELECT count(*) FROM game WHERE fault != ''").fetchone()
    return int(count)
