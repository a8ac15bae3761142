"""The way from the title's landscape down to the table, which is drawn beside the loop in the meantime."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil

import pygame

from game.motion.paths import eased
from game.scenes.app.crossing import STEP, Crossing
from game.scenes.app.loading import SIGN, LoadingScreen
from game.scenes.flow import Flow, Scene
from game.scenes.kit.livingscene import LivingScene
from game.table.canvas import Canvas
from game.table.land import dressed
from game.table.landscape import Frame, Look, land_key, landscape
from game.table.painter import Layer
from game.table.theme import DESIGN_SIZE, Theme, load_svg

GOES, SINKS = 0.3, 1.1  # seconds until the picture that was left is gone, and of the way down
EARTH = "title_earth"
DEEP = 330.0  # design units of earth between the landscape and the table


def way_to(
    scene: Scene, stack: Sequence[Scene], seen: pygame.Surface | None, replacing: bool
) -> Callable[[Scene], LoadingScreen]:
    """Return the screen to be shown until a scene is drawn, as it is gone to from what was `seen`.

    To a table that takes the place of a landscape, or of a form over one, it is the way down; to any other
    table a crossing, before which what was seen stays.
    """
    if not scene.below_ground:
        return partial(LoadingScreen, picture=seen)
    below = stack[0] if stack else None
    if replacing and isinstance(below, LivingScene):
        return partial(WayDown, picture=seen, now=below.now)
    return partial(Crossing, picture=seen)


class WayDown(Crossing, LivingScene):
    """Shows the landscape, which lives on, until the table is drawn; then the view sinks down to it."""

    lasts = SINKS

    def __init__(self, below: Scene, picture: pygame.Surface | None, now: float) -> None:
        """`picture` is what the window showed, if anything, and `now` the moment of the landscape."""
        super().__init__(below, picture)
        self.now, self._gone = now, 0.0

    def layers(self) -> Sequence[Layer]:
        """Return the landscape and the earth, unless they are there, and the table as it will be found."""
        return [self._paint_way, *super().layers()]

    def _paint_way(self, canvas: Canvas) -> None:
        landscape(canvas.theme, self.look)
        _earth(canvas.theme)

    # -- time ---------------------------------------------------------------------------------------

    def update(self, seconds: float) -> Flow:
        laid = self._laid
        flow = super().update(seconds)
        going = self.left is not None and self._laid
        if going:
            self._gone += min(seconds, STEP)
            if self._gone >= GOES or not self.moves:
                self.left = None
        self.dirty = self.dirty or going or laid != self._laid
        return flow

    @property
    def _laid(self) -> bool:
        """Return True once the landscape is painted."""
        return land_key(self.look) in self.context.theme.cache

    # -- drawing ------------------------------------------------------------------------------------

    @property
    def look(self) -> Look:
        return Look()

    def covered(self) -> Sequence[pygame.Rect]:
        return [self.at(*SIGN)] if self.signed else []

    def draw_over(self, canvas: Canvas) -> None:
        self.draw_sign(canvas)

    def draw(self, canvas: Canvas) -> None:
        if not self._laid:
            if self.left is not None:
                canvas.surface.blit(self.left, (0, 0))
            return
        if self.passed:
            self._draw_way(canvas)
        else:
            LivingScene.draw(self, canvas)
        if self.left is not None:
            self.left.set_alpha(round(255 * (1 - eased(self._gone / GOES))))
            canvas.surface.blit(self.left, (0, 0))

    def _draw_way(self, canvas: Canvas) -> None:
        """Draw landscape, earth and table one below the other, as far as the view has sunk."""
        surface, earth, table = canvas.surface, _earth(canvas.theme), self.table
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
