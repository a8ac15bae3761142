"""The table while a vignette is shown: it holds its breath, and a camera looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from operator import is_
from typing import Any

import pygame

from game.motion.vignettes.vignette import View, Vignette
from game.table.canvas import Canvas
from game.table.poses import Point

NEARER = 1.004  # so much nearer at least, or the table is drawn as it was


class HeldTable:
    """Keeps the picture of the table from the first frame of a vignette to its last."""

    def __init__(self) -> None:
        self.patient = True  # a frame waits until what it shows is made
        self._kept: pygame.Surface | None = None
        self._shown: list[Vignette[Any]] = []
        self._seen: View | None = None
        self._near: tuple[tuple[float, Point], pygame.Surface] | None = None  # as the camera saw it last

    def draw(self, canvas: Canvas, shown: Sequence[Vignette[Any]], now: float) -> bool:
        """Draw the table as it is kept, and over it what is shown; return False where nothing is kept."""
        of_this = self._kept is not None and self._kept.get_size() == canvas.surface.get_size()
        if self._kept is None or not of_this or not shown or not _same(self._shown, shown):
            self._kept, self._near = None, None
            return False
        self._draw_table(canvas, self._kept, shown, now)
        for vignette in shown:
            vignette.draw(canvas, now, self.patient)
        return True

    def keep(self, canvas: Canvas, shown: Sequence[Vignette[Any]], now: float) -> None:
        """Keep what has been drawn, if something is shown over it now, and draw that."""
        once_more = [one for one in shown if one.takes(canvas.surface, self.patient)]
        self._shown = list(shown)
        self._kept, self._near = canvas.surface.copy() if shown and not once_more else None, None
        for vignette in shown:
            vignette.draw(canvas, now, self.patient)

    def _draw_table(
        self, canvas: Canvas, kept: pygame.Surface, shown: Sequence[Vignette[Any]], now: float
    ) -> None:
        """Draw the table as the camera sees it: nearer to a place, or shaken."""
        view = shown[0].view(shown[0].share(now))
        size = kept.get_size()
        if view.zoom < NEARER:
            canvas.surface.blit(kept, (round(view.shake[0]), round(view.shake[1])))
            return
        if self._near is not None and self._near[0] == (view.zoom, view.focus):
            canvas.surface.blit(self._near[1], (0, 0))
            return
        part = pygame.Rect(0, 0, round(size[0] / view.zoom), round(size[1] / view.zoom))
        away = 1 - 1 / view.zoom
        part.topleft = round(view.focus[0] * away), round(view.focus[1] * away)
        if self._seen != view:  # the camera moves: what is seen of each frame is soon gone
            self._seen = view
            pygame.transform.scale(kept.subsurface(part), size, canvas.surface)
            return
        image = pygame.transform.smoothscale(kept.subsurface(part), size)
        self._near = (view.zoom, view.focus), image
        canvas.surface.blit(image, (0, 0))


def _same(these: Sequence[Vignette[Any]], those: Sequence[Vignette[Any]]) -> bool:
    """Return whether both hold the very same vignettes in the same order."""
    return len(these) == len(those) and all(map(is_, these, those))
