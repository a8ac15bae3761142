"""A finding on the table: the replay at its moment, with a card of what was played and what instead.

A plan is laid on the board, in turn as it was played and as it might have been; Tab or a click turns it.
"""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.coach import Finding, FindingTold
from game.match import Turn
from game.rules import play, refusal
from game.rules.events import Event
from game.rules.message import SeatName, message
from game.rules.moves import Lay
from game.scenes.coach.pane import draw_choices
from game.scenes.flow import Context, Flow, Pop
from game.scenes.kit.choices import Choice, ChoiceRow
from game.scenes.kit.widget import Button, Told, Widget
from game.scenes.replay.history import History
from game.scenes.replay.scene import Replay
from game.scenes.replay.telling import Caption
from game.scenes.stage.touched import touched
from game.table.canvas import Canvas
from game.table.picture import Picture
from game.table.spots import Kind, Marks, Spot
from game.table.styles import Panel
from game.words import Spoken

PAD, BACK, HIGH, GAP = 14.0, 176.0, 28.0, 8.0  # design units: round the card, the button, a row, between


class OnTheTable(Replay):
    """Stands before the moves of a finding. Elsewhere in the game it is a replay with a way back."""

    def __init__(self, context: Context, history: History, found: Finding, said: FindingTold) -> None:
        self.found, self.finding, self.instead = found, said, False
        """`instead` is True while the other plan lies on the board."""
        self.seat = history.actor(found.at + 1)
        super().__init__(context, history, range(found.at, found.at + len(found.moves)))

    @property
    def here(self) -> bool:
        """Return True if the card lies on the table: at its moment, as long as no log is read."""
        return self.at == self.found.at and not self.stage.log_open

    @property
    def plans(self) -> bool:
        """Return True if the finding is about plans."""
        return all(isinstance(move, Lay) for move in (*self.found.moves, *self.found.other))

    # -- places -------------------------------------------------------------------------------------

    def _card(self) -> pygame.Rect:
        return self.stage.layout.log_tall

    def _rows(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the places of the choice of a plan, and of the way back, at the foot of the card."""
        px, card = self.context.theme.px, self._card()
        line = pygame.Rect(card.left + px(PAD), 0, card.width - 2 * px(PAD), px(HIGH))
        line.bottom = card.bottom - px(PAD)
        back = pygame.Rect(line.right - px(BACK), line.top, px(BACK), line.height)
        line.width = back.left - px(GAP) - line.left
        return line, back

    def _show(self) -> None:
        super()._show()
        choice, place = self._rows()
        back = Button(place, message("coach-back"), Pop, primary=True, tip=message("coach-back-tip"))
        added: list[Widget] = [back]
        if self.here:
            other = message("coach-lay-better" if self.finding.costs else "coach-lay-worse")
            ways = [Choice(False, message("coach-lay-played")), Choice(True, other)]
            tip = message("coach-lay-tip")
            row = ChoiceRow(choice, ways, self.instead, lambda _: self._turn(), tip)
            added = [Told(self._card(), tip=self._about), *([row] if self.plans else []), back]
        for widget in added:
            widget.focusable = False
        self.form.widgets = [*self.form.widgets, *added]

    @property
    def _about(self) -> Spoken:
        return Spoken(message("coach-here", seat=SeatName(self.seat)), self.stage.chronicle.names)

    # -- acts ---------------------------------------------------------------------------------------

    def _turn(self) -> Flow:
        """Lay the other of the two plans."""
        self.instead = not self.instead
        self.look_at(self.seat)
        return None

    def key(self, event: pygame.Event) -> Flow:
        if event.key == pygame.K_TAB and self.here and self.plans:
            return self._turn()
        flow = super().key(event)
        self._show()
        return flow

    # -- drawing ------------------------------------------------------------------------------------

    @property
    def caption(self) -> Caption:
        return Caption(self._about, self.seat) if self.here else super().caption

    def picture(self) -> Picture:
        shown = super().picture()
        if not self.here or self.stage.moving or self.stage.focus != self.seat:
            return shown
        if not self.plans:
            return replace(shown, marks=replace(shown.marks, advised=self._touched_instead()))
        lays = tuple(move for move in self._moves if isinstance(move, Lay))
        others = self.found.moves if self.instead else self.found.other
        unlike = frozenset(Spot(Kind.FIELD, lay.field) for lay in lays if lay not in others)
        figures = self.stage.figures.of_seat(lays)
        return replace(shown, plan=lays, prospects=figures, marks=Marks(glow=unlike))

    @property
    def _moves(self) -> tuple[object, ...]:
        return self.found.other if self.instead else self.found.moves

    def _touched_instead(self) -> frozenset[Spot]:
        """Return where the other choice happens, as far as it was possible in this game."""
        state, found = self.history.state(self.at).copy(), list[Event]()
        before = state.copy()
        for move in self.found.other:
            if state.to_move != self.seat or refusal(state, move) is not None:
                break
            play(state, move, found.append)
        decision = self.history.match.turns[self.at].decision
        return touched(Turn(self.seat, decision, tuple(found), before, False), self.seat)

    def draw_below(self, canvas: Canvas) -> None:
        if self.here:
            self._draw_card(canvas)
        super().draw_below(canvas)

    def _draw_card(self, canvas: Canvas) -> None:
        """Draw what was played above what would have been better, or worse."""
        px, card = canvas.theme.px, self._card()
        canvas.panel(card, Panel.PAPER)
        inner = card.inflate(-2 * px(PAD), -2 * px(PAD))
        inner.height = self._rows()[1].top - px(GAP) - inner.top
        draw_choices(canvas, inner, self.finding, self.stage.chronicle.names, above=True)
