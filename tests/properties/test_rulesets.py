"""Any ruleset whose values fit their types is refused in clear lines, or plays and makes a report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from game.playtest import PlanError, playtest
from game.playtest.report import written as report
from game.rules import Setup, legal_moves, new_game, play
from game.rules.ruleset import load_ruleset
from game.rules.setup import SetupError
from tests.english import faults
from tests.properties.games import MIXES, lively
from tests.schema import drafts, written

CHANCE = ("random", "random", "random", "random")
SETUPS = [Setup(seats=seats, modules=mix, tiles="random") for seats, mix in product((2, 3, 4), MIXES)]
some = settings(max_examples=25, suppress_health_check=[*HealthCheck], print_blob=True)


def sound(folder: Path, tables: dict[str, Any]) -> str | None:
    """The path of a draft; None if it is refused, each line with file and key."""
    path = written(folder / f"{len([*folder.iterdir()])}.toml", tables)
    found = faults(path)
    for line in found:
        assert line.startswith(f"{path}:") and "\n" not in line and line.count(": ") >= 2, line
    return None if found else path


def playable(path: str) -> Iterator[Setup]:
    """Setups of all numbers of seats and modules; a module that the draft rules out is named."""
    for setup in SETUPS:
        drafted = replace(setup, ruleset=path)
        try:
            new_game(drafted)
        except SetupError as refusal:
            assert refusal.field == "modules", refusal
        else:
            yield drafted


def play_to_the_end(setup: Setup) -> None:
    state, chance = new_game(setup), Random(setup.seed)
    while state.to_move is not None:
        moves = legal_moves(state)
        assert len(set(moves)) == len(moves)
        play(state, lively(chance, state))
    assert state.year == len(load_ruleset(setup.ruleset).year) + ("iron" in setup.modules)


def reported(path: str, seats: int, modules: tuple[str, ...], games: int) -> None:
    """A comparison with the base as the command makes it, up to the page."""
    try:
        summary = playtest(
            games=games, seats=CHANCE[:seats], ruleset=path, against="base", modules=modules, jobs=1
        )
    except (PlanError, SetupError) as refusal:
        assert refusal.field == "modules", refusal
        return
    assert not summary.missing, summary.missing
    assert "<html" in report(summary)


@pytest.mark.long
@settings(some, max_examples=4)
@given(drafts())
def test_any_draft_is_refused_or_reported(tmp_path: Path, tables: dict[str, Any]) -> None:
    path = sound(tmp_path, tables)
    if path is not None:
        reported(path, 2, (), 2)


@pytest.mark.thorough
@some
@given(drafts())
def test_many_drafts_play_and_are_reported(tmp_path: Path, tables: dict[str, Any]) -> None:
    path = sound(tmp_path, tables)
    if path is None:
        return
    for setup in playable(path):
        for seed in range(2):  # with every mix of modules 8 games of each number of seats
            play_to_the_end(replace(setup, seed=seed))
    for seats, modules in ((2, ()), (3, ("black",)), (4, ("black", "iron"))):
        reported(path, seats, modules, 3)


def test_a_game_without_a_disk_to_take_for_all_is_reported(tmp_path: Path) -> None:
    """One disk for two players: whoever comes second has nothing to take in any phase."""
    tables = {"disks": {"2": {"black": 1, "brown": 0, "yellow": 0}}}
    reported(written(tmp_path / "one.toml", tables), 2, (), 3)


@pytest.mark.long
def test_a_draft_that_pays_iron_is_refused_without_the_module_and_reported_with_it(tmp_path: Path) -> None:
    pays_iron = {"tile": {"11": {"effects": [{"gain": {"thaler": 1, "iron": 1}}]}}}
    draft = written(tmp_path / "iron.toml", pays_iron)
    with pytest.raises(SetupError) as refused:
        playtest(games=1, seats=CHANCE[:2], ruleset=draft, jobs=1)
    assert refused.value.field == "modules"
    reported(draft, 2, ("iron",), 2)
