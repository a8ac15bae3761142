"""The puzzles that can be solved here: those of the game, and those in the user's folder."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.puzzles.puzzle import FOLDER, Puzzle, PuzzleError, folders, load_sound
from game.rules.message import Message, at_place, message
from game.rules.terms import Season
from game.scenes.saving.folders import home, shelf

OWN = "puzzles"


class PosedPuzzle(NamedTuple):
    """A puzzle with its number on its shelf, and what one knows of its position before it lies there."""

    puzzle: Puzzle
    number: int
    about: Message

    @property
    def name(self) -> Message:
        """Return its name."""
        return message("puzzle-name", number=self.number)


class PuzzleShelf(NamedTuple):
    """Puzzles by grade and place in their list, and why others cannot be opened."""

    posed: tuple[PosedPuzzle, ...]
    problems: tuple[Message, ...]


def own_folder() -> Path:
    """Return the folder where puzzles of one's own lie, or folders of them."""
    return home() / OWN


def of_the_game() -> PuzzleShelf:
    """Return the puzzles that come with the game."""
    return _shelf([FOLDER])


def of_ones_own() -> PuzzleShelf:
    """Return the puzzles in the user's folder."""
    return _shelf(folders(own_folder()))


def _shelf(places: list[Path]) -> PuzzleShelf:
    sound, problems = list[tuple[Puzzle, Message]](), list[Message]()
    for place in places:
        found, damaged = load_sound(place)
        problems += [at_place(place.name, problem.said) for problem in damaged]
        for puzzle in found:
            try:
                sound.append((puzzle, _about(puzzle)))
            except PuzzleError as problem:
                problems.append(at_place(place.name, problem.said))
    sound.sort(key=lambda one: one[0].grade)
    posed = (PosedPuzzle(puzzle, number, about) for number, (puzzle, about) in enumerate(sound, 1))
    return PuzzleShelf(tuple(posed), tuple(problems))


@cache
def _about(puzzle: Puzzle) -> Message:
    """Return the seats, the year and the season of a puzzle. Raises PuzzleError."""
    state = puzzle.position(shelf())
    return message("puzzle-about", seats=len(state.seats), year=state.year, season=Season(state.season))
