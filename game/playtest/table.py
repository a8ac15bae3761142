"""The games as a table: a row a game and seat, in the order of the plan, whoever played them when."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

import polars as pl

from game.playtest.playing import Played

GIVEN = ("arm", "ruleset", "game", "block", "seed", "board", "seat", "automa")
"""The first columns: which game and seat it is; arms from 0, seats from 1."""


def table(played: Iterable[Played]) -> pl.DataFrame:
    """All columns of all games; a column that a game does not have is empty there."""
    ordered = sorted(played, key=lambda one: (one.job.arm, one.job.number))
    rows = [row for one in ordered for row in rows_of(one)]
    return pl.DataFrame(rows, infer_schema_length=None)


def of_both(games: pl.DataFrame) -> pl.DataFrame:
    """The games of which two rulesets have the same number; all games where they share none."""
    arms = games["arm"].unique().to_list()
    if len(arms) < 2:
        return games
    shared = games.filter(pl.col("game").is_in(_common(games, arms).implode()))
    return shared if len(shared) else games


def _common(games: pl.DataFrame, arms: Sequence[int]) -> pl.Series:
    each = [games.filter(pl.col("arm") == arm).select(pl.col("game").unique()) for arm in arms]
    return reduce(lambda one, other: one.join(other, on="game", how="semi"), each)["game"]


def alike(games: pl.DataFrame) -> bool:
    """Whether every figure of every game is the same under both rulesets: every column that was measured."""
    one, other = (_measured(games, arm) for arm in (0, 1))
    return len(one) > 0 and one.equals(other)


def _measured(games: pl.DataFrame, arm: int) -> pl.DataFrame:
    own = games.filter(pl.col("arm") == arm).sort("game", "seat")
    return own.drop("arm", "ruleset")


def rows_of(played: Played) -> list[dict[str, Any]]:
    """The rows of one game."""
    job, setup = played.job, played.job.setup
    return [
        {
            "arm": job.arm,
            "ruleset": setup.ruleset,
            "game": job.number,
            "block": job.block,
            "seed": setup.seed,
            "board": setup.layout,
            "seat": seat + 1,
            "automa": name,
            **{
                key: value[seat] if isinstance(value, tuple) else value
                for key, value in played.columns.items()
            },
        }
        for seat, name in enumerate(job.names)
    ]
