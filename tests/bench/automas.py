"""How long the automas think, in whole two-seat games against each other."""

from __future__ import annotations

from time import perf_counter

from game.automa import AUTOMAS
from game.rules import Setup, legal_moves, new_game, play, view
from game.rules.player import Player

GAMES = 10


def measure() -> list[tuple[str, str]]:
    """Decisions a second and the longest thought of each automa, playing both seats."""
    figures = []
    for name, factory in AUTOMAS.items():
        games = (_thoughts((factory(seed), factory(seed + GAMES)), seed) for seed in range(GAMES))
        thoughts = [seconds for game in games for seconds in game]
        figures.append((f"{name}, 2 seats", f"{len(thoughts) / sum(thoughts):,.0f} decisions a second"))
        figures.append((f"{name}, longest of {len(thoughts):,} thoughts", f"{max(thoughts) * 1e3:.1f} ms"))
    return figures


def _thoughts(players: tuple[Player, Player], seed: int) -> list[float]:
    """Seconds of every decision of one game."""
    state = new_game(Setup(seats=2, seed=seed, tiles="random"))
    seconds = []
    while state.to_move is not None:
        seen = view(state, state.to_move)
        moves = legal_moves(seen)
        begin = perf_counter()
        decision = players[state.to_move].choose(seen, moves)
        seconds.append(perf_counter() - begin)
        play(state, decision.move, None)
    return seconds
