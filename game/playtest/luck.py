"""Skill against luck: the parts of the variance of scores between players, between seeds, and the rest.

An analysis of variance of the scores by automa and seed, without interaction. Every automa plays each seed
equally often and from every seat, so the two are orthogonal; each part is corrected for what the rest alone
would give. The rest is seats, luck within a game, and seeds that suit one automa better. Needs automas that
differ, and ten complete seeds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from math import nan
from typing import NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from game.playtest.columns import SEATS, Column
from game.playtest.estimates import Evidence, evidence
from game.playtest.figures import Computed, Mean, figure
from game.playtest.metric import Metric
from game.playtest.ratios import Numbers
from game.series.estimates import FEWEST

METRICS = (
    Metric("spread_players", "VP", SEATS, "ANOVA"),
    Metric("spread_seeds", "VP", SEATS, "ANOVA"),
    Metric("spread_rest", "VP", SEATS, "ANOVA"),
    Metric("skill", "share", SEATS, "ANOVA"),
)
Kept = NDArray[np.bool_]
_PARTS = 40
"""Groups of seeds for the jackknife, which leaves out each in turn."""


class _Scores(NamedTuple):
    """The sums of a ruleset's scores by seed (down) and automa (across)."""

    seeds: Numbers
    totals: Numbers
    counts: Numbers
    squares: Numbers
    """By seed alone."""

    def kept(self, which: Kept) -> _Scores:
        return _Scores(self.seeds[which], self.totals[which], self.counts[which], self.squares[which])


def skill_and_luck(games: pl.DataFrame, arms: int) -> Iterator[Computed]:
    """Yield the figures of each ruleset and their differences, if there are enough games."""
    if "score" not in games.columns or games["automa"].n_unique() < 2:
        return
    automas = games["automa"].unique().sort().to_list()
    found = [_scores(games.filter(pl.col("arm") == arm), automas) for arm in range(arms)]
    common = reduce(np.intersect1d, [one.seeds for one in found])
    if len(common) >= FEWEST:
        yield from _figures([one.kept(np.isin(one.seeds, common)) for one in found])


def analysed(totals: Numbers, counts: Numbers, squares: Numbers) -> Numbers:
    """Return the spreads between players, between seeds and of the rest, and the players' share."""
    seeds, automas = totals.shape
    number, by_automa = counts.sum(), counts.sum(axis=0)
    level = totals.sum() ** 2 / number
    players = float((totals.sum(axis=0) ** 2 / by_automa).sum() - level)
    between = float((totals.sum(axis=1) ** 2 / counts.sum(axis=1)).sum() - level)
    rest = max(float(squares.sum() - level) - players - between, 0.0) / (number - automas - seeds + 1)
    parts = np.array(
        [
            max(players - (automas - 1) * rest, 0.0) / number,
            max(between / (seeds - 1) - rest, 0.0) * seeds / number,
            rest,
        ]
    )
    return np.append(np.sqrt(parts), parts[0] / parts.sum() if parts.sum() > 0 else 0.0)


def _scores(rows: pl.DataFrame, automas: list[str]) -> _Scores:
    """Return the sums of the complete seeds: those with all scores of every automa."""
    played = rows.filter(pl.col("score").is_not_null())
    seeds, seed = np.unique(played["block"].cast(pl.Float64).to_numpy(), return_inverse=True)
    automa = np.searchsorted(automas, played["automa"].to_numpy())
    score = played["score"].cast(pl.Float64).to_numpy()
    totals, counts = np.zeros((2, len(seeds), len(automas)))
    np.add.at(totals, (seed, automa), score)
    np.add.at(counts, (seed, automa), 1.0)
    squares = np.zeros(len(seeds))
    np.add.at(squares, seed, score**2)
    complete = (counts == counts.max(axis=0, initial=1.0)).all(axis=1)
    return _Scores(seeds, totals, counts, squares).kept(complete)


def _figures(found: Sequence[_Scores]) -> Iterator[Computed]:
    left = [_left_out(one) for one in found]
    shown = [list(_means(one, parts)) for one, parts in zip(found, left, strict=True)]
    apart = _evidence(shown, left) if len(found) == 2 else [None] * len(METRICS)
    for at, metric in enumerate(METRICS):
        column = Column(metric.key, "score", metric, (), (), metric.label(), metric.group)
        yield figure(column, [one[at] for one in shown], apart[at])


def _means(scores: _Scores, left: Numbers) -> Iterator[Mean]:
    found = analysed(scores.totals, scores.counts, scores.squares)
    for value, error in zip(found.tolist(), _jackknife(left).tolist(), strict=True):
        yield Mean(value, error, len(left), float(scores.counts.sum()), nan)


def _evidence(shown: Sequence[Sequence[Mean]], left: Sequence[Numbers]) -> list[Evidence | None]:
    parts, errors = len(left[0]), _jackknife(left[0] - left[1]).tolist()
    apart = [one.value - other.value for one, other in zip(*shown, strict=True)]
    telling = 0 if np.array_equal(left[0], left[1]) else parts
    pairs = zip(apart, errors, strict=True)
    return [evidence(value, error, parts - 1, parts, telling) for value, error in pairs]


def _left_out(scores: _Scores) -> Numbers:
    """Return the analysis without each group of seeds in turn."""
    parts = min(_PARTS, len(scores.seeds))
    group = np.arange(len(scores.seeds)) % parts
    kept = [scores.kept(group != part) for part in range(parts)]
    return np.stack([analysed(one.totals, one.counts, one.squares) for one in kept])


def _jackknife(left: Numbers) -> Numbers:
    parts = len(left)
    found: Numbers = np.sqrt((parts - 1) / parts * ((left - left.mean(axis=0)) ** 2).sum(axis=0))
    return found
