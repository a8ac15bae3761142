"""Decisions, their options, minutes."""

from __future__ import annotations

from math import log2

import pytest

from game.playtest.dispatcher import Dispatcher
from game.playtest.metrics.length import BIT_MINUTES, PHASE_MINUTES, SETUP_MINUTES, Length
from game.rules import legal_moves
from game.rules.events import PlansRevealed
from game.rules.state import GameState
from game.rules.terms import Step
from tests.playtest.watched import GOLDEN, golden
from tests.rules.helpers import at

QUIET = SETUP_MINUTES + 9 * PHASE_MINUTES


def asked(state: GameState, watch: Dispatcher, seat: int, *options: int) -> None:
    state.to_move = seat
    for count in options:
        watch.decides(state, count)


def test_a_decision_is_real_with_more_than_one_option() -> None:
    state, watch = at(Step.WORKING), Dispatcher([Length()])
    watch.begins(state)
    asked(state, watch, 0, 1, 4, 1, 2)
    asked(state, watch, 1, 1)
    columns = watch.columns(state)
    assert (columns["decisions"], columns["moves"], columns["real"]) == (5, (4, 1), (2, 0))
    assert columns["options"] == (3.0, None)
    assert columns["minutes"] == pytest.approx(QUIET + BIT_MINUTES * 3)


def test_plans_take_as_long_as_the_longest() -> None:
    state, watch = at(Step.PLANNING), Dispatcher([Length()])
    watch.begins(state)
    asked(state, watch, 0, 8, 4)
    asked(state, watch, 1, 2, 2, 2)
    watch.hear(PlansRevealed())
    asked(state, watch, 1, 4)
    watch.hear(PlansRevealed())
    assert watch.columns(state)["minutes"] == pytest.approx(QUIET + BIT_MINUTES * (5 + 2))


def test_open_plans_are_waited_for_one_by_one() -> None:
    state, watch = at(Step.PLANNING, open_planning=True), Dispatcher([Length()])
    watch.begins(state)
    asked(state, watch, 0, 8)
    asked(state, watch, 1, 2)
    watch.hear(PlansRevealed())
    assert watch.columns(state)["minutes"] == pytest.approx(QUIET + BIT_MINUTES * (log2(8) + 1))


@pytest.mark.parametrize("name", GOLDEN)
def test_decisions_of_golden_games_are_those_of_their_moves(name: str) -> None:
    seen = golden(name)
    for seat in range(seen.state.box.seats):
        counts = [len(legal_moves(one.before)) for one in seen.played if one.before.to_move == seat]
        real = [count for count in counts if count > 1]
        assert (seen.seat("moves", seat), seen.seat("real", seat)) == (len(counts), len(real))
        assert seen.seat("options", seat) == sum(real) / len(real)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_would_take_an_evening_at_most(name: str) -> None:
    minutes = golden(name).columns["minutes"]
    assert isinstance(minutes, float) and 30 < minutes < 200
