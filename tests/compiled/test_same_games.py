"""Compiled rules and automas play the same games as pure Python."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from subprocess import CompletedProcess
from types import new_class
from typing import Any

import pytest

from game.automa import AUTOMAS
from game.automa.process_player import ProcessPlayer
from game.cli.same_games import SHARES, compare, line_ups
from game.cli.saying import UserError, words
from game.compiled import builds, sources
from game.rules import Setup, legal_moves, new_game, view
from game.rules.moves import Take
from tests.compiled.whereabouts import MODULES, Whereabouts
from tests.english import english

GAMES, FEWER = 20, {"steiger": 10, "meister": 1}
"""Games of a level, and of those who think long; `main.py compile --check N` plays more."""


def test_every_level_is_compared() -> None:
    assert {*SHARES} == {*AUTOMAS, "greedy", "random"}


@pytest.mark.long
@pytest.mark.parametrize("automa", SHARES)
def test_the_same_games(root: Path, automa: str) -> None:
    if builds.found(root) is None:
        pytest.skip("nothing is compiled here: `main.py compile`")
    compare(line_ups(automa)[0], FEWER.get(automa, GAMES))


def test_what_was_not_compiled_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else pure Python against itself would pass."""
    games = [{"seed": 1, "scores": [3, 4]}]
    for compiled, said in ((True, "--pure was not played"), (False, "simulate --seats random,random")):
        told = json.dumps({"compiled": compiled, "games": games})
        done = CompletedProcess[str]([], 0, told, "")
        monkeypatch.setattr("game.cli.same_games.subprocess.run", lambda *_, done=done, **__: done)
        with pytest.raises(UserError) as problem:
            compare(line_ups("random")[0], 1)
        assert said in words().error(problem.value)


@pytest.mark.long
def test_an_automa_that_sits_down_after_a_window_has_compiled_uses_that(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the window has imported what it has; who thinks already stays with that, too."""
    build = builds.found(root)
    if build is None:
        pytest.skip("nothing is compiled here: `main.py compile`")
    state = new_game(Setup())
    monkeypatch.delenv(builds.VARIABLE, raising=False)
    before = ProcessPlayer("before", Whereabouts, 1)
    monkeypatch.setenv(builds.VARIABLE, "")
    builds.lend(build)
    after = ProcessPlayer("after", Whereabouts, 1)
    try:
        told = [player.choose(view(state, state.to_move), legal_moves(state)) for player in (before, after)]
    finally:
        before.close()
        after.close()
    pure, compiled = ([english(reason) for reason in decision.reasons] for decision in told)
    assert all(str(build) not in reason for reason in pure)
    assert len(compiled) == len(MODULES) and all(str(build) in reason for reason in compiled)


@pytest.mark.long
def test_no_native_object_can_be_referred_to_weakly(root: Path) -> None:
    """A native class with an interpreted ancestor has a list of weak references, which mypyc frees."""
    if not builds.used():
        pytest.skip("speaks of compiled modules alone")
    modules = [import_module(sources.module_name(path)) for path in sources.compiled(root)]
    kinds = [kind for module in modules for kind in vars(module).values() if isinstance(kind, type)]
    native = [kind for kind in kinds if is_native(kind)]
    assert Take in native
    assert [kind for kind in native if kind.__weakrefoffset__] == []


def is_native(kind: type) -> bool:
    """Return True for a class that makes no object of an interpreted heir."""
    try:
        heir: Any = new_class("Heir", (kind,))
        heir.__new__(heir)
    except TypeError as refused:
        return "interpreted classes cannot inherit from compiled" in str(refused)
    return False


def test_other_games_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the command that shows the first game that differs."""
    games = iter(
        [
            [{"seed": 1, "moves": "a"}, {"seed": 2, "moves": "b"}],
            [{"seed": 1, "moves": "a"}, {"seed": 2, "moves": "c"}],
        ]
    )
    monkeypatch.setattr("game.cli.same_games._played", lambda *_: next(games))
    with pytest.raises(UserError) as problem:
        compare(line_ups("bauer")[0], 2)
    line = "python main.py simulate --seats bauer,bauer --tiles random --seed 2 --games 1 --json"
    assert line in words().error(problem.value)
