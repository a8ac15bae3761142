"""The habits of a working turn: those that are left out have nothing to do."""

from __future__ import annotations

import pytest

from game.automa import rollout_policy
from game.automa.horizon import horizon_of
from game.automa.rollout_policy import HABITS, WITHOUT_WORKERS, WorkingTurn, waiting_lays
from game.automa.weights import PLAIN
from game.rules import new_game
from game.rules.state import GameState
from game.rules.terms import Step
from tests.automa.games import board, decisions, mix, players


def working(seats: int, number: int) -> list[GameState]:
    """Every second moment of working turns of a game in which no worker is in the middle of something."""
    state = new_game((board if number % 2 else mix)(seats, number))
    game = decisions(state, players(*["knecht"] * seats))
    return [seen for seen, _, _ in game if seen.step == Step.WORKING and not seen.pending][::2]


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (3, 2), (4, 5), (3, 4), (4, 6)])
def test_a_habit_that_is_left_out_would_do_nothing(seats: int, number: int) -> None:
    left_out = set()
    for seen in working(seats, number):
        seat = seen.seats[seen.mover]
        waiting = waiting_lays(seat)
        for targets in (None, {}):
            turn = WorkingTurn(seen, seat, horizon_of(seen), PLAIN, targets)
            tried = rollout_policy._open_habits(turn, waiting)
            for habit in {*(HABITS if waiting else WITHOUT_WORKERS)} - {*tried}:
                left_out.add(habit)
                assert habit(turn, waiting) is None
    assert len(left_out) > 5
