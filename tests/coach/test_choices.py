"""A game is cut into choices: what a seat does at a stretch, where there was anything to choose."""

from __future__ import annotations

import pytest

from game.coach.choices import choices
from game.rules import Setup, legal_moves, new_game, play
from game.rules.moves import Decline, EndTurn, Lay, Move, Store, Take
from game.rules.terms import Step
from tests.automa.games import played

SETUP = Setup(seats=3, seed=4)


@pytest.fixture(scope="module")
def moves() -> tuple[Move, ...]:
    return tuple(played(SETUP, "bauer", "knecht", "random")[1])


def test_every_free_move_of_a_seat_is_in_one_choice(moves: tuple[Move, ...]) -> None:
    state, free = new_game(SETUP), dict[int, list[int]]()
    for at, move in enumerate(moves):
        if len(legal_moves(state)) > 1:
            free.setdefault(state.to_move, []).append(at)
        play(state, move, None)
    for seat in range(SETUP.seats):
        covered = [at for one in choices(SETUP, moves, seat) for at in range(one.at, one.at + len(one.moves))]
        assert covered == sorted(set(covered))
        assert set(free[seat]) <= set(covered)


def test_moves_of_a_choice_are_those_of_the_record(moves: tuple[Move, ...]) -> None:
    for seat in range(SETUP.seats):
        for one in choices(SETUP, moves, seat):
            assert one.moves == moves[one.at : one.at + len(one.moves)]
            assert one.before.to_move == seat == one.seat


def test_plans_turns_and_storing_are_whole(moves: tuple[Move, ...]) -> None:
    found = choices(SETUP, moves, 0)
    kinds = {Step.PLANNING: Lay, Step.WINTER_STORAGE: Store, Step.FIRST_TAKING: Take | Decline}
    for step, kind in kinds.items():
        of_step = [one for one in found if one.step == step]
        assert of_step and all(isinstance(move, kind) for one in of_step for move in one.moves)
    plans = [one for one in found if one.step == Step.PLANNING]
    assert all(len(one.moves) >= 3 for one in plans)
    turns = [one for one in found if one.step == Step.WORKING]
    assert all(isinstance(one.moves[-1], EndTurn) for one in turns)
    assert all(len(one.moves) == 1 for one in found if one.step == Step.FIRST_TAKING)
