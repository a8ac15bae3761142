"""The way from the title's landscape down to the table, which is drawn beside the loop in the meantime."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

import pygame

from game.motion.paths import eased
from game.rules.message import message
from game.scenes.app.loading import PATIENCE, LoadingScreen, tidy
from game.scenes.flow import Flow, Pop, Scene
from game.scenes.kit.livingscene import LivingScene
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.land import dressed
from game.table.landscape import Frame, Look, land_key, landscape
from game.table.painter import Layer
from game.table.styles import Panel
from game.table.theme import DESIGN_SIZE, Theme, Type, load_svg

GOES, SINKS = 0.3, 1.1  # seconds until the picture that was left is gone, and of the way down
STEP = 1 / 20  # seconds that one frame of the way takes at most: a late one does not leap
EARTH = "title_earth"
DEEP = 330.0  # design units of earth between the landscape and the table
SIGN = (500.0, 650.0, 280.0, 40.0)


class Left(NamedTuple):
    """What was seen when somebody set out for the table: the window, and the moment of the landscape."""

    picture: pygame.Surface
    now: float


def way_to(scene: Scene, stack: Sequence[Scene], window: pygame.Surface) -> Callable[[Scene], LoadingScreen]:
    """Return the screen to be shown until a scene is drawn, as it is gone to from what the window shows.

    From a landscape, or a form over one, it is the way down to a table.
    """
    below = stack[0] if stack else None
    if not scene.below_ground or not isinstance(below, LivingScene):
        return LoadingScreen
    return partial(WayDown, seen=Left(window.copy(), below.now))


class WayDown(LoadingScreen, LivingScene):
    """Shows the landscape, which lives on, until the table is drawn; then the view sinks down to it.

    A click or a key goes on to the table as soon as that is drawn. Where nothing is to move, it just comes.
    """

    def __init__(self, below: Scene, seen: Left) -> None:
        self._table: tuple[Theme, pygame.Surface] | None = None
        super().__init__(below)
        self.now = seen.now
        self._left: pygame.Surface | None = seen.picture
        self._gone = self._sunk = 0.0
        self._skipped = self._tidied = False

    def layers(self) -> Sequence[Layer]:
        """Return the landscape and the earth, unless they are there, and the table as it will be found."""
        return [self._paint_way, *super().layers(), self._paint_table]

    def _paint_way(self, canvas: Canvas) -> None:
        landscape(canvas.theme, self.look)
        _earth(canvas.theme)

    def _paint_table(self, canvas: Canvas) -> None:
        self.below.draw_arrival(canvas)
        self._table = canvas.theme, canvas.surface

    @property
    def share(self) -> float:
        """The share of the way down that is done."""
        return eased(self._sunk / SINKS)

    @property
    def _sign(self) -> bool:
        return self.waited > PATIENCE and not self._sunk

    # -- time ---------------------------------------------------------------------------------------

    def resize(self) -> None:
        if self.painter.theme is not self.context.theme:
            self._left, self._sunk = None, 0.0
        super().resize()

    def handle(self, event: pygame.Event) -> Flow:
        """A click or a key goes on to the table at once."""
        self._skipped = self._skipped or event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        return None

    def update(self, seconds: float) -> Flow:
        signed, laid = self._sign, self._laid
        self.waited += seconds
        if self.painter.ready:
            if not self._tidied:
                self._tidied = True
                tidy()
            if self._skipped or self._table is None or self._sunk >= SINKS or not self._moves:
                return Pop()
            self._sunk += min(seconds, STEP)
        going = self._left is not None and self._laid
        if going:
            self._gone += min(seconds, STEP)
            if self._gone >= GOES or not self._moves:
                self._left = None
        self.dirty = self.dirty or going or bool(self._sunk) or (signed, laid) != (self._sign, self._laid)
        return None

    @property
    def _moves(self) -> bool:
        return self.context.settings.animation

    @property
    def _laid(self) -> bool:
        """Return True once the landscape is painted."""
        return land_key(self.look) in self.context.theme.cache

    # -- drawing ------------------------------------------------------------------------------------

    @property
    def look(self) -> Look:
        return Look()

    def covered(self) -> Sequence[pygame.Rect]:
        return [self.at(*SIGN)] if self._sign else []

    def draw_over(self, canvas: Canvas) -> None:
        """Draw a quiet sign once the table keeps somebody waiting."""
        if self._sign:
            canvas.panel(self.at(*SIGN), Panel.PROMPT)
            canvas.text(message("laying"), Type.HEADING, p.INK_LIGHT, self.at(*SIGN), "center", shrink=True)

    def draw(self, canvas: Canvas) -> None:
        if not self._laid:
            if self._left is not None:
                canvas.surface.blit(self._left, (0, 0))
            return
        if self._sunk:
            self._draw_way(canvas)
        else:
            LivingScene.draw(self, canvas)
        if self._left is not None:
            self._left.set_alpha(round(255 * (1 - eased(self._gone / GOES))))
            canvas.surface.blit(self._left, (0, 0))

    def _draw_way(self, canvas: Canvas) -> None:
        """Draw landscape, earth and table one below the other, as far as the view has sunk."""
        surface, earth, table = canvas.surface, _earth(canvas.theme), self._table
        height, deep = surface.get_height(), earth.get_height()
        sunk = round(self.share * (height + deep))
        surface.blit(landscape(canvas.theme, self.look), (0, -sunk))
        surface.blit(earth, (0, height - sunk))
        for one in self.placed(canvas.theme):
            self.draw_living(canvas, one._replace(rect=(one.rect[0], one.rect[1] - sunk, *one.rect[2:])))
        if table is not None and table[0] is canvas.theme:
            surface.blit(table[1], (0, height + deep - sunk))


def _earth(theme: Theme) -> pygame.Surface:
    """Return all that lies below what the window shows of the landscape, as wide as the window."""

    def make() -> pygame.Surface:
        frame, (width, height) = Frame.of(theme), theme.size
        size = ceil(DESIGN_SIZE[0] * frame.scale), ceil(DESIGN_SIZE[1] * frame.scale)
        deep, left = ceil(DEEP * frame.scale), round(frame.left)
        hidden = max(0, round(frame.top) + size[1] - height)
        image = pygame.Surface((width, hidden + deep)).convert()
        if hidden:
            image.blit(dressed("title", size, {}), (left, hidden - size[1]))
        image.blit(load_svg(EARTH, size[0], deep), (left, hidden))
        return image

    return theme.cached(EARTH, make)
