"""Games worth seeing: the extremes of all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import numpy as np
import polars as pl

from game.playtest.measures import figure_of
from game.playtest.metric import Metric
from game.playtest.metrics import METRICS
from game.playtest.moments import STRANGEST
from game.playtest.phase_watch import Sought
from game.playtest.ratios import Numbers
from game.rules.message import Message, message

_STRANGEST = 2
"""Games shown because they are strange, each by another group of metrics."""
_NOT_STRANGE = ("score", "seats", "rules", "length")
"""Groups with games of their own, or about rules rather than a game."""
_NORMAL = 1.4826
"""Ratio of the standard deviation to the median absolute deviation in a normal distribution."""


class NotableGame(NamedTuple):
    """A game to see."""

    why: tuple[Message, ...]
    arm: int
    game: int
    name: str
    """The name of its file."""
    scores: tuple[int, ...]
    sought: Sought
    """Its first reason, for its telling moment."""


class _Game(NamedTuple):
    """A game of the draft."""

    number: int
    scores: tuple[int, ...]
    lead_changes: int
    decisions: int

    @property
    def best(self) -> int:
        """The highest score."""
        return max(self.scores)

    @property
    def gap(self) -> int:
        """The lead of the best score."""
        first, second = sorted(self.scores, reverse=True)[:2]
        return first - second

    def seen(self, name: str, why: Message, sought: Sought) -> NotableGame:
        """Return the game with a reason to see it."""
        return NotableGame((why,), 0, self.number, name, self.scores, sought)


_CLOSEST = "closest"
_ENDS: tuple[tuple[str, Callable[[_Game], int]], ...] = (
    (_CLOSEST, lambda one: -one.gap),
    ("most-lopsided", lambda one: one.gap),
    ("most-lead-changes", lambda one: one.lead_changes),
    ("highest-score", lambda one: one.best),
    ("lowest-score", lambda one: -min(one.scores)),
    ("longest", lambda one: one.decisions),
)
"""Reasons to see a game: its name in files and texts, and the quantity of which it has most."""
_LEAST = (_CLOSEST, "lowest-score")
"""Those that have least of something, so that its negative is counted."""


def worth_seeing(games: pl.DataFrame, metrics: Sequence[Metric] = METRICS) -> tuple[NotableGame, ...]:
    """Return up to eight different games of the draft; a game with several reasons is returned once."""
    if "score" not in games.columns:
        return ()
    rows = games.filter(pl.col("arm") == 0).sort("game", "seat")
    played = list(_games(rows))
    found: dict[int, NotableGame] = {}
    for reason in _at_an_end(sorted(played, key=lambda one: -one.best)):
        _add(found, reason)
    strange = _strange(rows, {one.number: one for one in played}, metrics)
    new = (one for one in strange if one.game not in found)
    found.update((one.game, one) for one in list(islice(new, _STRANGEST)))
    return tuple(found.values())


def _add(found: dict[int, NotableGame], reason: Sequence[NotableGame]) -> None:
    """Add one game that is not there yet, or else the reason to a game that is."""
    new = [one for one in reason if one.game not in found]
    if new:
        found[new[0].game] = new[0]
    else:
        shown = found[reason[0].game]
        found[shown.game] = shown._replace(why=(*shown.why, *reason[0].why))


def _games(rows: pl.DataFrame) -> Iterator[_Game]:
    games = rows.group_by("game", maintain_order=True)
    of_game = (_of_game(rows, "lead_changes"), _of_game(rows, "decisions"))
    for game, scores, lead_changes, decisions in games.agg(pl.col("score"), *of_game).iter_rows():
        yield _Game(game, tuple(int(score) for score in scores), int(lead_changes), int(decisions))


def _of_game(rows: pl.DataFrame, key: str) -> pl.Expr:
    """Return the column of a figure that all seats of a game share; 0 where it is not measured."""
    known = pl.col(key).max() if key in rows.columns else pl.lit(0).first()
    return known.fill_null(0).alias(key)


def _at_an_end(played: Sequence[_Game]) -> Iterator[list[NotableGame]]:
    """Yield for each reason the games with the extreme value; none if all games have the same."""
    for name, size in _ENDS:
        sizes = {size(one) for one in played}
        if len(sizes) > 1 or (name == _CLOSEST and sizes):
            most = max(sizes)
            why = message(f"lab-worth-{name}", value=-most if name in _LEAST else most)
            yield [one.seen(name, why, Sought(name)) for one in played if size(one) == most]


def _strange(
    rows: pl.DataFrame, played: dict[int, _Game], metrics: Sequence[Metric]
) -> Iterator[NotableGame]:
    """Yield for each group of metrics the game farthest from the median, the farthest first."""
    asked = [one for one in metrics if one.group not in _NOT_STRANGE and one.key in rows.columns]
    found = [_farthest(rows, metric) for metric in asked if rows[metric.key].dtype.is_numeric()]
    groups: set[str] = set()
    for away, at, high, why, metric in sorted(found, key=lambda one: -one.away):
        if away > 0 and metric.group not in groups:
            groups.add(metric.group)
            sought = Sought(STRANGEST, metric, int(rows["seat"][at]) - 1, high)
            yield played[rows["game"][at]].seen(f"{STRANGEST}-by-{metric.key}", why, sought)


class _Farthest(NamedTuple):
    """The value of a metric that is farthest from the median."""

    away: float
    """Its distance, in robust standard deviations."""
    row: int
    high: bool
    why: Message
    metric: Metric


def _farthest(rows: pl.DataFrame, metric: Metric) -> _Farthest:
    """Return the value of a metric that is farthest from the median."""
    values: Numbers = rows[metric.key].cast(pl.Float64).to_numpy()
    if np.all(np.isnan(values)):
        return _Farthest(0.0, 0, True, metric.label(), metric)
    usual = float(np.nanmedian(values))
    scale = _NORMAL * float(np.nanmedian(np.abs(values - usual)))
    at = int(np.nanargmax(np.abs(values - usual)))
    why = message(
        "lab-worth-strangest",
        label=metric.label(),
        value=figure_of(values[at], metric.unit),
        usual=figure_of(usual, metric.unit),
    )
    # where half of all values are the median, nothing is far from it
    away = abs(values[at] - usual) / scale if scale else 0.0
    return _Farthest(away, at, bool(values[at] > usual), why, metric)
