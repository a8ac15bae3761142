"""A table that turns to another seat: it is drawn before it is shown, as nearly all of it changes at once."""

from __future__ import annotations

from game.motion.vignettes.rehearsal import Layers, Rehearsal
from game.table.canvas import Canvas

SHARE = 0.004  # seconds of a frame after which no layer is begun


class TurningTable:
    """Lets the window show what it showed, for a few frames in which the table is drawn layer by layer."""

    def __init__(self) -> None:
        self.under_way = False
        self._rehearsal, self._ready = Rehearsal(), False
        self._shown: int | None = None  # the seat whose board is the large one in the window
        self._pauses = False

    def forget(self) -> None:
        """Take note that something else may be in the window."""
        self._shown, self.under_way = None, False

    def paused(self) -> bool:
        """Return True once after each frame in which the window kept what it showed: what moves waits."""
        paused, self._pauses = self._pauses, False
        return paused

    def draw(self, canvas: Canvas, focus: int, layers: Layers) -> bool:
        """Return True where the window keeps what it shows; `layers` are those of the table to come.

        That is so only in frames that may put things off. A table that turns on meanwhile is not waited for.
        """
        turned = canvas.puts_off and self._shown not in (None, focus)
        if not turned or (self.under_way and self._ready):
            self._shown, self.under_way = focus if canvas.puts_off else None, False
            return False
        if not self.under_way:
            self._rehearsal.begin()
        self.under_way = self._pauses = canvas.late = True
        self._ready = self._rehearsal.go_on(canvas.theme, layers, SHARE)
        return True
