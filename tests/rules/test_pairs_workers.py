"""Developments that touch each other at work: Wicker Basket, Farmer's Wife, Kiepenkerl, workshop."""

from __future__ import annotations

import pytest

from game.rules.events import FieldReturned, WorkerActivated, WorkshopGained
from game.rules.state import GameState
from game.rules.terms import Field, Marker, Resource, Step
from tests.rules.expansion import about_to_buy, bought, reach, with_tiles, working
from tests.rules.helpers import (
    SPRING,
    SUMMER,
    allowed,
    at_planning,
    do,
    idle_to_step,
    legal,
    of_kind,
    on_farm,
    own,
    refused,
    rule,
)
from tests.rules.plans import on_field

# -- the Farmer's Wife and the Ladder, wild and colour markers, her season --


def _wife(lay: str, *plan: str, ladder: bool = True, new: tuple[str, ...] = (), **where: object) -> GameState:
    owns = ("19", "23") if ladder else ("19",)
    return working(f"farmers-wife: {lay}", *plan, owns=owns, new=("19", *new), **where)  # type: ignore[arg-type]


def _her_lays(*owns: str, **slots: object) -> set[str]:
    state = at_planning((2, 2, 2), owns=owns, seat=slots, **with_tiles("19", "28"))
    return {text.partition(": ")[2] for text in legal(on_field(state, "farmers-wife"))} - {"nothing"}


@rule("19", "23")
@pytest.mark.parametrize("owns", [("19", "23"), ("23", "19")])
def test_with_the_ladder_in_either_order_she_also_takes_a_yellow_disk(owns: tuple[str, str]) -> None:
    markers = ["wheelbarrow", "ladder", "hammer-and-pick"]
    assert _her_lays("19") == {"1 black"}
    assert _her_lays(*owns) == {"1 black", "1 yellow"}
    assert _her_lays(*owns, markers=markers) == {"1 black", "1 yellow", "1 wheelbarrow", "1 hammer-and-pick"}


@rule("19", "23", "52")
def test_a_ladder_marker_without_its_tile_does_not_flip_her() -> None:
    assert _her_lays("19", markers=["ladder"]) == {"1 black"}


@rule("19", "23", "R-68")
def test_a_ladder_that_was_used_leaves_her_flipped() -> None:
    assert _her_lays("19", "23", markers=[]) == {"1 black", "1 yellow"}


@rule("19", "23", "E8", "R-66")
@pytest.mark.parametrize("season", [SPRING, SUMMER])
@pytest.mark.parametrize("lay", ["1 yellow", "1 wheelbarrow"])
def test_a_yellow_disk_makes_one_food_in_every_season(lay: str, season: int) -> None:
    state = _wife(lay, season=season)
    do(state, "activate farmers-wife")
    assert (state.seats[0].food, state.pending) == (1, ())
    assert not allowed(state, "activate farmers-wife")


@rule("19", "23", "M5", "R-68")
def test_flipped_her_black_disk_works_as_before() -> None:
    state = _wife("1 hammer-and-pick", seat={"water": 2})
    do(state, "activate farmers-wife")
    assert refused(state, "dig") == "M5"
    do(state, "drain 2")
    assert state.seats[0].water == 0


@rule("19", "28")
def test_the_kiepenkerl_on_her_is_black_or_once_flipped_yellow_too() -> None:
    assert "1 kiepenkerl" in _her_lays("19", markers=["kiepenkerl"])
    state = _wife("1 kiepenkerl", new=("28",))
    assert {*of_kind(state, "activate")} == {
        "activate farmers-wife as black",
        "activate farmers-wife as yellow",
    }
    do(state, "activate farmers-wife as yellow")
    assert state.seats[0].food == 1
    state = _wife("1 kiepenkerl", new=("28",))
    do(state, "activate farmers-wife as black", "dig")
    assert state.seats[0].coal == 1
    state = _wife("1 kiepenkerl", ladder=False, new=("28",))
    do(state, "activate farmers-wife", "dig")
    assert (state.seats[0].coal, sum(state.seats[0].markers)) == (1, 0)


@rule("R-37", "28", "23")
def test_flipped_in_this_turn_she_starts_as_she_lies() -> None:
    tiles = with_tiles("19", "28", season=SPRING)
    state = at_planning((0, 3, 0), owns=("19", "13"), seat={"markers": ["kiepenkerl"]}, **tiles)
    do(state, "lay farmer: 3 brown", "lay farmhand: nothing", "lay coal-digger: nothing")
    do(state, "lay farmers-wife: 1 kiepenkerl")
    idle_to_step(state, Step.WORKING)
    reach(state, 0, "23")
    assert not allowed(state, "activate farmers-wife as yellow")
    do(state, "acquire 23 by farmer", "activate farmers-wife as yellow")
    assert state.seats[0].food == 1


@rule("19", "16", "26", "R-66")
def test_neither_basket_nor_cottage_lie_on_her() -> None:
    assert _her_lays("19", "23", markers=["wicker-basket", "cottage"]) == {"1 black", "1 yellow"}


@rule("19", "E7", "R-66")
def test_she_neither_gives_nor_has_synergy() -> None:
    for order in (("farmers-wife", "farmer"), ("farmer", "farmers-wife")):
        state = _wife("1 yellow", "farmer: 1 yellow")
        do(state, *(f"activate {worker}" for worker in order))
        assert state.seats[0].food == 2
    state = _wife("1 black", "farmer: 1 black", "farmhand: 1 black", seat={"pinge_props": 1})
    do(state, "activate farmer", "dig", "activate farmers-wife", "dig", "activate farmhand", "dig", "dig")
    assert (state.seats[0].coal, state.pending) == (4, ())  # the synergy is the farmer's and the farmhand's


# -- the Wicker Basket --


@rule("16", "E7", "R-61")
@pytest.mark.parametrize(("basket", "plain"), [("farmer", "farmhand"), ("farmhand", "farmer")])
@pytest.mark.parametrize("basket_first", [True, False])
def test_no_synergy_for_the_player_in_that_phase(basket: str, plain: str, basket_first: bool) -> None:
    state = working(f"{basket}: 1 brown, 1 yellow, 1 wicker-basket", f"{plain}: 2 brown", new=("16",))
    order = (basket, plain) if basket_first else (plain, basket)
    events = do(state, *(f"activate {worker}" for worker in order))
    assert on_farm(state.seats[0]) == (1, 3, 0, 0)
    assert [event.synergy for event in events if isinstance(event, WorkerActivated)] == [0, 0]


@rule("16", "28", "E7")
def test_no_synergy_after_a_basket_whose_marker_was_settled_as_the_same_colour() -> None:
    state = working("farmer: 1 black, 1 kiepenkerl, 1 wicker-basket", "farmhand: 1 black", new=("16", "28"))
    do(state, "activate farmer as black", "dig", "dig", "activate farmhand", "dig")
    assert (state.seats[0].coal, state.pending) == (3, ())


@rule("16", "E7", "E1")
def test_without_the_basket_there_is_synergy_again() -> None:
    state = working("farmer: 1 brown", "farmhand: 2 brown", new=("16",), seat={"markers": ["wicker-basket"]})
    do(state, "activate farmer", "activate farmhand")
    assert state.seats[0].wood == 4


@rule("16", "E6", "M6", "M7", "R-60")
def test_its_worker_never_digs_in_pinge_and_tunnel_but_the_other_may() -> None:
    slots = {"pinge_dug": 6, "pinge_props": 2, "tunnel_props": 2}
    state = working(
        "farmer: 2 black, 1 yellow, 1 wicker-basket", "farmhand: 2 black", new=("16",), seat=slots
    )
    do(state, "activate farmer", "dig")
    assert (state.seats[0].tunnel_dug, state.seats[0].food, state.pending) == (0, 1, ())
    do(state, "activate farmhand", "dig", "dig")
    assert (state.seats[0].tunnel_dug, state.pending) == (2, ())


@rule("16", "E8")
def test_summer_food_is_the_farmers_alone() -> None:
    state = working("farmhand: 1 brown, 1 yellow, 1 wicker-basket", new=("16",), season=SUMMER)
    do(state, "activate farmhand")
    assert on_farm(state.seats[0]) == (1, 1, 0, 0)


@rule("16", "28")
@pytest.mark.parametrize(
    ("colour", "farm", "digs"),
    [("brown", (1, 2, 0, 0), 0), ("yellow", (2, 1, 0, 0), 0), ("black", (1, 1, 1, 0), 1)],
)
def test_with_the_kiepenkerl_its_colour_is_open(colour: str, farm: tuple[int, ...], digs: int) -> None:
    state = working("farmer: 1 brown, 1 yellow, 1 kiepenkerl, 1 wicker-basket", new=("16", "28"))
    assert len(of_kind(state, "activate")) == 3
    do(state, f"activate farmer as {colour}", *["dig"] * digs)
    assert (on_farm(state.seats[0]), sum(state.seats[0].markers)) == (farm, 0)


@rule("16", "28", "T1")
def test_if_it_develops_the_basket_returns_and_the_kiepenkerl_does_not() -> None:
    state = working("farmer: 1 black, 1 yellow, 1 kiepenkerl, 1 wicker-basket", new=("16", "28"))
    reach(state, 0, "23")
    events = do(state, "acquire 23 by farmer", "end turn")
    seat = state.seats[0]
    assert (seat.markers[Marker.WICKER_BASKET], seat.markers[Marker.KIEPENKERL]) == (1, 0)
    (back,) = (event for event in events if isinstance(event, FieldReturned))
    assert (back.lay.field, back.lay.basket, back.lay.wild) == (Field.FARMER, 1, 0)


@rule("16", "13", "E3")
def test_an_improved_farmhand_may_develop_from_under_it() -> None:
    state = working("farmhand: 1 brown, 1 yellow, 1 wicker-basket", owns=("13",), new=("16",))
    do(state, "acquire 12 by farmhand")
    state = working("farmhand: 1 brown, 1 yellow, 1 wicker-basket", new=("16",))
    assert not allowed(state, "acquire 12 by farmhand")


# -- the Kiepenkerl --


@rule("28", "I2")
def test_with_iron_it_takes_and_holds_iron() -> None:
    state = bought("28", modules=("iron",), seat={"iron": 1, "food": 1})
    assert {*of_kind(state, "choose")} == {
        f"choose {trade}"
        for trade in (
            "1 food for 2 wood", "1 food for 1 wood, 1 coal", "1 food for 1 wood, 1 iron",
            "1 iron for 1 food, 1 wood", "1 iron for 2 wood", "1 iron for 1 wood, 1 coal",
        )
    }  # fmt: skip
    do(state, "choose 1 iron for 1 wood, 1 coal")
    assert (state.kiepenkerl, state.seats[0].iron, on_farm(state.seats[0])) == (
        Resource.IRON,
        0,
        (1, 1, 1, 0),
    )
    state = about_to_buy("28", modules=("iron",), seat={"wood": 1})
    state.kiepenkerl = Resource.IRON
    do(state, "acquire 28 by farmer", "choose 1 wood for 2 iron")
    assert (state.seats[0].iron, state.kiepenkerl) == (2, Resource.WOOD)


@rule("28", "T5", "R-72")
def test_who_cannot_trade_after_paying_a_distant_owner_cannot_acquire_it() -> None:
    def position(**farm: int) -> GameState:
        state = working("farmer: 3 brown", new=("28",), seat=farm)
        own(state, 1, "28")
        return state

    state = position(coal=1)
    assert refused(state, "acquire 28 by farmer for coal") == "28"
    state = position(coal=1, wood=1)
    assert refused(state, "acquire 28 by farmer for coal") == "28"  # wood lies there already
    do(state, "acquire 28 by farmer for wood")
    assert state.seats[1].wood == 1
    assert on_farm(state.seats[0])[2] in (0, 1)
    state = position(coal=2)
    do(state, "acquire 28 by farmer for coal")
    assert (state.seats[1].coal, state.seats[0].coal) == (1, 1)


@rule("28", "35")
@pytest.mark.parametrize(
    ("lay", "farm", "vp"),
    [("1 yellow, 1 kiepenkerl", (1, 0, 0, 0), 2), ("1 black, 1 kiepenkerl", (0, 0, 0, 1), 0)],
)
def test_in_the_water_mill_it_is_the_second_disk(lay: str, farm: tuple[int, ...], vp: int) -> None:
    state = working(f"water-mill: {lay}", owns=("35",), new=("28",))
    do(state, "activate water-mill")
    assert (on_farm(state.seats[0]), state.seats[0].score) == (farm, vp)
    state = at_planning((1, 1, 1), owns=["35"], seat={"markers": ["kiepenkerl"]}, **with_tiles("28"))
    laid = {text.partition(": ")[2] for text in legal(on_field(state, "water-mill"))}
    assert laid == {"nothing", "1 black, 1 kiepenkerl", "1 yellow, 1 kiepenkerl"}


@rule("28", "E7", "E8")
def test_it_counts_for_synergy_as_the_disk_it_is() -> None:
    state = working("farmer: 1 kiepenkerl", "farmhand: 1 yellow", new=("28",), season=SUMMER)
    do(state, "activate farmhand", "activate farmer as yellow")
    assert state.seats[0].food == 1 + (1 + 1 + 1)


@rule("28", "R-10")
@pytest.mark.parametrize(("plan", "left"), [("farmer: 1 kiepenkerl", 1), ("coal-digger: 1 kiepenkerl", 0)])
def test_unused_it_returns_but_from_a_contract_worker(plan: str, left: int) -> None:
    state = working(plan, new=("28",))
    do(state, "end turn")
    assert state.seats[0].markers[Marker.KIEPENKERL] == left


@rule("28", "D2", "D6")
def test_it_is_one_marker_once() -> None:
    state = at_planning((1, 0, 0), seat={"markers": ["kiepenkerl"]}, **with_tiles("28"))
    do(state, "lay farmer: 1 kiepenkerl")
    assert not any("kiepenkerl" in text for text in legal(state))


# -- who exhausts the Pinge gets the workshop --


@rule("I3", "37", "19", "33")
@pytest.mark.parametrize("how", ["church", "wife", "hammer-and-pick"])
def test_however_the_pinge_is_exhausted_the_workshop_comes(how: str) -> None:
    slots = {"pinge_dug": 6, "pinge_props": 2}
    if how == "church":
        state = bought("37", modules=("iron",), seat={**slots, "coal": 1})
        events = do(state, "choose a coal of the mine", "give coal to 2")
    elif how == "wife":
        state = _wife("1 black", modules=("iron",), seat=slots)
        events = do(state, "activate farmers-wife", "dig")
    else:
        state = bought("33", modules=("iron",), seat=slots)
        events = do(state, "dig")
    assert state.seats[0].exhausted
    assert WorkshopGained(0) in events
