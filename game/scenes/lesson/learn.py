"""The screen on which one learns: the lessons, and beside them the rules and puzzles."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.lessons.bookmarks import ORDER
from game.lessons.lesson import Lesson, load
from game.rules.message import Message, message
from game.scenes.flow import Flow, Pop, Push
from game.scenes.kit.screen import FormScene
from game.scenes.kit.widget import Button, Clickable, Look, Widget, Words, draw_focus
from game.scenes.lesson.learning import learning
from game.scenes.lesson.seal import draw_seal
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


class LessonRow(Clickable):
    """One lesson: its number, or a tick once it is done, its name, what it is about, its minutes."""

    def __init__(
        self, rect: pygame.Rect, lesson: Lesson, number: int, note: Message, act: Callable[[], Flow]
    ) -> None:
        super().__init__(rect, tip=message("learn-row-tip"))
        self.lesson, self.number, self.note, self.act = lesson, number, note, act
        self.done = self.next = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.panel(self.rect, Panel.FIELD_ON if self.next or look.hot else Panel.FIELD)
        seal, words = self._places(canvas)
        draw_seal(canvas, seal, self.number, self.done)
        canvas.text(self.note, Type.NOTE, p.INK_SOFT, words, "right")
        self.draw_words(canvas, look, (p.INK, p.INK_SOFT), "left")
        draw_focus(canvas, self.rect, look)

    def _places(self, canvas: Canvas) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the places of the seal and of the words beside it."""
        px = canvas.theme.px
        inner = self.rect.inflate(-px(24), -px(14))
        seal = pygame.Rect(inner.left, inner.top, inner.height, inner.height)
        left = seal.right + px(14)
        return seal, pygame.Rect(left, inner.top, inner.right - left, inner.height)

    def words(self, canvas: Canvas) -> Sequence[Words]:
        words = self._places(canvas)[1]
        words.width -= canvas.measure(self.note, Type.NOTE)[0] + canvas.theme.px(14)
        upper = pygame.Rect(words.left, words.top, words.width, words.height // 2)
        about = message(f"lesson-{self.lesson.id}-about")
        lower = upper.move(0, words.height // 2)
        return Words(self.lesson.title, upper, Type.HEADING), Words(about, lower, Type.BODY, ellipsis=True)


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

    def _following(self, rows: list[LessonRow]) -> LessonRow:
        """Return the lesson after the one that was done last, the next that is not done; the first of all."""
        done = learning(self.context).progress.done
        last = ORDER.index(done[-1]) + 1 if done and done[-1] in ORDER else 0
        return next((row for row in rows[last:] + rows[:last] if not row.done), rows[0])

    def _row(self, number: int, id: str) -> LessonRow:
        progress, lesson = learning(self.context).progress, load(id)
        note = message("learn-minutes", minutes=lesson.minutes)
        if (mark := progress.at.get(id)) is not None:
            names = [step.name for step in lesson.steps]
            at = names.index(mark.step) + 1 if mark.step in names else 1
            note = message("learn-at", step=at, count=len(names))
        rect = self.at(LEFT + 20, TOP + 20 + STEP * (number - 1), WIDE - 40, HIGH)
        row = LessonRow(rect, lesson, number, note, partial(self._open, id))
        row.done = id in progress.done
        return row

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
