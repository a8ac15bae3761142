"""What can be answered in one way only is not asked (R-50); what is done stays a move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.buying import bought
from tests.rules.expansion import working
from tests.rules.helpers import allowed, at_planning, at_taking, at_working, do, kinds, legal, rule


@rule("R-50", "E9", "E10", "E11", "E5")
@pytest.mark.parametrize(
    ("plan", "slots", "moves"),
    [
        ("farmer: 2 black", {"pinge_dug": 2}, ["dig"]),
        ("coal-digger: 1 food", {"pinge_dug": 2}, ["dig"]),
        ("coal-miner: 1 food", {"pinge_dug": 7, "tunnel_props": 1}, ["dig"]),
        ("haspelknecht: 1 food", {"pinge_dug": 7, "shaft": 1, "water": 1}, ["reel", "drain 1"]),
        ("farmer: 2 black", {"pinge_dug": 3, "water": 1}, ["drain 1"]),
        ("farmer: 2 black", {"pinge_dug": 2, "tunnel_props": 7, "wood": 0}, ["dig"]),
    ],
)
def test_a_worker_who_can_only_stop_is_not_asked(plan: str, slots: dict[str, int], moves: list[str]) -> None:
    state = at_working(plan, seat=slots)
    events = do(state, f"activate {plan.partition(':')[0]}", *moves)
    assert kinds(events)[-1] == "WorkerStopped"
    assert state.pending == ()


@rule("R-50", "E2")
def test_a_free_action_that_cannot_help_him_does_not_make_it_a_question() -> None:
    slots = {"pinge_dug": 7, "shaft": 1, "wood": 1, "markers": ["hauling-cable"]}
    state = at_working("haspelknecht: 1 food", seat=slots)
    do(state, "activate haspelknecht", "reel")
    assert state.pending == () and allowed(state, "prop tunnel")


@rule("R-50", "E2", "R-30")
@pytest.mark.parametrize(
    ("plan", "slots", "moves", "help"),
    [
        ("farmer: 2 black", {"pinge_dug": 2, "wood": 1}, ["dig"], ["prop pinge"]),
        ("coal-miner: 1 food", {"pinge_dug": 7, "tunnel_props": 1, "wood": 1}, ["dig"], ["prop tunnel"]),
        (
            "coal-miner: 1 food",
            {"pinge_dug": 7, "tunnel_props": 1, "markers": ["abandoned-farm"]},
            ["dig"],
            ["use abandoned-farm", "prop tunnel"],
        ),
    ],
)
def test_who_can_go_on_after_a_free_action_is_asked(
    plan: str, slots: dict[str, Any], moves: list[str], help: list[str]
) -> None:
    state = working(plan, new=("10E",), seat=slots)
    do(state, f"activate {plan.partition(':')[0]}", *moves)
    assert allowed(state, "stop")
    do(state, *help, "dig")


@rule("R-50", "16", "14", "M5")
@pytest.mark.parametrize("cables", [0, 1])
def test_a_cable_that_lowers_the_water_enough_keeps_him_at_work(cables: int) -> None:
    slots = {"water": 5, "tunnel_props": 1, "markers": ["hauling-cable"] * cables}
    state = working("farmer: 1 black, 1 yellow, 1 wicker-basket", new=("16",), exhausted=True, seat=slots)
    do(state, "activate farmer")
    assert bool(state.pending) == bool(cables)
    if cables:
        do(state, "use hauling-cable", "dig")


@rule("R-50", "P9", "E1", "R-42")
def test_what_is_done_is_a_move_even_where_it_is_the_only_one() -> None:
    state = at_planning((0, 0, 0))
    assert legal(state) == ["lay farmer: nothing"]
    state = at_working("coal-digger: 1 food", seat={"water": 2})
    assert legal(state) == ["end turn", "activate coal-digger"]
    do(state, "activate coal-digger")
    assert legal(state) == ["drain 2"]
    do(state, "drain 2", "dig")
    assert legal(state) == ["end turn"]
    assert legal(at_taking([(2, 0, 0), (0, 0, 0)])) == ["take black from 1"]


@rule("R-50", "33", "R-30")
def test_hammer_and_pick_is_declined_for_who_comes_to_no_coal_after_all() -> None:
    state = bought("33", exhausted=True, seat={"tunnel_props": 1, "tunnel_dug": 1, "wood": 0})
    assert allowed(state, "prop tunnel")  # its own wood
    do(state, "prop tunnel")
    assert {*legal(state)} >= {"dig", "decline"}
    assert bought("33", exhausted=True, seat={"water": 5, "tunnel_props": 1}).pending == ()
