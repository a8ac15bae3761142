"""Section 9: acquiring developments. What each tile does is in test_tiles_level_*.py."""

from __future__ import annotations

import pytest

from game.rules.events import DistantPaid, Scored, TileAcquired
from game.rules.state import GameState
from game.rules.terms import Field, Marker, Resource, Step
from tests.rules.helpers import (
    SPRING,
    allowed,
    at_working,
    do,
    end_phase,
    game,
    idle_to_step,
    kinds,
    of_kind,
    own,
    refused,
    rule,
)

# All twenty tiles are in play, in rows: 21 touches 11 and 12 above it and 31 and 32 below it, and so on.


def _buys(*plan: str, owns: tuple[str, ...] = (), **where: object) -> GameState:
    return at_working(*plan, owns=owns, seats=4, **{"season": SPRING, **where})  # type: ignore[arg-type]


# -- T1 --


@rule("T1")
@pytest.mark.parametrize("disks", ["1 black, 1 yellow", "1 brown, 1 yellow", "2 yellow"])
def test_coloured_by_that_colour_grey_by_any(disks: str) -> None:
    state = _buys(f"farmer: {disks}")
    assert allowed(state, "acquire 11 by farmer")  # yellow, any


@rule("T1", "R-17")
@pytest.mark.parametrize("disks", ["1 yellow", "3 yellow", "2 black"])
def test_the_number_must_be_exact_and_the_colours_there(disks: str) -> None:
    state = _buys(f"farmer: {disks}")
    assert refused(state, "acquire 11 by farmer") == "T1"


@rule("T1", "R-17")
def test_the_tile_is_chosen_when_working() -> None:
    state = _buys("farmer: 1 brown, 1 yellow")
    assert set(of_kind(state, "acquire")) == {f"acquire {tile} by farmer" for tile in ("11", "12", "15")}


@rule("T1", "R-17")
def test_two_coloured_requirements() -> None:
    state = _buys("farmer: 1 black, 4 yellow", owns=["31", "32"])
    assert allowed(state, "acquire 41 by farmer")  # black, yellow, 3 any
    assert refused(state, "acquire 42 by farmer") == "T1"  # black, brown, 3 any


@rule("T1")
def test_every_requirement_of_the_base_game() -> None:
    """Two to five disks by level."""
    for tile in game(4).box.tiles:
        assert sum(tile.cost) == tile.level + 1


@rule("T1", "P3")
def test_only_a_worker_that_may_develop() -> None:
    state = _buys("farmhand: 2 yellow", "coal-digger: 1 yellow")
    assert refused(state, "acquire 11 by farmhand") == "P7"
    assert refused(state, "acquire 11 by coal-digger") == "P7"
    assert refused(state, "acquire 11 by farmer") == "T1"  # nothing lies there


# -- T2 --


@rule("T2")
def test_one_development_by_each_worker() -> None:
    state = _buys("farmer: 2 yellow", "farmhand: 3 yellow", owns=["13"])
    do(state, "acquire 11 by farmer")
    assert refused(state, "acquire 12 by farmer") == "T2"
    assert of_kind(state, "acquire") == ["acquire 21 by farmhand"]


@rule("T2", "T3")
def test_the_second_uses_adjacency_of_the_first() -> None:
    state = _buys("farmer: 2 black", "farmhand: 3 black", owns=["13"])
    assert refused(state, "acquire 25 by farmhand") == "T4"  # 25 touches 15 alone, which is not owned
    state = _buys("farmer: 2 brown", "farmhand: 3 black", owns=["13"])
    do(state, "acquire 15 by farmer", "acquire 25 by farmhand")


@rule("T2", "T5")
def test_the_second_pays_with_goods_of_the_first() -> None:
    state = _buys("farmer: 2 brown, 3 yellow", "farmhand: 3 black", owns=["13", "33"])
    own(state, 1, "25")
    assert refused(state, "acquire 25 by farmhand for food") == "T5"
    do(state, "acquire 43 by farmer", "acquire 25 by farmhand for food")
    assert (state.seats[0].food, state.seats[1].food) == (0, 1)


@rule("T2")
def test_a_player_owns_a_tile_at_most_once() -> None:
    state = _buys("farmer: 2 yellow", owns=["11"])
    assert refused(state, "acquire 11 by farmer") == "T2"


@rule("T2")
def test_any_number_of_players_may_own_it() -> None:
    state = _buys("farmer: 2 yellow")
    for seat in (1, 2, 3):
        own(state, seat, "11")
    do(state, "acquire 11 by farmer")
    assert state.stacks[state.box.index["11"]] == (1, 2, 3, 0)


# -- T3, T4 --


@rule("T3")
@pytest.mark.parametrize("tile", ["12", "15"])
def test_any_tile_of_level_1(tile: str) -> None:
    do(_buys("farmer: 2 brown"), f"acquire {tile} by farmer")


@rule("T3")
@pytest.mark.parametrize(
    ("owned", "near"), [("11", True), ("12", True), ("13", False), ("22", True), ("31", True)]
)
def test_below_an_adjacent_tile_of_whatever_level(owned: str, near: bool) -> None:
    state = _buys("farmer: 3 yellow", owns=[owned])
    assert allowed(state, "acquire 21 by farmer") is near
    if not near:
        assert refused(state, "acquire 21 by farmer") == "T4"


@rule("T3")
def test_anothers_tile_beside_it_does_not_help() -> None:
    state = _buys("farmer: 3 yellow")
    own(state, 1, "11", "22")
    assert refused(state, "acquire 21 by farmer") == "T4"


@rule("T4")
def test_a_tile_that_nobody_owns_is_no_distant_one() -> None:
    state = _buys("farmer: 3 yellow", seat={"food": 2, "wood": 2, "coal": 2})
    for price in ("", " for food", " for wood", " for coal"):
        assert refused(state, f"acquire 21 by farmer{price}") == "T4"


@rule("T3", "T5")
def test_an_adjacent_tile_costs_nothing_whoever_owns_it() -> None:
    state = _buys("farmer: 3 yellow", owns=["11"], seat={"food": 2})
    own(state, 1, "21")
    assert refused(state, "acquire 21 by farmer for food") == "T5"
    do(state, "acquire 21 by farmer")
    assert (state.seats[0].food, state.seats[1].food) == (2, 0)


@rule("T3", "T5")
def test_level_1_is_never_distant() -> None:
    state = _buys("farmer: 2 yellow", seat={"food": 2})
    own(state, 1, "11")
    assert refused(state, "acquire 11 by farmer for food") == "T5"
    do(state, "acquire 11 by farmer")
    assert state.seats[0].food == 2


# -- T5 --

RICH = {"food": 2, "wood": 2, "coal": 2, "thaler": 2}


@rule("T5", "R-18")
@pytest.mark.parametrize(
    ("tile", "disks", "prices"),
    [
        ("21", "3 yellow", {"food", "wood", "coal"}),
        ("32", "4 yellow", {"coal"}),
        ("45", "5 black", {"food"}),
    ],
)
def test_the_price_of_a_distant_development(tile: str, disks: str, prices: set[str]) -> None:
    state = _buys(f"farmer: {disks}", seat=RICH)
    own(state, 2, tile)
    for price in ("food", "wood", "coal"):
        text = f"acquire {tile} by farmer for {price}"
        assert allowed(state, text) is (price in prices)
        if price not in prices:
            assert refused(state, text) == "T5"
    assert refused(state, f"acquire {tile} by farmer") == "T5"


@rule("T5", "T4")
def test_the_owner_of_the_top_token_gets_it_at_once() -> None:
    state = _buys("farmer: 3 yellow", seat={"wood": 1})
    own(state, 3, "21")
    own(state, 1, "21")
    events = do(state, "acquire 21 by farmer for wood")
    assert DistantPaid(0, 1, Resource.WOOD) in events
    assert [seat.wood for seat in state.seats] == [0, 1, 0, 0]


@rule("T5")
def test_who_cannot_pay_cannot_acquire() -> None:
    state = _buys("farmer: 4 yellow", seat={"food": 5, "wood": 5, "thaler": 5, "shaft": 5})
    own(state, 2, "32")
    assert refused(state, "acquire 32 by farmer for coal") == "T5"
    assert of_kind(state, "acquire") == []


@rule("T5", "R-18")
def test_money_does_not_pay() -> None:
    state = _buys("farmer: 5 black", seat={"thaler": 5})
    own(state, 2, "45")
    assert of_kind(state, "acquire 45") == []


# -- T6 --


@rule("T6")
def test_pay_then_token_then_vp_then_effect() -> None:
    state = _buys("farmer: 5 black", seat={"food": 1})
    own(state, 2, "45")
    events = do(state, "acquire 45 by farmer for food")
    assert kinds(events) == ["DistantPaid", "TileAcquired", "Scored", "Gained"]
    assert events[1] == TileAcquired(0, Field.FARMER, "45", 1)
    assert state.stacks[state.box.index["45"]] == (2, 0)


ARRIVAL = {"11": (1, 0, 0, 0), "21": (2, 1, 0, 0), "32": (3, 2, 1, 0), "45": (4, 3, 2, 1)}
DISKS = {"11": "2 yellow", "21": "3 yellow", "32": "4 yellow", "45": "5 black"}


@rule("T6")
@pytest.mark.parametrize("before", [0, 1, 2, 3])
@pytest.mark.parametrize("tile", ARRIVAL)
def test_vp_by_arrival(tile: str, before: int) -> None:
    above = {"11": (), "21": ("11",), "32": ("21",), "45": ("35",)}[tile]
    state = _buys(f"farmer: {DISKS[tile]}", owns=above)
    for seat in range(1, before + 1):
        own(state, seat, tile)
    events = do(state, f"acquire {tile} by farmer")
    vp = ARRIVAL[tile][before]
    assert state.seats[0].score == vp
    assert [event.vp for event in events if isinstance(event, Scored)] == ([vp] if vp else [])


# -- T7 is proved tile by tile --


# -- T8, T9 --


@rule("T8")
def test_a_marker_is_usable_from_the_next_phase_on() -> None:
    state = _buys("farmer: 2 black", seat={"water": 2})
    do(state, "acquire 14 by farmer")
    assert refused(state, "use hauling-cable") == "T8"
    end_phase(state)
    assert state.seats[0].markers[Marker.HAULING_CABLE] == 1
    idle_to_step(state, Step.WORKING)
    while state.to_move != 0:
        do(state, "end turn")
    assert allowed(state, "use hauling-cable")


@rule("T8")
def test_a_used_marker_is_gone() -> None:
    state = _buys(seat={"water": 3, "markers": ["hauling-cable"]})
    do(state, "use hauling-cable")
    assert refused(state, "use hauling-cable") == "T8"
    assert sum(state.seats[0].markers) == 0


@rule("T8")
def test_colour_markers_are_not_used_by_themselves() -> None:
    state = _buys(seat={"markers": ["ladder", "wheelbarrow", "oil-lamp", "hammer-and-pick"]})
    for marker in ("ladder", "wheelbarrow", "oil-lamp", "hammer-and-pick"):
        assert refused(state, f"use {marker}") == "T8"


NINE = ("11", "12", "13", "14", "15", "21", "22", "23", "24")


@rule("T9", "S1")
def test_at_most_nine_developments() -> None:
    state = _buys("farmer: 3 black", owns=NINE)
    assert refused(state, "acquire 25 by farmer") == "T9"
    state = _buys("farmer: 3 black", owns=NINE[1:])
    do(state, "acquire 25 by farmer")
