"""Compiled rules and automas play the same games as pure Python."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.same_games import SHARES, compare, line_ups
from game.cli.saying import UserError, words
from game.compiled import builds

GAMES, FEWER = 20, {"steiger": 10, "meister": 4}
"""Games of a level, and of those who think long; `main.py compile --check N` plays more."""


@pytest.mark.long
@pytest.mark.parametrize("automa", SHARES)
def test_the_same_games(root: Path, automa: str) -> None:
    if builds.found(root) is None:
        pytest.skip("nothing is compiled here: `main.py compile`")
    compare(root, line_ups(automa)[0], FEWER.get(automa, GAMES))


def test_other_games_are_noticed(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the command that shows the first game that differs."""
    games = iter(
        [
            [{"seed": 1, "moves": "a"}, {"seed": 2, "moves": "b"}],
            [{"seed": 1, "moves": "a"}, {"seed": 2, "moves": "c"}],
        ]
    )
    monkeypatch.setattr("game.cli.same_games._played", lambda *_: next(games))
    with pytest.raises(UserError) as problem:
        compare(root, line_ups("bauer")[0], 2)
    line = "python main.py simulate --seats bauer,bauer --tiles random --seed 2 --games 1 --json"
    assert line in words().error(problem.value)
