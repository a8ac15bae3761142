"""A first game that is explained: an ordinary one, with a card where something matters for the first time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.lessons.moments import Moment, moment_of
from game.lessons.values import told
from game.match import Turn
from game.rules.events import Event
from game.rules.message import message
from game.scenes.flow import Context, Flow, Push, Replace
from game.scenes.kit.bubble import draw_bubble
from game.scenes.kit.widget import Look, button_panel
from game.scenes.lesson.card import Card, CardText
from game.scenes.lesson.cardtable import CardTable
from game.scenes.lesson.explained import Explained
from game.scenes.lesson.learning import keep, learning
from game.scenes.lesson.pointers import places
from game.scenes.newgame.beginning import begin_first
from game.scenes.play.controls import ENTER, LEFT
from game.scenes.session import Session
from game.scenes.stage.pointing import SteeringStop
from game.table import palette as p
from game.table.canvas import Canvas
from game.table.spots import Shape
from game.table.theme import Type

CHIP = 26.0


class GuidedPlay(CardTable):
    """Explains each thing once, one before a decision unless more is asked for, and again to whoever asks.

    It never waits for the reader.
    """

    def __init__(self, context: Context, session: Session) -> None:
        self.moment: Moment | None = None
        self._looked: object = None  # what was asked when a moment was looked for last
        self._told_before = -1  # which decision something was explained without having been asked for
        self._noted = False  # the file of this game is among those that are explained
        super().__init__(context, session)

    @property
    def chip(self) -> pygame.Rect:
        """The place of the small button that lists what was explained: beside the foot of the wheel."""
        side, wheel = self.context.theme.px(CHIP), self.stage.layout.wheel.rect
        return pygame.Rect(wheel.left, wheel.bottom - side, side, side)

    def place_card(self) -> None:
        super().place_card()
        self.own_stops = (*self.own_stops, SteeringStop(self.chip, self.chip.center))

    def pointed_out(self) -> list[Shape]:
        return places(self.stage, self.moment.at) if self.moment is not None and self.mine else []

    # -- what is explained --------------------------------------------------------------------------

    def _next(self, seconds: float) -> Flow:
        self._note_file()
        flow = super()._next(seconds)
        if self.session.human and self.mine and not self.stage.moving and self._looked is not self.targets:
            self._looked = self.targets
            if self._told_before != len(self.match.turns):
                self._look_for_moment()
        return flow

    def absorb(self, turn: Turn, events: Sequence[Event]) -> None:
        """Show what has happened; what was decided needs no more explaining."""
        super().absorb(turn, events)
        if self.card is not None:
            self._clear()

    def _look_for_moment(self) -> None:
        """Lay the card of what matters now, if it is new; else take the last one away."""
        seat = self.match.state.to_move
        assert seat is not None
        explained = learning(self.context).progress.explained
        self.moment = moment_of(self.match.state, seat, explained)
        if self.moment is None:
            self._clear()
            return
        self._told_before = len(self.match.turns)
        explained.append(self.moment.name)
        keep(self.context)
        self.explain(self.moment, seat)

    def explain(self, moment: Moment, seat: int) -> None:
        """Lay the card of a moment."""
        said = told(moment.id, self.match.state, seat)
        note = message("learn-once", key="H")
        acts = [(message("learn-understood"), self._put_away)]
        if moment_of(self.match.state, seat, learning(self.context).progress.explained) is not None:
            acts.insert(0, (message("learn-more"), self._read_on))
        self.show_card(Card(moment.title, note, [CardText(said)], acts))

    def _read_on(self) -> Flow:
        """Explain what else matters now, as the reader asks for it."""
        self._look_for_moment()
        return None

    def _note_file(self) -> None:
        """Remember that this game is explained, once it has a file."""
        if self._noted or self.session.path is None:
            return
        self._noted = True
        guided = learning(self.context).progress.guided
        if self.session.path.name not in guided:
            guided.append(self.session.path.name)
            keep(self.context)

    def _list(self) -> Flow:
        seat = next(iter(self.session.humans), self.stage.focus)
        return Push(Explained(self.context, self.match.state, seat))

    # -- hands --------------------------------------------------------------------------------------

    def by_key(self, key: int) -> Callable[[], Flow] | None:
        steered = self.steered is not None and self.steered.rect == self.chip
        if key == pygame.K_h or (steered and key in ENTER):
            return self._list
        if key == pygame.K_ESCAPE and self.card is not None and self.drag is None:
            return self._put_away
        return super().by_key(key)

    def _put_away(self) -> Flow:
        """Take the card away; what else matters now is left for another time."""
        self._clear()
        return None

    def _clear(self) -> None:
        self.moment = None
        self.show_card(None)

    def handle(self, event: pygame.Event) -> Flow:
        clicked = event.type == pygame.MOUSEBUTTONUP and event.button == LEFT and self.drag is None
        if clicked and self.chip_in_sight and self.chip.collidepoint(event.pos):
            return self._list()
        return super().handle(event)

    @property
    def chip_in_sight(self) -> bool:
        """Return False while the panel that tells why, or the sheet of figures, lies over it."""
        panel, figures = self.why.panel, self.stage.figures
        lies_over = panel is not None and panel.sheet.rect.colliderect(self.chip)
        return not lies_over and not figures.covers(self.chip.center)

    @property
    def on_chip(self) -> bool:
        """Return True if the pointer, or the ring of the keys, is on the small button."""
        return self.chip_in_sight and self.chip.collidepoint(self.stage.pointer)

    @property
    def cursor(self) -> int:
        return pygame.SYSTEM_CURSOR_HAND if self.on_chip else super().cursor

    def draw_on_table(self, canvas: Canvas) -> None:
        canvas.panel(self.chip, button_panel(False, Look(hot=self.on_chip), False))
        canvas.text("?", Type.LABEL, p.INK_LIGHT, self.chip, "center")

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.on_chip:
            draw_bubble(canvas, message("learn-explained"), self.stage.pointer)


def first_game(context: Context) -> Flow:
    """Begin a game against the gentlest opponent, in which everything is explained as if it were new."""
    learning(context).progress.explained.clear()
    return Replace(GuidedPlay(context, begin_first(context)))


def guides(context: Context, session: Session) -> bool:
    """Return True if a game is one that is explained."""
    path = session.path
    return path is not None and path.name in learning(context).progress.guided
