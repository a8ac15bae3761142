"""Which of many tests hold when all are looked at together."""

from __future__ import annotations

from collections.abc import Sequence

LEVEL = 0.05
"""How often a playtest without any difference may claim one, be it a single one among hundreds of figures."""


def strictest(chances: Sequence[float | None], level: float = LEVEL) -> float:
    """The level at which a single one of these is real, whatever the others are."""
    return level / max(1, sum(p is not None for p in chances))


def real(chances: Sequence[float | None], level: float = LEVEL) -> list[bool]:
    """By Holm (1979): from the least likely on, each against the level shared among those that are left.

    None was not tested.
    """
    tested = sorted((p, at) for at, p in enumerate(chances) if p is not None)
    found = [False] * len(chances)
    for rank, (p, at) in enumerate(tested):
        if p * (len(tested) - rank) > level:
            break
        found[at] = True
    return found
