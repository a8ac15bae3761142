"""Section 12: what the tiles 36 and 37 do."""

from __future__ import annotations

import pytest

from game.rules.events import (
    CoalGiven,
    MarkerUsed,
    PingeExhausted,
    SectionEmptied,
    WaterTaken,
)
from game.rules.state import GameState
from game.rules.terms import Marker, Place
from tests.owning import owns
from tests.rules.expansion import about_to_buy, bought, line, working
from tests.rules.helpers import (
    AUTUMN,
    allowed,
    at_taking,
    do,
    give,
    legal,
    of_kind,
    on_farm,
    refused,
    rule,
)

# -- 36 --


@rule("36", "T1", "P6")
@pytest.mark.parametrize(
    "lay",
    [
        "1 black, 1 brown, 1 wheelbarrow",
        "1 black, 1 yellow, 1 ladder",
        "1 brown, 1 yellow, 1 hammer-and-pick",
    ],
)
def test_the_market_requires_one_of_each_colour(lay: str) -> None:
    state = bought("36", lay=lay)
    assert owns(state, 0, "36")
    assert state.seats[0].fresh[Marker.MARKET] == 1


@rule("36", "T1")
@pytest.mark.parametrize("lay", ["2 black, 1 brown", "3 yellow", "1 black, 1 brown, 1 ladder"])
def test_no_other_three_disks_will_do(lay: str) -> None:
    assert refused(about_to_buy("36", lay=lay), "acquire 36 by farmer") == "T1"


def _market(*plan: str, **slots: object) -> GameState:
    return working(*plan, new=("36",), seat={"markers": ["market"], **slots})


@rule("36")
def test_the_marker_sells_a_food_a_wood_and_a_coal() -> None:
    state = _market(food=2, wood=1, coal=1)
    events = do(state, "use market")
    assert (on_farm(state.seats[0]), state.seats[0].score) == ((1, 0, 0, 2), 5)
    assert (sum(state.seats[0].markers), refused(state, "use market")) == (0, "T8")
    assert MarkerUsed(0, Marker.MARKET) in events


@rule("36")
@pytest.mark.parametrize("lacking", ["food", "wood", "coal"])
def test_all_three_must_lie_on_the_farm(lacking: str) -> None:
    slots: dict[str, object] = {"food": 1, "wood": 1, "coal": 1, lacking: 0, "shaft": 2}
    assert refused(_market(**slots), "use market") == "36"


@rule("36", "T8")
def test_the_marker_waits_for_the_next_phase() -> None:
    assert not allowed(_market(food=1, wood=1, coal=1, markers=[], fresh=["market"]), "use market")


@rule("36", "E2", "R-76")
def test_it_is_a_free_action_of_ones_working_turn() -> None:
    state = _market("farmer: 2 black", food=1, wood=1)
    do(state, "activate farmer", "dig", "use market", "dig")  # between a worker's actions
    assert on_farm(state.seats[0]) == (0, 0, 1, 2)
    state = bought("34", new=("36",), seat={"food": 1, "wood": 1, "coal": 2, "markers": ["market"]})
    do(state, "use market", "choose 1 coal for 1 thaler")  # inside a tile's effect
    assert on_farm(state.seats[0]) == (0, 0, 0, 3)


@rule("36", "E2", "R-76")
def test_not_while_taking_nor_in_winter_nor_in_anothers_turn() -> None:
    goods = {"markers": ["market"], "food": 3, "wood": 1, "coal": 1}
    state = at_taking([(1, 0, 0)] * 4, new_tiles=("36",))
    give(state.seats[0], **goods)
    assert not allowed(state, "use market")
    state = working(new=("36",), season=AUTUMN, seat=goods)
    do(state, "end turn")
    assert not allowed(state, "use market")
    for _ in range(3):
        do(state, "end turn")
    assert not allowed(state, "use market")
    do(state, "decline")
    assert not allowed(state, "use market")  # winter storage


# -- 37 --

_GIFTS = ["1 food, 1 thaler, 1 vp, 1 water", "1 food, 1 wood, 1 thaler, 1 water", "1 food, 1 wood, 1 vp",
          "1 wood, 1 thaler, 1 vp, 1 water"]  # fmt: skip
_TWO = ["1 food, 1 thaler, 1 water", "1 food, 1 vp", "1 food, 1 wood", "1 thaler, 1 vp, 1 water",
        "1 wood, 1 thaler, 1 water", "1 wood, 1 vp"]  # fmt: skip


def _options(state: GameState) -> list[str]:
    return sorted(text.removeprefix("choose ") for text in of_kind(state, "choose"))


@rule("37")
def test_the_church_a_coal_of_the_farm_for_three_gifts() -> None:
    state = bought("37", seat={"coal": 2})
    score = state.seats[0].score
    events = do(state, "choose a coal of the farm", "give coal to 3")
    assert _options(state) == _GIFTS
    do(state, "choose 1 food, 1 wood, 1 vp")
    assert (on_farm(state.seats[0]), state.seats[0].score) == ((1, 1, 1, 0), score + 1)
    assert (state.seats[2].coal, state.pending, state.seats[0].coal_removed) == (1, (), 0)
    assert CoalGiven(0, 2, "farm") in events


@rule("37")
@pytest.mark.parametrize(
    ("gift", "farm", "vp"), [("1 food, 1 wood", (1, 1, 0, 0), 0), ("1 wood, 1 vp", (0, 1, 0, 0), 1)]
)
def test_the_church_b_a_coal_of_the_mine_for_two(gift: str, farm: tuple[int, ...], vp: int) -> None:
    state = bought("37", seat={"coal": 1, "water": 4})  # water does not matter
    score = state.seats[0].score
    events = do(state, "choose a coal of the mine", "give coal to 2")
    assert _options(state) == _TWO
    do(state, f"choose {gift}")
    seat = state.seats[0]
    assert (seat.pinge_dug, seat.coal_removed, seat.coal, state.seats[1].coal) == (1, 1, 1, 1)
    assert ((seat.food, seat.wood, seat.coal - 1, seat.thaler), seat.score - score) == (farm, vp)
    given = [event for event in events if isinstance(event, CoalGiven)]
    assert [(event.to, event.source, event.piece) for event in given] == [(1, "Pinge", 0)]


@rule("37")
@pytest.mark.parametrize(("exhausted", "place"), [(False, Place.PINGE), (True, Place.TUNNEL)])
def test_whoever_takes_the_thaler_takes_water(exhausted: bool, place: Place) -> None:
    state = bought("37", exhausted=exhausted, seat={"coal": 1})
    do(state, "choose a coal of the farm", "give coal to 2")
    events = do(state, "choose 1 food, 1 wood, 1 thaler, 1 water")
    assert (state.seats[0].thaler, state.seats[0].water) == (1, 1)
    assert [event.place for event in events if isinstance(event, WaterTaken)] == [place]


@rule("37", "R-78")
def test_which_coal_of_the_mine() -> None:
    state = bought("37", seat={"shaft": 2, "coal": 1})
    assert _options(state) == ["a coal of the farm", "a coal of the mine"]  # the shaft only once exhausted
    state = bought("37", exhausted=True, seat={"shaft": 2})
    assert _options(state) == ["a coal of the mine", "a coal of the shaft"]
    do(state, "choose a coal of the shaft", "give coal to 4", "choose 1 food, 1 wood")
    seat = state.seats[0]
    assert (seat.shaft, seat.tunnel_dug, state.seats[3].coal) == (1, 0, 1)
    state = bought("37", exhausted=True, seat={"shaft": 2})
    do(state, "choose a coal of the mine", "give coal to 4", "choose 1 food, 1 wood")
    seat = state.seats[0]
    assert (seat.shaft, seat.tunnel_dug, state.seats[3].coal) == (2, 1, 1)


@rule("37", "T7", "R-80")
def test_one_of_the_two_is_done_if_possible() -> None:
    assert not allowed(bought("37", seat={"coal": 1}), "decline")
    state = bought("37", exhausted=True, seat={"tunnel_dug": 11, "tunnel_props": 7})
    assert state.pending == ()  # no coal anywhere
    state = bought("37")
    assert not allowed(state, "decline")  # only the Pinge has coal
    assert "give coal to 1" not in legal(state)


@rule("37", "M6", "M7", "R-52")
@pytest.mark.parametrize(("year", "vp"), [(1, 2), (2, 1), (3, 0)])
def test_the_last_coal_given_exhausts_the_pinge(year: int, vp: int) -> None:
    state = bought("37", year=year, seat={"pinge_dug": 6, "coal": 1, "water": 3})
    score = state.seats[0].score
    events = do(state, "choose a coal of the mine", "give coal to 2", "choose 1 food, 1 wood")
    seat = state.seats[0]
    assert (seat.exhausted, seat.score - score, seat.water, seat.pinge_props) == (True, vp, 3, 0)
    assert any(isinstance(event, PingeExhausted) for event in events)


@rule("37", "M8", "G1", "G9", "R-52")
def test_the_last_coal_of_a_section_empties_it() -> None:
    state = bought("37", exhausted=True, seat={"coal": 1})
    events = do(state, "choose a coal of the mine", "give coal to 2", "choose 1 food, 1 wood")
    assert [event.section for event in events if isinstance(event, SectionEmptied)] == [0]
    assert (line(state, "G1"), state.seats[0].coal_removed) == (1, 8)


@rule("37", "M1", "M2", "R-79")
def test_a_prop_it_skipped_is_still_needed() -> None:
    state = bought("37", "farmhand: 1 black", exhausted=True, seat={"coal": 1, "wood": 2})
    do(state, "choose a coal of the mine", "give coal to 2", "choose 1 wood, 1 vp")
    assert not allowed(state, "activate farmhand")
    do(state, "prop tunnel")
    assert not allowed(state, "activate farmhand")  # it opens the section that is empty
    do(state, "prop tunnel", "activate farmhand", "dig")
    assert state.seats[0].tunnel_dug == 2
    state = bought("37", "farmhand: 1 black", seat={"pinge_dug": 3, "coal": 1, "wood": 1})
    do(state, "choose a coal of the mine", "give coal to 2", "choose 1 food, 1 vp")
    assert not allowed(state, "activate farmhand")
    do(state, "prop pinge", "activate farmhand", "dig")
    assert state.seats[0].pinge_dug == 5
