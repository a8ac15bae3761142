"""A game in play on the stage: who looks on, what can be clicked, what is being laid; moves change it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.match import Turn
from game.rules import legal_moves, view
from game.rules.engine import takes_bonus
from game.rules.events import Event, SeasonBegan
from game.rules.message import Message, message
from game.rules.moves import Lay, Move, Store
from game.rules.state import NO_BONUS
from game.rules.terms import HIDDEN_BONUS, Field, Step
from game.scenes.flow import Context
from game.scenes.play.advice import AdviceDesk
from game.scenes.play.badges import Badge, badges_on, offering
from game.scenes.play.banner import Banner
from game.scenes.play.bonussheet import BonusSheet
from game.scenes.play.commands import Command
from game.scenes.play.glide import Glide
from game.scenes.play.hand import Drag
from game.scenes.play.hitmap import HitMap, PropDrag
from game.scenes.play.loghead import note_chip
from game.scenes.play.lookback import done_since
from game.scenes.play.pace import TablePace
from game.scenes.play.planning import PlanEditor
from game.scenes.play.storage import StorageEditor
from game.scenes.play.targets import Target
from game.scenes.saving.notes import Sight
from game.scenes.session import Session
from game.scenes.stage.moving import NOBODY
from game.scenes.stage.pointing import AWAY, PlaceKind, StagePlace, SteeringStop
from game.scenes.stage.scene import StageScene
from game.scenes.stage.stage import Stage
from game.scenes.stage.winterbook import winter_going_on
from game.sound.names import SoundEffect
from game.table.canvas import Canvas, Said

Spot = tuple[int, int]


class PlayTable(StageScene[Command]):
    """All of a game on the table but the hands: what happens goes through `submit`, `undo` and `absorb`."""

    why: AdviceDesk
    targets: HitMap
    laid_over = pygame.Rect(0, 0, 0, 0)  # what a scene lays over the table: nothing below can be clicked
    own_stops: Sequence[SteeringStop] = ()  # the places on it that keys go to
    instruction: Message | None = None  # what is said instead of what the game asks
    winter_stays = False  # the winter's farmyard is not put away here
    decided_since: tuple[int, ...]  # what the others have decided since whoever is asked decided last

    def __init__(self, context: Context, session: Session) -> None:
        self.session, self.match = session, session.match
        stage = Stage(context, session, (session.humans or [0])[0], live=True)
        super().__init__(context, stage, AdviceDesk(stage, self.match, context.opponents))
        self.curtain_drawn_by: int | None = None  # by whom, for what is secret now
        self.editor: PlanEditor | StorageEditor | None = None
        self.prop_drag: PropDrag | None = None  # wood or iron on its way to a prop's field
        self.glide: Glide | None = None  # what was let go, on its way
        self.opened: Target | None = None  # the target whose several meanings are shown
        self.bubble: tuple[Said, Spot] | None = None  # until the pointer moves on, or it has been read
        self.said_at = 0.0  # on the clock below
        self.steered: SteeringStop | None = None  # the place that keys have gone to, until the mouse moves
        self.question: tuple[object, Command] | None = None  # what was asked about, and at which meaning
        self.clock = self.decided_at = 0.0  # seconds at this table, now and at the last decision
        self.last_forfeit: tuple[object, Message | None] = (None, None)  # the button's, and at which meaning
        self.browsing = False  # another seat's board was enlarged
        self.pointer_unmoved = False  # the pointer has hardly moved since it decided or laid something
        self.decided_on: Spot = AWAY  # here
        self.others_moved = False  # what moves now is not what the person at the mouse has done
        self.pace, self.banner = TablePace(context.settings), Banner()
        self._half_laid: tuple[Lay | Store, ...] = ()  # until it lies on the board again, with the field
        self._half_laid_on: Field | None = None  # that pieces go to
        self.stage.book = winter_going_on(self.match, len(self.match.turns))
        self.look_at_mover()
        self._look_again()
        self.resize()
        if session.sight is not None and session.sight.told is not None:
            self.why.tell_again(session.sight.told)

    # -- who looks at what --------------------------------------------------------------------------

    @property
    def viewer(self) -> int | None:
        """The seat whose view is drawn: hidden plans of others stay hidden.

        Where nobody has played, everything may be seen (None); between two people, only what is open to all.
        """
        onlookers = self.session.onlookers
        if len(onlookers) <= 1:
            return onlookers[0] if onlookers else None
        mover = self.match.state.to_move
        return mover if mover is not None and mover == self.curtain_drawn_by else NOBODY

    @property
    def behind_curtain(self) -> bool:
        """Return True if the others must look away before the next plan is laid or a bonus marker taken."""
        return self.secret and self.session.human and self.curtain_drawn_by != self.match.state.to_move

    @property
    def secret(self) -> bool:
        """Return True if several people look on and one decides what the others must not see."""
        state = self.match.state
        hidden_plan = state.step == Step.PLANNING and not state.box.open_planning
        return (hidden_plan or takes_bonus(state)) and len(self.session.onlookers) > 1

    @property
    def covers_marker(self) -> bool:
        """Return True while the bonus marker of whoever decides lies face down, as others look on (R-26)."""
        mover = self.match.state.to_move
        has_one = mover is not None and self.match.state.seats[mover].bonus != NO_BONUS
        return has_one and self.viewer == NOBODY

    def ask_aside(self) -> None:
        """Ask for advice, with the bonus marker of whoever decides face up."""
        self.curtain_drawn_by = self.match.state.to_move
        self.refresh(keep_editor=True)
        self.why.ask()

    def _cover_again(self) -> None:
        """Turn the bonus marker face down once its owner is advised no more."""
        aside = self.curtain_drawn_by is not None and not self.secret
        if aside and not self.why.advised and not self.why.counsel.asked:
            self.curtain_drawn_by = None
            self.refresh(keep_editor=True)

    @property
    def mine(self) -> bool:
        """Return True while the board of the seat that decides is the large one."""
        return self.stage.focus == self.match.state.to_move

    @property
    def laid(self) -> tuple[Move, ...]:
        """The moves of the plan that somebody has laid, or of the storing, which lies there as proposed."""
        editor = self.editor
        lies = isinstance(editor, StorageEditor) or (editor is not None and editor.past)
        return tuple(editor.moves) if editor is not None and lies else ()

    @property
    def can_ask(self) -> bool:
        """Return True if a person has something to decide that an automa could be asked about."""
        mine = self.session.human and not self.behind_curtain and self.mine
        if not mine or not self.why.adviser or self.stage.winter_read or self.stage.count.active:
            return False
        return len(legal_moves(self.match.state)) > 1

    @property
    def offers_since(self) -> bool:
        """Return True if a chip at the log offers to watch what the others have done."""
        at_rest = not self.stage.moving and not self.stage.log_open and not self.session.file_warning
        return at_rest and bool(self.decided_since)

    @property
    def note_chip(self) -> pygame.Rect | None:
        """The place of the chip at the log by which a note is left, in a playtest."""
        if not self.session.playtest or self.session.file_warning:
            return None
        return note_chip(self.stage, len(self.match.feedback.notes))

    @property
    def bonus_sheet(self) -> BonusSheet | None:
        """The sheet on which a bonus marker is taken, while a person does."""
        if not (self.targets.asked and self.mine and takes_bonus(self.match.state)):
            return None
        return BonusSheet.over(self.stage.layout)

    @property
    def closed_bonus(self) -> bool:
        """Return True on a person's own bonus marker, face down as several people look on."""
        seat, place = self.stage.focus, self.stage.layout.board.bonus
        hidden = seat in self.session.humans and self.stage.seen.seats[seat].bonus == HIDDEN_BONUS
        return place is not None and hidden and place.collidepoint(self.stage.pointer)

    @property
    def sight(self) -> Sight:
        """The view to come back to: board, log, what is laid out, and a winter that is being read."""
        laid, field = self._half_laid, self._half_laid_on
        if self.editor is not None:
            laid, field = self.editor.laid, self.editor.active
        return Sight(
            self.stage.focus,
            self.stage.log_open,
            laid,
            field,
            self.stage.winter_read,
            self.why.turn,
            self.match.took_back,
        )

    def _look_again(self) -> None:
        """Look at what was looked at when the game was left."""
        sight = self.session.sight
        if sight is not None:
            self.browsing = self.session.human and sight.focus != self.match.state.to_move
            self.stage.focus, self.stage.log_open = sight.focus, sight.log_open
            self._half_laid, self._half_laid_on = sight.laid, sight.field
            if sight.winter and self.match.turns:
                self.stage.lay_winter_out(self.match)

    def look_at(self, seat: int) -> None:
        """Show a seat's board in large."""
        if seat != self.stage.focus:
            self.put_back()
            self.stage.focus = seat
            self.resize()

    def look_at_mover(self) -> None:
        """Show the board of the seat that decides, unless a person watches automas decide."""
        mover = self.match.state.to_move
        if mover is not None and (self.session.human or not self.session.humans):
            self.look_at(mover)

    # -- what is under the pointer ------------------------------------------------------------------

    @property
    def target(self) -> Target | None:
        """The target under the pointer."""
        return self.targets.at(self.stage.pointer)

    def badges(self) -> list[Badge]:
        """Return every badge: on the target that was clicked, and on those that always offer."""
        theme, targets = self.context.theme, self.targets
        shown = offering(targets, self.opened)
        return [badge for target, moves in shown for badge in badges_on(theme, target, moves, targets.state)]

    def badge(self) -> Badge | None:
        """Return the badge under the pointer."""
        return next((badge for badge in self.badges() if badge.rect.collidepoint(self.stage.pointer)), None)

    @property
    def pointed_at(self) -> StagePlace:
        """The place under the pointer; a badge, and a button that is not there now, are none."""
        return self.place_at(self.stage.pointer)

    def place_at(self, spot: tuple[int, int]) -> StagePlace:
        """Return the place at a spot; a badge at the pointer, and a button that is not there, are none."""
        place = self.stage.under(spot)
        return place if self._live(place.kind) and self.badge() is None else StagePlace(PlaceKind.TABLE)

    def _live(self, kind: PlaceKind) -> bool:
        """Return True unless a button is not there now."""
        if kind is PlaceKind.ASK:
            return self.can_ask or self.why.counsel.asked
        return kind is not PlaceKind.REDO or self.redo_refusal is None

    def hovered(self) -> object:
        """Return the move or target under the pointer, by which the picture differs."""
        badge, target = self.badge(), self.target
        return badge.move if badge else target and target.name

    @property
    def drag(self) -> Drag[Any, Any] | None:
        """The piece or resource in hand."""
        return self.prop_drag or (self.editor.drag if self.editor is not None else None)

    def leave_pointer(self) -> None:
        """Remember that the pointer has done its work here: until it moves, it asks about nothing."""
        self.pointer_unmoved, self.decided_on = True, self.stage.pointer

    def say(self, said: Message) -> None:
        """Say at the pointer why something cannot be done, until it moves on or it has been read."""
        self.bubble, self.said_at = (self.stage.spoken(said), self.stage.pointer), self.clock
        self.context.sound.play(SoundEffect.REFUSED)

    # -- places and what can be clicked -------------------------------------------------------------

    def resize(self) -> None:
        """Place everything anew; a plan that is being laid stays."""
        self.banner.clear()
        self.stage.resize()
        self.refresh(keep_editor=True)
        self.why.place()

    def refresh(self, keep_editor: bool = False) -> None:
        """Follow the state and the places: what is shown, what can be clicked now, what is to be laid."""
        self.show_position()
        mine = self.session.human and not self.behind_curtain
        self.targets = HitMap(self.stage.layout, self.match.state, asked=mine)
        self.decided_since = done_since(self.match, self.viewer) if mine else ()
        if not (keep_editor and self.editor and mine):
            self.editor = self._new_editor() if mine else None
        if not mine:  # who was advised has gone, or hands the mouse on
            self.why.moved_on()
        self.put_down()

    def show_position(self) -> None:
        """Let the stage show the position as its viewer may know it, and who sits there now."""
        viewer = self.viewer
        self.stage.chairs = self.session.chairs
        self.stage.stand(self.match.state, viewer, self.stage.chronicle.lines(viewer))

    def put_down(self) -> None:
        """Put down what is open or in the air over the table."""
        self.opened, self.bubble, self.prop_drag, self.glide = None, None, None, None

    def put_back(self) -> None:
        """Let go of a piece in hand: it lies where it lay."""
        if self.editor is not None:
            self.editor.drag = None

    def _new_editor(self) -> PlanEditor | StorageEditor | None:
        state = self.match.state
        laid, field = self._half_laid, self._half_laid_on
        self._half_laid, self._half_laid_on = (), None
        if state.step == Step.PLANNING:
            lays = [move for move in laid if isinstance(move, Lay)]
            return PlanEditor(view(state, state.to_move), lays, field)
        if state.step == Step.WINTER_STORAGE:
            return StorageEditor(state, [move for move in laid if isinstance(move, Store)])
        return None

    # -- what happens -------------------------------------------------------------------------------

    def submit(self, moves: Sequence[Move]) -> None:
        """Play a person's moves."""
        self.browsing = False
        self._shelve(moves)
        events = self.session.submit(moves)
        self.others_moved = any(isinstance(event, SeasonBegan) for event in events)
        self.pace.begin()
        self.absorb(self.match.turns[-1], events)

    def _shelve(self, moves: Sequence[Move]) -> None:
        """Let what a person puts into slots stay there while the winter is counted."""
        seat = self.match.state.to_move
        put = [(m.slot, m.resource) for m in moves if isinstance(m, Store) and m.resource is not None]
        if seat is not None and put:
            self.stage.shelved[seat] = (*self.stage.shelved.get(seat, ()), *put)

    def undo(self) -> None:
        """Take back the last decision; a plan comes back as it was."""
        mover = self.match.state.to_move
        self.stage.shelved.clear()
        undone = self.session.undo()
        mine = [turn.decision.move for turn in undone if turn.seat == undone[0].seat]
        self._half_laid = tuple(move for move in mine if isinstance(move, Lay))
        self._leapt(mover)

    @property
    def redo_refusal(self) -> Message | None:
        """Return None if what was taken back can be played again and drops nothing laid, else why not."""
        if self.match.redoes is None:
            return message("redo-nothing")
        return message("redo-laid") if self.editor is not None and self.editor.changed else None

    def redo(self) -> None:
        """Play again what was taken back last, or say why not."""
        if (reason := self.redo_refusal) is not None:
            self.say(reason)
            return
        mover = self.match.state.to_move
        self.session.redo()
        self._leapt(mover)

    def _leapt(self, mover: int | None) -> None:
        """Show a position that is not the next; `mover` was to move before."""
        if self.match.state.to_move != mover:
            self.curtain_drawn_by = None
        self.stage.spring_events = ()
        self.stage.book = winter_going_on(self.match, len(self.match.turns))
        self.editor = None
        self.look_at_mover()
        self.resize()
        self.why.moved_on()

    def absorb(self, turn: Turn, events: Sequence[Event]) -> None:
        """Show what has happened, and look at what is asked now."""
        self.show_position()
        self.stage.happened(turn, events)
        if not self.secret:
            self.curtain_drawn_by = None
        self.stage.log_back = 0
        self.refresh()
        self.why.moved_on()

    def close_winter(self) -> None:
        """Go on to spring, or to the final scoring."""
        self.others_moved = True
        self.pace.rest()
        self.stage.put_winter_away(ends=self.session.over)
        self.refresh()

    @property
    def hurries(self) -> bool:
        """Return True while something moves that somebody else has brought about, or that has the stage."""
        shown = self.others_moved or self.stage.count.active or self.stage.motion.on_stage
        return self.stage.moving and bool(shown)

    def hurry(self) -> None:
        """Let everything that moves come to rest, and the next automa decide."""
        self.stage.hurry()
        if not self.session.human:
            self.pace.hurry()

    def skip(self) -> None:
        """Stand as if everything had come to rest long ago."""
        self.banner.clear()
        self.stage.skip()

    def draw_on_table(self, canvas: Canvas) -> None:
        """Draw what a scene has on the table besides, below all that is said."""
