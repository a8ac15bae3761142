"""Planed boards in ink, of which the signs, benches and sheds on the land are made."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from io import BytesIO
from math import cos, pi, sin
from random import Random

import pygame

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import converted

RIM, NAIL, INSET = 1.5, 1.0, 3.4  # the outline, a nail's radius, and how far it lies from the corner
APART, THICK, LONG = 3.2, 1.1, 4.4  # the hatching at the right end of a board
LONGEST_GRAIN = 70.0
TILE, SPOKES = 9.0, 4  # the width of a roof tile, and the spokes from rim to rim of a wheel
NAILED = 44.0  # a board this long, and no higher than half of that, is nailed at its ends
XMLNS = "http://www.w3.org/2000/svg"


class Wood(Enum):
    """The woods that boards are made of: face, grain and rim."""

    __hash__ = object.__hash__  # by identity, as that of Type

    PLAIN = (p.BOARD, p.BOARD_GRAIN, p.INK)
    LIT = (p.CHOSEN, p.BOARD_GRAIN, p.GOLD_DEEP)


def draw_plank(canvas: Canvas, rect: pygame.Rect, wood: Wood = Wood.PLAIN, nails: bool = True) -> None:
    """Draw a board that fills a rectangle."""
    scale = canvas.theme.scale
    key = ("timber", rect.size, wood, nails)
    canvas.blit(canvas.theme.cached(key, lambda: plank_image(rect.size, scale, wood, nails)), rect.topleft)


def plank_image(size: tuple[int, int], scale: float, wood: Wood, nails: bool) -> pygame.Surface:
    """Return a board of this size in pixels."""
    width, height = size[0] / scale, size[1] / scale
    face, grain, rim = wood.value
    luck = Random(f"{width:.0f} {height:.0f}")
    half = RIM / 2
    parts = [
        _part("rect", face, rim, RIM, x=half, y=half, width=width - RIM, height=height - RIM, rx=2),
        _part("path", grain, d="".join(_grain(width, height, luck))),
        _part("path", p.INK, d="".join(_hatching(width, height, luck))),
    ]
    if nails and width >= NAILED and height <= width / 2:
        parts += [_part("circle", p.INK, cx=x, cy=INSET, r=NAIL) for x in (INSET, width - INSET)]
    return _drawn("".join(parts), size, scale)


def _colour(colour: p.RGB) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _grain(width: float, height: float, luck: Random) -> Iterator[str]:
    """Yield thin streaks along the board, which leave its ends free."""
    y = luck.uniform(4, 7)
    while y < height - 3:
        x = luck.uniform(4, max(5.0, width * 0.5))
        long = min(luck.uniform(0.3, 1.0) * LONGEST_GRAIN, width - 4 - x)
        if long > 6:
            bend = luck.uniform(-0.8, 0.8)
            yield (
                f"M{x:.1f} {y:.1f}q{long / 2:.1f} {bend - 0.35:.1f} {long:.1f} 0"
                f"q{-long / 2:.1f} {bend + 0.35:.1f} {-long:.1f} 0z"
            )
        y += luck.uniform(5, 9)


def _hatching(width: float, height: float, luck: Random) -> Iterator[str]:
    """Yield wedges at the board's right end, where the light does not reach."""
    right, y = width - RIM, height * 0.42
    most = min(LONG, width / 16 + 2)
    while y < height - 2.2:
        long = most * (0.35 + 0.65 * y / height) * luck.uniform(0.7, 1.0)
        yield f"M{right - long:.1f} {y:.1f}L{right:.1f} {y - THICK / 2:.2f}V{y + THICK / 2:.2f}Z"
        y += APART


def draw_eaves(canvas: Canvas, rect: pygame.Rect, colour: p.RGB) -> None:
    """Draw the edge of a tiled roof, which fills a rectangle."""
    scale = canvas.theme.scale
    key = ("eaves", rect.size, colour)
    canvas.blit(canvas.theme.cached(key, lambda: eaves_image(rect.size, scale, colour)), rect.topleft)


def eaves_image(size: tuple[int, int], scale: float, colour: p.RGB) -> pygame.Surface:
    """Return the edge of a roof of this size in pixels: round tiles in two rows."""
    width, height = size[0] / scale, size[1] / scale
    half = RIM / 2
    count = max(3, round(width / TILE))
    wide = (width - RIM) / count
    upper = f"M{half + 3:.2f} {half}H{width - half - 3:.2f}L{width - half:.2f} {height * 0.6:.2f}H{half}Z"
    lower = "".join(
        f"M{half + i * wide:.2f} {height * 0.45:.2f}h{wide:.2f}v{height * 0.2:.2f}"
        f"q0 {height * 0.32:.2f} {-wide / 2:.2f} {height * 0.32:.2f}"
        f"q{-wide / 2:.2f} 0 {-wide / 2:.2f} {-height * 0.32:.2f}Z"
        for i in range(count)
    )
    lines = "".join(
        f"M{half + (i + 0.5) * wide:.2f} {height * 0.16:.2f}l0.5 {height * 0.26:.2f}h-1Z"
        for i in range(count)
    )
    marks = "".join(
        f"M{half + (i + 1) * wide - 0.8:.2f} {height * 0.52:.2f}v{height * 0.22:.2f}"
        f"l{-wide * 0.24:.2f} {-height * 0.1:.2f}Z"
        for i in range(count)
    )
    thin = RIM * 0.8
    return _drawn(
        _part("path", colour, p.INK, thin, d=upper)
        + _part("path", colour, p.INK, thin, d=lower)
        + _part("path", p.INK, d=lines + marks),
        size,
        scale,
    )


def draw_wheel(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw a cart's wheel, which fills a square."""
    scale = canvas.theme.scale
    canvas.blit(
        canvas.theme.cached(("cartwheel", rect.size), lambda: wheel_image(rect.width, scale)), rect.topleft
    )


def draw_bed(canvas: Canvas, area: pygame.Rect, wheel: float) -> None:
    """Draw a cart without its load: the bed and a wheel at its end, so wide in design units."""
    px = canvas.theme.px
    draw_plank(canvas, pygame.Rect(area.left, area.top, area.width - px(4), area.height - px(1)))
    side = px(wheel)
    draw_wheel(canvas, pygame.Rect(area.right - px(1) - side, area.bottom + px(4) - side, side, side))


def wheel_image(side: int, scale: float) -> pygame.Surface:
    """Return a wheel with spokes, of this width in pixels."""
    middle = side / scale / 2
    outer, inner, hub = middle - RIM / 2, middle * 0.68, middle * 0.26
    spokes = "".join(
        f"M{middle - inner * cos(turn):.2f} {middle - inner * sin(turn):.2f}"
        f"L{middle + inner * cos(turn):.2f} {middle + inner * sin(turn):.2f}"
        for turn in (pi * i / SPOKES for i in range(SPOKES))
    )
    return _drawn(
        _part("circle", p.BEAM, p.INK, RIM, cx=middle, cy=middle, r=outer)
        + _part("circle", p.WOOD, p.INK, RIM * 0.8, cx=middle, cy=middle, r=inner)
        + _part("path", None, p.TRAY, RIM, d=spokes)
        + _part("circle", p.TRAY, p.INK, RIM * 0.7, cx=middle, cy=middle, r=hub),
        (side, side),
        scale,
    )


def _part(
    shape: str, fill: p.RGB | None, stroke: p.RGB | None = None, line: float = 0, **place: str | float
) -> str:
    """Return an element of a drawing: a shape, its colours and its place."""
    given: dict[str, str | float] = {"fill": _colour(fill) if fill else "none", **place}
    if stroke:
        given |= {"stroke": _colour(stroke), "stroke-width": line, "stroke-linejoin": "round"}
    return _tag(shape, given)


def _tag(name: str, given: dict[str, str | float], inside: str = "") -> str:
    """Return a tag with its attributes, and what is inside it."""
    attributes = "".join(
        f' {key}="{value if isinstance(value, str) else round(value, 3)}"' for key, value in given.items()
    )
    return f"<{name}{attributes}>{inside}</{name}>"


def _drawn(parts: str, size: tuple[int, int], scale: float) -> pygame.Surface:
    """Return a drawing given in design units as a surface of this size in pixels."""
    width, height = size
    box = f"0 0 {width / scale:.3f} {height / scale:.3f}"
    text = _tag("svg", {"xmlns": XMLNS, "viewBox": box, "width": width, "height": height}, parts)
    drawn = pygame.image.load_sized_svg(BytesIO(text.encode()), size)
    if drawn.get_size() != size:
        drawn = pygame.transform.smoothscale(drawn, size)
    return converted(drawn)
