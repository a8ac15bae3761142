"""The ladder: who meets whom, how far figures are known, and the command from its options to its table."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.automa.baselines import RandomPlayer
from game.cli.arguments import parse
from game.cli.games import GameFailed, GamesOfRun
from game.cli.ladder.figures import OVERALL, figures, ratings
from game.cli.ladder.schedule import Lineup, ladder_games, lineups
from game.cli.ladder.tables import WRITERS
from game.cli.values import OUTS
from game.rules import Setup, legal_moves
from game.rules.moves import DECLINE, Move
from game.rules.player import Decision
from game.rules.state import GameState
from game.series.estimates import mean
from game.series.playing import Finished, play_out
from game.series.schedule import Job
from tests.english import refused
from tests.few import few

Run = Callable[..., tuple[int, str, str]]


def options(*arguments: str) -> Namespace:
    return parse(["ladder", *arguments])


def test_every_pair_meets_and_with_more_seats_one_among_the_others() -> None:
    assert lineups(["a", "b", "c"], [2]) == [Lineup(2, "a", "b"), Lineup(2, "a", "c"), Lineup(2, "b", "c")]
    assert lineups(["a", "b"], [2, 4]) == [Lineup(2, "a", "b"), Lineup(4, "a", "b"), Lineup(4, "b", "a")]
    one_among = [Lineup(3, "b", "a"), Lineup(3, "b", "c"), Lineup(4, "b", "a"), Lineup(4, "b", "c")]
    assert lineups(["a", "b", "c"], [3, 4], "b") == one_among


def test_the_games_of_one_player_are_those_of_the_whole_ladder() -> None:
    asked = ("--players", "a,b", "--seats", "3", "--games", "6")
    whole, alone = ladder_games(options(*asked)), ladder_games(options(*asked, "--one", "b"))
    assert [(job.setup, job.names) for job in alone] == [
        (job.setup, job.names) for job in whole if job.names.count("b") == 1
    ]


def test_a_line_up_plays_with_its_one_player_on_each_seat_in_turn() -> None:
    seatings = Lineup(3, "a", "b").seatings
    assert sorted(seatings) == [("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a")]
    found = ladder_games(options("--players", "a,b,c", "--games", "12", "--seed", "40"))
    for at, lineup in enumerate(lineups("abc", (2, 3, 4))):
        assert {job.names for job in found if job.arm == at} == set(lineup.seatings)
        assert sum(job.arm == at for job in found) == 12


def test_boards_can_be_chosen() -> None:
    names = "rows-for-2,Flower,Three circles"
    found = ladder_games(options("--players", "a,b", "--boards", names, "--games", "4"))
    assert {(game.setup.seats, game.setup.layout) for game in found} == {
        (2, "rows-for-2"),
        (3, "flower"),
        (4, "three-circles"),
    }


def test_ratings_order_players_by_strength() -> None:
    lot, names = Random(1), ("strong", "fair", "weak")
    tables = [(names, (0, 1, 2) if lot.random() < 0.8 else (1, 0, 2)) for _ in range(60)]
    found = ratings([*names, "absent"], tables)
    assert found["strong"].value > found["fair"].value > found["weak"].value
    assert found["absent"].value == 25
    assert found["weak"].high is not None and found["weak"].high < 25


def test_who_sits_on_several_seats_is_rated_once() -> None:
    """A fair share of wins among equals leaves the ratings near each other."""
    tables = []
    for number in range(120):
        seat = number % 3
        names = tuple("one" if at == seat else "others" for at in range(3))
        tables.append((names, tuple((number // 3 + at) % 3 for at in range(3))))
    found = ratings(["one", "others"], tables)
    assert abs(found["one"].value - found["others"].value) < 3


def a_game(number: int, seat: int, seed: int) -> Job:
    names = tuple("a" if at == seat else "b" for at in range(3))
    return Job(0, number, number // 3, Setup(seats=3, seed=seed), names)


def test_figures_of_games_by_hand() -> None:
    played = [
        (a_game(0, 0, 7), Finished((30, 10, 20), (0, 2, 1))),
        (a_game(1, 1, 7), Finished((10, 20, 20), (2, 1, 0))),
        (a_game(2, 2, 7), Finished((0, 0, 40), (2, 0, 1))),
        (a_game(3, 0, 8), Finished((10, 50, 30), (1, 2, 0))),
    ]
    found = figures(["a", "b"], [Lineup(3, "a", "b")], played)
    (line,) = found.lines
    assert (line.games, line.wins, line.share.value, line.chance) == (4, 2, 0.5, 1 / 3)
    assert line.score.value == 25 and line.others.value == pytest.approx((15 + 15 + 0 + 40) / 4)
    assert line.margin.value == pytest.approx(25 - 17.5)
    assert line.ahead.value == pytest.approx((1 + 0.5 + 1 + 0) / 4)
    assert line.score == mean([[30, 20, 40], [10]]) and line.share == mean([[1, 0, 1], [0]], share=True)
    assert set(found.ratings) == {"3", OVERALL}
    assert figures(["a", "b"], [Lineup(3, "a", "b")], played[::-1]) == found


class Cheat:
    """Declines, whatever is asked."""

    name = "cheat"

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return Decision(DECLINE if DECLINE not in legal_moves(view) else moves[0], ())


def test_a_refused_move_names_the_game() -> None:
    told = r"seed 5, board rows-for-3, seats a,b,b: a refused move, decline: .*\(D1\)"
    run = GamesOfRun(1, 1)
    with refused(GameFailed, told), closing(run):
        list(run.play([a_game(0, 0, 5)], partial(play_out, named=lambda name: lambda seed: Cheat())))


@pytest.mark.parametrize("command", ["simulate --seats", "ladder --seats 2 --players"])
def test_a_game_that_cannot_go_on_is_one_line(
    command: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RandomPlayer, "choose", Cheat.choose)
    code, out, err = run(*command.split(), "random,greedy", "--games", "1", "--jobs", "1")
    assert code == 2 and not out
    assert "seed 1, board rows-for-2, seats random,greedy: a refused move, decline" in err.splitlines()[0]


def test_every_kind_of_file_has_its_writer() -> None:
    assert set(WRITERS) == set(OUTS)


TINY = ("ladder", "--players", "greedy,random", "--seats", "2,3", "--games", "3", "--seed", "5")


@pytest.mark.long
def test_a_tiny_ladder(run: Run, tmp_path: Path) -> None:
    files = {suffix: tmp_path / f"table{suffix}" for suffix in OUTS}
    for file in files.values():
        code, out, _ = run(*TINY, "--jobs", "1", "--out", file)
        assert code == 0
        assert "10 games" in out and "Win share" in out and "Ratings" in out and "3 seats" in out
    figures = json.loads(files[".json"].read_text("utf-8"))
    assert [(row["seats"], row["player"], row["games"]) for row in figures["lineups"]] == [
        (2, "greedy", 4),
        (3, "greedy", 3),
        (3, "random", 3),
    ]
    assert len(figures["games"]) == figures["planned"] == 10
    assert set(figures["ratings"]) == {"2", "3", "all"}
    for row in figures["lineups"]:
        assert (row["share_low"] or 0) <= row["share"] <= (row["share_high"] or 1)
    with files[".csv"].open(encoding="utf-8") as lines:
        rows = list(csv.DictReader(lines))
    assert [float(row["score"]) for row in rows] == [row["score"] for row in figures["lineups"]]
    text = files[".md"].read_text("utf-8")
    assert "--players greedy,random" in text and "--seed 5" in text
    assert text.count("\n| ") == 2 + 2 + 3 + 2
    assert list(tmp_path.glob("*.part")) == []


def kept(file: Path) -> dict[str, Any]:
    """A ladder's file without the command that wrote it last."""
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    del found["command"]
    return found


def test_a_ladder_goes_on_where_it_ended(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, part = tmp_path / "whole.json", tmp_path / "part.json"
    assert run(*TINY, "--jobs", "1", "--out", whole)[0] == 0
    fewer = [*TINY[:5], "--games", "1", *TINY[7:]]
    for line in (fewer, TINY):
        assert run(*line, "--jobs", "1", "--out", part, "--resume")[0] == 0
    assert kept(part) == kept(whole)
    monkeypatch.setattr("game.cli.ladder.command.play_out", lambda *_, **__: pytest.fail("nothing is left"))
    assert run(*TINY, "--jobs", "1", "--out", part, "--resume")[0] == 0
    assert kept(part) == kept(whole)


@pytest.mark.parametrize(
    ("change", "more", "part"),
    [
        ({}, ["--games", "1"], "not asked for"),
        ({}, ["--seed", "6"], "not asked for"),
        ({}, ["--tiles", "first"], "tiles: random, not first"),
        ({"code": "0"}, [], "the program was changed"),
        ({"ruleset": "0"}, [], "a ruleset was changed"),
        ({"modules": 1}, [], "no ladder that can be gone on with"),
    ],
)
def test_it_goes_on_with_the_same_alone(
    run: Run, tmp_path: Path, change: dict[str, Any], more: list[str], part: str
) -> None:
    file = tmp_path / "kept.json"
    assert run(*TINY, "--jobs", "1", "--out", file)[0] == 0
    found = json.loads(file.read_text("utf-8"))
    found["by"] |= change
    file.write_text(before := json.dumps(found), "utf-8")
    code, out, err = run(*TINY, *more, "--jobs", "1", "--out", file, "--resume")
    assert (code, out) == (2, "") and part in err and "kept.json" in err and err.count("\n") == 1
    assert file.read_text("utf-8") == before


def test_a_file_nested_beyond_all_bounds_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deep.json"
    file.write_text('{"deep": ' + 100_000 * "[" + 100_000 * "]" + "}", "utf-8")
    code, _, err = run(*TINY, "--jobs", "1", "--out", file, "--resume")
    assert code == 2 and "deep.json" in err and err.count("\n") == 1


@pytest.mark.parametrize("text", ["[winter]\ncoal = [9, 9]\n", "[winter]\ncoal = ["], ids=["other", "half"])
def test_a_draft_that_is_saved_meanwhile_is_for_the_next_run(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    draft, files = tmp_path / "mine.toml", [tmp_path / f"{name}.json" for name in ("calm", "edited")]
    play = GamesOfRun.play

    def edited(self: GamesOfRun, *arguments: Any) -> Any:
        for one in play(self, *arguments):
            draft.write_text(text, "utf-8")
            yield one

    for file in files:
        draft.write_text("[winter]\n", "utf-8")
        assert run(*TINY, "--ruleset", draft, "--jobs", "1", "--out", file)[0] == 0
        monkeypatch.setattr(GamesOfRun, "play", edited)
    assert kept(files[0])["games"] == kept(files[1])["games"]
    assert kept(files[0])["by"]["ruleset"] == kept(files[1])["by"]["ruleset"]


@pytest.mark.parametrize("change", [{"scores": [1]}, {"ranking": [1, 1]}, {"ranking": [2, 3]}])
def test_a_game_without_every_seats_place_is_refused(
    run: Run, tmp_path: Path, change: dict[str, list[int]]
) -> None:
    file = tmp_path / "kept.json"
    assert run(*TINY, "--jobs", "1", "--out", file)[0] == 0
    found = json.loads(file.read_text("utf-8"))
    found["games"][1] |= change
    file.write_text(json.dumps(found), "utf-8")
    code, _, err = run(*TINY, "--jobs", "1", "--out", file, "--resume")
    assert code == 2 and "$.games[1]" in err and err.count("\n") == 1


@pytest.mark.long
def test_two_processes_give_the_same_file_as_one(run: Run, tmp_path: Path) -> None:
    found = []
    for jobs in (1, 2):
        file = tmp_path / f"{jobs}.json"
        assert run(*TINY, "--jobs", jobs, "--out", file)[0] == 0
        found.append(kept(file))
    assert found[0] == found[1]


@pytest.mark.long
def test_modules_and_new_tiles_are_played(run: Run) -> None:
    more = ("--modules", "black,iron", "--tunnel", "B", "--new-tiles", "all", "--tiles", "recommended")
    code, out, _ = run(*TINY[:3], "--seats", "4", "--games", "1", "--jobs", "1", *more)
    assert code == 0 and "8 games" in out


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        ("--players bauer", ("--players", "two players")),
        ("--players bauer,bauer", ("--players", "each once")),
        ("--players bauer,hare", ("--players", "'hare'", "bauer, pachtbauer", "mcts:N")),
        ("--players bauer,mcts:", ("--players", "'mcts:'", "mcts:200")),
        ("--players bauer,mcts:0", ("--players", "'mcts:0'", "1 to")),
        ("--players bauer,mcts:x", ("--players", "'mcts:x'", "playouts")),
        ("--seats 5", ("--seats", "'5'", "2, 3, 4")),
        ("--seats 2,2", ("--seats", "each once")),
        ("--games 0", ("--games", "from 1 to")),
        ("--seed x", ("--seed", "'x'")),
        ("--jobs 0", ("--jobs", "from 1 to")),
        ("--boards nowhere", ("--boards", "'nowhere'", "flower")),
        ("--boards t", ("--boards", "'t'", "two-rounds", "three-short-legs")),
        ("--boards Flower --seats 2", ("--boards", "2 seats", "rows-for-2")),
        ("--tiles 11,99", ("--tiles",)),
        ("--tunnel B", ("--tunnel", "I4")),
        ("--modules gold", ("--modules", "'gold'")),
        ("--ruleset nowhere.toml", ("nowhere.toml",)),
        ("--out table.txt", ("--out", "'table.txt'", ".md, .csv, .json")),
        ("--out nowhere/table.md", ("--out", "nowhere/table.md", "folder")),
        ("--resume", ("--resume", ".json", "--out")),
        ("--out table.md --resume", ("--resume", ".json", "--out")),
        ("--wine", ("--wine",)),
    ],
)
def test_a_wrong_argument_is_refused_in_one_line(run: Run, line: str, parts: tuple[str, ...]) -> None:
    code, out, err = run("ladder", *line.split())
    assert (code, out) == (2, "")
    assert err.count("\n") == 1 and err.startswith("main.py")
    for part in parts:
        assert part in err


@pytest.mark.long
@pytest.mark.skipif(os.name == "nt", reason="signals are another matter there")
@pytest.mark.parametrize("jobs", few(("2", "1")))
def test_ctrl_c_keeps_what_was_played(root: Path, tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "table.json"
    more = (
        "--games",
        "1000",
        "--seats",
        "2",
        "--players",
        "greedy,random",
        "--jobs",
        jobs,
        "--out",
        str(file),
    )
    command = [sys.executable, str(root / "main.py"), "ladder", *more]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )
    assert process.stderr is not None
    assert any("of 1000 games" in line for line in process.stderr)  # boards may be counted before
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does, to every process of the group
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Traceback" not in err and "ended early" in err
    figures = json.loads(file.read_text("utf-8"))
    assert 0 < len(figures["games"]) < figures["planned"] == 1000
    assert f"{len(figures['games'])} of 1000 games" in out
