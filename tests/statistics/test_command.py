"""`main.py statistics`: results as text, games as CSV, and one clear line where neither can be."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

import pytest

from game.scenes.saving.folders import home
from game.statistics.index import FILE
from tests.statistics.profile import plain, write_games

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def _places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No other folder of this machine is looked into, and a table has room."""
    monkeypatch.setattr("game.scenes.saving.folders.elsewhere", dict)
    monkeypatch.setenv("COLUMNS", "100")


def saved() -> None:
    games = [plain(1), plain(2, level="meister"), plain(3, practice=True), plain(4, name="Bert")]
    write_games(home() / "games", games)


def test_results_are_those_of_plain_games_of_who_played_most(run: Run) -> None:
    saved()
    code, out, err = run("statistics")
    assert (code, err) == (0, "")
    assert out.startswith("Anna: 2 games, ")
    for said in ("Bauer", "Meister", "Rows for 2", "2 seats", "Base game"):
        assert said in out


def test_games_of_a_kind_count_where_there_are_no_others_and_it_says_so(run: Run) -> None:
    write_games(home() / "games", [plain(1, advised=True), plain(2, practice=True)])
    _, out, _ = run("statistics")
    assert out.startswith("Anna: 2 games, ")
    said = "Every game finished so far is of one of these kinds, so they are counted: Practice, With advice."
    assert said in " ".join(out.split())


def test_a_single_game_has_no_interval(run: Run) -> None:
    write_games(home() / "games", [plain(1)])
    (bauer,) = (line for line in run("statistics")[1].splitlines() if "Bauer" in line)
    assert bauer.count("(") == 1, "of the share of wins alone"


def test_another_person_can_be_named(run: Run) -> None:
    saved()
    assert run("statistics", "--name", "Bert")[1].startswith("Bert: 1 game, ")
    code, out, err = run("statistics", "--name", "Carl")
    assert (code, out) == (2, "") and err.count("\n") == 1
    assert "Anna" in err and "Bert" in err


def test_csv_has_every_game_of_every_kind(run: Run, tmp_path: Path) -> None:
    saved()
    path = tmp_path / "own.csv"
    assert run("statistics", "--csv", path)[0] == 0
    with path.open(encoding="utf-8", newline="") as file:
        assert [row["seed"] for row in csv.DictReader(file)] == ["1", "2", "3"]
    before = path.read_bytes()
    code, _, err = run("statistics", "--csv", path)
    assert code == 2 and err.count("\n") == 1 and path.read_bytes() == before


def test_csv_into_no_folder_is_one_line(run: Run, tmp_path: Path) -> None:
    saved()
    code, _, err = run("statistics", "--csv", tmp_path / "none" / "own.csv")
    assert code == 2 and err.count("\n") == 1 and "Traceback" not in err


def test_without_games_one_line_says_so(run: Run) -> None:
    code, out, err = run("statistics")
    assert (code, out) == (2, "") and err.count("\n") == 1


def test_bad_records_and_a_bad_index_do_no_harm(run: Run) -> None:
    saved()
    (home() / "games" / "bad.hasp").write_bytes(b"\x00\xff" * 99)
    (home() / FILE).write_bytes(b"no index" * 99)
    code, out, err = run("statistics")
    assert (code, err) == (0, "") and out.startswith("Anna: 2 games, ")
    assert "1 saved game cannot be read" in out


@pytest.mark.parametrize("level", ["[/red]", "[b]bauer[/b]"])
def test_brackets_in_a_stranger_s_record_are_letters(run: Run, level: str) -> None:
    write_games(home() / "games", [plain(1, level=level)])
    code, out, err = run("statistics")
    assert (code, err) == (0, "") and level.capitalize() in out


@pytest.mark.parametrize("language", ["de", "nl", "fr"])
def test_every_language_tells_them(run: Run, language: str) -> None:
    saved()
    code, out, err = run("statistics", "--language", language)
    assert (code, err) == (0, "") and out.startswith("Anna")
