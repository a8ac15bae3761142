"""The games as a table: a row a game and seat, in the order of the plan, whoever played them when."""

from __future__ import annotations

from collections.abc import Iterable
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
