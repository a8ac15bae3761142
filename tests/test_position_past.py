"""Positions that no past leads to, field by field and in pairs; and all that games meet."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from game.rules import Setup, from_json, new_game, play, state_json
from game.rules.position import PositionError
from game.rules.state import GameState
from game.rules.terms import Season, Step
from tests.english import english
from tests.properties.games import NUMBERS, lively, setups

Json = dict[str, Any]
Change = Callable[[Json], object]


@pytest.mark.long
@settings(max_examples=20, suppress_health_check=[HealthCheck.too_slow])
@given(setups(), NUMBERS)
def test_every_position_that_a_game_meets_is_accepted(setup: Setup, number: int) -> None:
    """All mixes of seats, boards, modules, tiles and variants; a sixth of the positions, and the last."""
    state, random = new_game(setup), Random(number)
    while state.to_move is not None:
        if random.randrange(6) == 0:
            position = state_json(state)
            assert state_json(from_json(position)) == position
        play(state, lively(random, state), None)
    assert state_json(from_json(state_json(state))) == state_json(state)


# -- positions to change --


def _reached(here: Callable[[GameState], bool], **setup: Any) -> Json:
    """The first position like this among games played by chance."""
    for seed in range(100):
        state, random = new_game(Setup(**{"seats": 2, "seed": seed, **setup})), Random(seed)
        while state.to_move is not None:
            if here(state):
                return state_json(state)
            play(state, lively(random, state), None)
        if here(state):
            return state_json(state)
    raise AssertionError("no game comes by there")


def _uneven(state: GameState) -> bool:
    """Whether the game is over and the last carts put one seat before the other."""
    values = [
        sum(count * worth for count, worth in zip(seat.cart1, (1, 2, 3), strict=True)) for seat in state.seats
    ]
    return state.step == Step.OVER and values[0] != values[1]


def _with_markers(state: GameState) -> bool:
    """Whether a seat with a usable marker plans."""
    return state.step == Step.PLANNING and any(state.seats[state.to_move or 0].markers)


def as_new(position: Json) -> None:
    """The markers of the seat to move are not usable yet."""
    mover(position).update({"new markers": mover(position)["markers"], "markers": {}})


_KNOWN: dict[tuple[Any, ...], Json] = {}


def at(step: Step, year: int = 1, season: Season = Season.SPRING, **setup: Any) -> Json:
    """A position of this moment, its own copy."""
    key = (step, year, season, *setup.items())
    if key not in _KNOWN:
        _KNOWN[key] = _reached(lambda s: (s.step, s.year, s.season) == (step, year, season), **setup)
    return copy.deepcopy(_KNOWN[key])


def mover(position: Json) -> Json:
    seat: Json = position["seats"][position["to move"] - 1]
    return seat


def other(position: Json) -> Json:
    """The seat that is not to move."""
    seat: Json = position["seats"][2 - position["to move"]]
    return seat


def put(key: str, value: Any, whose: Callable[[Json], Json] = mover) -> Change:
    return lambda position: whose(position).__setitem__(key, value)


def inside(key: str, part: str, value: Any) -> Change:
    return lambda position: mover(position)[key].__setitem__(part, value)


def tokens(**stacks: list[int]) -> Change:
    return lambda position: position["tokens"].update({name[1:]: stack for name, stack in stacks.items()})


def nine(position: Json) -> None:
    """The seat to move owns nine developments, each beside another."""
    seat = position["to move"]
    for number in ("11", "12", "13", "21", "22", "23", "31", "32", "33"):
        position["tokens"][number] = [seat]


def move_cart(one: str, to: str) -> Change:
    """The disks of one cart of the seat to move lie on the other."""
    return lambda position: mover(position).update({one: mover(position)[to], to: mover(position)[one]})


def both(*changes: Change) -> Change:
    return lambda position: [change(position) for change in changes]


def _to_bag(position: Json, half: str) -> None:
    """A disk of the first pool lies in the bag."""
    pool = position["pools"][0][half]
    colour = next(name for name in pool if pool[name])
    pool[colour] -= 1
    position["bag"][colour] += 1


TAKING, AGAIN = Step.FIRST_TAKING, Step.SECOND_TAKING
PLANNING, WORKING, STORING, OVER = Step.PLANNING, Step.WORKING, Step.WINTER_STORAGE, Step.OVER
SUMMER, AUTUMN, WINTER = Season.SUMMER, Season.AUTUMN, Season.WINTER
THIRTEEN = tokens(t13=[1, 2])
IMPOSSIBLE: list[tuple[Json, Change, str]] = [
    # what was accepted before
    (at(PLANNING), nine, "T2"),
    (at(PLANNING, 2), both(THIRTEEN, put("score", 9), put("score", 9, other)), "ready"),
    (at(PLANNING), put("debt", 1), "W2"),
    (at(PLANNING, 2), put("score", -40), "score"),
    # before a seat has worked
    (at(TAKING), put("food", 1), "S6"),
    (at(TAKING), put("wood", 1), "S6"),
    (at(TAKING), put("coal", 1), "S6"),
    (at(TAKING), put("thaler", 1), "S6"),
    (at(TAKING), put("score", 3), "S6"),
    (at(TAKING), put("shaft", 1), "S6"),
    (at(TAKING), inside("pinge", "dug", 2), "S6"),
    (at(TAKING), inside("pinge", "props", 1), "S6"),
    (at(TAKING), inside("tunnel", "props", 1), "S6"),
    (at(PLANNING), tokens(t11=[1]), "T2"),
    (at(WORKING), put("food", 3, other), "S6"),
    (at(WORKING), put("debt", 2, other), "W2"),
    # by year and season
    (at(PLANNING, 1, SUMMER), tokens(t11=[1], t12=[1]), "T2"),
    (at(PLANNING, 1, SUMMER), tokens(t11=[1], t12=[1], t13=[1]), "T2"),
    (at(PLANNING, 1, SUMMER), put("debt", 1), "W2"),
    (at(STORING, 1, WINTER), put("debt", 3), "W2"),
    (at(PLANNING, 2), put("debt", 3), "W2"),
    (at(PLANNING, 3), put("debt", 6), "W2"),
    (at(TAKING), put("water", 4), "Y2"),
    (at(PLANNING, 1, SUMMER), put("water", 4), "Y2"),
    (at(PLANNING, 1, SUMMER), put("thaler", 9), "thaler"),
    (at(PLANNING, 1, SUMMER), put("shaft", 5), "M4"),
    (at(PLANNING, 1, SUMMER), put("coal", 30), "coal"),
    (at(PLANNING, 2), put("food", 9), "W3"),
    (at(TAKING, 2), both(put("wood", 1), put("food", 1)), "W3"),
    (at(PLANNING, 2), put("iron", 1), "I2"),
    (at(PLANNING, 2, modules=frozenset({"iron"})), put("iron", 9), "I3"),
    (at(OVER, 3, WINTER), lambda position: position["seats"][0].__setitem__("score", -40), "score"),
    (at(OVER, 3, WINTER), lambda position: position["seats"][0].__setitem__("food", 7), "W3"),
    # tokens and how they came there
    (at(PLANNING, 3), tokens(t43=[2]), "T3"),
    (at(PLANNING, 3), tokens(t22=[1, 2], t33=[2, 1], t11=[], t12=[], t13=[], t21=[], t23=[]), "T3"),
    # abilities, markers
    (at(TAKING), put("ready", ["bucket"]), "P7"),
    (at(PLANNING), put("new markers", {"ladder": 1}), "T8"),
    (at(TAKING, 2), put("new markers", {"ladder": 1}), "T8"),
    (_reached(_with_markers), as_new, "T8"),
    # what was done in this phase
    (at(PLANNING, 2), put("worked", ["farmer"]), "E1"),
    (at(PLANNING, 2), put("first work", "mining"), "E1"),
    (at(TAKING), put("activated", ["farmhand"]), "P8"),
    (at(WORKING), put("first work", "food"), "E7"),
    (at(WORKING), put("worked", ["farmer"], other), "E1"),
    (at(WORKING, 2), put("activated", ["haspelknecht", "coal-digger"]), "P8"),
    # carts and turn order
    (_reached(_uneven), lambda position: position["turn order"].reverse(), "D6"),
    (at(AGAIN), move_cart("cart 1", "cart 2"), "D1"),
    # the bag
    (at(TAKING), lambda position: _to_bag(position, "reserve"), "F"),
    (at(TAKING), lambda position: _to_bag(position, "action"), "F4"),
]


def check_refused(position: Json, change: Change, said: str) -> None:
    """The position is accepted; changed it is refused in one line that says this."""
    from_json(position)
    changed = copy.deepcopy(position)
    change(changed)
    with pytest.raises(PositionError) as caught:
        from_json(changed)
    assert said in english(caught.value) and "\n" not in english(caught.value)


@pytest.mark.parametrize(("position", "change", "said"), IMPOSSIBLE, ids=range(len(IMPOSSIBLE)))
def test_what_no_past_leads_to_is_refused_in_one_line(position: Json, change: Change, said: str) -> None:
    check_refused(position, change, said)


# -- what waits --


def waiting(kind: str, **setup: Any) -> Json:
    """A position in which a worker, a tile or a slot waits for a decision."""
    return _reached(lambda s: any(kind in entry for entry in state_json(s)["pending"]), **setup)


WORKER, SLOT = waiting("worker"), waiting("slot")
VALLEY: Json = {"tiles": "random", "new_tiles": ("37", "38"), "modules": frozenset({"black"})}
TILE = waiting("tile", **VALLEY)


def pending(**values: Any) -> Change:
    return lambda position: position["pending"][0].update(values)


def shut_in(position: Json) -> None:
    """No coal can be reached and no water removed: a worker could only stop."""
    mover(position).update({"wood": 0, "water": 0, "pinge": {"dug": 3, "props": 0}, "coal": 3, "markers": {}})


WAITS: list[tuple[Json, Change, str]] = [
    (WORKER, pending(left=9), "pending.left"),
    (WORKER, pending(windlass=True), "pending"),
    (WORKER, lambda position: pending(acted=not position["pending"][0]["acted"])(position), "P8"),
    (WORKER, put("worked", []), "P8"),
    (WORKER, shut_in, "R-50"),
    (
        TILE,
        lambda position: position["tokens"][position["pending"][0]["tile"]].append(_third(position)),
        "T6",
    ),
    (TILE, put("activated", []), "T6"),
    (SLOT, pending(kept={"food": 1, "wood": 1}), "W3"),
    (SLOT, both(put("food", 0), put("wood", 0), put("coal", 0)), "pending"),
]


def _third(position: Json) -> int:
    """A seat without a token on the tile that asks."""
    stack = position["tokens"][position["pending"][0]["tile"]]
    return next(seat for seat in (1, 2) if seat not in stack)


@pytest.mark.parametrize(("position", "change", "said"), WAITS, ids=range(len(WAITS)))
def test_what_cannot_wait_is_refused(position: Json, change: Change, said: str) -> None:
    check_refused(position, change, said)
