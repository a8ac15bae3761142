"""All observers of the lab."""

from __future__ import annotations

from game.playtest.metric import Metric, Observer
from game.playtest.metrics.score import Score

OBSERVERS: tuple[type[Observer], ...] = (Score,)
METRICS: tuple[Metric, ...] = tuple(metric for kind in OBSERVERS for metric in kind.METRICS)


def observers() -> list[Observer]:
    """One of each, for one game."""
    return [kind() for kind in OBSERVERS]
