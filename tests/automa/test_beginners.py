"""The lehrling and the einlieger: where they decide otherwise than the knecht, and whole games."""

from __future__ import annotations

import pytest

from game.automa import named
from game.rules import legal_moves, new_game, play, refusal, view
from game.rules.message import TileName
from game.rules.state import GameState
from game.rules.terms import Field, Step
from tests.automa.games import choice, decisions, mix, players, reason, wins
from tests.rules.helpers import AUTUMN, SPRING, at_planning, at_taking, give

# -- the lehrling --


def test_the_lehrling_takes_more_of_the_same_colour_without_counting_it() -> None:
    state = at_taking([(3, 1, 0), (0, 2, 0)], second=True)
    state.seats[0].cart1 = (0, 2, 0)
    assert choice("knecht", state) == "take black from 1"
    assert choice("lehrling", state) == "take brown from 1"
    assert reason("lehrling", state).startswith("Takes 1 brown disk from pool 1: more of the same")
    state.action = [(3, 0, 0), (0, 0, 0)]
    assert choice("lehrling", state) == "take black from 1"


@pytest.mark.parametrize(("season", "taken"), [(SPRING, "take black from 1"), (AUTUMN, "take yellow from 1")])
def test_the_lehrling_thinks_of_the_lease_in_autumn(season: int, taken: str) -> None:
    state = at_taking([(2, 2, 2), (0, 0, 0)], season=season)
    state.seats[0].food = 0
    assert choice("knecht", state) == "take yellow from 1"
    assert choice("lehrling", state) == taken


def test_the_lehrling_pays_nobody_with_food() -> None:
    """The knecht pays whoever finds work; a yellow disk both give."""
    state = at_planning((0, 0, 0), season=SPRING, seat={"food": 2})
    while legal_moves(state)[0].field != Field.COAL_DIGGER:
        play(state, legal_moves(state)[0])
    assert choice("knecht", state) == "lay coal-digger: 1 food"
    assert choice("lehrling", state) == "lay coal-digger: nothing"
    assert reason("lehrling", state) == "Leaves the coal-digger unpaid: it keeps its food."
    give(state.seats[0], disks=(0, 0, 1))
    assert choice("lehrling", state) == "lay coal-digger: 1 yellow"


# -- the einlieger --


def test_the_einlieger_takes_the_largest_group_of_another_colour() -> None:
    state = at_taking([(3, 1, 1), (0, 0, 2)], second=True)
    state.seats[0].cart1, state.seats[0].food = (2, 0, 0), 9
    assert choice("knecht", state) == "take brown from 1"
    assert choice("einlieger", state) == "take yellow from 2"
    said = "Takes 2 yellow disks from pool 2: no group of another colour brings more"
    assert reason("einlieger", state).startswith(said)
    state.action = [(1, 0, 0), (3, 0, 0)]
    assert choice("einlieger", state) == "take black from 2"


def test_the_einlieger_counts_what_it_can_still_carry() -> None:
    """No more than five in all (D2): of groups that bring one disk each it takes the one that it needs."""
    state = at_taking([(3, 0, 1), (0, 2, 0)], second=True)
    state.seats[0].cart1, state.seats[0].food = (0, 4, 0), 0
    assert choice("einlieger", state) == "take yellow from 1"


def test_who_sees_that_others_were_at_a_development_before() -> None:
    """Of equally dear developments, which score less for each who comes later (T6)."""
    state = at_planning((0, 1, 1), seats=4)
    first = aimed("lehrling", state)
    assert aimed("knecht", state) == aimed("einlieger", state) == first
    state.stacks[first] = (1,)
    assert aimed("lehrling", state) == aimed("knecht", state) == first
    assert aimed("einlieger", state) != first
    state.stacks[first] = (1, 2)
    assert aimed("lehrling", state) == first
    assert aimed("knecht", state) != first


def aimed(level: str, state: GameState) -> int:
    """The development that a level lays disks for."""
    (said,) = named(level)(1).choose(view(state, state.to_move), legal_moves(state)).reasons
    tile = dict(said.values)["tile"]
    return next(one.index for one in state.box.tiles if TileName(one.id) == tile)


# -- whole games --


@pytest.mark.parametrize("level", ["lehrling", "einlieger"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_every_mix(level: str, seats: int) -> None:
    for number in range(4):
        names = [level if seat % 2 else "random" for seat in range(seats)]
        state = new_game(mix(seats, number))
        for seen, moves, decision in decisions(state, players(*names, seed=number)):
            assert decision.move in moves and refusal(seen, decision.move) is None
            if names[seen.to_move or 0] == level:
                assert len(decision.reasons) == 1 and not decision.options
        assert state.step == Step.OVER


@pytest.mark.parametrize(("upper", "lower"), [("knecht", "lehrling"), ("einlieger", "knecht")])
def test_each_beats_the_one_below(upper: str, lower: str) -> None:
    assert wins(upper, lower, 60) > 30


@pytest.mark.parametrize("baseline", ["greedy", "random"])
def test_the_lehrling_beats_the_baselines(baseline: str) -> None:
    assert wins("lehrling", baseline, 12) == 12
