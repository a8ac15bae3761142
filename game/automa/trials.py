"""Trials: every open move of a working turn or of winter is tried on a copy, and what follows played out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.automa.development_worth import worth_trying
from game.automa.horizon import Horizon, horizon_of
from game.automa.priorities import worth
from game.automa.rollout_policy import WorkingTurn, end_turn, play_out
from game.automa.weights import Weights
from game.rules import legal_moves, play
from game.rules.engine import dig_refusal, is_free, last_year, own_work, play_free
from game.rules.moves import Activate, Dig, Drain, EndTurn, Move, Reel, Stop, Store
from game.rules.state import GameState, Seat
from game.rules.terms import OWN_WORKERS, Step, Work


class Trial(NamedTuple):
    """A move and its result: its worth, and the seat as it would be."""

    worth: float
    move: Move
    after: Seat
    stored: Seat | None = None
    """Of a storage decision: the seat once all its slots are filled."""


def trials(state: GameState, moves: Sequence[Move], weights: Weights) -> list[Trial]:
    """Return every open move of a working turn, the best first.

    Ties go to the move that removes more water, then to what does not end the turn, then to the rules' order.
    """
    horizon = horizon_of(state)
    tried = worth_trying(state, moves)
    if weights.thinking.early_end:
        return sorted((_trial(state, move, horizon, weights) for move in tried), key=merit)
    found = [_trial(state, move, horizon, weights) for move in _working_on(state, tried)]
    return sorted(found, key=_paid_first)


def _working_on(state: GameState, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves without those that leave work to somebody who has been given it."""
    if any(isinstance(move, Dig | Reel) for move in moves):
        return [move for move in moves if not isinstance(move, Stop)]
    seat = state.seats[state.mover]
    if any(isinstance(move, Activate) and _has_work(state, seat, move.field) for move in moves):
        return [move for move in moves if not isinstance(move, EndTurn)]
    return moves


def _has_work(state: GameState, seat: Seat, field: int) -> bool:
    """Return True if a worker who can begin was hired, or finds coal and would keep no marker by idling."""
    worker = seat.board.crew.workers[field]
    lay = next(lay for lay in seat.plan if lay.field == field)
    if worker.contract or not worker.own:
        return worker.contract
    idles_well = lay.special or any(lay.markers)
    return not idles_well and own_work(lay) == Work.MINING and _digs_within(state, seat, sum(lay.total))


def _digs_within(state: GameState, seat: Seat, actions: int) -> bool:
    """Return True if so many actions drain what stops the next coal, and dig it."""
    dry = seat.copy()
    for _ in range(actions - 1):
        if dig_refusal(dry) is not None:
            dry.water -= min(dry.water, state.box.drain)
    return dig_refusal(dry) is None


def merit(trial: Trial) -> tuple[float, int, bool]:
    """Return the sort key of trials: worth, then more water removed, then work before its end."""
    move = trial.move
    return -round(trial.worth, 6), -move.water if isinstance(move, Drain) else 0, isinstance(move, EndTurn)


def _paid_first(trial: Trial) -> tuple[float, int, bool, bool]:
    """Return the sort key of who works on: of equal moves, own workers begin after those that are paid."""
    move = trial.move
    return (*merit(trial), isinstance(move, Activate) and move.field in OWN_WORKERS)


def _trial(state: GameState, move: Move, horizon: Horizon, weights: Weights) -> Trial:
    ahead = state.copy()
    seat = ahead.seats[state.mover]
    if isinstance(move, EndTurn):
        end_turn(ahead, None)
    else:
        play(ahead, move, None)
        play_out(WorkingTurn(ahead, seat, horizon, weights, None), None)
    return Trial(worth(seat, horizon, weights), move, seat)


def winter_horizon(state: GameState) -> Horizon:
    """Return the horizon of a winter decision: when storing, the coal is scored and the lease paid."""
    storing = state.step == Step.WINTER_STORAGE
    return horizon_of(state, scored=storing, paid=storing)


def winter_trials(state: GameState, moves: Sequence[Move], weights: Weights) -> list[Trial]:
    """Return every open move of a winter decision, the best first; ties stay in the order of the rules."""
    tried = _before_scoring if state.step == Step.WINTER_SCORING else _storing
    return sorted((tried(state, move, weights) for move in moves), key=merit)


def _before_scoring(state: GameState, move: Move, weights: Weights) -> Trial:
    """Return the trial of a free action before the coal scores, or of none."""
    seat = _seat_after(state, move)
    return Trial(worth(seat, winter_horizon(state), weights), move, seat)


def _seat_after(state: GameState, move: Move) -> Seat:
    """Return the deciding seat after a free action; unchanged after any other answer."""
    number = state.mover
    ahead = state.copy()
    if is_free(move):
        play_free(ahead, number, move, None)
    return ahead.seats[number]


def _storing(state: GameState, move: Move, weights: Weights) -> Trial:
    """Return the trial of a store move, followed through the seat's other slots to the best end."""
    ahead = state.copy()
    play(ahead, move, None)
    last = last_year(state)
    worths = [(_kept_worth(seat, last, weights), seat) for seat in _ends(ahead, state.mover)]
    worth, stored = max(worths, key=lambda end: end[0])
    return Trial(worth, move, _seat_after(state, move), stored)


def last_winter(state: GameState, move: Store) -> bool:
    """Return True if the game ends with this winter as it stands once a good is stored, which may score."""
    ahead = state.copy()
    play(ahead, move, None)
    return last_year(state) or ahead.to_move is None or (ahead.year == state.year and last_year(ahead))


def without_storing(state: GameState) -> Seat:
    """Return the seat that stores as it would be if it left the rest of its slots empty."""
    ahead, number = state.copy(), state.mover
    while ahead.to_move == number and ahead.step == Step.WINTER_STORAGE:
        empty = (move for move in legal_moves(ahead) if isinstance(move, Store) and move.resource is None)
        play(ahead, next(empty), None)
    return ahead.seats[number]


def _ends(state: GameState, number: int) -> list[Seat]:
    """Return the seat after every way to fill its remaining slots."""
    if state.to_move != number or state.step != Step.WINTER_STORAGE:
        return [state.seats[number]]
    found = []
    for move in legal_moves(state):
        if not is_free(move):
            ahead = state.copy()
            play(ahead, move, None)
            found += _ends(ahead, number)
    return found


def _kept_worth(seat: Seat, last: bool, weights: Weights) -> float:
    """Return the VP, and the worth of the goods kept for the next year."""
    return float(seat.score) if last else seat.score + sum(kept(seat, weights), 0.0)


KEPT: Final = ("food", "wood", "coal", "iron", "iron-props", "props")
"""The priorities of what is kept for the next year."""


def kept(seat: Seat, weights: Weights) -> tuple[float, ...]:
    """Return the worth of what a seat keeps over the winter, in the order of KEPT."""
    return (
        seat.food * weights.food_kept,
        seat.wood * weights.wood,
        seat.coal * weights.coal_kept,
        seat.iron * weights.iron,
        seat.iron_props.bit_count() * weights.iron_prop,
        seat.tunnel_props * weights.prop_tunnel,
    )
