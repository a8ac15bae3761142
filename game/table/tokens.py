"""The things on the tiles of the development board: tokens, and on some tiles goods."""

from __future__ import annotations

import pygame

from game.rules.box import TileInfo
from game.rules.ids import TileId
from game.rules.state import GameState
from game.rules.terms import Marker, Resource
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.hexagon import Hexagon
from game.table.places.ruler import centred
from game.table.theme import Type
from game.table.tileface import MOST, lane_spots, lanes_of

COMMUNITY_TUNNEL: TileId = "38"


def load(state: GameState, tile: TileInfo) -> tuple[str, int] | None:
    """Return the goods on a tile: the Kiepenkerl's resource, or the coal of the Community Tunnel."""
    if tile.marker is Marker.KIEPENKERL:
        return Resource(state.kiepenkerl).label, 1
    coal = state.community_coal if state.box.index.get(COMMUNITY_TUNNEL) == tile.index else 0
    return ("coal", coal) if coal else None


def draw_load(canvas: Canvas, spot: pygame.Rect, image: str, count: int) -> None:
    """Draw the goods on a tile, with their number if there are several."""
    canvas.svg(image, spot)
    if count > 1:
        px = canvas.theme.px
        badge = centred((spot.centerx, spot.centery + px(1)), px(13 if count > 9 else 9), px(10))
        canvas.box(badge, (*p.WOOD_DEEPEST, 210), 3)
        canvas.text(str(count), Type.TINY, p.INK_LIGHT, badge, "center")


def token_spots(
    spot: Hexagon, count: int, scale: float, loaded: bool = False, seats: int = MOST
) -> list[pygame.Rect]:
    """Return the places of the tokens on a tile, from the bottom of the stack to its top.

    On a `loaded` tile they leave the first place to the goods.
    """
    return _owners(spot, count + loaded, scale, seats)[loaded:]


def load_spot(spot: Hexagon, count: int, scale: float, seats: int = MOST) -> pygame.Rect:
    """Return the place of the goods on a tile, at the left of its tokens."""
    return _owners(spot, count + 1, scale, seats)[0]


def _owners(spot: Hexagon, count: int, scale: float, seats: int) -> list[pygame.Rect]:
    return lane_spots(spot, lanes_of(spot, scale, seats).owners, scale, count)
