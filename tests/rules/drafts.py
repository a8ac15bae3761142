"""Drafts of the tests: their files, their words, and games by lot that hold what holds in every game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from game.rulebook import tile_line, tile_told
from game.rules import Setup, from_json, legal_moves, new_game, parse_move, play, refusal, state_json
from game.rules.record import Shelf
from game.rules.ruleset import Ruleset
from game.rules.state import GameState
from game.words import LANGUAGES, words_of
from tests.english import english
from tests.properties.games import lively

EVERY = 7
"""Positions between two that are written down and read again."""


def written(folder: Path, text: str, name: str = "draft") -> str:
    """The path of a file with this draft."""
    path = folder / f"{name}.toml"
    path.write_text(text, "utf-8")
    return str(path)


def told(ruleset: Ruleset, tile: str) -> str:
    """All that a card says of a development; in every language there are words for it."""
    said = tile_told(ruleset, tile)
    assert all(words_of(language).text(said) for language in LANGUAGES)
    return english(said).partition(": ")[2]


def line(ruleset: Ruleset, tile: str) -> str:
    """What a tile says in a few words, in every language."""
    said = tile_line(ruleset, ruleset.tile[tile])
    assert all(words_of(language).text(said) for language in LANGUAGES)
    return english(said)


def games(ruleset: str, count: int = 6, **setup: Any) -> Iterator[GameState]:
    """Yield every position of games by lot, which can be written down, read and played on alike."""
    for seed in range(count):
        state = new_game(Setup(seats=2 + seed % 3, seed=seed, ruleset=ruleset, tiles="random", **setup))
        yield from _played(state, Random(seed), Shelf(given=ruleset))


def _played(state: GameState, chance: Random, shelf: Shelf) -> Iterator[GameState]:
    number = 0
    while state.to_move is not None:
        moves, number = legal_moves(state), number + 1
        move = lively(chance, state)
        assert refusal(state, move) is None and parse_move(str(move)) == move
        if number % EVERY == 0:
            again = from_json(json.loads(json.dumps(state_json(state))), shelf)
            assert state_json(again) == state_json(state) and list(legal_moves(again)) == list(moves)
        yield state
        play(state, move)
    yield state


WISHES = """
name = "wishes"

[start.by_turn]
food = [0, 1, 1, 2]

[tile.11]
cost = []
effects = [{ gain = { thaler = 1 } }, { gain = { food = 1 }, every = true, season = "summer" }]

[tile.13]
ability = "none"
effects = [{ gain = { coal = 1, vp = 1 }, every = true }]

[tile.15]
less = "development"
end = { each = "prop" }

[tile.23]
effects = [{ gain = { wood = 1 }, each = "agriculture" }, { may = "dig", from_year = 2 }]

[tile.41]
end = { vp = 2 }

[tile.42]
end = { section = "none", each = "thaler", per = 2, vp = 1 }

[tile.45]
less = "mining"
"""
"""A draft with much of what a designer can write about developments."""
