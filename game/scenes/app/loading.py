"""Drawing ahead: what a scene shows is drawn beside the loop, so that no frame of it takes long."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence

import pygame

from game.rules.message import message
from game.scenes.flow import Context, Flow, Pop, Scene
from game.scenes.kit.place import place
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.painter import Layer, Painter, ahead, rest
from game.table.styles import Panel
from game.table.theme import Type

PATIENCE = 1.0  # seconds before the sign is shown
SIGN = (500.0, 650.0, 280.0, 40.0)


def tidy() -> None:
    """Collect garbage now, and keep later collections from looking at what is there: it takes 30 ms."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class LoadingScreen(Scene):
    """Shows what was left, still, later with a sign, until the scene below is drawn."""

    def __init__(self, below: Scene, picture: pygame.Surface | None = None) -> None:
        """`picture` is what the window showed, if anything; else there is bare wood."""
        super().__init__(below.context)
        self.below, self.left, self.waited, self._tidied = below, picture, 0.0, False
        self.painter = Painter(self.context.theme, self.layers())

    def layers(self) -> Sequence[Layer]:
        """Return what is drawn until the scene below is shown."""
        return self.below.beforehand()

    def resize(self) -> None:
        self.dirty = True
        if self.painter.theme is not self.context.theme:
            self.left = None
            self.painter.stop()
            self.below.resize()
            self.painter = Painter(self.context.theme, self.layers())

    @property
    def signed(self) -> bool:
        """True once the scene keeps somebody waiting."""
        return self.waited > PATIENCE

    def update(self, seconds: float) -> Flow:
        signed = self.signed
        self.waited += seconds
        self.dirty = self.dirty or signed != self.signed
        return self.tidied() if self.painter.ready else None

    def tidied(self) -> Flow:
        """Go on to the scene below once garbage was collected: in a round in which nothing moves."""
        if self._tidied:
            return Pop()
        self._tidied = True
        tidy()
        return None

    @property
    def busy(self) -> bool:
        return True

    def leave(self) -> None:
        self.painter.stop()

    def draw(self, canvas: Canvas) -> None:
        if self.left is None:
            draw_backdrop(canvas)
        else:
            self.left.set_alpha(None)
            canvas.surface.blit(self.left, (0, 0))
        self.draw_sign(canvas)

    def draw_sign(self, canvas: Canvas) -> None:
        """Draw a quiet sign once the scene keeps somebody waiting."""
        if self.signed:
            spot = place(canvas.theme, *SIGN)
            canvas.panel(spot, Panel.PROMPT)
            canvas.text(message("laying"), Type.HEADING, p.INK_LIGHT, spot, "center", shrink=True)


class DrawingAhead:
    """Has new scenes drawn: what is seen at once before they are shown, the rest while they are."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._new: Scene | None = None
        self._painter: Painter | None = None

    def begin(
        self, scene: Scene, waiting: Callable[[Scene], LoadingScreen] = LoadingScreen
    ) -> LoadingScreen | None:
        """Return the screen that waits until a new scene is drawn; None if nothing in it takes long."""
        self.stop()
        rest(False)
        self._new = scene
        return waiting(scene) if scene.beforehand() else None

    def shown(self, scene: Scene) -> None:
        """Once a new scene is shown, draw in the meantime what it shows later."""
        if scene is self._new:
            self._new, self._painter = None, Painter(self.context.theme, scene.meanwhile(), ahead)

    def stop(self) -> None:
        if self._painter is not None:
            self._painter.stop()
