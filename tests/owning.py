"""Who owns what, for tests that ask it of a position."""

from __future__ import annotations

from game.rules.ids import TileId
from game.rules.state import GameState


def owns(state: GameState, seat: int, tile: TileId) -> bool:
    """Return True if a seat owns the development with this number."""
    index = state.box.index.get(tile)
    return index is not None and bool(state.seats[seat].tiles >> index & 1)
