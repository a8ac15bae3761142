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
        Step.FIRST_TAKING: dict.fromkeys((2, 3, 4), Effort(8, 2, 8, 9_000)),
    }
