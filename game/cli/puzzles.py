"""Puzzles in the terminal: their list, their proof, and the search for new ones."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from game.cli.long_run import ending
from game.cli.progress import watched
from game.cli.saying import UserError, said, words, wrong
from game.plain import escaped
from game.puzzles.finding import find
from game.puzzles.puzzle import FOLDER, Puzzle, PuzzleError, load, save
from game.puzzles.search import TooLarge, solve
from game.rules import Setup
from game.rules.message import Message, at_place, message
from game.rules.record import Shelf
from game.rules.state import GameState
from game.rules.system import refused_by_system
from game.rules.terms import Season
from game.whole_file import check_folder

EACH = 2
"""Puzzles of one task and grade that a search keeps."""
SEATS = (2, 3, 4)
WRONG = 2
Posed = tuple[Puzzle, GameState]


def puzzles(options: Namespace, shelf: Shelf) -> int:
    """Run the subcommand and return the exit code. Raises UserError."""
    if options.what == "find":
        return _find(options)
    found = _loaded(options.folder or FOLDER, shelf)
    return _prove(found) if options.what == "prove" else _list(found)


def _loaded(folder: Path, shelf: Shelf) -> list[Posed]:
    """Return the puzzles of a folder with their positions. Raises UserError."""
    try:
        return [(puzzle, puzzle.position(shelf)) for puzzle in load(folder)]
    except PuzzleError as problem:
        raise UserError(at_place(str(folder), problem.said)) from problem


def _list(found: list[Posed]) -> int:
    """Print each puzzle: its grade, the position, the task."""
    for number, (puzzle, state) in enumerate(found, start=1):
        told = message(
            "run-puzzle",
            number=number,
            grade=puzzle.grade.said,
            seats=len(state.seats),
            year=state.year,
            season=Season(state.season),
            task=puzzle.goal.said,
        )
        _print(told)
    return 0


def _prove(found: list[Posed]) -> int:
    """Search every puzzle whole; return 2 if one has another best result than it says."""
    refuted = 0
    watch = watched(found, len(found), said("run-word-puzzles"))
    for number, (puzzle, state) in enumerate(watch, start=1):
        try:
            solution = solve(state, puzzle.goal)
        except TooLarge:
            _print(message("run-puzzle-too-large", number=number))
            refuted += 1
            continue
        right = solution.worth == puzzle.worth
        refuted += not right
        result, count = puzzle.goal.result_said(solution.worth), solution.positions
        id = "run-puzzle-proved" if right else "run-puzzle-refuted"
        _print(message(id, number=number, result=result, positions=count))
    return WRONG if refuted else 0


def _find(options: Namespace) -> int:
    """Look for puzzles in games of bauers, and write what is found into a folder; Ctrl+C ends the search."""
    if options.out.exists() and any(options.out.iterdir() if options.out.is_dir() else [options.out]):
        raise wrong(str(options.out), "run-puzzles-there")
    with _writing(options.out):
        check_folder(options.out)
    seeds, kept = range(options.seed, options.seed + options.games), list[Puzzle]()
    with ending() as end:
        for seed in watched(seeds, len(seeds), said("run-word-games"), long=True):
            found = find(Setup(seats=SEATS[seed % len(SEATS)], seed=seed, tiles="random"))
            kept += islice((puzzle for puzzle in found if _wanted(puzzle, kept)), 1)
    with _writing(options.out):
        save(kept, options.out)
    _print(message("run-puzzles-found", count=len(kept), folder=str(options.out)))
    return end.code


@contextmanager
def _writing(folder: Path) -> Iterator[None]:
    """Raise UserError for what the system refuses inside."""
    try:
        yield
    except OSError as problem:
        raise UserError(at_place(str(folder), refused_by_system(problem))) from problem


def _wanted(puzzle: Puzzle, kept: list[Puzzle]) -> bool:
    """Return True unless there are enough of its task and grade."""
    alike = [one for one in kept if (one.goal, one.grade) == (puzzle.goal, puzzle.grade)]
    return len(alike) < EACH


def _print(told: Message) -> None:
    print(escaped(words().line(told)))
