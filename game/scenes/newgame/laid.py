"""The tiles on the board of the new-game screen, and what the rules say of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, cast

from game.rules.ids import NoId, TileId
from game.rules.message import Message, TileName, Value, message
from game.scenes.saving.files import Why

EMPTY: NoId = ""
Tiles = tuple[TileId | NoId, ...]


class Laid(NamedTuple):
    """The tile of every place (EMPTY for none), why it cannot be played, and what is advised against."""

    tiles: Tiles
    problem: Why = ""
    advice: tuple[Why, ...] = ()

    def forbids(self, tile: TileId) -> bool:
        """Return True if the board cannot be played because of this tile."""
        return tile in named(self.problem)

    def about(self, tile: TileId) -> list[Why]:
        """Return the objections to a tile."""
        return [said for said in (self.problem, *self.advice) if tile in named(said)]


def named(said: Value) -> frozenset[TileId]:
    """Return the tiles that a message names."""
    if isinstance(said, TileName):
        return frozenset((said.id,))
    if isinstance(said, Message):
        return named(tuple(value for _, value in said.values))
    if type(said) is tuple:
        return frozenset(id for value in cast("tuple[Value, ...]", said) for id in named(value))
    return frozenset()


def unfilled(tiles: Tiles) -> Why:
    """Return the problem of a board with empty places; empty for a full one."""
    empty = tiles.count(EMPTY)
    return message("newgame-places-empty", count=empty) if empty else ""


def levels_of(sizes: Sequence[int]) -> list[int]:
    """Return the level of every place of a board, from the number of places of each level."""
    return [level for level, size in enumerate(sizes, start=1) for _ in range(size)]


def put(tiles: Tiles, tile: TileId | NoId, place: int) -> Tiles:
    """Return the tiles with another one on a place; the tile that lay there goes back to the stock."""
    return (*tiles[:place], tile, *tiles[place + 1 :])


def swapped(tiles: Tiles, one: int, other: int) -> Tiles:
    """Return the tiles with those of two places exchanged."""
    return put(put(tiles, tiles[other], one), tiles[one], other)


def fitted(tiles: Tiles, before: Sequence[int], sizes: Sequence[int], allowed: Collection[TileId]) -> Tiles:
    """Return the tiles on a board of other sizes: each level keeps the allowed tiles that it has room for."""
    found: list[TileId | NoId] = []
    for level, size in enumerate(sizes):
        start = sum(before[:level])
        old = tiles[start : start + before[level]] if level < len(before) else ()
        found += _level([tile if tile and tile in allowed else EMPTY for tile in old], size)
    return tuple(found)


def _level(tiles: list[TileId | NoId], size: int) -> list[TileId | NoId]:
    """Return a level with so many places; of too many, the empty ones go first."""
    while len(tiles) > size:
        tiles.pop(tiles.index(EMPTY) if EMPTY in tiles else -1)
    return tiles + [EMPTY] * (size - len(tiles))
