"""Snow that lies on the upper edges of panels, and on what is drawn: roofs, the windlass."""

from __future__ import annotations

from concurrent.futures import Future
from math import sin, sqrt, tau
from random import Random

import pygame

from game.table import palette as p
from game.table.canvas import Canvas
from game.table.painter import ahead, fetched
from game.table.seasons import Look
from game.table.shapes import OVERSAMPLE, clear
from game.table.theme import Theme, converted, load_svg

HIGH, DEEP, DRIP = 4.2, 3.0, 4.5  # above an edge and below it, and how far it hangs over, in design units
LOW = 130.0  # the height in design units below which a panel is low: snow hangs over it half as far
END = 12.0  # the length in which it grows at its ends
STEP = 3.0  # the distance of the points of its outline
LUMPS = ((61.0, 0.5), (23.0, 0.32), (11.0, 0.18))  # lengths of its waves, and their shares of its height
SOLID = 128  # of 255: the least opacity of what it lies on
THICK, THIN, THINNEST = 0.13, 0.2, 1.5  # of a drawing's height; its shade by that; design units
ROOFED = frozenset(
    f"development_{number}" for number in ("10e", "12", "15", "24", "26", "35", "36", "37", "45", "54")
)
"""The drawings of developments with a roof."""


def draw_snow_edge(canvas: Canvas, rect: pygame.Rect) -> None:
    """Draw snow along the upper edge of a panel, on the edge and hanging over it."""
    drip = DRIP / 2 if rect.height < canvas.theme.px(LOW) else DRIP
    key = "snow-edge", rect.width, rect.topleft
    image, above = canvas.theme.cached(key, lambda: _edge(canvas.theme, rect.width, sum(rect.topleft), drip))
    canvas.blit(image, (rect.left, rect.top - above))


def draw_snow_round(canvas: Canvas, centre: tuple[float, float], radius: float) -> None:
    """Draw snow behind the upper rim of a wheel that is drawn over it."""
    px = canvas.theme.px
    for colour, up in ((p.SNOW_SHADE, 4.6), (p.SNOW, 3.8)):
        canvas.circle((centre[0], centre[1] - px(up)), radius, (*colour, 255))


def _edge(theme: Theme, width: int, seed: int, drip: float) -> tuple[pygame.Surface, int]:
    """Return the snow on an edge of so many pixels, and how far it reaches above it."""
    luck, unit = Random(seed), theme.scale
    above, below = theme.px(HIGH + 1), theme.px(DEEP + DRIP + 2)
    long = width / unit
    phases = [(luck.uniform(0, tau), luck.uniform(0, tau)) for _ in LUMPS]
    drips = [
        (luck.uniform(END, long - END), luck.uniform(3, 6), luck.random()) for _ in range(int(long / 46))
    ]
    upper, lower = list[tuple[float, float]](), list[tuple[float, float]]()
    count = max(8, round(long / STEP))
    for i in range(count + 1):
        x = long * i / count
        full = sqrt(max(0.0, min(1.0, x / END, (long - x) / END)))
        wave = [
            sum(share * sin(tau * x / far + at[n]) for (far, share), at in zip(LUMPS, phases, strict=True))
            for n in (0, 1)
        ]
        hangs = max(
            (drip * deep * max(0.0, 1 - ((x - at) / wide) ** 2) for at, wide, deep in drips), default=0.0
        )
        upper.append((x, -full * HIGH * (0.78 + 0.22 * wave[0])))
        lower.append((x, full * (DEEP * (0.7 + 0.3 * wave[1]) + hangs)))
    image = clear(width, above + below)
    outline = [*upper, *reversed(lower)]
    for colour, down in (((*p.SHADOW[:3], 90), 1.9), ((*p.SNOW_SHADE, 255), 0.9), ((*p.SNOW, 255), 0.0)):
        points = [(x * unit, (y + down) * unit + above) for x, y in outline]
        image.blit(_polygon(points, image.get_size(), colour), (0, 0))
    return converted(image), above


def _polygon(
    points: list[tuple[float, float]], size: tuple[int, int], colour: tuple[int, int, int, int]
) -> pygame.Surface:
    """Return a polygon of any form, with smooth edges."""
    large = clear(size[0] * OVERSAMPLE, size[1] * OVERSAMPLE)
    large.fill((*colour[:3], 0))
    pygame.draw.polygon(large, colour, [(x * OVERSAMPLE, y * OVERSAMPLE) for x, y in points])
    return pygame.transform.smoothscale(large, size)


def draw_snow_on(canvas: Canvas, look: Look, name: str, rect: pygame.Rect) -> None:
    """Draw snow in winter on all that is turned up in assets/NAME.svg, which has been drawn in `rect`.

    It is made in autumn, beside the loop.
    """
    theme, size = canvas.theme, rect.size
    begun: Future[pygame.Surface] | None = theme.cache.get(("snow-ahead", name, size))
    if look is Look.AUTUMN:
        theme.cached(("snow-ahead", name, size), lambda: ahead(_covering, theme, name, size))
    elif look is Look.WINTER:
        make = lambda: fetched(begun, lambda: _covering(theme, name, size))  # noqa: E731
        canvas.blit(theme.cached(("snow-on", name, size), make), rect.topleft)


def _covering(theme: Theme, name: str, size: tuple[int, int]) -> pygame.Surface:
    """Return the snow on a drawing, as a layer over it: where the sky is above, below its line of ink."""
    finer = OVERSAMPLE
    large = pygame.mask.from_surface(load_svg(name, size[0] * finer, size[1] * finer), SOLID)
    thick = round(max(THICK * size[1], THINNEST * theme.scale) * finer)
    ink = max(1, round(thick * THIN))
    sheltered = _dropped(large)
    below = large.overlap_mask(large, (0, ink))  # without the line of ink on top
    layers = []
    for deep, colour in ((thick + 2 * ink, p.SNOW_SHADE), (thick + ink, p.SNOW)):
        snow = below.copy()
        snow.erase(sheltered, (0, deep))
        layers.append(snow.to_surface(setcolor=(*colour, 255), unsetcolor=(*colour, 0)))
    shade, white = layers
    shade.blit(white, (0, 0))
    return converted(pygame.transform.smoothscale(shade, size))


def _dropped(mask: pygame.mask.Mask) -> pygame.mask.Mask:
    """Return a mask together with all that is below any part of it."""
    found, step = mask.copy(), 1
    while step < mask.get_size()[1]:
        found.draw(found.copy(), (0, step))
        step *= 2
    return found
