"""A sentence over whatever is shown, for a moment: what a key of the window has done."""

from __future__ import annotations

from game.scenes.kit.bubble import draw_bubble
from game.table.canvas import Canvas
from game.table.theme import Type

SHOWN = 1.6  # seconds
BELOW = 112  # design units from the top of the window


class Notice:
    """Says one thing at a time."""

    def __init__(self) -> None:
        self.text = ""
        self.left = 0.0

    def say(self, text: str) -> None:
        self.text, self.left = text, SHOWN

    def goes(self, seconds: float) -> bool:
        """Time passes; whether it goes away now."""
        if not self.text:
            return False
        self.left -= seconds
        if self.left <= 0:
            self.text = ""
        return not self.text

    def draw(self, canvas: Canvas) -> None:
        if self.text:
            middle = canvas.surface.get_width() // 2
            draw_bubble(canvas, self.text, (middle, 0), role=Type.LABEL, above=canvas.theme.px(BELOW))
