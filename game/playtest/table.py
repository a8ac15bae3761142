"""The games as a table with a row for each game and seat, in the order of the plan."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

import polars as pl

from game.playtest.playing import Played

GIVEN = ("arm", "ruleset", "game", "block", "seed", "board", "seat", "automa")
"""The first columns, which identify game and seat; arms count from 0, seats from 1."""


def table(played: Iterable[Played]) -> pl.DataFrame:
    """Return all columns of all games; a value that a game does not have is null."""
    ordered = sorted(played, key=lambda one: (one.job.arm, one.job.number))
    rows = [row for one in ordered for row in rows_of(one)]
    return pl.DataFrame(rows, infer_schema_length=None)


def of_both(games: pl.DataFrame) -> pl.DataFrame:
    """Return the games that two rulesets have by number; all games if they share none."""
    arms = games["arm"].unique().to_list()
    if len(arms) < 2:
        return games
    shared = games.filter(pl.col("game").is_in(_common(games, arms).implode()))
    return shared if len(shared) else games


def _common(games: pl.DataFrame, arms: Sequence[int]) -> pl.Series:
    each = [games.filter(pl.col("arm") == arm).select(pl.col("game").unique()) for arm in arms]
    return reduce(lambda one, other: one.join(other, on="game", how="semi"), each)["game"]


def alike(games: pl.DataFrame) -> bool:
    """Return True if all measured columns are the same under both rulesets."""
    one, other = (_measured(games, arm) for arm in (0, 1))
    return len(one) > 0 and one.equals(other)


def _measured(games: pl.DataFrame, arm: int) -> pl.DataFrame:
    own = games.filter(pl.col("arm") == arm).sort("game", "seat")
    return own.drop("arm", "ruleset")


def rows_of(played: Played) -> list[dict[str, Any]]:
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
