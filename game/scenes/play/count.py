"""Winter and final scoring, counted out where the points lie: one line after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Protocol

import pygame

from game.motion.counting import Line, lit, uncounted
from game.motion.flight import Flight, Hold, Motion, withheld
from game.motion.points import carried
from game.rules.events import Event, LeasePaid, Lost, Scored, Stored
from game.rules.message import Message, Seat, message
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.scenes.flow import Context
from game.scenes.play.winterbook import WinterBook
from game.scenes.play.wintersheet import Sheet
from game.table.layout import Layout
from game.table.picture import WinterStep
from game.table.spots import Shape

BEAT = 0.3  # seconds a line rests once everything has landed
SHOWN = 1.2  # seconds its places are lit
CELLS = {LeasePaid: (3, 4), Stored: (5,), Lost: (6,)}
"""The columns of the winter's sheet that an event fills; the coal's is 2."""


class Counted(Protocol):
    """The table on which something is counted; `ended` is the state it all ends in."""

    @property
    def context(self) -> Context: ...

    @property
    def motion(self) -> Motion: ...

    @property
    def layout(self) -> Layout: ...

    @property
    def sheet(self) -> Sheet: ...

    @property
    def book(self) -> WinterBook: ...

    @property
    def winter_open(self) -> bool: ...

    @property
    def ended(self) -> GameState: ...

    def redraw(self) -> None: ...

    def light(self, places: Iterable[Shape], length: float = ...) -> None: ...

    def fly(self, events: Sequence[Event], line: Line | None = None) -> None: ...


class Count:
    """The lines that are still to be counted. What they bring is withheld from the picture until then."""

    def __init__(self, table: Counted) -> None:
        self.table = table
        self.line: Line | None = None
        self.lines: deque[Line] = deque()
        self.told: WinterBook | None = None  # what the winter's sheet shows meanwhile
        self.left = 0.0
        self._untold: Sequence[Event] = ()

    @property
    def active(self) -> bool:
        return self.line is not None or bool(self.lines)

    @property
    def holds(self) -> list[Hold]:
        """Return what lies otherwise until it is counted."""
        return uncounted(self.lines) if self.lines else []

    @property
    def ahead(self) -> list[Event]:
        """Return what is not told yet: of the final scoring nothing, until all of it is counted."""
        if self._untold:
            return list(self._untold)
        return [event for line in self.lines for event in line.events]

    def begin(
        self, lines: Iterable[Line], told: WinterBook | None = None, untold: Sequence[Event] = ()
    ) -> None:
        """Count these lines; `told` is what the sheet has shown so far. The log is silent about what is
        `untold` until all is counted."""
        self.lines.extend(lines)
        self._untold = untold
        self.told = told if self.active else None

    def update(self, seconds: float) -> None:
        """Time passes and nothing flies: the next line, as soon as this one has been seen."""
        self.left -= seconds * self.table.context.settings.rate
        while self.active and self.left <= 0 and not self.table.motion.moving:
            self._next()

    def finish(self) -> None:
        """All is counted."""
        self.line, self.told = None, None
        self.lines.clear()
        self.left, self._untold = 0.0, ()

    def _next(self) -> None:
        """Light what the next line counts, and let its points go to the score."""
        if not self.lines:
            self.finish()
            return
        table, self.line = self.table, self.lines.popleft()
        table.redraw()
        self.left = 0.0 if self.line.silent else BEAT
        if self.told is not None:
            self.told.witness(self.line.events, withheld(table.ended, self.holds))
        for _, places in lit(table.layout, table.ended, self.line):
            table.light(places, SHOWN)
        if table.winter_open:
            table.light(self._cells(), SHOWN)
        table.fly(self.line.events, self.line)

    def _cells(self) -> list[pygame.Rect]:
        """Return where the line stands on the winter's sheet."""
        assert self.line is not None
        order, found = self.table.ended.order, []
        for event in self.line.events:
            columns = CELLS.get(type(event), (2,) if isinstance(event, Scored) and event.rule != "W3" else ())
            row = self.table.sheet.rows[1 + order.index(event.seat)] if columns else None  # type: ignore[attr-defined]
            found += [self.table.sheet.cell(row, column) for column in columns if row is not None]
        return found

    def led(self, flights: Iterable[Flight], line: Line) -> list[Flight]:
        """The pieces of a line: its points come from where they are counted."""
        return [f for f in flights if not isinstance(f.event, Scored)] + self._points(line)

    def _points(self, line: Line) -> list[Flight]:
        table = self.table
        pairs = lit(table.layout, table.ended, line)
        return [
            flight
            for event, places in pairs
            if isinstance(event, Scored) and places
            for flight in carried(event, places[0], table.layout)
        ]

    def book(self) -> WinterBook:
        """Return what the winter's sheet shows now: points in the air are not on it yet."""
        if self.told is None:
            return self.table.book
        shown = WinterBook(self.told.seats)
        shown.year, shown.complete = self.told.year, self.told.complete
        shown.pages = [
            replace(
                page,
                coal_vp=page.coal_vp - self._air(seat, stored=False),
                stored_vp=page.stored_vp - self._air(seat, stored=True),
            )
            for seat, page in enumerate(self.told.pages)
        ]
        return shown

    @property
    def winter(self) -> WinterStep:
        """Return the winter's step that is shown: what is counted now, else what is asked."""
        if self.told is not None:
            return self.told.step
        if self.table.book.complete:
            return WinterStep.OVER
        return WinterStep.STORAGE if self.table.ended.step == Step.WINTER_STORAGE else WinterStep.SCORING

    def in_winter(self, state: GameState) -> GameState:
        """Return a state as it is shown: as long as a winter's sheet lies there, it is that winter."""
        if not self.table.winter_open or not self.table.book.complete:
            return state
        shown = state.copy()
        shown.year, shown.season, shown.step = self.table.book.year, Season.WINTER, Step.WINTER_STORAGE
        shown.to_move = None
        return shown

    def _air(self, seat: int, stored: bool) -> int:
        """Return how many points of a seat are on their way."""
        flying = (flight for flight in self.table.motion.flights if isinstance(flight.event, Scored))
        holds = (f.hold for f in flying if (f.event.rule == "W3") == stored)  # type: ignore[union-attr]
        return sum(hold.amount for hold in holds if hold is not None and hold.owner == seat)

    def said(self) -> str | Message:
        """Return what is counted now, for the prompt."""
        line = self.line
        if line is None or line.said is None:
            return ""
        seats = tuple(
            message("count-seat", seat=Seat(seat), vp=counted.vp) for seat, counted in enumerate(line.final)
        )
        return message("count-line", line=line.said, seats=seats) if seats else line.said
