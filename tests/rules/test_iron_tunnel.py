"""Section 14: iron as a resource and as a prop, the Enhanced Tunnel, what iron props score."""

from __future__ import annotations

import pytest

from game.rules.events import PropPlaced, Spent
from game.rules.state import GameState
from game.rules.terms import Place, Resource
from tests.rules.expansion import bought, ended, final_vp, line, reach, working
from tests.rules.helpers import (
    AUTUMN,
    SPRING,
    allowed,
    at_taking,
    do,
    end_phase,
    game,
    give,
    legal,
    of_kind,
    own,
    refused,
    rule,
)

IRON = frozenset({"iron"})


def _iron(*plan: str, **where: object) -> GameState:
    return working(*plan, modules=("iron",), **where)  # type: ignore[arg-type]


# -- I2 --


@rule("I2")
def test_iron_is_a_resource_with_this_module_only() -> None:
    assert game(modules=IRON).box.resources == (Resource.FOOD, Resource.WOOD, Resource.COAL, Resource.IRON)
    assert game(modules=frozenset({"black"})).box.resources == (Resource.FOOD, Resource.WOOD, Resource.COAL)


@rule("I2", "M3", "R-15")
@pytest.mark.parametrize("exhausted", [False, True])
def test_iron_is_placed_in_the_tunnel(exhausted: bool) -> None:
    state = _iron(exhausted=exhausted, seat={"iron": 2})
    events = do(state, "prop tunnel with iron")
    seat = state.seats[0]
    assert (seat.iron, seat.wood, seat.tunnel_props, seat.iron_props) == (1, 0, 1, 0b1)
    assert PropPlaced(0, Place.TUNNEL, 0, iron=True) in events
    give(seat, wood=1)
    do(state, "prop tunnel", "prop tunnel with iron")
    assert (seat.tunnel_props, seat.iron_props) == (3, 0b101)


@rule("I2", "M3")
def test_never_in_the_pinge() -> None:
    state = _iron(seat={"iron": 2})
    assert refused(state, "prop pinge with iron") == "I2"
    assert not allowed(state, "prop pinge")


@rule("I2", "M2")
def test_iron_opens_the_coal_as_wood_does() -> None:
    state = _iron("farmer: 1 black", exhausted=True, seat={"iron": 1})
    do(state, "prop tunnel with iron", "activate farmer", "dig")
    assert state.seats[0].shaft == 1


@rule("I2", "I4", "R-51")
@pytest.mark.parametrize("props", [4, 7])
def test_iron_only_fields_take_only_iron_and_none_is_skipped(props: int) -> None:
    """On side A the fifth and the eighth field."""
    state = _iron(exhausted=True, seat={"wood": 3, "iron": 1, "tunnel_props": props})
    assert refused(state, "prop tunnel") == "I2"
    do(state, "prop tunnel with iron", "prop tunnel")
    assert (state.seats[0].tunnel_props, state.seats[0].iron_props) == (props + 2, 1 << props)
    state = _iron(exhausted=True, seat={"wood": 3, "tunnel_props": props})
    assert of_kind(state, "prop") == []


@rule("I2", "E2")
def test_at_the_same_moments_as_wood() -> None:
    state = _iron("farmer: 2 black", exhausted=True, seat={"iron": 2})
    do(state, "prop tunnel with iron", "activate farmer", "dig", "prop tunnel with iron", "dig")
    assert state.seats[0].shaft == 2
    taking = at_taking([(1, 0, 0)] * 4, modules=IRON)
    give(taking.seats[0], iron=1, wood=1)
    assert not allowed(taking, "prop tunnel with iron")
    state = _iron("farmer: 4 yellow", seat={"coal": 2, "iron": 1})
    reach(state, 0, "34")
    do(state, "acquire 34 by farmer", "prop tunnel with iron", "decline")  # inside a tile's effect
    assert state.seats[0].iron_props == 1


@rule("I2", "E2", "R-11")
def test_in_winter_before_scoring_and_before_storing() -> None:
    state = _iron(season=AUTUMN, seat={"iron": 2, "coal": 1})
    end_phase(state)
    assert set(legal(state)) == {"prop tunnel with iron", "decline"}  # nobody else can
    do(state, "decline", "prop tunnel with iron", "store coal in farm")
    assert (state.seats[0].tunnel_props, state.seats[0].iron) == (1, 0)


@rule("I2", "T5")
def test_iron_pays_no_distant_development() -> None:
    state = _iron("farmer: 3 yellow", seat={"iron": 3})
    own(state, 1, "21")
    assert not any(text.startswith("acquire 21") for text in legal(state))
    assert refused(state, "acquire 21 by farmer for iron") == "T5"


@rule("I2")
def test_iron_is_no_wood_anywhere_else() -> None:
    state = _iron(owns=("15",), seat={"iron": 4})
    assert not allowed(state, "burn")


# -- I4 --


@rule("I4", "S1")
@pytest.mark.parametrize("side", ["A", "B"])
def test_nine_sections_and_fields_two_of_them_iron_only(side: str) -> None:
    for seed in range(6):
        for seat in game(4, seed, modules=IRON, tunnel=side).seats:
            board = seat.board
            assert len(board.tunnel_coal) == len(board.tunnel_vp) == len(board.tunnel_bonus) == 9
            assert (board.tunnel_fields, board.iron_only.bit_count(), board.iron_only >> 9) == (9, 2, 0)
            assert (sum(board.tunnel_coal), sum(board.pinge_coal), board.tunnel_size) == (15, 7, 15)


@rule("I4")
def test_all_but_the_first_two_sections_are_covered() -> None:
    base = game(2).seats[0].board
    for side in ("A", "B"):
        for seat in game(4, modules=IRON, tunnel=side).seats:
            assert seat.board.tunnel_coal[:2] == base.tunnel_coal[:2]
            assert seat.board.tunnel_vp[:2] == base.tunnel_vp[:2]
            assert seat.board.tunnel_bonus[:2] == base.tunnel_bonus[:2]
            assert seat.board.iron_only & 0b11 == 0
            assert seat.board.pinge_coal == base.pinge_coal


@rule("I4")
def test_side_a_is_the_same_for_all_and_side_b_dealt_by_the_seed() -> None:
    assert {seat.board.tunnel for seat in game(4, modules=IRON, tunnel="A").seats} == {"A"}
    deals = set()
    for seed in range(30):
        names = tuple(str(seat.board.tunnel) for seat in game(3, seed, modules=IRON, tunnel="B").seats)
        assert len({*names}) == 3
        deals.add(names)
    assert len(deals) > 10
    assert {name for names in deals for name in names} == {"B1", "B2", "B3", "B4"}
    assert [seat.board.tunnel for seat in game(2).seats] == [None, None]


@rule("I4", "C2", "M8")
def test_the_enhanced_tunnel_is_dug_to_its_end() -> None:
    board = game(4, modules=IRON).seats[0].board
    state = _iron("farmer: 2 black", exhausted=True, seat={"tunnel_props": 9, "tunnel_dug": 13})
    do(state, "activate farmer", "dig", "dig")
    seat = state.seats[0]
    assert (seat.coal_removed, seat.emptied_sections(), state.pending) == (22, 9, ())
    assert line(state, "G1") == sum(board.tunnel_vp)


# -- I5 --


@rule("I5", "R-57")
@pytest.mark.parametrize(
    ("props", "dug", "vp"),
    [
        (0b1, 0, 0), (0b1, 1, 1), (0b10, 2, 0), (0b10, 3, 1), (0b11, 3, 2), (0b100, 3, 0), (0b100, 5, 1),
        (0b010010000, 15, 2), (0b111111111, 15, 9), (0b111111111, 5, 3), (0, 15, 0),
    ],
)  # fmt: skip
def test_an_iron_prop_scores_if_the_section_to_its_right_is_emptied(props: int, dug: int, vp: int) -> None:
    """Coal 1 2 2 1 2 1 2 2 2 on side A; the first two sections count too."""
    assert line(ended(modules=("iron",), tunnel_dug=dug, iron_props=props), "I5") == vp
    smithy = ended("40E", tunnel_dug=dug, iron_props=props)
    assert line(smithy, "I5") == 2 * vp


@rule("I5")
def test_iron_on_the_farm_scores_nothing() -> None:
    assert final_vp(ended(modules=("iron",), iron=5)) == final_vp(ended(modules=("iron",)))


@rule("I5", "38", "R-57")
def test_iron_on_the_community_tunnel_scores_nothing() -> None:
    state = bought("38", modules=("iron",), seat={"iron": 1}, season=SPRING)
    assert (state.seats[0].iron, state.seats[0].iron_props, state.seats[0].tunnel_props) == (0, 0, 0)
    do(state, "give coal to 2")
    assert line(state, "I5") == 0


@rule("I2")
def test_a_prop_of_iron_is_told_as_placed_not_spent() -> None:
    state = _iron(seat={"iron": 1})
    assert not any(isinstance(event, Spent) for event in do(state, "prop tunnel with iron"))
