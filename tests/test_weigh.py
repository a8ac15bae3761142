"""What one move is worth more than another: both are played on from the end of a record."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from game.automa.baselines import RandomPlayer
from game.automa.hidden import guessed
from game.cli import weigh
from game.rules import legal_moves
from game.rules.moves import Move, Take
from game.rules.player import Decision
from game.rules.record import read_record
from game.rules.state import GameState
from game.series.schedule import Job
from tests.automa.test_weaknesses import WEAKNESSES, margin_after

ROOT = Path(__file__).resolve().parent.parent
RECORDS = ROOT / "docs" / "weaknesses"
LARGEST = (str(RECORDS / "knecht-largest-group.hasp"), "take brown from 1", "take brown from 2")
KNECHT = ("--level", "knecht")
Run = Callable[..., tuple[int, str, str]]


def test_the_position_itself_gives_an_exact_figure(run: Run) -> None:
    weakness = next(one for one in WEAKNESSES if one.record == "bauer-seconds-taken-before")
    file, moves = RECORDS / f"{weakness.record}.hasp", (weakness.weak, weakness.better)
    code, out, _ = run("weigh", file, *moves, "--deals", 0, "--jobs", 1, "--json")
    (row,) = json.loads(out)["rows"]
    worse, better = (margin_after(weakness, "bauer", move) for move in moves)
    assert code == 0 and row["margin"] == better - worse and "margin_low" not in row
    assert (row["level"], row["seats"], row["deals"], row["does"]) == ("bauer", 4, 0, weakness.weak)


@pytest.mark.long
def test_deals_give_a_mean_with_its_interval_that_the_number_of_processes_does_not_change(run: Run) -> None:
    asked = ("weigh", *LARGEST, *KNECHT, "--deals", 12, "--json")
    first, second = (run(*asked, "--jobs", jobs)[1] for jobs in (1, 2))
    (row,) = json.loads(first)["rows"]
    assert first == second and row["vp_low"] < row["vp"] < row["vp_high"]


def test_a_move_against_itself_gains_nothing(run: Run) -> None:
    file, move, _ = LARGEST
    code, out, _ = run("weigh", file, move, move, *KNECHT, "--deals", 3, "--jobs", 1)
    assert code == 0 and out.count("0.0") == 2 and "knecht" in out


def test_other_seeds_are_other_deals(run: Run) -> None:
    asked = ("weigh", *LARGEST, *KNECHT, "--deals", 4, "--jobs", 1, "--json")
    assert run(*asked, "--seed", 1)[1] != run(*asked, "--seed", 50)[1]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ((LARGEST[0], "take brown from 9", LARGEST[2]), "take brown from 9"),
        ((LARGEST[0], "dig", LARGEST[2]), "dig"),
        ((*LARGEST, "--level", "hare"), "--level"),
    ],
)
def test_what_cannot_be_weighed_is_told_in_one_line(run: Run, line: tuple[str, ...], told: str) -> None:
    code, out, err = run("weigh", *line, "--deals", 1)
    assert (code, out) == (2, "") and told in err and err.count("\n") == 1


def test_who_plays_on_knows_what_was_taken_before() -> None:
    known = list[int]()

    class Looks:
        name = "random"

        def __init__(self, seed: int) -> None:
            self._player = RandomPlayer(seed)

        def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
            known.append(len(view.history))
            return self._player.choose(view, moves)

    record = read_record((RECORDS / "bauer-turn-order.hasp").read_text("utf-8"))
    takings = sum(isinstance(move, Take) for move in record.moves)
    moves = tuple(str(move) for move in legal_moves(record.state))[:1]
    seat = record.state.to_move
    assert seat is not None
    choice = weigh.Choice(tuple(map(str, record.moves)), seat, moves, True)
    job = Job(0, 0, 0, record.setup, ("random",) * record.setup.seats)
    weigh._played_on(job, choice, 1, lambda name: Looks, guessed)
    assert known[0] == takings + 1
