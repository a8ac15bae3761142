"""`python main.py openspiel`: games between bots, with intervals; and what is refused in one line."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

pytest.importorskip("pyspiel")

Run = Callable[..., tuple[int, str, str]]


def test_bots_play_and_their_results_are_told(run: Run) -> None:
    code, out, _ = run("openspiel", "--bots", "uniform,knecht", "--games", "5", "--jobs", "1", "--json")
    told = json.loads(out)
    assert code == 0 and told["games"] == 6
    by_lot, knecht = told["rows"]
    assert (by_lot["bot"], knecht["bot"]) == ("uniform", "knecht")
    assert by_lot["wins"] + knecht["wins"] == 1
    assert by_lot["margin"] == -knecht["margin"] < 0
    assert knecht["vp_low"] < knecht["vp"] < knecht["vp_high"]


@pytest.mark.long
def test_results_are_the_same_on_any_number_of_processes(run: Run) -> None:
    line = ("openspiel", "--bots", "uniform,mcts:2", "--games", "2", "--tiles", "first", "--json")
    assert run(*line, "--jobs", "1")[1] == run(*line, "--jobs", "2")[1]


def test_a_table_tells_the_interval(run: Run) -> None:
    code, out, _ = run("openspiel", "--bots", "uniform,random,knecht", "--games", "6", "--jobs", "1")
    assert code == 0
    assert "6 games by OpenSpiel" in out and "±" in out
    assert [name for name in ("uniform", "random", "knecht") if name in out]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--bots", "mcts,knecht"), "--bots: 'mcts' needs a number of simulations"),
        (("--bots", "nobody,knecht"), "there is no automa 'nobody'"),
        (("--bots", "knecht"), "name two players or more"),
        (("--bots", "a,b,c,d,e"), "there is no automa 'a'"),
        (("--bots", "uniform,random,knecht,lehrling,greedy"), "--bots: 2, 3 or 4 can play, not 5"),
        (("--bots", "uniform,random", "--layout", "three-circles"), "--layout: "),
        (("--seed", "2147483647"), "is no whole number from 0 to 2147383647"),
        (("--ruleset", "no-such.toml"), "no-such.toml"),
        (("--ruleset", "docs/drafts/03-the-last-shall-eat.toml"), "turn"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(run: Run, given: tuple[str, ...], said: str) -> None:
    code, out, err = run("openspiel", *given)
    assert (code, out, err.count("\n")) == (2, "", 1) and said in err
