"""The file of how far somebody has come with puzzles."""

from __future__ import annotations

from game.puzzles.progress import PuzzleProgress, parsed, written
from game.scenes.lesson.file import ProgressFile


class PuzzlesFile(ProgressFile[PuzzleProgress]):
    """How far somebody has come with puzzles."""

    def __init__(self) -> None:
        super().__init__("puzzles.json", parsed, written)
