"""What a first game has explained so far, to be read again."""

from __future__ import annotations

import pygame

from game.lessons.moments import moments
from game.lessons.values import told
from game.rules.message import message
from game.rules.state import GameState
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.screen import FormScene, draw_sheet
from game.scenes.kit.scroll import ScrollList, ScrollRow
from game.scenes.kit.widget import Button, Widget
from game.scenes.lesson.learning import learning
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import Type

ROW, MOST = 92, 5  # the height of a row, and so many are seen at once


class Explained(FormScene):
    """Lies over the game, with the newest first."""

    overlay = True

    def __init__(self, context: Context, state: GameState, seat: int) -> None:
        super().__init__(context)
        explained = learning(context).progress.explained
        found = [one for one in moments() if one.name in explained]
        found.sort(key=lambda one: -explained.index(one.name))
        self.rows = [ScrollRow(one.title, told(one.id, state, seat)) for one in found]

    def widgets(self) -> list[Widget]:
        place, row = self.at(270, 134 + self._spare, 740, ROW * self._seen), self.context.theme.px(ROW)
        listed = ScrollList(place, self.rows, lambda _: None, row)
        button = self.at(540, 608 - self._spare, 200, 44)
        return [Button(button, message("learn-on-game"), Pop, primary=True), listed]

    @property
    def _seen(self) -> int:
        """Return the number of rows that there is room for."""
        return max(1, min(len(self.rows), MOST))

    @property
    def _spare(self) -> float:
        """Return how much lower than the highest the sheet begins, and higher it ends."""
        return ROW * (MOST - self._seen) / 2

    def handle(self, event: pygame.Event) -> Flow:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_h:
            return Pop()
        return super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        draw_sheet(canvas, self.at(240, 60 + self._spare, 800, 610 - 2 * self._spare))
        canvas.text(
            message("learn-explained"), Type.DISPLAY, p.INK, self.at(270, 78 + self._spare, 740, 44), "center"
        )
        if not self.rows:
            none = self.at(270, 134 + self._spare, 740, 40)
            canvas.text(message("learn-nothing-explained"), Type.BODY, p.INK_SOFT, none, "center")
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
