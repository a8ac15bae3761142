"""Section 9: what the tiles of levels 3 and 4 do. Their final scoring is in test_final.py."""

from __future__ import annotations

import pytest

from tests.rules.buying import bought
from tests.rules.helpers import (
    at_winter,
    at_working,
    do,
    end_phase,
    exhaust,
    give,
    legal,
    on_farm,
    own,
    refused,
    rule,
)

# -- 31 --


@rule("31", "T7")
def test_mining_timber_is_wood_and_water_or_a_thaler() -> None:
    state = bought("31")
    assert set(legal(state)) == {"choose 3 wood, 1 water", "choose 1 thaler"}
    assert refused(state, "decline") == "T7"
    do(state, "choose 3 wood, 1 water")
    assert (on_farm(state.seats[0]), state.seats[0].water) == ((0, 3, 0, 0), 1)
    state = bought("31")
    do(state, "choose 1 thaler")
    assert (on_farm(state.seats[0]), state.seats[0].water) == ((0, 0, 0, 1), 0)


@rule("31", "E1")
def test_a_choice_comes_before_anything_else() -> None:
    state = bought("31", "farmhand: 1 brown")
    for text in ("activate farmhand", "end turn"):
        assert refused(state, text) == "E1"


# -- 33 --


@rule("33", "M4")
def test_hammer_and_pick_gives_a_wood_and_may_dig() -> None:
    state = bought("33")
    assert on_farm(state.seats[0]) == (0, 1, 0, 0)
    assert legal(state) == ["dig", "decline", "prop pinge", "prop tunnel"]
    do(state, "dig")
    assert (state.seats[0].coal, state.pending) == (1, ())
    state = bought("33")
    do(state, "decline")
    assert state.seats[0].coal == 0


@rule("33", "E2", "M1", "M2")
@pytest.mark.parametrize("exhausted", [False, True])
def test_its_wood_may_open_the_coal(exhausted: bool) -> None:
    state = bought("33", exhausted=exhausted, seat={} if exhausted else {"pinge_dug": 3})
    assert refused(state, "dig") == ("M2" if exhausted else "M1")
    do(state, "prop tunnel" if exhausted else "prop pinge", "dig")
    assert (state.seats[0].coal, state.seats[0].shaft) == ((0, 1) if exhausted else (1, 0))


@rule("33", "M5")
def test_it_digs_no_wet_coal() -> None:
    state = bought("33", seat={"water": 2})
    assert "dig" not in legal(state)
    state = bought("33", exhausted=True, seat={"water": 5, "tunnel_props": 1})
    assert "dig" not in legal(state)


@rule("33", "T7", "R-30")
def test_a_blocked_coal_is_asked_for_only_if_a_free_action_can_open_it() -> None:
    state = bought("33", seat={"pinge_dug": 3})  # its own wood can
    assert legal(state) == ["decline", "prop pinge", "prop tunnel"]
    state = bought("33", exhausted=True, seat={"tunnel_props": 7, "tunnel_dug": 11})
    assert state.pending == ()  # nothing is left to dig and no field to prop


@rule("34", "T7", "R-30")
def test_coal_sacks_ask_who_could_burn_and_may_be_declined() -> None:
    state = bought("34", owns=("15",), seat={"wood": 2})
    assert set(legal(state)) == {"decline", "burn", "prop pinge", "prop tunnel"}
    do(state, "decline")
    assert on_farm(state.seats[0]) == (0, 2, 0, 0)


@rule("33", "M5", "E2", "14", "R-30")
def test_the_cable_may_dry_it() -> None:
    state = bought("33", seat={"water": 2, "markers": ["hauling-cable"]})
    assert refused(state, "dig") == "M5"
    do(state, "use hauling-cable", "dig")
    assert state.seats[0].coal == 1


@rule("33", "E6", "E7", "M6")
def test_it_is_no_workers_mining() -> None:
    state = bought("33", "farmhand: 2 black", seat={"pinge_dug": 6, "pinge_props": 2, "tunnel_props": 2})
    do(state, "dig", "activate farmhand", "dig", "dig")
    assert state.pending == ()  # no synergy
    assert (state.seats[0].coal, state.seats[0].shaft) == (1, 2)


# -- 34 --


@rule("34", "T7")
@pytest.mark.parametrize(
    ("option", "farm"),
    [
        ("choose 1 coal for 1 thaler", (0, 0, 2, 1)),
        ("choose 2 coal for 1 food, 1 thaler", (1, 0, 1, 1)),
        ("decline", (0, 0, 3, 0)),
    ],
)
def test_coal_sacks_sell_one_coal_or_two(option: str, farm: tuple[int, ...]) -> None:
    state = bought("34", seat={"coal": 3})
    do(state, option)
    assert (on_farm(state.seats[0]), state.pending) == (farm, ())


@rule("34", "T7")
def test_two_coal_must_be_there() -> None:
    state = bought("34", seat={"coal": 1, "shaft": 3})
    assert set(legal(state)) == {"choose 1 coal for 1 thaler", "decline"}
    assert refused(state, "choose 2 coal for 1 food, 1 thaler") == "T7"


@rule("34", "T7")
def test_without_coal_it_falls_away() -> None:
    assert bought("34").pending == ()


@rule("34", "15", "E2", "R-30")
def test_coal_may_be_burnt_for_it() -> None:
    state = bought("34", owns=("15",), seat={"wood": 2})
    do(state, "burn", "choose 2 coal for 1 food, 1 thaler")
    assert on_farm(state.seats[0]) == (1, 0, 0, 1)


# -- 42 --


@rule("42")
@pytest.mark.parametrize("exhausted", [False, True])
def test_the_lorry_brings_two_coal_to_the_shaft_and_a_wood(exhausted: bool) -> None:
    state = bought("42", exhausted=exhausted)
    seat = state.seats[0]
    assert (seat.shaft, on_farm(seat)) == (2, (0, 1, 0, 0))
    assert seat.coal_removed == (7 if exhausted else 0)  # G9: coal from the supply does not count


@rule("42", "R-20", "25")
def test_its_coal_is_reeled_once_there_is_a_haspelknecht() -> None:
    state = at_working(
        "farmer: 1 black", seat={"pinge_dug": 6, "pinge_props": 2, "shaft": 2, "markers": ["windlass"]}
    )
    do(state, "activate farmer", "dig", "use windlass", "reel", "reel")
    assert state.seats[0].coal == 3


# -- 44 --


@rule("44", "R-22", "W1")
@pytest.mark.parametrize(("coal", "vp"), [(0, 0), (1, 1), (2, 2), (3, 3), (7, 7)])
def test_horse_and_cart_scores_each_coal_in_winter(coal: int, vp: int) -> None:
    state = at_winter(seats=4)
    own(state, 0, "44")
    give(state.seats[0], coal=coal)
    end_phase(state)
    assert state.seats[0].score == vp  # before anything is stored, and instead of W1


@rule("44")
def test_only_for_its_owner() -> None:
    state = at_winter(seats=4)
    own(state, 0, "44")
    for seat in state.seats:
        give(seat, coal=3)
    exhaust(state.seats[1])
    end_phase(state)
    assert [seat.score for seat in state.seats] == [3, 2, 2, 2]
