"""The panel that tells why, as it lies on the table: its buttons, and which option is looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.rules.player import Aspect
from game.scenes.flow import Flow
from game.scenes.kit.bubble import draw_bubble
from game.scenes.kit.form import Form
from game.scenes.kit.widget import Button
from game.scenes.play.why.drawing import NAMED, draw_sheet
from game.scenes.play.why.sheet import Column, Sheet, lay_out
from game.scenes.play.why.story import Story
from game.table.canvas import Canvas
from game.table.pieces import Sitter
from game.table.theme import Theme, Type

POINTER = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Acts(NamedTuple):
    """What the panel's buttons do; `step` is None where there is no other decision to go to."""

    close: Callable[[], Flow]
    play: Callable[[], Flow]
    step: Callable[[int], Flow]


class Panel:
    """One story on the table."""

    def __init__(self, story: Story, acts: Acts, doing: str) -> None:
        """`doing` is written on the button of an advice."""
        self.story, self.acts, self.doing = story, acts, doing
        self.looked_at = 0
        self.form = Form()

    def place(self, theme: Theme, column: Column, earlier: bool, later: bool) -> None:
        """Lay it into a column; whether there are decisions to go to before and after."""
        self.sheet: Sheet = lay_out(theme, column, self.story)
        sheet, acts = self.sheet, self.acts
        buttons = [Button(sheet.close, "×", acts.close, tip="Close (Esc).")]
        if self.story.turn is not None:
            why = ("" if earlier else "No decision before this one.", "" if later else "The latest decision.")
            tips = ("The decision before (left arrow).", "The decision after (right arrow).")
            buttons.append(Button(sheet.back, "‹", lambda: acts.step(-1), why=why[0], tip=tips[0]))
            buttons.append(Button(sheet.on, "›", lambda: acts.step(1), why=why[1], tip=tips[1]))
        if sheet.button is not None:
            tip = "Enter does it too."
            buttons.append(Button(sheet.button, self.doing, acts.play, primary=True, tip=tip))
        self.form.place(buttons)

    def holds(self, spot: tuple[int, int]) -> bool:
        """Whether a spot is on the panel."""
        return self.sheet.rect.collidepoint(spot)

    @property
    def held(self) -> bool:
        """Whether one of its buttons is pressed."""
        return self.form.held is not None

    def handle(self, event: pygame.Event) -> Flow:
        """An event of the mouse on the panel."""
        if event.type == pygame.MOUSEMOTION:
            row = self.sheet.row_at(event.pos)
            self.looked_at = self.looked_at if row is None else row
        return self.form.handle(event)

    def look(self, by: int) -> None:
        """Look at the option so many rows on."""
        if self.story.rows:
            self.looked_at = (self.looked_at + by) % len(self.story.rows)

    def draw(self, canvas: Canvas, sitter: Sitter) -> None:
        """The panel, and what there is to say of the thing under the pointer."""
        draw_sheet(canvas, self.sheet, self.story, sitter, self.looked_at)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
        part = self.sheet.part_at(self.form.pointer)
        if part is not None:
            aspect = tuple(Aspect)[part]
            text = self.story.rows[self.looked_at].parts[part].text
            words = f"{NAMED[aspect]} {text[:1].upper()}{text[1:]}." if text else NAMED[aspect]
            draw_bubble(canvas, words, self.form.pointer, role=Type.SMALL)
