"""Who sits beside the seat of a puzzle: does one thing or another, as nothing that others do counts here."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import GameState


class Bystander:
    """Makes the first move that the rules allow, as the search does for the others (Goal.fits)."""

    name = "bystander"

    def choose(self, state: GameState, legal: Sequence[Move]) -> Decision:
        """Return the first move."""
        return Decision(legal[0], ())
