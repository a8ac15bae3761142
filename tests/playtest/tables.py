"""Made-up tables of games for the tests of statistics: quick, and what is true of them is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import polars as pl
from numpy.typing import NDArray

from game.playtest.columns import Column, columns_of, options_known
from game.playtest.metric import Metric
from game.playtest.metrics.score import Score

METRICS = (
    *Score.METRICS,
    Metric("lead_changes", "", "drama", "", "game"),
    Metric("tile_*_vp", "VP", "tiles", ""),
    Metric("tile_*_acquired", "share", "tiles", ""),
    Metric("tile_*_arrival", "", "tiles", ""),
    Metric("taken_*", "disks", "disks", ""),
    Metric("disks_*", "disks", "disks", ""),
    Metric("paid_*", "", "goods", ""),
    Metric("vp_*", "VP", "VP", "", values=(("sources", ""), ("effects", ""))),
    Metric("option_*", "", "rules", "T7"),
    Metric("vp_year*", "VP", "VP", ""),
    Metric("debts", "debt", "goods", ""),
    Metric("debts_end", "debt", "goods", ""),
    Metric("rule_15", "", "rules", "15", "game", definition="times"),
    Metric("rule_r4", "", "rules", "R-4", "game"),
    Metric("rule_d5", "", "rules", "D5", "game"),
)
"""Some like those of the lab."""
Values = NDArray[np.float64]
Draw = Callable[[np.random.Generator, int], Values]
"""Values of a column for so many rows."""


def table(
    games: int = 500,
    seats: Sequence[str] = ("bauer", "bauer"),
    arms: int = 1,
    seed: int = 1,
    luck: float = 0.0,
    **columns: Draw,
) -> pl.DataFrame:
    """Games as the lab makes them: names that differ rotate, `luck` is the spread that a seed shares."""
    random = np.random.default_rng(seed)
    turns = list(dict.fromkeys(tuple(seats[turn:]) + tuple(seats[:turn]) for turn in range(len(seats))))
    shared = random.normal(0, luck, -(-games // len(turns)))
    return pl.concat([_arm(arm, games, turns, shared, random, columns) for arm in range(arms)])


def wide_table(games: int, tiles: int) -> pl.DataFrame:
    """Games of four seats under two rulesets, with so many columns of VP besides."""
    four = table(games, ("a",) * 4, arms=2)
    random = np.random.default_rng(1)
    wide = pl.DataFrame({f"tile_{number}_vp": random.poisson(3, len(four)) for number in range(tiles)})
    return pl.concat([four, wide], how="horizontal")


def known_columns(games: pl.DataFrame) -> list[Column]:
    """Return the columns of games that a report has figures of."""
    return columns_of(games, METRICS, options_known(["base"]))


def _arm(
    arm: int,
    games: int,
    turns: Sequence[tuple[str, ...]],
    shared: Values,
    random: np.random.Generator,
    columns: dict[str, Draw],
) -> pl.DataFrame:
    seats = len(turns[0])
    game, rows = np.repeat(np.arange(games), seats), games * seats
    block = game // len(turns)
    score = np.round(random.normal(45, 8, rows) + shared[block])
    given = {
        "arm": np.full(rows, arm),
        "ruleset": np.full(rows, "base"),
        "game": game,
        "block": block,
        "seed": block + 1,
        "board": np.full(rows, f"rows-for-{seats}"),
        "seat": np.tile(np.arange(1, seats + 1), games),
        "automa": np.array([turns[number % len(turns)] for number in range(games)]).ravel(),
        "start": np.concatenate([random.permutation(seats) + 1 for _ in range(games)]),
        "score": score,
    }
    made = {name: draw(random, rows) for name, draw in columns.items()}
    return ranked(pl.DataFrame({**given, **made}).with_columns(pl.selectors.float().fill_nan(None)))


def ranked(games: pl.DataFrame) -> pl.DataFrame:
    """With wins and margins as the scores have them; of equal scores the first seat wins."""
    place = pl.col("score").rank("ordinal", descending=True).over("arm", "game")
    best = pl.col("score").max().over("arm", "game")
    second = pl.col("score").sort(descending=True).get(1).over("arm", "game")
    return games.with_columns(
        (place == 1).cast(pl.Int64).alias("won"),
        pl.when(place == 1).then(pl.col("score") - second).otherwise(pl.col("score") - best).alias("margin"),
        (best - second).alias("leader_gap"),
    )


def changed(games: pl.DataFrame, column: str, by: float, where: pl.Expr) -> pl.DataFrame:
    """With a fault planted: so much more in a column where something holds."""
    return ranked(
        games.with_columns(pl.when(where).then(pl.col(column) + by).otherwise(pl.col(column)).alias(column))
    )


def counts(mean: float) -> Draw:
    return lambda random, rows: random.poisson(mean, rows).astype(float)


def shares(chance: float) -> Draw:
    return lambda random, rows: (random.random(rows) < chance).astype(float)


def owned(chance: float, vp: float) -> Draw:
    """A value for those alone who have something."""
    return lambda random, rows: np.where(random.random(rows) < chance, random.poisson(vp, rows) * 1.0, np.nan)


def always(value: float) -> Draw:
    return lambda random, rows: np.full(rows, value)
