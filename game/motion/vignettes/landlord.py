"""The landlord comes for the lease: he takes what is paid, and leaves paper for what is missing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import pi, sin

import pygame

from game.motion.paths import between, eased
from game.motion.vignettes.plate import Plate, PlateProps, draw_leaning
from game.table import palette as p
from game.table import shapes
from game.table.canvas import Canvas
from game.table.land import covering
from game.table.seasons import Look

WIDE, HIGH = 0.44, 0.58  # of the window
DESK = 0.74  # the height of the desk's edge
WINDOW = (0.08, 0.24, 0.24, 0.34)  # in the wall: left, top, width, height
MAN = (0.5, 0.57)  # his middle by the width, his height by the height
GOOD = 0.15  # the side of what lies on the desk, by the height
MOST, FLAKES = 7, 40  # pieces that are shown, and snowflakes
PAYS, EACH, TAKES = 0.24, 0.05, 0.16  # shares: the first is laid down, the next, and how long each takes
SWEEPS = 0.7  # the share at which he begins to sweep it in
GIVES = 0.58  # the share at which he lays down the paper


@dataclass(frozen=True, slots=True, kw_only=True)
class LandlordScene(Plate):
    """`paid` are the drawings of what he gets, `debt` how many papers he leaves."""

    paid: tuple[str, ...]
    debt: int

    def drawings(self) -> Sequence[tuple[str, tuple[int, int]]]:
        return [("landlord", self._man.size)]

    @property
    def _man(self) -> pygame.Rect:
        high = MAN[1] * self.rect.height
        return pygame.Rect(0, 0, round(high * 0.8), round(high))

    def furnish(self, canvas: Canvas) -> None:
        """Draw a wall of planks with a window on the winter."""
        self._draw_planks(canvas, pygame.Rect((0, 0), self.rect.size), p.PLANK, 6)
        pane, px = self._pane, canvas.theme.px
        for grown, colour in ((14, p.INK), (9, p.BEAM), (3, p.INK)):
            pygame.draw.rect(canvas.surface, colour, pane.inflate(px(grown), px(grown)), border_radius=px(3))
        canvas.blit(covering("sky", pane.size, (1200, 240), Look.WINTER), pane.topleft)
        snow = pygame.Rect(pane.left, pane.bottom - pane.height // 5, pane.width, pane.height // 5)
        pygame.draw.rect(canvas.surface, p.SNOW, snow)
        canvas.line(snow.topleft, snow.topright, p.INK, 1.5)

    @property
    def _pane(self) -> pygame.Rect:
        width, height = self.rect.size
        left, top, wide, high = WINDOW
        size = round(wide * width), round(high * height)
        return pygame.Rect((round(left * width), round(top * height)), size)

    def _draw_window(self, canvas: Canvas, k: float) -> None:
        """Draw snow that falls behind the bars of the window."""
        pane, px, luck = self._pane, canvas.theme.px, self.luck
        for _ in range(FLAKES):
            x, y, speed = luck.random(), luck.random(), luck.uniform(0.5, 0.9)
            radius = px(1.2 + luck.random())
            spot = pane.left + x * pane.width, pane.top + (y + k * speed) % 1.0 * pane.height
            room = pane.inflate(-2 * radius, -2 * radius)
            if room.collidepoint(spot):
                canvas.circle(spot, radius, (*p.SNOW, 255))
        upright = pygame.Rect(pane.centerx, pane.top, 1, pane.height)
        level = pygame.Rect(pane.left, pane.centery, pane.width, 1)
        for grown, colour in ((7, p.INK), (3, p.BEAM)):
            for bar in (upright.inflate(px(grown), 0), level.inflate(0, px(grown))):
                pygame.draw.rect(canvas.surface, colour, bar)

    def _draw_planks(self, canvas: Canvas, rect: pygame.Rect, colour: p.RGB, count: int) -> None:
        """Draw boards beside one another, each a little different."""
        wide, luck = rect.width / count, self.luck
        for i in range(count):
            board = pygame.Rect(round(rect.left + i * wide), rect.top, round(wide) + 1, rect.height)
            tone = p.mix(colour, p.PLANK_DEEP, luck.uniform(0.1, 0.5))
            pygame.draw.rect(canvas.surface, tone, board)
            grain = shapes.wood(board.height, board.width, 30, canvas.theme.scale)
            upright = pygame.transform.rotate(grain, 90)
            canvas.surface.blit(upright, board.topleft, special_flags=pygame.BLEND_RGB_SUB)
            pygame.draw.line(
                canvas.surface, p.WOOD_DEEPEST, board.topleft, board.bottomleft, canvas.theme.px(2)
            )

    def act(self, canvas: Canvas, props: PlateProps, k: float) -> None:
        width, height = self.rect.size
        pleased = sin((k - 0.55) * 9 * pi) * 0.014 if not self.debt and k > 0.55 else 0.0
        shaken = 4 * sin((k - 0.45) * 8 * pi) if self.debt and 0.45 < k < 0.7 else 0.0
        man = self._man
        man.midbottom = (round(MAN[0] * width), round((DESK + 0.04 - pleased) * height))
        self._draw_window(canvas, k)
        draw_leaning(canvas, props, "landlord", man, shaken)
        self._draw_desk(canvas)
        self._draw_paid(canvas, k)
        self._draw_debt(canvas, props, k)

    def _draw_desk(self, canvas: Canvas) -> None:
        """Draw the desk, behind which he sits."""
        width, height = self.rect.size
        top, px = round(DESK * height), canvas.theme.px
        pygame.draw.rect(canvas.surface, p.INK, (0, top - px(2), width, height))
        pygame.draw.rect(canvas.surface, p.BEAM, (0, top, width, px(16)))
        pygame.draw.rect(canvas.surface, p.WOOD_LIGHT, (0, top + px(18), width, height))
        for i in range(1, 9):
            y = top + px(18) + i * (height - top) // 9
            canvas.line((0, y), (width, y), p.WOOD, 1)

    def _draw_paid(self, canvas: Canvas, k: float) -> None:
        """Draw what is laid before him, piece after piece."""
        width, height = self.rect.size
        side, luck = round(GOOD * height), self.luck
        shown = self.paid[:MOST]
        for i, name in enumerate(shown):
            way = eased((k - PAYS - EACH * i) / TAKES)
            if way <= 0:
                continue
            goal = width * (0.5 + (i - (len(shown) - 1) / 2) * 0.1 + luck.uniform(-0.01, 0.01))
            taken = eased((k - SWEEPS - 0.02 * i) / 0.1)
            lies = height * (DESK + 0.05 + luck.uniform(-0.015, 0.03))
            if taken >= 1:
                continue
            x = between(between(1.15 * width, goal, way), MAN[0] * width, taken)
            y = between(lies - 0.25 * height * sin(way * pi), height * (DESK - 0.06), taken)
            canvas.svg(name, pygame.Rect(round(x - side / 2), round(y - side / 2), side, side))

    def _draw_debt(self, canvas: Canvas, props: PlateProps, k: float) -> None:
        """Draw the papers that he leaves: they flutter down on the near side of the desk."""
        width, height = self.rect.size
        side = round(1.35 * GOOD * height)
        for i in range(min(MOST, self.debt)):
            way = (k - GIVES - EACH * i) / TAKES
            if way <= 0:
                continue
            fall = eased(way)
            x = width * between(0.54, 0.7 + 0.07 * (i % 4), fall)
            y = height * between(0.68, 0.87 - 0.02 * i, fall)
            rect = pygame.Rect(round(x - side / 2), round(y - side / 2), side, side)
            draw_leaning(canvas, props, "debt", rect, 24 * sin(way * 2 * pi) * max(0.0, 1 - way) - 6 + 5 * i)
