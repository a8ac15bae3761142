"""Section 9: what each of the twenty base tiles does. Final scoring of tiles is in test_final.py."""

from __future__ import annotations

import pytest

from game.rules.state import GameState
from game.rules.terms import Ability, Field, Marker, Step
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
    exhaust,
    give,
    idle_to_step,
    legal,
    of_kind,
    on_farm,
    own,
    refused,
    rule,
)

DISKS = {
    "11": "2 yellow", "12": "2 brown", "13": "2 black", "14": "2 black", "15": "2 brown",
    "21": "3 yellow", "22": "3 brown", "23": "3 brown", "24": "3 brown", "25": "3 black",
    "31": "4 black", "32": "4 yellow", "33": "4 black", "34": "4 yellow", "35": "4 brown",
    "41": "1 black, 4 yellow", "42": "4 black, 1 brown", "43": "5 brown", "44": "4 brown, 1 yellow",
    "45": "5 black",
}  # fmt: skip
ABOVE = {
    "2": "1",
    "3": "2",
    "4": "3",
}  # in rows, 2n touches 1n, 3n touches 2n or the one before, 4n touches 3n


def _about_to_buy(tile: str, *plan: str, owns: tuple[str, ...] = (), **where: object) -> GameState:
    """The farmer's disks meet the tile; a tile that touches it is owned."""
    level, number = tile
    beside = () if level == "1" else (f"{ABOVE[level]}{number if level != '3' else max(int(number) - 1, 1)}",)
    everything = {"season": SPRING, "seats": 4, **where}
    return at_working(f"farmer: {DISKS[tile]}", *plan, owns=(*beside, *owns), **everything)  # type: ignore[arg-type]


def _bought(tile: str, *plan: str, **where: object) -> GameState:
    state = _about_to_buy(tile, *plan, **where)  # type: ignore[arg-type]
    do(state, f"acquire {tile} by farmer")
    return state


@pytest.mark.parametrize("tile", DISKS)
@rule("T3", "T6")
def test_every_tile_can_be_acquired(tile: str) -> None:
    state = _bought(tile, seat={"coal": 1})
    assert state.owns(0, tile)
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
    assert on_farm(_bought(tile).seats[0]) == gained


# -- 12, 13 --


@rule("12")
def test_the_barn_stores_already_in_the_next_winter() -> None:
    state = _bought("12", season=AUTUMN, seat={"food": 4})
    end_phase(state)
    do(state, "store food in farm", "store food in barn")
    assert state.seats[0].score == 1 + 2


@rule("13", "P7")
def test_the_pickaxe_improves_the_farmhand_from_the_next_phase() -> None:
    state = _bought("13", "farmhand: 2 yellow")
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
    state = at_working(exhausted=exhausted, seat={"water": 2, "markers": ["hauling cable"]})
    do(state, "use hauling cable")
    assert (state.seats[0].water, state.seats[0].score) == (1, 1)


@rule("14")
def test_without_water_the_cable_is_not_used() -> None:
    state = at_working(seat={"markers": ["hauling cable"]})
    assert refused(state, "use hauling cable") in ("14", "E5")
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
    state = _about_to_buy("15", seat={"wood": 2})
    assert refused(state, "burn") == "15"
    do(state, "acquire 15 by farmer", "burn")


# -- 21 --


@rule("21", "T8", "Y2")
def test_the_bucket_works_at_once() -> None:
    state = _bought("21", season=SUMMER)
    end_phase(state)
    assert [seat.water for seat in state.seats] == [0, 1, 1, 1]


@rule("21", "D4", "31")
def test_the_bucket_keeps_off_no_other_water() -> None:
    state = at_taking([(1, 0, 0), (0, 1, 0)])
    own(state, 0, "21")
    do(state, "take brown from 2")
    assert state.seats[0].water == 1
    state = _bought("31")  # by way of the Bucket
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
    state = _bought(tile)
    assert state.seats[0].fresh[marker] == 1
    assert sum(state.seats[0].fresh) == 1
    assert sum(state.seats[0].markers) == 0  # from the next phase on


@rule("22", "23", "33", "P6")
@pytest.mark.parametrize(
    ("marker", "colour", "field"),
    [
        ("wheelbarrow", "yellow", "farmer"),
        ("ladder", "brown", "farmhand"),
        ("hammer and pick", "black", "farmer"),
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
    state = _bought("24", season=AUTUMN, seat={"coal": 1, "wood": 1, "food": 3})
    end_phase(state)
    do(state, "decline", "store food in farm", "store coal in coal store", "store wood in wood store")
    assert state.seats[0].score == 2 + 1


# -- 25 --


@rule("25", "T7")
def test_the_windlass_may_remove_a_water_at_once() -> None:
    state = _bought("25", seat={"water": 2})
    assert legal(state) == ["drain 1", "decline"]
    do(state, "drain 1")
    assert state.seats[0].water == 1
    state = _bought("25", seat={"water": 2})
    do(state, "decline")
    assert state.seats[0].water == 2


@rule("25", "E5")
def test_it_may_be_water_of_the_shaft() -> None:
    state = _bought("25", exhausted=True, seat={"water": 1})
    do(state, "drain 1")
    assert state.seats[0].water == 0


@rule("25", "T7")
def test_without_water_that_falls_away() -> None:
    assert _bought("25").pending == ()


@rule("25", "E11", "R-20")
def test_the_windlass_marker_is_an_unpaid_haspelknecht() -> None:
    state = at_working(exhausted=True, seat={"shaft": 4, "water": 2, "markers": ["windlass"]})
    do(state, "use windlass")
    assert refused(state, "reel") in ("M5", "E11")
    do(state, "drain 2", "reel", "reel")
    assert state.pending == ()
    assert (state.seats[0].coal, sum(state.seats[0].markers)) == (2, 0)


@rule("25", "R-20")
def test_even_if_he_is_paid_as_well() -> None:
    state = at_working("Haspelknecht: 1 food", exhausted=True, seat={"shaft": 6, "markers": ["windlass"]})
    do(state, "use windlass", "reel", "reel", "reel", "activate Haspelknecht", "reel", "reel", "reel")
    assert state.seats[0].coal == 6
    state = at_working("Haspelknecht: 1 food", exhausted=True, seat={"shaft": 6, "markers": ["windlass"]})
    do(state, "activate Haspelknecht", "reel", "reel", "reel", "use windlass", "reel", "stop")
    assert state.seats[0].coal == 4


@rule("25", "R-20")
def test_even_in_the_phase_the_pinge_is_exhausted() -> None:
    state = at_working(
        "farmer: 1 black", "farmhand: 1 black",
        seat={"pinge_dug": 6, "pinge_props": 2, "tunnel_props": 1, "markers": ["windlass"]},
    )  # fmt: skip
    do(state, "activate farmer", "dig", "activate farmhand", "dig", "stop")
    do(state, "use windlass", "reel", "stop", "end turn")
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


@rule("25")
def test_an_unused_activation_of_the_marker_spends_no_payment() -> None:
    state = at_working("Haspelknecht: 1 food", exhausted=True, seat={"shaft": 1, "markers": ["windlass"]})
    do(state, "use windlass", "reel", "stop", "end turn")
    assert state.seats[0].food == 1


# -- 31 --


@rule("31", "T7")
def test_mining_timber_is_wood_and_water_or_a_thaler() -> None:
    state = _bought("31")
    assert set(legal(state)) == {"choose 3 wood, 1 water", "choose 1 thaler"}
    assert refused(state, "decline") == "T7"
    do(state, "choose 3 wood, 1 water")
    assert (on_farm(state.seats[0]), state.seats[0].water) == ((0, 3, 0, 0), 1)
    state = _bought("31")
    do(state, "choose 1 thaler")
    assert (on_farm(state.seats[0]), state.seats[0].water) == ((0, 0, 0, 1), 0)


@rule("31", "E1")
def test_a_choice_comes_before_anything_else() -> None:
    state = _bought("31", "farmhand: 1 brown")
    for text in ("activate farmhand", "end turn"):
        assert refused(state, text) == "E1"


# -- 32 --


def _lamp(second: bool = False, **slots: object) -> GameState:
    state = at_taking([(1, 1, 0), (0, 0, 2)], [(0, 0, 1), (2, 0, 0)], second=second)
    give(state.seats[0], **{"markers": ["oil lamp"], **slots})
    return state


@rule("32")
def test_the_oil_lamp_gives_a_thaler() -> None:
    assert on_farm(_bought("32").seats[0]) == (0, 0, 0, 1)


@rule("32")
def test_the_lamp_swaps_before_the_first_taking() -> None:
    state = _lamp()
    assert set(of_kind(state, "swap")) == {
        "swap in 1: yellow for black", "swap in 1: yellow for brown", "swap in 2: black for yellow"
    }  # fmt: skip
    do(state, "swap in 2: black for yellow")
    assert (state.action, state.reserve) == ([(1, 1, 0), (1, 0, 1)], [(0, 0, 1), (1, 0, 1)])
    assert (state.to_move, state.step) == (0, Step.FIRST_TAKING)  # it still takes
    assert sum(state.seats[0].markers) == 0
    assert refused(state, "swap in 1: yellow for black") == "32"
    do(state, "take black from 2")


@rule("32")
def test_the_lamp_swaps_before_the_second_taking() -> None:
    state = _lamp(second=True, cart1=(3, 0, 0), disks=(3, 0, 0))
    do(state, "swap in 1: yellow for brown", "take yellow from 1")
    assert state.seats[0].cart2 == (0, 0, 1)


@rule("32")
def test_the_lamp_swaps_in_one_pool_what_lies_there() -> None:
    state = _lamp()
    assert refused(state, "swap in 1: black for brown") == "32"  # no black in the reserve
    assert refused(state, "swap in 2: black for brown") == "32"  # no brown in the action pool
    assert refused(state, "swap in 3: black for brown") == "S3"


@rule("32", "R-32")
def test_the_lamp_swaps_different_colours() -> None:
    state = at_taking([(1, 1, 0), (0, 0, 2)], [(1, 0, 1), (2, 0, 0)])
    give(state.seats[0], markers=["oil lamp"])
    assert refused(state, "swap in 1: black for black") == "32"


@rule("32", "D2", "R-27")
def test_after_a_swap_the_second_taking_may_still_be_declined() -> None:
    state = _lamp(second=True, cart1=(3, 0, 0), disks=(3, 0, 0))
    do(state, "swap in 1: yellow for brown", "decline")
    assert (state.seats[0].held, sum(state.seats[0].markers)) == (3, 0)
    state = _lamp()
    do(state, "swap in 1: yellow for brown")
    assert refused(state, "decline") == "D1"  # the first taking may not


@rule("32")
def test_only_the_owner_swaps_at_its_own_taking() -> None:
    state = _lamp()
    do(state, "take yellow from 2")
    assert state.to_move == 1
    assert refused(state, "swap in 1: yellow for black") == "32"


@rule("32", "T8")
def test_the_lamp_waits_for_the_next_phase() -> None:
    state = _lamp(markers=[], fresh=["oil lamp"])
    assert refused(state, "swap in 1: yellow for black") == "32"
    planning = at_planning((1, 0, 0), seat={"markers": ["oil lamp"]})
    assert not allowed(planning, "swap in 1: black for brown")


# -- 33 --


@rule("33", "M4")
def test_hammer_and_pick_gives_a_wood_and_may_dig() -> None:
    state = _bought("33")
    assert on_farm(state.seats[0]) == (0, 1, 0, 0)
    assert legal(state) == ["dig", "decline", "prop pinge", "prop tunnel"]
    do(state, "dig")
    assert (state.seats[0].coal, state.pending) == (1, ())
    state = _bought("33")
    do(state, "decline")
    assert state.seats[0].coal == 0


@rule("33", "E2", "M1", "M2")
@pytest.mark.parametrize("exhausted", [False, True])
def test_its_wood_may_open_the_coal(exhausted: bool) -> None:
    state = _bought("33", exhausted=exhausted, seat={} if exhausted else {"pinge_dug": 3})
    assert refused(state, "dig") in ("M1", "M2")
    do(state, "prop tunnel" if exhausted else "prop pinge", "dig")
    assert (state.seats[0].coal, state.seats[0].shaft) == ((0, 1) if exhausted else (1, 0))


@rule("33", "M5")
def test_it_digs_no_wet_coal() -> None:
    state = _bought("33", seat={"water": 2})
    assert "dig" not in legal(state)
    state = _bought("33", exhausted=True, seat={"water": 5, "tunnel_props": 1})
    assert "dig" not in legal(state)


@rule("33", "T7", "R-30")
def test_a_blocked_coal_is_asked_for_only_if_a_free_action_can_open_it() -> None:
    state = _bought("33", seat={"pinge_dug": 3})  # its own wood can
    assert legal(state) == ["decline", "prop pinge", "prop tunnel"]
    state = _bought("33", exhausted=True, seat={"tunnel_props": 7, "tunnel_dug": 11})
    assert state.pending == ()  # nothing is left to dig and no field to prop


@rule("34", "T7", "R-30")
def test_coal_sacks_ask_who_could_burn_and_may_be_declined() -> None:
    state = _bought("34", owns=("15",), seat={"wood": 2})
    assert set(legal(state)) == {"decline", "burn", "prop pinge", "prop tunnel"}
    do(state, "decline")
    assert on_farm(state.seats[0]) == (0, 2, 0, 0)


@rule("33", "M5", "E2", "14", "R-30")
def test_the_cable_may_dry_it() -> None:
    state = _bought("33", seat={"water": 2, "markers": ["hauling cable"]})
    assert refused(state, "dig") == "M5"
    do(state, "use hauling cable", "dig")
    assert state.seats[0].coal == 1


@rule("33", "E6", "E7", "M6")
def test_it_is_no_workers_mining() -> None:
    state = _bought("33", "farmhand: 2 black", seat={"pinge_dug": 6, "pinge_props": 2, "tunnel_props": 2})
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
    state = _bought("34", seat={"coal": 3})
    do(state, option)
    assert (on_farm(state.seats[0]), state.pending) == (farm, ())


@rule("34", "T7")
def test_two_coal_must_be_there() -> None:
    state = _bought("34", seat={"coal": 1, "shaft": 3})
    assert set(legal(state)) == {"choose 1 coal for 1 thaler", "decline"}
    assert refused(state, "choose 2 coal for 1 food, 1 thaler") == "T7"


@rule("34", "T7")
def test_without_coal_it_falls_away() -> None:
    assert _bought("34").pending == ()


@rule("34", "15", "E2", "R-30")
def test_coal_may_be_burnt_for_it() -> None:
    state = _bought("34", owns=("15",), seat={"wood": 2})
    do(state, "burn", "choose 2 coal for 1 food, 1 thaler")
    assert on_farm(state.seats[0]) == (1, 0, 0, 1)


# -- 35 --


def _mill(lay: str, **where: object) -> GameState:
    return at_working(f"Water Mill: {lay}", owns=["35"], seats=4, **{"season": SPRING, **where})  # type: ignore[arg-type]


@rule("35")
@pytest.mark.parametrize(
    ("lay", "farm", "vp"),
    [
        ("2 yellow", (1, 0, 0, 0), 2),
        ("2 black", (0, 0, 0, 1), 0),
        ("1 yellow, 1 wheelbarrow", (1, 0, 0, 0), 2),
        ("1 black, 1 hammer and pick", (0, 0, 0, 1), 0),
    ],
)
@pytest.mark.parametrize("season", [SPRING, SUMMER])
def test_what_the_mill_makes(lay: str, farm: tuple[int, ...], vp: int, season: int) -> None:
    state = _mill(lay, season=season)
    do(state, "activate Water Mill")
    assert (on_farm(state.seats[0]), state.seats[0].score) == (farm, vp)  # no summer bonus
    assert state.seats[0].activated >> Field.WATER_MILL & 1


@rule("35", "R-21")
def test_the_mill_works_once_a_phase() -> None:
    state = _mill("2 yellow")
    do(state, "activate Water Mill")
    assert refused(state, "activate Water Mill") == "35"


@rule("35", "E7")
def test_the_mill_gives_and_has_no_synergy() -> None:
    state = at_working("farmer: 1 yellow", "Water Mill: 2 yellow", owns=["35"], seats=4, season=SPRING)
    do(state, "activate Water Mill", "activate farmer")
    assert state.seats[0].food == 2
    state = at_working("farmer: 1 yellow", "Water Mill: 2 yellow", owns=["35"], seats=4, season=SPRING)
    do(state, "activate farmer", "activate Water Mill")
    assert state.seats[0].food == 2


@rule("35")
def test_what_may_lie_on_the_mill() -> None:
    state = at_planning(
        (3, 2, 3), owns=["35"], seats=4, seat={"food": 2, "thaler": 2, "markers": ["wheelbarrow", "ladder"]}
    )
    do(state, "lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: nothing")
    assert set(legal(state)) == {
        f"lay Water Mill: {what}" for what in ("nothing", "2 black", "2 yellow", "1 yellow, 1 wheelbarrow")
    }
    for wrong in ("1 yellow", "3 yellow", "2 brown", "1 black, 1 yellow", "1 brown, 1 ladder", "3 black"):
        assert refused(state, f"lay Water Mill: {wrong}") == "35"
    assert refused(state, "lay Water Mill: 1 food") in ("35", "P4")
    assert refused(state, "lay Water Mill: 2 yellow, 1 thaler") in ("35", "P4")


@rule("35", "P1")
def test_without_the_mill_its_field_is_not_there() -> None:
    state = at_planning((2, 0, 0))
    do(state, "lay farmer: nothing", "lay farmhand: nothing")
    assert refused(state, "lay Water Mill: 2 black") in ("P1", "35")


# -- 42 --


@rule("42")
@pytest.mark.parametrize("exhausted", [False, True])
def test_the_lorry_brings_two_coal_to_the_shaft_and_a_wood(exhausted: bool) -> None:
    state = _bought("42", exhausted=exhausted)
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
