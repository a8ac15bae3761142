"""The developments panel: regular hexes as large as the board's shape allows, and the card of the levels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.table.places.hexagon import Hexagon, Point, hexagon
from game.table.places.lanes import lanes
from game.table.places.packing import HEAD, NARROW, TILE_GAP, Axial, Packing, largest, pack
from game.table.places.ruler import Ruler

PAD = 5.0  # from the panel's edge to hexes and levels
BESIDE = 4.0  # between two levels
ENOUGH, STEP, MOST = 33.3, 10.0, 50.0
"""A drawing's height for whose sake a panel grows, in such steps and not by more."""

Frame = tuple[float, float, float, float]


class DevelopmentsPlace(NamedTuple):
    """The developments panel."""

    rect: pygame.Rect
    title: pygame.Rect
    hexes: tuple[Hexagon, ...]
    levels: tuple[pygame.Rect, ...]

    def at(self, point: Point) -> int | None:
        """Return the index of the tile under a point."""
        return next((i for i, tile in enumerate(self.hexes) if tile.contains(point)), None)


def packed(hexes: Sequence[Axial], levels: int, seats: int, width: float, height: float) -> Packing:
    """Return the packing of a board in a panel of this size."""
    return pack(tuple(hexes), levels, seats, width - 2 * PAD, height - 2 * PAD)


def growth(hexes: Sequence[Axial], levels: int, seats: int, width: float, height: float) -> float:
    """Return how much higher the panel of a board should be for the sake of its drawings."""
    more = 0.0
    while more < MOST and _drawing(packed(hexes, levels, seats, width, height + more), seats) < ENOUGH:
        more += STEP
    return more


def _drawing(packing: Packing, seats: int) -> float:
    return lanes(packing.board.flat, packing.radius - TILE_GAP / 2, seats).art_height


def panel_width(packing: Packing) -> float:
    """Return the width of the panel round a packing."""
    return packing.width + 2 * PAD


def developments(
    ruler: Ruler, packing: Packing, levels: int, x: float, y: float, h: float
) -> DevelopmentsPlace:
    """Return the panel at x, y with its hexes (in tile order) and its level tiles."""
    left, top, wide, high = packing.card
    left, top = x + PAD + left, y + PAD + top
    rows, step = -(-levels // packing.columns), packing.columns
    each = (high - HEAD) / rows
    return DevelopmentsPlace(
        ruler.rect(x, y, panel_width(packing), h),
        ruler.rect(left + 2, top, wide - 4, HEAD - 4),
        tuple(
            hexagon(
                ruler.point(x + PAD + cx, y + PAD + cy),
                (packing.radius - TILE_GAP / 2) * ruler.scale,
                packing.board.flat,
            )
            for cx, cy in packing.centres
        ),
        tuple(
            ruler.rect(
                left + level % step * NARROW,
                top + HEAD + level // step * each,
                NARROW - BESIDE,
                each - BESIDE,
            )
            for level in range(levels)
        ),
    )


def arranged(ruler: Ruler, hexes: Sequence[Axial], frame: Frame, most: float = 1e9) -> tuple[Hexagon, ...]:
    """Return the hexes, as large as a frame (x, y, width, height) allows, in its middle.

    No radius is above `most`.
    """
    x, y, width, height = frame
    board, radius = largest(hexes, width, height)
    radius = min(most, radius)
    left, top = x + (width - board.width * radius) / 2, y + (height - board.height * radius) / 2
    centres = (ruler.point(left + cx * radius, top + cy * radius) for cx, cy in board.centres)
    return tuple(hexagon(centre, (radius - TILE_GAP / 2) * ruler.scale, board.flat) for centre in centres)
