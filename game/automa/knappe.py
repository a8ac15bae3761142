"""The knappe: sees a phase to its end as the steiger does, but not beyond."""

from __future__ import annotations

from typing import ClassVar

from game.automa.lookahead import SearchBudget
from game.automa.steiger import Steiger


class Knappe(Steiger):
    """Decides like the steiger, but plays its first takings on to the end of this phase alone."""

    name = "knappe"
    first: ClassVar[SearchBudget] = SearchBudget(candidates=3, phases=1, deals=1, plans=750)
