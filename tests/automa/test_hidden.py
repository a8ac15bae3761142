"""Every level and baseline decides by what its seat may know, and decides the same whenever it is asked.

What is hidden from a seat is the order of the bag, the plans of those who planned before it, and the others'
bonus markers: states that differ in nothing else get the same decision.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import islice
from random import Random

import pytest

from game.automa import AUTOMAS, BASELINES, TEMPERAMENTS, TEMPERED, named
from game.rules import Setup, legal_moves, new_game, play, state_json, view
from game.rules.player import Decision, Player
from game.rules.state import GameState
from game.rules.terms import Step
from tests.automa.games import decisions, mix, players
from tests.automa.otherwise import others_bonuses, otherwise

GAMES = ((2, 3), (3, 19), (4, 19))
"""Seats and number of the mixes that are played: both modules, and every kind of decision."""
OFTEN = {
    **dict.fromkeys(("lehrling", "knecht", "einlieger", "random"), 60),
    "greedy": 20,
    "bauer": 20,
    "heuerling": 10,
}
"""How many decisions of each kind a quick player is asked for."""
SELDOM = 1
BEGINNING = 20
"""How many decisions of a game a slow one plays."""
EACH = 3
"""Which of the decisions of a game are asked for again."""
INCLINED = tuple(
    f"{level}:{temperament}"
    for level in TEMPERED
    for temperament in (TEMPERAMENTS if level in OFTEN else ("miner",))
)
SEED = 5
Kind = tuple[Step, bool, bool]
"""A step, whether others have planned before, whether others' bonus markers are hidden."""


@cache
def positions() -> dict[Kind, list[GameState]]:
    """Every decision of whole games, by its kind, in the order in which they came."""
    found: dict[Kind, list[GameState]] = {}
    for seats, number in GAMES:
        state = new_game(mix(seats, number))
        table = players(*["knecht", "random", "knecht", "random"][:seats], seed=number)
        while state.to_move is not None:
            found.setdefault(kind_of(state), []).append(state.copy())
            move = table[state.to_move].choose(view(state, state.to_move), legal_moves(state)).move
            play(state, move, None)
    return found


def slow_ones_long(names: Iterable[str]) -> list[object]:
    """Return these names, those of players that think long for the long tests."""
    return [pytest.param(name, marks=pytest.mark.long) if "meister" in name else name for name in names]


def kind_of(state: GameState) -> Kind:
    later = state.step == Step.PLANNING and state.turn > 0
    return Step(state.step), later, bool(others_bonuses(state))


def some(name: str) -> list[GameState]:
    """Positions of every kind to ask a player about."""
    count = OFTEN.get(name, SELDOM)
    return [state for states in positions().values() for state in states[:: -(-len(states) // count)]]


def asked(player: Player, state: GameState) -> Decision:
    """What a player decides in a state of which it sees its view."""
    assert state.to_move is not None
    return player.choose(view(state, state.to_move), legal_moves(state))


def test_the_positions_ask_everything() -> None:
    kinds = positions().keys()
    assert {step for step, _, _ in kinds} == set(Step) - {Step.OVER}
    assert (Step.PLANNING, True, True) in kinds
    assert any(hidden for step, _, hidden in kinds if step == Step.WORKING)


def test_another_state_looks_the_same_to_the_seat() -> None:
    for state in some("knecht"):
        other = otherwise(state, Random(state.chance))
        assert state_json(other) != state_json(state)
        assert state_json(view(other, state.to_move)) == state_json(view(state, state.to_move))
        assert legal_moves(other) == legal_moves(state)


@pytest.mark.parametrize("name", slow_ones_long((*AUTOMAS, *BASELINES, "mcts:2")))
def test_neither_what_is_hidden_nor_what_was_asked_before_changes_a_decision(name: str) -> None:
    """Seed and view alone count: one that has just sat down is asked, and twice one that was asked before."""
    old = named(name)(SEED)
    for state in some(name):
        decision, other = asked(named(name)(SEED), state), otherwise(state, Random(state.chance))
        if name == "random":  # whose generator goes on with every decision
            old = named(name)(SEED)
        else:
            assert asked(old, state) == decision
        assert asked(old, other) == decision


@pytest.mark.parametrize("name", slow_ones_long(AUTOMAS))
@pytest.mark.parametrize("setup", [Setup(seed=8), mix(2, 3)], ids=["base", "both modules"])
def test_what_it_remembers_changes_nothing(setup: Setup, name: str) -> None:
    """One that has played so far decides like one that has just sat down."""
    game = decisions(new_game(setup), [named(name)(SEED), named(name)(SEED)])
    for at, (seen, moves, decision) in enumerate(game if name in OFTEN else islice(game, BEGINNING)):
        if at % EACH == 0:
            assert named(name)(SEED).choose(seen, moves) == decision


@pytest.mark.parametrize("name", slow_ones_long(INCLINED))
def test_no_temperament_looks_behind_the_screen(name: str) -> None:
    old = named(name)(SEED)
    for state in some(name):
        decision = asked(named(name)(SEED), state)
        assert asked(old, otherwise(state, Random(state.chance))) == decision
