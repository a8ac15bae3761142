"""Setups of every kind: each number of seats, each module, new developments."""

from __future__ import annotations

import pytest

from game.rules import Setup
from game.rules.ids import AddedTile
from tests.few import few

VALLEY = tuple(map(AddedTile, ("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47")))
BOTH = frozenset({"black", "iron"})
BY_NAME = {
    "two seats": Setup(seats=2),
    "four seats, both modules": Setup(seats=4, tiles="recommended", modules=BOTH, tunnel="B"),
    "three seats, new developments": Setup(seats=3, tiles="random", new_tiles=VALLEY),
    "three seats": Setup(seats=3),
    "four seats": Setup(seats=4),
    "black, open plans": Setup(seats=2, modules=frozenset({"black"}), open_planning=True),
    "iron": Setup(seats=2, tiles="random", modules=frozenset({"iron"})),
}
SETUPS = tuple(BY_NAME.values())
named = pytest.mark.parametrize("setup", few(SETUPS, 3), ids=[*BY_NAME])
"""A test of each setup; an ordinary run has the first three."""
