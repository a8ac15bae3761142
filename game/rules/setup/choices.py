"""The choices before a game."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.ids import TileId
from game.rules.ruleset.files import BASE


@dataclass(frozen=True, slots=True)
class Setup:
    """The choices before a game.

    `layout` is the id of a board, None the rows for so many seats. `tiles` is "first", "random",
    "recommended" or the tile numbers level by level in the order of the layout's hexes, black ones last or
    left to the seed. `modules` are of "black" and "iron"; `tunnel` is the side of the Enhanced Tunnel, "A" or
    "B"; `new_tiles` are the numbers of sections 12 and 14 mixed into tiles that are not named one by one.
    """

    seats: int = 2
    seed: int = 0
    ruleset: str = BASE
    layout: str | None = None
    tiles: str | tuple[TileId, ...] = "first"
    modules: frozenset[str] = frozenset()
    tunnel: str = "A"
    new_tiles: tuple[TileId, ...] = ()
    open_planning: bool = False
    start_buildings: bool = False
    start_improved_farmhand: bool = False
