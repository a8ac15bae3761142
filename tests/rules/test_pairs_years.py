"""Developments that touch each other over the years: Towpath Horse, Schultheiss, Pit Car Tipple, scoring."""

from __future__ import annotations

import pytest

from game.rules.events import LeasePaid, OrderSet
from game.rules.state import GameState
from game.rules.terms import Step
from tests.rules.expansion import about_to_buy, ended, line, phase_begins, reach, working
from tests.rules.helpers import AUTUMN, SPRING, allowed, at_planning, do, end_phase, give, legal, own, rule
from tests.rules.plans import on_field

Cart = tuple[int, int, int]
NOTHING: Cart = (0, 0, 0)

# -- the Towpath Horse --


def _choosing(*carts: tuple[Cart, Cart], year: int = 2, **slots: object) -> GameState:
    """The last seat is about to decline its second taking; seat 0 has the Towpath Horse."""
    state = phase_begins(SPRING, year, Step.SECOND_TAKING, new=("27",))
    own(state, 0, "27")
    taken = [0, 0, 0]
    for number, (first, second) in enumerate(carts):
        both = (first[0] + second[0], first[1] + second[1], first[2] + second[2])
        give(state.seats[number], cart1=first, cart2=second, disks=both)
        taken = [before + more for before, more in zip(taken, both, strict=True)]
    give(state.seats[0], **slots)
    whole = state.box.disks
    state.action = [
        (whole[0] - taken[0], whole[1] - taken[1], whole[2] - taken[2]),
        NOTHING,
        NOTHING,
        NOTHING,
    ]
    state.reserve = [NOTHING] * 4
    state.bag = NOTHING
    while state.step == Step.SECOND_TAKING:
        do(state, "decline")
    return state


ONE_BROWN = ((0, 1, 0), NOTHING)


@rule("27", "D5", "D6", "R-71")
def test_water_is_returned_before_the_cart_is_chosen() -> None:
    carts = [((0, 0, 1), (1, 0, 0)), ONE_BROWN, ONE_BROWN, ONE_BROWN]
    state = _choosing(*carts, year=1, water=1)
    assert (state.step, state.to_move) == (Step.WATER_RETURN, 0)
    do(state, "return water")
    assert (state.step, state.to_move) == (Step.CART_CHOICE, 0)
    do(state, "count cart 2")
    assert (state.order, state.step) == ((0, 3, 2, 1), Step.PLANNING)


@rule("27", "D6")
def test_on_equal_values_the_later_of_the_old_order_goes_first_there_too() -> None:
    """Cart 2 of the horse's owner is worth 2, as everybody else's cart 1."""
    state = _choosing(((0, 0, 3), (0, 1, 0)), ONE_BROWN, ONE_BROWN, ONE_BROWN)
    events = do(state, "count cart 2")
    (order,) = (event for event in events if isinstance(event, OrderSet))
    assert (order.order, order.values) == ((3, 2, 1, 0), (2, 2, 2, 2))


@rule("27", "D6", "R-53")
def test_the_empty_cart_2_goes_before_a_black_disk() -> None:
    state = _choosing(((0, 0, 5), NOTHING), ((1, 0, 0), NOTHING), ONE_BROWN, ONE_BROWN)
    do(state, "count cart 2")
    assert state.order[0] == 0
    state = _choosing(((0, 0, 5), NOTHING), ((1, 0, 0), NOTHING), ONE_BROWN, ONE_BROWN)
    do(state, "count cart 1")
    assert state.order[3] == 0


@rule("27", "P6", "D6")
def test_markers_change_no_cart() -> None:
    state = _choosing(((1, 0, 0), (0, 1, 0)), ONE_BROWN, ONE_BROWN, ONE_BROWN, markers=["wheelbarrow"])
    events = do(state, "count cart 1")
    (order,) = (event for event in events if isinstance(event, OrderSet))
    assert order.values[order.order.index(0)] == 1


# -- the Schultheiss --


def _leases(state: GameState) -> LeasePaid:
    """What seat 0 pays this winter; it declines what it is asked before."""
    events = end_phase(state)
    while state.step == Step.WINTER_SCORING:
        events += do(state, "decline")
    (paid,) = (event for event in events if isinstance(event, LeasePaid) and event.seat == 0)
    return paid


@rule("R-45", "46", "I1", "W2")
@pytest.mark.parametrize(("coal", "wood", "food", "debt"), [(1, 1, 1, 0), (0, 1, 1, 1), (0, 0, 0, 3)])
def test_in_the_fourth_year_too_and_iron_is_kept(coal: int, wood: int, food: int, debt: int) -> None:
    state = working(new=("46",), owns=("46",), modules=("iron",), season=AUTUMN, year=4, exhausted=True)
    give(state.seats[0], coal=coal, wood=wood, food=food, iron=2, thaler=2, tunnel_props=9)
    paid = _leases(state)
    assert (paid.coal, paid.wood, paid.food, paid.debt) == (coal, wood, food, debt)
    assert (paid.thaler, paid.iron, state.seats[0].thaler, state.seats[0].debt) == (0, 0, 2, debt)


@rule("46", "44", "W1")
def test_horse_and_cart_scores_the_coal_before_it_is_paid() -> None:
    state = working(new=("46",), owns=("46", "44"), season=AUTUMN, seat={"coal": 2, "food": 1})
    paid = _leases(state)
    assert (state.seats[0].score, state.seats[0].coal, paid.coal) == (2, 1, 1)


@rule("46", "15", "E2")
def test_burnt_wood_pays_the_coal() -> None:
    state = working(new=("46",), owns=("46", "15"), season=AUTUMN, seat={"wood": 3, "food": 1})
    end_phase(state)
    do(state, "burn")
    if state.step == Step.WINTER_SCORING:
        do(state, "decline")
    assert state.seats[0].debt == 0


@rule("46", "I2", "W2")
def test_iron_is_no_wood_for_the_schultheiss() -> None:
    state = working(
        new=("46",), owns=("46",), modules=("iron",), season=AUTUMN, seat={"iron": 2, "coal": 1, "food": 1}
    )
    paid = _leases(state)
    assert (paid.wood, paid.iron, paid.debt, state.seats[0].iron) == (0, 0, 1, 2)


# -- the Pit Car Tipple --


@rule("47", "B3", "R-85")
@pytest.mark.parametrize(("taken", "vp"), [((), 6), (("51",), 5), (("51", "52"), 4), (("51", "52", "54"), 3)])
def test_a_black_development_scores_one_more(taken: tuple[str, ...], vp: int) -> None:
    state = about_to_buy("53", new=("47",), owns=("47",))
    for other, tile in enumerate(taken, 1):
        own(state, other, tile)
    do(state, "acquire 53 by farmer")
    assert state.seats[0].score == vp


@rule("47", "T5", "T6")
@pytest.mark.parametrize(("others", "vp"), [((1,), 1 + 1), ((1, 2), 0)])
def test_a_late_or_distant_arrival(others: tuple[int, ...], vp: int) -> None:
    """Level 2 gives 2 VP and 1 VP, and nothing to the third."""
    state = working("farmer: 3 brown", new=("47",), owns=("47",), seat={"food": 1})
    for other in others:
        own(state, other, "22")
    do(state, "acquire 22 by farmer for food")
    assert state.seats[0].score == vp


@rule("47", "18", "14")
def test_other_vp_bring_no_more() -> None:
    state = working("farmer: 2 black", new=("18", "47"), owns=("18", "47"))
    give(state.seats[0], water=3, channel=1, markers=["hauling-cable"])
    do(state, "use hauling-cable", "activate farmer", "drain 2")
    assert state.seats[0].score == 1 + 1


@rule("47", "T2")
def test_a_second_tipple_of_another_player_brings_the_first_nothing() -> None:
    state = working("farmer: 4 black, 1 brown", new=("47",))
    own(state, 1, "47")
    reach(state, 0, "47")
    do(state, "acquire 47 by farmer")
    assert [seat.score for seat in state.seats] == [3, 0, 0, 0]
    assert "decline" not in legal(state)


# -- markers of a second kind, and what is counted beside iron --


@rule("B5", "T8", "P6")
def test_two_markers_of_a_kind_are_laid_and_used_one_by_one() -> None:
    state = at_planning((0, 1, 0), seat={"markers": ["ladder", "ladder"]}, seats=4)
    assert allowed(state, "lay farmer: 1 brown, 2 ladder")
    do(state, "lay farmer: 1 ladder")
    assert allowed(on_field(state, "farmhand"), "lay farmhand: 1 ladder")
    state = working(modules=("black",), seat={"water": 3, "markers": ["hauling-cable", "hauling-cable"]})
    do(state, "use hauling-cable", "use hauling-cable")
    assert (state.seats[0].water, state.seats[0].score) == (1, 2)


@rule("G5", "26", "16", "28", "36", "18")
def test_which_markers_score_unused() -> None:
    names = ["wicker-basket", "cottage", "kiepenkerl", "market"]
    for count in range(5):
        assert line(ended(new=("16", "26", "28", "36"), markers=names[:count]), "G5") == count
    assert line(ended("18", channel=2), "G5") == 0


@rule("G3", "41", "43")
def test_symbols_of_the_new_tiles_count_for_driver_and_handcart() -> None:
    plain, mining = ended("41"), ended("41", "18", "47")
    assert line(mining, "G3") - line(plain, "G3") == 2
    assert line(ended("43", "16", "26"), "G3") - line(ended("43"), "G3") == 2


@rule("42", "I4", "B6")
def test_the_symbols_of_the_enhanced_tunnel_count() -> None:
    state = ended("42", modules=("iron", "black"), tunnel_dug=15)
    board = state.seats[0].board
    assert line(state, "G2") == sum("lorry" in symbols for symbols in board.tunnel_bonus)
    give(state.seats[0], bonus=5)
    assert line(state, "B6") == line(state, "G2")
