"""The sources of VP as every chart draws them: a colour, a pattern, and edges that stand out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto

import pygame

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.shapes import clear
from game.table.theme import Theme

LINE, APART = 1.2, 5.0  # the width of a line of a pattern, and from one to the next, in design units
FINEST = 3  # pixels from one line to the next
SHOWN = 0.6  # how far a pattern stands out from its colour
EDGE = 1.0


class Pattern(Enum):
    """What tells a colour apart for eyes that see two colours alike."""

    PLAIN = auto()
    FALLING = auto()
    RISING = auto()
    CROSSED = auto()
    LEVEL = auto()
    UPRIGHT = auto()
    DOTTED = auto()


SOURCE_PATTERNS: dict[str, Pattern] = {
    "arrival": Pattern.PLAIN,
    "pinge": Pattern.DOTTED,
    "coal": Pattern.PLAIN,
    "storage": Pattern.FALLING,
    "effects": Pattern.RISING,
    "tunnel": Pattern.PLAIN,
    "tunnel_bonus": Pattern.RISING,
    "development_bonus": Pattern.DOTTED,
    "buildings": Pattern.UPRIGHT,
    "markers": Pattern.CROSSED,
    "thaler": Pattern.LEVEL,
    "debt": Pattern.PLAIN,
    "water": Pattern.LEVEL,
    "bonus_marker": Pattern.LEVEL,
    "iron_props": Pattern.FALLING,
}
"""By the keys of `game.rules.sources`."""


def edge_of(key: str) -> p.RGB:
    """Return the ink of a source's edge: it stands out from the source's colour, whatever lies beyond."""
    return p.ink_on(p.SOURCE_COLOURS[key])


def texture(theme: Theme, key: str, size: tuple[int, int]) -> pygame.Surface:
    """Return a surface of this size in the colour and pattern of a source; it is shared."""
    return theme.kept("textures", 800, (key, size), lambda: _texture(theme, key, size))


def _texture(theme: Theme, key: str, size: tuple[int, int]) -> pygame.Surface:
    colour, image = p.SOURCE_COLOURS[key], clear(*size)
    image.fill(colour)
    step = max(FINEST, theme.px(APART))
    ink = p.mix(colour, edge_of(key), SHOWN)
    canvas = Canvas(image, theme)
    if SOURCE_PATTERNS[key] == Pattern.DOTTED:
        for x, y in _dots(size, step):
            canvas.circle((x, y), theme.px(LINE), ink)
    for start, end in _lines(SOURCE_PATTERNS[key], size, step):
        canvas.line(start, end, ink, LINE)
    return image


def _dots(size: tuple[int, int], step: int) -> Iterator[tuple[int, int]]:
    for row, y in enumerate(range(step // 2, size[1] + step, step)):
        for x in range(step // 2 * (1 + row % 2), size[0] + step, step):
            yield x, y


def _lines(
    pattern: Pattern, size: tuple[int, int], step: int
) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    width, height = size
    if pattern in (Pattern.FALLING, Pattern.CROSSED):
        yield from (((x, 0), (x + height, height)) for x in range(-height, width, step))
    if pattern in (Pattern.RISING, Pattern.CROSSED):
        yield from (((x, height), (x + height, 0)) for x in range(-height, width, step))
    if pattern == Pattern.LEVEL:
        yield from (((0, y), (width, y)) for y in range(step // 2, height, step))
    if pattern == Pattern.UPRIGHT:
        yield from (((x, 0), (x, height)) for x in range(step // 2, width, step))


def draw_stack(canvas: Canvas, parts: Sequence[tuple[str, pygame.Rect]], upright: bool) -> None:
    """Draw a bar of adjoining parts, each with its source, from the left or, if `upright`, from the top."""
    if not parts:
        return
    edge = canvas.theme.px(EDGE)
    whole = parts[0][1].unionall([rect for _, rect in parts])
    canvas.box(whole.inflate(2 * edge, 2 * edge), p.INK)
    for key, rect in parts:
        canvas.blit(texture(canvas.theme, key, rect.size), rect.topleft)
    last = max(rect.bottom if upright else rect.right for _, rect in parts)
    for key, rect in parts:
        if upright and rect.bottom < last:
            canvas.box(pygame.Rect(rect.left, rect.bottom - edge, rect.width, edge), edge_of(key))
        elif not upright and rect.right < last:
            canvas.box(pygame.Rect(rect.right - edge, rect.top, edge, rect.height), edge_of(key))


def draw_swatch(canvas: Canvas, rect: pygame.Rect, key: str, rim: p.RGB = p.INK) -> None:
    """Draw what stands for a source in a legend."""
    edge = canvas.theme.px(EDGE)
    canvas.box(rect, rim)
    inner = rect.inflate(-2 * edge, -2 * edge)
    canvas.blit(texture(canvas.theme, key, inner.size), inner.topleft)
