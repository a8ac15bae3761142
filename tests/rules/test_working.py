"""Section 6: working, with both worked examples of the rulebook."""

from __future__ import annotations

import pytest

from game.rules.events import WorkerActivated
from game.rules.terms import Ability, Place, Step
from tests.rules.helpers import (
    AUTUMN,
    SPRING,
    SUMMER,
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

# -- the worked examples --


@rule("E9", "T1", "P3", "P5", "21")
def test_worked_example_1() -> None:
    """3 yellow, 2 brown, 2 water in the Pinge: the Bucket, a food, and the coal-digger drains and digs."""
    state = at_planning((0, 2, 3), owns=["11"], season=SPRING, seat={"water": 2})
    do(state, "lay farmer: 2 brown, 1 yellow")
    assert refused(state, "lay farmhand: 2 brown") == "P3"  # they lie on the farmer
    do(state, "lay farmhand: 1 yellow")
    assert refused(state, "lay coal-digger: 1 food") == "P4"  # the farmhand's food is not there yet
    do(state, "lay coal-digger: 1 yellow")
    do(state, *["lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: nothing"])  # the other seat

    assert refused(state, "activate farmer") == "P3"  # he only develops
    do(state, "acquire 21 by farmer")
    assert state.seats[0].score == 2
    do(state, "activate farmhand")
    do(state, "activate coal-digger")
    assert refused(state, "dig") in ("M5", "E9")
    do(state, "drain 2", "dig")
    assert state.pending == ()  # his two actions are done
    assert on_farm(state.seats[0]) == (1, 0, 1, 0)
    assert (state.seats[0].water, state.seats[0].pinge_dug) == (0, 1)
    assert not allowed(state, "activate coal-digger")  # the food earned pays nobody now
    do(state, "end turn")


@rule("E5", "E6", "E7", "M3", "M4", "M6", "R-12")
def test_worked_example_2() -> None:
    """3 water, 1 coal in the Pinge, 2 black on farmhand and farmer each, 4 wood: synergy in the Tunnel."""
    state = at_working(
        "farmer: 2 black",
        "farmhand: 2 black",
        season=SPRING,
        seat={"water": 3, "pinge_dug": 6, "pinge_props": 2, "wood": 4},
    )
    seat = state.seats[0]
    do(state, "activate farmhand")
    assert refused(state, "dig") == "M5"
    do(state, "drain 2", "dig")
    assert state.pending == ()
    assert (seat.coal, seat.exhausted, seat.water, seat.water_place) == (1, True, 1, Place.TUNNEL)
    assert refused(state, "prop pinge") == "M3"
    assert not allowed(state, "activate farmer")  # nothing of the Tunnel is accessible before the first prop
    do(state, "prop tunnel", "prop tunnel", "prop tunnel", "prop tunnel", "activate farmer")
    assert refused(state, "drain 1") == "E5"  # own workers remove no water from the shaft
    do(state, "dig", "dig", "dig")
    assert state.pending == ()
    assert (seat.shaft, seat.tunnel_dug, seat.coal, seat.wood) == (3, 3, 1, 0)


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
    state = at_working("farmer: 2 black", seat={"water": 2, "pinge_dug": 3, "markers": ["hauling cable"] * 2})
    do(state, "activate farmer")
    assert refused(state, "stop") in ("E1", "P8")
    do(state, "use hauling cable")
    assert refused(state, "stop") in ("E1", "P8")
    do(state, "use hauling cable")
    assert legal(state) == ["stop"]
    do(state, "stop")
    state = at_working("farmer: 2 black")
    do(state, "activate farmer", "dig")
    assert allowed(state, "stop")


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
    state = at_working("farmer: 2 black", seat={"water": 3, "markers": ["hauling cable"]})
    do(state, "activate farmer", "drain 1")
    assert refused(state, "dig") == "M5"
    do(state, "use hauling cable", "dig")
    assert state.seats[0].water == 1


@rule("E2", "31", "15")
def test_free_actions_inside_a_tiles_effect() -> None:
    state = at_working(
        "farmer: 4 black",
        seat={"wood": 4, "water": 1, "markers": ["hauling cable"]},
        owns=["15", "21"],
        seats=4,
    )
    do(state, "acquire 31 by farmer")
    do(state, "burn", "prop pinge", "prop tunnel", "use hauling cable", "choose 1 thaler")
    assert on_farm(state.seats[0]) == (0, 0, 2, 1)


@rule("E2", "R-11")
def test_no_free_actions_while_taking_or_planning() -> None:
    taking = at_taking([(3, 0, 0), (0, 3, 0)])
    planning = at_planning((1, 0, 0))
    for state in (taking, planning):
        own(state, 0, "12")
        can(state.seats[0], Ability.CHARCOAL_BURNER)
        give(state.seats[0], wood=4, water=2, markers=["hauling cable"])
        for text in ("prop pinge", "prop tunnel", "burn", "use hauling cable"):
            assert not allowed(state, text)


@rule("E2", "R-11")
def test_free_actions_are_the_players_whose_turn_it_is() -> None:
    state = at_working()
    give(state.seats[1], wood=3, water=1, markers=["hauling cable"])
    assert legal(state) == ["end turn"]
    assert refused(state, "prop pinge") == "M3"


@rule("E2", "R-11", "W1")
def test_props_before_scoring_and_storing_in_winter_but_no_markers() -> None:
    state = at_winter()
    give(state.seats[0], wood=2, water=1, markers=["hauling cable"])
    end_phase(state)
    assert (state.step, state.to_move) == (Step.WINTER_SCORING, 0)
    assert legal(state) == ["decline", "prop pinge", "prop tunnel"]
    assert refused(state, "use hauling cable") == "E2"
    do(state, "prop pinge", "decline")
    assert (state.step, state.to_move) == (Step.WINTER_STORAGE, 0)
    assert set(of_kind(state, "prop")) == {"prop pinge", "prop tunnel"}
    assert refused(state, "use hauling cable") == "E2"
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
    assert refused(state, "acquire 11 by farmer") in ("E3", "T2")  # 2 yellow would have met it
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


# -- E5 --


@rule("E5")
def test_a_black_disk_removes_one_or_two_water_or_digs() -> None:
    state = at_working("farmer: 1 black", seat={"water": 1})
    do(state, "activate farmer")
    assert legal(state) == ["dig", "drain 1"]
    assert refused(state, "drain 2") == "E5"
    state = at_working("farmer: 1 black", seat={"water": 5})
    do(state, "activate farmer")
    assert legal(state) == ["drain 1", "drain 2"]
    assert refused(state, "drain 3") == "E5"
    do(state, "drain 2")
    assert (state.seats[0].water, state.pending) == (3, ())


@rule("E5")
def test_a_dry_pinge_has_no_water_to_remove() -> None:
    state = at_working("farmer: 1 black")
    do(state, "activate farmer")
    assert refused(state, "drain 1") == "E5"


@rule("E5")
@pytest.mark.parametrize("worker", ["farmer", "farmhand"])
def test_own_workers_never_remove_water_from_the_shaft(worker: str) -> None:
    state = at_working(f"{worker}: 2 black", exhausted=True, seat={"water": 4, "tunnel_props": 1})
    do(state, f"activate {worker}")
    assert refused(state, "drain 1") == "E5"
    assert refused(state, "drain 2") == "E5"
    assert refused(state, "reel") in ("E5", "E11")
    assert legal(state) == ["dig"]


# -- E6 --


@rule("E6", "M6")
def test_the_worker_that_exhausts_the_pinge_is_done() -> None:
    state = at_working("farmer: 4 black", seat={"pinge_dug": 6, "pinge_props": 2, "tunnel_props": 3})
    do(state, "activate farmer", "dig")
    assert state.pending == ()
    assert not allowed(state, "dig")
    assert state.seats[0].tunnel_dug == 0


@rule("E6", "E7")
def test_so_is_its_synergy_action_lost() -> None:
    state = at_working(
        "farmer: 1 black", "farmhand: 1 black", seat={"pinge_dug": 5, "pinge_props": 2, "tunnel_props": 2}
    )
    do(state, "activate farmhand", "dig", "activate farmer", "dig")
    assert state.pending == ()  # two actions with the synergy, the second is lost
    assert state.seats[0].tunnel_dug == 0


@rule("E6")
def test_the_other_worker_may_then_work_in_the_tunnel() -> None:
    state = at_working(
        "farmer: 1 black", "farmhand: 1 black", seat={"pinge_dug": 6, "pinge_props": 2, "tunnel_props": 2}
    )
    do(state, "activate farmer", "dig", "activate farmhand", "dig", "dig")  # with synergy: the same kind
    assert (state.seats[0].tunnel_dug, state.seats[0].shaft) == (2, 2)


# -- E7, E8 --


@rule("E7")
@pytest.mark.parametrize(("colour", "gained"), [("yellow", (3, 0, 0, 0)), ("brown", (0, 3, 0, 0))])
def test_the_second_worker_has_one_more_disk(colour: str, gained: tuple[int, ...]) -> None:
    state = at_working(f"farmer: 1 {colour}", f"farmhand: 1 {colour}", season=SPRING)
    events = do(state, "activate farmhand", "activate farmer")
    assert on_farm(state.seats[0]) == gained
    assert [event.synergy for event in events if isinstance(event, WorkerActivated)] == [0, 1]


@rule("E7")
@pytest.mark.parametrize(
    ("farmer", "farmhand"), [("1 yellow", "1 brown"), ("1 black", "1 yellow"), ("1 brown", "1 black")]
)
def test_none_for_different_kinds(farmer: str, farmhand: str) -> None:
    state = at_working(f"farmer: {farmer}", f"farmhand: {farmhand}", season=SPRING)
    do(state, "activate farmer")
    if state.pending:
        do(state, "dig")
    do(state, "activate farmhand")
    if state.pending:
        do(state, "dig")
    assert state.pending == ()
    assert sum(on_farm(state.seats[0])) == 2


@rule("E7", "R-12")
def test_draining_and_digging_are_the_same_kind() -> None:
    state = at_working("farmer: 1 black", "farmhand: 1 black", seat={"water": 2})
    do(state, "activate farmer", "drain 2", "activate farmhand", "dig", "dig")
    assert state.pending == ()
    assert state.seats[0].coal == 2


@rule("E7")
def test_contract_workers_in_between_do_not_matter() -> None:
    state = at_working("farmer: 1 black", "farmhand: 1 black", "coal-digger: 1 food", seat={"wood": 2})
    do(state, "activate farmer", "dig", "activate coal-digger", "dig", "dig")
    do(state, "prop pinge", "prop pinge", "activate farmhand", "dig", "dig")
    assert state.seats[0].coal == 5


@rule("E7")
def test_contract_workers_have_and_give_no_synergy() -> None:
    state = at_working("farmer: 1 black", "coal-digger: 1 food")
    do(state, "activate farmer", "dig", "activate coal-digger", "dig", "dig")
    assert state.pending == ()
    state = at_working("farmer: 1 black", "coal-digger: 1 food")
    do(state, "activate coal-digger", "dig", "dig")
    state.seats[0].wood = 1
    do(state, "prop pinge", "activate farmer", "dig")
    assert state.pending == ()


@rule("E7", "R-12")
def test_a_development_before_gives_no_synergy() -> None:
    state = at_working("farmer: 2 brown", "farmhand: 1 brown")
    do(state, "acquire 12 by farmer", "activate farmhand")
    assert state.seats[0].wood == 1


@rule("E7", "R-12")
def test_a_first_worker_that_achieved_nothing_gives_no_synergy() -> None:
    # the farmer starts with water to remove, but the cable takes it and all accessible coal is gone
    state = at_working(
        "farmer: 1 black",
        "farmhand: 1 black",
        seat={"pinge_dug": 3, "water": 1, "markers": ["hauling cable"]},
    )
    do(state, "activate farmer", "use hauling cable", "stop")
    state.seats[0].wood = 1
    do(state, "prop pinge", "activate farmhand", "dig")
    assert state.pending == ()  # one action only


@rule("E8")
def test_in_summer_the_farmers_food_is_one_more() -> None:
    state = at_working("farmer: 2 yellow", season=SUMMER)
    do(state, "activate farmer")
    assert state.seats[0].food == 3


@rule("E8")
@pytest.mark.parametrize("season", [SPRING, AUTUMN])
def test_in_other_seasons_it_is_not(season: int) -> None:
    state = at_working("farmer: 2 yellow", season=season)
    do(state, "activate farmer")
    assert state.seats[0].food == 2


@rule("E8")
def test_the_farmhands_is_not() -> None:
    state = at_working("farmhand: 2 yellow", season=SUMMER)
    do(state, "activate farmhand")
    assert state.seats[0].food == 2


@rule("E8")
def test_the_farmers_wood_is_not() -> None:
    state = at_working("farmer: 2 brown", season=SUMMER)
    do(state, "activate farmer")
    assert on_farm(state.seats[0]) == (0, 2, 0, 0)


@rule("E7", "E8")
@pytest.mark.parametrize("order", [("farmer", "farmhand"), ("farmhand", "farmer")])
def test_summer_bonus_and_synergy_add_up(order: tuple[str, str]) -> None:
    state = at_working("farmer: 1 yellow", "farmhand: 1 yellow", season=SUMMER)
    do(state, *(f"activate {worker}" for worker in order))
    assert state.seats[0].food == 4


# -- E9 --


@rule("E9", "R-13")
def test_the_coal_digger_removes_water_while_there_are_two() -> None:
    state = at_working("coal-digger: 1 food", seat={"water": 4})
    do(state, "activate coal-digger")
    assert legal(state) == ["drain 2"]
    do(state, "drain 2")
    assert legal(state) == ["drain 2", "stop"]
    do(state, "drain 2")
    assert (state.seats[0].water, state.pending) == (0, ())


@rule("E9", "R-13")
@pytest.mark.parametrize("water", [2, 3])
def test_the_coal_digger_digs_below_two(water: int) -> None:
    state = at_working("coal-digger: 1 food", seat={"water": water})
    do(state, "activate coal-digger")
    assert refused(state, "dig") in ("E9", "M5")
    assert refused(state, "drain 1") == "E9"
    do(state, "drain 2")
    assert legal(state) == ["dig", "stop"]
    do(state, "dig")
    assert state.seats[0].coal == 1


@rule("E9", "R-13")
def test_a_single_water_stays() -> None:
    state = at_working("coal-digger: 1 food", seat={"water": 1})
    do(state, "activate coal-digger")
    assert legal(state) == ["dig"]
    assert refused(state, "drain 1") == "E9"
    do(state, "dig", "dig")
    assert (state.seats[0].coal, state.seats[0].water, state.pending) == (2, 1, ())


@rule("E9", "R-13")
def test_he_stops_when_he_can_do_neither() -> None:
    state = at_working("coal-digger: 1 food", seat={"pinge_dug": 2})
    do(state, "activate coal-digger", "dig")
    assert refused(state, "dig") == "M1"
    assert legal(state) == ["stop"]


@rule("E9")
def test_he_may_stop_early_and_works_once_a_phase() -> None:
    state = at_working("coal-digger: 1 food")
    do(state, "activate coal-digger", "dig", "stop")
    assert refused(state, "activate coal-digger") == "E9"


@rule("E9", "E6")
def test_he_is_done_when_he_exhausts_the_pinge() -> None:
    state = at_working("coal-digger: 1 food", seat={"pinge_dug": 6, "pinge_props": 2, "tunnel_props": 2})
    do(state, "activate coal-digger", "dig")
    assert state.pending == ()
    assert state.seats[0].tunnel_dug == 0


@rule("E9", "P4")
def test_unpaid_contract_workers_do_not_work() -> None:
    state = at_working("farmer: 1 black")
    assert refused(state, "activate coal-digger") in ("P4", "P8", "E9")


# -- E10 --


@rule("E10")
def test_the_coal_miner_digs_three_in_the_tunnel() -> None:
    state = at_working("coal-miner: 1 food", exhausted=True, seat={"tunnel_props": 7})
    do(state, "activate coal-miner", "dig", "dig", "dig")
    assert state.pending == ()
    assert (state.seats[0].shaft, state.seats[0].coal) == (3, 0)


@rule("E10")
def test_the_coal_miner_may_stop_early_and_digs_once_a_phase() -> None:
    state = at_working("coal-miner: 1 food", exhausted=True, seat={"tunnel_props": 7})
    do(state, "activate coal-miner", "dig", "stop")
    assert refused(state, "activate coal-miner") == "E10"


@rule("E10")
def test_the_coal_miner_removes_no_water_and_reels_nothing() -> None:
    state = at_working("coal-miner: 1 food", exhausted=True, seat={"tunnel_props": 7, "water": 3, "shaft": 1})
    do(state, "activate coal-miner")
    assert refused(state, "drain 1") == "E10"
    assert refused(state, "drain 2") == "E10"
    assert refused(state, "reel") in ("E10", "E11")
    assert legal(state) == ["dig"]


# -- E11 --


@rule("E11")
def test_the_rulebooks_haspelknecht() -> None:
    """5 water in the shaft: he removes 4 and reels up 1 coal."""
    state = at_working("Haspelknecht: 1 yellow", exhausted=True, seat={"water": 5, "shaft": 2})
    do(state, "activate Haspelknecht", "drain 2", "drain 2", "reel")
    assert state.pending == ()
    assert (state.seats[0].water, state.seats[0].shaft, state.seats[0].coal) == (1, 1, 1)


@rule("E11", "M5")
def test_with_two_water_he_must_remove_first() -> None:
    state = at_working("Haspelknecht: 1 food", exhausted=True, seat={"water": 2, "shaft": 3})
    do(state, "activate Haspelknecht")
    assert legal(state) == ["drain 1", "drain 2"]
    assert refused(state, "reel") in ("M5", "E11")
    do(state, "drain 1", "reel", "reel")
    assert (state.seats[0].coal, state.seats[0].water, state.pending) == (2, 1, ())


@rule("E11", "R-14")
def test_he_may_remove_the_last_water() -> None:
    state = at_working("Haspelknecht: 1 food", exhausted=True, seat={"water": 1, "shaft": 1})
    do(state, "activate Haspelknecht")
    assert legal(state) == ["reel", "drain 1"]
    assert refused(state, "drain 2") in ("E5", "E11")
    do(state, "drain 1", "reel")
    assert legal(state) == ["stop"]  # a third action has nothing to do


@rule("E11")
def test_he_reels_three_and_works_once_a_phase() -> None:
    state = at_working("Haspelknecht: 1 food", exhausted=True, seat={"shaft": 5})
    do(state, "activate Haspelknecht", "reel", "reel", "reel")
    assert (state.seats[0].coal, state.pending) == (3, ())
    assert refused(state, "activate Haspelknecht") == "E11"


@rule("E11")
def test_he_digs_nothing() -> None:
    state = at_working("Haspelknecht: 1 food", exhausted=True, seat={"shaft": 1, "tunnel_props": 2})
    do(state, "activate Haspelknecht")
    assert refused(state, "dig") == "E11"


@rule("E11", "M4")
def test_nobody_else_reels() -> None:
    state = at_working("farmer: 2 black", exhausted=True, seat={"shaft": 2, "tunnel_props": 2})
    do(state, "activate farmer")
    assert refused(state, "reel") == "E11"


@rule("E10", "E11")
def test_miner_first_then_haspelknecht_reels_what_he_dug() -> None:
    state = at_working(
        "coal-miner: 1 food", "Haspelknecht: 1 yellow", exhausted=True, seat={"tunnel_props": 2}
    )
    do(state, "activate coal-miner", "dig", "dig", "dig", "activate Haspelknecht", "reel", "reel", "reel")
    assert (state.seats[0].coal, state.seats[0].shaft) == (3, 0)
