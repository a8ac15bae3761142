"""How long the automas think, as where they play: the base game for two, everything for four."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count
from time import perf_counter
from typing import Any

from game.automa import AUTOMAS
from game.processes import seldom_garbage
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.player import Player
from game.rules.ruleset import load_ruleset
from game.rules.setup import new_tiles
from game.seeds import player_seed

SECONDS = 8.0
"""So long each automa plays, and its last game to the end."""


def measure() -> list[tuple[str, str]]:
    """Decisions a second and the longest thought of each automa, playing every seat."""
    return [figure for row in rows() for figure in _told(row)]


def rows() -> Iterator[dict[str, Any]]:
    """Yield an automa's figures with two seats, and with four and everything in play."""
    both = frozenset({"black", "iron"})
    every = new_tiles(load_ruleset(), both)
    full = Setup(seats=4, tiles="random", modules=both, tunnel="B", new_tiles=every)
    for name, factory in AUTOMAS.items():
        for label, setup in (("2 seats", Setup(seats=2, tiles="random")), ("4 seats, everything", full)):
            yield {"player": name, "game": label, **_figures(factory, setup)}


def _figures(factory: Callable[[int], Player], setup: Setup) -> dict[str, float]:
    """Thoughts, how many of them a second has, and how many milliseconds they take."""
    thoughts: list[float] = []
    with seldom_garbage():
        for seed in count():
            players = [factory(player_seed(seed, seat)) for seat in range(setup.seats)]
            thoughts += _thoughts(players, replace(setup, seed=seed))
            if sum(thoughts) > SECONDS:
                break
    thoughts.sort()
    median, late = (thoughts[int(len(thoughts) * share)] * 1e3 for share in (0.5, 0.99))
    return {
        "thoughts": len(thoughts),
        "per_second": round(len(thoughts) / sum(thoughts), 1),
        "median_ms": round(median, 3),
        "late_ms": round(late, 1),
        "longest_ms": round(thoughts[-1] * 1e3, 1),
    }


def _told(row: dict[str, Any]) -> list[tuple[str, str]]:
    title = f"{row['player']}, {row['game']}"
    return [
        (title, f"{row['per_second']:,.0f} decisions a second"),
        (
            f"{title}, {row['thoughts']:,} thoughts",
            f"median {row['median_ms']:.1f} ms, 99 % within {row['late_ms']:.1f} ms, "
            f"longest {row['longest_ms']:.1f} ms",
        ),
    ]


def _thoughts(players: Sequence[Player], setup: Setup) -> list[float]:
    """Seconds of every decision of one game."""
    state = new_game(setup)
    seconds = []
    while state.to_move is not None:
        seen = view(state, state.to_move)
        moves = legal_moves(seen)
        begin = perf_counter()
        decision = players[state.to_move].choose(seen, moves)
        seconds.append(perf_counter() - begin)
        play(state, decision.move, None)
    return seconds
