"""What lies on the tiles of the development board: tokens, and goods on those that hold some."""

from __future__ import annotations

import pygame

from game.rules.box import TileInfo
from game.rules.state import GameState
from game.rules.terms import Marker, Resource
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.hexes import Hexagon
from game.table.theme import Type

LOADED = 0.6  # of half its height below the middle: where tokens lie beside what lies on a tile
FOOT = 1.2  # of half a tile's width: how wide it is where tokens lie
COMMUNITY_TUNNEL = "38"


def load(state: GameState, tile: TileInfo) -> tuple[str, int] | None:
    """Return what lies on a tile: a resource on the Kiepenkerl, so much coal on the Community Tunnel."""
    if tile.marker is Marker.KIEPENKERL:
        return Resource(state.kiepenkerl).label, 1
    coal = state.community_coal if state.box.index.get(COMMUNITY_TUNNEL) == tile.index else 0
    return ("coal", coal) if coal else None


def draw_load(canvas: Canvas, spot: pygame.Rect, image: str, count: int) -> None:
    """The drawing of what lies there, and how many if there are several."""
    canvas.svg(image, spot)
    if count > 1:
        px = canvas.theme.px
        badge = pygame.Rect(0, 0, px(13 if count > 9 else 9), px(10))
        badge.center = (spot.centerx, spot.centery + px(1))
        canvas.box(badge, (*p.WOOD_DEEPEST, 210), 3)
        canvas.text(str(count), Type.TINY, p.INK_LIGHT, badge, "center")


def token_spots(spot: Hexagon, count: int, scale: float, loaded: bool = False) -> list[pygame.Rect]:
    """Where the tokens of a stack lie at the foot of its tile, bottom first: the top one at the right end.

    On a `loaded` tile they make room at their left.
    """
    side, step = _token_sizes(spot, scale, count)
    spots = []
    for i in range(count):
        x = spot.centre[0] + (i - (count - 1) / 2) * step + loaded * side * 0.55
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (round(x), round(spot.centre[1] + spot.half_height * (LOADED if loaded else 0.68)))
        spots.append(rect)
    return spots


def load_spot(spot: Hexagon, count: int, scale: float) -> pygame.Rect:
    """Return where what lies on a tile lies, at the left of its tokens."""
    side, step = _token_sizes(spot, scale, count)
    away = ((count - 1) / 2 * step + side * 0.5) if count else 0
    rect = pygame.Rect(0, 0, side, side)
    rect.center = (round(spot.centre[0] - away), round(spot.centre[1] + spot.half_height * LOADED))
    return rect


def _token_sizes(spot: Hexagon, scale: float, count: int) -> tuple[int, float]:
    """How large a token is, and how far it is from one to the next: side by side as far as there is room."""
    side = round(min(17 * scale, max(12 * scale, spot.half_height * 0.37)))
    return side, min(side * 0.95, (FOOT * spot.half_width - side) / max(1, count - 1))
