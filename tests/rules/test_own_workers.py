"""Section 6: farmer and farmhand at work (E5 to E8)."""

from __future__ import annotations

import pytest

from game.rules.events import WorkerActivated
from tests.rules.helpers import (
    AUTUMN,
    SPRING,
    SUMMER,
    allowed,
    at_working,
    do,
    legal,
    on_farm,
    refused,
    rule,
)

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
    assert refused(state, "reel") == "E11"
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
        seat={"pinge_dug": 3, "water": 1, "markers": ["hauling-cable"]},
    )
    do(state, "activate farmer", "use hauling-cable")
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
