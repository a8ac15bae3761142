"""Section 12: what the tiles 38, 46 and 47 do."""

from __future__ import annotations

import pytest

from game.rules.events import (
    CoalGiven,
    DebtReturned,
    LeasePaid,
)
from game.rules.state import GameState
from tests.rules.expansion import about_to_buy, bought, reach, working
from tests.rules.helpers import (
    AUTUMN,
    do,
    end_phase,
    give,
    legal,
    on_farm,
    own,
    refused,
    rule,
)

# -- 38 --


@rule("38")
def test_two_coal_a_player_lie_on_the_community_tunnel() -> None:
    assert working(new=("38",)).community_coal == 8
    assert bought("38", seat={"wood": 1}).community_coal == 6


@rule("38")
@pytest.mark.parametrize(
    ("choice", "food", "debt"), [("choose 1 food", 1, 2), ("choose return 1 debt", 0, 1)]
)
def test_wood_for_coal_and_thaler_and_food_or_debt(choice: str, food: int, debt: int) -> None:
    state = bought("38", seat={"wood": 2, "debt": 2})
    events = do(state, "give coal to 4", choice)
    seat = state.seats[0]
    assert (on_farm(seat), seat.debt) == ((food, 1, 1, 1), debt)
    assert ([other.coal for other in state.seats[1:]], state.pending) == ([0, 0, 1], ())
    assert any(isinstance(event, CoalGiven) and event.to == 3 for event in events)
    assert any(isinstance(event, DebtReturned) for event in events) == (debt == 1)


@rule("38", "G9", "R-82")
def test_its_coal_is_not_of_ones_mine() -> None:
    state = bought("38", seat={"wood": 1})
    assert set(legal(state)) == {"give coal to 2", "give coal to 3", "give coal to 4"}
    do(state, "give coal to 2")
    assert (state.seats[0].coal_removed, state.seats[0].coal) == (0, 1)


@rule("38", "R-81")
def test_who_has_no_wood_cannot_acquire_it() -> None:
    assert refused(about_to_buy("38", seat={"food": 2, "coal": 2}), "acquire 38 by farmer") == "38"
    assert refused(about_to_buy("38", seat={"pinge_props": 1}), "acquire 38 by farmer") == "38"


# -- 46 --


def _winter_of(year: int, *owns: str, **slots: object) -> GameState:
    state = working(new=("46",), owns=owns, season=AUTUMN, year=year, seat=slots)
    end_phase(state)
    return state


@rule("46", "W2")
@pytest.mark.parametrize("year", [1, 2, 3])
@pytest.mark.parametrize(
    ("has", "debt"), [((2, 2, 2), 0), ((0, 2, 2), 1), ((0, 0, 1), 2), ((0, 0, 0), 3), ((5, 0, 0), 2)]
)
def test_coal_wood_and_food_are_paid_every_year(year: int, has: tuple[int, int, int], debt: int) -> None:
    state = working(new=("46",), owns=("46",), season=AUTUMN, year=year, seat={"thaler": 3})
    give(state.seats[0], food=has[0], wood=has[1], coal=has[2])
    do(state, "end turn", "end turn", "end turn")
    events = do(state, "end turn")
    if "decline" in legal(state):
        events += do(state, "decline")
    (paid,) = (event for event in events if isinstance(event, LeasePaid) and event.seat == 0)
    assert (paid.food, paid.wood, paid.coal) == tuple(min(1, held) for held in has)
    assert (paid.thaler, paid.debt, state.seats[0].debt, state.seats[0].thaler) == (0, debt, debt, 3)


@rule("46")
def test_the_others_pay_as_usual() -> None:
    state = working(new=("46",), owns=("46",), season=AUTUMN, year=2)
    for seat in state.seats:
        give(seat, food=5, thaler=1)
    end_phase(state)
    assert [seat.debt for seat in state.seats] == [2, 0, 0, 0]
    assert [seat.thaler for seat in state.seats] == [1, 0, 0, 0]


@rule("46", "R-83")
def test_from_the_next_winter_on() -> None:
    state = bought("46", season=AUTUMN, seat={"thaler": 1, "coal": 1, "food": 2})
    events = end_phase(state)
    (paid,) = (event for event in events if isinstance(event, LeasePaid) and event.seat == 0)
    assert (paid.coal, paid.wood, paid.food, paid.debt) == (1, 0, 1, 1)


@rule("46", "W1")
def test_coal_scores_before_it_is_paid() -> None:
    state = _winter_of(1, "46", coal=3, food=1)
    assert (state.seats[0].score, state.seats[0].coal) == (2, 2)


# -- 47 --


@rule("47", "R-84")
def test_the_tipple_gives_a_thaler_and_nothing_for_itself() -> None:
    state = bought("47")
    assert (state.seats[0].score, on_farm(state.seats[0])) == (4, (0, 0, 0, 1))


@rule("47", "T6")
@pytest.mark.parametrize(("earlier", "vp"), [(0, 4), (1, 3), (2, 2), (3, 0)])
def test_one_more_vp_for_what_gives_any(earlier: int, vp: int) -> None:
    state = working("farmer: 4 black", new=("47",), owns=("47",))
    reach(state, 0, "31")
    for other in range(1, 1 + earlier):
        own(state, other, "31")
    do(state, "acquire 31 by farmer")
    assert state.seats[0].score == vp


@rule("47", "T6")
def test_a_level_1_tile_of_others_gives_nothing_more() -> None:
    state = working("farmer: 2 yellow", new=("47",), owns=("47",))
    own(state, 1, "11")
    do(state, "acquire 11 by farmer")
    assert state.seats[0].score == 0


@rule("47", "T2", "R-84")
def test_it_counts_from_that_moment_on() -> None:
    state = bought("47", "farmhand: 2 yellow", owns=("13",))
    do(state, "acquire 11 by farmhand")
    assert state.seats[0].score == 4 + 2
