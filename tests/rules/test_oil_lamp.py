"""The Oil Lamp (32): a swap before one's own taking, or directly after it."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import from_json, state_json
from game.rules.events import DisksSwapped, LampKept
from game.rules.state import GameState
from game.rules.terms import Step
from tests.rules.buying import bought
from tests.rules.helpers import (
    SPRING,
    allowed,
    at_planning,
    at_taking,
    do,
    game,
    give,
    idle_until,
    legal,
    of_kind,
    on_farm,
    own,
    refused,
    rule,
)


def _lamp(second: bool = False, **slots: object) -> GameState:
    state = at_taking([(1, 1, 0), (0, 0, 2)], [(0, 0, 1), (2, 0, 0)], second=second)
    give(state.seats[0], **{"markers": ["oil-lamp"], **slots})
    return state


@rule("32")
def test_the_oil_lamp_gives_a_thaler() -> None:
    assert on_farm(bought("32").seats[0]) == (0, 0, 0, 1)


@rule("32")
def test_the_lamp_swaps_before_the_first_taking() -> None:
    state = _lamp()
    assert set(of_kind(state, "swap")) == {
        "swap in 1: yellow for black", "swap in 1: yellow for brown", "swap in 2: black for yellow"
    }  # fmt: skip
    do(state, "swap in 2: black for yellow")
    assert (state.action, state.reserve) == ([(1, 1, 0), (1, 0, 1)], [(0, 0, 1), (1, 0, 1)])
    assert (state.to_move, state.step) == (0, Step.FIRST_TAKING)  # it still takes
    assert sum(state.seats[0].markers) == 0
    assert refused(state, "swap in 1: yellow for black") == "32"
    do(state, "take black from 2")


@rule("32")
def test_the_lamp_swaps_before_the_second_taking() -> None:
    state = _lamp(second=True, cart1=(3, 0, 0), disks=(3, 0, 0))
    do(state, "swap in 1: yellow for brown", "take yellow from 1")
    assert state.seats[0].cart2 == (0, 0, 1)


@rule("32")
def test_the_lamp_swaps_in_one_pool_what_lies_there() -> None:
    state = _lamp()
    assert refused(state, "swap in 1: black for brown") == "32"  # no black in the reserve
    assert refused(state, "swap in 2: black for brown") == "32"  # no brown in the action pool
    assert refused(state, "swap in 3: black for brown") == "S3"


@rule("32", "R-32")
def test_the_lamp_swaps_different_colours() -> None:
    state = at_taking([(1, 1, 0), (0, 0, 2)], [(1, 0, 1), (2, 0, 0)])
    give(state.seats[0], markers=["oil-lamp"])
    assert refused(state, "swap in 1: black for black") == "32"


@rule("32", "D2", "R-27")
def test_after_a_swap_the_second_taking_may_still_be_declined() -> None:
    state = _lamp(second=True, cart1=(3, 0, 0), disks=(3, 0, 0))
    do(state, "swap in 1: yellow for brown", "decline")
    assert (state.seats[0].held, sum(state.seats[0].markers)) == (3, 0)
    state = _lamp()
    do(state, "swap in 1: yellow for brown")
    assert refused(state, "decline") == "D1"  # the first taking may not


@rule("32")
def test_only_the_owner_swaps_at_its_own_taking() -> None:
    state = _lamp()
    do(state, "take yellow from 2", "decline")
    assert state.to_move == 1
    assert refused(state, "swap in 1: yellow for black") == "32"


@rule("32", "T8")
def test_the_lamp_waits_for_the_next_phase() -> None:
    state = _lamp(markers=[], fresh=["oil-lamp"])
    assert refused(state, "swap in 1: yellow for black") == "32"
    planning = at_planning((1, 0, 0), seat={"markers": ["oil-lamp"]})
    assert not allowed(planning, "swap in 1: black for brown")


# -- directly after one's own taking --

KEEP_OR_SWAP = {"swap in 1: yellow for black", "swap in 1: yellow for brown", "decline"}


@rule("32", "R-48")
def test_after_its_first_taking_its_owner_is_asked_again() -> None:
    state = _lamp()
    do(state, "take yellow from 2")
    assert (state.to_move, state.step, set(legal(state))) == (0, Step.FIRST_TAKING, KEEP_OR_SWAP)
    assert refused(state, "take black from 1") == "32"
    assert refused(state, "return water") == "32"
    events = do(state, "swap in 1: yellow for brown")
    assert DisksSwapped(0, 0, 2, 1) in events
    assert (state.action[0], state.reserve[0], sum(state.seats[0].markers)) == ((1, 0, 1), (0, 1, 0), 0)
    assert (state.to_move, state.step) == (1, Step.FIRST_TAKING)


@rule("32", "R-48")
def test_it_may_keep_the_marker() -> None:
    state = _lamp()
    events = do(state, "take yellow from 2", "decline")
    assert LampKept(0) in events
    assert (state.to_move, sum(state.seats[0].markers)) == (1, 1)


@rule("32", "R-48", "D2")
def test_so_it_is_after_its_second_taking() -> None:
    state = _lamp(second=True, cart1=(3, 0, 0), disks=(3, 0, 0))
    do(state, "take yellow from 2")
    assert (state.to_move, set(legal(state))) == (0, KEEP_OR_SWAP)
    do(state, "swap in 1: yellow for black")
    assert (state.to_move, state.seats[0].cart2, state.seats[0].held) == (1, (0, 0, 2), 5)


@rule("32", "R-48", "R-5")
def test_who_declines_the_second_taking_has_decided() -> None:
    """Without a taking there is none to swap after: the swap was open with it."""
    state = _lamp(second=True, cart1=(3, 0, 0), disks=(3, 0, 0))
    do(state, "decline")
    assert state.to_move == 1


@rule("32", "R-32", "R-48")
@pytest.mark.parametrize(
    ("action", "reserve"),
    [
        ([(1, 0, 0), (0, 0, 2)], [(2, 0, 0), (0, 0, 1)]),  # of the same colours only
        ([(0, 0, 0), (0, 0, 2)], [(1, 1, 1), (0, 0, 0)]),  # nothing that could be given for anything
    ],
)
def test_who_could_swap_nothing_that_differs_is_not_asked(action: Any, reserve: Any) -> None:
    state = at_taking(action, reserve)
    give(state.seats[0], markers=["oil-lamp"])
    do(state, "take yellow from 2")
    assert state.to_move == 1


@rule("32", "R-48")
def test_who_has_two_markers_is_asked_once_more() -> None:
    state = _lamp(markers=["oil-lamp", "oil-lamp"])
    do(state, "take yellow from 2", "swap in 1: yellow for brown")
    assert (state.to_move, set(legal(state))) == (
        0,
        {"swap in 1: brown for black", "swap in 1: brown for yellow", "decline"},
    )
    do(state, "swap in 1: brown for black")
    assert state.to_move == 1


@rule("32", "R-48", "S4", "D4")
def test_a_swap_after_the_taking_brings_no_water_and_no_disk() -> None:
    state = _lamp()
    do(state, "take yellow from 2")
    water, disks = state.seats[0].water, state.seats[0].disks
    do(state, "swap in 1: yellow for brown")
    assert (state.seats[0].water, state.seats[0].disks) == (water, disks)


@rule("R-48", "D5")
def test_the_questions_after_the_takings_come_as_ever() -> None:
    state = at_taking([(1, 1, 0), (0, 0, 2)], [(0, 0, 1), (2, 0, 0)], second=True, season=SPRING)
    give(state.seats[0], markers=["oil-lamp"], cart1=(2, 0, 0), disks=(2, 0, 0), water=1)
    do(state, "take black from 1", "decline", "decline")
    assert (state.to_move, state.step) == (0, Step.WATER_RETURN)


@rule("R-48", "D6", "27")
def test_carts_and_turn_order_are_those_of_the_taking() -> None:
    state = _lamp()
    do(state, "take yellow from 2", "swap in 1: yellow for black", "take brown from 1")
    assert (state.seats[0].cart1, state.seats[1].cart1) == ((0, 0, 2), (0, 1, 0))


@rule("C4", "R-48")
@pytest.mark.parametrize("step", [Step.FIRST_TAKING, Step.SECOND_TAKING])
def test_such_a_moment_can_be_saved(step: Step) -> None:
    state = game(2, 4)
    idle_until(state, lambda now: now.year == 2 and now.step == step)
    assert state.to_move is not None
    own(state, state.to_move, "12", "22", "32")
    give(state.seats[state.to_move], markers=["oil-lamp"], score=1 + 2 + 3)
    mover = state.to_move
    do(state, of_kind(state, "take")[0])
    assert state.to_move == mover and of_kind(state, "swap")
    assert legal(from_json(state_json(state))) == legal(state)
