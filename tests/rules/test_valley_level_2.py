"""Section 12: what the tiles 26 and 27 do."""

from __future__ import annotations

import pytest

from game.rules.events import CartCounted, FieldReturned, OrderSet
from game.rules.state import GameState
from game.rules.terms import Marker, Step
from tests.owning import owns
from tests.rules.expansion import bought, reach, with_tiles, working
from tests.rules.helpers import (
    SPRING,
    allowed,
    at,
    at_planning,
    do,
    give,
    legal,
    own,
    refused,
    rule,
)
from tests.rules.plans import on_field

# -- 26 --


def _cottage(lay: str, *plan: str, beside: str = "", **where: object) -> GameState:
    given = f"{lay}, 1 cottage" if lay else "1 cottage"
    state = working(f"farmer: {given}", *plan, new=("26",), **where)  # type: ignore[arg-type]
    if beside:
        reach(state, 0, beside)
    return state


@rule("26", "T8")
def test_the_cottage_is_a_marker_for_later() -> None:
    seat = bought("26").seats[0]
    assert (seat.fresh[Marker.COTTAGE], seat.markers[Marker.COTTAGE]) == (1, 0)


@rule("26")
@pytest.mark.parametrize(
    ("tile", "lay"),
    [
        ("12", ""), ("21", "1 yellow"), ("21", "1 black"), ("31", "2 brown"), ("41", "3 brown"),
        ("45", "1 brown, 2 yellow"), ("45", "2 black, 1 ladder"), ("43", "2 black, 1 brown"),
    ],
)  # fmt: skip
def test_it_stands_for_two_required_disks_of_any_kind(tile: str, lay: str) -> None:
    state = _cottage(lay, beside=tile)
    do(state, f"acquire {tile} by farmer")
    assert owns(state, 0, tile) and sum(state.seats[0].markers) == 0


@rule("26", "T1", "R-17")
@pytest.mark.parametrize(
    ("tile", "lay"), [("21", ""), ("21", "2 yellow"), ("12", "1 brown"), ("31", "1 black")]
)
def test_the_rest_is_exact(tile: str, lay: str) -> None:
    state = _cottage(lay, beside=tile)
    assert refused(state, f"acquire {tile} by farmer") == "T1"


@rule("26", "T1")
def test_a_coloured_rest_must_be_of_its_colour() -> None:
    state = working("farmer: 1 brown, 1 cottage", new=("26", "36"))
    reach(state, 0, "36")
    do(state, "acquire 36 by farmer")  # the cottage is the black and the yellow one
    state = working("farmer: 2 brown, 1 cottage", new=("26",))
    reach(state, 0, "35")
    do(state, "acquire 35 by farmer")


@rule("26", "P3", "R-69")
def test_it_lies_on_a_developing_workers_field_alone_if_wished() -> None:
    def position(*owns: str) -> GameState:
        return at_planning((2, 2, 2), owns=owns, seat={"markers": ["cottage"]}, **with_tiles("26"))

    state = position()
    assert allowed(state, "lay farmer: 1 cottage")
    assert allowed(state, "lay farmer: 2 black, 1 cottage")
    for field in ("farmhand", "coal-digger"):
        assert not any("cottage" in text for text in legal(on_field(position(), field)))
    assert allowed(on_field(position("13"), "farmhand"), "lay farmhand: 1 yellow, 1 cottage")


@rule("26", "P3", "R-7")
def test_several_colours_with_it_must_meet_a_tile_exactly() -> None:
    state = at_planning((4, 4, 0), seat={"markers": ["cottage"]}, **with_tiles("26"))
    assert allowed(state, "lay farmer: 2 black, 1 brown, 1 cottage")  # 41 to 45
    assert not allowed(state, "lay farmer: 3 black, 1 brown, 1 cottage")  # no tile asks for six


@rule("26", "R-70")
def test_it_returns_if_nothing_is_acquired() -> None:
    state = _cottage("2 brown")
    events = do(state, "activate farmer", "end turn")
    assert (state.seats[0].wood, state.seats[0].markers[Marker.COTTAGE]) == (2, 1)
    assert [event.lay.cottage for event in events if isinstance(event, FieldReturned)] == [1]
    state = _cottage("")
    events = do(state, "end turn")
    assert state.seats[0].markers[Marker.COTTAGE] == 1
    assert [event.lay.cottage for event in events if isinstance(event, FieldReturned)] == [1]


@rule("26", "E7")
def test_it_does_no_work() -> None:
    assert not allowed(_cottage(""), "activate farmer")
    state = _cottage("1 yellow")
    do(state, "activate farmer")
    assert state.seats[0].food == 1


# -- 27 --


def _carts(
    *carts: tuple[tuple[int, int, int], tuple[int, int, int]], owners: tuple[int, ...] = (0,)
) -> GameState:
    """After the second taking of a later spring, these carts; owners have the Towpath Horse."""
    state = at(Step.SECOND_TAKING, season=SPRING, year=2, **with_tiles("27"))
    for number, (first, second) in enumerate(carts):
        give(
            state.seats[number],
            cart1=first,
            cart2=second,
            disks=tuple(map(sum, zip(first, second, strict=True))),
        )
    for owner in owners:
        own(state, owner, "27")
    state.action, state.reserve = [(0, 0, 0)] * 4, [(0, 0, 0)] * 4
    taken = [sum(sum(cart[c] for cart in pair) for pair in carts) for c in range(3)]
    whole = state.box.disks
    state.bag = whole[0] - taken[0], whole[1] - taken[1], whole[2] - taken[2]
    state.action[0], state.bag = state.bag, (0, 0, 0)
    while state.step == Step.SECOND_TAKING:
        do(state, "decline")
    return state


_FULL = ((0, 4, 0), (1, 0, 0))


@rule("27", "D6")
@pytest.mark.parametrize(("cart", "order"), [(1, (3, 2, 1, 0)), (2, (0, 3, 2, 1))])
def test_cart_1_or_cart_2_counts(cart: int, order: tuple[int, ...]) -> None:
    state = _carts(_FULL, _FULL, _FULL, _FULL)
    assert (state.step, state.to_move) == (Step.CART_CHOICE, 0)
    assert set(legal(state)) == {"count cart 1", "count cart 2"}
    events = do(state, f"count cart {cart}")
    assert CartCounted(0, cart) in events
    assert [event.order for event in events if isinstance(event, OrderSet)] == [order]
    assert state.order == order


@rule("27", "D6", "R-53")
def test_an_empty_cart_2_counts_0() -> None:
    state = _carts(
        ((1, 0, 0), (0, 0, 0)), ((1, 0, 0), (0, 0, 0)), ((1, 0, 0), (0, 0, 0)), ((1, 0, 0), (0, 0, 0))
    )
    events = do(state, "count cart 2")
    (order,) = (event for event in events if isinstance(event, OrderSet))
    assert (order.order, order.values) == ((0, 3, 2, 1), (0, 1, 1, 1))


@rule("27", "R-71")
def test_owners_are_asked_in_the_old_order_before_it_changes() -> None:
    state = _carts(_FULL, _FULL, _FULL, _FULL, owners=(1, 3))
    assert state.to_move == 1
    do(state, "count cart 2")
    assert (state.to_move, state.order) == (3, (0, 1, 2, 3))
    do(state, "count cart 2")
    assert state.order == (3, 1, 2, 0)


@rule("27")
def test_nobody_else_is_asked() -> None:
    state = _carts(_FULL, _FULL, _FULL, _FULL, owners=())
    assert state.step == Step.PLANNING
