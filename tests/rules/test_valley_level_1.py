"""Section 12: what the tiles 16 to 19 do."""

from __future__ import annotations

import pytest

from game.rules.events import FieldReturned, WaterChannelled, WaterTaken
from game.rules.state import GameState
from game.rules.terms import Ability, Field, Marker, Place
from tests.owning import owns
from tests.rules.expansion import bought, with_tiles, working
from tests.rules.helpers import (
    SUMMER,
    allowed,
    at_planning,
    do,
    end_phase,
    legal,
    of_kind,
    on_farm,
    refused,
    rule,
)
from tests.rules.plans import fields_asked, on_field

# -- 16 --


def _basket(lay: str, *plan: str, **where: object) -> GameState:
    return working(f"farmer: {lay}, 1 wicker-basket", *plan, new=("16",), **where)  # type: ignore[arg-type]


def _planned(*new: str, disks: tuple[int, int, int] = (2, 2, 2), **where: object) -> GameState:
    return at_planning(disks, **with_tiles(*new), **where)  # type: ignore[arg-type]


@rule("16", "T8")
def test_the_basket_is_a_marker_for_later() -> None:
    seat = bought("16").seats[0]
    assert (seat.fresh[Marker.WICKER_BASKET], seat.markers[Marker.WICKER_BASKET]) == (1, 0)


@rule("16", "P3")
@pytest.mark.parametrize("worker", ["farmer", "farmhand"])
def test_with_the_basket_a_worker_holds_several_colours(worker: str) -> None:
    state = on_field(_planned("16", seat={"markers": ["wicker-basket"]}), worker)
    assert allowed(state, f"lay {worker}: 2 black, 1 brown, 2 yellow, 1 wicker-basket")
    assert allowed(state, f"lay {worker}: 1 brown, 1 yellow, 1 wicker-basket")


@rule("16", "P3")
def test_without_the_basket_it_may_not() -> None:
    state = on_field(_planned("16", seat={"fresh": ["wicker-basket"]}), "farmhand")
    assert refused(state, "lay farmhand: 1 brown, 1 yellow") == "P3"
    assert not allowed(state, "lay farmhand: 1 brown, 1 yellow, 1 wicker-basket")  # it is not to be used yet


@rule("16")
def test_the_basket_lies_on_own_workers_only() -> None:
    state = on_field(_planned("16", seat={"markers": ["wicker-basket"]}), "coal-digger")
    assert not any("basket" in text for text in legal(state))
    assert not allowed(state, "lay coal-digger: 1 yellow, 1 wicker-basket")
    state = on_field(_planned("16", "19", owns=["19"], seat={"markers": ["wicker-basket"]}), "farmers-wife")
    assert not any("basket" in text for text in legal(state))


@rule("16", "E4", "E5")
def test_the_worker_does_all_those_kinds_of_work() -> None:
    state = _basket("2 black, 2 brown, 1 yellow")
    do(state, "activate farmer", "dig", "dig")
    assert on_farm(state.seats[0]) == (1, 2, 2, 0)
    assert state.pending == ()
    assert sum(state.seats[0].markers) == 0


@rule("16", "E2", "M1")
def test_its_wood_opens_the_coal_of_the_same_worker() -> None:
    state = _basket("1 black, 1 brown", seat={"pinge_dug": 3})
    do(state, "activate farmer", "prop pinge", "dig")
    assert (state.seats[0].coal, state.seats[0].pinge_dug) == (1, 4)


@rule("16", "E5", "P6")
def test_removing_water_and_colour_markers_serve_too() -> None:
    state = _basket("1 black, 1 wheelbarrow", seat={"water": 3})
    do(state, "activate farmer", "drain 2")
    assert (state.seats[0].water, state.seats[0].food) == (1, 1)


@rule("16", "E6", "M6", "R-60")
def test_exhausting_the_pinge_ends_its_mining_only() -> None:
    state = _basket("3 black, 1 brown, 1 yellow", seat={"pinge_dug": 6, "pinge_props": 2, "tunnel_props": 2})
    do(state, "activate farmer", "dig")
    seat = state.seats[0]
    assert (seat.tunnel_dug, on_farm(seat)) == (0, (1, 1, 1, 0))
    assert refused(state, "dig") == "E1"


@rule("16", "E8", "R-60")
def test_the_summer_bonus_stays() -> None:
    state = _basket("1 brown, 1 yellow", season=SUMMER)
    do(state, "activate farmer")
    assert on_farm(state.seats[0]) == (2, 1, 0, 0)


@rule("16", "R-62")
def test_it_returns_if_the_worker_develops() -> None:
    state = _basket("1 black, 1 brown")
    events = do(state, "acquire 12 by farmer", "end turn")
    assert owns(state, 0, "12")
    assert state.seats[0].markers[Marker.WICKER_BASKET] == 1
    assert [event.lay.basket for event in events if isinstance(event, FieldReturned)] == [1]


@rule("16", "R-62")
def test_it_serves_no_development() -> None:
    state = _basket("1 brown")
    assert refused(state, "acquire 12 by farmer") == "T1"


@rule("16", "R-10")
def test_it_returns_if_nothing_was_activated() -> None:
    state = _basket("1 brown, 1 yellow")
    events = do(state, "end turn")
    assert state.seats[0].markers[Marker.WICKER_BASKET] == 1
    assert [event.lay.basket for event in events if isinstance(event, FieldReturned)] == [1]


# -- 17 --


@rule("17")
@pytest.mark.parametrize(("exhausted", "place"), [(False, Place.PINGE), (True, Place.TUNNEL)])
def test_pick_and_shovel_brings_coal_thaler_and_water(exhausted: bool, place: Place) -> None:
    state = working("farmer: 2 black", new=("17",), exhausted=exhausted)
    events = do(state, "acquire 17 by farmer")
    assert (on_farm(state.seats[0]), state.seats[0].water) == ((0, 0, 1, 1), 1)
    assert [event.place for event in events if isinstance(event, WaterTaken)] == [place]
    assert (state.pending, state.seats[0].coal_removed) == ((), 7 if exhausted else 0)  # from the supply


@rule("17", "21")
def test_its_water_must_be_taken_with_the_bucket_too() -> None:
    state = working("farmer: 2 black", new=("17",), owns=("21",))
    do(state, "acquire 17 by farmer")
    assert state.seats[0].water == 1


# -- 18 --


def _channel(*plan: str, **where: object) -> GameState:
    return working(*plan, new=("18",), owns=("18",), **where)  # type: ignore[arg-type]


@rule("18")
def test_removed_water_lies_on_the_channel() -> None:
    state = _channel("farmer: 2 black", seat={"water": 5})
    events = do(state, "activate farmer", "drain 2")
    seat = state.seats[0]
    assert (seat.water, seat.channel, seat.score) == (3, 2, 0)
    assert WaterChannelled(0, 2, 2) in events


@rule("18", "R-64")
@pytest.mark.parametrize(
    ("lying", "drained", "rest", "vp"), [(0, 1, 1, 0), (1, 2, 0, 1), (2, 2, 1, 1), (2, 1, 0, 1)]
)
def test_every_three_go_back_for_a_vp_and_a_rest_stays(lying: int, drained: int, rest: int, vp: int) -> None:
    state = _channel("farmer: 1 black", seat={"water": 2, "channel": lying})
    events = do(state, "activate farmer", f"drain {drained}")
    assert (state.seats[0].channel, state.seats[0].score) == (rest, vp)
    assert WaterChannelled(0, drained, rest) in events


@rule("18", "T8")
def test_the_channel_works_at_once() -> None:
    state = bought("18", "farmhand: 1 black", seat={"water": 2})
    do(state, "activate farmhand", "drain 2")
    assert state.seats[0].channel == 2


@rule("18", "M5", "R-63")
def test_water_on_the_channel_does_not_count_for_the_mine() -> None:
    state = _channel("farmer: 1 black", seat={"water": 1, "channel": 2})
    do(state, "activate farmer", "dig")
    assert state.seats[0].coal == 1


@rule("18", "M6", "R-63")
def test_the_move_to_the_shaft_is_no_removal() -> None:
    state = _channel("farmer: 1 black", seat={"pinge_dug": 6, "pinge_props": 2, "water": 1})
    do(state, "activate farmer", "dig")
    assert (state.seats[0].exhausted, state.seats[0].water, state.seats[0].channel) == (True, 1, 0)


@rule("18", "Y2")
def test_without_the_bucket_the_autumn_water_lies_in_the_mine() -> None:
    state = _channel(season=SUMMER)
    end_phase(state)
    assert (state.seats[0].water, state.seats[0].channel) == (1, 0)


# -- 19 --


def _wife(lay: str = "1 black", *plan: str, new: tuple[str, ...] = (), **where: object) -> GameState:
    where.setdefault("owns", ("19",))
    return working(f"farmers-wife: {lay}", *plan, new=("19", *new), **where)  # type: ignore[arg-type]


@rule("19", "P1")
def test_her_field_comes_after_the_water_mill() -> None:
    state = _planned("19", owns=["19", "35"])
    assert fields_asked(state) == ["farmer", "farmhand", "coal-digger", "water-mill", "farmers-wife"]


@rule("19", "P7")
def test_her_field_opens_in_the_phase_after() -> None:
    state = bought("19")
    seat = state.seats[0]
    assert seat.abilities & Ability.FARMERS_WIFE.bit and not seat.ready & Ability.FARMERS_WIFE.bit


@rule("19", "P6")
def test_exactly_one_black_disk_or_marker() -> None:
    things = {"food": 2, "thaler": 2, "markers": ["hammer-and-pick", "ladder", "wheelbarrow"]}
    state = on_field(_planned("19", owns=["19"], seat=things), "farmers-wife")
    assert {text.partition(": ")[2] for text in legal(state)} == {"nothing", "1 black", "1 hammer-and-pick"}
    for wrong in ("2 black", "1 brown", "1 yellow", "1 wheelbarrow", "1 black, 1 hammer-and-pick"):
        assert refused(state, f"lay farmers-wife: {wrong}") == "19"
    assert refused(state, "lay farmers-wife: 1 food") == "P4"


@rule("19", "M4")
def test_she_excavates_one_coal_or_removes_water_of_the_pinge() -> None:
    state = _wife()
    do(state, "activate farmers-wife", "dig")
    assert (state.seats[0].coal, state.pending) == (1, ())
    state = _wife(seat={"water": 3})
    do(state, "activate farmers-wife")
    assert of_kind(state, "drain") == ["drain 1", "drain 2"]
    assert refused(state, "dig") == "M5"
    do(state, "drain 2")
    assert (state.seats[0].water, state.pending) == (1, ())


@rule("19", "M2", "M4", "M5")
def test_she_works_in_shaft_and_tunnel_once_the_pinge_is_exhausted() -> None:
    slots = {"tunnel_props": 1, "shaft": 2, "water": 1}
    for action, now in (("dig", (3, 0, 1)), ("reel", (1, 1, 1)), ("drain 1", (2, 0, 0))):
        state = _wife(exhausted=True, seat=slots)
        do(state, "activate farmers-wife", action)
        seat = state.seats[0]
        assert ((seat.shaft, seat.coal, seat.water), state.pending) == (now, ())


@rule("19", "M5", "R-67")
@pytest.mark.parametrize(("water", "reel", "dig"), [(1, True, True), (2, False, True), (5, False, False)])
def test_water_stops_her_as_it_stops_all(water: int, reel: bool, dig: bool) -> None:
    state = _wife(exhausted=True, seat={"tunnel_props": 1, "shaft": 1, "water": water})
    do(state, "activate farmers-wife")
    assert (allowed(state, "reel"), allowed(state, "dig")) == (reel, dig)


@rule("19", "M1", "R-28", "R-67")
def test_missing_props_stop_her() -> None:
    assert not allowed(_wife(seat={"pinge_dug": 3}), "activate farmers-wife")
    assert not allowed(_wife(exhausted=True), "activate farmers-wife")


@rule("R-47", "19", "42", "M5")
@pytest.mark.parametrize("water", [0, 2])
def test_before_the_pinge_is_exhausted_no_water_lies_in_the_shaft_to_stop_her_reeling(water: int) -> None:
    state = _wife(seat={"shaft": 2, "water": water})
    do(state, "activate farmers-wife", "reel")
    assert (state.seats[0].coal, state.seats[0].shaft) == (1, 1)


@rule("19", "M6", "R-67")
def test_where_the_mine_stands_at_that_moment() -> None:
    state = _wife("1 black", "farmer: 1 black", seat={"pinge_dug": 6, "pinge_props": 2, "shaft": 1})
    do(state, "activate farmer", "dig", "activate farmers-wife", "reel")
    assert (state.seats[0].coal, state.seats[0].shaft) == (2, 0)


@rule("19", "M7")
def test_she_may_exhaust_the_pinge() -> None:
    state = _wife(seat={"pinge_dug": 6, "pinge_props": 2})
    do(state, "activate farmers-wife", "dig")
    assert (state.seats[0].exhausted, state.seats[0].score) == (True, 2)


@rule("19", "E3")
def test_she_works_once_and_neither_develops_nor_counts_as_own() -> None:
    state = _wife()
    do(state, "activate farmers-wife", "dig")
    assert not allowed(state, "activate farmers-wife")
    assert state.seats[0].activated >> Field.FARMERS_WIFE & 1
    state = _wife("1 black", new=())
    assert not allowed(state, "acquire 11 by farmers-wife")
