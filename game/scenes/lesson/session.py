"""The game of a lesson, against a neighbour who does what the lesson says."""

from __future__ import annotations

from collections.abc import Sequence

from game.lessons.lesson import STUDENT, Lesson
from game.lessons.neighbour import Neighbour
from game.match import Refused
from game.rules import parse_move
from game.rules.message import message
from game.rules.record import NotationError
from game.scenes.flow import Context
from game.scenes.lesson.unkept import NamedChair, UnkeptSession

RED, BLUE = 0, 1


class LessonSession(UnkeptSession):
    """A match against a neighbour who does what the lesson says."""

    def __init__(self, context: Context, lesson: Lesson, number: int, moves: Sequence[str] = ()) -> None:
        """Stand at a step: at its position, or after these moves from the one before. Raises LessonError."""
        words = context.theme.words
        student, neighbour = (words.text(message(f"learn-{who}")) for who in ("student", "neighbour"))
        chairs = (NamedChair(student, RED), NamedChair(neighbour, BLUE, Neighbour.name))
        super().__init__(context, lesson.setup(), chairs, STUDENT)
        self.lesson = lesson
        self.match.opening.clear()
        self.lay_out(number, moves)

    def lay_out(self, number: int, moves: Sequence[str] = ()) -> None:
        """Lay out the position that a step is played from, and play these moves. Raises LessonError."""
        match = self.match
        match.turns.clear()
        match.state, match.practice = self.lesson.position(self.lesson.begun_at(number)), True
        for move in moves:
            try:
                match.submit(parse_move(move), human=match.state.to_move == STUDENT)
            except (Refused, NotationError):
                break
        self.set_out(number)

    def set_out(self, number: int) -> None:
        """Let a step begin here: what was played stands, and the neighbour has its script."""
        script = [parse_move(move) for move in self.lesson.steps[number].neighbour]
        self.match.seat(1 - STUDENT, Neighbour(script))
        self.start = len(self.match.turns)
