"""Where a difference of the scores comes from: the sources of VP, which add up to it."""

from __future__ import annotations

from collections.abc import Sequence
from math import isclose

from game.playtest.figures import Reckoned
from game.playtest.members import SOURCE, source_name
from game.playtest.summary import Part

_EXACT = 1e-6
"""VP by which the parts may miss the whole: no more than rounding in the machine."""


def breakdown(found: Sequence[Reckoned]) -> tuple[Part, ...]:
    """Return what each source adds to the difference of the mean scores, the largest first.

    VP by year and of the final scoring are the same VP again, so they are no parts. Nothing where the sources
    were not counted, or not all of them.
    """
    score = next((one.figure.difference for one in found if one.column.key == "score"), None)
    parts = [part for one in found if (part := _part(one)) is not None]
    parts.sort(key=lambda part: -abs(part.difference.value))
    whole = sum(part.difference.value for part in parts)
    return tuple(parts) if score and isclose(whole, score.value, abs_tol=_EXACT) else ()


def _part(one: Reckoned) -> Part | None:
    found = one.figure.difference
    if one.column.metric.key != SOURCE or found is None:
        return None
    return Part(
        key=one.figure.key, name=source_name(one.column.members[0]), difference=found, real=one.figure.real
    )
