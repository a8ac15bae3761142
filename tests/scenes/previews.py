"""What the table promises beforehand and what then happens, both as figures that can be compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from game.rules import Setup, legal_moves, new_game, play
from game.rules.events import Event, Scored
from game.rules.message import Amount, Message, Value
from game.rules.moves import Move
from game.rules.state import Activity, GameState
from game.rules.terms import Term
from tests.properties.games import MIXES, lively, setups

GAMES = [
    Setup(2, 3, tiles="random", modules=MIXES[0]),
    Setup(3, 5, tiles="random", modules=MIXES[1]),
    Setup(2, 8, tiles="random", modules=MIXES[2]),
    Setup(4, 11, tiles="random", modules=MIXES[3], tunnel="B"),
]
"""Games with all seat numbers and modules, whose developments are drawn by chance."""
in_games = pytest.mark.parametrize("setup", GAMES, ids=lambda setup: f"{setup.seats} seats")


def in_any_game(test: Callable[[Setup], None]) -> Callable[[Setup], None]:
    """Let a long test play games of any setup."""
    fifty = settings(max_examples=50, suppress_health_check=[HealthCheck.too_slow])
    return pytest.mark.long(fifty(given(setups())(test)))


GOODS = ("food", "wood", "coal", "iron", "thaler", "shaft", "debt", "water", "score")
BESIDE = ("18", "M7", "47")
"""VP on top of what a move says it does: of the Water Channel, an early Pinge, the Pit Car Tipple."""


def decisions(setup: Setup, number: int) -> Iterator[tuple[GameState, list[Move], Move]]:
    """Yield every decision of a game by chance before it is played: state, legal moves, the move."""
    state, random = new_game(setup), Random(number)
    while state.to_move is not None:
        move = lively(random, state)
        yield state, list(legal_moves(state)), move
        play(state, move, None)


def after(state: GameState, move: Move) -> tuple[GameState, list[Event]]:
    """Return the state after a move, on a copy, and what has happened."""
    copy = state.copy()
    events: list[Event] = []
    play(copy, move, events.append)
    return copy, events


def values(said: Value) -> dict[str, Value]:
    """Return the values of a message, by name."""
    assert isinstance(said, Message)
    return dict(said.values)


def inner(said: Value) -> Iterator[Message]:
    """Yield a message and all that are in it."""
    if isinstance(said, Message):
        yield said
        for _, value in said.values:
            yield from inner(value)
    elif type(said) is tuple:
        for one in said:
            yield from inner(one)


def counts(said: Value) -> list[int]:
    """Return the counts in a message and in those in it."""
    found = (values(one).get("count") for one in inner(said))
    return [count for count in found if isinstance(count, int)]


def amounts(said: Value) -> Counter[str]:
    """Return all amounts in a value, added up by what they are of."""
    found: Counter[str] = Counter()
    if isinstance(said, Amount):
        assert isinstance(said.number, int)
        found[said.what.name.lower() if isinstance(said.what, Term) else said.what] += said.number
    elif isinstance(said, Message):
        found = amounts(tuple(value for _, value in said.values))
    elif type(said) is tuple:
        found = sum(map(amounts, said), Counter())
    return found


def difference(before: GameState, then: GameState, events: list[Event]) -> Counter[str]:
    """Return what the seat that decided has more of, or less, without VP that come on top."""
    number = before.to_move
    assert number is not None
    old, new = before.seats[number], then.seats[number]
    found = Counter({what: getattr(new, what) - getattr(old, what) for what in GOODS})
    beside = [event.vp for event in events if isinstance(event, Scored) and event.rule in BESIDE]
    found["vp"] = found.pop("score") - sum(beside)
    return Counter({what: count for what, count in found.items() if count})


def actions_left(state: GameState) -> int:
    """Return how many actions the worker at work has; 0 where none is."""
    top = state.pending[-1] if state.pending else None
    return top.left if isinstance(top, Activity) else 0
