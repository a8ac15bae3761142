"""A scene that is a form, as most screens are, and the sheet of paper that some lie on."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.flow import Context, Flow, Pop, Scene
from game.scenes.kit.form import Form
from game.scenes.kit.place import place
from game.scenes.kit.widget import Widget
from game.sound.names import SoundEffect
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel


class FormScene(Scene):
    """Passes events to its form, and is drawn again when the form has changed."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.form = Form()
        self.form.patient = True

    @property
    def typing(self) -> bool:
        return self.form.focused is not None and self.form.focused.typing

    @property
    def cursor(self) -> int:
        return self.form.cursor

    def at(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """Return the rectangle of a place in design units."""
        return place(self.context.theme, x, y, width, height)

    def widgets(self) -> Sequence[Widget]:
        """Return the form's widgets as things are now, in the order of the keyboard."""
        return ()

    def resize(self) -> None:
        self.dirty = True
        self.form.place(self.widgets())

    def escape(self) -> Flow:
        """Do what Esc does: go back to the scene below."""
        return Pop()

    def update(self, seconds: float) -> Flow:
        self.form.rest(seconds)
        self.dirty = self.dirty or self.form.dirty
        return None

    def handle(self, event: pygame.Event) -> Flow:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and not self.form.asked:
            return self.escape()
        flow = self.form.handle(event)
        hear(self.context, self.form)
        self.dirty = self.dirty or self.form.dirty
        return flow


def hear(context: Context, form: Form) -> None:
    """Let a button be heard that has just done what it is for."""
    if form.take_click():
        context.sound.play(SoundEffect.BUTTON)


def draw_sheet(canvas: Canvas, rect: pygame.Rect) -> None:
    """Darken the scene below, and lay a sheet of paper on it."""
    canvas.box(canvas.surface.get_rect(), p.VEIL)
    canvas.panel(rect, Panel.PAPER)
