"""Section 9: what the tiles of levels 1 and 2 do, and what all tiles do when acquired."""

from __future__ import annotations

import pytest

from game.rules.terms import Ability, Marker, Step
from tests.owning import owns
from tests.rules.buying import DISKS, about_to_buy, bought
from tests.rules.helpers import (
    AUTUMN,
    SUMMER,
    allowed,
    at_planning,
    at_taking,
    at_working,
    can,
    do,
    end_phase,
    idle_to_step,
    legal,
    on_farm,
    own,
    refused,
    rule,
)


@pytest.mark.parametrize("tile", DISKS)
@rule("T3", "T6")
def test_every_tile_can_be_acquired(tile: str) -> None:
    state = bought(tile, seat={"coal": 1})
    assert owns(state, 0, tile)
    assert state.seats[0].score == int(tile[0])
    assert state.stacks[state.box.index[tile]] == (0,)


@rule("11", "41", "45", "43", "44")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("11", (0, 0, 0, 1)),
        ("41", (0, 0, 0, 1)),
        ("43", (1, 0, 0, 0)),
        ("44", (1, 0, 0, 1)),
        ("45", (0, 0, 0, 3)),
    ],
)
def test_what_comes_at_once(tile: str, gained: tuple[int, ...]) -> None:
    assert on_farm(bought(tile).seats[0]) == gained


# -- 12, 13 --


@rule("12")
def test_the_barn_stores_already_in_the_next_winter() -> None:
    state = bought("12", season=AUTUMN, seat={"food": 4})
    end_phase(state)
    do(state, "store food in farm", "store food in barn")
    assert state.seats[0].score == 1 + 2


@rule("13", "P7")
def test_the_pickaxe_improves_the_farmhand_from_the_next_phase() -> None:
    state = bought("13", "farmhand: 2 yellow")
    assert not allowed(state, "acquire 11 by farmhand")
    end_phase(state)
    assert state.seats[0].abilities & Ability.IMPROVED_FARMHAND.bit
    idle_to_step(state, Step.PLANNING)
    while state.to_move != 0:
        do(state, next(text for text in legal(state) if text.endswith("nothing")))
    assert state.seats[0].ready & Ability.IMPROVED_FARMHAND.bit


# -- 14 --


@rule("14")
@pytest.mark.parametrize("exhausted", [False, True])
def test_the_hauling_cable_removes_a_water_wherever_it_lies(exhausted: bool) -> None:
    state = at_working(exhausted=exhausted, seat={"water": 2, "markers": ["hauling-cable"]})
    do(state, "use hauling-cable")
    assert (state.seats[0].water, state.seats[0].score) == (1, 1)


@rule("14", "R-54")
def test_without_water_the_cable_is_not_used() -> None:
    state = at_working(seat={"markers": ["hauling-cable"]})
    assert refused(state, "use hauling-cable") == "14"
    assert legal(state) == ["end turn"]


# -- 15 --


@rule("15", "R-19")
def test_two_wood_for_two_coal_and_a_vp_as_often_as_one_likes() -> None:
    state = at_working(seat={"wood": 5})
    can(state.seats[0], Ability.CHARCOAL_BURNER)
    do(state, "burn", "burn")
    assert on_farm(state.seats[0]) == (0, 1, 4, 0)
    assert state.seats[0].score == 2
    assert refused(state, "burn") == "15"
    assert state.seats[0].coal_removed == 0  # coal of the supply


@rule("15", "T8")
def test_the_burner_works_at_once() -> None:
    state = about_to_buy("15", seat={"wood": 2})
    assert refused(state, "burn") == "15"
    do(state, "acquire 15 by farmer", "burn")


# -- 21 --


@rule("21", "T8", "Y2")
def test_the_bucket_works_at_once() -> None:
    state = bought("21", season=SUMMER)
    end_phase(state)
    assert [seat.water for seat in state.seats] == [0, 1, 1, 1]


@rule("21", "D4", "31")
def test_the_bucket_keeps_off_no_other_water() -> None:
    state = at_taking([(1, 0, 0), (0, 1, 0)])
    own(state, 0, "21")
    do(state, "take brown from 2")
    assert state.seats[0].water == 1
    state = bought("31")  # by way of the Bucket
    do(state, "choose 3 wood, 1 water")
    assert state.seats[0].water == 1


# -- 22, 23 --


@rule("22", "23", "33", "32", "14", "25")
@pytest.mark.parametrize(
    ("tile", "marker"),
    [
        ("14", Marker.HAULING_CABLE),
        ("22", Marker.WHEELBARROW),
        ("23", Marker.LADDER),
        ("25", Marker.WINDLASS),
        ("32", Marker.OIL_LAMP),
        ("33", Marker.HAMMER_AND_PICK),
    ],
)
def test_tiles_that_give_a_marker(tile: str, marker: Marker) -> None:
    state = bought(tile)
    assert state.seats[0].fresh[marker] == 1
    assert sum(state.seats[0].fresh) == 1
    assert sum(state.seats[0].markers) == 0  # from the next phase on


@rule("22", "23", "33", "P6")
@pytest.mark.parametrize(
    ("marker", "colour", "field"),
    [
        ("wheelbarrow", "yellow", "farmer"),
        ("ladder", "brown", "farmhand"),
        ("hammer-and-pick", "black", "farmer"),
    ],
)
def test_colour_markers_stand_for_their_colour_only(marker: str, colour: str, field: str) -> None:
    for other in ("black", "brown", "yellow"):
        disks = {"black": (1, 0, 0), "brown": (0, 1, 0), "yellow": (0, 0, 1)}[other]
        state = at_planning(disks, seat={"markers": [marker]}, owns=["13"])
        if field == "farmhand":
            do(state, "lay farmer: nothing")
            state.seats[0].ready = 0
        else:
            own(state, 0, "11", "12")  # then no tile in play requires two disks
        assert allowed(state, f"lay {field}: 1 {other}, 1 {marker}") is (other == colour)


# -- 24 --


@rule("24", "W3")
def test_coal_storage_stores_already_in_the_next_winter() -> None:
    state = bought("24", season=AUTUMN, seat={"coal": 1, "wood": 1, "food": 3})
    end_phase(state)
    do(state, "decline", "store food in farm", "store coal in coal-store", "store wood in wood-store")
    assert state.seats[0].score == 2 + 1


# -- 25 --


@rule("25", "T7")
def test_the_windlass_may_remove_a_water_at_once() -> None:
    state = bought("25", seat={"water": 2})
    assert legal(state) == ["drain 1", "decline"]
    do(state, "drain 1")
    assert state.seats[0].water == 1
    state = bought("25", seat={"water": 2})
    do(state, "decline")
    assert state.seats[0].water == 2


@rule("25", "E5")
def test_it_may_be_water_of_the_shaft() -> None:
    state = bought("25", exhausted=True, seat={"water": 1})
    do(state, "drain 1")
    assert state.seats[0].water == 0


@rule("25", "T7")
def test_without_water_that_falls_away() -> None:
    assert bought("25").pending == ()


@rule("25", "E11", "R-20")
def test_the_windlass_marker_is_an_unpaid_haspelknecht() -> None:
    state = at_working(exhausted=True, seat={"shaft": 4, "water": 2, "markers": ["windlass"]})
    do(state, "use windlass")
    assert refused(state, "reel") == "M5"
    do(state, "drain 2", "reel", "reel")
    assert state.pending == ()
    assert (state.seats[0].coal, sum(state.seats[0].markers)) == (2, 0)


@rule("25", "R-20")
def test_even_if_he_is_paid_as_well() -> None:
    state = at_working("haspelknecht: 1 food", exhausted=True, seat={"shaft": 6, "markers": ["windlass"]})
    do(state, "use windlass", "reel", "reel", "reel", "activate haspelknecht", "reel", "reel", "reel")
    assert state.seats[0].coal == 6
    state = at_working("haspelknecht: 1 food", exhausted=True, seat={"shaft": 6, "markers": ["windlass"]})
    do(state, "activate haspelknecht", "reel", "reel", "reel", "use windlass", "reel", "stop")
    assert state.seats[0].coal == 4


@rule("25", "R-20")
def test_even_in_the_phase_the_pinge_is_exhausted() -> None:
    state = at_working(
        "farmer: 1 black", "farmhand: 1 black",
        seat={"pinge_dug": 6, "pinge_props": 2, "tunnel_props": 1, "markers": ["windlass"]},
    )  # fmt: skip
    do(state, "activate farmer", "dig", "activate farmhand", "dig")
    do(state, "use windlass", "reel", "end turn")
    assert (state.seats[0].coal, state.seats[0].shaft) == (2, 0)


@rule("25", "R-20")
def test_not_before_he_is_on_the_board_and_between_workers_only() -> None:
    state = at_working("farmer: 2 black", seat={"water": 1, "shaft": 2, "markers": ["windlass"]})
    assert refused(state, "use windlass") == "25"
    state = at_working(
        "farmer: 2 black", exhausted=True, seat={"tunnel_props": 3, "shaft": 2, "markers": ["windlass"]}
    )
    do(state, "activate farmer", "dig")
    assert refused(state, "use windlass") == "E1"
    do(state, "dig", "use windlass")
