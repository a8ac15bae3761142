"""Exhaustive search: every line of a puzzle, each position once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from random import Random
from typing import NamedTuple

from game.puzzles.goals import Goal
from game.rules import legal_moves, play
from game.rules.moves import Move
from game.rules.state import SEAT_FIELDS, GameState

Worth = tuple[int, ...]
LARGEST = 300_000
"""Positions after which a search is given up."""
_possessions = attrgetter(*(name for name in SEAT_FIELDS if name != "board"))


class TooLarge(Exception):
    """A search has more positions than it may look at, or nobody waits for it any more."""


class Alternative(NamedTuple):
    """The best of the other moves where a line has one, and what it can reach at most."""

    move: Move
    worth: Worth


class Solution(NamedTuple):
    """The best result of a puzzle, a line that reaches it, and the number of positions looked at."""

    worth: Worth
    line: tuple[Move, ...]
    """The moves of the seat."""
    positions: int
    others: tuple[Alternative | None, ...]
    """For each of these moves the best of the others; None where there is no other."""


def solve(
    before: GameState,
    goal: Goal,
    largest: int = LARGEST,
    now: GameState | None = None,
    wanted: Callable[[], bool] = lambda: True,
) -> Solution:
    """Return the best that the seat to move can reach: from the beginning, or from a later position `now`.

    Raises TooLarge, also as soon as it is not `wanted` any more.
    """
    search, begun = _Search(before, goal, largest, wanted), before if now is None else now
    worth = search.best(begun)
    line, others = search.line(begun, worth)
    return Solution(worth, line, search.positions, others)


def by_lot(before: GameState, goal: Goal, chance: Random) -> Worth:
    """Return the result of playing by lot."""
    assert before.to_move is not None
    state, seat = before.copy(), before.to_move
    while not goal.over(before, state, seat):
        moves = legal_moves(state)
        play(state, chance.choice(moves) if state.to_move == seat else moves[0], None)
    return goal.worth(before, state, seat)


class _Search:
    """Depth first; a position that was met before has the worth found then."""

    def __init__(self, before: GameState, goal: Goal, largest: int, wanted: Callable[[], bool]) -> None:
        assert before.to_move is not None
        self._wanted = wanted
        self._before, self._goal, self._seat, self._largest = before, goal, before.to_move, largest
        self._known: dict[tuple[object, ...], Worth] = {}

    @property
    def positions(self) -> int:
        return len(self._known)

    def best(self, state: GameState) -> Worth:
        """Return the worth of the best line from a position."""
        if self._goal.over(self._before, state, self._seat):
            return self._goal.worth(self._before, state, self._seat)
        key = self._key(state)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= self._largest or not self._wanted():
                raise TooLarge
            found = max(self.best(_after(state, move)) for move in self._moves(state))
            self._known[key] = found
        return found

    def line(self, begun: GameState, worth: Worth) -> tuple[tuple[Move, ...], tuple[Alternative | None, ...]]:
        """Return the seat's moves of the first line from a position that reaches a worth, and the others."""
        state, found, others = begun.copy(), list[Move](), list[Alternative | None]()
        while not self._goal.over(self._before, state, self._seat):
            reached = [Alternative(move, self.best(_after(state, move))) for move in self._moves(state)]
            at = next(number for number, one in enumerate(reached) if one.worth == worth)
            move, rest = reached[at].move, reached[:at] + reached[at + 1 :]
            if state.to_move == self._seat:
                found.append(move)
                others.append(max(rest, key=lambda one: one.worth, default=None))
            play(state, move, None)
        return tuple(found), tuple(others)

    def _moves(self, state: GameState) -> Sequence[Move]:
        """Return the moves to try; of the others that of a Bystander."""
        moves = legal_moves(state)
        return moves if state.to_move == self._seat else moves[:1]

    def _key(self, state: GameState) -> tuple[object, ...]:
        seat = state.seats[self._seat]
        return (
            state.season,
            state.step,
            state.to_move,
            state.turn,
            state.pending,
            state.kiepenkerl,
            state.bonus_left,
            tuple(state.stacks),
            _possessions(seat),
            tuple((other.food, other.wood, other.coal, other.iron, other.water) for other in state.seats),
        )


def _after(state: GameState, move: Move) -> GameState:
    ahead = state.copy()
    play(ahead, move, None)
    return ahead
