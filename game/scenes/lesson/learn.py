"""The screen on which one learns: the lessons, and beside them the rules and puzzles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.lessons.bookmarks import ORDER
from game.lessons.lesson import load
from game.rules.message import message
from game.scenes.flow import Flow, Pop, Push
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Widget
from game.scenes.lesson.learning import learning
from game.scenes.lesson.seal import RowWords, SealedRow
from game.scenes.rulebook.topic import topic_of_base
from game.sound.names import Air
from game.sound.score import Piece, Tune
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.styles import Panel
from game.table.theme import Type

LEFT, TOP, WIDE, HIGH, STEP = 64.0, 128.0, 680.0, 60.0, 68.0
SIDE, SIDE_WIDE = 784.0, 432.0
SHEET, SHEET_STEP = 112.0, 132.0
ASIDE = ("learn-aside-lessons", "learn-aside-game", "learn-aside-puzzles", "learn-aside-rules")
"""The headings of the sheets beside the lessons."""


class Learn(FormScene):
    """Offers the lesson that comes next before anything else."""

    air = Air.SPRING
    tune = Tune(Piece.TITLE)
    likely: Callable[[], Flow]  # goes on with the lesson that comes next

    def widgets(self) -> list[Widget]:
        rows = [self._row(number, id) for number, id in enumerate(ORDER, 1)]
        following = self._following(rows)
        following.next, self.likely = True, following.act
        begun = learning(self.context).progress.at.get(ORDER[following.number - 1]) is not None
        said = message("learn-go-on" if begun else "learn-begin", number=following.number)
        go_on = Button(self._aside(0), said, following.act, primary=True, role=Type.HEADING)
        game = Button(self._aside(1), message("learn-first-game"), self._first_game)
        puzzles = Button(self._aside(2), message("puzzles-title"), self._puzzles)
        rules = Button(self._aside(3), message("rulebook-title"), self._rules)
        back = Button(self.at(LEFT, 656, 184, 44), message("learn-leave-screen"), Pop)
        return [go_on, *rows, game, puzzles, rules, back]

    def _following(self, rows: list[SealedRow]) -> SealedRow:
        """Return the lesson after the one that was done last, the next that is not done; the first of all."""
        done = learning(self.context).progress.done
        last = ORDER.index(done[-1]) + 1 if done and done[-1] in ORDER else 0
        return next((row for row in rows[last:] + rows[:last] if not row.done), rows[0])

    def _row(self, number: int, id: str) -> SealedRow:
        progress, lesson = learning(self.context).progress, load(id)
        note = message("learn-minutes", minutes=lesson.minutes)
        if (mark := progress.at.get(id)) is not None:
            names = [step.name for step in lesson.steps]
            at = names.index(mark.step) + 1 if mark.step in names else 1
            note = message("learn-at", step=at, count=len(names))
        rect = self.at(LEFT + 20, TOP + 20 + STEP * (number - 1), WIDE - 40, HIGH)
        said = RowWords(lesson.title, message(f"lesson-{id}-about"), note)
        tip = message("learn-row-tip")
        return SealedRow(rect, number, id in progress.done, said, tip, partial(self._open, id))

    def _aside(self, number: int) -> pygame.Rect:
        """Return the place of the button on one of the sheets beside the lessons."""
        return self.at(SIDE + 24, TOP + 52 + SHEET_STEP * number, SIDE_WIDE - 48, 46)

    def _open(self, id: str) -> Flow:
        return Push(self.context.doors.lesson(self.context, id))

    def _first_game(self) -> Flow:
        return self.context.doors.first_game(self.context)

    def _rules(self) -> Flow:
        return Push(self.context.doors.rules(self.context, topic_of_base()))

    def _puzzles(self) -> Flow:
        return Push(self.context.doors.puzzles(self.context))

    def handle(self, event: pygame.Event) -> Flow:
        enter = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
        return self.likely() if enter and self.form.focused is None else super().handle(event)

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        canvas.text(message("learn-title"), Type.DISPLAY, p.INK_LIGHT, self.at(LEFT, 44, 600, 44))
        canvas.text(message("learn-under"), Type.NOTE, p.INK_LIGHT_SOFT, self.at(LEFT, 88, 1100, 24))
        canvas.panel(self.at(LEFT, TOP, WIDE, 32 + STEP * len(ORDER)), Panel.PAPER)
        for number, id in enumerate(ASIDE):
            top = TOP + SHEET_STEP * number
            canvas.panel(self.at(SIDE, top, SIDE_WIDE, SHEET), Panel.PAPER)
            heading = self.at(SIDE + 24, top + 14, SIDE_WIDE - 48, 26)
            canvas.text(message(id), Type.HEADING, p.INK, heading, shrink=True)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
