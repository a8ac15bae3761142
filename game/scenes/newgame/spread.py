"""Tiles laid by hand: the tile of every place of a board, level by level; a place may be empty."""

from __future__ import annotations

from collections.abc import Collection, Sequence

EMPTY = ""
Tiles = tuple[str, ...]


def levels_of(sizes: Sequence[int]) -> list[int]:
    """The level (1 to 5) of every place of a board with so many places a level."""
    return [level for level, size in enumerate(sizes, start=1) for _ in range(size)]


def put(tiles: Tiles, tile: str, place: int) -> Tiles:
    """A tile of the stock laid on a place; what lay there goes back."""
    return (*tiles[:place], tile, *tiles[place + 1 :])


def swapped(tiles: Tiles, one: int, other: int) -> Tiles:
    """Two places with their tiles exchanged."""
    return put(put(tiles, tiles[other], one), tiles[one], other)


def fitted(tiles: Tiles, before: Sequence[int], sizes: Sequence[int], allowed: Collection[str]) -> Tiles:
    """The tiles on a board of other sizes: each level keeps what it has room for and what is allowed."""
    found: list[str] = []
    for level, size in enumerate(sizes):
        start = sum(before[:level])
        old = tiles[start : start + before[level]] if level < len(before) else ()
        found += _level([tile if tile in allowed else EMPTY for tile in old], size)
    return tuple(found)


def _level(tiles: list[str], size: int) -> list[str]:
    """So many places: empty ones go first where there are too many."""
    while len(tiles) > size:
        tiles.pop(tiles.index(EMPTY) if EMPTY in tiles else -1)
    return tiles + [EMPTY] * (size - len(tiles))
