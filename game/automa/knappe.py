"""The knappe: weighs every plan as the steiger does, and does not look at the others."""

from __future__ import annotations

from collections.abc import Sequence

from game.automa.bauer import Bauer
from game.automa.steiger import Steiger
from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import GameState


class Knappe(Steiger):
    """Plans like the steiger, and by its weights, but takes disks as the bauer does."""

    name = "knappe"

    def _take(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return Bauer._take(self, view, moves)
