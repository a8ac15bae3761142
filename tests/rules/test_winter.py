"""Section 8: winter."""

from __future__ import annotations

import pytest

from game.rules.events import LeasePaid, Scored
from game.rules.state import GameState
from game.rules.terms import Ability, Marker, Step
from tests.rules.helpers import (
    SPRING,
    at_winter,
    can,
    do,
    end_phase,
    exhaust,
    give,
    idle_until,
    legal,
    on_farm,
    refused,
    rule,
)


def _winter(year: int = 1, **slots: object) -> GameState:
    """Winter with these things on the farm of seat 0 alone; seat 1 has nothing to decide."""
    state = at_winter(year=year)
    give(state.seats[0], **slots)
    end_phase(state)
    return state


# -- W1 --


@rule("W1")
@pytest.mark.parametrize(("coal", "vp"), [(0, 0), (1, 0), (2, 0), (3, 2), (4, 3), (5, 4), (6, 5), (12, 11)])
def test_coal_on_the_farm_scores(coal: int, vp: int) -> None:
    state = _winter(coal=coal)
    assert state.seats[0].score == vp


@rule("W1")
def test_the_coal_stays_for_the_storing() -> None:
    state = _winter(coal=5)
    assert state.step == Step.WINTER_STORAGE
    assert state.seats[0].coal == 5


@rule("W1")
def test_coal_in_the_shaft_does_not_score() -> None:
    state = _winter(shaft=6)
    assert state.seats[0].score == 0


@rule("W1", "Y1")
def test_all_are_asked_in_turn_order_before_anybody_pays() -> None:
    state = at_winter(order=(1, 0))
    for seat in state.seats:
        give(seat, wood=1, food=2)
    end_phase(state)
    assert (state.step, state.to_move) == (Step.WINTER_SCORING, 1)
    do(state, "decline")
    assert (state.step, state.to_move) == (Step.WINTER_SCORING, 0)
    assert [seat.food for seat in state.seats] == [2, 2]
    events = do(state, "decline")
    assert [event.seat for event in events if isinstance(event, LeasePaid)] == [1, 0]
    assert [seat.food for seat in state.seats] == [0, 0]
    assert (state.step, state.to_move) == (Step.WINTER_STORAGE, 1)


# -- W2 --


@rule("W2")
@pytest.mark.parametrize(("year", "food", "thaler"), [(1, 2, 0), (2, 2, 1), (3, 1, 2)])
def test_what_each_winter_asks(year: int, food: int, thaler: int) -> None:
    state = _winter(year, food=5, thaler=5)
    seat = state.seats[0]
    assert (5 - seat.food, 5 - seat.thaler, seat.debt) == (food, thaler, 0)


@rule("W2")
@pytest.mark.parametrize(
    ("year", "food", "thaler", "debt"),
    [(1, 0, 0, 2), (1, 1, 9, 1), (2, 0, 0, 3), (2, 2, 0, 1), (2, 9, 0, 1), (3, 0, 1, 2), (3, 1, 0, 2)],
)
def test_each_missing_piece_is_a_debt(year: int, food: int, thaler: int, debt: int) -> None:
    assert _winter(year, food=food, thaler=thaler).seats[0].debt == debt


@rule("W2")
def test_whoever_has_it_must_pay() -> None:
    state = _winter(2, food=2, thaler=1, coal=1)
    assert on_farm(state.seats[0]) == (0, 0, 1, 0)
    assert legal(state) == ["store coal in farm", "store nothing in farm"]  # nothing was asked before


# -- W3 --


@rule("W3")
def test_the_farm_stores_one_resource() -> None:
    state = _winter(food=3, wood=1, coal=1)
    do(state, "decline")
    stores = {text for text in legal(state) if text.startswith("store")}
    assert stores == {f"store {what} in farm" for what in ("food", "wood", "coal", "nothing")}
    do(state, "store food in farm")
    assert on_farm(state.seats[0]) == (1, 0, 0, 0)
    assert (state.year, state.season) == (2, SPRING)


@rule("W3")
@pytest.mark.parametrize(("resource", "vp"), [("wood", 1), ("food", 0), ("coal", 0), ("nothing", 0)])
def test_what_the_farm_scores(resource: str, vp: int) -> None:
    state = _winter(food=3, wood=1, coal=1)
    do(state, "decline", f"store {resource} in farm")
    assert state.seats[0].score == vp


@rule("W3", "12")
@pytest.mark.parametrize(("resource", "vp"), [("wood", 0), ("food", 2), ("coal", 0), ("nothing", 0)])
def test_what_the_barn_scores(resource: str, vp: int) -> None:
    state = at_winter()
    can(state.seats[0], Ability.BARN)
    give(state.seats[0], food=4, wood=2, coal=2)
    end_phase(state)
    do(state, "decline", "store coal in farm", f"store {resource} in barn")
    assert state.seats[0].score == vp


@rule("W3", "12")
def test_farm_and_barn_may_store_the_same_kind() -> None:
    state = at_winter()
    can(state.seats[0], Ability.BARN)
    give(state.seats[0], food=5)
    end_phase(state)
    do(state, "store food in farm", "store food in barn")
    assert (state.seats[0].food, state.seats[0].score) == (2, 2)


@rule("W3", "24")
def test_coal_storage_has_a_slot_for_coal_and_one_for_wood() -> None:
    state = at_winter()
    can(state.seats[0], Ability.COAL_STORAGE)
    give(state.seats[0], coal=2, wood=2, food=5)
    end_phase(state)
    do(state, "decline", "store food in farm")
    assert legal(state) == ["store coal in coal-store", "store nothing in coal-store"]
    assert refused(state, "store food in coal-store") == "W3"
    assert refused(state, "store wood in coal-store") == "W3"
    do(state, "store coal in coal-store")
    assert state.seats[0].score == 1
    assert refused(state, "store coal in wood-store") == "W3"
    do(state, "store wood in wood-store")
    assert state.seats[0].score == 1
    assert on_farm(state.seats[0]) == (1, 1, 1, 0)


@rule("W3", "R-31")
def test_slot_by_slot_in_order() -> None:
    state = at_winter()
    can(state.seats[0], Ability.BARN, Ability.COAL_STORAGE)
    give(state.seats[0], food=3, wood=2)
    end_phase(state)
    do(state, "decline")
    for slot in ("food in barn", "nothing in barn", "wood in wood-store"):
        assert refused(state, f"store {slot}") == "W3"
    do(state, "store nothing in farm")  # a slot may stay empty
    assert refused(state, "store food in farm") == "W3"
    do(state, "store food in barn")
    assert legal(state) == ["store wood in wood-store", "store nothing in wood-store"]  # no coal: not asked
    assert (refused(state, "prop pinge"), refused(state, "store coal in coal-store")) == ("E2", "W3")


@rule("W3")
def test_all_slots_together() -> None:
    state = at_winter()
    can(state.seats[0], Ability.BARN, Ability.COAL_STORAGE)
    give(state.seats[0], food=3, wood=2, coal=2)
    end_phase(state)
    do(state, "decline", "store wood in farm", "store food in barn")
    do(state, "store coal in coal-store", "store wood in wood-store")
    assert state.seats[0].score == 1 + 2 + 1
    assert on_farm(state.seats[0]) == (1, 2, 1, 0)


@rule("W3")
def test_one_piece_cannot_be_stored_twice() -> None:
    state = at_winter()
    can(state.seats[0], Ability.BARN, Ability.COAL_STORAGE)
    give(state.seats[0], food=3, coal=1)
    end_phase(state)
    do(state, "store coal in farm")
    assert refused(state, "store coal in barn") == "W3"
    do(state, "store food in barn")
    assert state.step != Step.WINTER_STORAGE or state.to_move != 0  # no coal is left for the coal store
    assert on_farm(state.seats[0]) == (1, 0, 1, 0)


@rule("W3")
def test_a_slot_that_is_not_there_is_refused() -> None:
    state = _winter(food=4)
    assert refused(state, "store food in barn") == "W3"
    assert refused(state, "store food in coal-store") == "W3"


@rule("W3")
def test_what_is_not_there_cannot_be_stored() -> None:
    state = _winter(coal=1)
    assert refused(state, "store food in farm") == "W3"
    assert refused(state, "decline") == "W3"


@rule("W3")
def test_thaler_markers_and_coal_in_the_shaft_need_no_slot() -> None:
    state = at_winter()
    seat = state.seats[0]
    exhaust(seat)
    give(
        seat, thaler=4, shaft=3, markers=["ladder"], fresh=["windlass"], coal=2, tunnel_dug=3, tunnel_props=2
    )
    end_phase(state)
    do(state, "store nothing in farm")
    assert (seat.thaler, seat.shaft, seat.coal) == (4, 3, 0)
    assert (seat.markers[Marker.LADDER], seat.markers[Marker.WINDLASS]) == (1, 1)


# -- W4, W5 --


@rule("W4", "R-55")
def test_what_is_stored_is_on_the_farm_again_and_scored_anew() -> None:
    state = _winter(wood=1)
    do(state, "decline", "store wood in farm")
    assert (state.year, state.seats[0].wood, state.seats[0].score) == (2, 1, 1)
    idle_until(state, lambda now: now.step == Step.WORKING and now.to_move == 0)
    do(state, "prop pinge")  # it pays as ever
    state.seats[0].wood = 1
    idle_until(state, lambda now: now.step == Step.WINTER_STORAGE and now.to_move == 0)
    do(state, "store wood in farm")
    assert state.seats[0].score == 2


@rule("W4", "W1", "R-55")
def test_stored_coal_counts_in_the_next_winter() -> None:
    state = _winter(coal=1)
    do(state, "store coal in farm")
    assert state.seats[0].coal == 1
    state.seats[0].coal += 2
    events = idle_until(state, lambda now: now.season == 3)
    assert Scored(0, 2, "W1") in events


@rule("W5")
def test_the_final_scoring_follows_the_third_winters_storing() -> None:
    state = _winter(3, wood=1, thaler=3, food=1)
    do(state, "decline")
    assert state.to_move == 0
    do(state, "store wood in farm")
    assert state.to_move is None
    assert state.step == Step.OVER
    assert state.seats[0].score == 1 + 2  # the wood stored, the Thaler left after the payment


@rule("W5")
def test_nothing_is_played_after_the_end() -> None:
    state = _winter(3)
    assert state.to_move is None
    assert legal(state) == []
    assert refused(state, "decline") == "W5"
