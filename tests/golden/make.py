"""Play the golden games anew: `python -m tests.golden.make`. Only when rules or records change on purpose."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.automa import named
from game.match import Match
from game.rules import Setup, record_text
from game.seeds import player_seed
from tests.properties.games import played

HERE = Path(__file__).resolve().parent
Fields = dict[str, Any]
VALLEY = ("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47")
IRON = ("10E", "30E", "40E")
MIXED: Fields = {"tiles": "random"}
BLACK: Fields = {"modules": frozenset({"black"}), "new_tiles": VALLEY}
IRON_A: Fields = {"modules": frozenset({"iron"}), "new_tiles": VALLEY + IRON}
IRON_B: Fields = {**IRON_A, "tunnel": "B"}
BOTH: Fields = {"tiles": "recommended", "modules": frozenset({"black", "iron"}), "tunnel": "B"}
GAMES = {
    "2-seats-rows": (Setup(seats=2, seed=17), ("bauer", "bauer")),
    "2-seats-open-legs": (
        Setup(seats=2, seed=29, layout="three-long-legs", tiles="random", open_planning=True),
        ("bauer", "random"),
    ),
    "3-seats-flower": (Setup(seats=3, seed=31, layout="flower", tiles="random"), ("bauer",) * 3),
    "3-seats-start-buildings": (
        Setup(
            seats=3,
            seed=47,
            layout="two-rounds",
            tiles="random",
            start_buildings=True,
            start_improved_farmhand=True,
        ),
        ("bauer", "random", "bauer"),
    ),
    "4-seats-short-legs": (
        Setup(seats=4, seed=64, layout="four-short-legs", tiles="random"),
        ("bauer", "random", "bauer", "random"),
    ),
    "4-seats-circles": (Setup(seats=4, seed=53, layout="three-circles", tiles="random"), ("bauer",) * 4),
    "3-seats-black": (Setup(seats=3, seed=2, layout="butterfly", **MIXED, **BLACK), ("bauer",) * 3),
    "2-seats-iron-a": (
        Setup(seats=2, seed=2, layout="two-long-asymmetric-legs", **MIXED, **IRON_A),
        ("bauer", "bauer"),
    ),
    "4-seats-iron-b": (Setup(seats=4, seed=7, layout="four-long-legs", **MIXED, **IRON_B), ("bauer",) * 4),
    "4-seats-both": (Setup(seats=4, seed=1, layout="three-circles", **BOTH), ("bauer",) * 4),
    "4-seats-both-again": (
        Setup(seats=4, seed=8, layout="three-circles", **BOTH),
        ("bauer", "bauer", "random", "bauer"),
    ),
}
BY_CHANCE = {
    "3-seats-by-chance": Setup(
        seats=3,
        seed=332,
        layout="tower",
        tiles="random",
        modules=frozenset({"black", "iron"}),
        new_tiles=VALLEY + IRON,
    ),
}
"""Played by chance, to see what automas seldom do: offered markers, the Farmer's Wife, open colours."""


def main() -> None:
    """Write the record of every golden game beside this file."""
    for name, (setup, names) in GAMES.items():
        players = [named(automa)(player_seed(setup.seed, seat)) for seat, automa in enumerate(names)]
        match = Match(setup, players)
        while match.advance():
            pass
        _write(name, match.text(names))
    for name, setup in BY_CHANCE.items():
        _, moves = played(setup, setup.seed, 5_000)
        _write(name, record_text(setup, moves))


def _write(name: str, text: str) -> None:
    (HERE / f"{name}.hasp").write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
