"""Which games are worth seeing: those that stand at an end of all that were played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import numpy as np
import polars as pl

from game.playtest.measures import measured, number, scale_of
from game.playtest.metric import Metric
from game.playtest.metrics.every import METRICS
from game.playtest.ratios import Numbers
from game.rules.message import Message, Value, message

_STRANGEST = 2
"""Games that are shown because something in them is unlike all others, each in another way."""
_NOT_STRANGE = ("score", "seats", "rules")
"""Groups that games are shown for anyway, or that tell of the rules rather than of a game."""
_NORMAL = 1.4826
"""Median deviations in a standard deviation of the normal distribution."""


class Seeing(NamedTuple):
    """A game worth seeing."""

    why: tuple[Message, ...]
    arm: int
    game: int
    name: str
    """For its file."""
    scores: tuple[int, ...]


class _Game(NamedTuple):
    """A game of the draft."""

    number: int
    scores: tuple[int, ...]
    lead_changes: int

    @property
    def best(self) -> int:
        """The highest score."""
        return max(self.scores)

    @property
    def gap(self) -> int:
        """By how much the best score leads."""
        first, second = sorted(self.scores, reverse=True)[:2]
        return first - second

    def seen(self, name: str, why: Message) -> Seeing:
        """Return that it is worth seeing, and why."""
        return Seeing((why,), 0, self.number, name, self.scores)


_CLOSEST = "closest"
_ENDS: tuple[tuple[str, Callable[[_Game], int]], ...] = (
    (_CLOSEST, lambda one: -one.gap),
    ("most-lopsided", lambda one: one.gap),
    ("most-lead-changes", lambda one: one.lead_changes),
    ("highest-score", lambda one: one.best),
)
"""Reasons to see a game: the name of its file and of its text, and what it has most of."""


def worth_seeing(games: pl.DataFrame, metrics: Sequence[Metric] = METRICS) -> tuple[Seeing, ...]:
    """Up to six games of the draft, all different; one that stands at several ends is told of with each."""
    if "score" not in games.columns:
        return ()
    rows = games.filter(pl.col("arm") == 0).sort("game", "seat")
    played = list(_games(rows))
    found: dict[int, Seeing] = {}
    for reason in _at_an_end(sorted(played, key=lambda one: -one.best)):
        _add(found, reason)
    strange = _strange(rows, {one.number: one for one in played}, metrics)
    new = (one for one in strange if one.game not in found)
    found.update((one.game, one) for one in list(islice(new, _STRANGEST)))
    return tuple(found.values())


def _add(found: dict[int, Seeing], reason: Sequence[Seeing]) -> None:
    """A game that is not yet there, or the reason to one that is: of those alone that stand at the end."""
    new = [one for one in reason if one.game not in found]
    if new:
        found[new[0].game] = new[0]
    else:
        shown = found[reason[0].game]
        found[shown.game] = shown._replace(why=(*shown.why, *reason[0].why))


def _games(rows: pl.DataFrame) -> Iterator[_Game]:
    changes = pl.col("lead_changes").max() if "lead_changes" in rows.columns else pl.lit(0).first()
    by_game = rows.group_by("game", maintain_order=True).agg(
        pl.col("score"), changes.fill_null(0).alias("changes")
    )
    for game, scores, lead_changes in by_game.iter_rows():
        yield _Game(game, tuple(int(score) for score in scores), int(lead_changes))


def _at_an_end(played: Sequence[_Game]) -> Iterator[list[Seeing]]:
    """Yield by each reason the games that stand at that end; none where no game stands out by it."""
    for name, size in _ENDS:
        sizes = {size(one) for one in played}
        if len(sizes) > 1 or (name == _CLOSEST and sizes):
            most = max(sizes)
            why = message(f"lab-worth-{name}", value=abs(most))
            yield [one.seen(name, why) for one in played if size(one) == most]


def _strange(rows: pl.DataFrame, played: dict[int, _Game], metrics: Sequence[Metric]) -> Iterator[Seeing]:
    """Of each group of metrics the game that is farthest from the usual, the farthest first."""
    asked = [one for one in metrics if one.group not in _NOT_STRANGE and one.key in rows.columns]
    found = [(*_farthest(rows, metric), metric) for metric in asked if rows[metric.key].dtype.is_numeric()]
    groups: set[str] = set()
    for away, at, why, metric in sorted(found, key=lambda one: -one[0]):
        if away > 0 and metric.group not in groups:
            groups.add(metric.group)
            yield played[rows["game"][at]].seen(f"strangest-by-{metric.key}", why)


def _farthest(rows: pl.DataFrame, metric: Metric) -> tuple[float, int, Message]:
    """Return how far the farthest value lies from the median in robust standard deviations, its row, and why.

    Where half of all values are the median, nothing is far from it.
    """
    values: Numbers = rows[metric.key].cast(pl.Float64).to_numpy()
    if np.all(np.isnan(values)):
        return 0.0, 0, metric.label()
    usual = float(np.nanmedian(values))
    scale = _NORMAL * float(np.nanmedian(np.abs(values - usual)))
    at = int(np.nanargmax(np.abs(values - usual)))
    why = message(
        "lab-worth-strangest",
        label=metric.label(),
        value=_value(values[at], metric.unit),
        usual=_value(usual, metric.unit),
    )
    return (abs(values[at] - usual) / scale if scale else 0.0), at, why


def _value(value: float, unit: str) -> Value:
    scaled = scale_of(unit) * value
    return measured(number(scaled, 0 if scaled % 1 == 0 else 1), unit)
