"""Two small scenes of what was reached: a section of the Tunnel is empty, the first iron is there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

import pygame

from game.motion.paths import between, eased
from game.motion.vignettes.plate import Plate, PlateProps, draw_grown, draw_leaning, soft_light
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.places.ruler import centred
from game.table.poses import Point
from game.table.theme import Type

SECTION, IRON = (0.5, 0.46), (0.46, 0.46)  # the width and height of their pictures, by the window
LAMP, FIRE = 1.0, 0.75  # the radii of their light, by the height
LIT, GLOWS = 180, 150  # how strong it is in its middle, of 255
BEAMS, REACH = 14, (1.22, 1.42)  # how far they reach, by the radius of their disc
MINER = 0.68  # the miner's height, by that of the picture
HELD, ROUND = 0.56, 0.3  # the radii of the VP and of a symbol, by the side of the VP
FIRST, NEXT = 0.218, 0.125  # how far from the VP the first symbol is, and the next from that, by the width
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
        reach = radius * REACH[i % 2]
        sides = (angle - wide, angle + wide)
        tips = [(centre[0] + reach * cos(side), centre[1] + reach * sin(side)) for side in sides]
        pygame.draw.polygon(canvas.surface, p.GOLD, [centre, *tips])
        for start, end in ((centre, tips[0]), (tips[0], tips[1]), (tips[1], centre)):
            pygame.draw.aaline(canvas.surface, p.INK, start, end, edge)
    pygame.draw.aacircle(canvas.surface, p.INK, centre, radius + edge)
    pygame.draw.aacircle(canvas.surface, p.GOLD, centre, radius)


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionScene(Plate):
    """The coal-miner stands in an empty section, whose VP and symbols shine from now on."""

    vp: int
    symbols: tuple[str, ...]
    miner: str

    def drawings(self) -> Sequence[tuple[str, tuple[int, int]]]:
        return [(self.miner, self._figure.size), ("vp", (self._coin, self._coin))]

    def light(self) -> pygame.Surface:
        return soft_light(p.GLOW, LAMP * self.rect.height, LIT)

    @property
    def _figure(self) -> pygame.Rect:
        high = MINER * self.rect.height
        return pygame.Rect(0, 0, round(high * 0.64), round(high))

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
        x, high = width * between(-0.1, 0.2, way), MINER * height
        flicker = 0.01 * high * sin(k * 60 + self.luck.uniform(0, 6))
        lamp = x - 0.12 * high, 0.62 * height + flicker
        if props.light is not None:
            canvas.blit(props.light, props.light.get_rect(center=lamp).topleft)
        step = abs(sin(way * 5 * pi)) * 0.03 * high * (way < 1)
        cheer = 6 * sin((k - 0.5) * 8 * pi) if 0.5 < k < 0.86 else 0.0
        figure = self._figure
        figure.midbottom = round(x), round(0.93 * height - step - abs(cheer) * 0.004 * height)
        draw_leaning(canvas, props, self.miner, figure, cheer)
        if k > POPS[0]:
            self._draw_reached(canvas, k)

    def circles(self) -> list[tuple[Point, float]]:
        """Return the middle and the radius of the VP, then of each symbol."""
        (width, height), coin = self.rect.size, self._coin
        left, middle = (0.64 - 0.078 * len(self.symbols)) * width, 0.58 * height
        symbols = [left + (FIRST + NEXT * i) * width for i in range(len(self.symbols))]
        return [((left, middle), coin * HELD), *(((x, middle), coin * ROUND) for x in symbols)]

    def _draw_reached(self, canvas: Canvas, k: float) -> None:
        large, whole, [(centre, radius), *symbols] = _popped(k), self._coin, self.circles()
        _draw_beams(canvas, centre, max(1.0, radius * large), k * 1.6)
        draw_grown(canvas, "vp", centre, whole, large)
        if large > 0.9:
            canvas.text(str(self.vp), Type.TITLE, p.INK, centred(centre, whole), "center", shrink=True)
        for symbol, (spot, radius) in zip(self.symbols, symbols, strict=True):
            pygame.draw.aacircle(canvas.surface, p.GLOW, spot, radius * large)
            draw_grown(canvas, f"bonus_{symbol.replace(' ', '_')}", spot, whole // 2, large)

    @property
    def _coin(self) -> int:
        """The side of the VP."""
        return round(0.36 * self.rect.height)


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
        fire = soft_light(p.PICKED, FIRE * height, GLOWS)
        canvas.blit(fire, fire.get_rect(center=(0.3 * width, 0.6 * height)).topleft)
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
            side, centre = round(0.46 * height), (0.74 * width, 0.6 * height)
            _draw_beams(canvas, centre, max(1.0, side * large * 0.5), -k * 1.6)
            draw_grown(canvas, "iron", centre, side, large)

    def _draw_sparks(self, canvas: Canvas, centre: Point, since: float) -> None:
        """Draw sparks that fly up from a blow, and fall."""
        luck, high = self.luck, self.rect.height
        for _ in range(SPARKS):
            angle, far = luck.uniform(-pi, 0), luck.uniform(0.12, 0.4) * high
            x = centre[0] + cos(angle) * far * since
            y = centre[1] + sin(angle) * far * since + 0.25 * high * since * since
            tail = 0.012 * high
            canvas.line((x, y), (x - cos(angle) * tail, y - sin(angle) * tail), p.GLOW, 2.4)
