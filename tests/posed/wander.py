"""Rare positions: from a real game a few moves by chance lead on, until something comes up."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cache

from game.rules import Setup, legal_moves, new_game, play
from game.rules.moves import Acquire, Decline, EndTurn, Lay, Move, Stop
from game.rules.state import GameState

Fits = Callable[[GameState], bool]
TRIES = 1500
LENGTH = 120  # moves by chance
FEW = 4
NEAR = 30  # from so many of the last positions the next part of a way begins


def wander(
    setup: Setup, moves: Sequence[Move], fits: Fits, way: Sequence[Fits] = (), tries: int = TRIES
) -> list[Move] | None:
    """Return the moves to a position that fits, from somewhere in a game; `way` comes up before it.

    The same is looked for once, however many sizes and languages show it.
    """
    found = _wandered(setup, tuple(moves), fits, tuple(way), tries)
    return None if found is None else list(found)


@cache
def _wandered(
    setup: Setup, moves: tuple[Move, ...], fits: Fits, way: tuple[Fits, ...], tries: int
) -> tuple[Move, ...] | None:
    chance = random.Random(setup.seed)
    path: list[Move] | None = list(moves)
    for part, wanted in enumerate((*way, fits)):
        if path is None:
            break
        path = _lead(setup, path, wanted, chance, NEAR if part else len(path), tries)
    return None if path is None else tuple(path)


def _lead(
    setup: Setup, moves: Sequence[Move], fits: Fits, chance: random.Random, near: int, tries: int
) -> list[Move] | None:
    """Return the moves on to a position that fits, from one of the last positions."""
    states = _positions(setup, moves)
    for _ in range(tries):
        at = chance.randrange(max(0, len(states) - near - 1), len(states))
        state, path = states[at].copy(), list(moves[:at])
        for _ in range(LENGTH):
            if fits(state):
                return path
            if state.to_move is None:
                break
            path.append(_any(state, chance))
            play(state, path[-1], None)
    return None


def _positions(setup: Setup, moves: Sequence[Move]) -> list[GameState]:
    """Return the state before every move, and after the last."""
    state = new_game(setup)
    found = [state.copy()]
    for move in moves:
        play(state, move, None)
        found.append(state.copy())
    return found


def _any(state: GameState, chance: random.Random) -> Move:
    """Return some move; of a few rather the one that does most."""
    options = legal_moves(state)
    few = [chance.choice(options) for _ in range(FEW)]
    bought = [move for move in options if isinstance(move, Acquire)]
    return chance.choice(bought) if bought else max(few, key=_worth)


def _worth(move: Move) -> int:
    """Return a rough measure of all that happens by a move."""
    if isinstance(move, Lay):
        return sum(move.total) + 2 * (move.food + move.thaler + move.wild + move.basket + move.cottage)
    return 0 if isinstance(move, EndTurn | Stop | Decline) else 1
