"""What a move of a replay brings about, as it comes: pieces fly, a winter is counted, spring follows it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.motion.counting import Line, parted, winter
from game.motion.flight import Motion, withheld
from game.motion.lights import LINGERS, Lights
from game.motion.routes import Router
from game.motion.scenery.script import staged
from game.rules.events import Event, Scored
from game.rules.state import GameState
from game.scenes.flow import Context
from game.scenes.hearing import hear, tell
from game.scenes.play.changes import light_up
from game.scenes.play.count import Count
from game.scenes.play.winterbook import WinterBook
from game.scenes.play.wintersheet import Sheet
from game.scenes.saves import Chair
from game.table.layout import Layout
from game.table.spots import Shape

if TYPE_CHECKING:
    from game.scenes.replay.scene import Replay


class Unfolding:
    """Everything that is on its way at the present position, as `Count` needs to know it."""

    def __init__(self, scene: Replay) -> None:
        self.scene = scene
        self.lights, self.count = Lights(), Count(self)
        self.later: Sequence[Event] = ()  # what happens in spring, until the winter is laid aside

    # -- the table that is counted on -----------------------------------------------------------------

    @property
    def context(self) -> Context:
        return self.scene.context

    @property
    def motion(self) -> Motion:
        return self.scene.motion

    @property
    def layout(self) -> Layout:
        return self.scene.layout

    @property
    def sheet(self) -> Sheet:
        return self.scene.sheet

    @property
    def book(self) -> WinterBook:
        return self.scene.book

    @property
    def winter_open(self) -> bool:
        return self.scene.winter_open

    @property
    def chairs(self) -> Sequence[Chair]:
        return self.scene.reel.chairs

    @property
    def ended(self) -> GameState:
        """The state in which all of it ends."""
        return self.scene.reel.state(self.scene.at)

    def redraw(self) -> None:
        self.scene.dirty = True

    def light(self, places: Iterable[Shape], length: float = LINGERS) -> None:
        """Light up some places for a while."""
        light_up(self.lights, self.layout, places, length)

    # -- what happens ---------------------------------------------------------------------------------

    @property
    def moving(self) -> bool:
        """Return whether something is on its way or still to be counted."""
        return self.motion.moving or self.count.active

    def shown(self) -> GameState:
        """The state to draw: without what is in the air or not counted yet."""
        state, holds = self.motion.shown(self.ended), self.count.holds
        return self.count.in_winter(withheld(state, holds) if holds else state)

    def begin(self) -> None:
        """The move that led here is seen."""
        turn = self.scene.reel.turn(self.scene.at)
        if turn is None:
            return
        events: Sequence[Event] = turn.events
        if self.winter_open:
            events = self._winter(events)
        self.fly(events)

    def _winter(self, events: Sequence[Event]) -> Sequence[Event]:
        """What comes before anything of a winter is counted; the rest is counted, or waits for spring."""
        reel, at = self.scene.reel, self.scene.at
        ends = parted(events) if self.book.complete else len(events)
        over = reel.over and at == reel.last
        self.later = () if over else events[ends:]
        if not self.context.settings.fades:
            return events[:ends]
        before, lines = winter(events[:ends])
        told = reel.winter(at - 1)
        told.witness(before, self.ended)
        self.count.begin([*lines, Line(tuple(events[ends:]))] if over else lines, told)
        return before

    def fly(self, events: Sequence[Event], line: Line | None = None) -> None:
        """Let be seen and heard what has happened; the final points have a scene of their own."""
        turn = self.scene.reel.turn(self.scene.at)
        assert turn is not None
        final = line is not None and line.silent
        heard = [event for event in events if not (final and isinstance(event, Scored))]
        colours = [chair.colour for chair in self.chairs]
        router = Router(self.layout, turn.before.box, colours, self.ended)
        flights = router.flights(heard) if self.context.settings.animation else []
        if line is not None and self.context.settings.animation:
            flights = flights if final else self.count.led(flights, line)
        self.motion.add(*staged(self.layout, turn.before, events, flights, self.context.settings))
        tell(self.context, heard, flights)

    def spring(self) -> None:
        """The winter has been laid aside."""
        later, self.later = self.later, ()
        if later:
            self.fly(later)

    def update(self, seconds: float) -> bool:
        """Time passes; whether something moves."""
        self.motion.speed = self.context.settings.rate
        moved = self.motion.update(seconds)
        self.count.update(seconds)
        hear(self.context, self.motion)
        faded = self.lights.update(seconds)
        self.scene.dirty = self.scene.dirty or moved or faded
        return moved or self.count.active

    def hurry(self) -> bool:
        """Everything comes to rest; whether anything moved."""
        moved = self.moving
        self.count.finish()
        self.motion.hurry()
        self.scene.dirty = self.scene.dirty or moved
        return moved

    def skip(self) -> None:
        """As if everything had come to rest long ago."""
        self.count.finish()
        self.motion.skip()
        self.lights.clear()
        self.later = ()
