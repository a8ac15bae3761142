"""Everything that moves over the large board: workers, what they push, snow."""

from __future__ import annotations

from math import radians, sin

import pygame

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.images import faint
from game.table.layout import Layout
from game.table.places.board import HORIZON, LARGE, BoardPlace
from game.table.places.ruler import centred
from game.table.poses import MovingDrawing, Point, Poses, Walker

TALL = 0.64  # a worker's width by its height
LEAN = 3  # degrees: the steps in which drawings lean
SOLID = 24  # of 255: the steps in which they fade
FLAKES = 140


def draw_moving(canvas: Canvas, layout: Layout, poses: Poses) -> None:
    """Draw everybody and everything on the move."""
    for drawing in poses.drawings:
        _draw(canvas, drawing, (round(drawing.side), round(drawing.side)), drawing.centre)
    for walker in poses.walkers.values():
        _draw_walker(canvas, walker)
    if poses.snow is not None:
        _draw_snow(canvas, layout.board, poses.snow, poses.thick)


def _draw(canvas: Canvas, what: MovingDrawing | Walker, size: tuple[int, int], centre: Point) -> None:
    """Draw it round a centre, as it leans and as solid as it is, both in steps."""
    left = min(255, round(what.alpha / SOLID) * SOLID)
    if left <= 0:
        return
    image = _leaning(canvas, what.picture, size, what.lean)
    if left < 252:
        key, solid = ("faint figure", what.picture, size, round(what.lean / LEAN) * LEAN, left), image
        image = canvas.theme.cached(key, lambda: faint(solid, left))
    canvas.blit(image, (centre[0] - image.get_width() / 2, centre[1] - image.get_height() / 2))


def _leaning(canvas: Canvas, name: str, size: tuple[int, int], lean: float) -> pygame.Surface:
    """Return a drawing turned about its centre, in steps."""
    upright = canvas.theme.svg(name, *size)
    angle = round(lean / LEAN) * LEAN
    if not angle:
        return upright
    key = ("leaning", name, size, angle)
    return canvas.theme.cached(key, lambda: pygame.transform.rotozoom(upright, angle, 1.0))


def _draw_walker(canvas: Canvas, walker: Walker) -> None:
    height, (x, y) = round(walker.height), walker.feet
    aside = sin(radians(walker.lean)) * height / 2  # it leans about its feet, and is turned about its middle
    _draw(canvas, walker, (round(height * TALL), height), (x - aside, y - height / 2))


def _draw_snow(canvas: Canvas, place: BoardPlace, seconds: float, thick: float) -> None:
    """Draw flakes before the sky, behind everything on the board."""
    rect, px = place.rect, canvas.theme.px
    cards = [place.plate, place.tokens, place.cart, place.farm, place.shelf, place.button]
    cards += place.fields.values()
    low = round(rect.height * HORIZON / LARGE[1])
    sky = rect.inflate(-px(8), -px(8))
    for i in range(round(FLAKES * thick)):
        near = 0.6 + 0.4 * (i * 0.37 % 1)
        y = (i * 0.618 % 1 * low + seconds * px(52) * near) % low
        x = (i * 0.7548 % 1) * rect.width + sin(seconds * 1.3 + i) * px(5)
        radius = px(1.1 + 1.3 * near)
        spot = centred((rect.left + x % rect.width, rect.top + y), 2 * radius)
        if sky.contains(spot) and spot.collidelist(cards) < 0:
            canvas.circle(spot.center, radius, (*p.SNOW, 225))
