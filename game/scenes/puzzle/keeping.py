"""How far somebody has come with puzzles, one for the whole window."""

from __future__ import annotations

from game.puzzles.progress import PuzzleProgress, Standing
from game.puzzles.puzzle import Puzzle
from game.scenes.flow import Context
from game.scenes.saving.progress_file import ProgressFile


def standing(context: Context, puzzle: Puzzle) -> Standing | None:
    """Return how far somebody has come with a puzzle."""
    return _file(context).progress.standing.get(puzzle.id)


def mark(context: Context, puzzle: Puzzle, reached: Standing) -> None:
    """Note how a puzzle went, and save it."""
    before, file = standing(context, puzzle), _file(context)
    file.progress.mark(puzzle.id, reached)
    if standing(context, puzzle) is not before:
        file.keep(wait=not context.ahead)


def _file(context: Context) -> ProgressFile[PuzzleProgress]:
    """Return the file of the window, read when it is first asked for."""
    if context.puzzling is None:
        context.puzzling = ProgressFile("puzzles.json", PuzzleProgress)
    return context.puzzling
