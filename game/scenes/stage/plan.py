"""A plan while it is being laid: a value that is edited freely and checked on a copy of the state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cached_property
from typing import TypeVar, cast

from game.rules import legal_moves, play, refusal
from game.rules.message import Message, message
from game.rules.moves import Lay
from game.rules.state import GameState, Seat
from game.rules.terms import DISK_MARKER, Colour, Field, Marker, Step

Found = TypeVar("Found")


def mover(state: GameState) -> Seat:
    """Return the seat that decides."""
    assert state.to_move is not None
    return state.seats[state.to_move]


class PieceKind(Enum):
    """The kinds of pieces that can be laid on a field."""

    DISK = auto()
    MARKER = auto()
    WILD = auto()
    BASKET = auto()
    COTTAGE = auto()
    FOOD = auto()
    THALER = auto()


SPECIAL = {
    PieceKind.WILD: Marker.KIEPENKERL,
    PieceKind.BASKET: Marker.WICKER_BASKET,
    PieceKind.COTTAGE: Marker.COTTAGE,
}
"""The markers that stand for no colour of their own (28, 16, 26)."""


@dataclass(frozen=True)
class PlanPiece:
    """One thing to lay; disks and markers have the colour they are or stand for."""

    kind: PieceKind
    colour: Colour = Colour.BLACK

    @property
    def marker(self) -> Marker | None:
        """The marker it is."""
        return DISK_MARKER[self.colour] if self.kind is PieceKind.MARKER else SPECIAL.get(self.kind)


MARKERS = (
    *(PlanPiece(PieceKind.MARKER, colour) for colour in Colour),
    *(PlanPiece(kind) for kind in SPECIAL),
)
"""Every marker that can be laid."""


PIECES = (
    *(PlanPiece(PieceKind.DISK, colour) for colour in Colour),
    *MARKERS,
    PlanPiece(PieceKind.FOOD),
    PlanPiece(PieceKind.THALER),
)
"""Everything that can be laid, in the order in which it is drawn on a field."""


def _counts(lay: Lay) -> tuple[int, ...]:
    """Return the number of each of the pieces on a field."""
    return (*lay.disks, *lay.markers, lay.wild, lay.basket, lay.cottage, lay.food, lay.thaler)


def changed(lay: Lay, piece: PlanPiece, by: int) -> Lay:
    """Return the lay with a piece more or less."""
    counts = [count + by * (one == piece) for one, count in zip(PIECES, _counts(lay), strict=True)]
    disks, markers = ((counts[i], counts[i + 1], counts[i + 2]) for i in (0, 3))
    wild, basket, cottage, food, thaler = counts[6:]
    return Lay(lay.field, disks, markers, food, thaler, wild, basket, cottage)


def pieces(lay: Lay) -> list[PlanPiece]:
    """Return the pieces on a field, in the order in which they are drawn."""
    return [piece for piece, count in zip(PIECES, _counts(lay), strict=True) for _ in range(count)]


def holds(large: Lay, small: Lay) -> bool:
    """Return True if everything of `small` lies in `large` too."""
    return all(a >= b for a, b in zip(_counts(large), _counts(small), strict=True))


@dataclass(frozen=True)
class PlanDraft:
    """The lays of the seat that plans, one a field in the order in which the rules ask for them."""

    state: GameState
    lays: tuple[Lay, ...]

    @classmethod
    def blank(cls, state: GameState) -> PlanDraft:
        """Return an empty plan for the seat to move; its fields are those the rules ask for."""
        copy, seat, lays = state.copy(), state.to_move, []
        while copy.to_move == seat and copy.step == Step.PLANNING:
            first = next(iter(legal_moves(copy)))
            assert isinstance(first, Lay)
            lays.append(Lay(first.field))
            play(copy, lays[-1])
        return cls(state, tuple(lays))

    @classmethod
    def laid_out(cls, state: GameState, lays: Sequence[Lay]) -> PlanDraft | None:
        """Return the plan of these lays; None if they are for other fields, or for more than the seat has."""
        plan = cls(state, tuple(lays))
        used = dict.fromkeys(piece for lay in lays for piece in pieces(lay))
        fits = plan.fields == cls.blank(state).fields and all(plan.left(piece) >= 0 for piece in used)
        return plan if fits else None

    def on_the_way(self) -> Iterator[PlanDraft]:
        """Yield the plans from a blank one to this one, each with a piece more."""
        plan = replace(self, lays=tuple(Lay(field) for field in self.fields))
        yield plan
        for lay in self.lays:
            for piece in pieces(lay):
                plan = plan.add(piece, lay.field)
                yield plan

    @property
    def fields(self) -> list[Field]:
        return [lay.field for lay in self.lays]

    def on(self, field: Field) -> Lay:
        """Return the lay of a field so far."""
        return next(lay for lay in self.lays if lay.field == field)

    @cached_property
    def refusals(self) -> dict[Field, Message | None]:
        """The reason against each field as it is, or None; an unfinished one counts as empty."""
        copy = self.state.copy()
        found: dict[Field, Message | None] = {}
        for lay in self.lays:
            reason = refusal(copy, lay)
            found[lay.field] = reason and reason.said
            play(copy, lay if reason is None else Lay(lay.field))
        return found

    @property
    def problem(self) -> Message | None:
        """The reason why the plan cannot be finished yet."""
        return next((reason for reason in self.refusals.values() if reason), None)

    def left(self, piece: PlanPiece) -> int:
        """Return the number of a piece that are not laid yet."""
        seat = mover(self.state)
        have = (*seat.disks, *(seat.markers[one.marker] for one in MARKERS if one.marker is not None))
        owned = (*have, seat.food, seat.thaler)[PIECES.index(piece)]
        return owned - sum(pieces(lay).count(piece) for lay in self.lays)

    @property
    def disks_left(self) -> list[int]:
        """Return the disks that are not laid yet, by colour."""
        return [self.left(PlanPiece(PieceKind.DISK, colour)) for colour in Colour]

    def refuses(self, piece: PlanPiece, field: Field) -> Message | None:
        """Return why a piece cannot be added to a field: no lay the rules accept there holds all of it."""
        wanted = changed(self.on(field), piece, 1)
        if any(holds(lay, wanted) for lay in self.lays_on(field)):
            return None
        reason = refusal(self._asked_for(field), wanted)
        return reason.said if reason else message("refused-field-full", worker=field)

    def lays_on(self, field: Field) -> Iterator[Lay]:
        """Yield the lays that the rules accept on a field after those before it."""
        return (lay for lay in legal_moves(self._asked_for(field)) if isinstance(lay, Lay))

    def _asked_for(self, field: Field) -> GameState:
        """Return the state in which the rules ask for a field."""
        copy = self.state.copy()
        for lay in self.lays:
            if lay.field == field:
                break
            play(copy, lay if refusal(copy, lay) is None else Lay(lay.field))
        return copy

    def add(self, piece: PlanPiece, field: Field) -> PlanDraft:
        """Return the plan with a piece more on a field."""
        return self._with(changed(self.on(field), piece, 1))

    def remove(self, piece: PlanPiece, field: Field) -> PlanDraft:
        """Return the plan with a piece less on a field."""
        return self._with(changed(self.on(field), piece, -1))

    def clear(self, field: Field) -> PlanDraft:
        """Return the plan with nothing on a field."""
        return self._with(Lay(field))

    def _with(self, new: Lay) -> PlanDraft:
        return replace(self, lays=tuple(new if lay.field == new.field else lay for lay in self.lays))


def once_a_plan(work: Callable[[PlanDraft], Found]) -> Callable[[PlanDraft], Found]:
    """Return a function that works something out once for each plan, and keeps it with the plan."""

    def kept(plan: PlanDraft) -> Found:
        found = vars(plan)
        if work.__qualname__ not in found:
            found[work.__qualname__] = work(plan)
        return cast(Found, found[work.__qualname__])

    return kept
