"""The meister: a steiger that plays more takings on, further, and in several deals of what is unknown."""

from __future__ import annotations

from typing import ClassVar

from game.automa.lookahead import Effort
from game.automa.steiger import Steiger
from game.rules.terms import Step


class Meister(Steiger):
    """Decides like the steiger, at greater effort."""

    name = "meister"
    efforts: ClassVar[dict[int, dict[int, Effort]]] = {
        Step.FIRST_TAKING: {2: Effort(6, 3, 3, 9_000), 3: Effort(5, 2, 2, 9_000), 4: Effort(5, 2, 2, 9_000)},
        Step.SECOND_TAKING: {2: Effort(4, 2, 2, 9_000), 3: Effort(4, 2, 2, 9_000), 4: Effort(4, 2, 2, 9_000)},
    }
