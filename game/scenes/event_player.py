"""One event on a prepared table: watched again and again, at any speed, or frame by frame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

import pygame

from game.motion.counting import CountedLine, lit
from game.motion.lights import Lights
from game.motion.motion import Motion
from game.motion.routes import Router, staged
from game.motion.vignettes.repertoire import Repertoire
from game.rules.events import Event
from game.rules.message import Message, Real, message
from game.rules.state import GameState
from game.scenes.app.loop import App, turn
from game.scenes.flow import Context, Flow, Quit, Replace, Scene
from game.scenes.opponents import Opponents
from game.scenes.stage.signals import sound_at_once, sound_pieces
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.painter import Layer
from game.table.picture import LogLine, Picture
from game.table.pieces import Sitter
from game.table.table import draw_table, layers
from game.words import Names, Spoken

FRAME = 1 / 60  # seconds
SLOWEST, FASTEST = 0.05, 4.0
LIT = 1.8  # seconds of the light on what is counted
KEYS = message("motion-keys")


class Prepared(Protocol):
    """An event on its table."""

    @property
    def before(self) -> GameState: ...
    @property
    def after(self) -> GameState: ...
    @property
    def events(self) -> Sequence[Event]:
        """The event, last, and what makes it understood."""

    @property
    def viewer(self) -> int | None: ...
    @property
    def said(self) -> Message:
        """A sentence on the event."""


class Everything:
    """Allows all motion, whatever the settings say."""

    animation = True


class EventPlayer(Scene):
    """Plays the event from its beginning; the state after it is what all of it ends in."""

    def __init__(
        self, context: Context, name: str, prepared: Prepared, names: Sequence[str], rate: float = 1.0
    ) -> None:
        super().__init__(context)
        self.name, self.prepared, self.rate = name, prepared, rate
        self.names = tuple(names[: len(prepared.after.seats)])
        self.motion, self.lights = Motion(), Lights()
        self.seconds, self.running = 0.0, True
        self.resize()

    def resize(self) -> None:
        self.layout = arrange(self.prepared.after.box, self.context.size, 0)
        self.again()

    def again(self) -> None:
        """Begin anew."""
        before, after, events = self.prepared.before, self.prepared.after, self.prepared.events
        router = Router(self.layout, range(len(self.names)), after, self.prepared.viewer)
        flights = router.flights(events)
        held = self.motion.held
        self.motion, self.lights = Motion(), Lights()
        self.motion.held = held
        moved, actors = staged(self.layout, before, events, flights, Everything(), Repertoire())
        self.motion.add(moved, actors)
        self.motion.held.patient = not self.context.ahead
        for _, places in lit(self.layout, after, CountedLine(tuple(events))):
            self.lights.add(places, length=LIT)
        sound_at_once(self.context, before, events, flights, actors)
        self.seconds, self.running, self.dirty = 0.0, True, True

    @property
    def moving(self) -> bool:
        return bool(self.motion or self.lights.lit)

    def update(self, seconds: float) -> Flow:
        if self.running:
            self._go(seconds * self.rate)
        return None

    def _go(self, seconds: float) -> None:
        if not self.moving:
            return
        self.seconds += seconds
        self.motion.update(seconds)
        self.lights.update(seconds)
        sound_pieces(self.context, self.motion, self.prepared.after.box)
        self.dirty = True

    def handle(self, event: pygame.Event) -> Flow:
        if event.type != pygame.KEYDOWN:
            return None
        self.dirty = True
        match event.key:
            case pygame.K_ESCAPE:
                return Quit()
            case pygame.K_SPACE:
                self.again()
            case pygame.K_RETURN:
                self.running = not self.running
            case pygame.K_RIGHT:
                self.running = False
                self._go(FRAME)
            case pygame.K_DOWN:
                self.rate = max(SLOWEST, self.rate / 2)
            case pygame.K_UP:
                self.rate = min(FASTEST, self.rate * 2)
        return None

    def draw(self, canvas: Canvas) -> None:
        if self.motion.draw_held(canvas, self._layers):
            return
        draw_table(canvas, self.layout, self.picture())
        self.lights.draw(canvas)
        self.motion.draw(canvas)
        self.motion.draw_vignettes(canvas)

    def _layers(self) -> list[Layer]:
        """Return the layers of the table that is drawn next."""
        shown = self.picture(self.motion.next_shown(self.prepared.after))
        return layers(self.layout, replace(shown, poses=self.motion.next_poses))

    def picture(self, state: GameState | None = None) -> Picture:
        """Return the table at this moment, or with a state; the log says how far it is, what the keys do."""
        now = message("motion-at", name=self.name, seconds=Real(self.seconds, 2), rate=Real(self.rate, 2))
        return Picture(
            state=self.motion.dated(state or self.motion.shown(self.prepared.after)),
            sitters=tuple(Sitter(name, seat) for seat, name in enumerate(self.names)),
            viewer=self.prepared.viewer,
            prompt=Spoken(self.prepared.said, Names(self.names)),
            log=(LogLine(KEYS), LogLine(now)),
            watched=True,
            poses=self.motion.poses,
        )


def play_event(
    opponents: Opponents,
    name: str,
    prepared: Prepared,
    names: Sequence[str],
    rate: float,
    size: tuple[int, int] | None = None,
    language: str | None = None,
) -> None:
    """Open the window and play the event in it until it is closed."""
    app = App(opponents, size, language=language)
    app.apply(Replace(EventPlayer(app.context, name, prepared, names, rate)))
    turn(app)
