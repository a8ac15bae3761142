"""Reads a folder of records: the games worth seeing of a run, or every note that people left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple, TypeVar

from game.kept import LIST, ListedGame, NoList, read_list
from game.plain import escaped
from game.rules.message import Message, SeatName, message
from game.rules.record import Fault, PlaytestNote, RecordError, RecordHead, Shelf, read_head, read_record
from game.rules.ruleset import load_ruleset
from game.rules.textfile import FileError, FileKind, read_text
from game.scenes.feedback.said import note_said
from game.scenes.replay.chairs import chairs_in
from game.scenes.replay.history import History
from game.scenes.saving.notes import Recalled
from game.table.canvas import Said
from game.words import MissingText, Names, Spoken, Words

Found = TypeVar("Found")
RECORD, GAMES = ".hasp", "games"
MOST_FILES = 200
"""Records that are listed of a folder, in the order of their names."""
_UNSAYABLE = (MissingText, LookupError, TypeError, ValueError, AttributeError)


class FolderRow(NamedTuple):
    """A moment of a game to look at; `why` tells why it cannot be."""

    file: Path
    title: Said
    about: Said
    more: Said = ""
    """A second line about it."""
    at: int = 0
    """The position to open it at."""
    moment: Message | None = None
    """Told on the table there, of a game worth seeing."""
    wrong: bool = False
    order: tuple[int, int, int] = (0, 0, 0)
    """Notes come first, by year and season; then games without one, and what cannot be read."""
    inside: bool = False
    """It is a folder with such moments itself."""


class FolderGames(NamedTuple):
    """What there is to look at, under its heading."""

    heading: Message
    rows: tuple[FolderRow, ...]


def read_places(places: Iterable[Path]) -> FolderGames:
    """Return the folders among these that have games, with how many."""
    rows = (row for place in list(places)[:MOST_FILES] if (row := _of_place(place)) is not None)
    return FolderGames(message("folder-places"), tuple(rows))


def subfolders(folder: Path) -> list[Path]:
    """Return the folders in a folder, by name; none if it cannot be read."""
    try:
        return sorted(place for place in folder.iterdir() if place.is_dir())
    except OSError:
        return []


def _of_place(place: Path) -> FolderRow | None:
    """Return the row of a folder; None if it has no games."""
    listed = _listed(place / GAMES) or _listed(place)
    count = len(listed) or len(_records(place)[:MOST_FILES])
    if not count:
        return None
    has = message("folder-has-seen" if listed else "folder-has-records", count=count)
    return FolderRow(place, escaped(place.name), has, escaped(str(place)), inside=True)


def read_folder(folder: Path, shelf: Shelf, words: Words) -> FolderGames:
    """Return what a folder has: what is worth seeing of a run, else notes and games of the records in it."""
    for place in (folder / GAMES, folder):
        listed = _listed(place)
        if listed:
            return FolderGames(
                message("folder-run"), tuple(_of_run(place, game, shelf, words) for game in listed)
            )
    rows = [row for file in _records(folder)[:MOST_FILES] for row in _of_record(file, shelf)]
    return FolderGames(message("folder-notes"), tuple(sorted(rows, key=lambda row: row.order)))


def _records(folder: Path) -> list[Path]:
    """Return the records of a folder and of those in it; no deeper, as a whole disk may be dropped."""
    return sorted(file for depth in ("", "*/") for file in folder.glob(f"{depth}*{RECORD}"))


def opened(row: FolderRow, shelf: Shelf) -> History:
    """Return the game of a row, to be opened at its moment. Raises FileError, RecordError."""
    record = _beside(row.file, shelf, read_record)
    history = History.of_record(record, escaped(row.file.name), Recalled.of(row.file))
    return history.begin_at(row.at, row.moment)


def _beside(file: Path, shelf: Shelf, read: Callable[[str, Shelf], Found]) -> Found:
    """Return what is read of a file, whose ruleset may also lie beside it. Raises FileError, RecordError."""
    text = read_text(file, FileKind.RECORD)
    try:
        return read(text, shelf)
    except RecordError as problem:
        if problem.fault is not Fault.NO_RULESET or shelf.given is not None:
            raise
        return read(text, replace(shelf, folder=file.parent))


def _listed(place: Path) -> tuple[ListedGame, ...]:
    """Return the lab's list of a folder; empty without one, or if it is none."""
    try:
        return read_list(read_text(place / LIST, FileKind.PLAN))
    except (FileError, NoList):
        return ()


def _of_run(place: Path, game: ListedGame, shelf: Shelf, words: Words) -> FolderRow:
    """Return the row of a game worth seeing: why it is that, its telling moment, who scored how much."""
    file, why = place / game.file, message("folder-reasons", reasons=game.why)
    title: Said = why if _sayable(why, words) else game.file
    try:
        head = _beside(file, shelf, read_head)
    except (FileError, RecordError) as problem:
        return FolderRow(file, title, problem.said, wrong=True)
    names = _names(head)
    scored = (
        message("folder-seat-score", name=name, score=score)
        for name, score in zip(names.seats, game.scores, strict=False)
    )
    scores = Spoken(message("folder-worth", seats=tuple(scored), file=game.file), names)
    if game.moment is None or not _sayable(game.moment, words):
        return FolderRow(file, _spoken(title, names), scores, at=game.at)
    return FolderRow(file, _spoken(title, names), Spoken(game.moment, names), scores, game.at, game.moment)


def _sayable(said: Message, words: Words) -> bool:
    """Return False for a message of another edition, or of no edition."""
    try:
        words.text(said)
    except _UNSAYABLE:
        return False
    return True


def _spoken(said: Said, names: Names) -> Said:
    return Spoken(said, names) if isinstance(said, Message) else said


def _of_record(file: Path, shelf: Shelf) -> Iterator[FolderRow]:
    """Yield a row for each note of a game, by their moments; one for a game without notes."""
    try:
        head = _beside(file, shelf, read_head)
    except (FileError, RecordError) as problem:
        yield FolderRow(file, escaped(file.name), problem.said, wrong=True, order=(2, 0, 0))
        return
    ruleset, names = load_ruleset(head.setup.ruleset), _names(head)
    known = {*ruleset.tile, *ruleset.worker}
    for note in sorted(head.feedback.notes, key=lambda one: (one.year, one.season, one.moves)):
        left = Spoken(_left(note, file), names)
        said, order = Spoken(note_said(note, known), names), (0, note.year, note.season)
        yield FolderRow(file, said, left, at=note.at, order=order)
    if not head.feedback.notes:
        about = message("folder-no-notes", players=tuple(names.seats), count=head.moves)
        yield FolderRow(file, escaped(file.name), about, order=(1, 0, 0))


def _names(head: RecordHead) -> Names:
    """Return the names of who plays, and of developments as the game's ruleset has them."""
    seats = tuple(chair.plate for chair in chairs_in(head.players, head.setup.seats))
    known = {id: tile.name for id, tile in load_ruleset().tile.items()}
    own = {id: tile.name for id, tile in load_ruleset(head.setup.ruleset).tile.items()}
    return Names(seats, {id: name for id, name in own.items() if name != known.get(id)})


def _left(note: PlaytestNote, file: Path) -> Message:
    """Return who left a note, when, and in which game."""
    name, seat = escaped(file.name), SeatName(note.seat)
    left = message("folder-left", year=note.year, season=note.season, seat=seat, count=note.moves, file=name)
    return left if note.back is None else message("folder-taken-back", left=left, count=note.back)
