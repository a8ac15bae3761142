"""A puzzle: a position of a real game, what to reach, and the best result there is."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
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
    try:
        entries = tomllib.loads(read_text(folder / _LIST, FileKind.RECORD))["puzzle"]
        return [_puzzle(folder, entry) for entry in entries]
    except FileError as problem:
        raise PuzzleError(problem.said) from problem
    except (ValueError, KeyError, TypeError) as problem:
        raise PuzzleError(message("puzzles-damaged", file=_LIST)) from problem


def _puzzle(folder: Path, entry: dict[str, Any]) -> Puzzle:
    record = read_text(folder / Path(entry["record"]).name, FileKind.RECORD)
    return Puzzle(record, Goal(entry["goal"]), Grade(entry["grade"]), tuple(entry["worth"]))


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
