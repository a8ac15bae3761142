"""Observers by subject, and all of their metrics."""

from __future__ import annotations

from game.playtest.metric import Metric, Observer
from game.playtest.metrics.disks import Disks
from game.playtest.metrics.drama import Drama
from game.playtest.metrics.goods import Goods
from game.playtest.metrics.length import Length
from game.playtest.metrics.mine import Mine
from game.playtest.metrics.options import OptionsChosen
from game.playtest.metrics.rules_used import RulesUsed
from game.playtest.metrics.score import Points, Score
from game.playtest.metrics.tiles import Tiles
from game.playtest.metrics.water import Water
from game.playtest.metrics.workers import Workers

OBSERVERS: tuple[type[Observer], ...] = (
    Length,
    Score,
    Drama,
    Disks,
    Mine,
    Water,
    Workers,
    Tiles,
    Points,
    Goods,
    RulesUsed,
    OptionsChosen,
)
METRICS: tuple[Metric, ...] = tuple(metric for kind in OBSERVERS for metric in kind.METRICS)


def observers() -> list[Observer]:
    """Return new observers for one game."""
    return [kind() for kind in OBSERVERS]
