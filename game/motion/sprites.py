"""Drawing of pieces on their way: each above its shadow, the highest on top."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.motion.paths import Pose
from game.table import palette as p
from game.table import shapes
from game.table.canvas import Canvas
from game.table.places.ruler import centred
from game.table.theme import Type, converted
from game.table.turned import draw_turned, tilt_step

RISE = 0.55  # how far up the picture a piece is seen that is one side high, in sides
NEARER = 0.16  # and how much larger
LARGEST = 1.5
SHADE = (20, 11, 4, 120)
CAST = (0.34, 0.42)  # where the shadow of a piece one side high falls: the light comes from the upper left
LEVELS = 4  # of softness
LOW = 0.06  # what is lower has the shadow that is in its drawing

Flying = tuple[str, int, Pose]


def draw_pieces(canvas: Canvas, pieces: Sequence[Flying]) -> None:
    """Draw shadows first, so that none falls on a piece that flies above it."""
    lowest_first = sorted(pieces, key=lambda piece: piece[2].height)
    for _, side, pose in lowest_first:
        if pose.height > LOW:
            _draw_shadow(canvas, side, pose)
    for name, side, pose in lowest_first:
        draw_piece(canvas, name, side, pose)


def draw_piece(canvas: Canvas, name: str, side: int, pose: Pose) -> None:
    """Draw one piece without its shadow."""
    size = _even(side * pose.scale * min(LARGEST, 1 + NEARER * pose.height), side)
    centre = pose.x, pose.y - RISE * pose.height * side
    draw_turned(canvas, name, size, centre, pose.angle, pose.flip)


def draw_number(canvas: Canvas, number: int, side: int, pose: Pose) -> None:
    """Draw the number that a piece carries, where it is seen while it flies."""
    size = round(side * pose.scale * min(LARGEST, 1 + NEARER * pose.height))
    middle = round(pose.x), round(pose.y - RISE * pose.height * side)
    plain = Canvas(canvas.surface, canvas.theme, None, canvas.origin)
    role = Type.NUMBER if side >= canvas.theme.px(22) else Type.TINY
    plain.text(str(number), role, p.INK, centred(middle, size), "center", shrink=True)


def _even(size: float, side: int) -> int:
    """Return the nearest of a few sizes, so that few drawings are made; its own size exactly."""
    grain = max(2, side // 12)
    return side if abs(size - side) < 0.5 * grain else side + grain * round((size - side) / grain)


def _draw_shadow(canvas: Canvas, side: int, pose: Pose) -> None:
    size = _even(side * pose.scale, side)
    level = min(LEVELS, 1 + int(pose.height * 1.5))
    lean = tilt_step(pose.flip)
    image = canvas.theme.cached(("cast", size, level, lean), lambda: _shadow(size, level, lean))
    x = pose.x + CAST[0] * pose.height * side
    y = pose.y + CAST[1] * pose.height * side * 0.6 + 0.05 * side
    canvas.blit(image, (x - image.get_width() / 2, y - image.get_height() / 2))


def _shadow(size: int, level: int, lean: int) -> pygame.Surface:
    """Return a round shadow; the higher the piece, the softer and fainter."""
    radius = max(2, size * level // 8)
    height = max(4, round(size * (1 - 0.09 * lean)))
    disc = shapes.rounded_mask(size, size, size // 2)
    mask = shapes.white(pygame.transform.smoothscale(disc, (size, height)), radius * 2)
    return converted(shapes.blurred(mask, radius, (*SHADE[:3], SHADE[3] - 16 * level)))
