"""The meister: a steiger that plays every taking on, in several deals of what is unknown."""

from __future__ import annotations

from typing import ClassVar

from game.automa.lookahead import Effort
from game.automa.steiger import Steiger


class Meister(Steiger):
    """Decides like the steiger, at greater effort."""

    name = "meister"
    effort: ClassVar[Effort] = Effort(candidates=8, phases=2, deals=8, plans=9_000)
