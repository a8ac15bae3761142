"""The screen of the puzzles: three grades side by side, with what was solved, shown or tried."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.puzzles.progress import Standing
from game.puzzles.puzzle import Grade
from game.rules.message import message
from game.scenes.flow import Context, Flow, Pop, Push
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Clickable, Look, Told, Widget, Words, draw_focus
from game.scenes.lesson.seal import draw_seal
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


class PuzzleRow(Clickable):
    """One puzzle: its number, or a tick once it is solved, its task, its position, how it went."""

    def __init__(
        self, rect: pygame.Rect, posed: PosedPuzzle, went: Standing | None, act: Callable[[], Flow]
    ) -> None:
        super().__init__(rect, tip=posed.puzzle.goal.said)
        self.posed, self.went, self.act = posed, went, act
        self.next = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.panel(self.rect, Panel.FIELD_ON if self.next or look.hot else Panel.FIELD)
        seal, words = self._places(canvas)
        draw_seal(canvas, seal, self.posed.number, self.went is Standing.SOLVED)
        if self.went is not None:
            canvas.text(message(f"puzzle-{self.went.value}"), Type.NOTE, p.INK_SOFT, words, "right")
        self.draw_words(canvas, look, (p.INK, p.INK_SOFT), "left")
        draw_focus(canvas, self.rect, look)

    def _places(self, canvas: Canvas) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the places of the seal and of the words beside it."""
        px = canvas.theme.px
        inner = self.rect.inflate(-px(20), -px(12))
        seal = pygame.Rect(inner.left, inner.top, inner.height, inner.height)
        left = seal.right + px(12)
        return seal, pygame.Rect(left, inner.top, inner.right - left, inner.height)

    def words(self, canvas: Canvas) -> Sequence[Words]:
        words = self._places(canvas)[1]
        if self.went is not None:
            said = message(f"puzzle-{self.went.value}")
            words.width -= canvas.measure(said, Type.NOTE)[0] + canvas.theme.px(10)
        upper = pygame.Rect(words.left, words.top, words.width, words.height // 2)
        task = message(f"puzzle-short-{self.posed.puzzle.goal.value}")
        lower = upper.move(0, words.height // 2)
        return (
            Words(task, upper, Type.HEADING, ellipsis=True),
            Words(self.posed.about, lower, Type.BODY, ellipsis=True),
        )


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
