"""All that is on its way now: pieces that fly, and the scenery that moves with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from game.motion.flight import Flight, withheld
from game.motion.scenery.actor import Actor
from game.motion.sprites import draw_number, draw_pieces
from game.motion.vignettes.held import HeldTable
from game.motion.vignettes.rehearsal import Layers
from game.motion.vignettes.vignette import Date, Vignette
from game.rules.state import GameState
from game.table.canvas import Canvas
from game.table.poses import STILL, Poses


class Moment(NamedTuple):
    """A piece that set off or landed."""

    flight: Flight
    landed: bool


class Motion:
    """Everything that is on its way now. With no time given to it, it is at rest at once."""

    def __init__(self) -> None:
        self.now, self.speed = 0.0, 1.0
        self.flights: list[Flight] = []
        self.actors: list[Actor] = []
        self.passed: list[Moment] = []
        self.held = HeldTable()

    def __bool__(self) -> bool:
        """Return True if anything moves, be it snow."""
        return bool(self.flights or self.actors)

    @property
    def moving(self) -> bool:
        """True if the next events have to wait."""
        return bool(self.flights) or any(actor.waits for actor in self.actors)

    def add(self, flights: Iterable[Flight], actors: Iterable[Actor] = ()) -> None:
        """Let pieces fly and scenery move; they start after the pieces that have not started yet.

        An actor that follows another goes on from there.
        """
        if not self:
            self.now = 0.0
        wait = max(self.now, *(flight.at for flight in self.flights)) if self.flights else self.now
        self.flights += [replace(flight, at=flight.at + wait) for flight in flights]
        for new in [actor.later(wait) for actor in actors]:
            former = next((actor for actor in self.actors if new.follows(actor)), None)
            if former is not None:
                self.actors.remove(former)
            self.actors.append(new if former is None else new.after(former, wait))

    def update(self, seconds: float) -> bool:
        """Let time pass; return True if the picture changed."""
        if not self:
            return False
        before, self.now = self.now, self.now + seconds * self.speed
        self.passed += [Moment(f, False) for f in self.flights if before <= f.begins < self.now]
        self.passed += [Moment(f, True) for f in self.flights if before < f.heard <= self.now]
        self.passed += self._carried(before)
        self.flights = [flight for flight in self.flights if flight.gone > self.now]
        self.actors = [actor for actor in self.actors if actor.ends > self.now]
        return True

    def _carried(self, before: float) -> Iterator[Moment]:
        """Yield what actors lifted or set down since a time."""
        for actor in self.actors:
            if actor.carried and before <= actor.at < self.now:
                yield Moment(actor.carried, False)
            if actor.carried and before < actor.heard <= self.now:
                yield Moment(actor.carried, True)

    def take(self) -> list[Moment]:
        """Return the pieces that have set off or landed since the last call."""
        passed, self.passed = self.passed, []
        return passed

    def hurry(self) -> None:
        """Let everything land at once: what is drawn now is the state itself."""
        landing = [flight for flight in self.flights if flight.heard > self.now]
        landing += [actor.carried for actor in self.actors if actor.carried and actor.heard > self.now]
        self.passed += [Moment(flight, True) for flight in landing]
        self.flights.clear()
        self.actors.clear()

    def skip(self) -> None:
        """Drop everything, as if it had landed long ago."""
        self.hurry()
        self.passed.clear()

    def shown(self, state: GameState) -> GameState:
        """Return the state to draw: without what is still in the air or carried."""
        return self._without(state, self.actors)

    def next_shown(self, state: GameState) -> GameState:
        """Return the state of the table that is drawn next: while one is kept, after what is on stage."""
        gone = {id(one) for one in self.on_stage} if self.held.keeps else set[int]()
        return self._without(state, [actor for actor in self.actors if id(actor) not in gone])

    def _without(self, state: GameState, actors: Iterable[Actor]) -> GameState:
        """Return a state without what is in the air, or carried by some actors."""
        holds = [flight.hold for flight in self.flights if flight.hold is not None]
        holds += [hold for actor in actors for hold in actor.withheld]
        return withheld(state, holds) if holds else state

    @property
    def date(self) -> Date | None:
        """The time in the game that the table shows, if that is another than now."""
        dates = (actor.date for actor in self.actors if isinstance(actor, Vignette))
        return next((date for date in dates if date is not None), None)

    def dated(self, state: GameState) -> GameState:
        """Return a state to draw at the time in the game that the table shows."""
        date = self.date
        if date is None:
            return state
        copy = state.copy()
        copy.year, copy.season, copy.step = date
        copy.to_move = None
        return copy

    @property
    def poses(self) -> Poses:
        """The poses of the scenery at this moment."""
        return _poses(self.actors, self.now)

    @property
    def next_poses(self) -> Poses:
        """The poses on the table that is drawn next: while one is kept, as what is on stage ends."""
        shown = self.on_stage if self.held.keeps else []
        then = max((one.ends for one in shown), default=self.now)
        return _poses([actor for actor in self.actors if actor.ends > then], then)

    def draw(self, canvas: Canvas) -> None:
        """Draw the pieces that have started, or lay there before."""
        seen = [flight for flight in self.flights if flight.lies or flight.at <= self.now]
        draw_pieces(canvas, [(flight.sprite, flight.side, flight.pose(self.now)) for flight in seen])
        for flight in seen:
            if flight.hold is not None and flight.hold.name == "score":
                draw_number(canvas, abs(flight.hold.amount), flight.side, flight.pose(self.now))

    @property
    def on_stage(self) -> list[Vignette[Any]]:
        """The vignettes that are shown now, over everything else; a click then only skips them."""
        return [actor for actor in self.actors if isinstance(actor, Vignette) and actor.at <= self.now]

    def draw_held(self, canvas: Canvas, layers: Layers) -> bool:
        """Draw the table as it is kept below a vignette, and that; return False where it has to be drawn.

        `layers` are those of the table that is to be drawn next.
        """
        return self.held.draw(canvas, self.on_stage, self.now, layers)

    def draw_vignettes(self, canvas: Canvas) -> None:
        """Draw what is on stage over the table that has just been drawn, which is kept until then."""
        self.held.keep(canvas, self.on_stage, self.now)


def _poses(actors: Sequence[Actor], now: float) -> Poses:
    """Return the poses of some actors at a moment."""
    poses = Poses() if actors else STILL
    for actor in actors:
        actor.pose(poses, now)
    return poses
