"""Section 5: pay, markers and what becomes of a plan (P4 to P8)."""

from __future__ import annotations

import pytest

from game.rules.terms import Field, Step
from tests.rules.helpers import (
    SPRING,
    allowed,
    at_planning,
    at_taking,
    at_working,
    do,
    end_phase,
    exhaust,
    give,
    idle_to_step,
    legal,
    own,
    refused,
    rule,
)
from tests.rules.plans import fields_asked, on_field

EVERY_MARKER = ["wheelbarrow", "ladder", "hammer-and-pick"]


# -- P4 --

RICH = {"food": 3, "thaler": 3, "markers": EVERY_MARKER}


@rule("P4")
@pytest.mark.parametrize(("field", "exhausted"), [("coal-digger", False), ("haspelknecht", True)])
def test_what_pays_coal_digger_and_haspelknecht(field: str, exhausted: bool) -> None:
    state = at_planning((2, 2, 2), seat=RICH)
    if exhausted:
        exhaust(state.seats[0])
    on_field(state, field)
    assert set(legal(state)) == {
        f"lay {field}: {what}" for what in ("nothing", "1 yellow", "1 wheelbarrow", "1 food", "1 thaler")
    }
    for wrong in (
        "2 yellow",
        "1 black",
        "1 brown",
        "2 food",
        "1 yellow, 1 food",
        "1 food, 1 thaler",
        "2 thaler",
    ):
        assert refused(state, f"lay {field}: {wrong}") == "P4"


@rule("P4", "R-8")
def test_the_coal_miner_takes_no_yellow_disk() -> None:
    state = at_planning((2, 2, 2), seat=RICH)
    exhaust(state.seats[0])
    on_field(state, "coal-miner")
    assert set(legal(state)) == {f"lay coal-miner: {what}" for what in ("nothing", "1 food", "1 thaler")}
    for wrong in ("1 yellow", "1 wheelbarrow", "1 black", "2 food", "1 food, 1 thaler"):
        assert refused(state, f"lay coal-miner: {wrong}") == "P4"


@rule("P4")
def test_food_and_thaler_must_be_there() -> None:
    state = on_field(at_planning((1, 0, 0)), "coal-digger")
    assert legal(state) == ["lay coal-digger: nothing"]
    assert refused(state, "lay coal-digger: 1 food") == "P4"
    assert refused(state, "lay coal-digger: 1 thaler") == "P4"


@rule("P4")
def test_food_laid_once_cannot_be_laid_twice() -> None:
    state = at_planning((1, 0, 0), seat={"food": 1})
    exhaust(state.seats[0])
    do(on_field(state, "coal-miner"), "lay coal-miner: 1 food")
    assert state.seats[0].food == 0
    assert refused(state, "lay haspelknecht: 1 food") == "P4"


# -- P5 --


@rule("P5")
def test_what_is_earned_pays_no_contract_worker_in_the_same_phase() -> None:
    state = at_working("farmer: 3 yellow", seat={"thaler": 0})
    do(state, "activate farmer")
    assert state.seats[0].food == 4  # with the summer bonus
    assert not allowed(state, "activate coal-digger")
    assert not allowed(state, "lay coal-digger: 1 food")


@rule("P5", "T5")
def test_it_pays_a_distant_development_at_once() -> None:
    state = at_working("farmer: 2 brown, 1 yellow", "farmhand: 1 yellow")
    own(state, 1, "21")
    assert refused(state, "acquire 21 by farmer for food") == "T5"
    do(state, "activate farmhand", "acquire 21 by farmer for food")
    assert (state.seats[0].food, state.seats[1].food) == (0, 1)


@rule("P5", "34")
def test_it_pays_an_exchange_at_once() -> None:
    state = at_working("farmer: 3 black, 1 yellow", "coal-digger: 1 food", seats=4, owns=["23"])
    do(state, "activate coal-digger", "dig", "stop", "acquire 34 by farmer", "choose 1 coal for 1 thaler")
    assert (state.seats[0].coal, state.seats[0].thaler) == (0, 1)


@rule("P5", "E4")
def test_it_props_at_once() -> None:
    state = at_working("farmer: 1 brown")
    assert refused(state, "prop pinge") == "M3"
    do(state, "activate farmer", "prop pinge")


# -- P6 --


@rule("P6")
@pytest.mark.parametrize(
    ("marker", "field", "exhausted"),
    [
        ("wheelbarrow", "farmer", False),
        ("ladder", "farmer", False),
        ("hammer-and-pick", "farmhand", False),
        ("wheelbarrow", "coal-digger", False),
        ("wheelbarrow", "haspelknecht", True),
    ],
)
def test_a_colour_marker_may_fill_a_field_alone(marker: str, field: str, exhausted: bool) -> None:
    state = at_planning((0, 0, 0), seat={"markers": [marker]})
    if exhausted:
        exhaust(state.seats[0])
    assert allowed(on_field(state, field), f"lay {field}: 1 {marker}")


@rule("P6")
@pytest.mark.parametrize(("marker", "gained"), [("wheelbarrow", (2, 0, 0, 0)), ("ladder", (0, 2, 0, 0))])
def test_a_colour_marker_counts_for_work(marker: str, gained: tuple[int, ...]) -> None:
    colour = "yellow" if marker == "wheelbarrow" else "brown"
    state = at_working(f"farmhand: 1 {colour}, 1 {marker}")
    do(state, "activate farmhand")
    seat = state.seats[0]
    assert (seat.food, seat.wood, seat.coal, seat.thaler) == gained


@rule("P6", "33")
def test_hammer_and_pick_counts_for_mining() -> None:
    state = at_working("farmer: 1 hammer-and-pick")
    do(state, "activate farmer", "dig")
    assert state.seats[0].coal == 1


@rule("P6", "E7")
def test_a_colour_marker_counts_for_synergy() -> None:
    state = at_working("farmer: 1 ladder", "farmhand: 1 brown")
    do(state, "activate farmer", "activate farmhand")
    assert state.seats[0].wood == 3


@rule("P6", "T1")
def test_a_colour_marker_counts_for_requirements() -> None:
    state = at_working("farmer: 1 black, 1 yellow, 1 ladder", owns=["12"])
    do(state, "acquire 22 by farmer")
    assert state.seats[0].activated >> Field.FARMER & 1


@rule("P6")
def test_a_marker_makes_colours_several() -> None:
    state = on_field(at_planning((1, 0, 0), seat={"markers": ["ladder"]}), "farmhand")
    assert refused(state, "lay farmhand: 1 black, 1 ladder") == "P3"


@rule("P6", "D2", "D6")
def test_markers_count_neither_for_taking_nor_for_the_order() -> None:
    state = at_taking([(4, 0, 0), (1, 3, 0)])
    give(state.seats[0], markers=EVERY_MARKER)
    do(state, "take black from 1", "take brown from 2")
    assert (state.step, state.to_move) == (Step.SECOND_TAKING, 0)  # 4 held, the markers not counted
    do(state, "take black from 2")
    assert state.order == (0, 1)  # 4 against 6


@rule("P6", "T8")
def test_a_marker_must_be_there_and_of_an_earlier_phase() -> None:
    state = at_planning((0, 1, 0), seat={"fresh": ["ladder"]})
    assert refused(state, "lay farmer: 1 brown, 1 ladder") == "P6"
    state = at_planning((0, 1, 0), seat={"markers": ["ladder"]})
    assert allowed(state, "lay farmer: 1 brown, 1 ladder")
    assert refused(state, "lay farmer: 1 wheelbarrow") == "P6"
    assert refused(state, "lay farmer: 2 ladder") == "P6"


# -- P7 --


@rule("P7", "R-9", "M6")
def test_miner_and_haspelknecht_come_the_phase_after_exhaustion() -> None:
    state = at_working("farmer: 2 black", seat={"pinge_dug": 5, "pinge_props": 2, "food": 2}, season=SPRING)
    do(state, "activate farmer", "dig", "dig")
    assert state.seats[0].exhausted
    assert not allowed(state, "activate haspelknecht")
    assert not allowed(state, "activate coal-miner")
    do(state, "end turn", "end turn")
    idle_to_step(state, Step.PLANNING)
    while state.to_move != 0:
        do(state, next(text for text in legal(state) if text.endswith("nothing")))
    assert fields_asked(state) == ["farmer", "farmhand", "coal-miner", "haspelknecht"]


@rule("P7", "R-9", "13")
def test_the_farmhand_improved_just_now_does_not_develop_yet() -> None:
    state = at_working("farmer: 2 black", "farmhand: 2 yellow")
    do(state, "acquire 13 by farmer")
    assert refused(state, "acquire 11 by farmhand") == "P7"
    assert allowed(state, "activate farmhand")


@rule("P7", "R-9", "35")
def test_the_mill_opens_its_field_in_the_next_phase() -> None:
    state = at_working("farmer: 4 brown", owns=["24"], seats=4, season=SPRING)
    state.seats[0].disks = state.seats[0].cart2 = (2, 0, 0)
    state.action[0] = (11, 9, 10)
    do(state, "acquire 35 by farmer")
    assert not allowed(state, "activate water-mill")
    end_phase(state)
    idle_to_step(state, Step.PLANNING)
    while state.to_move != 0:
        do(state, next(text for text in legal(state) if text.endswith("nothing")))
    assert "water-mill" in fields_asked(state)
