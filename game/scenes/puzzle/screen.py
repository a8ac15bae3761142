"""The screen of the puzzles: three grades side by side, with what was solved, shown or tried."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.puzzles.progress import Standing
from game.puzzles.puzzle import Grade
from game.rules.message import message
from game.scenes.flow import Context, Flow, Pop, Push
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Told, Widget
from game.scenes.lesson.seal import RowWords, SealedRow
from game.scenes.puzzle.keeping import standing
from game.scenes.puzzle.scene import PuzzleTable
from game.scenes.puzzle.shelves import PosedPuzzle, of_ones_own, of_the_game
from game.sound.names import Air
from game.sound.score import Piece, Tune
from game.table import palette as p
from game.table.canvas import Canvas, draw_backdrop
from game.table.styles import Panel
from game.table.theme import Type

LEFT, TOP, WIDE, GAP = 64.0, 124.0, 372.0, 18.0
HEAD, HIGH, STEP = 50.0, 52.0, 58.0
ROWS = 7
"""Puzzles of a grade on one page."""
FOOT, BUTTON = 632.0, 220.0


class PuzzleRow(SealedRow):
    """One puzzle: its task, its position, and how it went."""

    def __init__(
        self, rect: pygame.Rect, posed: PosedPuzzle, went: Standing | None, act: Callable[[], Flow]
    ) -> None:
        note = None if went is None else message(f"puzzle-{went.value}")
        goal = posed.puzzle.goal
        said = RowWords(message(f"puzzle-short-{goal.value}"), posed.about, note)
        super().__init__(rect, posed.number, went is Standing.SOLVED, said, goal.said, act)
        self.posed, self.went = posed, went


class Puzzles(FormScene):
    """Offers the first puzzle that is not solved before any other."""

    air = Air.SPRING
    tune = Tune(Piece.TITLE)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.game, self.own = of_the_game(), of_ones_own()
        self.shows_own, self.page = False, 0

    def _of(self, grade: Grade) -> list[PosedPuzzle]:
        shelf = self.own if self.shows_own else self.game
        return [posed for posed in shelf.posed if posed.puzzle.grade is grade]

    @property
    def _pages(self) -> int:
        return max(1, *(-(-len(self._of(grade)) // ROWS) for grade in Grade))

    def widgets(self) -> list[Widget]:
        rows = [row for column, grade in enumerate(Grade) for row in self._column(column, grade)]
        following = next((row for row in rows if row.went in (None, Standing.TRIED)), None)
        if following is not None:
            following.next = True
            rows.remove(following)
            rows.insert(0, following)
        return [*rows, *self._foot(), *self._told()]

    def _told(self) -> list[Widget]:
        """Return what the counts beside the grades answer."""
        tip = message("puzzles-solved-tip")
        return [Told(self._heading(column), tip=tip) for column in range(len(Grade))]

    def _heading(self, column: int) -> pygame.Rect:
        return self.at(LEFT + (WIDE + GAP) * column + 20, TOP + 12, WIDE - 40, 28)

    def _column(self, column: int, grade: Grade) -> list[PuzzleRow]:
        left, found = LEFT + (WIDE + GAP) * column, self._of(grade)[ROWS * self.page :][:ROWS]
        rows = list[PuzzleRow]()
        for number, posed in enumerate(found):
            rect = self.at(left + 12, TOP + HEAD + STEP * number, WIDE - 24, HIGH)
            went = standing(self.context, posed.puzzle)
            rows.append(PuzzleRow(rect, posed, went, partial(self._open, posed)))
        return rows

    def _foot(self) -> list[Widget]:
        """Return the buttons below: away, to the other shelf, to the next page."""
        found: list[Widget] = [Button(self._button(0), message("learn-leave-screen"), Pop)]
        if self.own.posed:
            said = message("puzzles-of-game") if self.shows_own else message("puzzles-own")
            found.append(Button(self._button(3), said, self._turn))
        if self._pages > 1:
            said = message("puzzles-page", page=self.page + 1, count=self._pages)
            found.append(Button(self._button(4), said, self._turn_page))
        return found

    def _button(self, number: int) -> pygame.Rect:
        return self.at(LEFT + (BUTTON + 13) * number, FOOT, BUTTON, 44)

    def _open(self, posed: PosedPuzzle) -> Flow:
        return Push(PuzzleTable(self.context, posed.puzzle, posed.name))

    def _turn(self) -> Flow:
        """Show the other shelf."""
        self.shows_own, self.page = not self.shows_own, 0
        self.resize()
        return None

    def _turn_page(self) -> Flow:
        self.page = (self.page + 1) % self._pages
        self.resize()
        return None

    def draw(self, canvas: Canvas) -> None:
        draw_backdrop(canvas)
        title = message("puzzles-own" if self.shows_own else "puzzles-title")
        canvas.text(title, Type.DISPLAY, p.INK_LIGHT, self.at(LEFT, 40, 900, 44))
        canvas.text(message("puzzles-under"), Type.NOTE, p.INK_LIGHT_SOFT, self.at(LEFT, 86, 1152, 24))
        for column, grade in enumerate(Grade):
            left, found = LEFT + (WIDE + GAP) * column, self._of(grade)
            canvas.panel(self.at(left, TOP, WIDE, HEAD + STEP * ROWS + 8), Panel.PAPER)
            heading = self._heading(column)
            solved = sum(standing(self.context, one.puzzle) is Standing.SOLVED for one in found)
            canvas.text(message(f"puzzles-{grade.name.lower()}"), Type.HEADING, p.INK, heading)
            count = message("puzzles-solved", solved=solved, count=len(found))
            canvas.text(count, Type.NOTE, p.INK_SOFT, heading, "right")
        if self.own.problems:
            said = message("puzzles-left-out", count=len(self.own.problems), why=self.own.problems[0])
            foot = self.at(LEFT, FOOT - 34, 1152, 24)
            canvas.text(said, Type.NOTE, p.INK_LIGHT, foot, ellipsis=True)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)
