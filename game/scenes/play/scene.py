"""The table in play: whose turn it is, what is drawn, what moves by itself."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game.motion.counting import Line, final, parted, uncounted, winter
from game.motion.flight import Motion, withheld
from game.motion.lights import LINGERS
from game.motion.refill import dealt
from game.motion.routes import Router
from game.motion.scenery.script import staged
from game.rules import view
from game.rules.events import Event
from game.rules.message import message
from game.rules.moves import Lay, Move, Store
from game.rules.settling import takes_bonus
from game.rules.state import GameState
from game.rules.terms import Season, Step
from game.scenes.flow import Context, Flow, Pop, Push, Quit, Replace, Scene
from game.scenes.hearing import tell
from game.scenes.notes import Sight
from game.scenes.play.bench import Bench
from game.scenes.play.bonussheet import BonusSheet
from game.scenes.play.chronicle import Chronicle
from game.scenes.play.course import Course
from game.scenes.play.later import seen_later
from game.scenes.play.mouse import Mouse
from game.scenes.play.shelf import Shelf
from game.scenes.play.showing import draw_play, picture
from game.scenes.play.things import Table
from game.scenes.play.why.desk import Desk
from game.scenes.play.winterbook import WinterBook
from game.scenes.play.wintersheet import Sheet
from game.scenes.question import Question
from game.scenes.session import Session
from game.scenes.unsaved import Unsaved
from game.sound import cues
from game.sound.names import Air
from game.table.canvas import Canvas
from game.table.layout import arrange
from game.table.painter import Layer
from game.table.picture import LogLine
from game.table.spots import Shape
from game.table.table import layers

NOBODY = -1


class Play(Scene):
    """One game at the table. All that happens to it goes through `submit`, `undo` and `update`."""

    def __init__(self, context: Context, session: Session) -> None:
        super().__init__(context)
        self.session, self.match = session, session.match
        self.motion = Motion()
        self.book = WinterBook(len(session.chairs))
        self.chronicle = Chronicle(session)
        self.focus = (session.humans or [0])[0]
        self.seen_by: int | None = None  # the person who has drawn the curtain for what is secret now
        self.log_back, self.log_open = 0, False
        self.hand: Bench | Shelf | None = None
        self.mouse = Mouse(self)
        self.course = Course(self)
        self.desk = Desk(self)
        self._fresh = not self.match.turns  # nobody has seen the table yet
        self._told = ""  # what was said of the game's file
        self._kept: Sequence[Lay | Store] = ()  # a plan or storing to be laid out once more
        self._asking: Question | None = None  # what is asked before something is taken back
        self._later: Sequence[Event] = ()  # what happens in spring, until the winter has been read
        self._rewind_book()
        self.look_at_mover()
        self._look_again()
        self.resize()

    # -- who looks at what --------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """Whose eyes the picture is for: hidden plans of others stay hidden.

        Where nobody plays, everything may be seen (None); between two people, only what is open to all.
        """
        humans = self.session.humans
        if len(humans) <= 1:
            return humans[0] if humans else None
        mover = self.match.state.to_move
        return mover if mover is not None and mover == self.seen_by else NOBODY

    def seen(self) -> GameState:
        """The state as it may be drawn."""
        state, viewer = self.match.state, self.viewer
        return state if viewer is None else view(state, None if viewer == NOBODY else viewer)

    @property
    def behind_curtain(self) -> bool:
        """Return whether the others must look away before the next plan is laid or a bonus marker taken."""
        return self.secret and self.session.human and self.seen_by != self.match.state.to_move

    @property
    def secret(self) -> bool:
        """Return whether several people play and one decides what the others must not see."""
        state = self.match.state
        hidden_plan = state.step == Step.PLANNING and not state.box.open_planning
        return (hidden_plan or takes_bonus(state)) and len(self.session.humans) > 1

    @property
    def winter_open(self) -> bool:
        """Return whether the winter's sheet lies on the table."""
        return bool(self.book.pages)

    @property
    def air(self) -> Air:
        """Return what is heard around the table: winter as long as its sheet lies there."""
        return cues.air(Season.WINTER if self.winter_open else self.match.state.season)

    @property
    def bonus_sheet(self) -> BonusSheet | None:
        """The sheet on which a bonus marker is taken, while a person does."""
        mine = self.table.asked and self.focus == self.match.state.to_move
        return BonusSheet.over(self.layout) if mine and takes_bonus(self.match.state) else None

    def _look_again(self) -> None:
        """Look at what was looked at when the game was left."""
        sight = self.session.sight
        if sight is not None:
            self.mouse.browsing = self.session.human and sight.focus != self.match.state.to_move
            self.focus, self.log_open, self._kept = sight.focus, sight.log_open, sight.laid

    def _sight(self) -> Sight:
        """Return what is looked at, and what is laid out."""
        return Sight(self.focus, self.log_open, self._kept if self.hand is None else self.hand.laid)

    def look_at(self, seat: int) -> None:
        """Show a seat's board in large."""
        if seat != self.focus:
            self.skip()
            self.focus = seat
            self.resize()

    def look_at_mover(self) -> None:
        mover = self.match.state.to_move
        if mover is not None and (self.session.human or not self.session.humans):
            self.focus = mover

    def resize(self) -> None:
        """Place everything anew; a plan that is being laid stays."""
        self.dirty = True
        self.skip()
        self.layout = arrange(self.match.state.box, self.context.size, self.focus)
        self.sheet = Sheet.over(self.layout, len(self.session.chairs))
        self.refresh(keep_hand=True)
        self.desk.place()

    def refresh(self, keep_hand: bool = False) -> None:
        """The state or the places have changed: what can be clicked now, and the plan to edit."""
        self.dirty = True
        state = self.match.state
        mine = self.session.human and not self.behind_curtain
        self.table = Table(self.layout, state, asked=mine)
        if not (keep_hand and self.hand and mine):
            self.hand = self._new_hand() if mine else None
        self.mouse.reset()

    def _new_hand(self) -> Bench | Shelf | None:
        state = self.match.state
        laid, self._kept = self._kept, ()
        if state.step == Step.PLANNING:
            return Bench(view(state, state.to_move), [move for move in laid if isinstance(move, Lay)])
        if state.step == Step.WINTER_STORAGE:
            return Shelf(state, [move for move in laid if isinstance(move, Store)])
        return None

    # -- what happens -------------------------------------------------------------------------------

    def submit(self, moves: Sequence[Move]) -> None:
        """Play a person's moves."""
        events = self.session.submit(moves)
        self.course.decided(events)
        self.absorb(events)

    def take_back(self) -> None:
        """Take back the last decision, or first ask whether this shall be a practice game."""
        said = self.session.undo_question
        if said is None:
            self.undo()
            return
        acts = ((message("practice-agree"), self._agree), (message("practice-refuse"), Pop))
        self._asking = Question(self.context, message("practice-title"), said, acts)

    def _agree(self) -> Flow:
        self.undo()
        return Pop()

    def undo(self) -> None:
        """Take back the last decision; a plan comes back as it was."""
        mover = self.match.state.to_move
        undone = self.session.undo()
        mine = [turn.decision.move for turn in undone if turn.seat == undone[0].seat]
        self._kept = tuple(move for move in mine if isinstance(move, Lay))
        self._leapt(mover)

    def redo(self) -> None:
        """Play again what was taken back last."""
        if self.match.redoes is not None:
            mover = self.match.state.to_move
            self.session.redo()
            self._leapt(mover)

    def _leapt(self, mover: int | None) -> None:
        """Look at a position that is not the next; `mover` was to move before."""
        if self.match.state.to_move != mover:
            self.seen_by = None
        self._later = ()
        self._rewind_book()
        self.look_at_mover()
        self.hand = None
        self.resize()
        self.desk.moved_on()

    def _rewind_book(self) -> None:
        turns = self.match.turns
        self.book = WinterBook(len(self.session.chairs))
        for i, turn in enumerate(turns):
            self.book.witness(turn.events, turns[i + 1].before if i + 1 < len(turns) else self.match.state)
        if self.book.complete:
            self.book.close()

    def absorb(self, events: Sequence[Event]) -> None:
        """Let pieces fly, count what winter brings, and look at what is asked now."""
        told = self.book.copy()
        self.book.witness(events, self.match.state)
        if self.winter_open and self.book.complete:
            spring = parted(events)
            events, self._later = events[:spring], events[spring:]
        if self.winter_open and self.context.settings.fades:
            events, lines = winter(events)
            told.witness(events, self.match.state)
            self.course.count.begin(lines, told)
        self.fly(events)
        if not self.secret:
            self.seen_by = None
        self.log_back = 0
        self.refresh()
        self.desk.moved_on()

    def fly(self, events: Sequence[Event], line: Line | None = None) -> None:
        """Let be seen and heard what has happened; of a line that is counted, where its points come from."""
        colours = [chair.colour for chair in self.session.chairs]
        state = self.match.state
        router = Router(self.layout, state.box, colours, state, self.viewer)
        flights = router.flights(events) if self.context.settings.animation else []
        if line is not None and self.context.settings.animation:
            flights = self.course.count.led(flights, line)
        before = self.match.turns[-1].before
        self.motion.add(*staged(self.layout, before, events, flights, self.context.settings))
        tell(self.context, events, flights)

    def update(self, seconds: float) -> Flow:
        if self._asking is not None:
            asking, self._asking = self._asking, None
            return Push(asking)
        if self._fresh:
            self._deal()
        self.session.look(self._sight())
        if self._told != self.session.told:
            self._told, self.dirty = self.session.told, True
        return self.course.update(seconds)

    def _deal(self) -> None:
        """A game begins: the pools are filled before everybody's eyes."""
        self._fresh = False
        if self.context.settings.animation:
            state, colours = self.match.state, [chair.colour for chair in self.session.chairs]
            self.motion.add(Router(self.layout, state.box, colours, state).flights(dealt(state)))

    def hurry(self) -> bool:
        """Everything that moves comes to rest; whether anything did that somebody else has brought about."""
        return self.course.hurry()

    def close_winter(self) -> None:
        """On to spring, or to the final scoring."""
        self.book.close()
        self.course.rest()
        later, self._later = self._later, ()
        if self.session.over and self.context.settings.fades:
            self.course.count.begin(final(self.match.state), untold=later)
        else:
            self.fly(later)
        self.refresh()

    @property
    def moving(self) -> bool:
        """Return whether something is on its way or still to be counted."""
        return self.motion.moving or self.course.count.active

    def shown(self) -> GameState:
        """The state to draw: without what is in the air, not counted yet, or comes after the winter."""
        state = self.motion.shown(self.seen())
        holds = self.course.count.holds + uncounted([Line(tuple(self._later))])
        return withheld(state, holds) if holds else state

    def lines(self) -> tuple[LogLine, ...]:
        """The log as far as it has come: what is still to be counted is not told yet."""
        lines = self.chronicle.lines(self.viewer)
        ahead = self.chronicle.length([*self.course.count.ahead, *self._later])
        return lines[: len(lines) - ahead]

    @property
    def ended(self) -> GameState:
        """The state in which all that is counted ends."""
        return self.match.state

    def redraw(self) -> None:
        self.dirty = True

    def light(self, places: Iterable[Shape], length: float = LINGERS) -> None:
        self.course.light(places, length)

    def skip(self) -> None:
        """As if everything had come to rest long ago."""
        self.motion.skip()
        self.course.skip()

    def handle(self, event: pygame.Event) -> Flow:
        return self.mouse.handle(event)

    @property
    def waits(self) -> bool:
        """Return whether the last moves are just being saved: they are shown once they are."""
        return self.session.waits

    def settle(self) -> None:
        self.session.settle()

    def before_leaving(self, then: Replace | Quit) -> Scene | None:
        return None if self.session.saved else Unsaved(self.context, self.session, then)

    def leave(self) -> None:
        self.session.leave()
        self.desk.leave()

    def draw(self, canvas: Canvas) -> None:
        draw_play(canvas, self)

    def beforehand(self) -> Sequence[Layer]:
        """The table; where nobody sits it turns to one seat after the other at once."""
        others = [] if self.session.humans else self.meanwhile()
        return [*others, *layers(self.layout, picture(self, self.shown()))]

    def meanwhile(self) -> Sequence[Layer]:
        box, shown = self.match.state.box, picture(self, self.shown())
        others = [arrange(box, self.context.size, seat) for seat in range(box.seats) if seat != self.focus]
        return seen_later(shown, self.sheet.rect, others)
