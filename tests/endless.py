"""A player that never comes to a decision, for tests of how its process ends."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import GameState


class Endless:
    """Thinks as hard as it can, and says so in a file that bears the number of its seed."""

    name = "endless"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        Path(f"thinks-{self.seed}").touch()
        while True:
            pass
