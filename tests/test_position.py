"""Positions as JSON: complete, readable, and refused with the reason where no game can reach them."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.rules import Setup, from_json, legal_moves, new_game, play, state_json
from game.rules.disks import Disks
from game.rules.engine import open_fields
from game.rules.moves import Lay
from game.rules.position import PositionError
from game.rules.state import Activity, GameState, Storing, TileEffect
from game.rules.terms import Field, Slot, Step
from tests.english import english, refused
from tests.properties.games import eager
from tests.rules.drafts import games, written

Json = dict[str, Any]


ASKED_BY = {Step.AUTUMN_WATER: ("29",), Step.CART_CHOICE: ("27",)}
"""Steps that only a development of section 12 brings about."""


def at(step: Step) -> Json:
    """The first position in a step among games played by chance."""
    for seed in range(3, 60):
        state, random = new_game(Setup(seed=seed, new_tiles=ASKED_BY.get(step, ()))), Random(seed)
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
    (put("haspelknecht position", value=1), "format 2"),
    (put("digest", value="0" * 32), "is of no ruleset that is here"),
    (put("layout", value="Moon"), "Moon"),
    (put("tiles", 0, value="45"), "level"),
    (put("year", value=4), "year"),
    (put("year", value="one"), "year"),
    (put("season", value="winter"), "Y1"),
    (put("season", value="monsoon"), "spring"),
    (put("step", value="working"), "E1"),
    (put("step", value="over"), "Y1"),
    (put("season", value=3), "season: 3; it is spring, summer, autumn or winter"),
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
    (put("seats", 0, "plan", value=["lay farmer: nothing", 3]), "seats[0].plan[1]: 3"),
    (put("seats", 0, "pinge", value=3), "seats[0].pinge: an object"),
    (put("seats", 0, "iron props", value=[1]), "iron props: 1 is not what belongs here"),
    (put("seats", 0, "bonus", value="lots"), "lorry or hidden"),
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
    with pytest.raises(PositionError) as caught:
        from_json(changed(at(Step.PLANNING), change))
    assert said in english(caught.value) and "\n" not in english(caught.value)


@pytest.mark.parametrize("obj", [None, 3, "x", [], {}, {"haspelknecht position": 1}])
def test_what_is_no_position_is_refused(obj: object) -> None:
    with pytest.raises(PositionError):
        from_json(obj)


def test_what_is_nested_beyond_all_bounds_is_refused() -> None:
    nested: list[Any] = []
    for _ in range(5_000):
        nested = [nested]
    with refused(PositionError, "not what belongs here"):
        from_json({"haspelknecht position": nested})


def test_each_missing_key_is_named() -> None:
    position = at(Step.WORKING)
    for key in position:
        with refused(PositionError, r"missing|disks"):
            from_json(changed(position, lambda other, key=key: other.pop(key)))
    for key in position["seats"][0]:
        with refused(PositionError, r"seats\[0\]"):
            from_json(changed(position, lambda other, key=key: other["seats"][0].pop(key)))


def test_working_turns_are_checked() -> None:
    position = at(Step.WORKING)
    first, last = position["turn order"][0] - 1, position["turn order"][-1] - 1
    with refused(PositionError, "E1"):
        from_json(changed(position, put("seats", last, "plan", value=[])))
    with refused(PositionError, "P8"):
        from_json(changed(position, put("seats", first, "activated", value=["farmer"])))
    worker = {"worker": "coal-miner", "left": 1, "acted": False, "windlass": True}
    with refused(PositionError, "M6"):
        from_json(changed(position, put("pending", value=[worker])))


def test_a_late_position_plays_on_from_json_alone() -> None:
    state = from_json(late())
    assert any(state.stacks) and state.year == 3
    while state.to_move is not None:
        play(state, next(iter(legal_moves(state))), None)


def working(**seat: Any) -> GameState:
    """The first working turn of a game, its seat changed."""
    state = from_json(at(Step.WORKING))
    assert state.to_move is not None
    for name, value in seat.items():
        setattr(state.seats[state.to_move], name, value)
    return state


def own_tiles(state: GameState, count: int) -> None:
    """The seat to move owns the first so many developments."""
    assert state.to_move is not None
    for index in range(count):
        state.stacks[index] = (state.to_move,)


def in_step(step: Step, **slots: Any) -> GameState:
    state = from_json(at(step))
    for name, value in slots.items():
        setattr(state, name, value)
    return state


def many_tokens() -> GameState:
    state = working()
    own_tiles(state, 10)
    return state


def tile_effect_of_nobody() -> GameState:
    return in_step(Step.WORKING, pending=(TileEffect(0, 0),))


def with_plans(step: Step, change: Callable[[GameState, int, int], None]) -> GameState:
    """A position in which the first and the last in the turn order are changed."""
    state = from_json(at(step))
    change(state, state.order[0], state.order[-1])
    return state


def take_plan_of_the_last(state: GameState, first: int, last: int) -> None:
    state.seats[last].plan = (Lay(Field.FARMER),)


def finish_plan_of_the_first(state: GameState, first: int, last: int) -> None:
    state.seats[first].plan = tuple(Lay(field) for field in open_fields(state.seats[first]))


def skip_plan_of_the_first(state: GameState, first: int, last: int) -> None:
    state.to_move = last


def fill_cart_of_the_last(state: GameState, first: int, last: int) -> None:
    state.bag = state.action[0]
    state.seats[last].cart1, state.action[0] = (state.action[0][0], 0, 0), (0, *state.action[0][1:])
    state.bag = (0, 0, 0)


IMPOSSIBLE: list[tuple[Callable[[], GameState], str]] = [
    (lambda: in_step(Step.WATER_RETURN, year=2), "D5"),
    (lambda: in_step(Step.OVER, year=1), "W5"),
    (many_tokens, "T9"),
    (lambda: working(pinge_dug=7, pinge_props=2), "M6"),
    (lambda: working(pinge_dug=7, pinge_props=0, tunnel_dug=2, tunnel_props=1), "M2"),
    (lambda: in_step(Step.WORKING, pending=(Activity(Field.FARMER, 1, True),) * 2), "C3"),
    (lambda: in_step(Step.WINTER_STORAGE, pending=()), "W3"),
    (tile_effect_of_nobody, "not owned"),
    (lambda: in_step(Step.WORKING, pending=(Activity(Field.FARMER, 1, True),)), "not among those"),
    (lambda: in_step(Step.WORKING, pending=(Activity(Field.WATER_MILL, 1, True, True),)), "at once"),
    (lambda: in_step(Step.WINTER_STORAGE, pending=(Storing(Slot.FARM, (99, 0, 0, 0)),)), "W3"),
    (lambda: with_plans(Step.PLANNING, take_plan_of_the_last), "P2"),
    (lambda: with_plans(Step.PLANNING, finish_plan_of_the_first), "P2"),
    (lambda: with_plans(Step.PLANNING, skip_plan_of_the_first), "P2"),
    (lambda: with_plans(Step.FIRST_TAKING, fill_cart_of_the_last), "D1"),
]


@pytest.mark.parametrize(("build", "said"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_what_does_not_fit_together_is_refused(build: Callable[[], GameState], said: str) -> None:
    with pytest.raises(PositionError) as caught:
        from_json(state_json(build()))
    assert said in english(caught.value)


def swap_disks(state: GameState, seat: int, cart: str, wanted: Disks) -> None:
    """A cart holds these disks instead; the pools' disks change places with them."""
    taker = state.seats[seat]
    loose = [list(pool) for pool in state.action]
    held = getattr(taker, cart)
    for colour in range(3):
        for _ in range(held[colour]):
            loose[0][colour] += 1
        for _ in range(wanted[colour]):
            next(pool for pool in loose if pool[colour])[colour] -= 1
    state.action = [(pool[0], pool[1], pool[2]) for pool in loose]
    setattr(taker, cart, wanted)


def test_a_second_taking_does_not_go_beyond_the_limit() -> None:
    state = from_json(at(Step.PLANNING))
    swap_disks(state, 0, "cart1", (0, 3, 0))
    swap_disks(state, 0, "cart2", (3, 0, 0))
    with refused(PositionError, "D2"):
        from_json(state_json(state))


def test_who_has_its_disks_is_not_asked_for_a_second_taking() -> None:
    for seed in range(60):
        state, random = new_game(Setup(seed=seed)), Random(seed)
        while state.year == 1 and (state.step != Step.SECOND_TAKING or state.seats[state.order[1]].held < 5):
            play(state, eager(random, state), None)
        if state.step == Step.SECOND_TAKING:
            break
    with refused(PositionError, "D2"):
        from_json({**state_json(state), "to move": state.order[1] + 1})


def test_a_plan_obeys_what_its_fields_take() -> None:
    state = working()
    assert state.to_move is not None
    plan = state.seats[state.to_move].plan
    paid = Lay(Field.COAL_DIGGER, food=1, thaler=1)
    state.seats[state.to_move].plan = tuple(paid if lay.field == Field.COAL_DIGGER else lay for lay in plan)
    with refused(PositionError, "P4"):
        from_json(state_json(state))


WORKERS = {
    "thaler for brown": "[worker.farmer.use]\nbrown = { gain = { thaler = 1 } }",
    "coal for yellow": "[worker.farmer.use]\nyellow = { gain = { coal = 1 } }",
    "coal in the shaft": "[worker.farmhand.use]\nyellow = { gain = { shaft = 1 } }",
    "water too": "[worker.farmer.use]\nyellow = { gain = { water = 1, food = 1 } }",
    "iron": "[worker.farmer.use]\nyellow = { gain = { iron = 1 } }",
    "more in summer": "[worker.farmer.use]\nyellow = { gain = { food = 1 }, more.summer.coal = 1 }",
    "two actions a disk": "[worker.farmer.use]\nblack = { actions = 2 }",
    "food for black": "[worker.farmer.use]\nblack = { actions = 1, gain = { food = 1 } }",
    "brown mines too": "[worker.farmer.use]\nbrown = { actions = 1, gain = { wood = 1 } }",
    "earning digger": "[worker.coal-digger.use.paid]\npay = [{ food = 1 }]\nactions = 2\ngain.thaler = 1",
    "a farmhand that develops": '[worker.farmhand]\ndevelops = "always"',
}


@pytest.mark.parametrize("draft", WORKERS)
def test_positions_of_drafts_whose_workers_differ_come_back(draft: str, tmp_path: Path) -> None:
    path = written(tmp_path, f'name = "workers"\n{WORKERS[draft]}\n')
    assert sum(1 for _ in games(path, count=3, modules=frozenset({"black", "iron"}))) > 300
