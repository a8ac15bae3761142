"""The meister: a steiger with more rollouts, for both takings, in several deals of the unknown."""

from __future__ import annotations

from typing import ClassVar

from game.automa.lookahead import SearchBudget
from game.automa.steiger import Steiger


class Meister(Steiger):
    """Decides like the steiger, with a greater budget."""

    name = "meister"
    first: ClassVar[SearchBudget] = SearchBudget(8, phases=2, deals=4, plans=9_000, thorough=True)
    second: ClassVar[SearchBudget | None] = SearchBudget(5, phases=1, deals=1, plans=9_000, thorough=True)
    """To the end of the phase: later effects of a second taking are small beside those of chance."""
