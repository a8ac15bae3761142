"""How long the figures of a large playtest take: hundreds of columns over thousands of games."""

from __future__ import annotations

from statistics import median
from time import perf_counter

from game.playtest.figures import computed, judged
from tests.playtest.tables import known_columns, wide_table

GAMES, TILES, ROUNDS = 2_500, 400, 3


def measure() -> list[tuple[str, str]]:
    """Figures by name."""
    games = wide_table(GAMES, TILES)
    found = known_columns(games)
    taken = []
    for _ in range(ROUNDS):
        begin = perf_counter()
        judged(computed(games, found, 2))
        taken.append(perf_counter() - begin)
    return [(f"figures of {len(found)} columns of {2 * GAMES} games", f"{median(taken):.2f} s")]
