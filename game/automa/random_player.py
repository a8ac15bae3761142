"""A baseline that plays any legal move, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.rules.message import message
from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import GameState


class RandomPlayer:
    """Plays at random with a generator of its own: the same seed and game give the same moves."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """Return one of the legal moves."""
        move = self._random.choice(moves)
        return Decision(move, (message("reason-random", moves=len(moves)),))
