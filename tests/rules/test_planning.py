"""Section 5: fields, hidden and open plans, what own workers take (P1 to P3, P9)."""

from __future__ import annotations

import pytest

from game.rules import view
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Ability, Field, Step
from tests.rules.helpers import (
    allowed,
    at_planning,
    at_taking,
    at_working,
    can,
    do,
    exhaust,
    idle_to_step,
    kinds,
    legal,
    own,
    refused,
    rule,
)
from tests.rules.plans import fields_asked, on_field

MILL, IMPROVED = Ability.WATER_MILL, Ability.IMPROVED_FARMHAND


# -- P1 --


@rule("P1", "P9")
def test_fields_before_the_pinge_is_exhausted() -> None:
    assert fields_asked(at_planning((1, 1, 1))) == ["farmer", "farmhand", "coal-digger"]


@rule("P1", "M6")
def test_fields_after_the_pinge_is_exhausted() -> None:
    state = at_planning((1, 1, 1))
    exhaust(state.seats[0])
    assert fields_asked(state) == ["farmer", "farmhand", "coal-miner", "haspelknecht"]


@rule("P1", "35")
def test_the_water_mill_comes_last() -> None:
    state = at_planning((1, 1, 1))
    can(state.seats[0], MILL)
    assert fields_asked(state) == ["farmer", "farmhand", "coal-digger", "water-mill"]


@rule("P1", "P9")
@pytest.mark.parametrize(
    "text", ["lay farmhand: nothing", "lay coal-digger: 1 yellow", "lay haspelknecht: 1 yellow"]
)
def test_another_field_cannot_be_laid_before(text: str) -> None:
    assert refused(at_planning((1, 1, 1)), text) == "P1"


@rule("P1")
def test_nothing_but_laying_is_done() -> None:
    state = at_planning((1, 1, 1), seat={"wood": 3})
    for text in ("decline", "end turn", "prop pinge", "activate farmer", "take black from 1"):
        assert refused(state, text) == "P1"


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


@rule("P2")
def test_they_are_revealed_once_after_the_last_field() -> None:
    state = at_planning((1, 0, 0))
    events = []
    while state.step == Step.PLANNING:
        events += do(state, legal(state)[0])
    names = kinds(events)
    assert names.count("PlansRevealed") == 1
    assert names[: names.index("PlansRevealed")] == ["FieldLaid"] * 6


@rule("V5", "P2")
def test_open_planning_shows_them_at_once() -> None:
    state = _half_planned(open_planning=True)
    assert view(state, 1).seats[0].plan == state.seats[0].plan
    assert view(state, 1).seats[0].disks == (0, 0, 1)


# -- P3 --


@rule("P3")
@pytest.mark.parametrize("field", ["farmer", "farmhand"])
def test_an_own_worker_takes_any_number_of_one_colour(field: str) -> None:
    state = on_field(at_planning((3, 0, 0)), field)
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
    state = on_field(at_planning((1, 1, 1)), "farmhand")
    assert refused(state, "lay farmhand: 1 black, 1 yellow") == "P3"


@rule("P3", "13")
def test_the_improved_farmhand_takes_several() -> None:
    state = at_planning((1, 1, 1))
    can(state.seats[0], IMPROVED)
    assert allowed(on_field(state, "farmhand"), "lay farmhand: 1 black, 1 yellow")


@rule("P3", "R-7")
def test_several_colours_do_nothing_but_acquire() -> None:
    state = at_working("farmer: 2 brown, 1 yellow")  # 21 cannot be reached
    assert refused(state, "activate farmer") == "P3"
    assert refused(state, "acquire 21 by farmer") == "T4"
    assert legal(state) == ["end turn"]


@rule("P3", "P4")
def test_own_workers_are_not_paid() -> None:
    state = at_planning((1, 0, 0), seat={"food": 1, "thaler": 1})
    assert refused(state, "lay farmer: 1 food") == "P4"
    assert refused(state, "lay farmer: 1 thaler") == "P4"
    assert refused(state, "lay farmer: 1 black, 1 food") == "P4"


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
