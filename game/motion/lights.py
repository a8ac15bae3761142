"""Light on places of the table that comes quickly and fades: what has just changed, what is counted."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.table import palette as p
from game.table import shapes
from game.table.canvas import Canvas
from game.table.layout import Layout
from game.table.spots import Shape

LINGERS = 1.1  # seconds until a light has faded
RISES = 0.08  # the share of its time in which it comes
WASH = 0.7  # how much of its colour the light on paper has: what lies in it is to be read
VEIL = 56  # how much of a lit tile is covered by its light, of 255
STEPS = 12  # shades of a light that are kept as images


@dataclass(frozen=True, slots=True)
class Light:
    """One lit place: paper is washed with the colour, what is dark or no rectangle gets a bright rim."""

    shape: Shape
    colour: p.RGB
    began: float
    length: float
    rim: bool

    def strength(self, now: float) -> float:
        """Return its brightness, 0 to 1."""
        k = (now - self.began) / self.length
        if not 0 <= k < 1:
            return 0.0
        return min(1.0, k / RISES) * min(1.0, (1 - k) / 0.6)


class Lights:
    """All lights of a table. They lie over it and change nothing."""

    def __init__(self) -> None:
        self.now = 0.0
        self.lit: list[Light] = []

    def add(
        self, places: Iterable[Shape], colour: p.RGB = p.GOLD, length: float = LINGERS, rim: bool = False
    ) -> None:
        """Light up some places; one that is lit already begins anew."""
        found = list(places)
        self.lit = [light for light in self.lit if light.shape not in found]
        self.lit += [Light(shape, colour, self.now, length, rim) for shape in found]

    def update(self, seconds: float) -> bool:
        """Let time pass; return True if the picture changes."""
        if not self.lit:
            return False
        self.now += seconds
        self.lit = [light for light in self.lit if self.now < light.began + light.length]
        return True

    def clear(self) -> None:
        """Put out all lights."""
        self.lit.clear()

    def draw(self, canvas: Canvas) -> None:
        for light in self.lit:
            step = round(light.strength(self.now) * STEPS)
            if step and not light.rim and isinstance(light.shape, pygame.Rect):
                _wash(canvas, light.shape, light.colour, step)
            elif step:
                _shine(canvas, light.shape, light.colour, step)


def draw_tile_lights(canvas: Canvas, layout: Layout) -> None:
    """Draw the light of every tile, on a surface that is never shown: one frame may light many of them."""
    for tile in layout.developments.hexes:
        _shine(canvas, tuple(tile.points), p.CHOSEN, STEPS)


def _shine(canvas: Canvas, shape: Shape, colour: p.RGB, step: int) -> None:
    """Draw a bright rim, and light on what is no rectangle."""
    if not isinstance(shape, pygame.Rect):
        canvas.polygon(shape, (*colour, VEIL * step // STEPS))
    canvas.glow(shape, colour, 255 * step // STEPS)


def _wash(canvas: Canvas, rect: pygame.Rect, colour: p.RGB, step: int) -> None:
    """Colour a rectangle like a marker pen over paper: the ink stays dark."""
    margin = canvas.theme.px(5)
    key = ("wash", rect.size, colour, step)
    image = canvas.theme.cached(key, lambda: _pen(rect.size, margin, colour, WASH * step / STEPS))
    spot = (rect.left - margin - canvas.origin[0], rect.top - margin - canvas.origin[1])
    canvas.surface.blit(image, spot, special_flags=pygame.BLEND_RGB_MULT)


def _pen(size: tuple[int, int], margin: int, colour: p.RGB, strength: float) -> pygame.Surface:
    """White with a soft patch of the colour."""
    mask = shapes.white(shapes.rounded_mask(*size, margin), margin)
    soft = shapes.blurred(mask, margin, (*p.mix((255, 255, 255), colour, strength), 255))
    image = pygame.Surface(soft.get_size())
    image.fill((255, 255, 255))
    image.blit(soft, (0, 0))
    return image
