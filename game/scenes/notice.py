"""A sentence over whatever is shown, for a moment: what a key of the window has done."""

from __future__ import annotations

from game.scenes.kit.bubble import draw_bubble
from game.table.canvas import Canvas, Said
from game.table.theme import Type

SHOWN = 1.6  # seconds
BELOW = 112  # design units from the top of the window


class Notice:
    """Says one thing at a time."""

    def __init__(self) -> None:
        self.said: Said = ""
        self.left = 0.0

    def say(self, said: Said) -> None:
        self.said, self.left = said, SHOWN

    def goes(self, seconds: float) -> bool:
        """Time passes; whether it goes away now."""
        if not self.said:
            return False
        self.left -= seconds
        if self.left <= 0:
            self.said = ""
        return not self.said

    def draw(self, canvas: Canvas) -> None:
        if self.said:
            middle = canvas.surface.get_width() // 2
            draw_bubble(canvas, self.said, (middle, 0), role=Type.LABEL, above=canvas.theme.px(BELOW))
