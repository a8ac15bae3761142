"""The table while a vignette is shown: it holds its breath, and a camera looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import Future
from operator import is_
from typing import Any, NamedTuple

import pygame

from game.motion.vignettes.rehearsal import Layers, Rehearsal
from game.motion.vignettes.spare import borrow, give_back
from game.motion.vignettes.vignette import View, Vignette
from game.table.canvas import Canvas
from game.table.painter import rest, soon
from game.table.poses import Point

NEARER = 1.004  # so much nearer at least, or the table is drawn as it was
ALONE, BESIDE = 0.002, 0.0005  # seconds of a frame for the next table: of one with nothing else, and of any
OPEN = 0.3  # the share of its time at which a vignette has come out of its place, which takes long frames


class Near(NamedTuple):
    """The table as the camera sees it at rest."""

    zoom: float
    focus: Point
    image: Future[pygame.Surface]


class HeldTable:
    """Keeps the picture of the table from the first frame of a vignette to its last.

    Frames that are not patient have to be short: beside them nothing is made for later. In them each table
    is rehearsed before it is drawn: the one below a vignette while the window shows what it showed before,
    the one after it while that is shown.
    """

    def __init__(self) -> None:
        self.patient = True  # a frame waits until what it shows is made
        self._rehearsal, self._ready = Rehearsal(waits=True), False
        self._known = False  # the window shows what was drawn last
        self._left: pygame.Surface | None = None  # what is shown until the table is drawn
        self._kept: pygame.Surface | None = None
        self._shown: list[Vignette[Any]] = []
        self._seen: View | None = None
        self._near: Near | None = None
        self._used: list[pygame.Surface] = []

    @property
    def keeps(self) -> bool:
        """True while a table is kept."""
        return self._kept is not None

    def forget(self) -> None:
        """Take note that something else may be in the window."""
        self._known = False

    def draw(self, canvas: Canvas, shown: Sequence[Vignette[Any]], now: float, layers: Layers) -> bool:
        """Draw the table as it is kept, and over it what is shown; return False where it has to be drawn.

        `layers` are those of the table that is to be drawn next.
        """
        table = self._kept or self._left
        if table is None or table.get_size() != canvas.surface.get_size() or not _same(self._shown, shown):
            self._begin(canvas, shown)
        if self._kept is not None:
            self._draw(canvas, self._kept, shown, now)
            if not self.patient and all(one.workshop.ready and one.share(now) > OPEN for one in shown):
                self._rehearsal.go_on(canvas.theme, layers, BESIDE)
            return True
        if self._left is None or self.patient or self._ready:
            return False
        self._draw(canvas, self._left, shown, now)
        self._ready = self._rehearsal.go_on(canvas.theme, layers, ALONE)
        return True

    def keep(self, canvas: Canvas, shown: Sequence[Vignette[Any]], now: float) -> None:
        """Keep what has been drawn, if something is shown over it now, and draw that."""
        self._known, self._shown = True, list(shown)
        if not shown:
            return
        table = self._copy(canvas)
        once_more = [one for one in shown if one.takes(table)]
        if once_more:
            self._kept, self._left = None, table
        else:
            self._kept, self._left = table, None
        self._rehearse()
        for vignette in shown:
            vignette.draw(canvas, now, self.patient)

    def _begin(self, canvas: Canvas, shown: Sequence[Vignette[Any]]) -> None:
        """Keep nothing any more; what the window shows is left there while the table is rehearsed."""
        self._wait()
        for surface in self._used:
            give_back(canvas.theme, surface)
        self._used, self._kept, self._left, self._near = [], None, None, None
        self._shown = list(shown)
        self._rehearse()
        rest(bool(shown) and not self.patient)
        if shown and self._known and not self.patient:
            self._left = self._copy(canvas)

    def _rehearse(self) -> None:
        self._ready = False
        self._rehearsal.begin()

    def _copy(self, canvas: Canvas) -> pygame.Surface:
        """Return a copy of what has been drawn, until the next vignette."""
        copy = borrow(canvas.theme)
        copy.blit(canvas.surface, (0, 0))
        self._used.append(copy)
        return copy

    def _wait(self) -> None:
        """Wait until nobody else looks at the table: until then it could not be drawn."""
        if self._near is not None and not self._near.image.cancel():
            self._near.image.result()

    def _draw(
        self, canvas: Canvas, table: pygame.Surface, shown: Sequence[Vignette[Any]], now: float
    ) -> None:
        """Draw a table, and over it what is shown."""
        self._draw_table(canvas, table, shown[0].view(shown[0].share(now)))
        for vignette in shown:
            vignette.draw(canvas, now, self.patient)

    def _draw_table(self, canvas: Canvas, table: pygame.Surface, view: View) -> None:
        """Draw a table as the camera sees it: nearer to a place, or shaken."""
        if view.zoom < NEARER:
            self._wait()
            canvas.surface.blit(table, (round(view.shake[0]), round(view.shake[1])))
            return
        size = table.get_size()
        part = pygame.Rect(0, 0, round(size[0] / view.zoom), round(size[1] / view.zoom))
        away = 1 - 1 / view.zoom
        part.topleft = round(view.focus[0] * away), round(view.focus[1] * away)
        rests = self._seen == view  # while the camera moves, what is seen of each frame is soon gone
        self._seen = view
        if rests and self._smooth(table, part, view):
            assert self._near is not None
            canvas.surface.blit(self._near.image.result(), (0, 0))
        else:
            pygame.transform.scale(table.subsurface(part), size, canvas.surface)

    def _smooth(self, table: pygame.Surface, part: pygame.Rect, view: View) -> bool:
        """Have the table made as it is seen at rest, beside the loop; return True once it can be shown."""
        if self._near is None or self._near[:2] != (view.zoom, view.focus):
            self._wait()
            image = soon(pygame.transform.smoothscale, table.subsurface(part), table.get_size())
            self._near = Near(view.zoom, view.focus, image)
        return self.patient or self._near.image.done()


def _same(these: Sequence[Vignette[Any]], those: Sequence[Vignette[Any]]) -> bool:
    """Return True if both hold the very same vignettes in the same order."""
    return len(these) == len(those) and all(map(is_, these, those))
