"""Everything that one picture of the table shows: the state, the players, the plan being laid, the marks."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from game.rules.disks import Disks, minus
from game.rules.message import Message
from game.rules.moves import Lay
from game.rules.ruleset import Ruleset
from game.rules.standing import Prospects
from game.rules.state import NO_BONUS, SEAT_FIELDS, GameState, Seat
from game.rules.terms import DISK_MARKER, HIDDEN_BONUS, SPECIAL_MARKERS, Colour, Field, Marker, Step, Term
from game.table.canvas import Said
from game.table.pieces import Sitter, colours
from game.table.poses import Poses
from game.table.seasons import Look, look_of
from game.table.spots import NO_MARKS, Marks
from game.words import NOBODY, Names


class WinterStep(Term):
    """The steps of a winter that is shown: counted, asked about, or over (section 8)."""

    SCORING = 0
    PAYMENT = 1
    STORAGE = 2
    OVER = 3


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: an action of a seat (None: of the game itself), or the reason for one.

    `moment` is the number of the decision that it tells of, as is `turn` if there is more to tell.
    """

    said: Message
    names: Names = NOBODY
    seat: int | None = None
    why: bool = False
    turn: int | None = None
    moment: int | None = None


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything the table's drawing depends on. It is a value: the same picture is drawn the same."""

    state: GameState
    sitters: tuple[Sitter, ...]
    focus: int = 0
    viewer: int | None = None  # the seat that looks on, from whom others' plans are hidden (None: sees all)
    prompt: Said = ""
    prompt_bare: Said = ""  # the same without the seat, where that gives it larger type
    prompt_short: Said = ""  # said in its place where it does not fit
    asked: int | None = None  # the seat that the prompt is about
    button: Said = ""  # the text of the button on the board; empty: no button
    button_ready: bool = True
    button_gives_up: Said = ""  # the possible actions that the button would give up
    button_short: Said = ""  # said in its place where it does not fit
    ask: Said = ""  # the text of the button beside the prompt; empty: no button
    marks: Marks = NO_MARKS
    plan: tuple[Lay, ...] | None = None  # the focus seat's plan while it is being laid
    held: Lay | None = None  # the thing that is dragged: it lies neither on a field nor where it came from
    log: tuple[LogLine, ...] = ()
    log_back: int = 0  # how many lines the log is scrolled back
    log_lit: int | None = None  # the decision whose reason in the log stands out
    log_moment: int | None = None  # the decision all of whose lines stand out
    redo: bool = False  # something that was taken back can be played again
    watched: bool = False  # nobody decides here: the ribbon has the menu alone, and room beside it
    poses: Poses = field(default_factory=Poses)  # what moves
    prospects: Prospects | None = None  # of the seat in focus; None: its figures are not shown
    winter: WinterStep | None = None  # where the winter is whose farmyard lies on the table
    hover: str = ""  # the button under the pointer: "undo", "redo", "why", "menu", "ask", "button"

    @property
    def seat(self) -> Seat:
        """The seat in focus."""
        return self.state.seats[self.focus]

    @property
    def rules(self) -> Ruleset:
        """The figures of the game."""
        return self.state.box.ruleset

    @property
    def land(self) -> Look:
        """The look in which land and table are drawn."""
        return look_of(self.state.season)

    def plan_of(self, seat: int) -> tuple[Lay, ...] | None:
        """Return a seat's plan as the viewer sees it; None where it is hidden, () before it is laid."""
        if seat == self.focus and self.plan is not None:
            return self.plan
        state = self.state
        secret = state.step == Step.PLANNING and not state.box.open_planning
        if secret and self.viewer is not None and seat != self.viewer:
            return None if seat in state.order[: state.turn] else ()
        return state.seats[seat].plan

    def bonus_of(self, seat: int) -> int:
        """Return a seat's bonus marker as the viewer sees it: others' lie face down until the end (R-26)."""
        bonus = self.state.seats[seat].bonus
        open_to_all = self.viewer in (None, seat) or self.state.step == Step.OVER
        return bonus if open_to_all or bonus == NO_BONUS else HIDDEN_BONUS

    def laid(self, field: Field) -> Lay | None:
        """Return the lay on a field of the seat in focus, if there is one."""
        return next((lay for lay in self.plan_of(self.focus) or () if lay.field == field), None)

    @property
    def given(self) -> tuple[Lay, ...]:
        """Everything that is taken from carts, farm and shelf while a plan is being laid."""
        return (self.plan or ()) + ((self.held,) if self.held else ())

    @property
    def left(self) -> Disks:
        """The focus seat's disks that are not laid yet."""
        disks = self.seat.disks
        for lay in self.given:
            disks = minus(disks, lay.disks)
        return disks


def seat_key(seat: Seat) -> Hashable:
    """Return everything of a seat that its board shows, as a key for the caches."""
    return tuple(getattr(seat, name) for name in SEAT_FIELDS)


def markers_on(lay: Lay) -> dict[Marker, int]:
    """Return the number of each marker in a lay, in the order in which they lie on the field."""
    counts = {DISK_MARKER[Colour(colour)]: lay.markers[colour] for colour in range(3)}
    return counts | dict(zip(SPECIAL_MARKERS, (lay.wild, lay.basket, lay.cottage), strict=True))


def things(lay: Lay | None) -> list[tuple[str, int]]:
    """Return the things on a field: ("disk", colour), ("marker", Marker), ("food", 0), ("thaler", 0)."""
    if lay is None:
        return []
    disks = [("disk", colour) for colour in colours(lay.disks)]
    markers = [("marker", int(marker)) for marker, count in markers_on(lay).items() for _ in range(count)]
    return disks + markers + [("food", 0)] * lay.food + [("thaler", 0)] * lay.thaler
