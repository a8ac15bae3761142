"""The knappe: compares its best takings to the end of the phase, by rollouts as the steiger's."""

from __future__ import annotations

from typing import ClassVar

from game.automa.bauer import Bauer
from game.automa.lookahead import SearchBudget
from game.automa.plan_search import PlanSearch, Prospect
from game.automa.steiger import Steiger
from game.automa.weights import NO_TASTES, PLAIN, Tastes, Weights
from game.rules.state import GameState


class Knappe(Steiger):
    """Asks what the others will take in this phase, but plans as the bauer does, and looks no further."""

    name = "knappe"
    first: ClassVar[SearchBudget] = SearchBudget(candidates=3, phases=1, deals=1, plans=1_000)
    """The budget for first takings; with four seats it compares four of them."""
    second: ClassVar[SearchBudget | None] = None

    def __init__(self, seed: int = 0, weights: Weights = PLAIN, tastes: Tastes = NO_TASTES) -> None:
        """Take the seed for its deals of the unknown; its weights are the bauer's."""
        super().__init__(seed, weights, tastes)

    def budget(self, view: GameState) -> SearchBudget | None:
        found = super().budget(view)
        return found and found._replace(candidates=max(found.candidates, len(view.seats)))

    def prospects(self, view: GameState) -> tuple[PlanSearch, list[Prospect]]:
        return Bauer.prospects(self, view)
