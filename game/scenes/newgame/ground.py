"""The layout of the board on the new-game screen, and beside each level the tiles that are not on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.rules.ids import TileId
from game.table.places.hexagon import HALF_ROOT, Hexagon, hexagon
from game.table.places.hexes import arranged
from game.table.places.packing import TILE_GAP, Axial
from game.table.places.ruler import Ruler

WIDEST_HEX, WIDEST_STOCK, NARROWEST_STOCK = 62.0, 84.0, 60.0
NAMED = 27.0  # half the width of a hex that has room for a name
STOCK_SHARE = 0.46  # of the width, if the tiles want so much
ROMAN_WIDTH, GAP, ROW_GAP = 30.0, 10.0, 5.0


class Ground(NamedTuple):
    """Everything in pixels. `stock` holds the tiles not on the board, `rows` the strip of each level."""

    rect: pygame.Rect
    board: pygame.Rect
    places: tuple[Hexagon, ...]
    rows: tuple[pygame.Rect, ...]
    stock: dict[TileId, Hexagon]

    def place_at(self, spot: tuple[int, int]) -> int | None:
        """Return the place of the board under a spot."""
        return next((i for i, place in enumerate(self.places) if place.contains(spot)), None)

    def tile_at(self, spot: tuple[int, int]) -> TileId | None:
        """Return the tile of the stock under a spot: the upper one where they overlap."""
        found = [tile for tile, place in self.stock.items() if place.contains(spot)]
        return found[-1] if found else None


def lay_ground(
    rect: pygame.Rect,
    scale: float,
    board: Sequence[Sequence[Axial]],
    stock: Sequence[Sequence[TileId]],
    most: int,
) -> Ground:
    """Return the ground in rect: `stock` holds the tiles beside each level, `most` is the longest row."""
    share = STOCK_SHARE * rect.width / scale - ROMAN_WIDTH - GAP
    width = min(WIDEST_STOCK, max(NARROWEST_STOCK, share / max(1, most)))
    ground, places = _board(rect, scale, board, width * most)
    if places[0].half_width < NAMED * scale:
        width = NARROWEST_STOCK
        ground, places = _board(rect, scale, board, width * most)
    left = ground.right + round(GAP * scale)
    rows = _rows(pygame.Rect(left, rect.top, rect.right - left, rect.height), len(board), scale)
    tiles: dict[TileId, Hexagon] = {}
    for row, numbers in zip(rows, stock, strict=True):
        tiles |= _row(row, numbers, width, scale)
    return Ground(rect, ground, places, rows, tiles)


def _board(
    rect: pygame.Rect, scale: float, board: Sequence[Sequence[Axial]], stock: float
) -> tuple[pygame.Rect, tuple[Hexagon, ...]]:
    """Return the ground that a stock of this width leaves to the board, and the board's places in it."""
    right = rect.right - round((stock + ROMAN_WIDTH + 2 * GAP) * scale)
    ground = pygame.Rect(rect.left, rect.top, right - rect.left, rect.height)
    frame = (ground.left / scale, ground.top / scale, ground.width / scale, ground.height / scale)
    flat = [place for hexes in board for place in hexes]
    return ground, arranged(Ruler(scale), flat, frame, most=WIDEST_HEX)


def _rows(rect: pygame.Rect, count: int, scale: float) -> tuple[pygame.Rect, ...]:
    gap, step = round(ROW_GAP * scale), rect.height / count
    return tuple(
        pygame.Rect(rect.left, round(rect.top + i * step) + gap // 2, rect.width, round(step) - gap)
        for i in range(count)
    )


def _row(row: pygame.Rect, numbers: Sequence[TileId], width: float, scale: float) -> dict[TileId, Hexagon]:
    """Return the tiles of a level side by side; many overlap."""
    left = row.left + round(ROMAN_WIDTH * scale)
    radius = min((row.height - 4 * scale) / 2, width * scale / 2 / HALF_ROOT)
    half = radius * HALF_ROOT
    room = row.right - 4 * scale - left
    step = min(2 * half, (room - 2 * half) / max(1, len(numbers) - 1))
    return {
        number: hexagon((left + half + i * step, row.centery), radius - TILE_GAP / 2 * scale)
        for i, number in enumerate(numbers)
    }
