"""How far the main figure is known: what a playtest looks at that goes on until it is known so far."""

from __future__ import annotations

import polars as pl

from game.playtest.columns import Column
from game.playtest.figures import reckoned
from game.playtest.metrics.score import Score
from game.playtest.plan import Plan

_MAIN = next(
    Column(metric.key, metric.key, metric, (), (), metric.label(), metric.group)
    for metric in Score.METRICS
    if metric.key == "score"
)


def precision(games: pl.DataFrame, plan: Plan) -> float | None:
    """Return half the 95% interval of the mean score in VP, in a comparison of their difference.

    None as long as there are too few games to say.
    """
    if _MAIN.source not in games.columns:
        return None
    (found,) = reckoned(games, [_MAIN], len(plan.rulesets))
    estimate = found.figure.difference if len(plan.rulesets) == 2 else found.figure.means[0]
    if estimate is None or estimate.low is None or estimate.high is None:
        return None
    return (estimate.high - estimate.low) / 2
