"""The table as a thing that moves: a position, what leads from one to the next, and whose board is large."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.match import Match, Turn
from game.motion.choreography.at_work import counted_at_work
from game.motion.choreography.entry import Scenery
from game.motion.counting import CountedLine, lit
from game.motion.flight import Flight, hastened, withheld
from game.motion.lights import LINGERS, Lights
from game.motion.motion import Motion
from game.motion.refill import dealt
from game.motion.routes import Router, staged
from game.rules import view
from game.rules.events import Event, Scored
from game.rules.message import Message
from game.rules.state import GameState
from game.rules.terms import Step
from game.scenes.flow import Context
from game.scenes.saving.chairs import Chair
from game.scenes.stage.chronicle import Chronicle, Seated
from game.scenes.stage.count import SHOWN, cells_of, led
from game.scenes.stage.signals import Changes, light_up, sound_at_once, sound_pieces
from game.scenes.stage.winterbook import winter_going_on
from game.scenes.stage.wintering import WinterTable
from game.scenes.stage.yard.places import WinterYard
from game.table.canvas import Said
from game.table.layout import arrange
from game.table.picture import LogLine
from game.table.pieces import Sitter
from game.table.spots import Shape

DEAL = 1.6  # seconds until all of the first disks lie still
NOBODY = -1
"""The viewer who sees only what is open to all."""


class MovingTable(WinterTable):
    """A table that is given positions and events. It knows neither who decides nor which scene shows it.

    `state` is where all that moves ends; `viewer` is whose eyes the picture is for (None: they see all).
    """

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
        self.motion, self.lights, self.changes = Motion(), Lights(), Changes()
        self.motion.held.patient = not context.ahead
        super().__init__(len(self.chairs))
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
        self.stand(match.position(at), viewer, told)
        self.stand_in_winter(match, at)

    def resize(self) -> None:
        """Place everything anew; what moves is done."""
        self.skip()
        self.motion.held.forget()
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
        return self._drawn(self.motion.shown(self.seen))

    @property
    def next_shown(self) -> GameState:
        """The position of the table that is drawn next: below a vignette, or after it."""
        return self._drawn(self.motion.next_shown(self.seen))

    def _drawn(self, state: GameState) -> GameState:
        """Return a position without what is not counted yet, or comes after the winter."""
        counted = withheld(state, self.count.holds) if self.count.holds else state
        return self.motion.dated(self.unasked(self.in_winter(counted)))

    @property
    def reckoned(self) -> GameState:
        """The position that figures are told of: without what is in the air, but with all that is counted."""
        seen = self.seen
        if self.winter_open or self.count.active:
            return seen if seen.step == Step.OVER else self.in_winter(seen)
        return self.motion.shown(seen)

    @property
    def lines(self) -> Sequence[LogLine]:
        """The log's lines up to what has been seen."""
        ahead = self.chronicle.length([*self.count.ahead, *self.spring_events]) if self.live else 0
        return self.all_lines[: len(self.all_lines) - ahead]

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
        self._fly(self.wintered(turn, events, closing))

    def put_winter_away(self, ends: bool = False) -> None:
        """Let spring come; if the game `ends`, count the final scoring."""
        if later := self.close_winter(ends):
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
        """Return the pieces of a line: points come from where they are counted."""
        if self.winter_open:
            return self.led_in_winter(flights, line, self.shown)
        return led(flights, line, self.layout, self.state, None)

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
        while self.count.active and self.count.left <= 0 and not (self.motion.moving or self.between_steps):
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
