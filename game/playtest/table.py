"""The games as a table with a row for each game and seat, in the order of the plan."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from itertools import chain
from typing import Any

import polars as pl

from game.playtest.metric import Columns
from game.playtest.plan import Job
from game.playtest.playing import Played

GIVEN = ("arm", "ruleset", "game", "block", "seed", "board", "seat", "automa")
"""The first columns, which identify game and seat; arms count from 0, seats from 1."""


def table(played: Iterable[Played]) -> pl.DataFrame:
    """Return all columns of all games; a value that a game does not have is null."""
    columns: dict[str, list[Any]] = {}
    rows = 0
    for one in sorted(played, key=lambda one: (one.job.arm, one.job.number)):
        seats = len(one.job.names)
        for key, value in chain(_given(one.job).items(), one.columns.items()):
            column = columns.get(key)
            if column is None:
                column = columns[key] = [None] * rows
            elif len(column) < rows:
                column.extend([None] * (rows - len(column)))
            column.extend(value if isinstance(value, tuple) else [value] * seats)
        rows += seats
    for column in columns.values():
        column.extend([None] * (rows - len(column)))
    return pl.DataFrame(columns, strict=False)


def _given(job: Job) -> Columns:
    """Return the columns that identify a game and its seats."""
    setup = job.setup
    return {
        "arm": job.arm,
        "ruleset": setup.ruleset,
        "game": job.number,
        "block": job.block,
        "seed": setup.seed,
        "board": setup.layout,
        "seat": tuple(range(1, len(job.names) + 1)),
        "automa": job.names,
    }


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
