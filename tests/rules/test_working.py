"""Section 6: the turn, free actions, kinds of work (E1 to E4)."""

from __future__ import annotations

import pytest

from game.rules.terms import Ability, Step
from tests.rules.helpers import (
    AUTUMN,
    SPRING,
    allowed,
    at_planning,
    at_taking,
    at_winter,
    at_working,
    can,
    do,
    end_phase,
    give,
    lay_plan,
    legal,
    of_kind,
    on_farm,
    own,
    refused,
    rule,
)

# -- E1 --


@rule("E1")
def test_each_player_does_its_whole_plan_before_the_next() -> None:
    state = at_working("farmer: 1 yellow", "farmhand: 1 brown", order=(0, 1))
    lay_plan(state, 1, "farmer: 1 brown")
    do(state, "activate farmhand", "activate farmer")
    assert state.to_move == 0
    do(state, "end turn")
    assert state.to_move == 1
    do(state, "activate farmer", "end turn")
    assert (state.season, state.step) == (AUTUMN, Step.FIRST_TAKING)


@rule("E1")
@pytest.mark.parametrize(
    "order", [("farmer", "farmhand", "coal-digger"), ("coal-digger", "farmhand", "farmer")]
)
def test_workers_in_any_order(order: tuple[str, ...]) -> None:
    state = at_working("farmer: 1 yellow", "farmhand: 1 brown", "coal-digger: 1 food", season=SPRING)
    for worker in order:
        do(state, f"activate {worker}", *(["dig", "dig"] if worker == "coal-digger" else []))
    assert on_farm(state.seats[0]) == (1, 1, 2, 0)


@rule("E1")
def test_one_worker_finishes_before_the_next_starts() -> None:
    state = at_working("farmer: 2 black", "farmhand: 1 brown", "coal-digger: 1 food")
    do(state, "activate farmer", "dig")
    for text in (
        "activate farmhand",
        "activate coal-digger",
        "end turn",
        "activate farmer",
        "acquire 11 by farmer",
    ):
        assert refused(state, text) == "E1"
    do(state, "stop", "activate farmhand")


@rule("E1")
def test_a_worker_may_stop_early_but_not_start_again() -> None:
    state = at_working("farmer: 3 black")
    do(state, "activate farmer", "dig", "stop")
    assert refused(state, "activate farmer") == "E3"
    assert not allowed(state, "dig")


@rule("E1", "E2")
def test_the_turn_ends_by_a_move_of_its_own() -> None:
    state = at_working("farmer: 2 brown")
    do(state, "activate farmer")
    assert state.to_move == 0
    do(state, "prop pinge", "prop tunnel", "end turn")
    assert state.to_move == 1


@rule("E1")
def test_without_a_plan_there_is_still_a_turn() -> None:
    state = at_working()
    assert legal(state) == ["end turn"]


@rule("E1", "P8", "R-28")
def test_a_worker_starts_only_if_it_can_do_an_action_at_that_moment() -> None:
    state = at_working("farmer: 2 black", "coal-digger: 1 food", seat={"pinge_dug": 3, "wood": 1})
    for worker in ("farmer", "coal-digger"):
        assert not allowed(state, f"activate {worker}")
    do(state, "prop pinge")
    for worker in ("farmer", "coal-digger"):
        assert allowed(state, f"activate {worker}")


@rule("E1", "P8", "R-28")
def test_a_worker_stops_only_after_an_action_or_if_it_can_do_none_any_more() -> None:
    state = at_working("farmer: 2 black", seat={"water": 2, "pinge_dug": 3, "markers": ["hauling-cable"] * 2})
    do(state, "activate farmer")
    assert refused(state, "stop") == "P8"
    do(state, "use hauling-cable")
    assert refused(state, "stop") == "P8"
    do(state, "use hauling-cable")
    assert state.pending == () and not allowed(state, "activate farmer")
    state = at_working("farmer: 2 black")
    do(state, "activate farmer", "dig")
    assert allowed(state, "stop")


@rule("P8", "R-28")
def test_a_worker_that_stopped_without_an_action_may_start_again() -> None:
    seat = {"water": 1, "pinge_dug": 3, "markers": ["hauling-cable"]}
    state = at_working("farmer: 2 black", "farmhand: 1 brown", seat=seat)
    do(state, "activate farmer", "use hauling-cable")
    assert not allowed(state, "activate farmer")
    do(state, "activate farmhand", "prop pinge", "activate farmer", "dig", "dig")
    assert refused(state, "activate farmer") == "E3"


# -- E2 --


@rule("E2", "M3")
def test_props_between_a_workers_actions() -> None:
    state = at_working("farmer: 3 black", seat={"pinge_dug": 2, "wood": 2})
    do(state, "activate farmer", "dig")
    assert refused(state, "dig") == "M1"
    do(state, "prop pinge", "dig", "prop tunnel", "dig")


@rule("E2", "15")
def test_burning_between_a_workers_actions() -> None:
    state = at_working("farmer: 2 black", seat={"wood": 2}, owns=["15"], seats=4)
    do(state, "activate farmer", "dig", "burn", "dig")
    assert state.seats[0].coal == 4


@rule("E2", "14")
def test_the_hauling_cable_between_a_workers_actions() -> None:
    state = at_working("farmer: 2 black", seat={"water": 3, "markers": ["hauling-cable"]})
    do(state, "activate farmer", "drain 1")
    assert refused(state, "dig") == "M5"
    do(state, "use hauling-cable", "dig")
    assert state.seats[0].water == 1


@rule("E2", "31", "15")
def test_free_actions_inside_a_tiles_effect() -> None:
    state = at_working(
        "farmer: 4 black",
        seat={"wood": 4, "water": 1, "markers": ["hauling-cable"]},
        owns=["15", "21"],
        seats=4,
    )
    do(state, "acquire 31 by farmer")
    do(state, "burn", "prop pinge", "prop tunnel", "use hauling-cable", "choose 1 thaler")
    assert on_farm(state.seats[0]) == (0, 0, 2, 1)


@rule("E2", "R-11")
def test_no_free_actions_while_taking_or_planning() -> None:
    taking = at_taking([(3, 0, 0), (0, 3, 0)])
    planning = at_planning((1, 0, 0))
    for state in (taking, planning):
        own(state, 0, "12")
        can(state.seats[0], Ability.CHARCOAL_BURNER)
        give(state.seats[0], wood=4, water=2, markers=["hauling-cable"])
        for text in ("prop pinge", "prop tunnel", "burn", "use hauling-cable"):
            assert not allowed(state, text)


@rule("E2", "R-11")
def test_free_actions_are_the_players_whose_turn_it_is() -> None:
    state = at_working()
    give(state.seats[1], wood=3, water=1, markers=["hauling-cable"])
    assert legal(state) == ["end turn"]
    assert refused(state, "prop pinge") == "M3"


@rule("E2", "R-11", "W1")
def test_props_before_scoring_and_storing_in_winter_but_no_markers() -> None:
    state = at_winter()
    give(state.seats[0], wood=2, water=1, markers=["hauling-cable"])
    end_phase(state)
    assert (state.step, state.to_move) == (Step.WINTER_SCORING, 0)
    assert legal(state) == ["decline", "prop pinge", "prop tunnel"]
    assert refused(state, "use hauling-cable") == "E2"
    do(state, "prop pinge", "decline")
    assert (state.step, state.to_move) == (Step.WINTER_STORAGE, 0)
    assert set(of_kind(state, "prop")) == {"prop pinge", "prop tunnel"}
    assert refused(state, "use hauling-cable") == "E2"
    do(state, "prop pinge")
    assert state.seats[0].pinge_props == 2
    assert state.seats[0].wood == 0


@rule("E2", "15", "W1")
def test_burning_before_the_scoring_counts_there() -> None:
    state = at_winter()
    can(state.seats[0], Ability.CHARCOAL_BURNER)
    give(state.seats[0], wood=4)
    end_phase(state)
    do(state, "burn", "burn")  # 4 coal, and nothing left to place or burn
    assert state.seats[0].score == 2 + 3  # 1 a burning, n - 1 for the coal
    assert state.step == Step.WINTER_STORAGE


@rule("E2", "15", "W3")
def test_burning_before_the_storing() -> None:
    state = at_winter()
    can(state.seats[0], Ability.CHARCOAL_BURNER)
    give(state.seats[0], wood=2)
    end_phase(state)
    do(state, "decline", "burn", "store coal in farm")
    assert (state.year, state.seats[0].coal, state.seats[0].score) == (2, 1, 1)


@rule("E2")
def test_in_winter_only_who_can_is_asked() -> None:
    state = at_winter()
    give(state.seats[0], coal=4)
    end_phase(state)
    assert (state.step, state.to_move) == (Step.WINTER_STORAGE, 0)  # nobody was asked before the scoring
    give(state.seats[0], wood=0)
    assert of_kind(state, "prop") == []


# -- E3, E4 --


@rule("E3", "E4")
@pytest.mark.parametrize(
    ("disks", "gained"), [("3 yellow", (3, 0, 0, 0)), ("4 brown", (0, 4, 0, 0)), ("1 yellow", (1, 0, 0, 0))]
)
@pytest.mark.parametrize("worker", ["farmer", "farmhand"])
def test_one_food_or_wood_a_disk(worker: str, disks: str, gained: tuple[int, ...]) -> None:
    state = at_working(f"{worker}: {disks}", season=SPRING)
    do(state, f"activate {worker}")
    assert on_farm(state.seats[0]) == gained
    assert state.pending == ()


@rule("E4", "R-29")
def test_food_and_wood_come_all_at_once() -> None:
    state = at_working("farmer: 3 brown", "farmhand: 2 brown")
    do(state, "activate farmer")
    assert (state.seats[0].wood, state.pending) == (3, ())
    assert not allowed(state, "stop")
    do(state, "activate farmhand")
    assert state.seats[0].wood == 3 + 3


@rule("E3")
def test_a_worker_does_one_kind_of_work() -> None:
    state = at_working("farmer: 2 yellow")
    do(state, "activate farmer")
    assert refused(state, "acquire 11 by farmer") == "T2"  # 2 yellow would have met it
    assert refused(state, "activate farmer") == "E3"
    assert not allowed(state, "dig")


@rule("E3")
def test_the_kind_is_chosen_when_the_worker_starts() -> None:
    state = at_working("farmer: 2 yellow")
    assert {"activate farmer", "acquire 11 by farmer"} <= set(legal(state))


@rule("E3", "E5")
def test_removing_water_and_excavating_combine_freely() -> None:
    state = at_working("farmer: 4 black", seat={"water": 3})
    do(state, "activate farmer", "drain 2", "dig", "drain 1", "dig")
    assert (state.seats[0].coal, state.seats[0].water) == (2, 0)


@rule("E3", "13")
def test_an_improved_farmhand_may_still_do_ordinary_work() -> None:
    state = at_working("farmhand: 2 yellow", owns=["13"])
    assert {"activate farmhand", "acquire 11 by farmhand"} <= set(legal(state))
    do(state, "activate farmhand")
    assert state.seats[0].food == 2
