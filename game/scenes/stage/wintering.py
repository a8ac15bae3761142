"""The winter on a table: its farmyard, what is told of it so far, and what waits until it is put away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.match import Match, Turn
from game.motion.counting import CountedLine, final, parted, winter
from game.motion.flight import Flight, late
from game.motion.motion import Motion
from game.rules.events import Event
from game.rules.state import GameState
from game.rules.terms import Resource, Season, Slot, Step
from game.scenes.flow import Context
from game.scenes.stage.count import Count, carried_in, led, lost_from, scores_coal
from game.scenes.stage.winterbook import WinterBook, WinterPage, end_of_winter, winter_of
from game.scenes.stage.yard.farm import Farm, Filling, farm_of
from game.scenes.stage.yard.places import WinterYard
from game.table.layout import Layout
from game.table.picture import WinterStep


class WinterTable:
    """What a table knows of the winter that lies on it, and how it is counted there.

    `state` is where all that moves ends; `focus` is the seat whose farm is seen.
    """

    context: Context
    layout: Layout
    yard: WinterYard
    motion: Motion
    state: GameState
    focus: int

    def __init__(self, seats: int) -> None:
        self.count, self.book = Count(), WinterBook(seats)
        self.shelved: dict[int, tuple[tuple[Slot, Resource], ...]] = {}
        """By seat: what a person has put into slots lies there before it is counted."""
        self.spring_events: Sequence[Event] = ()  # what happens in spring, until the winter has been put away
        self.winter_end: GameState | None = None  # the position until then

    # -- which winter lies there ----------------------------------------------------------------------

    def stand_in_winter(self, match: Match, at: int) -> None:
        """Lay out the winter, if it is one, after so many moves of a match, at whose position it stands."""
        self.spring_events, self.book = (), winter_of(match, at)
        over = self.state.step == Step.OVER
        self.winter_end = end_of_winter(match.turns[at - 1]) if self.winter_read and not over else None

    def lay_winter_out(self, match: Match) -> None:
        """Lay out the farmyard of the winter that ended with the last move of a match, if one did."""
        book, last = winter_of(match, len(match.turns)), match.turns[-1]
        if book.pages and book.complete:
            self.book, self.winter_end = book, end_of_winter(last)
            self.spring_events = last.events[parted(last.events) :]

    @property
    def winter_open(self) -> bool:
        """Return True while the winter's farmyard lies on the table."""
        return bool(self.book.pages)

    @property
    def winter_shown(self) -> bool:
        """Return True while that farmyard is seen: not before the wind of winter brings it."""
        return self.winter_open and self.motion.date is None

    @property
    def winter_read(self) -> bool:
        """Return True once the winter's farmyard asks for nothing but to be read."""
        return self.winter_open and self.book.complete

    @property
    def winter_step(self) -> WinterStep | None:
        """The step of the winter that is seen, None without one: what is counted, else what is asked."""
        if not self.winter_shown:
            return None
        if self.count.shown_book is not None:
            return self.count.shown_book.step
        if self.book.complete:
            return WinterStep.OVER
        return WinterStep.STORAGE if self.state.step == Step.WINTER_STORAGE else WinterStep.SCORING

    @property
    def season(self) -> Season:
        """The season around the table: winter as long as its farmyard lies there."""
        return Season.WINTER if self.winter_open else Season(self.state.season)

    def in_winter(self, state: GameState) -> GameState:
        """Return a position as it is shown: as long as a winter's farmyard lies there, it is that winter."""
        if not self.winter_read:
            return state
        shown = state.copy()
        shown.year, shown.season, shown.step = self.book.year, Season.WINTER, Step.WINTER_STORAGE
        shown.to_move = None
        return shown

    def unasked(self, state: GameState) -> GameState:
        """Return a position as it is shown: while winter is counted, nobody is to move."""
        if self.count.shown_book is None:
            return state
        shown = state.copy()
        shown.to_move = None
        return shown

    @property
    def between_steps(self) -> bool:
        """Return True while the wheel is on its way to the winter's next step: nothing of that is counted."""
        return self.winter_open and self.motion.poses.needle is not None

    # -- what is seen of it -----------------------------------------------------------------------------

    @property
    def pages(self) -> list[WinterPage]:
        """The pages of the winter's book as far as they are told; of coal that is being counted, nothing."""
        pages = self._told.pages
        if self._counting is None:
            return pages
        return [replace(page, coal=None) if i == self.focus else page for i, page in enumerate(pages)]

    def farm(self, shown: GameState, filling: Filling | None = None) -> Farm:
        """Return the farm of the seat in focus in the winter of a position, as far as it has been counted."""
        page = self._told.pages[self.focus]
        if self.count.shown_book is not None and self.focus in self.shelved:
            page = replace(page, stored=[*self.shelved[self.focus]])
        return farm_of(shown, self.focus, page, self.yard, filling, self._counting)

    @property
    def coal_counted(self) -> int:
        """The coal that the winter's rod is made for: what is scored on the farm in focus, or lies there."""
        lies = self.state.seats[self.focus].coal
        return max(self.book.pages[self.focus].coal or 0, lies) if self.book.pages else lies

    @property
    def _told(self) -> WinterBook:
        return self.count.book(self.book, self.motion.flights)

    @property
    def _counting(self) -> int | None:
        """The coal that has been counted so far on the farm in focus; None while none is."""
        return self.count.counting(self.focus) if self.context.settings.animation else None

    # -- what happens -----------------------------------------------------------------------------------

    def wintered(self, turn: Turn, events: Sequence[Event], closing: bool) -> Sequence[Event]:
        """Have what winter brings counted; return the events that are shown before, without one all.

        `closing`: the final scoring is not counted here.
        """
        if not self.winter_open:
            self.shelved.clear()
        told = self.book.copy()
        self.book.witness(events, self.state)
        self.winter_end = end_of_winter(turn) if self.winter_read and not closing else None
        return self._counted(events, told, closing) if self.winter_open else events

    def _counted(self, events: Sequence[Event], told: WinterBook, closing: bool) -> Sequence[Event]:
        """Have winter's events counted; return those that come before."""
        ends = parted(events) if self.book.complete else len(events)
        events, rest = events[:ends], events[ends:]
        self.spring_events = () if closing else rest
        if not self.context.settings.fades:
            return events
        first, lines = winter(events)
        told.witness(first, self.state)
        self.count.begin([*lines, CountedLine(tuple(rest))] if closing else lines, told)
        return first

    def close_winter(self, ends: bool) -> Sequence[Event]:
        """Close the book, and return what happens in spring; if the game `ends`, count the final scoring."""
        self.book.close()
        later, self.spring_events = self.spring_events, ()
        if ends and self.context.settings.fades:
            self.count.begin(final(self.state), untold=later)
            return ()
        return later

    def led_in_winter(self, flights: Iterable[Flight], line: CountedLine, shown: GameState) -> list[Flight]:
        """Return the pieces of a line of winter: the farm in focus is counted before its points leave it."""
        farm, focus = self.farm(shown), self.focus
        stored = [] if focus in self.shelved else carried_in(line, self.yard, farm, focus)
        wait, start = max((flight.gone for flight in stored), default=0.0), None
        if scores_coal(line, focus):
            wait = self.count.dwell(focus)
            start = self.yard.rod(farm.most).cell(self.coal_counted)
        flights = lost_from(flights, self.yard, farm, self.state, focus)
        return [*stored, *late(led(flights, line, self.layout, self.state, start), wait)]
