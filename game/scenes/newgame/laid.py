"""What lies on the board that is being agreed on, and what the rules say of it."""

from __future__ import annotations

from typing import NamedTuple, cast

from game.rules.message import Message, Tile, Value, message
from game.scenes.newgame.spread import EMPTY, Tiles
from game.scenes.trouble import Why


class Laid(NamedTuple):
    """The tile of every place (EMPTY where none lies), why it cannot be played, what is advised against."""

    tiles: Tiles
    problem: Why = ""
    advice: tuple[Why, ...] = ()

    def forbids(self, tile: str) -> bool:
        """Return whether the tile is why it cannot be played."""
        return tile in named(self.problem)

    def about(self, tile: str) -> list[Why]:
        """Return what is said against a tile that lies there."""
        return [said for said in (self.problem, *self.advice) if tile in named(said)]


def named(said: Value) -> frozenset[str]:
    """Return the tiles that a message names."""
    if isinstance(said, Tile):
        return frozenset((said.id,))
    if isinstance(said, Message):
        return named(tuple(value for _, value in said.values))
    if type(said) is tuple:
        return frozenset(id for value in cast("tuple[Value, ...]", said) for id in named(value))
    return frozenset()


def unfilled(tiles: Tiles) -> Why:
    """Return what there is to say of a board with empty places; nothing of a full one."""
    empty = tiles.count(EMPTY)
    return message("newgame-places-empty", count=empty) if empty else ""
