"""Positions of the Ruhr Valley: its tiles are in play, the farmer is about to acquire one, or just did."""

from __future__ import annotations

from typing import Any

from game.rules.engine import final_lines
from game.rules.state import GameState
from game.rules.terms import Step
from tests.rules.buying import DISKS
from tests.rules.helpers import AUTUMN, SPRING, at, at_working, do, exhaust, give, own

LAYS = {
    **DISKS,
    "16": "2 brown", "17": "2 black", "18": "2 brown", "19": "2 yellow",
    "26": "3 brown", "27": "3 yellow", "28": "3 brown", "29": "3 yellow",
    "36": "1 black, 1 brown, 1 wheelbarrow", "37": "4 brown", "38": "4 black",
    "46": "1 brown, 4 yellow", "47": "4 black, 1 brown",
    "51": "4 black, 1 brown", "52": "4 black, 1 yellow", "53": "5 black",
    "54": "4 brown, 1 yellow", "55": "5 brown",
    "10E": "2 brown", "30E": "4 yellow", "40E": "1 black, 4 brown",
}  # fmt: skip
"""For each tile disks that meet it."""
VALLEY = ("16", "17", "18", "19", "26", "27", "28", "29", "36", "37", "38", "46", "47")
BLACK = ("51", "52", "53", "54", "55")
IRON = ("10E", "30E", "40E")


def with_tiles(*tiles: str, modules: tuple[str, ...] = (), **where: Any) -> dict[str, Any]:
    """A setup of four with these developments, and the modules that they belong to."""
    parts = {*modules, *(["black"] if {*tiles} & {*BLACK} else []), *(["iron"] if {*tiles} & {*IRON} else [])}
    new = tuple(dict.fromkeys(tile for tile in tiles if tile in VALLEY or tile in IRON))
    return {"seats": 4, "modules": frozenset(parts), "new_tiles": new, **where}


def reach(state: GameState, seat: int, tile: str) -> None:
    """A token on a tile that touches this one, which brings nothing but that."""
    if tile[0] != "1":
        beside = state.box.neighbours[state.box.index[tile]][0]
        state.seats[seat].tiles |= 1 << beside
        state.stacks[beside] += (seat,)


def working(*plan: str, new: tuple[str, ...] = (), modules: tuple[str, ...] = (), **where: Any) -> GameState:
    """Seat 0 of four begins to work in spring, these new tiles in play."""
    return at_working(*plan, **with_tiles(*new, modules=modules, **{"season": SPRING, **where}))


def about_to_buy(tile: str, *plan: str, lay: str = "", new: tuple[str, ...] = (), **where: Any) -> GameState:
    """The farmer's disks meet the tile, and it touches one that the seat owns."""
    state = working(f"farmer: {lay or LAYS[tile]}", *plan, new=(tile, *new), **where)
    reach(state, 0, tile)
    return state


def bought(tile: str, *plan: str, **where: Any) -> GameState:
    """The farmer has just acquired the tile; what it asks, if it asks, is open."""
    state = about_to_buy(tile, *plan, **where)
    do(state, f"acquire {tile} by farmer")
    return state


def ended(*owns: str, new: tuple[str, ...] = (), modules: tuple[str, ...] = (), **slots: Any) -> GameState:
    """The last autumn of a game of four; seat 0 owns these and has emptied what `tunnel_dug` says."""
    state = at_working(**with_tiles(*owns, *new, modules=modules, season=AUTUMN))
    state.year = state.box.years
    own(state, 0, *owns)
    if slots.get("tunnel_dug"):
        exhaust(state.seats[0])
        give(state.seats[0], tunnel_props=state.seats[0].board.tunnel_fields)
    give(state.seats[0], **slots)
    return state


def line(state: GameState, rule_id: str, seat: int = 0) -> int:
    """The VP that a rule gives in the final scoring."""
    return sum(line.vp for line in final_lines(state, seat) if line.rule == rule_id)


def final_vp(state: GameState, seat: int = 0) -> int:
    """All VP of the final scoring."""
    return sum(line.vp for line in final_lines(state, seat))


def phase_begins(
    season: int = SPRING,
    year: int = 2,
    step: Step = Step.PLANNING,
    new: tuple[str, ...] = (),
    modules: tuple[str, ...] = (),
    **where: Any,
) -> GameState:
    """A position of four at the start of a step of this phase, before anything was taken."""
    return at(step, year=year, season=season, **with_tiles(*new, modules=modules, **where))
