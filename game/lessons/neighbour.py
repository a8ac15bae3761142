"""The neighbour in a lesson: does what the lesson says, and otherwise as little as the rules allow."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.moves import Decline, EndTurn, Lay, Move, Stop, Store, Take
from game.rules.player import Decision
from game.rules.state import GameState


class Neighbour:
    """A player who follows a script: of its moves, always the first that is possible."""

    name = "neighbour"

    def __init__(self, script: Sequence[Move] = ()) -> None:
        self.script = tuple(script)

    def choose(self, state: GameState, legal: Sequence[Move]) -> Decision:
        """Return the next move of the script, else the quietest one."""
        move = next((move for move in self.script if move in legal), None)
        return Decision(move or min(legal, key=lambda move: _quiet(state, move)), ())


def _quiet(state: GameState, move: Move) -> tuple[int, int]:
    """Return how little a move does; the least is the quietest."""
    if isinstance(move, Take):
        return 1, state.action[move.pool][move.colour]
    if isinstance(move, Lay | Store):
        empty = move.empty if isinstance(move, Lay) else move.resource is None
        return (0 if empty else 1), 0
    return (0 if isinstance(move, Decline | EndTurn | Stop) else 2), 0
