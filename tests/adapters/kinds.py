"""Setups of every kind: each number of seats, each module, new developments."""

from __future__ import annotations

from game.rules import Setup
from game.rules.ids import AddedTile

VALLEY = tuple(map(AddedTile, ("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47")))
BOTH = frozenset({"black", "iron"})
SETUPS = (
    Setup(seats=2),
    Setup(seats=4, tiles="recommended", modules=BOTH, tunnel="B"),
    Setup(seats=3, tiles="random", new_tiles=VALLEY),
    Setup(seats=3),
    Setup(seats=4),
    Setup(seats=2, modules=frozenset({"black"}), open_planning=True),
    Setup(seats=2, tiles="random", modules=frozenset({"iron"})),
)
