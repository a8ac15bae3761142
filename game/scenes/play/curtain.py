"""Between people at one mouse: nothing of a plan or bonus marker can be seen until only its owner looks."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.rules.message import Message, message
from game.rules.state import GameState
from game.rules.terms import Bonus
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button
from game.scenes.play.bonussheet import draw_bonus
from game.scenes.saving.chairs import Chair
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.styles import Panel
from game.table.theme import Type

REST = 0.4
"""Seconds in which a curtain takes neither key nor click: these were meant for the table before it."""


class Curtain(FormScene):
    """Asks for the mouse to be passed on, or with `bonus` for the others to look away."""

    def __init__(self, context: Context, chair: Chair, bonus: bool = False) -> None:
        super().__init__(context)
        self.chair, self.bonus, self.resting = chair, bonus, REST

    @property
    def said(self) -> Message:
        """The text of the button."""
        return message("curtain-i-am", name=self.chair.name)

    def resize(self) -> None:
        self.dirty = True
        rect = self.at(510, 400, 260, 50)
        self.form.place([Button(rect, self.said, self.go_on, primary=True, role=Type.HEADING)])

    def go_on(self) -> Flow:
        """Draw the curtain."""
        return Pop()

    def update(self, seconds: float) -> Flow:
        self.resting = max(0.0, self.resting - seconds)
        return super().update(seconds)

    def handle(self, event: pygame.Event) -> Flow:
        if self.resting and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return None
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self.go_on()
        return super().handle(event)

    def escape(self) -> Flow:
        return None  # only whoever sits there now draws the curtain

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        edge = p.SEAT_COLOURS[self.chair.colour]
        canvas.panel(self.at(390, 190, 500, 300), Panel.PAPER, edge=edge, rim=3)
        self._draw_words(canvas)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        canvas.svg(f"token_{p.SEAT_COLOUR_NAMES[self.chair.colour]}", self.at(612, 216, 56, 56))
        title = message("curtain-bonus" if self.bonus else "curtain-plan", name=self.chair.name)
        canvas.text(title, Type.DISPLAY, p.INK, self.at(410, 284, 460, 50), "center", shrink=True)
        why = message("curtain-why-bonus" if self.bonus else "curtain-why-plan")
        canvas.text(why, Type.NOTE, p.INK_SOFT, self.at(410, 340, 460, 28), "center", shrink=True)


class Aside(Curtain):
    """Before an advice that may tell of a bonus marker: the others look away, or nothing is asked."""

    def __init__(self, context: Context, chair: Chair, ask: Callable[[], None]) -> None:
        super().__init__(context, chair, bonus=True)
        self.ask = ask

    def go_on(self) -> Flow:
        """Ask, and draw the curtain."""
        self.ask()
        return Pop()

    def escape(self) -> Flow:
        return Pop()


class Peek(Curtain):
    """A seat's own bonus marker, shown behind the curtain."""

    def __init__(self, context: Context, chair: Chair, state: GameState, seat: int) -> None:
        super().__init__(context, chair, bonus=True)
        self.state, self.seat, self.drawn = state, seat, False

    @property
    def said(self) -> Message:
        return message("curtain-face-down") if self.drawn else super().said

    def go_on(self) -> Flow:
        """Show the marker, then leave."""
        if self.drawn:
            return Pop()
        self.drawn = True
        self.resize()
        return None

    def escape(self) -> Flow:
        return Pop()

    def _draw_words(self, canvas: Canvas) -> None:
        if self.drawn:
            card = self.at(430, 220, 420, 160)
            draw_bonus(canvas, card, self.state, self.seat, Bonus(self.state.seats[self.seat].bonus))
        else:
            super()._draw_words(canvas)
