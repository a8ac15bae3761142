"""Gathers the records of playtests in a folder, with results, notes and answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from game.playtest.metrics.workers import had
from game.rules import new_game, play, scores
from game.rules.events import Event, TileAcquired, WorkerActivated
from game.rules.ids import TileId
from game.rules.message import Message, at_place
from game.rules.record import (
    Fault,
    Feedback,
    Record,
    RecordError,
    Shelf,
    name_of,
    read_record,
    seated_at,
)
from game.rules.ruleset import BASE
from game.rules.setup import Setup
from game.rules.textfile import FileError, FileKind, read_text

RECORDS = "*.hasp"
MOST_FILES = 1_000
"""Records that are read of a folder, in the order of their names."""
_HUMAN = "human"


class PlayedSeat(NamedTuple):
    """A seat of a game: who sat there at its end, and what they achieved."""

    name: str
    person: bool
    score: int
    """The final score, or the VP so far."""
    acquired: frozenset[TileId]
    """Developments by id."""
    worked: Mapping[str, int]
    """How often each worker worked whose field the seat had, by id."""


class PlayedGame(NamedTuple):
    """A playtest that people played."""

    file: Path
    setup: Setup
    digest: str
    seats: tuple[PlayedSeat, ...]
    moves: int
    finished: bool
    feedback: Feedback

    @property
    def people(self) -> tuple[PlayedSeat, ...]:
        return tuple(seat for seat in self.seats if seat.person)

    def lead(self, seat: int) -> int:
        """Return the VP by which a seat is ahead of the best of the others; negative behind it."""
        others = [one.score for number, one in enumerate(self.seats) if number != seat]
        return self.seats[seat].score - max(others, default=0)


class GatheredGames(NamedTuple):
    """What a folder holds."""

    games: tuple[PlayedGame, ...]
    ordinary: int
    """Games that are no playtests."""
    unread: tuple[Message, ...]
    """Why records could not be read."""
    left_out: int
    """Records beyond the number that is read."""


def gather(folder: Path, shelf: Shelf) -> GatheredGames:
    """Return the playtests of a folder and those below it."""
    files = sorted(folder.rglob(RECORDS))
    games, unread, ordinary = list[PlayedGame](), list[Message](), 0
    for file in files[:MOST_FILES]:
        try:
            record = _read(file, shelf)
        except FileError as problem:
            unread.append(problem.said)
            continue
        except RecordError as problem:
            unread.append(at_place(str(file), problem.said))
            continue
        if is_playtest(record):
            games.append(_played(file, record))
        else:
            ordinary += 1
    return GatheredGames(tuple(games), ordinary, tuple(unread), max(0, len(files) - MOST_FILES))


def is_playtest(record: Record) -> bool:
    """Return True for a game of a draft, one begun as a playtest, and one of which something is said."""
    return any(record.feedback) or name_of(record.setup.ruleset) != BASE


def _read(file: Path, shelf: Shelf) -> Record:
    """Return a record, whose ruleset may also lie beside it. Raises FileError, RecordError."""
    text = read_text(file, FileKind.RECORD)
    try:
        return read_record(text, shelf)
    except RecordError as problem:
        if problem.fault is not Fault.NO_RULESET or shelf.given is not None:
            raise
        return read_record(text, replace(shelf, folder=file.parent))


def _played(file: Path, record: Record) -> PlayedGame:
    acquired = [set[TileId]() for _ in range(record.setup.seats)]
    worked = [Counter[str]() for _ in acquired]

    def tell(event: Event) -> None:
        if isinstance(event, TileAcquired):
            acquired[event.seat].add(event.tile)
        elif isinstance(event, WorkerActivated):
            worked[event.seat][event.field.id] += 1

    state = new_game(record.setup)
    for move in record.moves:
        play(state, move, tell)
    turns = (
        {field.id: done[field.id] for field in state.box.crew.all_fields if had(seat, field)}
        for seat, done in zip(state.seats, worked, strict=True)
    )
    finished = state.to_move is None
    vp = scores(state) if finished else tuple(seat.score for seat in state.seats)
    seats = (
        PlayedSeat(name, person, points, frozenset(tiles), done)
        for (name, person), points, tiles, done in zip(_sitters(record), vp, acquired, turns, strict=True)
    )
    digest = state.box.digest
    return PlayedGame(file, record.setup, digest, tuple(seats), len(record.moves), finished, record.feedback)


def _sitters(record: Record) -> Iterator[tuple[str, bool]]:
    """Yield the name on each seat at the end, and True for a person."""
    players = seated_at(record, len(record.moves)) or ("",) * record.setup.seats
    for player in players:
        name, _, kind = player.partition(" (")
        yield name, kind.startswith(_HUMAN)
