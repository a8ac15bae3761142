"""A lesson on the real table: the teacher's card tells and asks, and the rules say whether it is done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.lessons.lesson import STUDENT, Lesson, LessonStep, Wrong, judged, load
from game.lessons.values import told
from game.rules.message import Message, message
from game.scenes.flow import Context, Flow, Pop, Push
from game.scenes.kit.widget import Act
from game.scenes.lesson.card import Card, CardText
from game.scenes.lesson.cardtable import CardTable
from game.scenes.lesson.learning import keep, learning
from game.scenes.lesson.menu import LessonMenu
from game.scenes.lesson.pointers import places
from game.scenes.lesson.session import LessonSession
from game.scenes.play import commands as c
from game.scenes.play.menu import Menu
from game.sound.names import SoundEffect
from game.table import palette as p
from game.table.spots import Shape
from game.table.theme import Type

GUARDED = (c.Act.FINISH, c.Act.STEP, c.Act.TAKE_BACK, c.Act.REDO, c.Act.LOOK_BACK)
"""What is not done while one reads."""


class LessonTable(CardTable):
    """A game whose steps are told: while one reads, the table is asleep; a task wakes it."""

    session: LessonSession
    advises = False

    def __init__(self, context: Context, lesson: Lesson, number: int = 0, moves: Sequence[str] = ()) -> None:
        """Go on at a step, after these moves from the position that it is played from."""
        self.lesson = lesson
        self.number = self.page = number  # the step that one has come to, and the one that is read
        self.missed: Wrong | None = None  # the way that has missed the task
        self.hinted = False
        self._judged = -1  # how many moves have been looked at
        super().__init__(context, LessonSession(context, lesson, number, moves))
        self._begin()

    @classmethod
    def open(cls, context: Context, id: str) -> LessonTable:
        """Return a lesson at the place where it was left."""
        lesson, mark = load(id), learning(context).progress.at.get(id)
        names = [step.name for step in lesson.steps]
        if mark is None or mark.step not in names:
            return cls(context, lesson)
        return cls(context, lesson, names.index(mark.step), mark.moves)

    # -- where one is -------------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep:
        """Return the step that is read."""
        return self.lesson.steps[self.page]

    @property
    def asleep(self) -> bool:
        """Return True while the table waits for the reader."""
        return self.page != self.number or self.step.task is None or self.missed is not None

    def _begin(self) -> None:
        """Begin the step that one has come to: lay its position out, and keep the place."""
        step = self.lesson.steps[self.number]
        self.page, self.missed, self.hinted = self.number, None, False
        if step.position is not None and self.number:
            self.session.lay_out(self.number)
            self._leapt(self.match.state.to_move)
        else:
            self.session.set_out(self.number)
        self._judged = -1
        progress = learning(self.context).progress
        progress.mark(self.lesson.id, step.name, self.match.moves)
        keep(self.context)
        self._turn_page()

    def _turn_page(self) -> None:
        """Show the step that is read; half a plan stays."""
        if self.editor is not None:
            self._half_laid, self._half_laid_on = self.editor.laid, self.editor.active
        self.session.asleep = self.asleep
        self.steered = None
        self.refresh()
        self.lay_card()

    def _next_page(self) -> Flow:
        """Go on: to the text that was left, to the next step, or out of the lesson."""
        if self.page < self.number:
            self.page += 1
            self._turn_page()
        elif self.number + 1 < len(self.lesson.steps):
            self.number += 1
            self._begin()
        else:
            learning(self.context).progress.finish(self.lesson.id)
            keep(self.context)
            return Pop()
        return None

    def _page_back(self) -> Flow:
        """Read the step before once more; the table stays as it is."""
        self.page -= 1
        self._turn_page()
        return None

    def _hint(self) -> Flow:
        self.hinted = not self.hinted
        self.lay_card()
        return None

    def _try_again(self) -> Flow:
        """Take back all that was played in this step; nothing of it stays laid."""
        mover = self.match.state.to_move
        self.session.take_back()
        self.missed, self._judged = None, -1
        self.session.asleep = False
        self._half_laid = ()
        self._leapt(mover)
        self._turn_page()
        return None

    # -- the card -----------------------------------------------------------------------------------

    def lay_card(self) -> None:
        """Lay the card for the step that is read."""
        count = len(self.lesson.steps)
        note = message("learn-progress", step=self.page + 1, count=count)
        self.show_card(Card(self.lesson.title, note, self._texts(), self._acts(), likely=self.asleep))

    def _texts(self) -> list[CardText]:
        say = partial(self._say, self.step)
        if self.missed is not None:
            again = message("learn-again-how")
            return [CardText(say("wrong", self.missed.say), colour=p.INK_BAD), CardText(again, Type.NOTE)]
        texts = [CardText(say(), spare=self.hinted and not self.asleep)]
        if self.step.task is not None:
            texts.append(CardText(say("task"), Type.LABEL, p.PRIMARY_DEEP))
        if self.hinted and not self.asleep:
            texts.append(CardText(say("hint"), Type.NOTE, p.INK_SOFT))
        return texts

    def _say(self, step: LessonStep, *more: str) -> Message:
        return told(self.lesson.line_said(step, *more), self.match.state, STUDENT)

    def _acts(self) -> list[Act]:
        """Return the buttons, the likeliest last."""
        if self.missed is not None:
            return [(message("learn-try-again"), self._try_again)]
        acts: list[Act] = [(message("learn-back"), self._page_back)] if self.page else []
        if not self.asleep:
            return [*acts, (message("learn-hint"), self._hint)]
        return [*acts, (message("learn-done" if self._last else "learn-next"), self._next_page)]

    def pointed_out(self) -> list[Shape]:
        """Return the places that the step points at; none once it was missed, or on the neighbour's board."""
        if self.missed is not None or self.stage.focus != STUDENT:
            return []
        return places(self.stage, self.step.at)

    @property
    def instruction(self) -> Message | None:  # type: ignore[override]
        """What is said instead of what the game asks: that there is something to read."""
        if self.missed is not None:
            return message("learn-prompt-again")
        if not self.asleep:
            return None
        return message("learn-prompt-done" if self._last else "learn-prompt-read")

    @property
    def _last(self) -> bool:
        """True on the last page."""
        return self.page + 1 == len(self.lesson.steps)

    # -- hands --------------------------------------------------------------------------------------

    @property
    def enter_reads(self) -> bool:
        return self.asleep

    def by_key(self, key: int) -> Callable[[], Flow] | None:
        return self._hint if key == pygame.K_h and not self.asleep else super().by_key(key)

    def carry_out(self, command: c.Command) -> Flow:
        """Do what a command asks for; while one reads, nothing is decided."""
        if self.asleep and command in GUARDED:
            if command is c.Act.STEP and self.instruction is not None:
                self.say(self.instruction)
            return None
        if self.asleep and command is c.Act.ESCAPE:
            return self._menu()
        flow = super().carry_out(command)
        if isinstance(flow, Push) and isinstance(flow.scene, Menu):
            return self._menu()
        return flow

    def say(self, said: Message) -> None:
        """Say why something cannot be done; not that seats changed hands, but that an earlier step stands."""
        super().say(message("learn-undo") if said.id == "undo-seated" else said)

    def _menu(self) -> Flow:
        return Push(LessonMenu(self.context, self.session, self._anew))

    def _anew(self) -> Flow:
        """Begin the lesson from its first step."""
        self.number = 0
        self.session.lay_out(0)
        self._leapt(None)
        self._begin()
        return Pop()

    # -- time ---------------------------------------------------------------------------------------

    def _next(self, seconds: float) -> Flow:
        """Look at what was played; then the game goes on, unless there is something to read."""
        if self.asleep:
            return None
        if self._judged != len(self.match.turns):
            self._judge()
        return None if self.asleep else super()._next(seconds)

    def _judge(self) -> None:
        """Ask the rules whether the task is done, or was missed."""
        task, turns = self.lesson.steps[self.number].task, self.match.turns
        assert task is not None
        self._judged = len(turns)
        before = turns[self.session.start].before if len(turns) > self.session.start else self.match.state
        found = judged(task, before, self.match.state)
        if found is True:
            self.context.sound.play(SoundEffect.POINT)
            self._next_page()
        elif isinstance(found, Wrong):
            self.missed = found
            self._turn_page()
