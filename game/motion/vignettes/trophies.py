"""Two small scenes of what was reached: a section of the Tunnel is empty, the first iron is there."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

import pygame

from game.motion.paths import between, eased
from game.motion.vignettes.plate import Plate, PlateProps, draw_leaning
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.ruler import centred
from game.table.poses import Point
from game.table.theme import Type

SECTION, IRON = (0.5, 0.46), (0.46, 0.46)  # the width and height of their pictures, by the window
LAMP = (0.9, 0.62, 0.4)  # the radii of its light, by the height, from the outermost
BEAMS = 14
POPS = (0.38, 0.5)  # the shares between which what was reached appears
STRUCK = (0.3, 0.42, 0.54)  # the shares at which the hammer strikes
SPARKS, FLY = 16, 0.12  # of a blow, and the share of the time that they fly


def _popped(k: float) -> float:
    """Return how large what was reached is at a share of the time: it comes a little too large at first."""
    way = max(0.0, min(1.0, (k - POPS[0]) / (POPS[1] - POPS[0])))
    return eased(way) + 0.16 * sin(way * pi)


def _draw_beams(canvas: Canvas, centre: Point, radius: float, turn: float) -> None:
    """Draw a disc of gold whose beams go round, edged with ink."""
    edge = canvas.theme.px(2)
    for i in range(BEAMS):
        angle, wide = 2 * pi * i / BEAMS + turn, pi / BEAMS * 0.5
        reach = radius * (1.42 if i % 2 else 1.22)
        sides = (angle - wide, angle + wide)
        tips = [(centre[0] + reach * cos(side), centre[1] + reach * sin(side)) for side in sides]
        pygame.draw.polygon(canvas.surface, p.GOLD, [centre, *tips])
        for start, end in ((centre, tips[0]), (tips[0], tips[1]), (tips[1], centre)):
            pygame.draw.aaline(canvas.surface, p.INK, start, end, edge)
    canvas.circle(centre, radius + edge, (*p.INK, 255))
    canvas.circle(centre, radius, (*p.GOLD, 255))


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionScene(Plate):
    """The coal-miner stands in an empty section, whose VP and symbols shine from now on."""

    vp: int
    symbols: tuple[str, ...]
    miner: str

    def furnish(self, canvas: Canvas) -> None:
        """Draw the gallery between two props, and the rails."""
        width, height = self.rect.size
        canvas.stretched("gallery", pygame.Rect(0, round(-0.05 * height), width, round(1.1 * height)))
        canvas.box(pygame.Rect(0, 0, width, height), (*p.WOOD_DEEPEST, 130))
        for x in (0.05, 0.95):
            high = round(0.94 * height)
            prop = pygame.Rect(0, 0, high // 5, high)
            prop.midbottom = round(x * width), height
            canvas.svg("prop", prop)
        for y in (0.9, 0.95):
            canvas.line((0, y * height), (width, y * height), p.INK, 5)
            canvas.line((0, y * height), (width, y * height), p.IRON, 2.4)

    def act(self, canvas: Canvas, props: PlateProps, k: float) -> None:
        width, height = self.rect.size
        way = eased(k / 0.36)
        x, high = width * between(-0.1, 0.24, way), 0.74 * height
        flicker = 1 + 0.03 * sin(k * 60 + self.luck.uniform(0, 6))
        lamp = x - 0.12 * high, 0.62 * height
        for radius in LAMP:
            canvas.circle(lamp, round(radius * height * flicker, -1), (*p.GLOW, 26))
        step = abs(sin(way * 5 * pi)) * 0.03 * high * (way < 1)
        cheer = 6 * sin((k - 0.5) * 8 * pi) if 0.5 < k < 0.86 else 0.0
        figure = pygame.Rect(0, 0, round(high * 0.64), round(high))
        figure.midbottom = round(x), round(0.93 * height - step - abs(cheer) * 0.004 * height)
        draw_leaning(canvas, props, self.miner, figure, cheer)
        if k > POPS[0]:
            self._draw_reached(canvas, k)

    def _draw_reached(self, canvas: Canvas, k: float) -> None:
        width, height = self.rect.size
        large, middle = _popped(k), 0.58 * height
        centre = (0.66 - 0.07 * len(self.symbols)) * width, middle
        side = max(2, round(0.36 * height * large / 6) * 6)
        _draw_beams(canvas, centre, side * 0.56, k * 1.6)
        spot = centred(centre, side)
        canvas.svg("vp", spot)
        if large > 0.9:
            canvas.text(str(self.vp), Type.TITLE, p.INK, spot, "center", shrink=True)
        for i, symbol in enumerate(self.symbols):
            canvas.circle((centre[0] + (0.17 + 0.14 * i) * width, middle), side * 0.4, (*p.GLOW, 255))
            place = centred((centre[0] + (0.17 + 0.14 * i) * width, middle), side * 2 // 3)
            canvas.svg(f"bonus_{symbol.replace(' ', '_')}", place)


@dataclass(frozen=True, slots=True, kw_only=True)
class IronScene(Plate):
    """The hammer falls in the workshop, sparks fly, and the first iron lies there."""

    def furnish(self, canvas: Canvas) -> None:
        """Draw a dark forge, and its fire."""
        width, height = self.rect.size
        canvas.surface.fill(p.WOOD_DARK)
        for i in range(9):
            y = round(height * i / 9)
            canvas.line((0, y), (width, y), p.WOOD_DEEPEST, 1.5)
            for x in range(i % 2, 9, 2):
                left = round(width * x / 9)
                canvas.line((left, y), (left, y + height // 9), p.WOOD_DEEPEST, 1.5)
        for radius, alpha in ((0.62, 30), (0.46, 34), (0.3, 40)):
            canvas.circle((0.3 * width, 0.62 * height), radius * height, (*p.PICKED, alpha))
        canvas.box(pygame.Rect(0, round(0.86 * height), width, height), (*p.WOOD_DEEPEST, 255))

    def act(self, canvas: Canvas, props: PlateProps, k: float) -> None:
        width, height = self.rect.size
        high = 0.72 * height
        struck = [k - share for share in STRUCK if 0 <= k - share < FLY]
        shake = 0.02 * high * (1 - struck[0] / FLY) * sin(struck[0] * 400) if struck else 0.0
        anvil = pygame.Rect(0, 0, round(high * 1.2), round(high))
        anvil.midbottom = round(0.3 * width), round(0.92 * height + shake)
        lean = 5 * sin((k - 0.1) * 2 * pi / (STRUCK[1] - STRUCK[0])) if k < STRUCK[-1] else 0.0
        draw_leaning(canvas, props, "development_40e", anvil, max(0.0, lean))
        for since in struck:
            self._draw_sparks(canvas, (0.33 * width, 0.5 * height), since / FLY)
        if k > POPS[0]:
            large = _popped(k)
            side = max(2, round(0.46 * height * large / 6) * 6)
            centre = 0.74 * width, 0.6 * height
            _draw_beams(canvas, centre, side * 0.5, -k * 1.6)
            canvas.svg("iron", centred(centre, side))

    def _draw_sparks(self, canvas: Canvas, centre: Point, since: float) -> None:
        """Draw sparks that fly up from a blow, and fall."""
        luck, high = self.luck, self.rect.height
        for _ in range(SPARKS):
            angle, far = luck.uniform(-pi, 0), luck.uniform(0.12, 0.4) * high
            x = centre[0] + cos(angle) * far * since
            y = centre[1] + sin(angle) * far * since + 0.25 * high * since * since
            tail = 0.012 * high
            canvas.line((x, y), (x - cos(angle) * tail, y - sin(angle) * tail), p.GLOW, 2.4)
