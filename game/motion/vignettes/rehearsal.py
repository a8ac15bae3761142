"""A table that will be shown soon, drawn layer by layer where nobody sees it."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from game.motion.vignettes.spare import borrow, give_back
from game.table.canvas import Canvas
from game.table.painter import Layer
from game.table.theme import Theme

Layers = Callable[[], list[Layer]]
"""Returns all layers of a table."""


class Rehearsal:
    """Draws layers on a surface that is never shown, so that their parts are in the theme's cache.

    Each frame draws some of them: together they take far longer than one frame has.
    """

    def __init__(self, waits: bool = False) -> None:
        """`waits`: for what the painter has still to make of a season."""
        self._waits = waits
        self._rest: list[Layer] | None = None
        self._canvas: Canvas | None = None

    def begin(self) -> None:
        """Have a table drawn from its first layer on."""
        self._rest = None
        self._end()

    def _end(self) -> None:
        if self._canvas is not None:
            give_back(self._canvas.theme, self._canvas.surface)
        self._canvas = None

    def go_on(self, theme: Theme, layers: Layers, seconds: float) -> bool:
        """Draw some of the layers, of which none begins after so many seconds; return True once all are.

        One that waits for the painter is drawn in a later frame.
        """
        ends = perf_counter() + seconds
        if self._rest is None:
            self._rest, self._canvas = layers(), Canvas(borrow(theme), theme)
            self._canvas.reuses, self._canvas.rehearses = True, self._waits
        while self._rest and self._canvas is not None and perf_counter() < ends:
            self._canvas.late = False
            self._rest[0](self._canvas)
            if self._canvas.late:
                return False
            self._rest.pop(0)
        if not self._rest:
            self._end()
        return not self._rest
