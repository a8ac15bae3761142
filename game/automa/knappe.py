"""The knappe: compares its two best takings to the end of the phase, by rollouts as the steiger's."""

from __future__ import annotations

from typing import ClassVar

from game.automa.bauer import Bauer
from game.automa.lookahead import SearchBudget
from game.automa.plan_search import PlanSearch, Prospect
from game.automa.steiger import Steiger
from game.rules.state import GameState


class Knappe(Steiger):
    """Asks what the others will take in this phase, but plans as the bauer does, and looks no further."""

    name = "knappe"
    first: ClassVar[SearchBudget] = SearchBudget(candidates=2, phases=1, deals=1, plans=500)

    def prospects(self, view: GameState) -> tuple[PlanSearch, list[Prospect]]:
        return Bauer.prospects(self, view)
