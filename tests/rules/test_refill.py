"""Section 3: the refill."""

from __future__ import annotations

import pytest

from game.rules.disks import Disks
from game.rules.events import DisksDrawn, ReserveMoved
from game.rules.state import GameState
from tests.rules.helpers import at_working, disks_in_game, end_phase, kinds, rule, total


def _before_refill(action: list[Disks], reserve: list[Disks], *carts: tuple[Disks, Disks]) -> GameState:
    """The last turns of a spring; `carts` are cart 1 and cart 2 of each seat."""
    state = at_working(seats=len(action), season=0)
    state.action, state.reserve = action, reserve
    for seat, (first, second) in zip(state.seats, carts, strict=True):
        seat.cart1, seat.cart2 = first, second
    assert disks_in_game(state) == state.box.disks  # the position is a possible one
    return state


NONE = (0, 0, 0)


@rule("F1")
def test_used_and_unused_disks_return() -> None:
    state = at_working("farmer: 2 black", season=0)
    seat = state.seats[0]
    seat.cart2 = seat.disks = (0, 1, 0)  # not laid
    state.action[0] = (5, 6, 4)
    events = end_phase(state)
    assert kinds(events).count("DisksReturned") == 1
    assert (seat.cart1, seat.cart2, seat.disks) == (NONE, NONE, NONE)
    assert total(*state.action, *state.reserve, state.bag) == (7, 7, 4)


@rule("F2", "F3", "F4")
def test_reserve_joins_action_then_both_are_filled() -> None:
    # 18 disks; 8 taken, so 10 lie in the pools: 1 and 3 in action, 3 and 3 in reserve
    state = _before_refill(
        [(1, 0, 0), (0, 3, 0)], [(0, 0, 3), (3, 0, 0)], ((3, 0, 0), (0, 2, 0)), ((0, 2, 0), (0, 0, 1))
    )
    events = end_phase(state)
    assert [e for e in events if isinstance(e, ReserveMoved)] == [
        ReserveMoved(0, (0, 0, 3)),
        ReserveMoved(1, (3, 0, 0)),
    ]
    drawn = [(e.reserve, e.pool, sum(e.disks)) for e in events if isinstance(e, DisksDrawn) and any(e.disks)]
    assert drawn == [(True, 0, 3), (True, 1, 3), (False, 0, 2)]  # pool 2 has its 6 already: 3 + 3
    assert [sum(pool) for pool in state.reserve] == [3, 3]
    assert [sum(pool) for pool in state.action] == [6, 6]
    assert state.action[0][0] >= 1 and state.action[0][2] >= 3  # what lay there still does
    assert state.action[1] == (3, 3, 0)
    assert state.bag == NONE


@rule("F3", "R-2")
def test_reserves_are_filled_as_far_as_the_bag_reaches() -> None:
    # only 4 of 18 disks were taken: 3 go to the first reserve pool, 1 to the second, none to the action pools
    state = _before_refill(
        [(4, 2, 0), (2, 0, 0)], [(0, 3, 0), (0, 0, 3)], ((1, 0, 0), (0, 0, 1)), ((0, 2, 0), NONE)
    )
    end_phase(state)
    assert [sum(pool) for pool in state.reserve] == [3, 1]
    assert state.action == [(4, 5, 0), (2, 0, 3)]
    assert state.bag == NONE


@rule("F4", "R-3")
def test_reserves_come_before_action_pools() -> None:
    # after F2 pool 1 holds 9, pool 2 only 3; the bag's 6 disks fill the reserves, none is left
    state = _before_refill(
        [(3, 3, 0), NONE], [(0, 0, 3), (1, 2, 0)], ((3, 0, 0), (0, 1, 0)), ((0, 1, 0), (0, 0, 1))
    )
    end_phase(state)
    assert [sum(pool) for pool in state.reserve] == [3, 3]
    assert [sum(pool) for pool in state.action] == [9, 3]


@rule("F4")
def test_a_pool_above_six_keeps_its_disks_and_a_later_one_gets_fewer() -> None:
    # after F2: 7, 4, 4 of 27 disks; 12 in the bag: 9 for the reserves, 2 for pool 2, the last 1 for pool 3
    state = _before_refill(
        [(2, 2, 0), (1, 0, 0), (0, 1, 0)],
        [(3, 0, 0), (0, 3, 0), (0, 0, 3)],
        ((2, 0, 0), (0, 2, 0)),
        ((2, 0, 0), (0, 2, 0)),
        ((0, 0, 4), NONE),
    )
    end_phase(state)
    assert [sum(pool) for pool in state.reserve] == [3, 3, 3]
    assert [sum(pool) for pool in state.action] == [7, 6, 5]
    assert state.bag == NONE


@rule("F3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bag_ends_empty(seats: int) -> None:
    state = at_working("farmer: 3 black", seats=seats, season=0)
    end_phase(state)
    assert state.bag == NONE
    assert disks_in_game(state) == state.box.disks
