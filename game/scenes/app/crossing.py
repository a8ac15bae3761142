"""From one table straight to another, which is drawn beside the loop in the meantime: no bar, no cut."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.motion.paths import eased
from game.scenes.app.loading import LoadingScreen
from game.scenes.flow import Flow, Scene
from game.table.canvas import Canvas
from game.table.painter import Layer
from game.table.theme import Theme

FADES = 0.35  # seconds in which what was left goes over into the table
STEP = 1 / 20  # seconds that one frame of the way takes at most: a late one does not leap


class Crossing(LoadingScreen):
    """Shows what was left, still, until the table is drawn; then that goes over into the table.

    A click or a key goes on to the table as soon as that is drawn. Where nothing is to move, it just comes.
    """

    lasts = FADES

    def __init__(self, below: Scene, picture: pygame.Surface | None) -> None:
        self.table: tuple[Theme, pygame.Surface] | None = None
        super().__init__(below, picture)
        self.passed = 0.0
        self._skipped = False

    def layers(self) -> Sequence[Layer]:
        """Return what the table needs, and the table as it will be found."""
        return [*super().layers(), self._paint_table]

    def _paint_table(self, canvas: Canvas) -> None:
        self.below.draw_arrival(canvas)
        self.table = canvas.theme, canvas.surface

    @property
    def share(self) -> float:
        """The share of the way that is done."""
        return eased(self.passed / self.lasts)

    @property
    def signed(self) -> bool:
        return super().signed and not self.passed

    @property
    def moves(self) -> bool:
        """True unless nothing is to move."""
        return self.context.settings.animation

    def resize(self) -> None:
        if self.painter.theme is not self.context.theme:
            self.passed = 0.0
        super().resize()

    def handle(self, event: pygame.Event) -> Flow:
        """A click or a key goes on to the table at once."""
        self._skipped = self._skipped or event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        return None

    def update(self, seconds: float) -> Flow:
        signed = self.signed
        self.waited += seconds
        if self.painter.ready:
            if self._skipped or self.table is None or self.passed >= self.lasts or not self.moves:
                return self.tidied()
            if self._tidied:
                self.passed += min(seconds, STEP)
            else:
                self.tidied()
        self.dirty = self.dirty or bool(self.passed) or signed != self.signed
        return None

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.passed and self.table is not None and self.table[0] is canvas.theme:
            self.table[1].set_alpha(round(255 * self.share))
            canvas.surface.blit(self.table[1], (0, 0))
            self.table[1].set_alpha(None)
