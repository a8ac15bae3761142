"""Section 6: coal-digger, coal-miner, Haspelknecht (E9 to E11)."""

from __future__ import annotations

import pytest

from game.rules.events import WorkerStopped
from game.rules.terms import Field
from tests.rules.helpers import (
    at_working,
    do,
    legal,
    refused,
    rule,
)

# -- E9 --


@rule("E9", "R-13")
def test_the_coal_digger_removes_water_while_there_are_two() -> None:
    state = at_working("coal-digger: 1 food", seat={"water": 4})
    do(state, "activate coal-digger")
    assert legal(state) == ["drain 2"]
    do(state, "drain 2")
    assert legal(state) == ["drain 2", "stop"]
    do(state, "drain 2")
    assert (state.seats[0].water, state.pending) == (0, ())


@rule("E9", "R-13")
@pytest.mark.parametrize("water", [2, 3])
def test_the_coal_digger_digs_below_two(water: int) -> None:
    state = at_working("coal-digger: 1 food", seat={"water": water})
    do(state, "activate coal-digger")
    assert refused(state, "dig") == "E9"
    assert refused(state, "drain 1") == "E9"
    do(state, "drain 2")
    assert legal(state) == ["dig", "stop"]
    do(state, "dig")
    assert state.seats[0].coal == 1


@rule("E9", "R-13")
def test_a_single_water_stays() -> None:
    state = at_working("coal-digger: 1 food", seat={"water": 1})
    do(state, "activate coal-digger")
    assert legal(state) == ["dig"]
    assert refused(state, "drain 1") == "E9"
    do(state, "dig", "dig")
    assert (state.seats[0].coal, state.seats[0].water, state.pending) == (2, 1, ())


@rule("E9", "R-13")
def test_he_stops_when_he_can_do_neither() -> None:
    state = at_working("coal-digger: 1 food", seat={"pinge_dug": 2})
    events = do(state, "activate coal-digger", "dig")
    assert WorkerStopped(0, Field.COAL_DIGGER) in events
    assert legal(state) == ["end turn"]
    assert state.seats[0].pinge_dug == 3  # the next coal is behind a field (M1)


@rule("E9")
def test_he_may_stop_early_and_works_once_a_phase() -> None:
    state = at_working("coal-digger: 1 food")
    do(state, "activate coal-digger", "dig", "stop")
    assert refused(state, "activate coal-digger") == "E9"


@rule("E9", "E6")
def test_he_is_done_when_he_exhausts_the_pinge() -> None:
    state = at_working("coal-digger: 1 food", seat={"pinge_dug": 6, "pinge_props": 2, "tunnel_props": 2})
    do(state, "activate coal-digger", "dig")
    assert state.pending == ()
    assert state.seats[0].tunnel_dug == 0


@rule("E9", "P4")
def test_unpaid_contract_workers_do_not_work() -> None:
    state = at_working("farmer: 1 black")
    assert refused(state, "activate coal-digger") == "P8"


# -- E10 --


@rule("E10")
def test_the_coal_miner_digs_three_in_the_tunnel() -> None:
    state = at_working("coal-miner: 1 food", exhausted=True, seat={"tunnel_props": 7})
    do(state, "activate coal-miner", "dig", "dig", "dig")
    assert state.pending == ()
    assert (state.seats[0].shaft, state.seats[0].coal) == (3, 0)


@rule("E10")
def test_the_coal_miner_may_stop_early_and_digs_once_a_phase() -> None:
    state = at_working("coal-miner: 1 food", exhausted=True, seat={"tunnel_props": 7})
    do(state, "activate coal-miner", "dig", "stop")
    assert refused(state, "activate coal-miner") == "E10"


@rule("E10")
def test_the_coal_miner_removes_no_water_and_reels_nothing() -> None:
    state = at_working("coal-miner: 1 food", exhausted=True, seat={"tunnel_props": 7, "water": 3, "shaft": 1})
    do(state, "activate coal-miner")
    assert refused(state, "drain 1") == "E10"
    assert refused(state, "drain 2") == "E10"
    assert refused(state, "reel") == "E11"
    assert legal(state) == ["dig"]


# -- E11 --


@rule("E11")
def test_the_rulebooks_haspelknecht() -> None:
    """5 water in the shaft: he removes 4 and reels up 1 coal."""
    state = at_working("haspelknecht: 1 yellow", exhausted=True, seat={"water": 5, "shaft": 2})
    do(state, "activate haspelknecht", "drain 2", "drain 2", "reel")
    assert state.pending == ()
    assert (state.seats[0].water, state.seats[0].shaft, state.seats[0].coal) == (1, 1, 1)


@rule("E11", "M5")
def test_with_two_water_he_must_remove_first() -> None:
    state = at_working("haspelknecht: 1 food", exhausted=True, seat={"water": 2, "shaft": 3})
    do(state, "activate haspelknecht")
    assert legal(state) == ["drain 1", "drain 2"]
    assert refused(state, "reel") == "M5"
    do(state, "drain 1", "reel", "reel")
    assert (state.seats[0].coal, state.seats[0].water, state.pending) == (2, 1, ())


@rule("E11", "R-14")
def test_he_may_remove_the_last_water() -> None:
    state = at_working("haspelknecht: 1 food", exhausted=True, seat={"water": 1, "shaft": 1})
    do(state, "activate haspelknecht")
    assert legal(state) == ["reel", "drain 1"]
    assert refused(state, "drain 2") == "E5"
    do(state, "drain 1", "reel")
    assert legal(state) == ["end turn"]  # a third action has nothing to do


@rule("E11")
def test_he_reels_three_and_works_once_a_phase() -> None:
    state = at_working("haspelknecht: 1 food", exhausted=True, seat={"shaft": 5})
    do(state, "activate haspelknecht", "reel", "reel", "reel")
    assert (state.seats[0].coal, state.pending) == (3, ())
    assert refused(state, "activate haspelknecht") == "E11"


@rule("E11")
def test_he_digs_nothing() -> None:
    state = at_working("haspelknecht: 1 food", exhausted=True, seat={"shaft": 1, "tunnel_props": 2})
    do(state, "activate haspelknecht")
    assert refused(state, "dig") == "E11"


@rule("E11", "M4")
def test_nobody_else_reels() -> None:
    state = at_working("farmer: 2 black", exhausted=True, seat={"shaft": 2, "tunnel_props": 2})
    do(state, "activate farmer")
    assert refused(state, "reel") == "E11"


@rule("E10", "E11")
def test_miner_first_then_haspelknecht_reels_what_he_dug() -> None:
    state = at_working(
        "coal-miner: 1 food", "haspelknecht: 1 yellow", exhausted=True, seat={"tunnel_props": 2}
    )
    do(state, "activate coal-miner", "dig", "dig", "dig", "activate haspelknecht", "reel", "reel", "reel")
    assert (state.seats[0].coal, state.seats[0].shaft) == (3, 0)
