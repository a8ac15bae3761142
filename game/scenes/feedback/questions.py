"""The four short questions after a playtest, for each person who played; none has to be answered."""

from __future__ import annotations

import pygame

from game.rules.message import Message, message
from game.rules.record import LONGEST_WORDS, MARKS, Answers, Felt
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.entry import Entry
from game.scenes.kit.screen import FormScene, draw_sheet
from game.scenes.kit.widget import Button, Widget
from game.scenes.session import Session
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.theme import Type

SHEET = (270, 76, 740, 568)
TOP, STEP = 186.0, 92.0
ASKED = ("fun", "clear", "felt", "change")
"""The questions, by the last parts of their messages' ids."""


class Questions(FormScene):
    """Lies over the table once the game is over."""

    overlay = True

    def __init__(self, context: Context, session: Session, seat: int) -> None:
        super().__init__(context)
        self.session, self.answers = session, Answers(seat)

    @property
    def heading(self) -> Message:
        """The heading; where several people played, for whom the questions are."""
        chairs = self.session.chairs
        if len(self.session.humans) < 2:
            return message("playtest-questions-title")
        return message("playtest-questions-for", name=chairs[self.answers.seat].name)

    def widgets(self) -> list[Widget]:
        marks = [Choice(mark, message("number", number=mark)) for mark in MARKS]
        lengths = [Choice(felt, message(f"playtest-felt-{felt.value}")) for felt in Felt]
        answers = self.answers
        change = Entry(
            self._place(3),
            answers.change,
            self._change,
            longest=LONGEST_WORDS,
            hint=self.context.theme.words.text(message("playtest-note-hint")),
            tip=message("playtest-ask-change-tip"),
        )
        return [
            ChoiceRow(self._place(0), marks, answers.fun, self._fun, _asked("fun-tip")),
            ChoiceRow(self._place(1), marks, answers.clear, self._clear, _asked("clear-tip")),
            ChoiceRow(self._place(2), lengths, answers.felt, self._felt, message("playtest-ask-felt-tip")),
            change,
            Button(self.at(740, 584, 240, 44), message("playtest-questions-done"), self._done, primary=True),
            Button(self.at(300, 584, 240, 44), message("playtest-questions-skip"), self.escape),
        ]

    def _place(self, number: int) -> pygame.Rect:
        return self.at(300, TOP + STEP * number + 32, 680, 38)

    def handle(self, event: pygame.Event) -> Flow:
        """After a mark that was clicked the keys are in the line for words."""
        flow = super().handle(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self.form.to_words()
        return flow

    # -- acts ---------------------------------------------------------------------------------------

    def _fun(self, mark: object) -> Flow:
        assert isinstance(mark, int)
        self.answers = self.answers._replace(fun=mark)
        return None

    def _clear(self, mark: object) -> Flow:
        assert isinstance(mark, int)
        self.answers = self.answers._replace(clear=mark)
        return None

    def _felt(self, felt: object) -> Flow:
        assert isinstance(felt, Felt)
        self.answers = self.answers._replace(felt=felt)
        return None

    def _change(self, words: str) -> Flow:
        self.answers = self.answers._replace(change=words)
        return None

    def _done(self) -> Flow:
        if self.answers.given:
            self.session.answer(self.answers)
        return self.escape()

    def escape(self) -> Flow:
        self.session.asked.add(self.answers.seat)
        return Pop()

    # -- drawing ------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        draw_sheet(canvas, self.at(*SHEET))
        canvas.text(self.heading, Type.DISPLAY, p.INK, self.at(300, 92, 680, 48), shrink=True)
        why = self.at(300, 142, 680, 24)
        canvas.text(message("playtest-questions-why"), Type.NOTE, p.INK_SOFT, why, shrink=True)
        for number, name in enumerate(ASKED):
            room = self.at(300, TOP + STEP * number, 680, 28)
            canvas.text(_asked(name), Type.HEADING, p.INK, room, shrink=True)
        self.form.draw(canvas)
        self.form.draw_hint(canvas)


def _asked(name: str) -> Message:
    """Return a question, or what it means: those for marks name the least and the most."""
    ends = {"least": MARKS[0], "most": MARKS[-1]} if name.startswith(("fun", "clear")) else {}
    return message(f"playtest-ask-{name}", **ends)
