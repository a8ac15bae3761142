"""Positions in which the farmer is about to acquire a development, or just did."""

from __future__ import annotations

from game.rules.state import GameState
from tests.rules.helpers import SPRING, at_working, do

DISKS = {
    "11": "2 yellow", "12": "2 brown", "13": "2 black", "14": "2 black", "15": "2 brown",
    "21": "3 yellow", "22": "3 brown", "23": "3 brown", "24": "3 brown", "25": "3 black",
    "31": "4 black", "32": "4 yellow", "33": "4 black", "34": "4 yellow", "35": "4 brown",
    "41": "1 black, 4 yellow", "42": "4 black, 1 brown", "43": "5 brown", "44": "4 brown, 1 yellow",
    "45": "5 black",
}  # fmt: skip
BESIDE = {
    "21": "11", "22": "12", "23": "13", "24": "14", "25": "15",
    "31": "21", "32": "21", "33": "22", "34": "23", "35": "24",
    "41": "31", "42": "32", "43": "33", "44": "34", "45": "35",
}  # fmt: skip
"""For each tile one that touches it, all twenty lying in rows."""


def about_to_buy(tile: str, *plan: str, owns: tuple[str, ...] = (), **where: object) -> GameState:
    """The farmer's disks meet the tile; a tile that touches it is owned."""
    beside = [BESIDE[tile]] if tile in BESIDE else []
    everything = {"season": SPRING, "seats": 4, **where}
    return at_working(f"farmer: {DISKS[tile]}", *plan, owns=(*beside, *owns), **everything)  # type: ignore[arg-type]


def bought(tile: str, *plan: str, **where: object) -> GameState:
    """The farmer has just acquired the tile; what it asks, if it asks, is open."""
    state = about_to_buy(tile, *plan, **where)  # type: ignore[arg-type]
    do(state, f"acquire {tile} by farmer")
    return state
