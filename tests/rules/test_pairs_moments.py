"""One effect in the middle of another: free actions inside choices, an exhausted Pinge, what returns."""

from __future__ import annotations

import pytest

from game.rules import view
from game.rules.events import PingeExhausted
from game.rules.state import GameState
from game.rules.terms import Ability, Marker, Step
from tests.rules.expansion import about_to_buy, bought, reach, with_tiles, working
from tests.rules.helpers import (
    SUMMER,
    allowed,
    at_planning,
    can,
    do,
    end_phase,
    exhaust,
    give,
    legal,
    of_kind,
    on_farm,
    own,
    refused,
    rule,
)
from tests.rules.plans import on_field

ALMOST = {"pinge_dug": 6, "pinge_props": 2}
FITS = {
    "coal-digger": "1 food", "coal-miner": "1 food", "haspelknecht": "1 yellow", "water-mill": "2 black",
    "farmers-wife": "1 black", "workshop": "1 yellow",
}  # fmt: skip
"""What each field but those of the own workers takes, in their order."""


def with_marker(lay: str, marker: str) -> str:
    """A lay with one more marker, in the order in which a lay is written."""
    return f"1 {marker}, {lay}" if "food" in lay else f"{lay}, 1 {marker}"


# -- free actions inside a choice --


@rule("51", "14", "E2")
def test_the_cable_may_take_the_water_that_a_black_tile_would() -> None:
    state = bought("51", seat={"water": 1, "markers": ["hauling-cable"]})
    do(state, "choose 1 thaler, drain 1", "use hauling-cable")
    assert state.seats[0].water == 0
    assert len(of_kind(state, "take bonus")) == 6


@rule("53", "14", "E2")
def test_the_cable_leaves_less_for_up_to_five() -> None:
    state = bought("53", seat={"water": 3, "markers": ["hauling-cable"]})
    do(state, "choose drain 5", "use hauling-cable")
    assert refused(state, "drain 3")
    do(state, "drain 2")
    assert state.seats[0].water == 0


@rule("R-38", "37", "36")
def test_a_coal_that_was_promised_is_not_sold_before_it_is_given() -> None:
    goods = {"food": 1, "wood": 1, "coal": 1, "markers": ["market"]}
    state = bought("37", new=("36",), seat=goods)
    do(state, "choose a coal of the farm")
    assert not allowed(state, "use market")
    do(state, "give coal to 2", "choose 1 food, 1 wood, 1 vp")
    assert (on_farm(state.seats[0]), refused(state, "use market")) == ((2, 2, 0, 0), "36")


@rule("R-38", "28", "36", "15")
def test_what_the_kiepenkerl_asks_is_not_sold_or_burnt_before() -> None:
    goods = {"food": 1, "wood": 2, "coal": 1, "markers": ["market"]}
    state = bought("28", new=("36",), owns=("15",), seat=goods)
    assert not (allowed(state, "use market") or allowed(state, "burn"))
    do(state, "choose 1 coal for 1 food, 1 wood", "burn", "use market")
    assert on_farm(state.seats[0]) == (1, 0, 1, 2)


@rule("38", "36", "E2")
def test_the_goods_of_the_community_tunnel_may_be_sold_at_once() -> None:
    state = bought("38", new=("36",), seat={"wood": 2, "debt": 1, "food": 1, "markers": ["market"]})
    do(state, "give coal to 2", "use market", "choose return 1 debt")
    assert (on_farm(state.seats[0]), state.seats[0].debt) == ((0, 0, 0, 1 + 2), 0)


@rule("30E", "I2", "E2")
def test_a_peddlers_iron_is_placed_and_nothing_more_is_asked() -> None:
    state = bought("30E", exhausted=True, seat={"coal": 1})
    do(state, "choose 1 coal for 1 iron", "prop tunnel with iron")
    assert (state.seats[0].iron, state.seats[0].iron_props, state.pending) == (0, 1, ())


@rule("I2", "M3")
def test_a_tenth_prop_has_no_field() -> None:
    state = working(modules=("iron",), exhausted=True, seat={"iron": 1, "wood": 1, "tunnel_props": 9})
    assert refused(state, "prop tunnel with iron") == "M3"
    assert refused(state, "prop tunnel") == "M3"


@rule("33", "R-30", "I2")
def test_iron_may_open_the_coal_of_hammer_and_pick() -> None:
    """On side A the fifth field takes only iron: the wood of the tile does not help there."""
    blocked = {"tunnel_props": 4, "tunnel_dug": 6}
    state = bought("33", modules=("iron",), exhausted=True, seat={**blocked, "iron": 1})
    assert legal(state) == ["decline", "prop tunnel with iron"]
    do(state, "prop tunnel with iron", "dig")
    assert (state.seats[0].tunnel_dug, state.pending) == (7, ())
    assert bought("33", modules=("iron",), exhausted=True, seat=blocked).pending == ()


@rule("33", "10E", "R-30", "I2")
def test_iron_of_the_abandoned_farm_opens_coal_for_hammer_and_pick() -> None:
    blocked = {"tunnel_props": 4, "tunnel_dug": 6, "markers": ["abandoned-farm"]}
    state = bought("33", new=("10E",), exhausted=True, seat=blocked)
    do(state, "use abandoned-farm", "prop tunnel with iron", "dig")
    assert (state.seats[0].shaft, state.pending) == (1, ())


@rule("34", "15", "10E", "R-30")
def test_wood_of_the_abandoned_farm_is_burnt_for_the_coal_sacks() -> None:
    held = {"wood": 1, "markers": ["abandoned-farm"]}
    state = bought("34", new=("10E",), seat=held)
    assert state.pending == (), "without the Charcoal Burner there is no coal to come"
    state = about_to_buy("34", new=("10E",), seat=held)
    can(state.seats[0], Ability.CHARCOAL_BURNER)
    do(state, "acquire 34 by farmer", "use abandoned-farm", "burn", "choose 1 coal for 1 thaler")
    assert (state.seats[0].coal, state.seats[0].thaler) == (1, 1)


@rule("I2", "M3")
def test_without_iron_none_is_placed() -> None:
    state = working(modules=("iron",), seat={"wood": 1})
    assert refused(state, "prop tunnel with iron") == "I2"


@rule("29", "Y1")
def test_nothing_else_is_done_while_the_gift_is_decided() -> None:
    state = bought("29", season=SUMMER, seat={"wood": 1})
    end_phase(state)
    for text in ("take black from 1", "prop pinge", "end turn"):
        assert not allowed(state, text)


@rule("16", "26", "19", "35", "I3", "P4")
@pytest.mark.parametrize("marker", ["wicker-basket", "cottage"])
def test_basket_and_cottage_lie_beside_nothing_else(marker: str) -> None:
    setup = with_tiles("16", "19", "26", modules=("iron",))
    for exhausted in (False, True):
        state = at_planning((2, 0, 2), owns=("19", "35"), seat={"markers": [marker], "food": 1}, **setup)
        if exhausted:
            exhaust(state.seats[0])
        for field, fits in FITS.items():
            if (field in ("coal-miner", "haspelknecht", "workshop")) == exhausted:
                on_field(state, field)
                assert allowed(state, f"lay {field}: {fits}")
                assert not allowed(state, f"lay {field}: {with_marker(fits, marker)}")
                assert not allowed(state, f"lay {field}: 1 {marker}")


# -- the Pinge is exhausted in between --


@rule("R-10", "19", "28", "M6")
def test_the_coal_diggers_kiepenkerl_is_lost_if_the_wife_exhausts_the_pinge() -> None:
    plan = ("farmers-wife: 1 black", "coal-digger: 1 kiepenkerl")
    state = working(*plan, owns=("19",), new=("19", "28"), seat=ALMOST)
    do(state, "activate farmers-wife", "dig")
    assert not allowed(state, "activate coal-digger")
    do(state, "end turn")
    assert state.seats[0].markers[Marker.KIEPENKERL] == 0


@rule("37", "M6", "E6")
def test_after_the_church_exhausted_the_pinge_the_farmhand_digs_in_the_tunnel() -> None:
    state = bought("37", "farmhand: 1 black", seat={**ALMOST, "coal": 1, "tunnel_props": 1, "water": 1})
    do(
        state,
        "choose a coal of the mine",
        "give coal to 4",
        "choose 1 food, 1 vp",
        "activate farmhand",
        "dig",
    )
    assert (state.seats[0].tunnel_dug, state.seats[0].shaft, state.seats[0].water) == (1, 1, 1)


@rule("37", "M6", "25")
def test_after_the_church_exhausted_the_pinge_the_windlass_reels() -> None:
    state = bought("37", seat={**ALMOST, "coal": 1, "shaft": 1, "markers": ["windlass"]})
    do(state, "choose a coal of the mine", "give coal to 4", "choose 1 food, 1 vp", "use windlass", "reel")
    assert (state.seats[0].shaft, state.seats[0].coal) == (0, 2)


@rule("37", "M6")
def test_water_of_its_thaler_lies_where_the_mine_stands_then() -> None:
    state = bought("37", seat={**ALMOST, "coal": 1, "water": 2})
    events = do(state, "choose a coal of the mine", "give coal to 4", "choose 1 thaler, 1 vp, 1 water")
    (exhausted,) = (event for event in events if isinstance(event, PingeExhausted))
    assert (exhausted.water, exhausted.props, state.seats[0].water) == (2, 2, 3)


@rule("37")
def test_with_the_tunnel_empty_only_the_shafts_coal_is_left() -> None:
    state = bought("37", exhausted=True, seat={"coal": 1, "shaft": 1, "tunnel_dug": 11, "tunnel_props": 7})
    assert {*of_kind(state, "choose")} == {"choose a coal of the farm", "choose a coal of the shaft"}


@rule("16", "R-28", "M1", "M5")
@pytest.mark.parametrize("slots", [{"pinge_dug": 3}, {"water": 2, "pinge_dug": 3}])
def test_a_basket_worker_that_cannot_mine_has_worked_all_the_same(slots: dict[str, int]) -> None:
    state = working("farmer: 1 black, 1 yellow, 1 wicker-basket", new=("16",), seat=slots)
    do(state, "activate farmer", *(["drain 2"] if "water" in slots else []))
    assert (state.seats[0].food, sum(state.seats[0].markers), state.pending) == (1, 0, ())
    do(state, "end turn")
    assert sum(state.seats[0].markers) == 0


# -- two players in a row --


@rule("28", "T6")
def test_the_kiepenkerl_goes_round() -> None:
    state = working("farmer: 3 brown", new=("28",), seat={"coal": 1})
    reach(state, 0, "28")
    do(state, "acquire 28 by farmer", "choose 1 coal for 2 wood")
    other = about_to_buy("28", seat={"food": 1, "coal": 5})
    other.kiepenkerl = state.kiepenkerl
    do(other, "acquire 28 by farmer", "choose 1 food for 1 wood, 1 coal")
    assert on_farm(other.seats[0]) == (0, 1, 6, 0)


@rule("29", "T8")
def test_thanksgiving_of_this_summer_gives_in_this_autumn() -> None:
    state = bought("29", season=SUMMER)
    end_phase(state)
    assert (state.step, state.to_move) == (Step.AUTUMN_WATER, 0)
    do(state, "give food to 2")
    assert state.seats[0].score == 2 + 3


@rule("29", "P2")
def test_everybody_sees_whose_gift_it_is() -> None:
    state = bought("29", season=SUMMER)
    end_phase(state)
    for watcher in (0, 1, None):
        assert legal(view(state, watcher)) == legal(state)


def _two_black_tiles() -> GameState:
    """Seat 0 took a bonus marker; the next seat is about to acquire a black development."""
    state = bought("53")
    do(state, "choose 3 coal, drain 1", "take bonus debt")
    return state


@rule("B3", "B4", "R-26")
def test_the_next_player_scores_four_and_finds_five_markers() -> None:
    first = _two_black_tiles()
    state = about_to_buy("54")
    own(state, 1, "53")
    state.bonus_left = first.bonus_left
    give(state.seats[1], bonus=first.seats[0].bonus)
    do(state, "acquire 54 by farmer", "choose 2 food")
    assert state.seats[0].score == 4
    assert len(of_kind(state, "take bonus")) == 5
    assert not allowed(state, "take bonus debt")
