"""The places on the large board's land where goods are won by work above ground."""

from __future__ import annotations

from game.motion.poses import Point
from game.table.places.board import LARGE, BoardPlace

_MEADOW = {"food": (596.0, 172.0), "wood": (500.0, 166.0), "coal": (540.0, 176.0), "iron": (470.0, 174.0)}


def on_board(board: BoardPlace, x: float, y: float) -> Point:
    """A point of the board, told as on a board of its design size."""
    rect = board.rect
    return rect.left + x * rect.width / LARGE[0], rect.top + y * rect.height / LARGE[1]


def won_at(board: BoardPlace, what: str) -> Point | None:
    """Return where the worker's feet stand who wins this; None if it is not won above ground."""
    return on_board(board, *_MEADOW[what]) if what in _MEADOW else None
