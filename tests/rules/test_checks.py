"""Section 15: what every game must pass, here on a few whole games (tests/properties has many)."""

from __future__ import annotations

import json
import random

import pytest

from game.rules import (
    Setup,
    from_json,
    legal_moves,
    new_game,
    play,
    record_text,
    refusal,
    replay,
    scores,
    state_json,
)
from game.rules.moves import Move
from game.rules.state import GameState, Seat
from game.rules.terms import Step
from tests.rules.helpers import disks_in_game, rule, total

SETUPS = [
    Setup(seats=2, seed=3),
    Setup(seats=3, seed=4, layout="wings", tiles="random"),
    Setup(seats=4, seed=5, layout="three-circles", tiles="random"),
    Setup(
        seats=2, seed=6, layout="two-rounds", tiles="random", start_improved_farmhand=True, open_planning=True
    ),
]
games = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seats} seats, seed {setup.seed}")


def _dull(move: Move) -> bool:
    return str(move).startswith(("end", "stop", "decline", "take")) or str(move).endswith(
        ("brown", "nothing")
    )


def _moves(setup: Setup) -> list[Move]:
    """A whole random game that digs where it can and likes to do something, so that mines get deep."""
    state, chooser, moves = new_game(setup), random.Random(setup.seed), []
    while state.to_move is not None:
        open_moves = list(legal_moves(state))
        doing = [move for move in open_moves if str(move) in ("dig", "prop pinge", "prop tunnel")]
        doing = doing or [move for move in open_moves if not _dull(move)]
        moves.append(chooser.choice(doing if doing and chooser.random() < 0.95 else open_moves))
        play(state, moves[-1], tell=None)
    return moves


def _pieces(state: GameState) -> list[int]:
    """Every count of pieces there is."""
    counts = [count for heap in (state.bag, *state.action, *state.reserve) for count in heap]
    for seat in state.seats:
        counts += [seat.food, seat.wood, seat.coal, seat.thaler, seat.debt, seat.water, seat.shaft]
        counts += [seat.pinge_dug, seat.pinge_props, seat.tunnel_dug, seat.tunnel_props]
        counts += [*seat.cart1, *seat.cart2, *seat.disks, *seat.markers, *seat.fresh]
    return counts


def _laid_and_held(seat: Seat) -> tuple[int, int, int]:
    return total(seat.disks, *(lay.disks for lay in seat.plan))


@rule("C1", "S2")
@games
def test_disks_add_up_at_every_decision(setup: Setup) -> None:
    state = new_game(setup)
    for move in _moves(setup):
        assert disks_in_game(state) == state.box.disks
        for seat in state.seats:
            if state.step in (Step.PLANNING, Step.FIRST_TAKING, Step.SECOND_TAKING):
                assert _laid_and_held(seat) == total(seat.cart1, seat.cart2)
        play(state, move, tell=None)
    assert disks_in_game(state) == state.box.disks


@rule("C2")
@games
def test_coal_adds_up_and_nothing_is_negative(setup: Setup) -> None:
    state = new_game(setup)
    dug = [0] * setup.seats
    for move in _moves(setup):
        events = play(state, move)
        for event in events:
            if type(event).__name__ == "CoalDug":
                dug[event.seat] += 1
        assert min(_pieces(state)) >= 0
        for number, seat in enumerate(state.seats):
            left = sum(seat.board.pinge_coal) - seat.pinge_dug + sum(seat.board.tunnel_coal) - seat.tunnel_dug
            assert left + dug[number] == 18
            assert 0 <= left <= 18


@rule("C2", "M6")
def test_these_games_are_deep_ones() -> None:
    deepest = 0
    for setup in SETUPS:
        state = new_game(setup)
        for move in _moves(setup):
            play(state, move, tell=None)
        deepest = max(deepest, *(seat.coal_removed for seat in state.seats))
    assert deepest > 7  # the Tunnel is reached


@rule("C3")
@games
def test_there_is_always_a_legal_move(setup: Setup) -> None:
    state = new_game(setup)
    for move in _moves(setup):
        assert state.to_move in range(setup.seats)
        assert len(state.pending) <= 1
        moves = legal_moves(state)
        assert len(moves) == len(set(moves)) > 0
        assert all(refusal(state, open_move) is None for open_move in moves)
        play(state, move, tell=None)
    assert state.to_move is None
    assert len(legal_moves(state)) == 0


@rule("C4")
@games
def test_a_saved_position_goes_on_the_same(setup: Setup) -> None:
    moves = _moves(setup)
    whole = new_game(setup)
    for at, move in enumerate(moves):
        if at % 23 == 0:
            loaded = from_json(json.loads(json.dumps(state_json(whole))))
            assert list(legal_moves(loaded)) == list(legal_moves(whole))
            assert loaded.to_move == whole.to_move
            middle = loaded
            start = at
        play(whole, move, tell=None)
    for move in moves[start:]:
        play(middle, move, tell=None)
    assert scores(middle) == scores(whole)
    assert state_json(middle) == state_json(whole)


@rule("C4", "S8")
@games
def test_a_saved_record_ends_the_same(setup: Setup) -> None:
    moves = _moves(setup)
    for part in (moves, moves[: len(moves) // 2]):
        state = new_game(setup)
        for move in part:
            play(state, move, tell=None)
        again, replayed, end = replay(record_text(setup, part))
        assert (again, list(replayed)) == (setup, part)
        assert list(legal_moves(end)) == list(legal_moves(state))
        assert state_json(end) == state_json(state)
