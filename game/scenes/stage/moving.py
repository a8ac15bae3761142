"""The table as a thing that moves: a position, what leads from one to the next, and whose board is large."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from game.match import Match, Turn
from game.motion.choreography.at_work import counted_at_work
from game.motion.choreography.entry import Scenery
from game.motion.counting import CountedLine, final, lit, parted, winter
from game.motion.flight import Flight, hastened, late, withheld
from game.motion.lights import LINGERS, Lights
from game.motion.motion import Motion
from game.motion.refill import dealt
from game.motion.routes import Router, staged
from game.rules import view
from game.rules.events import Event, Scored
from game.rules.message import Message
from game.rules.state import GameState
from game.rules.terms import Resource, Season, Slot, Step
from game.scenes.flow import Context
from game.scenes.saving.chairs import Chair
from game.scenes.stage.chronicle import Chronicle, Seated
from game.scenes.stage.count import SHOWN, Count, carried_in, cells_of, led, scores_coal
from game.scenes.stage.signals import Changes, light_up, sound_at_once, sound_pieces
from game.scenes.stage.winterbook import WinterBook, WinterPage, end_of_winter, winter_going_on, winter_of
from game.scenes.stage.yard.farm import Farm, Filling, farm_of
from game.scenes.stage.yard.places import WinterYard
from game.table.canvas import Said
from game.table.layout import Layout, arrange
from game.table.picture import LogLine, WinterStep
from game.table.pieces import Sitter
from game.table.spots import Shape

DEAL = 1.6  # seconds until all of the first disks lie still
NOBODY = -1
"""The viewer who sees only what is open to all."""


class MovingTable:
    """A table that is given positions and events. It knows neither who decides nor which scene shows it.

    `state` is where all that moves ends; `viewer` is whose eyes the picture is for (None: they see all).
    """

    layout: Layout
    yard: WinterYard

    def __init__(
        self, context: Context, seated: Seated, focus: int, *, live: bool, foot: float = 0.0
    ) -> None:
        """`live`: counts that change light up, and the log tells nothing before it is counted. `foot` is
        the height kept free below the large board, in design units."""
        self.context, self.chairs, self.focus = context, seated.chairs, focus
        self.live, self.foot = live, foot
        self.state = self.before = seated.match.state
        self.viewer: int | None = None
        self.chronicle = Chronicle(seated)
        self.all_lines: Sequence[LogLine] = ()
        self.motion, self.lights, self.count, self.changes = Motion(), Lights(), Count(), Changes()
        self.motion.held.patient = not context.ahead
        self.book = WinterBook(len(self.chairs))
        self.shelved: dict[int, tuple[tuple[Slot, Resource], ...]] = {}
        """By seat: what a person has put into slots lies there before it is counted."""
        self.spring_events: Sequence[Event] = ()  # what happens in spring, until the winter has been put away
        self.winter_end: GameState | None = None  # the position until then
        self.dirty = True
        self.resize()

    # -- what stands on it ----------------------------------------------------------------------------

    def stand(self, state: GameState, viewer: int | None, told: Sequence[LogLine]) -> None:
        """Show a position to a viewer, with the log's lines up to it."""
        self.state, self.viewer, self.all_lines = state, viewer, told
        self.dirty = True

    def stand_after(self, match: Match, at: int, viewer: int | None, told: Sequence[LogLine]) -> None:
        """Show the position after so many moves of a match, with nothing on its way."""
        self.skip()
        self.spring_events, self.book = (), winter_of(match, at)
        self.winter_end = None
        self.stand(match.position(at), viewer, told)
        if self.winter_read and self.state.step != Step.OVER:
            self.winter_end = end_of_winter(match.turns[at - 1])

    def lay_winter_out(self, match: Match) -> None:
        """Lay out the farmyard of the winter that ended with the last move of a match, if one did."""
        book, last = winter_of(match, len(match.turns)), match.turns[-1]
        if book.pages and book.complete:
            self.book, self.winter_end = book, end_of_winter(last)
            self.spring_events = last.events[parted(last.events) :]

    def resize(self) -> None:
        """Place everything anew; what moves is done."""
        self.skip()
        self.layout = arrange(self.state.box, self.context.size, self.focus, self.foot)
        self.yard = WinterYard.over(self.layout, self.state.box)
        self.dirty = True

    def look_at(self, seat: int) -> None:
        """Show a seat's board in large."""
        self.focus = seat
        if seat != self.layout.focus:
            self.resize()

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """The seats as the table shows them."""
        return tuple(map(self._sitter, self.chairs))

    def _sitter(self, chair: Chair) -> Sitter:
        """Return a seat as the table shows it: with the kind of its player, unless its name says that."""
        words = self.context.theme.words
        name, kind = (
            said if isinstance(said, str) else words.text(said) for said in (chair.plate, chair.kind)
        )
        rest = name.removeprefix(kind)  # of an automa that bears its level's name, nothing or a number
        said_twice = rest != name and (not rest or rest[0].isspace())
        return Sitter(chair.plate, chair.colour, "" if said_twice else chair.kind)

    @property
    def seen(self) -> GameState:
        """The position as its viewer may know it: while a winter's farmyard lies there, that winter's end."""
        state = self.winter_end if self.winter_read and self.winter_end is not None else self.state
        if self.viewer is None:
            return state
        return view(state, None if self.viewer == NOBODY else self.viewer)

    @property
    def shown(self) -> GameState:
        """The position to draw: without what is in the air, not counted yet, or comes after the winter."""
        state = self.motion.shown(self.seen)
        counted = withheld(state, self.count.holds) if self.count.holds else state
        return self.motion.dated(self._in_winter(counted))

    @property
    def reckoned(self) -> GameState:
        """The position that figures are told of: without what is in the air, but with all that is counted."""
        if self.winter_open or self.count.active:
            return self._in_winter(self.seen)
        return self.motion.shown(self.seen)

    def _in_winter(self, state: GameState) -> GameState:
        """Return a position as it is shown: as long as a winter's farmyard lies there, it is that winter."""
        if not self.winter_read:
            return state
        shown = state.copy()
        shown.year, shown.season, shown.step = self.book.year, Season.WINTER, Step.WINTER_STORAGE
        shown.to_move = None
        return shown

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
    def lines(self) -> Sequence[LogLine]:
        """The log's lines up to what has been seen."""
        ahead = self.chronicle.length([*self.count.ahead, *self.spring_events]) if self.live else 0
        return self.all_lines[: len(self.all_lines) - ahead]

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
    def pages(self) -> list[WinterPage]:
        """The pages of the winter's book as far as they are told; of coal that is being counted, nothing."""
        pages = self.count.book(self.book, self.motion.flights).pages
        if self._counting is None:
            return pages
        return [replace(page, coal=None) if i == self.focus else page for i, page in enumerate(pages)]

    @property
    def _counting(self) -> int | None:
        """The coal that has been counted so far on the farm in focus; None while none is."""
        return self.count.counting(self.focus) if self.context.settings.animation else None

    def farm(self, shown: GameState, filling: Filling | None = None) -> Farm:
        """Return the farm of the seat in focus in the winter of a position, as far as it has been counted."""
        page = self.count.book(self.book, self.motion.flights).pages[self.focus]
        if self.count.shown_book is not None and self.focus in self.shelved:
            page = replace(page, stored=[*self.shelved[self.focus]])
        return farm_of(shown, self.focus, page, self.yard, filling, self._counting)

    @property
    def coal_counted(self) -> int:
        """The coal that the winter's rod is made for: what is scored on the farm in focus, or lies there."""
        lies = self.state.seats[self.focus].coal
        return max(self.book.pages[self.focus].coal or 0, lies) if self.book.pages else lies

    @property
    def season(self) -> Season:
        """The season around the table: winter as long as its farmyard lies there."""
        return Season.WINTER if self.winter_open else Season(self.state.season)

    def spoken(self, said: str | Message) -> Said:
        """Return a message with the names of this table."""
        return self.chronicle.spoken(said)

    # -- what happens ---------------------------------------------------------------------------------

    def deal(self) -> None:
        """Fill the pools before everybody's eyes."""
        if self.context.settings.animation:
            flights = self._router().flights(dealt(self.state))
            ends = max((flight.gone for flight in flights), default=DEAL)
            self.motion.add(hastened(flights, DEAL / ends))

    def relive(self, match: Match, at: int, closing: bool = False) -> None:
        """Show once more the move that led to the present position: that after so many moves of a match."""
        turn, self.book = match.turns[at - 1], winter_going_on(match, at - 1)
        self.happened(turn, turn.events, closing)

    def happened(self, turn: Turn, events: Sequence[Event], closing: bool = False) -> None:
        """Show and sound what a turn, or several up to it, led to, and count what winter brings.

        `closing`: the final scoring is not counted here.
        """
        self.before = turn.before
        if not self.winter_open:
            self.shelved.clear()
        told = self.book.copy()
        self.book.witness(events, self.state)
        self.winter_end = end_of_winter(turn) if self.winter_read and not closing else None
        self._fly(self._winter(events, told, closing) if self.winter_open else events)

    def _winter(self, events: Sequence[Event], told: WinterBook, closing: bool) -> Sequence[Event]:
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

    def put_winter_away(self, ends: bool = False) -> None:
        """Let spring come; if the game `ends`, count the final scoring."""
        self.book.close()
        later, self.spring_events = self.spring_events, ()
        if ends and self.context.settings.fades:
            self.count.begin(final(self.state), untold=later)
        elif later:
            self._fly(later)

    def _router(self) -> Router:
        colours = [chair.colour for chair in self.chairs]
        return Router(self.layout, colours, self.state, self.viewer)

    def _fly(self, events: Sequence[Event], line: CountedLine | None = None) -> None:
        """Show and sound what has happened; of a counted line, where its points come from."""
        settings, silent = self.context.settings, line is not None and line.silent
        heard = [event for event in events if not (silent and isinstance(event, Scored))]
        flights = self._router().flights(heard) if settings.animation else []
        if line is not None and not silent and settings.animation:
            flights = self._led(flights, line)
        repertoire = self.context.repertoire
        moved, actors = staged(self.layout, self.before, events, flights, settings, repertoire)
        if line is not None and settings.animation:
            actors += counted_at_work(Scenery(self.layout, self.state, ()), line.final, events)
        self.motion.add(moved, actors)
        sound_at_once(self.context, self.before, heard, flights, actors)

    def _led(self, flights: Sequence[Flight], line: CountedLine) -> list[Flight]:
        """Return the pieces of a line: in winter the farm in focus is counted before its points leave it."""
        if not self.winter_open:
            return led(flights, line, self.layout, self.state, None)
        farm, focus = self.farm(self.shown), self.focus
        stored = [] if focus in self.shelved else carried_in(line, self.yard, farm, focus)
        wait, start = max((flight.gone for flight in stored), default=0.0), None
        if scores_coal(line, focus):
            wait = self.count.dwell(focus)
            start = self.yard.rod(farm.most).cell(self.coal_counted)
        return [*stored, *late(led(flights, line, self.layout, self.state, start), wait)]

    def update(self, seconds: float, speed: float) -> bool:
        """Let time pass at a speed; return True if something moved or is counted."""
        self.motion.speed = speed
        moved = self.motion.update(seconds)
        self._count(seconds)
        sound_pieces(self.context, self.motion, self.state.box)
        if self.live and self.context.settings.fades:
            self.light(self.changes.seen(self.layout, self.shown))
        faded = self.lights.update(seconds)
        self.dirty = self.dirty or moved or faded
        return moved or self.count.active

    def _count(self, seconds: float) -> None:
        """Go on to the next line once the last has been seen and nothing flies."""
        before = self.count.counting(self.focus)
        self.count.pass_time(seconds * self.context.settings.rate)
        self.dirty = self.dirty or self.count.counting(self.focus) != before
        while self.count.active and self.count.left <= 0 and not self.motion.moving:
            line = self.count.advance(self.state)
            if line is not None:
                self._count_line(line)

    def _count_line(self, line: CountedLine) -> None:
        """Light what a line counts, and let its points go to the score."""
        self.dirty = True
        for _, places in lit(self.layout, self.state, line):
            self.light(places, SHOWN)
        if self.winter_open:
            self.light(cells_of(line, self.yard, self.state, self.focus), SHOWN)
        self._fly(line.events, line)

    def light(self, places: Iterable[Shape], length: float = LINGERS) -> None:
        """Light up some places for a while."""
        light_up(self.lights, self.layout, places, length)

    @property
    def moving(self) -> bool:
        """Return True while something is on its way or still to be counted."""
        return self.motion.moving or self.count.active

    def hurry(self) -> None:
        """Let everything that moves come to rest."""
        self.count.finish()
        self.motion.hurry()
        self.dirty = True

    def skip(self) -> None:
        """Stand as if everything had come to rest long ago."""
        self.count.finish()
        self.motion.skip()
        self.lights.clear()
        self.changes.forget()
