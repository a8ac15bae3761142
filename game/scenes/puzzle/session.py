"""The game of a puzzle: played up to its position, with bystanders beside whoever solves it."""

from __future__ import annotations

from game.puzzles.bystander import Bystander
from game.puzzles.puzzle import Puzzle
from game.rules.message import message
from game.rules.record import read_record
from game.scenes.flow import Context
from game.scenes.lesson.unkept import NamedChair, UnkeptSession
from game.scenes.opponents import Called
from game.scenes.saving.folders import shelf
from game.table.palette import SEAT_COLOUR_NAMES


class SolverChair(NamedChair):
    """The chair of whoever solves the puzzle."""

    @property
    def kind(self) -> Called:
        return message("learn-student")


class PuzzleSession(UnkeptSession):
    """A match that has come to the position of a puzzle; nothing before it can be taken back."""

    def __init__(self, context: Context, puzzle: Puzzle) -> None:
        """Raises PuzzleError if its record is no position where it can begin."""
        before = puzzle.position(shelf())
        assert before.to_move is not None
        game, seat = read_record(puzzle.record, shelf()), before.to_move
        super().__init__(context, game.setup, _chairs(context, game.setup.seats, seat), seat)
        self.match.practice = True
        for move in game.moves:
            self.match.submit(move, human=False)
        for seat in range(game.setup.seats):
            if seat != self.seat:
                self.match.seat(seat, Bystander())
        self.before, self.start = self.match.state.copy(), len(self.match.turns)
        self.match.seated()


def _chairs(context: Context, seats: int, solver: int) -> tuple[NamedChair, ...]:
    """Return the chairs by their colours, as a sentence about “You” would be none."""
    words, chairs = context.theme.words, list[NamedChair]()
    for seat, colour in enumerate(SEAT_COLOUR_NAMES[:seats]):
        name = words.text(message("puzzle-seat", colour=message(f"seat-colour-{colour}")))
        chairs.append(SolverChair(name, seat) if seat == solver else NamedChair(name, seat, Bystander.name))
    return tuple(chairs)
