"""What all games of one setup share: their boards, ids and beginnings, without any library of others."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property, lru_cache
from itertools import permutations

from game.adapters.drawing import Draws, settle, taken_back
from game.adapters.numbering import Numbering, numbering
from game.adapters.seen import Kind
from game.adapters.vocabulary import vocabulary_of
from game.rules import Setup, new_game
from game.rules.disks import amount
from game.rules.events import DisksDrawn, Event
from game.rules.message import MessageError, message
from game.rules.ruleset import digest, disk_counts
from game.rules.state import GameState
from game.rules.terms import Colour

MOST_IN_PHASE = 120
"""More than the moves that a seat can make in a phase. Nobody holds more than 13 disks, so that own workers
have 19 actions at most, with markers and synergy; contract workers and the Windlass have 11, the Farmer's
Wife 1. Beside these there are 18 starts and stops, 2 developments with 4 questions each, 11 props, 20 burns,
5 other markers, 8 fields to lay, 9 takings, swaps and answers, and the end of the turn."""
MOST_IN_WINTER = 60
"""More than the moves that a seat can make in a winter: slots, props, burns."""


class Frame:
    """The games of a setup, on the boards of so many seeds from its own on, each as likely as another."""

    def __init__(self, setup: Setup, boards: int = 1) -> None:
        """Raises MessageError if it cannot be played: a SetupError, or a RulesetError."""
        self.setup = setup
        self.boards = boards
        self.vocabulary = vocabulary_of(setup)
        self.numbering: Numbering = numbering(self.vocabulary)
        self.seats = setup.seats
        self.orders = tuple(permutations(range(setup.seats)))
        """The turn orders in which a game can begin (S6), by their number."""
        self._beginnings: dict[int, tuple[GameState, list[Draws]]] = {}
        state, _ = self.beginning(0)
        if state.box.start_by_turn:
            raise MessageError(message("adapters-start-by-turn"))
        self.years = state.box.years
        self.phases = len(state.box.phases)

    def __reduce__(self) -> tuple[object, ...]:
        return frame_of, (self.setup, self.boards)

    def beginning(self, board: int) -> tuple[GameState, list[Draws]]:
        """Return a new game on a board, with all disks still to be drawn, the next draw last."""
        if board not in self._beginnings:
            self._beginnings[board] = self._dealt(board)
        state, draws = self._beginnings[board]
        return state.copy(), draws.copy()

    def _dealt(self, board: int) -> tuple[GameState, list[Draws]]:
        events: list[Event] = []
        setup = replace(self.setup, seed=(self.setup.seed + board) % (1 << 64))
        state = new_game(setup, events.append)
        draws = taken_back(state, [event for event in events if isinstance(event, DisksDrawn)])
        settle(state, draws)
        return state, draws

    def outcome_said(self, kind: Kind, outcome: int) -> str:
        """Return an outcome of chance in a few words; boards and seats count from 1."""
        if kind is Kind.DISK:
            return f"draw {Colour(outcome).id}"
        if kind is Kind.BOARD:
            return f"board {outcome + 1}"
        return f"order {' '.join(str(seat + 1) for seat in self.orders[outcome])}"

    @cached_property
    def most_moves(self) -> int:
        """Return a number of moves that no game exceeds."""
        return self.seats * self.years * (self.phases * MOST_IN_PHASE + MOST_IN_WINTER)

    @cached_property
    def most_draws(self) -> int:
        """Return a number of draws that no game exceeds: board, order, and every disk in every phase."""
        disks = amount(disk_counts(self.vocabulary.ruleset, self.seats))
        return 2 + disks * self.years * self.phases

    @property
    def most_entries(self) -> int:
        """Return a number of entries that no game exceeds; lays are shown again, bonus markers offered."""
        lays = len(self.vocabulary.ruleset.worker) * self.seats * self.years * self.phases
        return self.most_moves + self.most_draws + lays + self.seats

    @property
    def most_outcomes(self) -> int:
        """Return the most outcomes that a draw of chance has."""
        return max(3, len(self.orders), self.boards)


def frame_of(setup: Setup, boards: int = 1) -> Frame:
    """Return the frame of a setup; its games share it. Raises MessageError."""
    return _frame(setup, boards, digest(setup.ruleset))


@lru_cache(maxsize=64)
def _frame(setup: Setup, boards: int, figures: str) -> Frame:
    """Return the frame of a setup; `figures` is the digest of its ruleset, whose file may change."""
    return Frame(setup, boards)
