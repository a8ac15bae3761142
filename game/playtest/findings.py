"""What differs between two rulesets for real: a sentence for each cause.

Scores, wins and margins lead; then what the draft's changes are about; then the rest. In each part the
clearest comes first: clearness says how surely a figure differs, not how much it matters.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import polars as pl

from game.playtest.causes import causes, results
from game.playtest.figures import Reckoned
from game.playtest.places import Place, places
from game.playtest.summary import Finding
from game.playtest.wording import comparison

RESULT, CHANGED, REST = "result", "changed", "rest"
"""The parts, in their order."""
_LEADING = ("won", "score", "margin")


def findings(
    games: pl.DataFrame, found: Sequence[Reckoned], concerned: Collection[str] = ()
) -> tuple[Finding, ...]:
    """Return what is real in a comparison; `concerned` are the figures that the draft's changes are about."""
    home = places(games, found, 2)
    parts: dict[str, list[Reckoned]] = {RESULT: [], CHANGED: [], REST: []}
    for one in sorted((one for one in found if one.figure.real), key=_order):
        parts[_part(one, concerned)].append(one)
    told = {part: causes(games, parts[part], home) for part in (CHANGED, REST)}
    told[RESULT] = results(sorted(parts[RESULT], key=_by_metric))
    return tuple(_finding(of, home, part) for part in parts for of in told[part])


def _part(one: Reckoned, concerned: Collection[str]) -> str:
    if one.column.source in _LEADING and one.column.metric.per == "seat":
        return RESULT
    return CHANGED if one.column.key in concerned else REST


def _order(one: Reckoned) -> tuple[float, float]:
    """Return what orders figures: the clearest first, of two that mirror each other the one that rises."""
    return -round(abs(one.weight), 6), -one.weight


def _by_metric(one: Reckoned) -> tuple[bool, int]:
    """Return what orders figures: the scores of all seats, wins, the scores of single seats, margins."""
    return one.column.key != _LEADING[1], _LEADING.index(one.column.source)


def _finding(of: Sequence[Reckoned], home: Mapping[str, Place], part: str) -> Finding:
    """The clearest figure of a cause in words, the others as a number."""
    first, *others = of
    key = first.figure.key
    return Finding(
        key=key,
        sentence=comparison(first, home.get(key), len(others)),
        weight=abs(first.weight),
        part=part,
        figures=len(of),
    )
