"""Former levels, to measure their successors by: they decide as steiger and meister did on 2026-11-24."""

from __future__ import annotations

from typing import ClassVar

from game.automa.data_files import tuned
from game.automa.lookahead import SearchBudget
from game.automa.steiger import Steiger
from game.automa.weights import PLAIN, Weights
from game.rules.state import GameState


class FormerSteiger(Steiger):
    """The steiger as it was: its three best first takings in one deal, against plain bauers."""

    name = "former-steiger"
    keeps_aims: ClassVar[bool] = False
    doubts_swaps: ClassVar[bool] = False
    first: ClassVar[SearchBudget] = SearchBudget(candidates=3, phases=2, deals=1, plans=1_500)
    second: ClassVar[SearchBudget | None] = None

    def __init__(self, seed: int = 0) -> None:
        """Take the weights that it had."""
        super().__init__(seed, tuned("found"))

    def weights_of(self, view: GameState, number: int) -> Weights:
        return PLAIN


class FormerMeister(FormerSteiger):
    """The meister as it was: takings in four deals to the end of the next phase, against plain bauers."""

    name = "former-meister"
    first: ClassVar[SearchBudget] = SearchBudget(8, phases=2, deals=4, plans=9_000, thorough=True)
    second: ClassVar[SearchBudget | None] = SearchBudget(5, phases=1, deals=1, plans=9_000, thorough=True)
    seconds_up_to: ClassVar[int] = 4
