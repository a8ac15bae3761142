"""The things on the tiles of the development board: tokens, and on some tiles goods."""

from __future__ import annotations

import pygame

from game.rules.box import TileInfo
from game.rules.state import GameState
from game.rules.terms import Marker, Resource
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.hexes import Hexagon
from game.table.places.ruler import centred, spread
from game.table.theme import Type

LOADED = 0.6  # how far below the middle tokens and goods lie side by side, in half heights of a tile
FOOT = 1.2  # the width of a tile there, in half widths
COMMUNITY_TUNNEL = "38"


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


def token_spots(spot: Hexagon, count: int, scale: float, loaded: bool = False) -> list[pygame.Rect]:
    """Return the places of the tokens at the foot of a tile, from the bottom of the stack to its top.

    On a `loaded` tile they leave room at their left.
    """
    side, step = _token_sizes(spot, scale, count)
    y = spot.centre[1] + spot.half_height * (LOADED if loaded else 0.68)
    middle = spot.centre[0] + loaded * side * 0.55
    return spread((middle, y), count, side, step)


def load_spot(spot: Hexagon, count: int, scale: float) -> pygame.Rect:
    """Return the place of the goods on a tile, at the left of its tokens."""
    side, step = _token_sizes(spot, scale, count)
    away = ((count - 1) / 2 * step + side * 0.5) if count else 0
    return centred((spot.centre[0] - away, spot.centre[1] + spot.half_height * LOADED), side)


def _token_sizes(spot: Hexagon, scale: float, count: int) -> tuple[int, float]:
    """Return the side of a token and the distance to the next one, which overlaps where there is no room."""
    side = round(min(17 * scale, max(12 * scale, spot.half_height * 0.37)))
    return side, min(side * 0.95, (FOOT * spot.half_width - side) / max(1, count - 1))
