"""A puzzle: a position of a real game, what to reach, and the best result there is."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Sequence
from contextlib import suppress
from enum import IntEnum
from pathlib import Path
from typing import Any, NamedTuple

from game.puzzles.goals import Goal
from game.puzzles.search import Worth
from game.rules.message import Message, MessageError, message
from game.rules.record import RecordError, Shelf, read_record
from game.rules.state import GameState
from game.rules.textfile import FileError, FileKind, read_text

FOLDER = Path(__file__).resolve().parent / "data"
_LIST = "puzzles.toml"
_MOST_DOTS = 16
"""In a line of a list; tomllib's memory grows with the square of the names in a dotted key."""


class Grade(IntEnum):
    """How hard a puzzle is."""

    EASY = 1
    MEDIUM = 2
    HARD = 3

    @property
    def said(self) -> Message:
        """Return the name of the grade."""
        return message(f"puzzle-grade-{self.name.lower()}")


class PuzzleError(MessageError):
    """A folder holds no puzzles, or damaged ones."""


class Puzzle(NamedTuple):
    """`record` is the text of a game up to the position; whoever is to move there solves it."""

    record: str
    goal: Goal
    grade: Grade
    worth: Worth
    """The best result, which every line of a solution reaches."""

    @property
    def id(self) -> str:
        """Return a name by which it is known in whatever folder and place it stands."""
        return hashlib.sha256(f"{self.goal.value} {self.record}".encode()).hexdigest()[:16]

    def position(self, shelf: Shelf) -> GameState:
        """Return the position. Raises PuzzleError if there is none, or the task cannot begin in it."""
        try:
            state = read_record(self.record, shelf).state
        except RecordError as problem:
            raise PuzzleError(problem.said) from problem
        if not self.goal.fits(state):
            raise PuzzleError(message("puzzle-misfit", task=self.goal.said))
        return state


def load(folder: Path = FOLDER) -> list[Puzzle]:
    """Return the puzzles of a folder, the easy ones first. Raises PuzzleError."""
    return [_puzzle(folder, entry) for entry in _entries(folder)]


def load_sound(folder: Path) -> tuple[list[Puzzle], list[PuzzleError]]:
    """Return the puzzles of a folder that can be read, and why others cannot."""
    found, problems = list[Puzzle](), list[PuzzleError]()
    try:
        entries = _entries(folder)
    except PuzzleError as problem:
        return [], [problem]
    for entry in entries:
        try:
            found.append(_puzzle(folder, entry))
        except PuzzleError as problem:
            problems.append(problem)
    return found, problems


def folders(folder: Path) -> list[Path]:
    """Return the folders of puzzles that a folder is or holds, by name."""
    with suppress(OSError):
        return [one for one in (folder, *sorted(folder.iterdir())) if (one / _LIST).is_file()]
    return []


def _entries(folder: Path) -> list[Any]:
    """Return what the list of a folder says of each puzzle. Raises PuzzleError."""
    try:
        text = read_text(folder / _LIST, FileKind.RECORD)
    except FileError as problem:
        raise PuzzleError(problem.said) from problem
    if any(line.count(".") > _MOST_DOTS for line in text.split("\n")):
        raise _damaged()
    try:
        entries = tomllib.loads(text)["puzzle"]
    except (ValueError, KeyError, RecursionError) as problem:
        raise _damaged() from problem
    if not isinstance(entries, list):
        raise _damaged()
    return entries


def _puzzle(folder: Path, entry: Any) -> Puzzle:
    """Return the puzzle of an entry. Raises PuzzleError."""
    try:
        record = read_text(folder / Path(entry["record"]).name, FileKind.RECORD)
        puzzle = Puzzle(record, Goal(entry["goal"]), Grade(entry["grade"]), tuple(entry["worth"]))
    except FileError as problem:
        raise PuzzleError(problem.said) from problem
    except (ValueError, KeyError, TypeError) as problem:
        raise _damaged() from problem
    if len(puzzle.worth) != puzzle.goal.parts or not all(type(part) is int for part in puzzle.worth):
        raise _damaged()
    return puzzle


def _damaged() -> PuzzleError:
    return PuzzleError(message("puzzles-damaged", file=_LIST))


def save(puzzles: Sequence[Puzzle], folder: Path) -> None:
    """Write puzzles into a folder, the easy ones first. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for number, puzzle in enumerate(sorted(puzzles, key=lambda one: one.grade), start=1):
        name = f"{number:02}.hasp"
        (folder / name).write_text(puzzle.record, encoding="utf-8")
        worth = list(puzzle.worth)
        lines += [
            "[[puzzle]]",
            f'record = "{name}"',
            f'goal = "{puzzle.goal.value}"',
            f"grade = {puzzle.grade:d}",
        ]
        lines += [f"worth = {worth}", ""]
    (folder / _LIST).write_text("\n".join(lines), encoding="utf-8")
