"""A puzzle on the real table: what is asked lies on a card, and the rules say what was reached."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.puzzles.progress import Standing
from game.puzzles.puzzle import Puzzle
from game.puzzles.search import Solution, Worth
from game.rules.message import Message, message
from game.rules.moves import Acquire, Activate, Lay, Move, Store
from game.scenes.flow import Context, Flow, Pop, Push
from game.scenes.kit.question import Question
from game.scenes.kit.widget import Act
from game.scenes.lesson.card import Card, CardText
from game.scenes.lesson.cardtable import CardTable
from game.scenes.play import commands as c
from game.scenes.play.menu import Menu
from game.scenes.puzzle.keeping import mark, standing
from game.scenes.puzzle.menu import PuzzleMenu
from game.scenes.puzzle.searching import Searching
from game.scenes.puzzle.session import PuzzleSession
from game.scenes.puzzle.solution import SolutionTable, needed
from game.scenes.stage.deeds import deed
from game.sound.names import SoundEffect
from game.table import palette as p
from game.table.spots import Shape
from game.table.theme import Type

GUARDED = (c.Act.FINISH, c.Act.STEP, c.Act.LOOK_BACK)
"""What is not done once the result is there."""


class PuzzleTable(CardTable):
    """A position to be solved. With the result the table falls asleep, until something is taken back."""

    session: PuzzleSession
    advises = False

    def __init__(self, context: Context, puzzle: Puzzle, name: Message) -> None:
        """Begin a puzzle. Raises PuzzleError if its record is no position where it can begin."""
        self.puzzle, self.name = puzzle, name
        self.best = puzzle.worth  # what a search has found instead, once there was one
        self.reached: Worth | None = None  # the result, once it is there
        self.hint: Message | None = None
        self._hinted: Move | None = None
        self._hints = 0  # hints that were asked for at this position
        self._search: Searching | None = None
        self._then: Callable[[Solution | None], Flow] = self._hint_found  # what is done with what it finds
        self._judged = -1  # how many moves have been looked at
        super().__init__(context, PuzzleSession(context, puzzle))
        mark(context, puzzle, Standing.TRIED)
        self._wake()

    @property
    def winter_stays(self) -> bool:  # type: ignore[override]
        """Return True once a winter has brought the result; after the last one the final scoring is shown."""
        return self.reached is not None and not self.match.over

    @property
    def enter_reads(self) -> bool:
        return self.reached is not None

    @property
    def solved(self) -> bool:
        """Return True if the result is the best there is."""
        return self.reached is not None and self.reached >= self.best

    @property
    def instruction(self) -> Message | None:  # type: ignore[override]
        """What is said instead of what the game asks, once the result is there."""
        if self.reached is None:
            return None
        return message("puzzle-prompt-solved" if self.solved else "puzzle-prompt-missed")

    # -- to and fro ---------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Let the position be played, as it stands now; half a plan stays."""
        self.reached, self._judged, self.session.asleep = None, -1, False
        self._forget_hint()
        self.refresh(keep_editor=True)
        self.lay_card()

    def _forget_hint(self) -> None:
        """Forget the hint and the search for one; a solution is still asked for."""
        if self._then == self._hint_found:
            self._forget_search()
        self.hint, self._hinted, self._hints = None, None, 0

    def undo(self) -> None:
        self.session.asleep = False
        super().undo()
        self._wake()

    def redo(self) -> None:
        self.session.asleep = self.session.asleep and self.redo_refusal is not None
        super().redo()
        if not self.session.asleep:
            self._wake()

    def _back(self) -> Flow:
        """Take back the last decision, whatever lies open."""
        self.skip()
        if self.match.can_undo():
            self.undo()
        return None

    def _anew(self) -> Flow:
        """Begin the puzzle from its position."""
        self.skip()
        mover = self.match.state.to_move
        self.session.take_back()
        self.session.asleep = False
        self._leapt(mover)
        self._wake()
        return None

    def _anew_from_menu(self) -> Flow:
        self._anew()
        return Pop()

    # -- the result ---------------------------------------------------------------------------------

    def _next(self, seconds: float) -> Flow:
        """Look at what was reached; then the game goes on, as long as the result is not there."""
        self._judge()
        return None if self.session.asleep else super()._next(seconds)

    def _put_winter_away(self, seconds: float) -> None:
        self._judge()

    def end(self) -> Flow:
        """Judge the last winter; there is no result of a game."""
        self._judge()
        return None

    def _judge(self) -> None:
        """Ask the rules what was reached, once after each move."""
        if self._judged == len(self.match.turns):
            return
        self._judged = len(self.match.turns)
        goal, state, session = self.puzzle.goal, self.match.state, self.session
        self._forget_hint()
        if goal.over(session.before, state, session.seat):
            self.reached, session.asleep = goal.worth(session.before, state, session.seat), True
            self.steered = None
            self.refresh()
            if self.solved:
                self.context.sound.play(SoundEffect.POINT)
                mark(self.context, self.puzzle, Standing.SOLVED)
        self.lay_card()

    # -- hint and solution --------------------------------------------------------------------------

    def _ask(self, then: Callable[[Solution | None], Flow], *, from_here: bool) -> Flow:
        """Have the best line searched, from here or from the beginning."""
        self._forget_search()
        before = self.session.before
        now = self.match.state if from_here else before
        self._then = then
        self._search = Searching(before, self.puzzle.goal, now, beside=self.context.ahead)
        self.lay_card()
        return None

    @property
    def busy(self) -> bool:
        return self._search is not None or super().busy

    def _forget_search(self) -> None:
        if self._search is not None:
            self._search.wanted = False
            self._search = None

    def _ask_hint(self) -> Flow:
        """Search a hint for this position; nothing while the last one is being searched."""
        busy = self._search is not None or not self.session.human
        return None if busy else self._ask(self._hint_found, from_here=True)

    def _hint_found(self, solution: Solution | None) -> Flow:
        """Tell a step of the best line, one after the other of a plan or storing; or that it was missed."""
        goal = self.puzzle.goal
        if solution is None:
            self.hint = message("puzzle-too-large")
        elif solution.worth < self.best:
            self.hint = message("puzzle-hint-missed", result=goal.result_said(solution.worth))
        else:
            first = solution.line[0]
            whole = isinstance(first, Lay | Store)
            steps = [move for move in solution.line if type(move) is type(first)] if whole else [first]
            self._hinted = steps[self._hints % len(steps)]
            self._hints += 1
            self.hint = message("puzzle-hint", deed=deed(self._hinted, self.match.state))
        self.lay_card()
        return None

    def _ask_solution(self) -> Flow:
        """Show the solution; where that makes a difference, ask first."""
        if standing(self.context, self.puzzle) is not Standing.TRIED:
            return self._ask(self._solution_found, from_here=False)
        acts = ((message("puzzle-show"), self._agree), (message("puzzle-show-not"), Pop))
        return Push(Question(self.context, message("puzzle-solution"), message("puzzle-show-ask"), acts))

    def _agree(self) -> Flow:
        self._ask(self._solution_found, from_here=False)
        return Pop()

    def _solution_found(self, solution: Solution | None) -> Flow:
        if solution is None:
            self.hint = message("puzzle-too-large")
            self.lay_card()
            return None
        self.best = solution.worth
        mark(self.context, self.puzzle, Standing.SHOWN)
        return Push(SolutionTable(self.context, self.puzzle, solution))

    def update(self, seconds: float) -> Flow:
        flow = super().update(seconds)
        search = self._search
        if flow is None and search is not None and search.done:
            self._search = None
            return self._then(search.solution)
        return flow

    def leave(self) -> None:
        self._forget_search()
        super().leave()

    # -- the card -----------------------------------------------------------------------------------

    def lay_card(self) -> None:
        """Lay the card for the position as it stands."""
        note, likely = self.puzzle.grade.said, self.reached is not None
        self.show_card(Card(self.name, note, self._texts(), self._acts(), likely=likely))

    def _texts(self) -> list[CardText]:
        goal, session = self.puzzle.goal, self.session
        texts = [CardText(goal.said, Type.LABEL, p.PRIMARY_DEEP)]
        if self.reached is not None:
            texts = [CardText(goal.said, Type.NOTE, p.INK_SOFT)]
        if self.solved:
            shown = standing(self.context, self.puzzle) is Standing.SHOWN
            id = "puzzle-reached-shown" if shown else "puzzle-reached-best"
            texts.append(CardText(message(id, result=goal.result_said(self.best)), Type.LABEL))
        elif self.reached is not None:
            reached, best = goal.result_said(self.reached), goal.result_said(self.best)
            said = message("puzzle-missed", reached=reached, best=best)
            texts.append(CardText(said, Type.LABEL, p.INK_BAD))
        else:
            texts.append(CardText(goal.so_far_said(session.before, self.match.state, session.seat)))
        if self._search is not None:
            texts.append(CardText(message("puzzle-searching"), Type.NOTE, p.INK_SOFT))
        elif self.hint is not None:
            texts.append(CardText(self.stage.spoken(self.hint), Type.NOTE, p.INK))
        return texts

    def _acts(self) -> list[Act]:
        """Return the buttons, the likeliest last."""
        solution: Act = (message("puzzle-solution"), self._ask_solution)
        anew: Act = (message("puzzle-anew"), self._anew)
        if self.solved:
            return [solution, anew, (message("learn-done"), Pop)]
        if self.reached is not None:
            return [solution, anew, (message("puzzle-back"), self._back)]
        played = len(self.match.turns) > self.session.start
        return [solution, *([anew] if played else []), (message("learn-hint"), self._ask_hint)]

    def pointed_out(self) -> list[Shape]:
        """Return the place of the hint."""
        layout, state = self.stage.layout, self.match.state
        match self._hinted:
            case Lay(field) | Activate(field):
                return [layout.board.fields[field]]
            case Acquire(_, tile):
                return [layout.developments.hexes[state.box.index[tile]].points]
        return []

    def kept_clear(self) -> list[pygame.Rect]:
        return needed(self.stage.layout)

    # -- hands --------------------------------------------------------------------------------------

    def by_key(self, key: int) -> Callable[[], Flow] | None:
        return self._ask_hint if key == pygame.K_h else super().by_key(key)

    def carry_out(self, command: c.Command) -> Flow:
        """Do what a command asks for; once the result is there, nothing goes on but the final scoring."""
        asleep, scoring = self.session.asleep, self.stage.winter_read and not self.winter_stays
        if asleep and command in GUARDED and not (scoring and command is c.Act.FINISH):
            return None
        if asleep and command is c.Act.ESCAPE:
            return self._menu()
        flow = super().carry_out(command)
        return self._menu() if isinstance(flow, Push) and isinstance(flow.scene, Menu) else flow

    def _menu(self) -> Flow:
        return Push(PuzzleMenu(self.context, self.session, self._anew_from_menu))
