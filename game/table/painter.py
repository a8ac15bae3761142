"""Drawing ahead in a thread, so that a picture's parts are in the theme's cache once they are needed.

SDL releases the interpreter while it scales, blurs and reads drawings, so the loop hardly notices.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, TypeVar

import pygame

from game.table.canvas import Canvas
from game.table.theme import Theme

GIVES_WAY = 0.0005
"""Seconds after which a thread that paints lets the loop go on; Python's own 5 ms are half a frame."""


def _give_way() -> None:
    sys.setswitchinterval(GIVES_WAY)


PAINTER = ThreadPoolExecutor(1, "painter", _give_way)
Layer = Callable[[Canvas], None]
Made = TypeVar("Made")
_AHEAD: set[Future[Any]] = set()


class Painter:
    """Draws some layers, one after the other, on a surface that is never shown."""

    def __init__(self, theme: Theme, layers: Sequence[Layer]) -> None:
        self.theme, self.layers = theme, layers
        self._stopped = False
        self._work: Future[None] = PAINTER.submit(self._paint)

    @property
    def ready(self) -> bool:
        """True once all is done, or one layer has failed: that one fails again where it is shown."""
        return self._work.done()

    def stop(self) -> None:
        """Draw no more layers."""
        self._stopped = True

    def _paint(self) -> None:
        canvas = Canvas(pygame.Surface(self.theme.size).convert(), self.theme)
        for layer in self.layers:
            if self._stopped:
                return
            layer(canvas)


def ahead(make: Callable[..., Made], *arguments: object) -> Future[Made]:
    """Have something made that will be wanted later, unless the window is closed before."""
    work = PAINTER.submit(make, *arguments)
    _AHEAD.add(work)
    work.add_done_callback(_AHEAD.discard)
    return work


def settle() -> None:
    """Wait until nothing is drawn ahead any more: pygame must not be quit in the middle of a drawing."""
    PAINTER.submit(lambda: None).result()


def drop() -> None:
    """Make nothing more of what a window would have wanted later; wait for what has been begun."""
    for work in list(_AHEAD):
        work.cancel()
    settle()
