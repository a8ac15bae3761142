"""The game of a lesson: like any other at the table, but kept nowhere, and asleep while one reads."""

from __future__ import annotations

from collections.abc import Sequence

from game.lessons.lesson import STUDENT, Lesson
from game.lessons.neighbour import Neighbour
from game.match import Refused, Turn
from game.rules import parse_move
from game.rules.message import message
from game.rules.notation import NotationError
from game.scenes.flow import Context
from game.scenes.opponents import Called
from game.scenes.saving.chairs import Chair
from game.scenes.saving.notes import Sight
from game.scenes.session import Session

RED, BLUE = 0, 1


class LessonChair(Chair):
    """A chair of a lesson, whose name says who sits there."""

    @property
    def kind(self) -> Called:
        return self.name


class LessonSession(Session):
    """A match against a neighbour who does what the lesson says."""

    def __init__(self, context: Context, lesson: Lesson, number: int, moves: Sequence[str] = ()) -> None:
        """Stand at a step: at its position, or after these moves from the one before. Raises LessonError."""
        words = context.theme.words
        student, neighbour = (words.text(message(f"learn-{who}")) for who in ("student", "neighbour"))
        chairs = (LessonChair(student, RED), LessonChair(neighbour, BLUE))
        super().__init__(context, lesson.setup(), chairs, context.saves.new())
        self.lesson, self.asleep = lesson, True
        self.chairs = self._first = (chairs[0], LessonChair(neighbour, BLUE, Neighbour.name))
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

    def take_back(self) -> list[Turn]:
        """Take back all that was played in this step; return it."""
        match = self.match
        undone = match.turns[self.start :]
        if undone:
            del match.turns[self.start :]
            match.state = undone[0].before.copy()
        match.seated()
        return undone

    @property
    def human(self) -> bool:
        return not self.asleep and self.match.state.to_move == STUDENT

    def look(self, sight: Sight) -> None:
        """Keep nothing of what is looked at."""

    def save(self) -> None:
        """Keep nothing: a lesson has a bookmark instead."""
