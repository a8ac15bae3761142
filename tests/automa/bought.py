"""Count what bauers acquire under a draft, on boards that all have one development."""

from __future__ import annotations

from functools import cache

from game.rules import Setup, legal_moves, new_game, play, scores, view
from game.rules.events import TileAcquired
from game.rules.ruleset import BASE, Ruleset, load_ruleset
from tests.automa.games import players

GAMES, SEATS = 12, 2
WIDTH = 3
"""Tiles of a level on a board for two."""


@cache
def bought(ruleset: str, tile: str, games: int = GAMES) -> int:
    """How many of two bauers a game have acquired a development, over all games."""
    return sum(len(_owners(ruleset, tile, seed)) for seed in range(games))


def bought_more(ruleset: str, tile: str, other: str = BASE) -> bool:
    """Whether more of them have under one ruleset than under another; what cannot matter is not played."""
    found, known = 0, bought(other, tile)
    return any((found := found + len(_owners(ruleset, tile, seed))) > known for seed in range(GAMES))


def bought_less(ruleset: str, tile: str, other: str = BASE) -> bool:
    """Whether fewer of them have; what cannot matter is not played."""
    found, known = 0, bought(other, tile)
    for seed in range(GAMES):
        found += len(_owners(ruleset, tile, seed))
        if found >= known or found + SEATS * (GAMES - 1 - seed) < known:
            break
    return found < known


def lead_of_first(ruleset: str, games: int = GAMES) -> int:
    """How many VP who plays first has more than who plays second, over all games of two bauers."""
    lead = 0
    for seed in range(games):
        state, table = new_game(Setup(seed=seed, ruleset=ruleset)), players("bauer", "bauer")
        first, second = state.order
        while (seat := state.to_move) is not None:
            play(state, table[seat].choose(view(state, seat), legal_moves(state)).move)
        lead += scores(state)[first] - scores(state)[second]
    return lead


def _owners(ruleset: str, tile: str, seed: int) -> set[int]:
    tiles = _tiles(load_ruleset(ruleset), tile, seed)
    state, table = new_game(Setup(seed=seed, ruleset=ruleset, tiles=tiles)), players("bauer", "bauer")
    owners = set()
    while (seat := state.to_move) is not None:
        move = table[seat].choose(view(state, seat), legal_moves(state)).move
        for event in play(state, move):
            if isinstance(event, TileAcquired) and event.tile == tile:
                owners.add(event.seat)
    return owners


def _tiles(ruleset: Ruleset, tile: str, seed: int) -> tuple[str, ...]:
    """Tiles for the rows for two: the one first in its level, beside others in turn."""
    found: list[str] = []
    for level in range(1, len(ruleset.developments.level) + 1):
        there = sorted(id for id, one in ruleset.tile.items() if one.level == level and one.set == "base")
        first, others = [id for id in there if id == tile], [id for id in there if id != tile]
        at = seed % len(others)
        found += [*first, *others[at:], *others[:at]][:WIDTH]
    return tuple(found)
