"""Laying a plan with the mouse: pieces are dragged or clicked onto fields and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.rules.message import Message
from game.rules.moves import Lay
from game.rules.state import GameState, Seat
from game.rules.terms import Colour, Field
from game.scenes.play.drag import Drag, Edited
from game.scenes.play.forecast import Outlook, at_work, forecast
from game.scenes.play.plan import MARKERS, Kind, Piece, Plan, changed, pieces
from game.scenes.play.waste import wasted
from game.table.layout import Layout
from game.table.places.board import BoardPlace, Good
from game.table.spots import Kind as Glow
from game.table.spots import Spot as Mark


@dataclass(frozen=True)
class Spot:
    """Where a piece lies: on a field, or with None still to be laid."""

    rect: pygame.Rect
    piece: Piece
    field: Field | None


@dataclass
class PieceDrag(Drag):
    """A piece under the pressed button."""

    spot: Spot


class Bench(Edited[Plan, PieceDrag]):
    """The plan of the seat that plans, everything it can be taken back to, and what is in hand."""

    def __init__(self, state: GameState, lays: Sequence[Lay] = ()) -> None:
        """A blank plan, or the one that was taken back."""
        super().__init__(Plan.blank(state))
        if (found := Plan.laid_out(state, lays)) is not None:
            self.plan = found
        self.active = self.plan.fields[0]
        self._taking: dict[tuple[Plan, Piece], list[Field]] = {}
        self._outlook: tuple[Plan, dict[Field, Outlook]] | None = None
        self._wasted: tuple[Plan, tuple[Lay, ...]] | None = None

    # -- what lies where ----------------------------------------------------------------------------

    def spots(self, layout: Layout) -> Iterator[Spot]:
        """Every piece that can be taken in hand."""
        board = layout.board
        yield from self._on_fields(board)
        yield from self._on_carts(board)
        for kind, good in ((Kind.FOOD, Good.FOOD), (Kind.THALER, Good.THALER)):
            if self.plan.left(Piece(kind)) > 0:
                yield Spot(board.goods[good], Piece(kind), None)
        for piece in MARKERS:
            if piece.marker is not None and self.plan.left(piece) > 0:
                yield Spot(board.marker(piece.marker), piece, None)

    def _on_fields(self, board: BoardPlace) -> Iterator[Spot]:
        for lay in self.plan.lays:
            laid = pieces(lay)
            for rect, piece in zip(board.tray_spots(lay.field, len(laid)), laid, strict=True):
                yield Spot(rect, piece, lay.field)

    def _on_carts(self, board: BoardPlace) -> Iterator[Spot]:
        """Disks keep their places on the carts; any place gives a disk of its colour while one is left."""
        for cart, disks in enumerate((self.seat.cart1, self.seat.cart2)):
            row = [colour for colour in Colour for _ in range(disks[colour])]
            for rect, colour in zip(board.cart_spots(cart, len(row)), row, strict=True):
                if self.plan.left(Piece(Kind.DISK, colour)) > 0:
                    yield Spot(rect, Piece(Kind.DISK, colour), None)

    @property
    def seat(self) -> Seat:
        """The seat that plans."""
        assert self.plan.state.to_move is not None
        return self.plan.state.seats[self.plan.state.to_move]

    def carts(self) -> tuple[list[int], list[int]]:
        """What is left to lay on cart 1 and cart 2, by colour; what was laid came from cart 2 first."""
        left = [self.plan.left(Piece(Kind.DISK, colour)) for colour in Colour]
        first = [min(have, keep) for have, keep in zip(self.seat.cart1, left, strict=True)]
        return first, [keep - on_first for keep, on_first in zip(left, first, strict=True)]

    def loose(self) -> list[Piece]:
        """Return what is not laid yet, one of each."""
        able = [*(Piece(Kind.DISK, colour) for colour in Colour), *MARKERS]
        able += [Piece(Kind.FOOD), Piece(Kind.THALER)]
        return [piece for piece in able if self.plan.left(piece) > 0]

    def glow(self) -> set[Mark]:
        """Return what can still be laid: the carts with such disks, food and Thaler on the farm, markers."""
        marks = set()
        for piece in self.loose():
            if not self.takers(piece):
                continue
            if piece.kind is Kind.DISK:
                carts = enumerate(self.carts())
                marks |= {Mark(Glow.CART, cart) for cart, left in carts if left[piece.colour]}
            elif piece.marker is not None:
                marks.add(Mark(Glow.MARKER, piece.marker))
            else:
                marks.add(Mark(Glow.GOOD, Good.FOOD if piece.kind is Kind.FOOD else Good.THALER))
        return marks

    def lays(self) -> tuple[Lay, ...]:
        """The plan as it is drawn: without what is dragged off a field."""
        drag = self.drag
        if drag is None or not drag.moved or drag.spot.field is None:
            return self.plan.lays
        return self.plan.remove(drag.spot.piece, drag.spot.field).lays

    def held(self) -> Lay | None:
        """Return what is dragged, as if it lay on a field of its own."""
        drag = self.drag
        return changed(Lay(self.active), drag.spot.piece, 1) if drag is not None and drag.moved else None

    # -- what can be done ---------------------------------------------------------------------------

    def takers(self, piece: Piece, origin: Field | None = None) -> list[Field]:
        """The fields that take a piece (which may come from another field)."""
        plan = self.plan if origin is None else self.plan.remove(piece, origin)
        key = (plan, piece)
        if key not in self._taking:
            self._taking[key] = [field for field in plan.fields if plan.refuses(piece, field) is None]
        return self._taking[key]

    def outlook(self) -> dict[Field, Outlook]:
        """Return what the plan would bring, worked out once for each plan."""
        if self._outlook is None or self._outlook[0] is not self.plan:
            self._outlook = (self.plan, forecast(self.plan))
        return self._outlook[1]

    def wasted(self) -> tuple[Lay, ...]:
        """Return what the plan lays for nothing as things stand, worked out once for each plan."""
        if self._wasted is None or self._wasted[0] is not self.plan:
            self._wasted = (self.plan, wasted(at_work(self.plan)))
        return self._wasted[1]

    def press(self, spot: tuple[int, int], layout: Layout) -> bool:
        """Take hold of the piece under the pointer; whether there is one."""
        found = [thing for thing in self.spots(layout) if thing.rect.collidepoint(spot)]
        self.drag = PieceDrag(spot, spot, found[-1]) if found else None
        return bool(found)

    def release(self, spot: tuple[int, int], layout: Layout) -> Message | None:
        """Let go; return a reason if the piece cannot lie there."""
        drag, self.drag = self.drag, None
        if drag is None:
            return None
        drag.now = spot
        piece, origin = drag.spot.piece, drag.spot.field
        field = self.field_at(spot, layout)
        if not drag.moved:
            return self._click(piece, origin)
        if field is not None and field != origin:
            return self._lay(piece, origin, field)
        if field is None and origin is not None:
            self._change(self.plan.remove(piece, origin))
        return None

    def field_at(self, spot: tuple[int, int], layout: Layout) -> Field | None:
        """The field under the pointer."""
        rects = layout.board.fields
        return next((field for field in self.plan.fields if rects[field].collidepoint(spot)), None)

    def choose(self, spot: tuple[int, int], layout: Layout) -> bool:
        """A click on a field makes it the one that clicked pieces go to."""
        field = self.field_at(spot, layout)
        if field is not None:
            self.active = field
        return field is not None

    def _click(self, piece: Piece, origin: Field | None) -> Message | None:
        """A clicked piece goes to the active field, else to the first that takes it; a laid one goes back."""
        if origin is not None:
            self.active = origin
            self._change(self.plan.remove(piece, origin))
            return None
        able = self.takers(piece)
        target = self.active if self.active in able or not able else able[0]
        return self._lay(piece, None, target)

    def _lay(self, piece: Piece, origin: Field | None, field: Field) -> Message | None:
        plan = self.plan if origin is None else self.plan.remove(piece, origin)
        reason = plan.refuses(piece, field)
        if reason is not None:
            return reason
        self.active = field
        self._change(plan.add(piece, field))
        return None

    def lay_out(self, lays: Sequence[Lay]) -> None:
        """A whole plan at once; it can be taken back like a piece."""
        self._change(Plan(self.plan.state, tuple(lays)))

    @property
    def laid(self) -> tuple[Lay, ...]:
        """The plan so far, if anything is laid."""
        return self.plan.lays if any(not lay.empty for lay in self.plan.lays) else ()

    def moves(self) -> list[Lay]:
        """Return what is submitted when planning is finished."""
        return list(self.plan.lays)


def sprite(piece: Piece) -> str:
    """The drawing of a piece in hand."""
    if piece.kind is Kind.DISK:
        return f"disk_{piece.colour.label}"
    if piece.marker is not None:
        return f"marker_{piece.marker.name.lower()}"
    return piece.kind.name.lower()
