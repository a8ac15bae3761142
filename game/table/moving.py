"""What moves over the large board and is not part of the land: workers, what they push, snow."""

from __future__ import annotations

from math import radians, sin

import pygame

from game.table import palette as p
from game.table.canvas import Canvas, faint
from game.table.layout import Layout
from game.table.places.board import HORIZON, LARGE, BoardPlace
from game.table.poses import MovingDrawing, Poses, Walker

TALL = 0.64  # a figure's width by its height
LEAN = 3  # degrees; figures lean in steps of so many
SOLID = 24  # and are so much more or less solid
FLAKES = 140


def draw_moving(canvas: Canvas, layout: Layout, poses: Poses) -> None:
    """Everybody and everything on the move."""
    for thing in poses.drawings:
        _draw_thing(canvas, thing)
    for figure in poses.walkers.values():
        _draw_figure(canvas, figure)
    if poses.snow is not None:
        _draw_snow(canvas, layout.board, poses.snow, poses.thick)


def _draw_thing(canvas: Canvas, thing: MovingDrawing) -> None:
    side = round(thing.side)
    image = _solid(canvas, thing.picture, (side, side), thing.lean, thing.alpha)
    if image is None:
        return
    canvas.blit(image, (thing.centre[0] - image.get_width() / 2, thing.centre[1] - image.get_height() / 2))


def _leaning(canvas: Canvas, name: str, size: tuple[int, int], lean: float) -> pygame.Surface:
    """A drawing turned about its centre, in steps."""
    upright = canvas.theme.svg(name, *size)
    angle = round(lean / LEAN) * LEAN
    if not angle:
        return upright
    key = ("leaning", name, size, angle)
    return canvas.cached_image(key, lambda: pygame.transform.rotozoom(upright, angle, 1.0))


def _solid(
    canvas: Canvas, name: str, size: tuple[int, int], lean: float, alpha: int
) -> pygame.Surface | None:
    """A leaning drawing as solid as it is, in steps; None if nothing is left of it."""
    image, left = _leaning(canvas, name, size, lean), min(255, round(alpha / SOLID) * SOLID)
    if left <= 0:
        return None
    if left >= 252:
        return image
    key = ("faint figure", name, size, round(lean / LEAN) * LEAN, left)
    return canvas.cached_image(key, lambda: faint(image, left))


def _draw_figure(canvas: Canvas, figure: Walker) -> None:
    height = round(figure.height)
    size = (round(height * TALL), height)
    image = _solid(canvas, figure.picture, size, figure.lean, figure.alpha)
    if image is None:
        return
    aside = sin(radians(figure.lean)) * height / 2  # it leans about its feet, and is turned about its middle
    x = figure.feet[0] - aside - image.get_width() / 2
    canvas.blit(image, (x, figure.feet[1] - height / 2 - image.get_height() / 2))


def _draw_snow(canvas: Canvas, place: BoardPlace, seconds: float, thick: float) -> None:
    """Flakes before the sky, behind what lies on the board."""
    rect, px = place.rect, canvas.theme.px
    cards = [
        *place.fields.values(),
        place.plate,
        place.tokens,
        place.cart,
        place.farm,
        place.shelf,
        place.button,
    ]
    low = round(rect.height * HORIZON / LARGE[1])
    sky = rect.inflate(-px(8), -px(8))
    for i in range(round(FLAKES * thick)):
        near = 0.6 + 0.4 * (i * 0.37 % 1)
        y = (i * 0.618 % 1 * low + seconds * px(52) * near) % low
        x = (i * 0.7548 % 1) * rect.width + sin(seconds * 1.3 + i) * px(5)
        radius = px(1.1 + 1.3 * near)
        spot = pygame.Rect(0, 0, 2 * radius, 2 * radius)
        spot.center = (round(rect.left + x % rect.width), round(rect.top + y))
        if sky.contains(spot) and spot.collidelist(cards) < 0:
            canvas.circle(spot.center, radius, (*p.SNOW, 225))
