"""What tells colours apart where eyes see them alike: stitches along rims, hatching in bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.images import PlacedImage, polygon_image
from game.table.shapes import Point, outline
from game.table.theme import Theme


class Stitch(NamedTuple):
    """The stitches along a rim: their length, and the gap to the next, in design units."""

    long: float
    gap: float


SEAT_STITCHES: tuple[Stitch | None, ...] = (None, None, Stitch(3, 7), Stitch(14, 7))
"""By the colour of a seat: red, blue, green, purple."""
LEVEL_STITCHES: tuple[Stitch | None, ...] = (None, None, Stitch(3, 4), None, None)
CHOSEN = Stitch(5, 5)
HATCHES: dict[str, float] = {"END": 1.0, "DENIES": -1.0}
"""The bars that are hatched, by the name of an aspect: falling or rising."""
STITCH, HATCH, APART = 1.4, 1.2, 5.0  # the width of a stitch and of a line, and from one line to the next
LIGHTER = 0.75
SEAMS_KEPT = 2000  # lines of stitches


def stitch_frame(canvas: Canvas, rect: pygame.Rect, colour: int, rim: float) -> None:
    """Draw the stitches on the frame of a seat of this colour."""
    _stitch_rect(canvas, rect, SEAT_STITCHES[colour], p.SEAT_COLOURS[colour], rim)


def stitch_card(canvas: Canvas, rect: pygame.Rect, level: int, rim: float) -> None:
    """Draw the stitches on the rim of a level's card."""
    _stitch_rect(canvas, rect, LEVEL_STITCHES[level - 1], p.LEVEL_COLOURS[level - 1], rim)


def _stitch_rect(canvas: Canvas, rect: pygame.Rect, stitch: Stitch | None, colour: p.RGB, rim: float) -> None:
    if stitch is None:
        return
    inner, corner = rect.inflate(-canvas.theme.px(rim), -canvas.theme.px(rim)), canvas.theme.px(7)
    for start, end in (
        ((inner.left + corner, inner.top), (inner.right - corner, inner.top)),
        ((inner.left + corner, inner.bottom - 1), (inner.right - corner, inner.bottom - 1)),
        ((inner.left, inner.top + corner), (inner.left, inner.bottom - corner)),
        ((inner.right - 1, inner.top + corner), (inner.right - 1, inner.bottom - corner)),
    ):
        _stitch_line(canvas, start, end, stitch, p.mix(colour, p.INK_LIGHT, LIGHTER), min(STITCH, rim * 0.6))


def stitch_hex(canvas: Canvas, points: Sequence[Point], level: int, rim: float) -> None:
    """Draw the stitches on the rim of a tile."""
    stitch = LEVEL_STITCHES[level - 1]
    if stitch is not None:
        colour = p.mix(p.LEVEL_COLOURS[level - 1], p.INK_LIGHT, LIGHTER)
        _stitch_round(canvas, outline(points, -rim * canvas.theme.scale / 2), stitch, colour, rim * 0.6)


def stitch_chosen(canvas: Canvas, shape: pygame.Rect | Sequence[Point]) -> None:
    """Draw dark stitches on the rim of what is chosen: what is only possible has none."""
    if isinstance(shape, pygame.Rect):
        shape = (shape.topleft, shape.topright, shape.bottomright, shape.bottomleft)
    _stitch_round(canvas, outline(shape, -canvas.theme.scale), CHOSEN, p.MAROON, 2.2)


def _stitch_round(
    canvas: Canvas, points: Sequence[Point], stitch: Stitch, colour: p.RGB, width: float
) -> None:
    for i, start in enumerate(points):
        _stitch_line(canvas, start, points[(i + 1) % len(points)], stitch, colour, width)


def _stitch_line(
    canvas: Canvas, start: Point, end: Point, stitch: Stitch, colour: p.RGB, width: float
) -> None:
    """Draw stitches along a line, spread so that both ends look alike."""
    key = tuple(start), tuple(end), stitch, colour, width
    make = lambda: _sewn(canvas.theme, start, end, stitch, colour, width)  # noqa: E731
    sewn = canvas.theme.kept("stitches", SEAMS_KEPT, key, make)
    left, top = canvas.origin
    canvas.surface.fblits([(image, (x - left, y - top)) for image, (x, y) in sewn])


def _sewn(
    theme: Theme, start: Point, end: Point, stitch: Stitch, colour: p.RGB, width: float
) -> list[PlacedImage]:
    """Return the stitches along a line, each with its place in the window: a rim has hundreds of them."""
    way = pygame.Vector2(end) - start
    if not way.length():
        return []
    step = (stitch.long + stitch.gap) * theme.scale
    count = max(1, round(way.length() / step))
    side = way.normalize().rotate(90) * max(1.0, width * theme.scale) / 2
    found = list[PlacedImage]()
    for i in range(count):
        middle = pygame.Vector2(start) + way * ((i + 0.5) / count)
        half = way.normalize() * stitch.long * theme.scale / 2
        corners = (middle - half - side, middle + half - side, middle + half + side, middle - half + side)
        found.append(polygon_image(theme, [(corner.x, corner.y) for corner in corners], (*colour, 255)))
    return found


def hatch(canvas: Canvas, rect: pygame.Rect, aspect: str) -> None:
    """Draw the hatching of an aspect's bar: light lines, clear of its middle where a number may stand."""
    lean = HATCHES.get(aspect)
    if lean is None:
        return
    step, colour = canvas.theme.px(APART), p.mix(p.ASPECT_COLOURS[aspect], p.INK_LIGHT, LIGHTER)
    kept = canvas.surface.get_clip()
    canvas.surface.set_clip(rect.move(-canvas.origin[0], -canvas.origin[1]).clip(kept))
    for x in range(rect.left - rect.height, rect.right + rect.height, step):
        ends = (rect.top, rect.bottom) if lean > 0 else (rect.bottom, rect.top)
        canvas.line((x, ends[0]), (x + rect.height, ends[1]), colour, HATCH)
    canvas.surface.set_clip(kept)
