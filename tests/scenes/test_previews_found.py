"""Previews that were found false, and their like, each in a position of its own."""

from __future__ import annotations

import pytest

from game.rules import legal_moves, parse_move, play
from game.rules.message import Amount, message
from game.rules.state import GameState
from game.rules.terms import Ability, Field, Resource, Slot, Step
from game.scenes.play.storing import StoragePlan
from game.scenes.play.waste import forfeits, plan_forfeits
from game.scenes.stage.deeds import deed
from game.scenes.stage.forecast import forecast
from game.scenes.stage.tips import reach
from game.scenes.stage.words import question
from game.words import Names
from tests.english import english
from tests.rules.buying import bought
from tests.rules.helpers import AUTUMN, SPRING, SUMMER, at, at_planning, at_working, can, do, give
from tests.scenes.sitting import NAMES, editor_of
from tests.scenes.stage import click, stage
from tests.scenes.test_play_waste import plan
from tests.scenes.written import said

rule = pytest.mark.rule


def asks(state: GameState) -> str:
    """What is asked, in English."""
    return english(question(state, legal_moves(state)), Names(NAMES))


def gives(state: GameState, move: str) -> str:
    """What a move gives away, in English."""
    found = forfeits(state, parse_move(move))
    return "" if found is None else english(found)


@rule("E7", "E8")
def test_field_and_prompt_tell_the_same_of_yellow_in_summer() -> None:
    hand = stage(at_planning((0, 0, 2), season=SUMMER))
    editor = editor_of(hand.play)
    editor.lay_out(plan(editor.plan.state, "farmer: 1 yellow", "farmhand: 1 yellow").lays)
    for field, told in (
        (Field.FARMER, "Farmer: 2 food; 1 more if the farmhand does the same first"),
        (Field.FARMHAND, "Farmhand: 1 food; 1 more if the farmer does the same first"),
    ):
        editor.active, hand.play.dirty = field, True
        assert [text for text in said(hand) if text.endswith(" food") or "food;" in text].count(told) == 1
    feet = [text for text in said(hand) if text in ("1 or 2 food", "2 or 3 food")]
    assert sorted(feet) == ["1 or 2 food", "2 or 3 food"]


@rule("E7")
def test_the_field_of_the_second_worker_tells_its_synergy() -> None:
    state = at_working("farmer: 1 yellow", "farmhand: 2 yellow", season=SPRING)
    do(state, "activate farmer")
    assert "3 food" in said(stage(state))


@rule("E5", "M1")
def test_actions_that_the_mine_does_not_allow_are_told() -> None:
    state = at_planning((3, 0, 0), season=SPRING, seat={"pinge_dug": 2, "water": 0})
    outlook = forecast(plan(state, "farmer: 3 black"))[Field.FARMER].said
    assert english(outlook) == "3 mining (1 possible now)"
    state.seats[0].water = 3
    assert english(forecast(plan(state, "farmer: 3 black"))[Field.FARMER].said) == "3 mining"


@rule("33", "R-30")
def test_hammer_and_pick_ask_for_the_prop_that_must_come_first() -> None:
    state = bought("33", seat={"pinge_dug": 3})
    assert asks(state) == "Anna: to excavate 1 coal first place wood in the Pinge"
    do(state, "prop pinge")
    assert asks(state) == "Anna: click the coal to excavate 1 coal"


@rule("E6")
def test_the_last_coal_of_the_pinge_tells_what_it_costs_the_worker() -> None:
    state = at_working(
        "farmer: 2 black", season=SPRING, seat={"pinge_dug": 6, "pinge_props": 2, "wood": 0, "water": 1}
    )
    do(state, "activate farmer")
    names = Names(NAMES)
    told = english(deed(parse_move("dig"), state), names)
    assert told == "Excavate 1 coal, the last of the Pinge: 1 action unused"
    do(state, "drain 1")
    assert english(deed(parse_move("dig"), state), names) == "Excavate 1 coal"


@rule("E6")
@pytest.mark.parametrize(("water", "lost"), [(0, ""), (1, ", the last of the Pinge: 1 action unused")])
def test_the_last_coal_costs_only_what_could_be_done_with_water(water: int, lost: str) -> None:
    dug = {"pinge_dug": 6, "pinge_props": 2, "wood": 0, "water": water}
    state = at_working("farmer: 4 black", season=SPRING, seat=dug)
    do(state, "activate farmer")
    assert english(deed(parse_move("dig"), state), Names(NAMES)) == f"Excavate 1 coal{lost}"


@rule("R-50")
def test_a_worker_held_up_by_a_prop_asks_for_it() -> None:
    state = at_working("farmer: 2 black", season=SPRING, seat={"pinge_dug": 2, "wood": 1})
    do(state, "activate farmer", "dig")
    assert asks(state) == "Anna: the farmer has 1 action left; first place wood in the Pinge"
    do(state, "prop pinge")
    assert asks(state) == "Anna: the farmer has 1 action left"


def test_a_turn_is_not_called_done_while_a_prop_could_set_a_worker_to_work() -> None:
    state = at_working("coal-digger: 1 food", season=SPRING, seat={"pinge_dug": 3, "wood": 1})
    assert asks(state) == "Anna: before a worker can go on, place wood in the Pinge"
    assert gives(state, "end turn") == "Unused: 1 food on the coal-digger"
    state.seats[0].wood = 0
    assert asks(state) == "Anna: no worker can do more: the turn ends"


def test_a_worker_is_asked_for_only_where_one_can_do_it() -> None:
    wet = "With 2 water or more in the Pinge no coal is excavated there. (M5)"
    for lay, water, told in (
        ("farmer: 1 black", 1, "First click the worker who is to do that. (E1)"),
        ("farmer: 1 black", 2, wet),
        ("farmer: 1 yellow", 1, "Nothing can be done with that now."),
    ):
        hand = stage(at_working(lay, season=SPRING, seat={"water": water}))
        click(hand, "coal")
        assert hand.play.bubble is not None and english(hand.play.bubble[0]) == told


@rule("T9")
def test_a_seat_without_tokens_reaches_nothing() -> None:
    state = at(Step.FIRST_TAKING, seats=4)
    state.seats[0].tiles = (1 << state.box.tokens) - 1
    free = next(tile for tile in state.box.tiles if not state.seats[0].tiles >> tile.index & 1)
    assert reach(state, 0, free.index).id == "reach-no-token"


# -- what is given away ---------------------------------------------------------------------------------


def test_the_end_of_a_turn_tells_who_has_not_worked() -> None:
    state = at_working("farmer: 2 black", "coal-digger: 1 food", season=SPRING, seat={"water": 2})
    assert gives(state, "end turn") == "Unused: Farmer: 2 mining or Pickaxe; Coal-digger: 2 actions"
    do(state, "activate farmer", "drain 2")
    assert gives(state, "stop") == "Farmer: 1 action unused"


def test_a_worker_who_waits_for_another_is_told_of_too() -> None:
    seat = {"pinge_dug": 3}
    state = at_working("farmer: 1 brown", "coal-digger: 1 food", season=SPRING, seat=seat)
    assert gives(state, "end turn") == "Unused: Farmer: 1 wood; 1 food on the coal-digger"
    idle = at_working("coal-digger: 1 food", season=SPRING, seat=seat)
    assert gives(idle, "end turn") == ""


def test_water_and_disks_that_could_be_had_are_told() -> None:
    state = at(Step.WATER_RETURN)
    give(state.seats[0], water=2)
    assert gives(state, "decline") == "1 water could be returned"
    assert forfeits(state, parse_move("return water")) is None


def test_a_plan_whose_farmer_can_acquire_nothing_is_for_nothing() -> None:
    state = at_planning((2, 2, 1), seat={"pinge_dug": 0})
    laid = plan(state, "farmer: 2 black, 2 brown")
    lost = plan_forfeits(laid, tuple(lay for lay in laid.lays if lay.field is Field.FARMER))
    vain = "2 black and 2 brown disks on the farmer"
    assert lost and english(lost) == f"For nothing as things stand: {vain}; 1 disk unused"


# -- storage --------------------------------------------------------------------------------------------


def storing(**seat: int) -> StoragePlan:
    """What is proposed to a seat that has a barn in the first winter."""
    state = at(Step.WORKING, season=AUTUMN)
    give(state.seats[0], **seat)
    return StoragePlan.proposed(_to_storage(state))


def _to_storage(state: GameState) -> GameState:
    can(state.seats[0], Ability.BARN)
    while state.step != Step.WINTER_STORAGE:
        play(state, parse_move("end turn" if state.step == Step.WORKING else "decline"))
    return state


@rule("W3")
def test_food_is_stored_in_the_barn_where_it_scores() -> None:
    proposed = storing(food=3)
    assert proposed.put == {Slot.BARN: Resource.FOOD} and proposed.vp == 2


@rule("W2", "W3")
def test_of_equal_ones_the_next_lease_is_kept() -> None:
    proposed = storing(food=4, coal=3)
    assert proposed.put == {Slot.FARM: Resource.FOOD, Slot.BARN: Resource.FOOD}


@rule("W3")
def test_what_another_storing_gives_away_is_told() -> None:
    proposed = storing(food=3)
    moved = StoragePlan(proposed.state, {Slot.FARM: Resource.FOOD})
    assert moved.forfeits == message("play-forfeits-storage", given=(Amount(2, "vp"),))
    empty = StoragePlan(proposed.state)
    given = (Amount(2, "vp"), Amount(1, Resource.FOOD))
    assert empty.forfeits == message("play-forfeits-storage", given=given)
