"""Winter and final scoring, counted out where the points lie: one line after the other."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pygame

from game.motion.choreography.scoring import carried
from game.motion.counting import CountedLine, lit, uncounted
from game.motion.flight import Flight, Hold, withheld
from game.rules.engine import open_slots
from game.rules.events import Event, LeasePaid, Lost, Scored, Stored
from game.rules.message import Message, SeatName, message
from game.rules.state import GameState, Seat
from game.rules.terms import Resource, Slot
from game.scenes.stage.winterbook import WinterBook
from game.scenes.stage.yard.farm import Farm
from game.scenes.stage.yard.places import STORED, WinterYard
from game.table.layout import Layout

BEAT = 0.3  # seconds a line rests once everything has landed
LAST = 1.4  # seconds that the last line of the end rests; the nearer the end, the slower it is counted
SHOWN = 1.2  # seconds its places are lit
TICK = 0.09  # seconds for each coal that is counted on the rod
CARRY, APART = 0.6, 0.2  # seconds of the way into a slot, and from one piece to the next
CELLS = {LeasePaid: ("lease", "debt"), Stored: ("stored",), Lost: ("lost",)}
"""What an event fills of a seat's line; the scoring of coal fills the coal's."""


class Count:
    """The lines that are still to be counted. What they bring is withheld from the picture until then."""

    def __init__(self) -> None:
        self.line: CountedLine | None = None
        self.lines: deque[CountedLine] = deque()
        self.shown_book: WinterBook | None = None  # what the winter's farmyard shows meanwhile
        self.left = 0.0  # seconds until the next line
        self.passed = 0.0  # seconds since the present one
        self._untold: Sequence[Event] = ()

    @property
    def active(self) -> bool:
        """Return True while something is still to be counted."""
        return self.line is not None or bool(self.lines)

    @property
    def holds(self) -> list[Hold]:
        """The pieces and points that are withheld until they are counted."""
        return uncounted(self.lines) if self.lines else []

    @property
    def ahead(self) -> list[Event]:
        """The events the log does not tell yet: of the final scoring all, until all is counted."""
        if self._untold:
            return list(self._untold)
        return [event for line in self.lines for event in line.events]

    def begin(
        self, lines: Iterable[CountedLine], told: WinterBook | None = None, untold: Sequence[Event] = ()
    ) -> None:
        """Count these lines; `told` is what the farmyard has shown so far. The log is silent about what is
        `untold` until all is counted."""
        self.lines.extend(lines)
        self._untold = untold
        self.shown_book = told if self.active else None

    def advance(self, state: GameState) -> CountedLine | None:
        """Go on to the next line and return it; None once all is counted. `state` is where the count ends."""
        if not self.lines:
            self.finish()
            return None
        self.line = self.lines.popleft()
        self.left, self.passed = self._rest, 0.0
        if self.shown_book is not None:
            self.shown_book.witness(self.line.events, withheld(state, self.holds))
        return self.line

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        self.left -= seconds
        self.passed += seconds

    def counting(self, focus: int) -> int | None:
        """Return the coal of the seat in `focus` that has been counted so far; None while none is counted."""
        if self.shown_book is None or not scores_coal(self.line, focus):
            return None
        told = int(self.passed / TICK)
        return told if told <= (self.shown_book.pages[focus].coal or 0) else None

    def dwell(self, focus: int) -> float:
        """Return the seconds that counting the coal of the seat in `focus` takes; the line rests longer."""
        if self.shown_book is None or not scores_coal(self.line, focus):
            return 0.0
        seconds = TICK * (self.shown_book.pages[focus].coal or 0)
        self.left += seconds
        return seconds

    @property
    def _rest(self) -> float:
        """The seconds that the present line rests."""
        if self.line is None or self.line.silent:
            return 0.0
        return max(BEAT, LAST / (1 + len(self.lines))) if self.line.final else BEAT

    def finish(self) -> None:
        """Drop every line: all is counted."""
        self.line, self.shown_book = None, None
        self.lines.clear()
        self.left, self._untold = 0.0, ()

    def book(self, book: WinterBook, flights: Iterable[Flight]) -> WinterBook:
        """Return the book that the winter's farmyard shows now: what is in the air is in no slot yet."""
        if self.shown_book is None:
            return book
        shown = self.shown_book.copy()
        for event in (flight.event for flight in flights):
            if isinstance(event, Stored):
                page = shown.pages[event.seat]
                page.stored.remove((Slot(event.slot), Resource(event.resource)))
                page.carried.append(Resource(event.resource))
                page.stored_vp = min(page.stored_vp, self._stored_before(event.seat))
        return shown

    def _stored_before(self, seat: int) -> int:
        """Return the VP of a seat's storage before the present line."""
        assert self.shown_book is not None
        events = self.line.events if self.line is not None else ()
        vp = sum(e.vp for e in events if isinstance(e, Scored) and e.rule == "W3" and e.seat == seat)
        return self.shown_book.pages[seat].stored_vp - vp

    @property
    def said(self) -> str | Message:
        """The prompt that tells what is counted now."""
        line = self.line
        if line is not None and line.silent and self.lines:
            line = self.lines[0]  # the wheel is on its way there
        if line is None or line.said is None:
            return ""
        seats = tuple(
            message("count-seat", seat=SeatName(seat), vp=counted.vp)
            for seat, counted in enumerate(line.final)
        )
        return message("count-line", line=line.said, seats=seats) if seats else line.said


def scores_coal(line: CountedLine | None, seat: int) -> bool:
    """Return True if a line counts the coal of a seat in winter."""
    return line is not None and not line.final and any(_of_coal(event, seat) for event in line.events)


def _of_coal(event: Event, seat: int) -> bool:
    return isinstance(event, Scored) and event.rule != "W3" and event.seat == seat


def cells_of(line: CountedLine, yard: WinterYard, state: GameState, focus: int) -> list[pygame.Rect]:
    """Return the places of a line in the winter's farmyard: in a seat's line, and on the farm in `focus`."""
    found = []
    for event in line.events:
        number = getattr(event, "seat", None)
        if number is None:
            continue
        columns = CELLS.get(type(event), ("coal",) if _of_coal(event, number) else ())
        found += [yard.cell(yard.lines[state.order.index(number)], column) for column in columns]
        if columns and number == focus:
            found += _on_farm(event, yard, state.seats[number])
    return found


def _on_farm(event: Event, yard: WinterYard, seat: Seat) -> list[pygame.Rect]:
    """Return the places of an event on the farm: the landlord's board, purse and door, a building's sign."""
    slots = open_slots(seat)
    if isinstance(event, LeasePaid):
        purse, note = [yard.purse] * (event.thaler > 0), [yard.debt(len(slots))] * (event.debt > 0)
        return [yard.lease(len(slots)), *purse, *note]
    if isinstance(event, Stored) and event.slot in slots:
        return [yard.sign(slots.index(Slot(event.slot)), len(slots))]
    return []


def carried_in(line: CountedLine, yard: WinterYard, farm: Farm, focus: int) -> list[Flight]:
    """Return what the seat in `focus` stores on its way from outside through the doors of its `farm`."""
    stored = [event for event in line.events if isinstance(event, Stored) and event.seat == focus]
    coal = farm.outside[Resource.COAL] + sum(event.resource == Resource.COAL for event in stored)
    slots, found = [door.slot for door in farm.doors], list[Flight]()
    for event in stored:
        kind, doorway = Resource(event.resource), yard.doorway(slots.index(Slot(event.slot)), len(slots))
        start = yard.rod(farm.most).lump(coal) if kind is Resource.COAL else yard.good(kind)
        coal -= kind is Resource.COAL
        side, at = round(doorway.width * STORED), APART * len(found)
        found.append(
            Flight(kind.label, side, start.center, doorway.center, at, None, CARRY, lies=True, event=event)
        )
    return found


def lost_from(
    flights: Iterable[Flight], yard: WinterYard, farm: Farm, state: GameState, focus: int
) -> list[Flight]:
    """Return the flights; what the seat in `focus` loses goes from where it lies into the seat's line."""
    cell = yard.cell(yard.lines[state.order.index(focus)], "lost")
    lost, found = Counter[Resource](), list[Flight]()
    for flight in reversed([*flights]):
        event = flight.event
        if isinstance(event, Lost) and event.seat == focus:
            kind = Resource(event.resource)
            lost[kind] += 1
            coal = farm.outside[kind] + lost[kind]
            place = yard.rod(farm.most).lump(coal) if kind is Resource.COAL else yard.good(kind)
            flight = replace(flight, start=place.center, end=cell.center, path=None, lies=True)
        found.append(flight)
    return found[::-1]


def led(
    flights: Iterable[Flight], line: CountedLine, layout: Layout, state: GameState, start: pygame.Rect | None
) -> list[Flight]:
    """Return the pieces of a line: its points come from where they are counted, or from `start`."""
    points = [
        flight
        for event, places in lit(layout, state, line)
        if isinstance(event, Scored) and places
        for flight in carried(event, start or places[0], layout)
    ]
    return [flight for flight in flights if not isinstance(flight.event, Scored)] + points
