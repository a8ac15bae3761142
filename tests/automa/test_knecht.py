"""The knecht: its rules in chosen positions, whole games of every mix, and how strong it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.automa import named
from game.rules import legal_moves, new_game, play, refusal, view
from game.rules.terms import Ability, Season, Step
from tests.automa.games import choice, decisions, its_turn, mix, players, reason, wins
from tests.rules.drafts import written
from tests.rules.expansion import bought, with_tiles
from tests.rules.helpers import (
    AUTUMN,
    SPRING,
    SUMMER,
    at,
    at_planning,
    at_taking,
    at_winter,
    at_working,
    can,
    end_phase,
    give,
    own,
)
from tests.rules.plans import on_field

KNECHT = named("knecht")(1)
TOKENS = ("11", "12", "13", "21", "22", "23", "31", "32", "33")
"""So many developments that no token is left for another (T9)."""


# -- taking --


def test_it_takes_the_largest_group() -> None:
    state = at_taking([(2, 0, 0), (1, 3, 2)])
    assert choice("knecht", state) == "take brown from 2"
    assert reason("knecht", state) == "Takes 3 brown disks from pool 2: no group is larger."


def test_of_equal_groups_it_takes_what_it_needs() -> None:
    state = at_taking([(2, 2, 2), (0, 0, 0)])
    state.seats[0].food = 2
    assert choice("knecht", state) == "take black from 1"
    state.seats[0].pinge_dug = 3
    assert choice("knecht", state) == "take brown from 1"
    assert reason("knecht", state) == (
        "Takes 2 brown disks from pool 1: no group is larger, and the next coal waits for a prop."
    )
    state.seats[0].wood, state.seats[0].food = 1, 0
    assert choice("knecht", state) == "take yellow from 1"


def test_its_second_taking_is_of_another_colour() -> None:
    state = at_taking([(3, 1, 0), (0, 2, 0)], second=True)
    state.seats[0].cart1 = (3, 0, 0)
    assert reason("knecht", state) == "Takes 2 brown disks from pool 2: another colour."
    state.action = [(3, 0, 0), (0, 0, 0)]
    assert choice("knecht", state) == "take black from 1"
    state.action = [(0, 0, 0), (0, 0, 0)]
    assert choice("knecht", state) == "decline"


# -- planning --


def test_the_farmer_gets_the_dearest_development_it_can_have() -> None:
    state = at_planning((3, 2, 0), owns=("12",))
    assert choice("knecht", state) == "lay farmer: 1 black, 2 brown"
    assert "the dearest development it can have" in reason("knecht", state)


def test_black_disks_are_for_the_mine() -> None:
    state = at_planning((3, 2, 0))
    assert its_turn("knecht", state)[:2] == ["lay farmer: 2 brown", "lay farmhand: 3 black"]


def test_two_who_may_develop_acquire_two_developments() -> None:
    state = at_planning((1, 3, 0))
    can(state.seats[0], Ability.IMPROVED_FARMHAND)
    assert its_turn("knecht", state)[:2] == ["lay farmer: 2 brown", "lay farmhand: 1 black, 1 brown"]
    while state.to_move != 0 or state.step != Step.WORKING:
        play(state, legal_moves(state)[0])
    assert sum(move.startswith("acquire") for move in its_turn("knecht", state)) == 2


def test_it_works_for_what_it_needs() -> None:
    """Without a token for developments: wood for the next prop, then food for the lease."""
    state = at_planning((2, 1, 1), owns=TOKENS, seat={"pinge_dug": 3})
    moves = its_turn("knecht", state)
    assert moves[:2] == ["lay farmer: 1 brown", "lay farmhand: 1 yellow"]


@pytest.mark.parametrize(
    ("season", "food", "laid"),
    [(SPRING, 1, "1 food"), (AUTUMN, 2, "nothing"), (AUTUMN, 3, "1 food")],
)
def test_it_pays_whom_it_can_but_keeps_the_lease(season: Season, food: int, laid: str) -> None:
    state = at_planning((3, 0, 0), season=season, seat={"food": food})
    assert its_turn("knecht", state)[-1] == f"lay coal-digger: {laid}"


@pytest.mark.parametrize(
    ("seat", "laid"),
    [
        ({"pinge_dug": 3}, "nothing"),  # behind an empty field, and without wood for it
        ({"pinge_dug": 3, "wood": 1}, "1 food"),
        ({"pinge_dug": 3, "iron": 1}, "nothing"),  # iron is no prop of the Pinge (I2)
        ({"pinge_dug": 3, "water": 2}, "1 food"),
    ],
)
def test_food_is_no_pay_for_whom_it_sees_no_work(seat: dict[str, int], laid: str) -> None:
    state = at_planning((3, 0, 0), owns=TOKENS, seat={"food": 1, **seat})
    moves = its_turn("knecht", state)
    assert moves[2] == f"lay coal-digger: {laid}"


@pytest.mark.parametrize(
    ("markers", "thaler", "why"),
    [
        ([], 0, "it lacks 1 yellow disk, 1 food or 1 Thaler."),
        ([], 1, "it keeps its Thaler."),
        (["wheelbarrow"], 0, "it keeps its markers."),
    ],
)
def test_what_would_pay_but_is_kept_is_named(markers: list[str], thaler: int, why: str) -> None:
    state = at_planning((3, 0, 0), owns=TOKENS, seat={"food": 0, "thaler": thaler})
    assert state.to_move is not None
    give(state.seats[state.to_move], markers=markers)
    while choice("knecht", state) != "lay coal-digger: nothing":
        play(state, KNECHT.choose(view(state, state.to_move), legal_moves(state)).move)
    assert reason("knecht", state) == f"Leaves the coal-digger unpaid: {why}"


@pytest.mark.parametrize(
    ("seat", "laid"),
    [
        ({}, ["nothing", "nothing"]),
        ({"wood": 1}, ["1 food", "1 food"]),  # what the coal-miner digs can be reeled up
        ({"shaft": 1}, ["nothing", "1 food"]),
    ],
)
def test_nor_in_the_tunnel_and_at_the_shaft(seat: dict[str, int], laid: list[str]) -> None:
    state = at_planning((0, 3, 0), owns=TOKENS, seat={"food": 2, "pinge_dug": 7, **seat})
    workers = ("coal-miner", "haspelknecht")
    assert its_turn("knecht", state)[2:] == [
        f"lay {who}: {what}" for who, what in zip(workers, laid, strict=True)
    ]


def test_food_that_pays_nobody_is_not_kept_for_the_lease(tmp_path: Path) -> None:
    """Of one who asks for a Thaler it is said that there is nothing that pays him."""
    draft = written(tmp_path, 'name = "dear"\n[worker.coal-digger.use.paid]\npay = [{ thaler = 1 }]\n')
    state = at_planning((0, 0, 0), season=SUMMER, ruleset=draft, seat={"food": 2, "thaler": 0})
    for level in ("knecht", "lehrling"):
        told = reason(level, on_field(state, "coal-digger"))
        assert "lease" not in told and "food" not in told, told


def test_what_is_left_over_goes_where_it_fits() -> None:
    state = at_planning((2, 1, 1), owns=TOKENS, seat={"pinge_dug": 3})
    can(state.seats[0], Ability.WATER_MILL)
    assert its_turn("knecht", state)[-1] == "lay water-mill: 2 black"


# -- working --


def test_it_removes_water_then_digs_and_never_stops_with_work_left() -> None:
    state = at_working("farmer: 4 black", seat={"water": 2})
    assert its_turn("knecht", state) == ["activate farmer", "drain 2", "dig", "dig", "dig", "end turn"]


def test_wood_comes_before_the_prop_and_the_prop_before_the_coal() -> None:
    state = at_working("farmer: 3 black", "farmhand: 1 brown", seat={"pinge_dug": 3})
    moves = its_turn("knecht", state)
    assert moves == ["activate farmhand", "prop pinge", "activate farmer", "dig", "dig", "end turn"]


def test_it_acquires_before_anything_else() -> None:
    state = at_working("farmer: 2 brown", "farmhand: 2 black")
    assert its_turn("knecht", state)[0] == "acquire 12 by farmer"


def test_it_takes_the_first_of_what_is_offered() -> None:
    state = bought("31")
    assert choice("knecht", state) == "choose 3 wood, 1 water"


# -- the rest of the year --


def test_it_stores_what_scores_most() -> None:
    state = at_winter(seat={"food": 4, "wood": 1, "coal": 1})
    can(state.seats[0], Ability.BARN)
    end_phase(state)
    while state.step == Step.WINTER_SCORING:
        play(state, legal_moves(state)[0])
    assert choice("knecht", state) == "store wood in farm"
    assert (
        reason("knecht", state) == "Stores wood on the farm: it scores 1 VP, and nothing scores more there."
    )


def test_it_burns_wood_in_winter_only() -> None:
    state = at_winter(seat={"wood": 2})
    can(state.seats[0], Ability.CHARCOAL_BURNER)
    assert choice("knecht", state) == "end turn"
    end_phase(state)
    assert choice("knecht", state) == "burn"


@pytest.mark.parametrize(("food", "move"), [(2, "decline"), (3, "give food to 2")])
def test_it_gives_what_the_lease_leaves(food: int, move: str) -> None:
    state = at(Step.AUTUMN_WATER, **with_tiles("29", season=AUTUMN))
    own(state, 0, "29")
    state.seats[0].food = food
    assert choice("knecht", state) == move


# -- whole games --


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_of_every_mix(seats: int) -> None:
    """Every module and tile, alone and among players by lot, with one sentence for each decision."""
    for number in range(8):
        names = ["knecht"] * seats if number % 2 else ["knecht", "random", "random", "knecht"][:seats]
        state = new_game(mix(seats, number))
        for seen, moves, decision in decisions(state, players(*names, seed=number)):
            assert decision.move in moves
            assert refusal(seen, decision.move) is None
            if names[seen.to_move or 0] == "knecht":
                assert len(decision.reasons) == 1
                assert not decision.options
        assert state.step == Step.OVER


@pytest.mark.parametrize("number", range(8))
def test_it_goes_on_where_another_has_begun(number: int) -> None:
    for seen, moves, _ in decisions(new_game(mix(2, number)), players("random", "random", seed=number)):
        assert KNECHT.choose(seen, moves).move in moves


@pytest.mark.parametrize("baseline", ["greedy", "random"])
def test_it_beats_the_baselines(baseline: str) -> None:
    assert wins("knecht", baseline, 24) >= 22


def test_the_bauer_beats_it() -> None:
    assert wins("bauer", "knecht", 12) >= 10
