"""Section 4: taking disks."""

from __future__ import annotations

import pytest

from game.rules.terms import Step
from tests.rules.helpers import (
    AUTUMN,
    SPRING,
    SUMMER,
    at,
    at_taking,
    do,
    give,
    idle_to_step,
    legal,
    refused,
    rule,
)

NONE = (0, 0, 0)


# -- D1 --


@rule("D1")
def test_all_disks_of_a_colour_are_taken_in_the_present_order() -> None:
    state = at_taking([(3, 2, 1), (0, 4, 2)], order=(1, 0))
    assert state.to_move == 1
    do(state, "take brown from 2")
    assert state.seats[1].cart1 == (0, 4, 0)
    assert state.action == [(3, 2, 1), (0, 0, 2)]
    assert state.to_move == 0


@rule("D1")
@pytest.mark.parametrize("black", [6, 7])
def test_there_is_no_upper_limit(black: int) -> None:
    state = at_taking([(black, 0, 0), (0, 3, 0)])
    do(state, "take black from 1")
    assert state.seats[0].cart1 == (black, 0, 0)


@rule("D1")
def test_the_first_taking_is_not_optional() -> None:
    state = at_taking([(3, 0, 1), (0, 1, 0)])
    assert refused(state, "decline") == "D1"
    assert legal(state) == ["take black from 1", "take yellow from 1", "take brown from 2"]


@rule("D1")
def test_a_colour_that_is_not_there_cannot_be_taken() -> None:
    state = at_taking([(3, 0, 1), (0, 1, 0)])
    assert refused(state, "take brown from 1") == "D1"
    assert refused(state, "take black from 2") == "D1"


@rule("D1", "S3")
def test_only_the_pools_of_the_game_are_there() -> None:
    state = at_taking([(3, 0, 1), (0, 1, 0)])
    assert refused(state, "take black from 3") == "S3"


@rule("D1")
def test_the_reserve_cannot_be_taken() -> None:
    state = at_taking([(3, 0, 0), (0, 1, 0)], [(0, 0, 3), (0, 0, 0)])
    assert refused(state, "take yellow from 1") == "D1"


@rule("D1", "R-4")
def test_with_every_action_pool_empty_the_taking_is_skipped() -> None:
    state = at_taking([(4, 0, 0), NONE], [(0, 3, 0), (0, 0, 3)])
    do(state, "take black from 1")
    assert state.step == Step.PLANNING  # neither the other's first taking nor any second one
    assert state.seats[1].held == 0
    assert state.order == (1, 0)


# -- D2, D3 --


@rule("D2", "R-5")
def test_the_rulebooks_example_of_a_second_taking() -> None:
    """3 black were taken; from 3 brown and 1 yellow, 2 brown bring it to 5."""
    state = at_taking([(0, 3, 1), NONE], second=True)
    give(state.seats[0], cart1=(3, 0, 0), disks=(3, 0, 0))
    assert legal(state) == ["take brown from 1", "take yellow from 1", "decline"]
    do(state, "take brown from 1")
    assert state.seats[0].cart2 == (0, 2, 0)
    assert state.seats[0].disks == (3, 2, 0)
    assert state.action[0] == (0, 1, 1)


@rule("D2", "R-5")
def test_fewer_than_wanted_are_taken_all() -> None:
    state = at_taking([(0, 1, 0), (0, 0, 3)], second=True)
    give(state.seats[0], cart1=(2, 0, 0), disks=(2, 0, 0))
    do(state, "take brown from 1")
    assert state.seats[0].held == 3


@rule("D2")
def test_the_colour_may_be_the_same_and_the_pool_any() -> None:
    state = at_taking([(2, 0, 0), (1, 0, 0)], second=True)
    give(state.seats[0], cart1=(1, 0, 0), disks=(1, 0, 0))
    assert legal(state) == ["take black from 1", "take black from 2", "decline"]
    do(state, "take black from 2")
    assert state.seats[0].cart1 == state.seats[0].cart2 == (1, 0, 0)


@rule("D2", "R-5")
def test_the_second_taking_may_be_declined() -> None:
    state = at_taking([(0, 3, 1), NONE], second=True)
    give(state.seats[0], cart1=(3, 0, 0), disks=(3, 0, 0))
    do(state, "decline")
    assert state.seats[0].held == 3
    assert state.to_move == 1


@rule("D2")
@pytest.mark.parametrize(("taken", "asked"), [(4, True), (5, False), (6, False)])
def test_only_who_has_fewer_than_five_is_asked_again(taken: int, asked: bool) -> None:
    state = at_taking([(taken, 0, 0), (0, 6, 1)], order=(1, 0))
    do(state, "take brown from 2", "take black from 1")
    if asked:
        assert (state.step, state.to_move) == (Step.SECOND_TAKING, 0)
    else:
        assert state.step == Step.PLANNING


@rule("D2")
def test_the_second_taking_keeps_the_order_of_the_first() -> None:
    state = at_taking([(1, 1, 1), (1, 1, 1), (1, 1, 1)], order=(2, 0, 1))
    asked = []
    for _ in range(6):
        asked.append((state.step, state.to_move))
        do(state, legal(state)[0])
    assert asked == [
        *[(Step.FIRST_TAKING, seat) for seat in (2, 0, 1)],
        *[(Step.SECOND_TAKING, seat) for seat in (2, 0, 1)],
    ]


@rule("D3")
def test_first_and_second_taking_lie_on_their_own_carts() -> None:
    state = at_taking([(2, 0, 0), (0, 4, 1)])
    do(state, "take black from 1", "take brown from 2", "take yellow from 2")
    assert (state.seats[0].cart1, state.seats[0].cart2) == ((2, 0, 0), (0, 0, 1))
    assert (state.seats[1].cart1, state.seats[1].cart2) == ((0, 4, 0), NONE)


# -- D4 --


@rule("D4", "S4")
def test_a_pool_with_a_water_symbol_gives_water_in_the_first_taking() -> None:
    state = at_taking([(1, 1, 0), (1, 0, 1), (1, 1, 0), (1, 0, 1)])
    do(state, "take black from 2", "take black from 1", "take black from 4", "take black from 3")
    assert [seat.water for seat in state.seats] == [1, 0, 1, 0]


@rule("D4")
def test_it_gives_none_in_the_second() -> None:
    state = at_taking([(1, 0, 0), (1, 0, 1)], second=True)
    do(state, "take black from 2", "take yellow from 2")
    assert [seat.water for seat in state.seats] == [0, 0]


# -- D5 --


@rule("D5", "R-6")
def test_in_the_first_spring_who_took_fewer_than_five_may_return_a_water() -> None:
    state = at_taking([(2, 0, 0), (0, 2, 0)], [(3, 0, 0), (0, 3, 0)], season=SPRING)
    for seat in state.seats:
        give(seat, water=1)
    do(state, "take black from 1", "take brown from 2")  # pools are empty now: no second taking
    assert (state.step, state.to_move) == (Step.WATER_RETURN, 0)
    assert legal(state) == ["return water", "decline"]
    assert refused(state, "take black from 1") == "D5"
    do(state, "return water")
    assert (state.step, state.to_move) == (Step.WATER_RETURN, 1)
    do(state, "decline")
    assert [seat.water for seat in state.seats] == [0, 2]  # seat 1 got one from pool 2
    assert state.step == Step.PLANNING


@rule("D5", "R-6")
def test_the_question_comes_after_all_second_takings_and_in_the_same_order() -> None:
    state = at_taking([(2, 3, 0), (0, 2, 1)], season=SPRING, order=(1, 0))
    for seat in state.seats:
        give(seat, water=1)
    do(state, "take brown from 2", "take black from 1")
    do(state, "take yellow from 2", "decline")
    assert (state.step, state.to_move) == (Step.WATER_RETURN, 1)
    do(state, "return water")
    assert (state.step, state.to_move) == (Step.WATER_RETURN, 0)


@rule("D5")
def test_who_took_five_in_all_is_not_asked() -> None:
    state = at_taking([(5, 0, 1), (0, 3, 2)], season=SPRING)
    for seat in state.seats:
        give(seat, water=1)
    do(state, "take black from 1", "take brown from 2", "take yellow from 2")  # 5 at once, 3 + 2
    assert state.step == Step.PLANNING
    assert [seat.water for seat in state.seats] == [1, 2]


@rule("D5")
@pytest.mark.parametrize(("year", "season"), [(1, SUMMER), (1, AUTUMN), (2, SPRING)])
def test_never_after_the_first_spring(year: int, season: int) -> None:
    state = at_taking([(2, 0, 0), (0, 2, 0)], year=year, season=season)
    for seat in state.seats:
        give(seat, water=1)
    do(state, "take black from 1", "take brown from 2")
    assert state.step == Step.PLANNING


# -- D6 --


@rule("D6")
def test_a_cart_of_low_value_goes_first() -> None:
    # values 6 black = 6, 2 yellow = 6, 2 brown = 4, empty 0
    state = at(Step.SECOND_TAKING, seats=4, season=SUMMER)
    state.action = [(0, 0, 1), NONE, NONE, NONE]
    carts = [(5, 0, 0), (0, 0, 2), (0, 2, 0), NONE]
    for seat, cart in zip(state.seats, carts, strict=True):
        give(seat, cart1=cart, disks=cart, cart2=(0, 0, 0))
    idle_to_step(state, Step.PLANNING)
    assert state.order == (3, 2, 0, 1)  # 0, 4, 5, 6


@rule("D6")
@pytest.mark.parametrize(
    ("cheaper", "dearer"),
    [((1, 0, 0), (0, 1, 0)), ((0, 1, 0), (0, 0, 1)), ((5, 0, 0), (0, 3, 0)), ((0, 4, 0), (0, 0, 3))],
)
def test_yellow_3_brown_2_black_1(cheaper: tuple[int, int, int], dearer: tuple[int, int, int]) -> None:
    state = at_taking([dearer, cheaper])
    do(state, legal(state)[0], legal(state)[-1])
    idle_to_step(state, Step.PLANNING)
    assert [state.seats[0].cart1, state.seats[1].cart1] == [dearer, cheaper]
    assert state.order == (1, 0)


@rule("D6")
@pytest.mark.parametrize(
    ("one", "other"),
    [((2, 0, 0), (0, 1, 0)), ((3, 0, 0), (0, 0, 1)), ((0, 3, 0), (0, 0, 2)), ((6, 0, 0), (0, 3, 0))],
)
def test_carts_of_equal_value(one: tuple[int, int, int], other: tuple[int, int, int]) -> None:
    for carts in ([one, other], [other, one]):
        state = at_taking(carts)
        do(state, legal(state)[0], legal(state)[-1])
        idle_to_step(state, Step.PLANNING)
        assert state.order == (1, 0)  # the later one, whichever it took


@rule("D6")
def test_cart_2_does_not_count() -> None:
    state = at_taking([(2, 0, 0), (3, 0, 3)])
    do(state, "take black from 1", "take black from 2", "take yellow from 2")
    assert state.seats[0].cart2 == (0, 0, 3)
    assert state.order == (0, 1)  # 2 against 3


@rule("D6")
def test_of_equals_the_later_goes_first() -> None:
    # old order 2, 0, 1, 3; seats 0, 1 and 2 take 2 black each, seat 3 one
    state = at_taking([(2, 0, 0), (2, 0, 0), (2, 0, 0), (1, 0, 0)], order=(2, 0, 1, 3))
    do(state, *(f"take black from {pool}" for pool in (3, 1, 2, 4)))
    idle_to_step(state, Step.PLANNING)
    assert state.order == (3, 1, 0, 2)


@rule("D6", "E1", "P2")
def test_the_new_order_holds_for_planning_working_and_the_next_taking() -> None:
    state = at_taking([(0, 0, 3), (1, 0, 0)], [(0, 3, 0), (3, 0, 0)], season=SPRING, year=2)
    do(state, "take yellow from 1", "take black from 2")
    assert state.order == (1, 0)
    asked = {}
    while state.season == SPRING or state.step == Step.FIRST_TAKING:
        asked.setdefault((state.season, state.step), []).append(state.to_move)
        do(state, legal(state)[0] if state.step != Step.WORKING else "end turn")
    for step, seats in asked.items():
        assert list(dict.fromkeys(seats)) == [1, 0], step
    assert (SUMMER, Step.FIRST_TAKING) in asked


@rule("D1", "D2")
def test_nothing_but_taking_is_done_while_taking() -> None:
    taking = (at_taking([(3, 0, 0), (0, 3, 0)]), at_taking([(3, 0, 0), (0, 3, 0)], second=True))
    for state in taking:
        for move in ("end turn", "dig", "prop pinge", "return water", "lay farmer: nothing"):
            assert refused(state, move) == "D1"
