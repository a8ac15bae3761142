"""Drawing ahead, beside the loop: what a picture is made of is in the theme's cache once it is asked for.

SDL lets go of the interpreter while it scales, blurs and reads drawings, so that the loop hardly notices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor

import pygame

from game.table.canvas import Canvas
from game.table.theme import Theme

PAINTER = ThreadPoolExecutor(1, "painter")
Layer = Callable[[Canvas], None]


class Painter:
    """Draws some layers on a sheet nobody sees, one after the other."""

    def __init__(self, theme: Theme, layers: Sequence[Layer]) -> None:
        self.theme, self.layers = theme, layers
        self.done = 0
        self._stopped = False
        self._work: Future[None] = PAINTER.submit(self._paint)

    @property
    def share(self) -> float:
        """Return how much is done, from 0 to 1."""
        return self.done / max(1, len(self.layers))

    @property
    def ready(self) -> bool:
        """Whether all is done, or as much as could be: what fails here fails again where it is seen."""
        return self._work.done()

    def stop(self) -> None:
        """Nobody needs the rest."""
        self._stopped = True

    def _paint(self) -> None:
        canvas = Canvas(pygame.Surface(self.theme.size).convert(), self.theme)
        for layer in self.layers:
            if self._stopped:
                return
            layer(canvas)
            self.done += 1


def settle() -> None:
    """Wait until nothing is drawn ahead any more: pygame must not be quit under a brush."""
    PAINTER.submit(lambda: None).result()
