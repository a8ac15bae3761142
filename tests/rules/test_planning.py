"""Section 5: planning."""

from __future__ import annotations

import pytest

from game.rules import view
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Ability, Field, Marker, Step
from tests.rules.helpers import (
    SPRING,
    allowed,
    at_planning,
    at_taking,
    at_working,
    can,
    do,
    end_phase,
    exhaust,
    give,
    idle_to_step,
    kinds,
    legal,
    own,
    refused,
    rule,
)

MILL, IMPROVED = Ability.WATER_MILL, Ability.IMPROVED_FARMHAND
EVERY_MARKER = ["wheelbarrow", "ladder", "hammer and pick"]


def _on(state: GameState, field: str) -> GameState:
    """Lay nothing until this field is asked."""
    while not legal(state)[0].startswith(f"lay {field}:"):
        do(state, next(text for text in legal(state) if text.endswith(": nothing")))
    return state


def _fields_asked(state: GameState) -> list[str]:
    """The fields that seat 0 is asked, in order; lays nothing."""
    asked = []
    while state.step == Step.PLANNING and state.to_move == 0:
        asked.append(legal(state)[0].removeprefix("lay ").partition(":")[0])
        do(state, f"lay {asked[-1]}: nothing")
    return asked


# -- P1 --


@rule("P1", "P9")
def test_fields_before_the_pinge_is_exhausted() -> None:
    assert _fields_asked(at_planning((1, 1, 1))) == ["farmer", "farmhand", "coal-digger"]


@rule("P1", "M6")
def test_fields_after_the_pinge_is_exhausted() -> None:
    state = at_planning((1, 1, 1))
    exhaust(state.seats[0])
    assert _fields_asked(state) == ["farmer", "farmhand", "coal-miner", "Haspelknecht"]


@rule("P1", "35")
def test_the_water_mill_comes_last() -> None:
    state = at_planning((1, 1, 1))
    can(state.seats[0], MILL)
    assert _fields_asked(state) == ["farmer", "farmhand", "coal-digger", "Water Mill"]


@rule("P1", "P9")
@pytest.mark.parametrize(
    "text", ["lay farmhand: nothing", "lay coal-digger: 1 yellow", "lay Haspelknecht: 1 yellow"]
)
def test_another_field_cannot_be_laid_before(text: str) -> None:
    assert refused(at_planning((1, 1, 1)), text) == "P1"


@rule("P1")
def test_nothing_but_laying_is_done() -> None:
    state = at_planning((1, 1, 1), seat={"wood": 3})
    for text in ("decline", "end turn", "prop pinge", "activate farmer", "take black from 1"):
        assert refused(state, text) in ("P1", "P2", "E1", "E2")


# -- P2, V5 --


@rule("P2")
def test_plans_are_asked_in_the_new_order() -> None:
    state = at_taking([(0, 0, 2), (2, 0, 0)])
    do(state, "take yellow from 1", "take black from 2")
    assert state.to_move == 1
    do(state, "lay farmer: 2 black", "lay farmhand: nothing", "lay coal-digger: nothing")
    assert state.to_move == 0


def _half_planned(open_planning: bool) -> GameState:
    state = at_planning((2, 1, 1), seat={"food": 1}, open_planning=open_planning)
    do(state, "lay farmer: 2 black", "lay farmhand: 1 brown", "lay coal-digger: 1 food")
    assert state.to_move == 1
    return state


@rule("P2")
def test_no_plan_is_seen_before_the_last_is_laid() -> None:
    state = _half_planned(open_planning=False)
    seen = view(state, 1).seats[0]
    assert seen.plan == ()
    assert (seen.disks, seen.food) == ((2, 1, 1), 1)  # as if nothing had been laid
    assert len(view(state, 0).seats[0].plan) == 3
    assert view(state, None).seats[0].plan == ()


@rule("P2")
def test_another_hidden_plan_looks_the_same() -> None:
    one = _half_planned(open_planning=False)
    other = at_planning((2, 1, 1), seat={"food": 1})
    do(other, "lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: 1 yellow")
    for name in ("plan", "disks", "food", "thaler", "markers", "cart1", "cart2"):
        assert getattr(view(one, 1).seats[0], name) == getattr(view(other, 1).seats[0], name)


@rule("P2")
def test_plans_are_seen_once_the_last_is_laid() -> None:
    state = _half_planned(open_planning=False)
    idle_to_step(state, Step.WORKING)
    assert view(state, 1).seats[0].plan == state.seats[0].plan != ()


@rule("V5", "P2")
def test_open_planning_shows_them_at_once() -> None:
    state = _half_planned(open_planning=True)
    assert view(state, 1).seats[0].plan == state.seats[0].plan
    assert view(state, 1).seats[0].disks == (0, 0, 1)


# -- P3 --


@rule("P3")
@pytest.mark.parametrize("field", ["farmer", "farmhand"])
def test_an_own_worker_takes_any_number_of_one_colour(field: str) -> None:
    state = _on(at_planning((3, 0, 0)), field)
    assert legal(state) == [f"lay {field}: {what}" for what in ("nothing", "1 black", "2 black", "3 black")]


@rule("P3", "P8")
def test_disks_may_stay_unused() -> None:
    state = at_planning((2, 2, 1))
    do(state, "lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: nothing")
    assert state.seats[0].disks == (2, 2, 1)


@rule("P3")
def test_no_more_disks_than_are_left() -> None:
    state = at_planning((3, 0, 1))
    assert refused(state, "lay farmer: 4 black") == "P3"
    do(state, "lay farmer: 2 black")
    assert refused(state, "lay farmhand: 2 black") == "P3"
    assert allowed(state, "lay farmhand: 1 black")


@rule("P3", "R-7")
def test_the_farmer_takes_several_colours_that_meet_a_tile() -> None:
    state = at_planning((1, 2, 2))
    assert allowed(state, "lay farmer: 1 black, 1 yellow")  # 11 or 13
    assert allowed(state, "lay farmer: 2 brown, 1 yellow")  # 21, though nothing of it can be reached yet
    assert allowed(state, "lay farmer: 1 black, 2 brown, 1 yellow")  # 31
    assert allowed(state, "lay farmer: 1 black, 2 brown, 2 yellow")  # 41


@rule("P3", "R-7")
def test_several_colours_that_meet_no_tile_are_refused() -> None:
    state = at_planning((0, 1, 4))
    assert refused(state, "lay farmer: 1 brown, 4 yellow") == "P3"  # level 4 wants black, or 2 brown
    assert allowed(state, "lay farmer: 1 brown, 3 yellow")


@rule("P3", "R-7")
def test_several_colours_must_meet_it_exactly() -> None:
    # With 11, 12 and 13 owned no tile in play requires two disks, so two of different colours fit nothing.
    state = at_planning((1, 1, 1), owns=["11", "12", "13"])
    assert refused(state, "lay farmer: 1 black, 1 brown") == "P3"
    assert allowed(state, "lay farmer: 1 black, 1 brown, 1 yellow")


@rule("P3", "R-7")
def test_an_owned_tile_does_not_count_another_players_does() -> None:
    state = at_planning((2, 0, 1), owns=["21"])
    own(state, 1, "22", "23")
    assert refused(state, "lay farmer: 2 black, 1 yellow") == "P3"  # 22 and 23 want a brown one, 21 is owned
    state = at_planning((2, 0, 1))
    own(state, 1, "21")
    assert allowed(state, "lay farmer: 2 black, 1 yellow")


@rule("P3")
def test_the_plain_farmhand_takes_one_colour_only() -> None:
    state = _on(at_planning((1, 1, 1)), "farmhand")
    assert refused(state, "lay farmhand: 1 black, 1 yellow") == "P3"


@rule("P3", "13")
def test_the_improved_farmhand_takes_several() -> None:
    state = at_planning((1, 1, 1))
    can(state.seats[0], IMPROVED)
    assert allowed(_on(state, "farmhand"), "lay farmhand: 1 black, 1 yellow")


@rule("P3", "R-7")
def test_several_colours_do_nothing_but_acquire() -> None:
    state = at_working("farmer: 2 brown, 1 yellow")  # 21 cannot be reached
    assert refused(state, "activate farmer") == "P3"
    assert refused(state, "acquire 21 by farmer") == "T4"
    assert legal(state) == ["end turn"]


@rule("P3", "P4")
def test_own_workers_are_not_paid() -> None:
    state = at_planning((1, 0, 0), seat={"food": 1, "thaler": 1})
    assert refused(state, "lay farmer: 1 food") in ("P3", "P4")
    assert refused(state, "lay farmer: 1 thaler") in ("P3", "P4")
    assert refused(state, "lay farmer: 1 black, 1 food") in ("P3", "P4")


# -- P4 --

RICH = {"food": 3, "thaler": 3, "markers": EVERY_MARKER}


@rule("P4")
@pytest.mark.parametrize(("field", "exhausted"), [("coal-digger", False), ("Haspelknecht", True)])
def test_what_pays_coal_digger_and_haspelknecht(field: str, exhausted: bool) -> None:
    state = at_planning((2, 2, 2), seat=RICH)
    if exhausted:
        exhaust(state.seats[0])
    _on(state, field)
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
    _on(state, "coal-miner")
    assert set(legal(state)) == {f"lay coal-miner: {what}" for what in ("nothing", "1 food", "1 thaler")}
    for wrong in ("1 yellow", "1 wheelbarrow", "1 black", "2 food", "1 food, 1 thaler"):
        assert refused(state, f"lay coal-miner: {wrong}") == "P4"


@rule("P4")
def test_food_and_thaler_must_be_there() -> None:
    state = _on(at_planning((1, 0, 0)), "coal-digger")
    assert legal(state) == ["lay coal-digger: nothing"]
    assert refused(state, "lay coal-digger: 1 food") == "P4"
    assert refused(state, "lay coal-digger: 1 thaler") == "P4"


@rule("P4")
def test_food_laid_once_cannot_be_laid_twice() -> None:
    state = at_planning((1, 0, 0), seat={"food": 1})
    exhaust(state.seats[0])
    do(_on(state, "coal-miner"), "lay coal-miner: 1 food")
    assert state.seats[0].food == 0
    assert refused(state, "lay Haspelknecht: 1 food") == "P4"


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
        ("hammer and pick", "farmhand", False),
        ("wheelbarrow", "coal-digger", False),
        ("wheelbarrow", "Haspelknecht", True),
    ],
)
def test_a_colour_marker_may_fill_a_field_alone(marker: str, field: str, exhausted: bool) -> None:
    state = at_planning((0, 0, 0), seat={"markers": [marker]})
    if exhausted:
        exhaust(state.seats[0])
    assert allowed(_on(state, field), f"lay {field}: 1 {marker}")


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
    state = at_working("farmer: 1 hammer and pick")
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
    state = _on(at_planning((1, 0, 0), seat={"markers": ["ladder"]}), "farmhand")
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
    assert refused(state, "lay farmer: 1 brown, 1 ladder") in ("P6", "T8")
    state = at_planning((0, 1, 0), seat={"markers": ["ladder"]})
    assert allowed(state, "lay farmer: 1 brown, 1 ladder")
    assert refused(state, "lay farmer: 1 wheelbarrow") in ("P6", "T8")
    assert refused(state, "lay farmer: 2 ladder") in ("P6", "T8")


# -- P7 --


@rule("P7", "R-9", "M6")
def test_miner_and_haspelknecht_come_the_phase_after_exhaustion() -> None:
    state = at_working("farmer: 2 black", seat={"pinge_dug": 5, "pinge_props": 2, "food": 2}, season=SPRING)
    do(state, "activate farmer", "dig", "dig")
    assert state.seats[0].exhausted
    assert not allowed(state, "activate Haspelknecht")
    assert not allowed(state, "activate coal-miner")
    do(state, "end turn", "end turn")
    idle_to_step(state, Step.PLANNING)
    while state.to_move != 0:
        do(state, next(text for text in legal(state) if text.endswith("nothing")))
    assert _fields_asked(state) == ["farmer", "farmhand", "coal-miner", "Haspelknecht"]


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
    assert not allowed(state, "activate Water Mill")
    end_phase(state)
    idle_to_step(state, Step.PLANNING)
    while state.to_move != 0:
        do(state, next(text for text in legal(state) if text.endswith("nothing")))
    assert "Water Mill" in _fields_asked(state)


# -- P8 --


@rule("P8")
def test_an_activated_field_is_spent_though_actions_remain() -> None:
    state = at_working("farmer: 2 black, 1 hammer and pick", "coal-digger: 1 food", season=SPRING)
    do(state, "activate farmer", "dig", "stop", "activate coal-digger", "dig", "stop", "end turn")
    seat = state.seats[0]
    assert seat.markers[Marker.HAMMER_AND_PICK] == 0
    assert seat.food == 0


@rule("P8")
def test_a_field_is_spent_once_a_tile_is_acquired() -> None:
    state = at_working("farmer: 1 yellow, 1 wheelbarrow")
    do(state, "acquire 11 by farmer", "end turn")
    assert state.seats[0].markers[Marker.WHEELBARROW] == 0


@rule("P8", "R-10")
def test_what_lies_on_an_unused_field_returns_at_the_end_of_the_turn() -> None:
    state = at_working("farmer: 1 ladder", "farmhand: 1 wheelbarrow", "coal-digger: 1 food", season=SPRING)
    seat = state.seats[0]
    assert seat.food == 0
    events = do(state, "end turn")
    assert kinds(events).count("FieldReturned") == 3
    assert seat.food == 1
    assert seat.markers[Marker.LADDER] == seat.markers[Marker.WHEELBARROW] == 1


@rule("P8", "R-10")
def test_thaler_return_too() -> None:
    state = at_working("coal-miner: 1 thaler", "Haspelknecht: 1 food", exhausted=True)
    do(state, "end turn")
    assert (state.seats[0].thaler, state.seats[0].food) == (1, 1)


@rule("P8", "R-10")
def test_the_coal_diggers_payment_returns_if_the_pinge_is_exhausted_first() -> None:
    state = at_working(
        "farmer: 1 black", "coal-digger: 1 thaler", seat={"pinge_dug": 6, "pinge_props": 2}, season=SPRING
    )
    do(state, "activate farmer", "dig")
    assert refused(state, "activate coal-digger") == "M6"
    do(state, "end turn")
    assert state.seats[0].thaler == 1


@rule("P8")
def test_a_worker_that_can_do_nothing_is_not_activated() -> None:
    state = at_working("coal-miner: 1 food", exhausted=True)  # no prop in the Tunnel
    assert not allowed(state, "activate coal-miner")
    do(state, "end turn")
    assert state.seats[0].food == 1


# -- P9 --


@rule("P9")
def test_every_field_is_one_move_and_an_empty_one_is_a_move_too() -> None:
    state = at_planning((0, 0, 1))
    do(state, "lay farmer: nothing", "lay farmhand: 1 yellow", "lay coal-digger: nothing")
    assert state.seats[0].plan == (
        Lay(Field.FARMER),
        Lay(Field.FARMHAND, (0, 0, 1)),
        Lay(Field.COAL_DIGGER),
    )


def _plans(state: GameState) -> list[tuple[Lay, ...]]:
    """Every plan of seat 0, once for each way to reach it."""
    if state.to_move != 0:
        return [state.seats[0].plan]
    plans = []
    for text in legal(state):
        ahead = state.copy()
        do(ahead, text)
        plans += _plans(ahead)
    return plans


@rule("P9")
def test_no_plan_is_reached_in_two_orders() -> None:
    plans = _plans(at_planning((1, 1, 1), seat={"food": 1, "markers": ["ladder"]}))
    assert len(plans) == len(set(plans))
    assert len(plans) > 50
