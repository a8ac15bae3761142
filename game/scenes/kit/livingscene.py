"""A form on the living landscape: what moves is drawn anew by itself, a few small places at a time."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import NamedTuple

import pygame

from game.motion.living import living
from game.motion.livingthing import STILL
from game.scenes.flow import Context
from game.scenes.kit.form import SHADOW
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Told
from game.table.canvas import Canvas
from game.table.landscape import Frame, Look, landscape, sprite
from game.table.theme import Theme

RATE = 12  # pictures a second of what moves by itself
RIM = 5.0  # design units at a panel's edge where one may look past its corners


class Placed(NamedTuple):
    """What moves, in pixels: its drawing, its place and its opacity."""

    name: str
    rect: tuple[int, int, int, int]
    alpha: int
    high: int = 0  # of the whole drawing, where its foot is cut off


class LivingScene(FormScene):
    """A form that lies on the landscape. What a scene draws over it, it draws in `draw_over`."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.now = STILL
        self._since = 0.0
        self._alive: list[Placed] = []
        self._covers: list[pygame.Rect] = []  # where something lies over the landscape
        self._told: list[pygame.Rect] = []  # the bubble that is drawn now

    @property
    def look(self) -> Look:
        """Return the landscape it lies on."""
        return Look()

    def covered(self) -> Sequence[pygame.Rect]:
        """Return the places besides the widgets where something is drawn over the landscape."""
        return ()

    def draw_over(self, canvas: Canvas) -> None:
        """Draw all that lies over the landscape."""

    def draw(self, canvas: Canvas) -> None:
        self.draw_land(canvas)
        self._draw_over(canvas)

    def draw_land(self, canvas: Canvas) -> None:
        """Draw the landscape with all that moves there now."""
        canvas.surface.blit(landscape(canvas.theme, self.look), (0, 0))
        self._alive = self.placed(canvas.theme)
        for one in self._alive:
            self.draw_living(canvas, one)

    def live(self, seconds: float) -> None:
        if self.context.settings.animation:
            self.now, self._since = self.now + seconds, 0.0

    def stir(self, canvas: Canvas, seconds: float) -> Sequence[pygame.Rect]:
        """Let the landscape live on, and draw what has changed."""
        if not self.context.settings.animation or not self._alive:
            return ()
        self._since += seconds
        if self._since < 1 / RATE:
            return ()
        self.now, self._since = self.now + self._since, 0.0
        before, self._alive = self._alive, self.placed(canvas.theme)
        pairs = zip_longest(before, self._alive)
        changed = [pygame.Rect(one.rect) for pair in pairs if pair[0] != pair[1] for one in pair if one]
        window = canvas.surface.get_rect()
        rects = [rect.clip(window) for rect in joined(changed) if rect.colliderect(window)]
        self._redraw(canvas, rects)
        return rects

    def _redraw(self, canvas: Canvas, rects: Sequence[pygame.Rect]) -> None:
        """Draw these places anew, and what lies over them where something does."""
        ground, places = landscape(canvas.theme, self.look), [one.rect for one in self._alive]
        for rect in rects:
            canvas.surface.set_clip(rect)
            canvas.surface.blit(ground, rect, rect)
            for i in rect.collidelistall(places):
                self.draw_living(canvas, self._alive[i])
            if rect.collidelist(self._covers) >= 0:
                self._draw_over(canvas)
        canvas.surface.set_clip(None)

    def _draw_over(self, canvas: Canvas) -> None:
        self.draw_over(canvas)
        bubble = self.form.draw_hint(canvas)
        self._told = [bubble] if bubble else []

    def draw_living(self, canvas: Canvas, one: Placed) -> None:
        """Draw something that moves at its place."""
        x, y, *size = one.rect
        image = sprite(canvas.theme, one.name, (size[0], one.high or size[1]), one.alpha, self.look)
        canvas.surface.blit(image, (x, y), (0, 0, *size))

    def _over(self, theme: Theme) -> list[pygame.Rect]:
        """Return the places of all that lies over the landscape, with their shadows."""
        reach = 2 * theme.px(SHADOW)
        panels = [*self._panels(), *self._told]
        return [*(place.inflate(reach, reach) for place in panels), *self.covered()]

    def _panels(self) -> list[pygame.Rect]:
        """Return the places of the widgets that hide what lies below them: not of mere answers."""
        return [widget.rect for widget in self.form.widgets if type(widget) is not Told]

    def placed(self, theme: Theme) -> list[Placed]:
        """Return all that can be seen to move; it does not rain on what lies over the landscape."""
        frame, evening = Frame.of(theme), self.look.evening
        over = self._covers = self._over(theme)
        now = self.now if self.context.settings.animation else STILL
        rim = -2 * theme.px(RIM)
        panels = [panel.inflate(rim, rim) for panel in self._panels()]
        found = []
        for one in living(now, self.look.knecht, evening):
            rect = frame.rect(one.x - one.width / 2, one.y - one.height / 2, one.width, one.height)
            high, rect.height = rect.height, round(rect.height * one.cut)
            hidden = any(panel.contains(rect) for panel in panels)
            if not hidden and (one.name != "land_rain" or rect.collidelist(over) < 0):
                found.append(Placed(one.name, tuple(rect), one.alpha, high))  # type: ignore[arg-type]
        return found


def joined(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Return the places that these cover, those that overlap as one."""
    found: list[pygame.Rect] = []
    for rect in rects:
        while (at := rect.collidelist(found)) >= 0:
            rect = rect.union(found.pop(at))
        found.append(rect)
    return found
