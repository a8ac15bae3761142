"""What plays a seat: sees a view and the legal moves, returns a move and its reasons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from game.rules.moves import Move
from game.rules.state import GameState


class Decision(NamedTuple):
    """A move and why it was chosen, in sentences, the weightiest first."""

    move: Move
    reasons: tuple[str, ...]


class Player(Protocol):
    """An opponent; it keeps a generator of its own and never touches the game's chance."""

    name: str

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """Decide for the seat to move in `view`, among its legal moves; must not change `view`."""
        ...
