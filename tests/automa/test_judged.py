"""Positions of games in which a level once did what helped nobody; it does something else there now.

Each record ends before that move. What a level does not see is told in docs/automa.md; this was none of it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from game.automa import named
from game.rules import legal_moves, new_game, play, view
from game.rules.record import read_record
from game.rules.views import remember
from game.seeds import player_seed

RECORDS = Path(__file__).parent / "judged"
JUDGED = {
    "aim-of-the-farmer": ("bauer:farmer", "lay haspelknecht: 1 food"),
    "aim-of-the-farmhand": ("knappe", "lay coal-miner: 1 thaler"),
    "coal-store": ("knecht", "store coal in farm"),
    "drain-and-dig": ("heuerling", "end turn"),
    "dry-marker": ("steiger", "end turn"),
    "idle-farmhand": ("siedler", "lay farmhand: nothing"),
    "oil-lamp": ("knappe:merchant", "swap in 1: black for brown"),
    "paid-first": ("siedler", "activate farmhand"),
    "stopped-by-water": ("heuerling:merchant", "lay coal-miner: 1 food"),
    "thaler-of-the-mill": ("siedler:farmer", "lay water-mill: nothing"),
}
"""By record, the level and what it once did: paid for what its own plan made impossible, kept no Thaler or
VP that was free, let a worker idle who could dig or feed, used up a marker for a group it then left."""


@pytest.mark.parametrize("name", JUDGED)
def test_nobody_does_it_any_more(name: str) -> None:
    level, once = JUDGED[name]
    record = read_record((RECORDS / f"{name}.hasp").read_text("utf-8"))
    state = new_game(record.setup)
    for move in record.moves:
        remember(state, move)
        play(state, move)
    assert state.to_move is not None
    seen, moves = view(state, state.to_move), legal_moves(state)
    assert once in map(str, moves)
    assert str(named(level)(player_seed(record.setup.seed, state.to_move)).choose(seen, moves).move) != once


def test_every_record_is_of_one_of_them() -> None:
    assert {path.stem for path in RECORDS.glob("*.hasp")} == set(JUDGED)
