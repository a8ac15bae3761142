"""What differs between two rulesets for real: a sentence for each cause, the clearest first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import polars as pl

from game.playtest.causes import causes
from game.playtest.figures import Reckoned
from game.playtest.places import Place, places
from game.playtest.summary import Finding
from game.playtest.wording import comparison


def findings(games: pl.DataFrame, found: Sequence[Reckoned]) -> tuple[Finding, ...]:
    """What is real in a comparison, the clearest first."""
    home = places(games, found, 2)
    real = sorted((one for one in found if one.figure.real), key=_order)
    return tuple(_finding(of, home) for of in causes(games, real, home))


def _order(one: Reckoned) -> tuple[float, float]:
    """The clearest first; of two that mirror each other the one that rises."""
    return -round(abs(one.weight), 6), -one.weight


def _finding(of: Sequence[Reckoned], home: Mapping[str, Place]) -> Finding:
    """The clearest figure of a cause in words, the others as a number."""
    first, *others = of
    key = first.figure.key
    return Finding(key=key, sentence=comparison(first, home.get(key), len(others)), weight=abs(first.weight))
