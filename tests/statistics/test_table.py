"""The table has a row for each game, and reads back as what was played."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path

from game.rules.sources import SOURCES
from game.statistics.figures import own_games
from game.statistics.game import Filed, GameRow, SeatRow
from game.statistics.table import csv_text
from tests.statistics.test_figures import game


def read(*games: Filed, name: str = "Anna") -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(csv_text(own_games(games, name)), newline="")))


def test_a_row_says_what_was_played_and_how_it_ended() -> None:
    (row,) = read(game(30, 20, at=86_400, modules=("black", "iron"), practice=True, daily="2026-11-22"))
    assert row["file"] == "86400.hasp" and row["changed"] == "1970-01-02T00:00:00Z"
    assert (row["vp"], row["place"], row["best_other"], row["others"]) == ("30", "1", "20", "bauer")
    assert (row["modules"], row["practice"], row["advised"]) == ("black iron", "1", "0")
    assert (row["layout"], row["daily"]) == ("rows-for-2", "2026-11-22")
    assert sum(int(row[source.key]) for source in SOURCES) == 30


def test_a_game_that_goes_on_has_no_result() -> None:
    (row,) = read(game(finished=False))
    assert (row["finished"], row["vp"], row["place"], row["debt"]) == ("0", "", "", "")


def test_no_name_is_a_formula() -> None:
    name = '=HYPERLINK("x")'
    (row,) = read(game(name=name), name=name)
    assert row["name"] == "'" + name


def test_commas_and_quotes_in_names_stay() -> None:
    seats = (SeatRow('A, "B"', "", 3, 1), SeatRow("C\u2028D", "", 2, 2))
    (row,) = read(Filed(Path("x.hasp"), 0.0, GameRow(seats, True, "", "first")), name='A, "B"')
    assert row["name"] == 'A, "B"' and row["others"] == "C\u2028D"


def test_a_time_that_no_calendar_has_is_left_empty() -> None:
    (row,) = read(replace(game(), changed=1e18))
    assert row["changed"] == ""


def test_a_file_of_a_name_that_is_no_text_is_named() -> None:
    (row,) = read(replace(game(), path=Path("Anna\udcfc.hasp")))
    assert row["file"] == "Anna\\xfc.hasp"
