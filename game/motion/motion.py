"""All that is on its way now: pieces that fly, and the scenery that moves with them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from game.motion.flight import Flight, Hold, withheld
from game.motion.scenery.actor import Actor
from game.motion.sprites import draw_pieces
from game.rules.state import GameState
from game.table.canvas import Canvas
from game.table.poses import STILL, Poses


class Moment(NamedTuple):
    """A piece that set off or landed."""

    flight: Flight
    landed: bool


class Company:
    """The actors on the stage. Time is told by whoever moves the pieces."""

    def __init__(self) -> None:
        self.actors: list[Actor] = []

    def __bool__(self) -> bool:
        return bool(self.actors)

    @property
    def waits(self) -> bool:
        """Return True if the next events have to wait."""
        return any(actor.waits for actor in self.actors)

    @property
    def holds(self) -> list[Hold]:
        """Return the holds of what is carried."""
        return [actor.hold for actor in self.actors if actor.hold is not None]

    def enter(self, actors: Iterable[Actor], wait: float) -> None:
        """Add actors, so much later than they were made for; one that follows another goes on from there."""
        for new in [actor.later(wait) for actor in actors]:
            former = next((actor for actor in self.actors if new.follows(actor)), None)
            if former is not None:
                self.actors.remove(former)
            self.actors.append(new if former is None else new.after(former, wait))

    def pass_by(self, before: float, now: float) -> Iterator[Moment]:
        """Let actors at rest leave; yield what was lifted or set down meanwhile."""
        for actor in self.actors:
            if actor.carried and before <= actor.at < now:
                yield Moment(actor.carried, False)
            if actor.carried and actor.ends <= now:
                yield Moment(actor.carried, True)
        self.actors = [actor for actor in self.actors if actor.ends > now]

    def leave(self) -> list[Flight]:
        """Let all leave at once; return what was being carried."""
        carried = [actor.carried for actor in self.actors if actor.carried]
        self.actors.clear()
        return carried

    def poses(self, now: float) -> Poses:
        """Return the poses of the scenery at this moment."""
        if not self.actors:
            return STILL
        poses = Poses()
        for actor in self.actors:
            actor.pose(poses, now)
        return poses


class Motion:
    """Everything that is on its way now. With no time given to it, it is at rest at once."""

    def __init__(self) -> None:
        self.now = 0.0
        self.flights: list[Flight] = []
        self.company = Company()
        self.passed: list[Moment] = []
        self.speed = 1.0

    @property
    def moving(self) -> bool:
        return bool(self.flights) or self.company.waits

    def add(self, flights: Iterable[Flight], actors: Iterable[Actor] = ()) -> None:
        """Let pieces fly and scenery move; they start after the pieces that have not started yet."""
        if not self.flights and not self.company:
            self.now = 0.0
        wait = max(self.now, *(flight.at for flight in self.flights)) if self.flights else self.now
        self.flights += [replace(flight, at=flight.at + wait) for flight in flights]
        self.company.enter(actors, wait)

    def update(self, seconds: float) -> bool:
        """Let time pass; return True if the picture changed."""
        if not self.flights and not self.company:
            return False
        before, self.now = self.now, self.now + seconds * self.speed
        self.passed += [Moment(f, False) for f in self.flights if before <= f.begins < self.now]
        self.passed += [Moment(f, True) for f in self.flights if before < f.heard <= self.now]
        self.flights = [flight for flight in self.flights if flight.gone > self.now]
        self.passed += self.company.pass_by(before, self.now)
        return True

    def take(self) -> list[Moment]:
        """Return the pieces that have set off or landed since the last call."""
        passed, self.passed = self.passed, []
        return passed

    def hurry(self) -> None:
        """Let everything land at once: what is drawn now is the state itself."""
        flying = [flight for flight in self.flights if flight.heard > self.now]
        self.passed += [Moment(flight, True) for flight in [*flying, *self.company.leave()]]
        self.flights.clear()

    def skip(self) -> None:
        """Drop everything, as if it had landed long ago."""
        self.flights.clear()
        self.company.leave()
        self.passed.clear()

    def shown(self, state: GameState) -> GameState:
        """Return the state to draw: without what is still in the air."""
        holds = [flight.hold for flight in self.flights if flight.hold is not None] + self.company.holds
        return withheld(state, holds) if holds else state

    @property
    def poses(self) -> Poses:
        """The poses of the scenery at this moment."""
        return self.company.poses(self.now)

    def draw(self, canvas: Canvas) -> None:
        """Draw the pieces that have started, or lay there before."""
        seen = (flight for flight in self.flights if flight.lies or flight.at <= self.now)
        draw_pieces(canvas, [(flight.sprite, flight.side, flight.pose(self.now)) for flight in seen])
