"""Developments that touch each other in goods and markers: Cottage, Market, Church, Community Tunnel."""

from __future__ import annotations

import pytest

from game.rules.events import DistantPaid, FieldReturned, SectionEmptied
from game.rules.state import GameState
from game.rules.terms import Field, Marker
from tests.owning import owns
from tests.rules.expansion import about_to_buy, bought, line, reach, with_tiles, working
from tests.rules.helpers import (
    allowed,
    at_planning,
    do,
    of_kind,
    on_farm,
    own,
    refused,
    rule,
)

# -- the Cottage --


def _cottage(tile: str, lay: str, *new: str, **where: object) -> GameState:
    state = working(f"farmer: {lay}", new=("26", *new), **where)  # type: ignore[arg-type]
    reach(state, 0, tile)
    return state


@rule("26", "28", "T1")
@pytest.mark.parametrize(
    ("tile", "lay"),
    [
        ("21", "1 kiepenkerl, 1 cottage"),
        ("22", "1 kiepenkerl, 1 cottage"),
        ("41", "1 black, 1 brown, 1 kiepenkerl, 1 cottage"),
    ],
)
def test_cottage_and_kiepenkerl_together(tile: str, lay: str) -> None:
    state = _cottage(tile, lay, "28")
    do(state, f"acquire {tile} by farmer")
    assert owns(state, 0, tile) and sum(state.seats[0].markers) == 0


@rule("26", "28")
def test_cottage_and_kiepenkerl_both_return_from_a_field_that_did_nothing() -> None:
    state = _cottage("21", "1 kiepenkerl, 1 cottage", "28")
    events = do(state, "end turn")
    (back,) = (event for event in events if isinstance(event, FieldReturned))
    assert (back.lay.field, back.lay.cottage, back.lay.wild) == (Field.FARMER, 1, 1)
    markers = state.seats[0].markers
    assert (markers[Marker.COTTAGE], markers[Marker.KIEPENKERL]) == (1, 1)


@rule("26", "28", "E7")
def test_of_a_worker_that_works_only_the_cottage_returns() -> None:
    state = _cottage("21", "1 kiepenkerl, 1 cottage", "28")
    (activation,) = of_kind(state, "activate farmer as brown")
    do(state, activation, "end turn")
    markers = state.seats[0].markers
    assert (state.seats[0].wood, markers[Marker.COTTAGE], markers[Marker.KIEPENKERL]) == (1, 1, 0)


@rule("26", "51", "52", "53", "54", "55", "R-69")
@pytest.mark.parametrize(
    ("tile", "lay"),
    [
        ("51", "1 black, 2 yellow"), ("52", "3 brown"), ("53", "2 brown, 1 yellow"), ("54", "3 black"),
        ("55", "3 black"), ("53", "2 black, 1 ladder"),
    ],
)  # fmt: skip
def test_the_cottage_serves_level_5(tile: str, lay: str) -> None:
    state = _cottage(tile, f"{lay}, 1 cottage", modules=("black",))
    do(state, f"acquire {tile} by farmer")
    assert owns(state, 0, tile)


@rule("26", "36")
@pytest.mark.parametrize("lay", ["1 black", "1 brown", "1 yellow", "1 ladder", "1 kiepenkerl"])
def test_the_cottage_is_two_of_the_markets_three(lay: str) -> None:
    state = _cottage("36", f"{lay}, 1 cottage", "28", "36")
    do(state, "acquire 36 by farmer")
    assert owns(state, 0, "36")


@rule("26", "R-17", "R-69")
@pytest.mark.parametrize("lay", ["1 brown", "3 brown", "4 brown"])
def test_it_never_stands_for_one_disk_or_three(lay: str) -> None:
    assert refused(_cottage("31", f"{lay}, 1 cottage"), "acquire 31 by farmer") == "T1"


@rule("26", "13")
def test_an_improved_farmhand_uses_it_as_well() -> None:
    state = working("farmhand: 1 yellow, 1 cottage", owns=("13",), new=("26",))
    reach(state, 0, "21")
    do(state, "acquire 21 by farmhand")
    assert owns(state, 0, "21")


@rule("26", "40E")
@pytest.mark.parametrize(("lay", "iron"), [("2 black, 1 brown", 1), ("1 black, 2 brown", 0), ("3 brown", 0)])
def test_for_the_smithys_iron_it_is_no_black_disk(lay: str, iron: int) -> None:
    state = _cottage("40E", f"{lay}, 1 cottage", "40E")
    do(state, "acquire 40E by farmer")
    assert state.seats[0].iron == iron


@rule("26", "T5")
def test_it_pays_no_distant_owner_but_disks() -> None:
    state = working("farmer: 1 brown, 1 cottage", new=("26",), seat={"food": 1})
    own(state, 1, "22")
    events = do(state, "acquire 22 by farmer for food")
    assert any(isinstance(event, DistantPaid) for event in events)
    assert (state.seats[1].food, owns(state, 0, "22")) == (1, True)


# -- the Market --


@rule("36", "22", "23", "28", "33")
@pytest.mark.parametrize(
    "lay",
    [
        "1 black, 1 brown, 1 wheelbarrow", "1 black, 1 yellow, 1 ladder",
        "1 brown, 1 yellow, 1 hammer-and-pick",
        "1 black, 1 brown, 1 kiepenkerl", "1 brown, 1 yellow, 1 kiepenkerl",
        "1 black, 1 ladder, 1 wheelbarrow",
        "1 hammer-and-pick, 1 ladder, 1 wheelbarrow",
    ],
)  # fmt: skip
def test_each_marker_may_be_the_markets_third_disk(lay: str) -> None:
    state = about_to_buy("36", lay=lay, new=("28",))
    do(state, "acquire 36 by farmer")
    assert sum(state.seats[0].markers) == 0


@rule("36", "P3")
def test_its_colours_may_be_laid_though_they_are_three() -> None:
    state = at_planning((1, 1, 0), seat={"markers": ["wheelbarrow"]}, **with_tiles("36"))
    assert allowed(state, "lay farmer: 1 black, 1 brown, 1 wheelbarrow")


@rule("36", "15")
def test_coal_may_be_burnt_for_its_sale() -> None:
    state = working(new=("36",), owns=("15",), seat={"food": 1, "wood": 3, "markers": ["market"]})
    assert refused(state, "use market") == "36"
    do(state, "burn", "use market")
    assert (on_farm(state.seats[0]), state.seats[0].score) == ((0, 0, 1, 2), 1 + 5)


@rule("36", "I2")
def test_iron_is_no_wood_to_sell() -> None:
    goods = {"food": 1, "iron": 1, "coal": 1, "markers": ["market"]}
    assert refused(working(new=("36",), modules=("iron",), seat=goods), "use market") == "36"


@rule("36", "10E")
def test_the_abandoned_farms_wood_can_be_sold() -> None:
    goods = {"food": 1, "coal": 1, "markers": ["market", "abandoned-farm"]}
    state = working(new=("36", "10E"), seat=goods)
    do(state, "use abandoned-farm", "use market")
    assert (state.seats[0].iron, on_farm(state.seats[0])) == (1, (0, 0, 0, 2))


# -- the Church --


@rule("37", "M2", "M8", "I2", "I4")
def test_a_given_coal_of_the_enhanced_tunnel_counts_as_removed() -> None:
    state = bought("37", modules=("iron",), exhausted=True, seat={"coal": 1, "iron": 1})
    events = do(state, "choose a coal of the mine", "give coal to 2", "choose 1 wood, 1 vp")
    assert [event.section for event in events if isinstance(event, SectionEmptied)] == [0]
    assert line(state, "I5") == 0
    do(state, "prop tunnel with iron")  # the prop it skipped can still be placed
    assert line(state, "I5") == 1


@rule("37", "T5")
def test_the_coal_that_pays_its_owner_cannot_be_given_too() -> None:
    state = working("farmer: 4 brown", new=("37",), exhausted=True, seat={"coal": 1, "shaft": 1})
    own(state, 1, "37")
    do(state, "acquire 37 by farmer for coal")
    assert {*of_kind(state, "choose")} == {"choose a coal of the mine", "choose a coal of the shaft"}


@rule("37", "15", "E2", "R-30")
def test_coal_may_be_burnt_for_the_church() -> None:
    state = bought("37", owns=("15",), seat={"wood": 2})
    assert not allowed(state, "choose a coal of the farm")
    do(state, "burn", "choose a coal of the farm", "give coal to 2", "choose 1 food, 1 wood, 1 vp")
    assert on_farm(state.seats[0]) == (1, 1, 1, 0)


@rule("37", "47")
def test_its_vp_is_no_vp_of_arrival() -> None:
    state = about_to_buy("37", new=("47",), owns=("47",), seat={"coal": 1})
    for other in (1, 2, 3):
        own(state, other, "37")
    do(
        state,
        "acquire 37 by farmer",
        "choose a coal of the farm",
        "give coal to 2",
        "choose 1 food, 1 wood, 1 vp",
    )
    assert state.seats[0].score == 1


@rule("37", "C2", "G9", "R-52")
def test_coal_that_left_the_mine_is_counted_once() -> None:
    state = bought("37", exhausted=True, seat={"shaft": 1, "tunnel_dug": 1, "tunnel_props": 1})
    do(state, "choose a coal of the shaft", "give coal to 3", "choose 1 food, 1 wood")
    assert state.seats[0].coal_removed == 8
    assert [seat.coal_removed for seat in state.seats[1:]] == [0, 0, 0]


# -- the Community Tunnel --


@rule("38", "I2")
@pytest.mark.parametrize(("wood", "iron"), [(1, 0), (0, 1), (1, 1)])
def test_it_takes_wood_or_iron(wood: int, iron: int) -> None:
    state = about_to_buy("38", modules=("iron",), seat={"wood": wood, "iron": iron})
    do(state, "acquire 38 by farmer")
    asked = {*of_kind(state, "choose spend")}
    assert asked == ({"choose spend 1 wood", "choose spend 1 iron"} if wood and iron else set())
    if asked:
        do(state, "choose spend 1 iron")
    do(state, "give coal to 2")
    assert state.seats[0].wood + state.seats[0].iron == wood + iron - 1
    assert (state.seats[0].tunnel_props, state.seats[0].iron_props, state.seats[0].pinge_props) == (0, 0, 0)


@rule("38", "I2", "R-81")
def test_who_has_neither_cannot_acquire_it() -> None:
    assert refused(about_to_buy("38", modules=("iron",), seat={"coal": 3}), "acquire 38 by farmer") == "38"


@rule("38", "T5")
def test_the_price_of_a_distant_one_comes_first() -> None:
    state = working("farmer: 4 black", new=("38",), seat={"wood": 1, "coal": 1})
    own(state, 1, "38")
    do(state, "acquire 38 by farmer for coal", "give coal to 2")
    assert ([seat.coal for seat in state.seats], state.community_coal) == ([1, 2, 0, 0], 4)
    state = working("farmer: 4 black", new=("38",), seat={"coal": 1})
    own(state, 1, "38")
    assert refused(state, "acquire 38 by farmer for coal") == "38"


@rule("38")
def test_there_is_coal_for_every_player() -> None:
    state = about_to_buy("38", seat={"wood": 1})
    for other in (1, 2, 3):
        own(state, other, "38")
    assert state.community_coal == 2
    do(state, "acquire 38 by farmer", "give coal to 4")
    assert (state.community_coal, state.seats[0].coal, state.seats[3].coal) == (0, 1, 1)
