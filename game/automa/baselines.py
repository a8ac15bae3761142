"""Baselines that others are measured by: random moves, and most VP at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.automa.hidden import own_chance
from game.rules import play
from game.rules.engine import final_lines
from game.rules.message import Amount, Message, Real, message
from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import GameState
from game.rules.terms import Step


class RandomPlayer:
    """Plays at random with a generator of its own: the same seed and game give the same moves."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """Return one of the legal moves."""
        move = self._random.choice(moves)
        return Decision(move, (message("reason-random", moves=len(moves)),))


class Greedy:
    """Tries each legal move on a copy: the most VP now wins, ties are broken by lot (see own_chance)."""

    name = "greedy"

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """Return the move after which it would have the most VP if the game ended."""
        number = view.mover
        if len(moves) == 1:
            return Decision(moves[0], (message("reason-only-move"),))
        worth = [_after(view, number, move) for move in moves]
        most = max(worth)
        best = [move for move, vp in zip(moves, worth, strict=True) if vp == most]
        move = best[0] if len(best) == 1 else own_chance(self._seed, view).choice(best)
        return Decision(move, _reasons(most, most - vp_now(view, number), len(best)))


def vp_now(state: GameState, number: int) -> int:
    """Return a seat's VP if the game ended now: the track and every line of the final scoring."""
    score = state.seats[number].score
    return score if state.step == Step.OVER else score + sum(line.vp for line in final_lines(state, number))


def _after(view: GameState, number: int, move: Move) -> int:
    ahead = view.copy()
    play(ahead, move, None)
    return vp_now(ahead, number)


def _reasons(vp: int, gain: int, alike: int) -> tuple[Message, ...]:
    now, more = Amount(vp, "vp"), Amount(Real(gain, signed=True), "vp")
    nothing = message("reason-greedy-nothing", vp=now)
    brought = message("reason-greedy", vp=now, gain=more) if gain else nothing
    chosen = message("reason-greedy-drawn", moves=alike) if alike > 1 else message("reason-greedy-most")
    return brought, chosen
