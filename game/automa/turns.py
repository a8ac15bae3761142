"""Working: every open move is tried on a copy, and the rest of the turn played out by habit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.automa.answers import worth_trying
from game.automa.horizon import Horizon, horizon_of
from game.automa.priorities import worth
from game.automa.rollout_policy import WorkingTurn, end_turn, play_out
from game.automa.weights import Weights
from game.rules import play
from game.rules.moves import Drain, EndTurn, Move
from game.rules.state import GameState, Seat


class Trial(NamedTuple):
    """A move and its result: its worth, and the seat as it would be."""

    worth: float
    move: Move
    after: Seat


def trials(state: GameState, moves: Sequence[Move], weights: Weights) -> list[Trial]:
    """Return every open move of a working turn, the best first.

    Ties go to the move that removes more water, then to the order of the rules.
    """
    horizon = horizon_of(state)
    found = [_trial(state, move, horizon, weights) for move in worth_trying(state, moves)]
    return sorted(found, key=merit)


def merit(trial: Trial) -> tuple[float, int]:
    """Return the sort key of trials: worth, then more water removed."""
    return -round(trial.worth, 6), -trial.move.water if isinstance(trial.move, Drain) else 0


def _trial(state: GameState, move: Move, horizon: Horizon, weights: Weights) -> Trial:
    assert state.to_move is not None
    ahead = state.copy()
    seat = ahead.seats[state.to_move]
    if isinstance(move, EndTurn):
        end_turn(ahead, None)
    else:
        play(ahead, move, None)
        play_out(WorkingTurn(ahead, seat, horizon, weights, None), None)
    return Trial(worth(seat, horizon, weights), move, seat)
