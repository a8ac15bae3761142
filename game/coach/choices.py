"""The choices of a seat in a game: takings, plans, working turns, storing, each as a whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from game.rules import Setup, legal_moves, new_game, play
from game.rules.moves import Move
from game.rules.state import GameState
from game.rules.terms import Step

_WHOLE = (Step.PLANNING, Step.WORKING, Step.WINTER_STORAGE)
"""Steps in which what a seat does is one choice; elsewhere each move is."""


class Choice(NamedTuple):
    """What a seat did, from one position on until others had a say or the step was over."""

    at: int
    """The number of moves played before it."""
    seat: int
    before: GameState
    moves: tuple[Move, ...]

    @property
    def step(self) -> Step:
        """Return the step of the choice."""
        return Step(self.before.step)


class _Decided(NamedTuple):
    at: int
    seat: int
    before: GameState
    move: Move
    free: bool

    @property
    def belongs(self) -> tuple[int, ...]:
        """Return what all moves of one choice have in common."""
        state = self.before
        alone = () if state.step in _WHOLE else (self.at,)
        return (state.year, state.season, state.step, self.seat, *alone)


def choices(setup: Setup, moves: Sequence[Move], seat: int) -> list[Choice]:
    """Return every choice of a seat in which there was anything to choose, in order."""
    found = []
    for _, group in groupby(_decided(setup, moves), key=lambda one: one.belongs):
        decided = list(group)
        first = decided[0]
        if first.seat == seat and any(one.free for one in decided):
            found.append(Choice(first.at, seat, first.before, tuple(one.move for one in decided)))
    return found


def positions(setup: Setup, moves: Sequence[Move]) -> list[GameState]:
    """Return the game before each of its moves."""
    return [one.before for one in _decided(setup, moves)]


def _decided(setup: Setup, moves: Sequence[Move]) -> Iterator[_Decided]:
    state = new_game(setup)
    for at, move in enumerate(moves):
        assert state.to_move is not None
        yield _Decided(at, state.to_move, state.copy(), move, len(legal_moves(state)) > 1)
        play(state, move, None)
