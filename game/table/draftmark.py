"""The small mark on what a draft changes: a pencil on a dark disk."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.hexagon import Hexagon

RADIUS = 6.5
"""Of the disk, in design units."""
INSET = 11.0
"""From the corner of a tile to the middle of its mark, in design units."""
_TURN = -pi / 4
_BODY, _POINT, _HALF = (-4.2, 1.4), 4.4, 1.5
"""The pencil along its length from the middle of the disk, where its point ends, and half its width."""


def tile_spot(place: Hexagon, scale: float) -> tuple[float, float]:
    """Return the middle of a tile's mark: within its upper corner, the left one where there are two."""
    x, y = min(place.points, key=lambda point: (round(point[1]), point[0]))
    across, down = place.centre[0] - x, place.centre[1] - y
    share = INSET * scale / hypot(across, down)
    return x + across * share, y + down * share


def edge_spot(place: Hexagon) -> tuple[float, float]:
    """Return the middle of the mark of a small tile on its corner: on its edge, beside its symbol."""
    return place.centre[0] - place.half_width * 0.6, place.centre[1] - place.half_height * 0.82


def draw_mark(canvas: Canvas, centre: tuple[float, float]) -> None:
    """Draw the mark round a spot."""
    scale = canvas.theme.scale
    canvas.circle(centre, RADIUS * scale, (*p.INK_LIGHT, 255))
    canvas.circle(centre, (RADIUS - 1) * scale, (*p.INK, 255))
    near, far = _BODY
    body = ((near, -_HALF), (far, -_HALF), (_POINT, 0), (far, _HALF), (near, _HALF))
    canvas.polygon(
        [_turned(centre, along * scale, aside * scale) for along, aside in body], (*p.INK_LIGHT, 255)
    )


def _turned(centre: tuple[float, float], along: float, aside: float) -> tuple[float, float]:
    """Return a point so far along the pencil and beside it; it points down to the left."""
    x, y = -along * cos(_TURN) - aside * sin(_TURN), -along * sin(_TURN) + aside * cos(_TURN)
    return centre[0] + x, centre[1] + y
