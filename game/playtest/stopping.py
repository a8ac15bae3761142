"""The end of a run: after all games, or once an interval is narrow enough.

A run stops only after whole stages, never by which game ended first: so it is the same every time.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import polars as pl

from game.playtest.columns import Column
from game.playtest.figures import computed
from game.playtest.measures import half_of
from game.playtest.metrics.score import Score
from game.playtest.plan import Job, PlaytestPlan, tables_of
from game.series.schedule import schedule

_FIRST = 200
"""Games of each ruleset before the interval is checked for the first time."""
_GROWTH = 1.25
_MAIN = next(
    Column(metric.key, metric.key, metric, (), (), metric.label(), metric.group)
    for metric in Score.METRICS
    if metric.key == "score"
)


def stages(plan: PlaytestPlan) -> Iterator[int]:
    """Yield the numbers of games after which to check the interval, up to the plan's."""
    games = float(_FIRST)
    while games < plan.games:
        yield round(games)
        games *= _GROWTH
    yield plan.games


def between(plan: PlaytestPlan, before: int, now: int) -> Iterator[Job]:
    """Yield the jobs of a stage: those of so many games of each ruleset that are not among fewer."""
    tables = tables_of(msgspec.structs.replace(plan, games=now))
    return schedule(tables, tables[0]._replace(games=before).blocks)


def precision(games: pl.DataFrame, plan: PlaytestPlan) -> float | None:
    """Return half the 95 % interval of the mean score, or of its difference; None with too few games."""
    if _MAIN.source not in games.columns:
        return None
    (found,) = computed(games, [_MAIN], len(plan.rulesets))
    estimate = found.figure.difference if len(plan.rulesets) == 2 else found.figure.means[0]
    return None if estimate is None else half_of(estimate)
