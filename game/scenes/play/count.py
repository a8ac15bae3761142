"""Winter and final scoring, counted out where the points lie: one line after the other."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.motion.counting import Line, lit, uncounted
from game.motion.flight import Flight, Hold, withheld
from game.motion.points import carried
from game.rules.events import Event, LeasePaid, Lost, Scored, Stored
from game.scenes.play.winterbook import WinterBook

if TYPE_CHECKING:
    from game.scenes.play.scene import Play

BEAT = 0.3  # seconds a line rests once everything has landed
SHOWN = 1.2  # seconds its places are lit
CELLS = {LeasePaid: (3, 4), Stored: (5,), Lost: (6,)}
"""The columns of the winter's sheet that an event fills; the coal's is 2."""


class Count:
    """The lines that are still to be counted. What they bring is withheld from the picture until then."""

    def __init__(self, play: Play) -> None:
        self.play = play
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
        """What lies otherwise until it is counted."""
        return uncounted(self.lines) if self.lines else []

    @property
    def ahead(self) -> list[Event]:
        """What is not told yet: of the final scoring nothing, until all of it is counted."""
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
        self.left -= seconds * self.play.context.settings.rate
        while self.active and self.left <= 0 and not self.play.motion.moving:
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
        play, self.line = self.play, self.lines.popleft()
        play.dirty = True
        self.left = 0.0 if self.line.silent else BEAT
        if self.told is not None:
            self.told.witness(self.line.events, withheld(play.match.state, self.holds))
        for _, places in lit(play.layout, play.match.state, self.line):
            play.course.light(places, SHOWN)
        if play.winter_open:
            play.course.light(self._cells(), SHOWN)
        play.fly(self.line.events, self.line)

    def _cells(self) -> list[pygame.Rect]:
        """Where the line stands on the winter's sheet."""
        assert self.line is not None
        order, found = self.play.match.state.order, []
        for event in self.line.events:
            columns = CELLS.get(type(event), (2,) if isinstance(event, Scored) and event.rule != "W3" else ())
            row = self.play.sheet.rows[1 + order.index(event.seat)] if columns else None  # type: ignore[attr-defined]
            found += [self.play.sheet.cell(row, column) for column in columns if row is not None]
        return found

    def led(self, flights: Iterable[Flight], line: Line) -> list[Flight]:
        """The pieces of a line: its points come from where they are counted."""
        return [f for f in flights if not isinstance(f.event, Scored)] + self._points(line)

    def _points(self, line: Line) -> list[Flight]:
        play = self.play
        pairs = lit(play.layout, play.match.state, line)
        return [
            flight
            for event, places in pairs
            if isinstance(event, Scored) and places
            for flight in carried(event, places[0], play.layout)
        ]

    def book(self) -> WinterBook:
        """What the winter's sheet shows now: points in the air are not on it yet."""
        if self.told is None:
            return self.play.book
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

    def _air(self, seat: int, stored: bool) -> int:
        """How many points of a seat are on their way."""
        flying = (flight for flight in self.play.motion.flights if isinstance(flight.event, Scored))
        holds = (f.hold for f in flying if (f.event.rule == "W3") == stored)  # type: ignore[union-attr]
        return sum(hold.amount for hold in holds if hold is not None and hold.owner == seat)

    def words(self) -> str:
        """What is counted now, for the prompt."""
        line = self.line
        if line is None:
            return ""
        if not line.final:
            return line.name
        names = [chair.name for chair in self.play.session.chairs]
        told = [f"{name} {one.vp}".replace("-", "−") for name, one in zip(names, line.final, strict=True)]
        return f"{line.name}: {', '.join(told)}"
