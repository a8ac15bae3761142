"""The knappe: compares its best takings to the end of the phase, by rollouts as the steiger's."""

from __future__ import annotations

from typing import ClassVar

from game.automa.bauer import Bauer
from game.automa.lookahead import SearchBudget
from game.automa.plan_search import PlanSearch, Prospect
from game.automa.steiger import Steiger
from game.automa.weights import NO_TASTES, PLAIN, Tastes, Weights
from game.rules.state import GameState
from game.rules.terms import Step


class Knappe(Steiger):
    """Asks what the others will take in this phase, but plans as the bauer does, and looks no further."""

    name = "knappe"
    first: ClassVar[SearchBudget] = SearchBudget(candidates=2, phases=1, deals=1, plans=500)
    among_several: ClassVar[SearchBudget] = first._replace(plans=1_000)
    """The budget for first takings with more than two seats: as many of them as there are seats."""

    def __init__(self, seed: int = 0, weights: Weights = PLAIN, tastes: Tastes = NO_TASTES) -> None:
        """Take the seed for its deals of the unknown; its weights are the bauer's."""
        super().__init__(seed, weights, tastes)

    def budget(self, view: GameState) -> SearchBudget | None:
        seats = len(view.seats)
        if view.step != Step.FIRST_TAKING or seats == 2:
            return super().budget(view)
        return self.among_several._replace(candidates=seats)

    def prospects(self, view: GameState) -> tuple[PlanSearch, list[Prospect]]:
        return Bauer.prospects(self, view)
