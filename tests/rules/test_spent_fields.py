"""What becomes of what lies on the fields: spent, returned, or paid for nothing (P8, R-10)."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules import from_json, state_json, view
from game.rules.events import Event, FieldLaid, FieldReturned, PaidForNothing, PaymentSpent
from game.rules.state import GameState
from game.rules.terms import Marker, Step
from tests.rules.expansion import with_tiles
from tests.rules.helpers import (
    SPRING,
    allowed,
    at_planning,
    at_working,
    do,
    idle_to_step,
    refused,
    rule,
)

# -- P8 --


@rule("P8")
def test_an_activated_field_is_spent_though_actions_remain() -> None:
    state = at_working("farmer: 2 black, 1 hammer-and-pick", "coal-digger: 1 food", season=SPRING)
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
def test_markers_on_an_unused_field_of_an_own_worker_return_at_the_end_of_the_turn() -> None:
    state = at_working("farmer: 1 ladder", "farmhand: 1 black, 1 hammer-and-pick", season=SPRING)
    state.seats[0].water = 0
    events = do(state, "end turn")
    returned = [event.lay for event in events if isinstance(event, FieldReturned)]
    assert [str(lay) for lay in returned] == ["lay farmer: 1 ladder", "lay farmhand: 1 hammer-and-pick"]
    markers = state.seats[0].markers
    assert markers[Marker.LADDER] == markers[Marker.HAMMER_AND_PICK] == 1


@rule("R-10", "35", "19", "I3")
@pytest.mark.parametrize(
    ("plan", "marker"),
    [
        ("water-mill: 1 yellow, 1 wheelbarrow", Marker.WHEELBARROW),
        ("farmers-wife: 1 hammer-and-pick", Marker.HAMMER_AND_PICK),
        ("workshop: 1 wheelbarrow", Marker.WHEELBARROW),
    ],
)
def test_so_do_markers_of_fields_that_belong_to_no_contract_worker(plan: str, marker: Marker) -> None:
    state = at_working(
        plan, owns=("35", "19"), exhausted=True, seat={"water": 0}, **with_tiles("19", modules=("iron",))
    )
    do(state, "end turn")
    assert state.seats[0].markers[marker] == 1


PAYMENTS = ("1 food", "1 thaler", "1 wheelbarrow", "1 kiepenkerl")


def _planned(payment: str, **where: Any) -> tuple[GameState, list[Event]]:
    """Everybody has planned: seat 0 pays the coal-digger this, who can do nothing; and what was told."""
    goods = {"food": int(payment == "1 food"), "thaler": int(payment == "1 thaler")}
    marks = [name for name in ("wheelbarrow", "kiepenkerl") if name in payment]
    have = {**goods, "markers": marks, "pinge_dug": 3, "pinge_props": 0}
    state = at_planning((0, 0, 0), seat=have, **with_tiles("28"), **where)
    events = do(state, "lay farmer: nothing", "lay farmhand: nothing", f"lay coal-digger: {payment}")
    return state, events + idle_to_step(state, Step.WORKING)


@rule("R-10", "P2", "V5")
@pytest.mark.parametrize("payment", PAYMENTS)
@pytest.mark.parametrize("variant", [{}, {"open_planning": True}])
def test_what_pays_a_contract_worker_is_spent_when_the_last_plan_is_laid(
    payment: str, variant: dict[str, bool]
) -> None:
    state, events = _planned(payment, **variant)
    spent = [event for event in events if isinstance(event, PaymentSpent)]
    assert [(event.seat, str(event.lay)) for event in spent] == [(0, f"lay coal-digger: {payment}")]
    assert events.index(spent[0]) > max(at for at, e in enumerate(events) if isinstance(e, FieldLaid))
    seat = state.seats[0]
    left = (seat.food, seat.thaler, sum(seat.markers))
    told = do(state, "end turn")
    assert (seat.food, seat.thaler, sum(seat.markers)) == left == (0, 0, 0)
    assert [str(e.lay) for e in told if isinstance(e, PaidForNothing)] == [f"lay coal-digger: {payment}"]
    assert not any(isinstance(event, FieldReturned) for event in told)


@rule("R-10")
def test_a_yellow_disk_is_no_more_lost_than_any_other_disk() -> None:
    state = at_planning((0, 0, 1), seat={"pinge_dug": 3})
    events = do(state, "lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: 1 yellow")
    events += idle_to_step(state, Step.WORKING) + do(state, "end turn")
    assert not any(isinstance(event, PaymentSpent | PaidForNothing | FieldReturned) for event in events)


@rule("P8", "R-10")
def test_coal_miner_and_haspelknecht_keep_their_pay_too() -> None:
    state = at_working("coal-miner: 1 thaler", "haspelknecht: 1 food", exhausted=True)
    do(state, "end turn")
    assert (state.seats[0].thaler, state.seats[0].food) == (0, 0)


@rule("P8", "R-10", "M6")
def test_the_coal_diggers_payment_is_lost_if_the_pinge_is_exhausted_first() -> None:
    state = at_working(
        "farmer: 1 black", "coal-digger: 1 thaler", seat={"pinge_dug": 6, "pinge_props": 2}, season=SPRING
    )
    do(state, "activate farmer", "dig")
    assert refused(state, "activate coal-digger") == "M6"
    do(state, "end turn")
    assert state.seats[0].thaler == 0


@rule("R-10", "25")
def test_what_pays_the_haspelknecht_is_spent_though_the_windlass_did_his_work() -> None:
    state = at_working("haspelknecht: 1 food", exhausted=True, seat={"shaft": 1, "markers": ["windlass"]})
    do(state, "use windlass", "reel")
    assert not allowed(state, "activate haspelknecht")
    do(state, "end turn")
    assert (state.seats[0].food, state.seats[0].coal) == (0, 1)


@rule("R-10")
def test_a_position_saved_in_between_and_a_copy_spend_it_alike() -> None:
    state, _ = _planned("1 food")
    for twin in (state.copy(), from_json(state_json(state)), view(state, 0), view(state, 1)):
        do(twin, "end turn")
        assert twin.seats[0].food == 0


@rule("R-10", "P2")
def test_until_the_last_plan_is_laid_others_see_it_on_the_farm() -> None:
    state = at_planning((0, 0, 0), seat={"food": 1})
    do(state, "lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: 1 food")
    assert (view(state, 1).seats[0].food, view(state, 0).seats[0].food) == (1, 0)


@rule("P8")
def test_a_worker_that_can_do_nothing_is_not_activated() -> None:
    state = at_working("coal-miner: 1 food", exhausted=True)  # no prop in the Tunnel
    assert not allowed(state, "activate coal-miner")
    do(state, "end turn")
    assert state.seats[0].activated == 0
