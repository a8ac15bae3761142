"""The panel that tells why, as it lies on the table: its buttons, and which option is looked at."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from game.rules.message import Message, message
from game.scenes.kit.bubble import draw_bubble
from game.scenes.kit.form import Form
from game.scenes.kit.widget import Button
from game.scenes.stage.commands import LookUp, StageAct, StageCommand, StepWhy
from game.scenes.stage.why.drawing import draw_sheet
from game.scenes.stage.why.sheet import OptionColumn, WhySheet, lay_out
from game.scenes.stage.why.story import Story
from game.table.canvas import Canvas
from game.table.pieces import Sitter
from game.table.theme import Theme, Type


class WhyPanel:
    """One story on the table."""

    def __init__(self, story: Story) -> None:
        self.story, self.looked_at = story, 0
        self.form = Form()
        self._asked: list[StageCommand] = []

    def place(self, theme: Theme, column: OptionColumn, earlier: bool, later: bool) -> None:
        """Lay it into a column; `earlier`, `later`: there are decisions to go to before and after."""
        self.sheet: WhySheet = lay_out(theme, column, self.story)
        sheet = self.sheet
        self.looked_at = min(self.looked_at, max(len(sheet.rows) - 1, 0))
        buttons = [Button(sheet.close, "×", self._asks(StageAct.CLOSE_WHY), tip=message("why-close-tip"))]
        if self.story.turn is not None:
            why = ("" if earlier else message("why-no-earlier"), "" if later else message("why-no-later"))
            tips = (message("why-earlier-tip"), message("why-later-tip"))
            buttons.append(Button(sheet.back, "‹", self._asks(StepWhy(-1)), why=why[0], tip=tips[0]))
            buttons.append(Button(sheet.on, "›", self._asks(StepWhy(1)), why=why[1], tip=tips[1]))
        self.form.place([*buttons, *self._below_advice()])

    def _below_advice(self) -> Iterator[Button]:
        """Yield the buttons of an advice: its rule, its figures, and the one that does it."""
        sheet, story = self.sheet, self.story
        if sheet.rule is not None:
            tip = message("why-rule-tip", rule=story.rule)
            if story.worth not in ("", story.rule):
                tip = message("why-rule-worth-tip", rule=story.rule, worth=story.worth)
            yield Button(sheet.rule, message("why-rule"), self._asks(LookUp(story.rule)), tip=tip)
        if sheet.figures is not None:
            said, tip = message("why-figures", told=int(story.figures)), message("why-figures-tip")
            yield Button(sheet.figures, said, self._asks(StageAct.ADVICE_FIGURES), tip=tip)
        if sheet.button is not None:
            follow, tip = self._asks(StageAct.FOLLOW_ADVICE), message("why-follow-tip")
            yield Button(sheet.button, message("why-follow"), follow, primary=True, tip=tip)

    def _asks(self, command: StageCommand) -> Callable[[], None]:
        return lambda: self._asked.append(command)

    def holds(self, spot: tuple[int, int]) -> bool:
        """Return True if a spot is on the panel."""
        return self.sheet.rect.collidepoint(spot)

    @property
    def held(self) -> bool:
        """Return True while one of its buttons is pressed."""
        return self.form.held is not None

    def handle(self, event: pygame.Event) -> Sequence[StageCommand]:
        """Take an event of the mouse on the panel; return the commands that it means."""
        if event.type == pygame.MOUSEMOTION:
            row = self.sheet.row_at(event.pos)
            self.looked_at = self.looked_at if row is None else row
        self._asked.clear()
        self.form.handle(event)
        return tuple(self._asked)

    def look(self, by: int) -> None:
        """Look at the option so many rows on."""
        if self.sheet.rows:
            self.looked_at = (self.looked_at + by) % len(self.sheet.rows)

    def draw(self, canvas: Canvas, sitter: Sitter) -> None:
        """Draw the panel, and what there is to say of the part under the pointer."""
        draw_sheet(canvas, self.sheet, self.story, sitter, self.looked_at)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
        part = self.sheet.part_at(self.form.pointer)
        if part is not None:
            text = self.story.say(canvas.theme.words, self._explained(part))
            draw_bubble(canvas, text, self.form.pointer, role=Type.SMALL)

    def _explained(self, part: int) -> Message:
        """Return the meaning of a part of the option looked at, and its sources."""
        one = self.story.rows[self.looked_at].parts[part]
        meant = message(f"why-{one.aspect.value}")
        return message("why-part", meant=meant, parts=one.said) if one.said else meant
