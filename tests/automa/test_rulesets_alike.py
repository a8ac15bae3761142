"""Rulesets that play alike give the same games: nothing of a ruleset's path, name or digest enters a lot."""

from __future__ import annotations

import os
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from game.automa import named
from game.automa.hidden import own_chance
from game.rules import Setup, new_game, view
from game.seeds import player_seed
from tests.automa.games import IRON_TILES, VALLEY, decisions

NAMED = """
name = "The same by another name"
[tile.11]
name = "Yoke"
status = { cost = "printed" }
"""
WHOLE = None
DECISIONS = {
    **dict.fromkeys(("knecht", "random", "greedy", "bauer", "mcts:2"), WHOLE),
    "steiger": 200,
    "meister": 20,
}
"""How many of a game are looked at: fewer of those who think long."""
BOTH: dict[str, Any] = {
    "tiles": "random",
    "modules": frozenset({"black", "iron"}),
    "tunnel": "B",
    "new_tiles": VALLEY + IRON_TILES,
}
SETUPS = {
    "2 seats": Setup(seats=2, seed=3),
    "2 seats, iron": Setup(seats=2, seed=5, tiles="random", modules=frozenset({"iron"})),
    "3 seats, open": Setup(seats=3, seed=8, tiles="random", layout="flower", open_planning=True),
    "4 seats, both modules": Setup(seats=4, seed=9, layout="three-circles", **BOTH),
}
setups = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)


@pytest.fixture
def alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The base, a draft that changes nothing, the same by another path, and one that changes words alone."""
    monkeypatch.chdir(tmp_path)
    Path("empty.toml").write_text("", "utf-8")
    Path("named.toml").write_text(NAMED, "utf-8")
    return ["base", "empty.toml", os.path.join(".", "empty.toml"), str(tmp_path / "named.toml")]


def game(setup: Setup, ruleset: str, name: str, most: int | None = None) -> list[str]:
    """The moves of a game between automas of a name, or of its beginning."""
    fields = {key: getattr(setup, key) for key in Setup.__annotations__} | {"ruleset": ruleset}
    table = [named(name)(player_seed(setup.seed, seat)) for seat in range(setup.seats)]
    found = decisions(new_game(Setup(**fields)), table)
    return [str(decision.move) for _, _, decision in islice(found, most)]


def check_games(setup: Setup, name: str, most: int | None, alike: list[str]) -> None:
    first, *others = (game(setup, ruleset, name, most) for ruleset in alike)
    assert len(first) == most or len(first) > 100
    assert all(other == first for other in others)


@pytest.mark.thorough
@setups
@pytest.mark.parametrize("name", DECISIONS)
def test_rulesets_that_play_alike_give_the_same_games(setup: Setup, name: str, alike: list[str]) -> None:
    check_games(setup, name, DECISIONS[name], alike)


@setups
def test_the_lots_of_a_view_are_those_of_the_position(setup: Setup, alike: list[str]) -> None:
    drawn = set()
    for ruleset in alike:
        fields = {key: getattr(setup, key) for key in Setup.__annotations__} | {"ruleset": ruleset}
        state = new_game(Setup(**fields))
        drawn.add(own_chance(7, view(state, state.to_move)).getrandbits(64))
    assert len(drawn) == 1
