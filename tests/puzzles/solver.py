"""A hand that solves puzzles in the window."""

from __future__ import annotations

from game.puzzles.puzzle import Puzzle
from game.rules.message import message
from game.scenes.flow import Push
from game.scenes.lesson.card import Card
from game.scenes.puzzle.scene import PuzzleTable
from tests.english import english
from tests.lessons.pupil import Pupil
from tests.scenes.sitting import window


class Solver(Pupil):
    """Somebody before a puzzle."""

    @property
    def puzzle(self) -> PuzzleTable:
        """The puzzle on the table."""
        return next(scene for scene in self.app.stack if isinstance(scene, PuzzleTable))

    def texts(self) -> list[str]:
        """Return what the card says."""
        card = getattr(self.app.scene, "card", None)
        assert isinstance(card, Card)
        return [english(text.said) for text in card.texts]


def before(puzzle: Puzzle, kind: type[Solver] = Solver, animation: bool = False) -> Solver:
    """Return somebody before a puzzle in a window."""
    hand = kind(window(animation=animation))
    hand.app.apply(Push(PuzzleTable(hand.app.context, puzzle, message("puzzle-name", number=1))))
    hand.step()
    return hand
