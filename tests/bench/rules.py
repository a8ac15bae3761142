"""How fast the rules play: random games with 4 seats, and the cost of a copy."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain
from random import Random
from time import perf_counter
from typing import Any

from game.rules import Setup, legal_moves, new_game, play
from game.rules.ruleset import load_ruleset
from game.rules.setup import new_tiles
from game.rules.state import GameState

GAMES = 100
ROUNDS = 12
RATE = "decisions a second"
UNITS = {RATE: ",.0f", "games a second": ",.0f", "µs": ".2f"}
"""The units of the figures, and how these are written."""


def measure() -> list[tuple[str, str]]:
    """Figures by name, each of the fastest of several rounds on one core: what else goes on slows them."""
    return [(row["what"], f"{row['figure']:{UNITS[row['unit']]}} {row['unit']}") for row in rows()]


def rows() -> list[dict[str, Any]]:
    """What was measured, the figure and its unit."""
    base = Setup(seats=4)
    kinds = {
        "nobody listens": (base, False),
        "events made": (base, True),
        "both modules, new tiles": (_everything(), False),
    }
    rounds = [[(how, *_random_games(*kind)) for how, kind in kinds.items()] for _ in range(ROUNDS)]
    what = "random play, 4 seats"
    rates: dict[str, float] = {}
    for how, decisions, seconds in chain.from_iterable(rounds):
        rates[how] = max(rates.get(how, 0.0), decisions / seconds)
    played = [(f"{what}, {how}", rate, RATE) for how, rate in rates.items()]
    games = max(GAMES / seconds for (_, _, seconds), *_ in rounds)
    copied = [(f"copy(), {seats} seats", _copy_cost(_midgame(seats)), "µs") for seats in (2, 3, 4)]
    return [
        {"what": name, "figure": round(figure, 3), "unit": unit}
        for name, figure, unit in (*played, (f"{what}, nobody listens", games, "games a second"), *copied)
    ]


def _everything() -> Setup:
    """Both modules, and boards drawn from every tile there is."""
    modules = frozenset({"black", "iron"})
    mixed = new_tiles(load_ruleset(), modules)
    return Setup(seats=4, tiles="random", modules=modules, tunnel="B", new_tiles=mixed)


def _random_games(setup: Setup, heard: bool) -> tuple[int, float]:
    """Decisions and seconds of some games, dealing and the choice of a move included."""
    chance = Random(1).random
    decisions = 0
    begin = perf_counter()
    for seed in range(GAMES):
        state = new_game(replace(setup, seed=seed))
        while state.to_move is not None:
            moves = legal_moves(state)
            move = moves[int(chance() * len(moves))]
            if heard:
                play(state, move)
            else:
                play(state, move, None)
            decisions += 1
    return decisions, perf_counter() - begin


def _midgame(seats: int) -> GameState:
    state, random = new_game(Setup(seats=seats, seed=3)), Random(3)
    for _ in range(120):
        if state.to_move is not None:
            play(state, random.choice(list(legal_moves(state))), None)
    return state


def _copy_cost(state: GameState, times: int = 20_000) -> float:
    """Microseconds of one copy."""
    rounds = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        for _ in range(times):
            state.copy()
        rounds.append((perf_counter() - begin) / times * 1e6)
    return min(rounds)
