"""The solution of a puzzle on a stage of its own, move by move; the puzzle waits below as it was left."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.puzzles.puzzle import Puzzle
from game.puzzles.search import Solution
from game.rules import legal_moves
from game.rules.message import message
from game.scenes.flow import POINTER, Context, Flow, Pop
from game.scenes.kit.screen import hear
from game.scenes.kit.widget import Act
from game.scenes.lesson.card import Card, CardText
from game.scenes.puzzle.purposes import SolutionStep, compared, purposes
from game.scenes.puzzle.session import PuzzleSession
from game.scenes.stage.commands import StageAct, StageCommand, meant_by
from game.scenes.stage.deeds import deed
from game.scenes.stage.pointing import AWAY
from game.scenes.stage.scene import StageScene
from game.scenes.stage.stage import Stage
from game.scenes.stage.why.desk import WhyDesk
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.layout import Layout
from game.table.picture import Picture
from game.table.theme import Type

BACK = (pygame.K_ESCAPE, pygame.K_BACKSPACE)
ON = (pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER)
BESIDE = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class SolutionTable(StageScene[StageCommand]):
    """Steps through the moves of a solution; nothing is decided here."""

    card: Card

    def __init__(self, context: Context, puzzle: Puzzle, solution: Solution) -> None:
        self.puzzle, self.solution = puzzle, solution
        self.session = session = PuzzleSession(context, puzzle)
        self.match, self.seat = session.match, session.seat
        self.steps = _steps(session, puzzle, solution)
        self.told = self._told()
        self.number = 0  # steps that were made
        stage = Stage(context, session, self.seat, live=False)
        super().__init__(context, stage, WhyDesk(stage, self.match))
        self._lines = stage.chronicle.told(self.seat)
        self._show()

    @property
    def at(self) -> int:
        """Return how many moves of the match have been made."""
        return self.steps[self.number]

    def _show(self, fly: bool = False) -> None:
        """Stand after the last step; `fly`: it is seen."""
        told = tuple(line for lines in self._lines[: self.at + 1] for line in lines)
        self.stage.stand_after(self.match, self.at, self.seat, told)
        if fly:
            self.stage.relive(self.match, self.at)
        self._lay_card()

    def _beside(self, by: int) -> Flow:
        """Go to the step before or after."""
        number = self.number + by
        if 0 <= number < len(self.steps):
            self.number = number
            self._show(fly=by > 0)
        return None

    def _on(self) -> Flow:
        """Make the next step, or go back to the puzzle after the last."""
        return Pop() if self._last else self._beside(1)

    @property
    def _last(self) -> bool:
        return self.number == len(self.steps) - 1

    # -- the card -----------------------------------------------------------------------------------

    def _lay_card(self) -> None:
        note = message("learn-progress", step=self.number, count=len(self.steps) - 1)
        self.card = Card(message("puzzle-solution"), note, self._texts(), self._acts())
        layout = self.stage.layout
        clear = [*needed(layout), *([self.stage.yard.rect] if self.stage.winter_open else [])]
        self.card.place(self.context.theme, layout, clear)
        self.dirty = True

    def _texts(self) -> list[CardText]:
        goal = self.puzzle.goal
        best = goal.result_said(self.solution.worth)
        if not self.number:
            begins = message("puzzle-solution-begins", result=best)
            return [CardText(goal.said, Type.LABEL, p.PRIMARY_DEEP), CardText(begins)]
        texts = self._step_texts() if self.number <= len(self.told) else []
        if self._last:
            texts.append(CardText(message("puzzle-solution-ends", result=best), Type.LABEL, p.PRIMARY_DEEP))
        return texts

    def _step_texts(self) -> list[CardText]:
        """Return what the last step is, what it is for, and what the others there would have reached."""
        step, spoken = self.told[self.number - 1], self.stage.spoken
        texts = [CardText(spoken(deed(step.move, step.state)), Type.LABEL)]
        texts += [CardText(spoken(said)) for said in purposes(self.told, self.number - 1)]
        if (said := compared(step, self.puzzle.goal, self.solution.worth)) is not None:
            texts.append(CardText(spoken(said), Type.NOTE, p.INK_SOFT))
        return texts

    def _told(self) -> list[SolutionStep]:
        """Return the moves of the solution with the positions they are played from."""
        own = [turn for turn in self.match.turns[self.session.start :] if turn.seat == self.seat]
        others = self.solution.others
        return [
            SolutionStep(turn.decision.move, turn.before, other)
            for turn, other in zip(own, others, strict=True)
        ]

    def _acts(self) -> list[Act]:
        """Return the buttons, the likeliest last."""
        back: list[Act] = [(message("learn-back"), lambda: self._beside(-1))] if self.number else []
        if self._last:
            return [*back, (message("puzzle-solution-leave"), Pop)]
        return [(message("puzzle-solution-leave"), Pop), *back, (message("learn-next"), self._on)]

    # -- hands and time -----------------------------------------------------------------------------

    def resize(self) -> None:
        super().resize()
        self._lay_card()

    def handle(self, event: pygame.Event) -> Flow:
        form = self.card.form
        if event.type in POINTER:
            if self.card.rect.collidepoint(event.pos) or form.held is not None:
                self.stage.point(AWAY)
                self.dirty = True
                flow = form.handle(event)
                hear(self.context, form)
                return flow
            if form.hot is not None:
                form.handle(pygame.Event(pygame.MOUSEMOTION, pos=event.pos))
                self.dirty = True
        return super().handle(event)

    def key(self, event: pygame.Event) -> Flow:
        if event.key in BACK:
            return Pop()
        if event.key in BESIDE:
            return self._beside(BESIDE[event.key])
        return self._on() if event.key in ON else None

    def back(self) -> Flow:
        return Pop()

    def carry_out(self, command: StageCommand) -> Flow:
        """Do what a command asks for; the menu is that of the puzzle."""
        return Pop() if command is StageAct.OPEN_MENU else self.on_stage(command)

    @property
    def cursor(self) -> int:
        if self.card.form.hot is not None:
            return self.card.form.cursor
        acts = meant_by(self.stage.under(self.stage.pointer)) is not None
        return pygame.SYSTEM_CURSOR_HAND if acts else pygame.SYSTEM_CURSOR_ARROW

    def update(self, seconds: float) -> Flow:
        self.stage.update(seconds, self.context.settings.rate)
        return None

    def leave(self) -> None:
        self.session.leave()

    # -- drawing ------------------------------------------------------------------------------------

    def picture(self) -> Picture:
        """Return the picture of the step, lit where it happened."""
        turn = self.match.turns[self.at - 1] if self.number else None
        said = self.stage.count.said if self.stage.count.active else message("puzzle-solution-prompt")
        return replace(self.looking_back(turn, None), prompt=self.stage.spoken(said), asked=self.seat)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        self.card.draw(canvas)


def needed(layout: Layout) -> list[pygame.Rect]:
    """Return what a card shall hide least in a puzzle: no disks are taken in one.

    Of the others' boards the lowest part may be hidden.
    """
    others = [place.rect for seat, place in enumerate(layout.boards) if seat != layout.focus]
    seen = [pygame.Rect(rect.topleft, (rect.width, rect.height * 3 // 4)) for rect in others]
    return [layout.board.rect, layout.developments.rect, *seen]


def _steps(session: PuzzleSession, puzzle: Puzzle, solution: Solution) -> list[int]:
    """Play a solution; return where to stop: at the beginning, after each move of its seat, at its end."""
    match, line = session.match, list(solution.line)
    found = [session.start]
    while not puzzle.goal.over(session.before, match.state, session.seat):
        if match.state.to_move == session.seat:
            match.submit(line.pop(0), human=True)
            found.append(len(match.turns))
        else:
            match.submit(legal_moves(match.state)[0], human=False)
    return found if found[-1] == len(match.turns) else [*found, len(match.turns)]
