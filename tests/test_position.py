"""Positions as JSON: complete, readable, and refused with the reason where no game can reach them."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from game.rules import Setup, from_json, legal_moves, new_game, play, state_json
from game.rules.position_values import PositionError
from game.rules.terms import Step
from tests.properties.games import eager

Json = dict[str, Any]


def at(step: Step) -> Json:
    """The first position in a step among games played by chance."""
    for seed in range(3, 60):
        state, random = new_game(Setup(seed=seed)), Random(seed)
        while state.step != step and state.to_move is not None:
            play(state, eager(random, state), None)
        if state.step == step:
            return state_json(state)
    raise AssertionError(f"no game asks in the step {step.label}")


def late() -> Json:
    """A position of the last year with tokens on the board."""
    state, random = new_game(Setup(seats=3, seed=8)), Random(8)
    while state.to_move is not None and (state.year, state.season, state.step) != (3, 2, Step.WORKING):
        play(state, eager(random, state), None)
    return state_json(state)


@pytest.mark.parametrize("step", list(Step))
def test_a_position_of_every_step_comes_back(step: Step) -> None:
    position = at(step)
    loaded = from_json(json.loads(json.dumps(position)))
    assert state_json(loaded) == position
    assert (loaded.to_move is None) == (step == Step.OVER)


def changed(position: Json, change: Callable[[Json], object]) -> Json:
    other = copy.deepcopy(position)
    change(other)
    return other


def put(*path: str | int, value: Any) -> Callable[[Json], object]:
    """A change that puts a value at a path."""

    def change(position: Any) -> None:
        for key in path[:-1]:
            position = position[key]
        position[path[-1]] = value

    return change


def mix_carts(position: Json) -> None:
    """All disks of a seat on its first cart, whatever their colours."""
    for seat in position["seats"]:
        one, two = seat["cart 1"], seat["cart 2"]
        seat["cart 1"] = {colour: one[colour] + two[colour] for colour in one}
        seat["cart 2"] = dict.fromkeys(one, 0)


BROKEN: list[tuple[Callable[[Json], object], str]] = [
    (put("haspelknecht position", value=2), "format 1"),
    (put("ruleset", value="nowhere.toml"), "nowhere.toml"),
    (put("figures", value="00000000"), "figures"),
    (put("layout", value="Moon"), "Moon"),
    (put("tiles", 0, value="45"), "level"),
    (put("year", value=4), "year"),
    (put("year", value="one"), "year"),
    (put("season", value="winter"), "Y1"),
    (put("season", value="monsoon"), "spring"),
    (put("step", value="working"), "E1"),
    (put("step", value="over"), "Y1"),
    (put("to move", value=7), "to move"),
    (put("to move", value=None), "C3"),
    (put("turn order", value=[1, 1]), "turn order"),
    (put("bag", "black", value=5), "C1"),
    (put("bag", "black", value=-1), "bag.black"),
    (put("bag", "pink", value=1), "bag.pink"),
    (put("seats", value=[]), "seats"),
    (put("seats", 0, "food", value=-1), "seats[0].food"),
    (put("seats", 0, "food", value=True), "seats[0].food"),
    (put("seats", 0, "pinge", "dug", value=6), "M1"),
    (put("seats", 0, "pinge", "dug", value=8), "seats[0].pinge.dug"),
    (put("seats", 0, "tunnel", "dug", value=1), "M6"),
    (mix_carts, "D1"),
    (put("seats", 0, "plan", value=["lay farmer: 99 black"]), "P3"),
    (put("seats", 0, "plan", value=["dig"]), "lays nothing"),
    (put("seats", 0, "plan", value=["hello"]), "no move"),
    (put("seats", 0, "plan", value=["lay coal-digger: nothing"]), "P1"),
    (put("seats", 0, "markers", value={"windlass": 1}), "T8"),
    (put("seats", 0, "ready", value=["barn"]), "P7"),
    (put("tokens", value={"21": [1]}), "T3"),
    (put("tokens", value={"11": [1, 1]}), "tokens.11"),
    (put("tokens", value={"99": [1]}), "tokens.99"),
    (put("pending", value=[{"slot": "farm", "kept": {}}]), "pending"),
    (put("pending", value=[{"tile": "31", "effect": 9}]), "pending[0]"),
    (put("extra", value=1), "extra"),
    (put("chance", value=1 << 64), "chance"),
]


@pytest.mark.parametrize(("change", "said"), BROKEN, ids=[said for _, said in BROKEN])
def test_an_impossible_position_is_refused_with_its_reason(
    change: Callable[[Json], object], said: str
) -> None:
    with pytest.raises(PositionError) as refused:
        from_json(changed(at(Step.PLANNING), change))
    assert said in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize("obj", [None, 3, "x", [], {}, {"haspelknecht position": 1}])
def test_what_is_no_position_is_refused(obj: object) -> None:
    with pytest.raises(PositionError):
        from_json(obj)


def test_each_missing_key_is_named() -> None:
    position = at(Step.WORKING)
    for key in position:
        with pytest.raises(PositionError, match=r"missing|disks"):
            from_json(changed(position, lambda other, key=key: other.pop(key)))
    for key in position["seats"][0]:
        with pytest.raises(PositionError, match=r"seats\[0\]"):
            from_json(changed(position, lambda other, key=key: other["seats"][0].pop(key)))


def test_working_turns_are_checked() -> None:
    position = at(Step.WORKING)
    first, last = position["turn order"][0] - 1, position["turn order"][-1] - 1
    with pytest.raises(PositionError, match="E1"):
        from_json(changed(position, put("seats", last, "plan", value=[])))
    with pytest.raises(PositionError, match="P8"):
        from_json(changed(position, put("seats", first, "activated", value=["farmer"])))
    worker = {"worker": "coal-miner", "left": 1, "acted": False, "windlass": True}
    with pytest.raises(PositionError, match="M6"):
        from_json(changed(position, put("pending", value=[worker])))


def test_a_late_position_plays_on_from_json_alone() -> None:
    state = from_json(late())
    assert any(state.stacks) and state.year == 3
    while state.to_move is not None:
        play(state, next(iter(legal_moves(state))), None)
