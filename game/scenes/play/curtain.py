"""Between people at one mouse: nothing of a plan or bonus marker can be seen until only its owner looks."""

from __future__ import annotations

import pygame

from game.scenes.backdrop import draw_backdrop
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.place import place
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button
from game.scenes.saves import Chair
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.styles import Panel
from game.table.theme import Type


class Curtain(FormScene):
    """Asks for the mouse to be passed on, or with `bonus` for the others to look away."""

    def __init__(self, context: Context, chair: Chair, bonus: bool = False) -> None:
        super().__init__(context)
        self.chair, self.bonus = chair, bonus

    def resize(self) -> None:
        self.dirty = True
        rect = place(self.context.theme, 510, 400, 260, 50)
        self.form.place([Button(rect, f"I am {self.chair.name}", Pop, primary=True, role=Type.HEADING)])

    def handle(self, event: pygame.Event) -> Flow:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_SPACE):
            return Pop()
        return super().handle(event)

    def escape(self) -> Flow:
        return None  # only whoever sits there now draws the curtain

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        theme, colour = self.context.theme, self.chair.colour
        sheet = place(theme, 390, 190, 500, 300)
        canvas.panel(sheet, Panel.PAPER, edge=p.SEAT_COLOURS[colour], rim=3)
        canvas.svg(f"token_{p.SEAT_COLOUR_NAMES[colour]}", place(theme, 612, 216, 56, 56))
        title = f"Pass the mouse to {self.chair.name}"
        if self.bonus:
            title = f"For {self.chair.name}'s eyes only"
        canvas.text(title, Type.DISPLAY, p.INK, place(theme, 410, 284, 460, 50), "center", shrink=True)
        secret = "A bonus marker is taken" if self.bonus else "Plans are laid"
        note = f"{secret} in secret; the others look away."
        canvas.text(note, Type.NOTE, p.INK_SOFT, place(theme, 410, 340, 460, 28), "center")
        self.form.draw(canvas)
