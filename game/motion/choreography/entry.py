"""An entry of the choreography, and the scenery that its actors step into."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from game.motion.courier import Courier, on_board
from game.motion.flight import Flight, Hold
from game.motion.scenery.actor import Actor
from game.motion.vignettes.repertoire import Repertoire
from game.motion.vignettes.vignette import Vignette
from game.rules import events as e
from game.rules.state import GameState
from game.rules.terms import Place
from game.table.land import house_of
from game.table.layout import Layout
from game.table.poses import Point

TALL = 42.0  # a figure's height, in design units
CLOSE = 26.0  # so near is who comes to work in the Pinge


class Walk(NamedTuple):
    """From where to where a worker goes to do something, by its feet."""

    start: Point
    end: Point


class Scenery:
    """The board in large before some events, and the pieces that fly for them."""

    def __init__(
        self,
        layout: Layout,
        before: GameState,
        flights: Iterable[Flight],
        events: Sequence[e.Event] = (),
        repertoire: Repertoire | None = None,
    ) -> None:
        """With a `repertoire` there are vignettes, which are shown as long as it says."""
        self.layout, self.before, self.flights = layout, before, list(flights)
        self.events, self.repertoire = events, repertoire
        self.vignettes: list[Vignette[Any]] = []
        self.board, self.scale = layout.board, layout.scale

    def large(self, seat: int) -> bool:
        """Return True if the seat's board is the one in large."""
        return seat == self.layout.focus

    def of(self, event: e.Event) -> list[Flight]:
        """Return the pieces that fly for an event."""
        return [flight for flight in self.flights if flight.event is event]

    def begins(self, event: e.Event) -> float:
        """Return the time at which the first piece of an event is heard to set off."""
        return min((flight.begins for flight in self.of(event)), default=0.0)

    def gone(self, event: e.Event) -> float:
        """Return the time at which the last piece of an event has come to rest."""
        return max((flight.gone for flight in self.of(event)), default=0.0)

    def take(self, taken: Sequence[Flight]) -> None:
        """Let these pieces fly no more: somebody carries them."""
        self.flights = [flight for flight in self.flights if flight not in taken]

    def vignette_of(self, event: e.Event) -> Vignette[Any] | None:
        """Return the vignette that an event is shown in, if there is one."""
        shown = (one for one in self.vignettes if any(event is other for other in (one.event, *one.others)))
        return next(shown, None)

    def make_room(self, event: e.Event, seconds: float, whole: bool = True) -> float:
        """Return the time at which a vignette of an event begins, once all that flies before has landed.

        What flies for later events waits until it is over; unless it shows the `whole` event, that does too.
        """
        number, parts = self._number(event), self._by_event()
        first = number + 1 if whole else number
        begins = max((f.gone for f, of in parts if of < number), default=0.0)
        later = [f.begins for f, of in parts if of >= first]
        wait = max(0.0, begins + seconds - min(later)) if later else 0.0
        self.flights = [replace(f, at=f.at + wait) if of >= first else f for f, of in parts]
        return begins

    def _by_event(self) -> list[tuple[Flight, int]]:
        """Return each flight with the number of its event; one without is of the event before it."""
        found, number = [], 0
        for flight in self.flights:
            if flight.event is not None:
                number = self._number(flight.event)
            found.append((flight, number))
        return found

    def _number(self, event: e.Event) -> int:
        return next((i for i, other in enumerate(self.events) if other is event), 0)

    @property
    def door(self) -> Point:
        """The place people come from."""
        return house_of(self.board, self.scale).midbottom

    @property
    def path(self) -> Point:
        """The place at which the way from the house to the fields begins."""
        return on_board(self.board, 478, 182)

    @property
    def hill(self) -> Point:
        """The place at which this way bends."""
        return on_board(self.board, 486, 92)

    @property
    def aside(self) -> float:
        """The distance of a worker from the thing it works at."""
        return TALL * self.scale * 0.34

    def walk_from_house(self, x: float, y: float) -> Walk:
        return Walk(self.door, (x, y))

    def walk_below(self, place: Place, x: float, y: float) -> Walk:
        """Return a few steps in the Pinge, or the walk from the foot of the shaft in the Tunnel."""
        if place == Place.PINGE:
            return Walk((x + CLOSE * self.scale, y), (x, y))
        return Walk((self.board.tunnel.left + 8 * self.scale, self.board.coal(place)[0].bottom), (x, y))


def nothing(*_: object) -> tuple[()]:
    """Return nothing, whatever has happened."""
    return ()


Actors = Callable[[Scenery, Any], Iterable[Actor]]


Shown = TypeVar("Shown", bound=Actor)


def on_large(actors: Callable[[Scenery, Any], Iterable[Shown]]) -> Callable[[Scenery, Any], Iterable[Shown]]:
    """Return actors that are seen on the board in large alone."""
    return lambda scenery, event: actors(scenery, event) if scenery.large(event.seat) else ()


class Choreography(NamedTuple):
    """All that is seen of one kind of event; sound has a table of its own."""

    pieces: Callable[[Courier, Any], Iterable[Flight]] = nothing
    """Makes the flights of the pieces."""
    actors: Actors = nothing
    """Makes the actors; they may carry pieces that would fly otherwise."""
    work: Callable[[Scenery, Any], Walk | None] = lambda scenery, event: None
    """Gives the walk of the worker who does it on the board in large."""
    undone: Callable[[Any], Iterable[Hold]] = nothing
    """Gives the holds on all that lies otherwise until it is counted."""
    counted: Callable[[Any], Iterable[str]] = nothing
    """Gives the goods that light up while it is counted."""
    vignette: Callable[[Scenery, Any], Iterable[Vignette[Any]]] = nothing
    """Makes the vignette that it is shown in, if there is one; what it shows does not fly besides."""


Entries = dict[type[e.Event], Choreography]
