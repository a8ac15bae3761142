"""The table of games: a row for each game and seat, whatever columns each game has."""

from __future__ import annotations

import polars as pl

from game.playtest.metric import Columns
from game.playtest.plan import PlaytestPlan, jobs
from game.playtest.playing import Played, play_measured
from game.playtest.table import GIVEN, table

JOBS = list(jobs(PlaytestPlan(seats=("random", "random", "random"), games=3)))


def made(*columns: Columns) -> pl.DataFrame:
    """The table of these games, which were played in another order."""
    return table(reversed([Played(job, own) for job, own in zip(JOBS, columns, strict=True)]))


def test_a_value_of_the_game_is_in_all_its_rows_and_one_of_a_seat_in_its_own() -> None:
    found = made({"length": 4, "score": (1, 2, 3)}, {"length": 5, "score": (4, 5, 6)}, {"length": None})
    assert found["length"].to_list() == [4, 4, 4, 5, 5, 5, None, None, None]
    assert found["score"].to_list() == [1, 2, 3, 4, 5, 6, None, None, None]
    assert found["seat"].to_list() == [1, 2, 3] * 3 and found["game"].to_list() == [0] * 3 + [1] * 3 + [2] * 3


def test_a_column_that_some_games_lack_is_empty_there() -> None:
    found = made({"first": (1, 2, 3)}, {"second": 7}, {"first": (None, 2, None), "third": (0.5, None, 1)})
    assert found.columns == [*GIVEN, "first", "second", "third"]
    assert found["first"].to_list() == [1, 2, 3, None, None, None, None, 2, None]
    assert found["second"].to_list() == [None] * 3 + [7] * 3 + [None] * 3
    assert found["third"].to_list() == [None] * 6 + [0.5, None, 1.0]


def test_whole_numbers_before_others_lose_nothing() -> None:
    found = made({"options": (1, 2, 3)}, {"options": (1.5, None, 2)}, {"options": None})
    assert found["options"].to_list() == [1.0, 2.0, 3.0, 1.5, None, 2.0, None, None, None]


def test_a_table_is_that_of_its_rows() -> None:
    played = [one for one in map(play_measured, JOBS) if isinstance(one, Played)]
    rows = [
        {key: value[seat] if isinstance(value, tuple) else value for key, value in one.columns.items()}
        for one in played
        for seat in range(3)
    ]
    assert table(played).drop(GIVEN).equals(pl.DataFrame(rows, infer_schema_length=None))
