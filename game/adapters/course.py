"""The course of one game: goes on by action ids and by outcomes of chance, one decision or disk at a time."""

from __future__ import annotations

from random import Random

from game.adapters.drawing import Draws, draw, settle, shares, taken_back
from game.adapters.frame import Frame
from game.adapters.seen import CHANCE, Entry, Kind, before_move, shown
from game.rules import legal_moves, play, remember
from game.rules.events import DisksDrawn, Event
from game.rules.moves import Move
from game.rules.state import GameState


class Course:
    """A game of a frame.

    `state` is the table as it lies; while disks are drawn, some are still in the bag. `chance` is what chance
    is to draw next, None while a seat decides and once the game is over.
    """

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.entries: list[Entry] = []
        self.chance: Kind | None = Kind.ORDER if frame.boards == 1 else Kind.BOARD
        self._lay_out(0)

    def _lay_out(self, board: int) -> None:
        self.state: GameState
        self._draws: list[Draws]
        self.state, self._draws = self.frame.beginning(board)

    def copy(self) -> Course:
        """Return an independent course of the same game."""
        twin = Course.__new__(Course)
        twin.frame, twin.chance = self.frame, self.chance
        twin.state, twin.entries, twin._draws = self.state.copy(), self.entries.copy(), self._draws.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Course:
        return self.copy()

    @property
    def over(self) -> bool:
        """Return True once the game is over."""
        return self.chance is None and self.state.to_move is None

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance that are possible now, each with its probability."""
        if self.chance is Kind.DISK:
            return shares(self.state.bag)
        count = self.frame.boards if self.chance is Kind.BOARD else len(self.frame.orders)
        return [(outcome, 1 / count) for outcome in range(count)]

    def lot(self, chance: Random) -> int:
        """Return one of the outcomes that are possible now, drawn by their probabilities."""
        outcomes, probabilities = zip(*self.outcomes(), strict=True)
        return int(chance.choices(outcomes, probabilities)[0])

    def happen(self, outcome: int) -> None:
        """Let chance have this outcome."""
        assert self.chance is not None
        self.entries.append(Entry(self.chance, CHANCE, outcome))
        if self.chance is Kind.BOARD:
            self._lay_out(outcome)
            self.chance = Kind.ORDER
        elif self.chance is Kind.ORDER:
            self.state.order = self.frame.orders[outcome]
            self.state.to_move = self.state.order[0]
            self._go_on()
        else:
            draw(self.state, self._draws, outcome)
            self._go_on()

    def legal(self) -> list[int]:
        """Return the ids of the legal moves, in ascending order."""
        return sorted(map(self.frame.numbering.id_of, legal_moves(self.state)))

    def move(self, number: int) -> Move:
        """Return the move of an id."""
        return self.frame.numbering.moves[number]

    def play(self, number: int) -> None:
        """Play the legal move of an id."""
        move, events = self.move(number), list[Event]()
        self.entries += before_move(self.state, move, number)
        remember(self.state, move)
        play(self.state, move, events.append)
        self.entries += shown(self.entries, self.state)
        self._draws = taken_back(self.state, [event for event in events if isinstance(event, DisksDrawn)])
        self._go_on()

    def _go_on(self) -> None:
        """Draw what is certain, and find what is open then."""
        settle(self.state, self._draws)
        self.chance = Kind.DISK if self._draws else None
