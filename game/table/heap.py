"""The goods of a farm as heaps. Of the coal every lump has its place, and lies on those before."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import pygame

from game.table.canvas import Canvas
from game.table.places.board import BoardPlace, Good
from game.table.turned import draw_turned

MOST = 18  # lumps that are drawn; the number says the rest
ROWS = 4
LUMP = 13.0  # the side of a lump, in design units
STEP, RISE = 0.56, 0.46  # from one lump to the next and from row to row, in sides of a lump
ANGLES = (0, -18, 18, 9, -27, 27, -9, 18, -18)
ICON = 30.0
PILES = ((1,), (2,), (2, 1), (3, 1), (3, 2), (3, 2, 1))
"""The rows of a pile of goods by their number, from below; what is more lies in the last."""
SIDES = (1.0, 0.8, 0.68, 0.64, 0.62, 0.54)
"""The side of one of them, in sides of a single one."""
CLOSE, LAID = 0.66, 0.5  # from one to the next and from row to row, in sides of one of them


class LumpPlace(NamedTuple):
    """The place of a lump of a heap, and the angle at which it lies there."""

    centre: tuple[int, int]
    angle: float


def icon(board: BoardPlace, good: Good, scale: float) -> pygame.Rect:
    """Return the place of a good's drawing: above its number in the middle, or beside it on a small board."""
    rect = board.goods[good]
    if board.large:
        side = round(ICON * scale)
        return pygame.Rect(rect.centerx - side // 2, rect.top + round(4 * scale), side, side)
    side = min(round(20 * scale), rect.height * 9 // 10)
    if board.strip is not None:
        side = min(side, rect.width // 2)
    return pygame.Rect(rect.left, rect.centery - side // 2, side, side)


def yard(board: BoardPlace, scale: float) -> pygame.Rect:
    """Return the ground of the heap on the large board."""
    rect, spot = board.goods[Good.COAL], icon(board, Good.COAL, scale)
    inset = round(2 * scale)
    return pygame.Rect(rect.left + inset, rect.top, rect.width - 2 * inset, spot.bottom - rect.top)


def lump_places(board: BoardPlace, scale: float) -> list[LumpPlace]:
    """Return the places of all lumps, in the order in which they are filled."""
    ground, side = yard(board, scale), LUMP * scale
    step = min(STEP * side, (ground.width - side) / 6)
    return [
        LumpPlace(
            (round(ground.centerx + x * step), round(ground.bottom - side / 2 - row * RISE * side)),
            ANGLES[i % len(ANGLES)],
        )
        for i, (row, x) in enumerate(_order())
    ]


@lru_cache(maxsize=1)
def _order() -> tuple[tuple[int, float], ...]:
    """Return the row of each lump and its place in the row (0 in the middle), each after those below it."""
    found = [(row, place + row / 2 - 3) for row in range(ROWS) for place in range(7 - row)]
    found.sort(key=lambda spot: (abs(spot[1]) + spot[0] * 1.05, -spot[1]))
    return tuple(found[:MOST])


def pile(board: BoardPlace, good: Good, count: int, scale: float) -> list[pygame.Rect]:
    """Return the places of so many goods of a kind on the large board, up to as many as a pile shows."""
    spot = icon(board, good, scale)
    rows = PILES[min(count, len(PILES)) - 1]
    side = round(spot.width * SIDES[min(count, len(PILES)) - 1])
    step = min(CLOSE * side, (board.goods[good].width - 2 - side) / max(1, rows[0] - 1))
    return [
        pygame.Rect(
            round(spot.centerx + (i - (wide - 1) / 2) * step - side / 2),
            round(spot.bottom - side - row * LAID * side),
            side,
            side,
        )
        for row, wide in enumerate(rows)
        for i in range(wide)
    ]


def draw_heap(canvas: Canvas, board: BoardPlace, count: int) -> None:
    """Draw so much coal, up to MOST lumps, those at the back first."""
    lumps = lump_places(board, canvas.theme.scale)[:count]
    for lump in sorted(lumps, key=lambda lump: -lump.centre[1]):
        draw_turned(canvas, "coal", round(LUMP * canvas.theme.scale), lump.centre, lump.angle)
