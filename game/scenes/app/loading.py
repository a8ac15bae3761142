"""The scene before a slow one: it draws that one's layers beforehand, so that no frame of it takes long."""

from __future__ import annotations

import gc

from game.rules.message import message
from game.scenes.flow import Flow, Pop, Scene
from game.scenes.kit.place import place
from game.table import palette as p
from game.table.backdrop import draw_backdrop
from game.table.canvas import Canvas
from game.table.painter import Painter
from game.table.theme import Type

PATIENCE = 1.0  # seconds before the bar is shown
BAR = (440.0, 372.0, 400.0, 10.0)
WORDS = (340.0, 320.0, 600.0, 40.0)


def tidy() -> None:
    """Collect garbage now, and keep later collections, of 30 ms each, from looking at what is there."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class Laying(Scene):
    """Shows bare wood, later with a bar, until the scene below is drawn."""

    def __init__(self, below: Scene) -> None:
        super().__init__(below.context)
        self.below, self.waited = below, 0.0
        self.painter = Painter(self.context.theme, below.beforehand())

    def resize(self) -> None:
        self.dirty = True
        if self.painter.theme is not self.context.theme:
            self.painter.stop()
            self.below.resize()
            self.painter = Painter(self.context.theme, self.below.beforehand())

    def update(self, seconds: float) -> Flow:
        self.waited += seconds
        self.dirty = self.waited > PATIENCE
        if not self.painter.ready:
            return None
        tidy()
        return Pop()

    def leave(self) -> None:
        self.painter.stop()

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        if self.waited <= PATIENCE:
            return
        theme = self.context.theme
        canvas.text(message("laying"), Type.DISPLAY, p.INK_LIGHT, place(theme, *WORDS), "center")
        whole = place(theme, *BAR)
        canvas.box(whole, (*p.WOOD_DEEPEST, 255), 5)
        whole.width = max(whole.height, round(whole.width * self.painter.share))
        canvas.box(whole, (*p.GOLD, 255), 5)
