"""Section 7: the mine."""

from __future__ import annotations

import pytest

from game.rules.engine import dig_refusal, reel_refusal
from game.rules.engine.mining import SHAFT_EMPTY, TUNNEL_EMPTY
from game.rules.events import PingeExhausted, SectionEmptied
from game.rules.terms import Place
from tests.rules.helpers import (
    SPRING,
    allowed,
    at_working,
    do,
    game,
    kinds,
    legal,
    of_kind,
    refused,
    rule,
)


@rule("M1")
def test_pinge_coal_up_to_the_first_empty_field() -> None:
    state = at_working("farmer: 7 black", seat={"wood": 2})
    do(state, "activate farmer", "dig", "dig", "dig")
    assert refused(state, "dig") == "M1"
    do(state, "prop pinge", "dig", "dig")
    assert refused(state, "dig") == "M1"
    do(state, "prop pinge", "dig", "dig")
    assert state.seats[0].exhausted


@rule("M1")
def test_the_pinge_has_three_groups_and_two_fields() -> None:
    board = game(2).seats[0].board
    assert len(board.pinge_coal) == 3
    assert board.pinge_fields == 2


@rule("M2")
def test_nothing_of_the_tunnel_before_the_first_prop() -> None:
    state = at_working("farmer: 1 black", exhausted=True, seat={"wood": 1})
    assert not allowed(state, "activate farmer")
    do(state, "prop tunnel", "activate farmer", "dig")
    assert state.seats[0].shaft == 1


@rule("M2", "M8")
def test_tunnel_coal_up_to_the_first_empty_field() -> None:
    """Sections of 1, 2, 1 coal behind three props."""
    state = at_working("coal-miner: 1 food", exhausted=True, seat={"tunnel_props": 1, "wood": 2})
    assert state.seats[0].board.tunnel_coal[:3] == (1, 2, 1)
    do(state, "activate coal-miner", "dig")
    assert refused(state, "dig") == "M2"
    do(state, "prop tunnel", "dig", "dig")
    assert state.seats[0].emptied_sections() == 2


@rule("M2")
def test_the_tunnel_has_seven_sections_each_behind_a_field() -> None:
    board = game(2).seats[0].board
    assert len(board.tunnel_coal) == board.tunnel_fields == 7
    assert board.tunnel_reach[0] == 0
    assert board.tunnel_reach[-1] == 11


@rule("M2")
def test_an_empty_tunnel_gives_nothing() -> None:
    state = at_working("coal-miner: 1 food", exhausted=True, seat={"tunnel_props": 7, "tunnel_dug": 10})
    do(state, "activate coal-miner", "dig")
    assert dig_refusal(state.seats[0]) is TUNNEL_EMPTY
    assert legal(state) == ["end turn"]


@rule("M3", "R-51")
def test_wood_is_placed_on_the_leftmost_empty_field() -> None:
    state = at_working(seat={"wood": 4})
    events = do(state, "prop pinge", "prop tunnel", "prop pinge", "prop tunnel")
    assert [(event.place, event.index) for event in events] == [
        (Place.PINGE, 0),
        (Place.TUNNEL, 0),
        (Place.PINGE, 1),
        (Place.TUNNEL, 1),
    ]
    seat = state.seats[0]
    assert (seat.wood, seat.pinge_props, seat.tunnel_props) == (0, 2, 2)


@rule("M3")
def test_full_fields_take_no_more() -> None:
    state = at_working(seat={"wood": 3, "pinge_props": 2, "tunnel_props": 7})
    assert refused(state, "prop pinge") == "M3"
    assert refused(state, "prop tunnel") == "M3"


@rule("M3")
def test_without_wood_on_the_farm_nothing_is_placed() -> None:
    state = at_working("farmer: 2 brown")
    assert refused(state, "prop pinge") == "M3"
    assert refused(state, "prop tunnel") == "M3"


@rule("M3", "R-15")
def test_the_tunnel_may_be_propped_before_the_pinge_is_exhausted() -> None:
    state = at_working(seat={"wood": 7})
    do(state, *["prop tunnel"] * 7)
    assert state.seats[0].tunnel_props == 7
    assert not state.seats[0].exhausted


@rule("M3", "M6")
def test_the_exhausted_pinge_takes_no_wood() -> None:
    state = at_working(exhausted=True, seat={"wood": 2})
    assert refused(state, "prop pinge") == "M3"
    assert of_kind(state, "prop") == ["prop tunnel"]


@rule("M4")
def test_pinge_coal_to_the_farm_tunnel_coal_to_the_shaft() -> None:
    state = at_working("farmer: 1 black")
    do(state, "activate farmer", "dig")
    assert (state.seats[0].coal, state.seats[0].shaft) == (1, 0)
    state = at_working("farmer: 1 black", exhausted=True, seat={"tunnel_props": 1})
    do(state, "activate farmer", "dig")
    assert (state.seats[0].coal, state.seats[0].shaft) == (0, 1)


@rule("M4")
def test_an_empty_shaft_has_nothing_to_reel() -> None:
    state = at_working("haspelknecht: 1 food", exhausted=True, seat={"shaft": 1})
    do(state, "activate haspelknecht", "reel")
    assert reel_refusal(state.seats[0]) is SHAFT_EMPTY
    assert legal(state) == ["end turn"]


@rule("M5")
@pytest.mark.parametrize(("water", "free"), [(0, True), (1, True), (2, False), (3, False)])
def test_two_water_stop_the_pinge(water: int, free: bool) -> None:
    state = at_working("farmer: 1 black", seat={"water": water})
    do(state, "activate farmer")
    assert allowed(state, "dig") is free
    if not free:
        assert refused(state, "dig") == "M5"


@rule("M5")
@pytest.mark.parametrize(("water", "free"), [(1, True), (2, False)])
def test_two_water_stop_the_reeling(water: int, free: bool) -> None:
    state = at_working("haspelknecht: 1 food", exhausted=True, seat={"water": water, "shaft": 1})
    do(state, "activate haspelknecht")
    assert allowed(state, "reel") is free


@rule("M5")
@pytest.mark.parametrize(("water", "free"), [(2, True), (4, True), (5, False), (6, False)])
def test_five_water_stop_the_tunnel(water: int, free: bool) -> None:
    state = at_working("coal-miner: 1 food", exhausted=True, seat={"water": water, "tunnel_props": 2})
    assert allowed(state, "activate coal-miner") is free


@rule("M5")
def test_five_water_stop_own_workers_in_the_tunnel_too() -> None:
    state = at_working("farmer: 2 black", exhausted=True, seat={"water": 5, "tunnel_props": 2})
    assert not allowed(state, "activate farmer")


@rule("M6")
def test_what_happens_when_the_last_pinge_coal_is_gone() -> None:
    state = at_working("farmer: 1 black", seat={"pinge_dug": 6, "pinge_props": 2, "water": 1, "wood": 1})
    events = do(state, "activate farmer", "dig")
    seat = state.seats[0]
    assert PingeExhausted(0, water=1, props=2) in events
    assert (seat.water, seat.water_place) == (1, Place.TUNNEL)
    assert (seat.pinge_props, seat.wood) == (0, 1)  # its wood goes to the supply, not to the farm


@rule("M6")
def test_the_tunnel_cannot_be_dug_before() -> None:
    state = at_working("farmer: 3 black", seat={"pinge_dug": 3, "tunnel_props": 4})
    assert not allowed(state, "activate farmer")  # the next Pinge coal is blocked, the Tunnel not open yet
    state.seats[0].wood = 1
    do(state, "prop pinge", "activate farmer", "dig")
    assert state.seats[0].tunnel_dug == 0
    assert state.seats[0].coal == 1


@rule("M6", "P7")
def test_the_coal_digger_is_replaced() -> None:
    state = at_working("farmer: 1 black", "coal-digger: 1 food", seat={"pinge_dug": 6, "pinge_props": 2})
    do(state, "activate farmer", "dig")
    assert refused(state, "activate coal-digger") == "M6"


@rule("M7", "R-16")
@pytest.mark.parametrize(("year", "season", "vp"), [(1, 0, 2), (1, 2, 2), (2, 0, 1), (2, 2, 1), (3, 0, 0)])
def test_exhausting_scores_by_year(year: int, season: int, vp: int) -> None:
    state = at_working("farmer: 1 black", year=year, season=season, seat={"pinge_dug": 6, "pinge_props": 2})
    do(state, "activate farmer", "dig")
    assert state.seats[0].score == vp


@rule("M7", "33", "E6")
def test_by_whatever_means() -> None:
    state = at_working(
        "farmer: 4 black", "farmhand: 1 black", owns=["22"], season=SPRING,
        seat={"pinge_dug": 6, "pinge_props": 2, "tunnel_props": 1},
    )  # fmt: skip
    events = do(state, "acquire 33 by farmer", "dig")
    assert "PingeExhausted" in kinds(events)
    assert state.seats[0].score == 3 + 2
    do(state, "activate farmhand", "dig")
    assert state.pending == ()  # no synergy: that was no worker's mining


@rule("M8")
def test_a_section_is_emptied_when_all_its_coal_is_gone() -> None:
    state = at_working("coal-miner: 1 food", exhausted=True, seat={"tunnel_props": 7})
    emptied = []
    for event in do(state, "activate coal-miner", "dig", "dig", "dig"):
        if isinstance(event, SectionEmptied):
            emptied.append(event.section)
    assert emptied == [0, 1]


@rule("M8")
@pytest.mark.parametrize(("dug", "sections"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (10, 6), (11, 7)])
def test_emptied_sections(dug: int, sections: int) -> None:
    state = at_working(exhausted=True, seat={"tunnel_props": 7, "tunnel_dug": dug})
    assert state.seats[0].emptied_sections() == sections
