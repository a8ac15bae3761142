"""Exact numbers of legal moves, and of ways to go on from there, each counted by hand."""

from __future__ import annotations

import pytest

from game.rules import legal_moves, play
from game.rules.state import GameState
from game.rules.terms import Ability, Step
from tests.rules.helpers import (
    SPRING,
    at_planning,
    at_taking,
    at_winter,
    at_working,
    can,
    do,
    end_phase,
    exhaust,
    game,
    give,
    legal,
    own,
    rule,
)


def ways(state: GameState, depth: int) -> int:
    """How many sequences of so many moves there are."""
    if depth == 0:
        return 1
    count = 0
    for move in legal_moves(state):
        ahead = state.copy()
        play(ahead, move, tell=None)
        count += ways(ahead, depth - 1)
    return count


# -- taking --


@rule("D1", "S8")
@pytest.mark.parametrize(
    ("seats", "seed", "first"),
    [
        (2, 1, 5),  # pools 3 black 3 brown · all colours: 2 + 3
        (2, 2, 6),  # all colours in both
        (3, 1, 8),  # 3 black 3 brown · all · all
        (4, 1, 11),  # all · 4 black 2 brown · all · all
    ],
)
def test_the_first_decision(seats: int, seed: int, first: int) -> None:
    assert len(legal_moves(game(seats, seed))) == first


@rule("D1")
def test_two_first_takings() -> None:
    """Pools with 3 and 1 colours: 4 moves. Each leaves one colour less, so 3 are left each time: 4 * 3."""
    state = at_taking([(1, 2, 1), (6, 0, 0)])
    assert (ways(state, 1), ways(state, 2)) == (4, 12)


@rule("D1", "D2")
def test_into_the_second_taking() -> None:
    """Three colours: 3 moves, then 2 for the other; for the first again the last colour or declining: 2."""
    state = at_taking([(2, 1, 0), (0, 0, 2)])
    assert (ways(state, 2), ways(state, 3)) == (6, 12)


@rule("32", "D1")
def test_with_an_oil_lamp() -> None:
    """Every colour in both halves of pool 1: 3 takings and 3 * 2 swaps of different colours."""
    state = at_taking([(2, 2, 2), (0, 0, 0)], [(1, 1, 1), (0, 0, 0)])
    give(state.seats[0], markers=["oil-lamp"])
    assert ways(state, 1) == 9


# -- planning: 4 yellow and 1 brown on the carts, the first game's tiles for two, no food and no Thaler --


@rule("P3", "R-7", "P9")
def test_the_farmers_field() -> None:
    """Nothing, 1 to 4 yellow, 1 brown: 6. With 1 brown 1 (12), 2 (21) or 3 yellow (32); 4 meet no tile: 3."""
    assert ways(at_planning((0, 1, 4)), 1) == 6 + 3


@rule("P3", "P9")
def test_farmer_and_farmhand() -> None:
    """The farmhand lays one colour of the y yellow and b brown that are left, 1 + y + b ways.

    The farmer leaves the brown and 4 3 2 1 0 yellow: 6 5 4 3 2. He leaves 4 3 2 1 yellow alone: 5 4 3 2.
    """
    assert ways(at_planning((0, 1, 4)), 2) == (6 + 5 + 4 + 3 + 2) + (5 + 4 + 3 + 2)


@rule("P3", "P7", "13")
def test_farmer_and_improved_farmhand() -> None:
    """As before, and with the brown left min(y, 3) mixed lays more: 3 3 2 1 0."""
    state = at_planning((0, 1, 4))
    can(state.seats[0], Ability.IMPROVED_FARMHAND)
    assert ways(state, 2) == 34 + (3 + 3 + 2 + 1 + 0)


@rule("P3", "P4", "P9")
def test_whole_plans() -> None:
    """The coal-digger doubles every plan that leaves a yellow: 2y + 1 + 2b ways for y > 0, 1 + b for none.

    The farmer leaves the brown and 4 3 2 1 0 yellow: 11 9 7 5 2; 4 3 2 1 yellow alone: 9 7 5 3.
    """
    assert ways(at_planning((0, 1, 4)), 3) == (11 + 9 + 7 + 5 + 2) + (9 + 7 + 5 + 3)


@rule("P4", "R-8")
def test_contract_workers_after_the_pinge() -> None:
    """With 1 yellow, 1 food, 1 Thaler: the miner nothing, food or Thaler; then the Haspelknecht 4, 3 or 3."""
    state = at_planning((0, 0, 1), seat={"food": 1, "thaler": 1})
    exhaust(state.seats[0])
    do(state, "lay farmer: nothing", "lay farmhand: nothing")
    assert (ways(state, 1), ways(state, 2)) == (3, 4 + 3 + 3)


@rule("P6")
def test_a_marker_and_a_disk_of_its_colour() -> None:
    """0 or 1 brown with 0 or 1 Ladder: 4 ways."""
    assert ways(at_planning((0, 1, 0), seat={"markers": ["ladder"]}), 1) == 4


# -- working --


@rule("E3", "E5", "E9", "T1")
def test_a_turn_with_farmer_and_coal_digger() -> None:
    """2 black on the farmer, the coal-digger paid, 3 water, all tiles in play.

    1: end turn, farmer, coal-digger, tiles 13 and 14.
    2: the next seat's end · drain 1 or 2 · the digger's drain · end turn or the digger after each tile.
    3: end · after drain 1: drain 1, drain 2, stop · after drain 2: dig, drain 1, stop ·
       the digger's dig, stop · after each tile the next seat's end, and the digger's drain.
    """
    state = at_working("farmer: 2 black", "coal-digger: 1 food", seats=4, seat={"water": 3})
    assert ways(state, 1) == 5
    assert ways(state, 2) == 1 + 2 + 1 + 2 * 2
    assert ways(state, 3) == 1 + 3 + 3 + 2 + 2 * 2


@rule("E2", "E4", "M3")
def test_a_turn_with_wood() -> None:
    """1: end turn, farmer, tile 12. 2: the next seat's end · end, two kinds of prop · end."""
    state = at_working("farmer: 2 brown")
    assert (ways(state, 1), ways(state, 2)) == (3, 1 + 3 + 1)


@rule("T3", "T4", "T5")
def test_a_choice_of_developments() -> None:
    """Disks for all of level 2: 21 and 22 touch 12, 23 is nobody's, 24 and 25 for food or coal; end turn."""
    state = at_working(
        "farmer: 1 black, 1 brown, 1 yellow", owns=["12"], seats=4, seat={"food": 1, "coal": 1}, season=SPRING
    )
    own(state, 1, "24", "25")
    assert ways(state, 1) == 2 + 2 * 2 + 1


# -- winter --


@rule("W3")
def test_every_way_to_store() -> None:
    """1 food, 1 wood, 1 coal for farm, barn, coal store and wood store.

    A slot for which nothing is left is not asked.
    Food on the farm: wood, coal or nothing in the barn: 2 + 2 + 4.
    Wood: 2 + 1 + 2. Coal: 2 + 1 + 2. Nothing: 4 for food in the barn, 2 for wood, 2 for coal, 4 for nothing.
    """
    state = at_winter()
    seat = state.seats[0]
    can(seat, Ability.BARN, Ability.COAL_STORAGE)
    give(
        seat, food=3, wood=1, coal=1, pinge_props=2, tunnel_props=7
    )  # 2 food are paid, no prop can be placed
    end_phase(state)
    assert len(legal(state)) == 4
    assert _storings(state) == 8 + 5 + 5 + 12


def _storings(state: GameState) -> int:
    if state.step != Step.WINTER_STORAGE:
        return 1
    count = 0
    for move in legal_moves(state):
        ahead = state.copy()
        play(ahead, move, tell=None)
        count += _storings(ahead)
    return count
