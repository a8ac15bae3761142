"""The two worked examples of the rulebook, move by move."""

from __future__ import annotations

import json

from game.rules import from_json, state_json
from game.rules.state import GameState
from game.rules.terms import Place
from tests.rules.helpers import (
    SPRING,
    SUMMER,
    allowed,
    at_planning,
    at_working,
    do,
    give,
    on_farm,
    refused,
    rule,
)


def possible(state: GameState) -> GameState:
    """The same position by way of JSON, which refuses what no game can reach: the other seat took 5 brown."""
    black, brown, yellow = state.action[0]
    state.action[0] = black, brown - 5, yellow
    give(state.seats[1], cart1=(0, 5, 0), disks=(0, 5, 0))
    return from_json(json.loads(json.dumps(state_json(state))))


@rule("E9", "T1", "P3", "P5", "21")
def test_worked_example_1() -> None:
    """3 yellow, 2 brown, 2 water in the Pinge: the Bucket, a food, and the coal-digger drains and digs."""
    state = at_planning((0, 2, 3), owns=["11"], season=SUMMER, seat={"water": 2, "score": 1})
    state = possible(state)
    assert refused(state, "lay farmer: 3 brown") == "P3"
    assert refused(state, "lay farmhand: 1 yellow") == "P1"
    do(state, "lay farmer: 2 brown, 1 yellow")
    assert refused(state, "lay farmhand: 2 brown") == "P3"  # they lie on the farmer
    do(state, "lay farmhand: 1 yellow")
    assert refused(state, "lay coal-digger: 1 food") == "P4"  # the farmhand's food is not there yet
    do(state, "lay coal-digger: 1 yellow")
    do(state, *["lay farmer: nothing", "lay farmhand: nothing", "lay coal-digger: nothing"])  # the other seat

    assert refused(state, "activate farmer") == "P3"  # he only develops
    do(state, "acquire 21 by farmer")
    assert state.seats[0].score == 1 + 2
    do(state, "activate farmhand")
    do(state, "activate coal-digger")
    assert refused(state, "dig") == "E9"
    do(state, "drain 2", "dig")
    assert state.pending == ()  # his two actions are done
    assert on_farm(state.seats[0]) == (1, 0, 1, 0)
    assert (state.seats[0].water, state.seats[0].pinge_dug) == (0, 1)
    assert not allowed(state, "activate coal-digger")  # the food earned pays nobody now
    do(state, "end turn")


@rule("E5", "E6", "E7", "M3", "M4", "M6", "R-12")
def test_worked_example_2() -> None:
    """3 water, 1 coal in the Pinge, 2 black on farmhand and farmer each, 4 wood: synergy in the Tunnel."""
    state = at_working(
        "farmer: 2 black",
        "farmhand: 2 black",
        year=2,
        season=SPRING,
        seat={"water": 3, "pinge_dug": 6, "pinge_props": 2, "wood": 4},
    )
    state = possible(state)
    seat = state.seats[0]
    do(state, "activate farmhand")
    assert refused(state, "dig") == "M5"
    do(state, "drain 2", "dig")
    assert state.pending == ()
    assert (seat.coal, seat.exhausted, seat.water, seat.water_place) == (1, True, 1, Place.TUNNEL)
    assert refused(state, "prop pinge") == "M3"
    assert not allowed(state, "activate farmer")  # nothing of the Tunnel is accessible before the first prop
    do(state, "prop tunnel", "prop tunnel", "prop tunnel", "prop tunnel", "activate farmer")
    assert refused(state, "drain 1") == "E5"  # own workers remove no water from the shaft
    do(state, "dig", "dig", "dig")
    assert state.pending == ()
    assert (seat.shaft, seat.tunnel_dug, seat.coal, seat.wood) == (3, 3, 1, 0)
