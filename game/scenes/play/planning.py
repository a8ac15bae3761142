"""Laying a plan: pieces go onto fields and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from game.rules.message import Message
from game.rules.moves import Lay
from game.rules.state import GameState, Seat
from game.rules.terms import Colour, Field
from game.scenes.play.commands import ChooseField, Command, MovePiece
from game.scenes.play.editing import Drag, Edited
from game.scenes.play.waste import wasted
from game.scenes.stage.forecast import FieldForecast, at_work, forecast
from game.scenes.stage.plan import MARKERS, PieceKind, PlanDraft, PlanPiece, changed, pieces
from game.table.layout import Layout
from game.table.places.board import BoardPlace, Good
from game.table.spots import Kind as Glow
from game.table.spots import Spot as Mark


@dataclass(frozen=True)
class PieceSpot:
    """The place of a piece: on a field, or with None still to be laid."""

    rect: pygame.Rect
    piece: PlanPiece
    field: Field | None


@dataclass
class PieceDrag(Drag):
    """A piece under the pressed button."""

    spot: PieceSpot

    @property
    def sprite(self) -> str:
        piece = self.spot.piece
        if piece.kind is PieceKind.DISK:
            return f"disk_{piece.colour.label}"
        return f"marker_{piece.marker.name.lower()}" if piece.marker is not None else piece.kind.name.lower()


class PlanEditor(Edited[PlanDraft, PieceDrag]):
    """The plan of the seat that plans, and what of it is in hand."""

    def __init__(self, state: GameState, lays: Sequence[Lay] = (), active: Field | None = None) -> None:
        """Begin with a blank plan, or with one that was laid before, which can be taken back piece by piece.

        Pieces go to the field `active`.
        """
        super().__init__(PlanDraft.blank(state))
        if (found := PlanDraft.laid_out(state, lays)) is not None:
            *self.past, self.plan = found.on_the_way()
        self.active = active if active in self.plan.fields else self.plan.fields[0]
        self._taking: dict[tuple[PlanDraft, PlanPiece], list[Field]] = {}
        self._outlook: tuple[PlanDraft, dict[Field, FieldForecast]] | None = None
        self._wasted: tuple[PlanDraft, tuple[Lay, ...]] | None = None

    # -- what lies where ----------------------------------------------------------------------------

    def spots(self, layout: Layout) -> Iterator[PieceSpot]:
        """Yield every piece that can be taken in hand."""
        board = layout.board
        yield from self._on_fields(board)
        yield from self._on_carts(board)
        for kind, good in ((PieceKind.FOOD, Good.FOOD), (PieceKind.THALER, Good.THALER)):
            if self.plan.left(PlanPiece(kind)) > 0:
                yield PieceSpot(board.goods[good], PlanPiece(kind), None)
        for piece in MARKERS:
            if piece.marker is not None and self.plan.left(piece) > 0:
                yield PieceSpot(board.marker(piece.marker), piece, None)

    def _on_fields(self, board: BoardPlace) -> Iterator[PieceSpot]:
        for lay in self.plan.lays:
            laid = pieces(lay)
            for rect, piece in zip(board.tray_spots(lay.field, len(laid)), laid, strict=True):
                yield PieceSpot(rect, piece, lay.field)

    def _on_carts(self, board: BoardPlace) -> Iterator[PieceSpot]:
        """Yield the disks on the carts. They keep their places: any gives its colour while one is left."""
        for cart, disks in enumerate((self.seat.cart1, self.seat.cart2)):
            row = [colour for colour in Colour for _ in range(disks[colour])]
            for rect, colour in zip(board.cart_spots(cart, len(row)), row, strict=True):
                if self.plan.left(PlanPiece(PieceKind.DISK, colour)) > 0:
                    yield PieceSpot(rect, PlanPiece(PieceKind.DISK, colour), None)

    @property
    def seat(self) -> Seat:
        """The seat that plans."""
        assert self.plan.state.to_move is not None
        return self.plan.state.seats[self.plan.state.to_move]

    def carts(self) -> tuple[list[int], list[int]]:
        """Return the disks left on cart 1 and cart 2, by colour; those laid came from cart 2 first."""
        left = self.plan.disks_left
        first = [min(have, keep) for have, keep in zip(self.seat.cart1, left, strict=True)]
        return first, [keep - on_first for keep, on_first in zip(left, first, strict=True)]

    def loose(self) -> list[PlanPiece]:
        """Return the pieces that are not laid yet, one of each."""
        able = [*(PlanPiece(PieceKind.DISK, colour) for colour in Colour), *MARKERS]
        able += [PlanPiece(PieceKind.FOOD), PlanPiece(PieceKind.THALER)]
        return [piece for piece in able if self.plan.left(piece) > 0]

    def glow(self) -> set[Mark]:
        """Return the marks of the pieces that can still be laid: carts, food, Thaler, markers."""
        marks = set()
        for piece in self.loose():
            if not self.takers(piece):
                continue
            if piece.kind is PieceKind.DISK:
                carts = enumerate(self.carts())
                marks |= {Mark(Glow.CART, cart) for cart, left in carts if left[piece.colour]}
            elif piece.marker is not None:
                marks.add(Mark(Glow.MARKER, piece.marker))
            else:
                marks.add(Mark(Glow.GOOD, Good.FOOD if piece.kind is PieceKind.FOOD else Good.THALER))
        return marks

    def lays(self) -> tuple[Lay, ...]:
        """Return the plan as it is drawn: without the piece dragged off a field."""
        drag = self.drag
        if drag is None or not drag.moved or drag.spot.field is None:
            return self.plan.lays
        return self._without(drag.spot.piece, drag.spot.field, drag.count).lays

    def held(self) -> Lay | None:
        """Return the dragged piece, as if it lay on a field of its own."""
        drag = self.drag
        if drag is None or not drag.moved:
            return None
        return changed(Lay(self.active), drag.spot.piece, drag.count)

    # -- what can be done ---------------------------------------------------------------------------

    def takers(self, piece: PlanPiece, origin: Field | None = None) -> list[Field]:
        """Return the fields that take a piece (which may come from another field)."""
        plan = self._without(piece, origin, 1)
        key = (plan, piece)
        if key not in self._taking:
            self._taking[key] = [field for field in plan.fields if plan.refuses(piece, field) is None]
        return self._taking[key]

    def outlook(self) -> dict[Field, FieldForecast]:
        """Return the forecast of the plan, worked out once for each plan."""
        if self._outlook is None or self._outlook[0] is not self.plan:
            self._outlook = (self.plan, forecast(self.plan))
        return self._outlook[1]

    def wasted(self) -> tuple[Lay, ...]:
        """Return the lays that come to nothing as things stand, worked out once for each plan."""
        if self._wasted is None or self._wasted[0] is not self.plan:
            self._wasted = (self.plan, wasted(at_work(self.plan)))
        return self._wasted[1]

    # -- the mouse ----------------------------------------------------------------------------------

    def press(self, spot: tuple[int, int], layout: Layout, alike: bool = False) -> None:
        """Take hold of the piece under the pointer, or of all that lie there `alike`."""
        found = [lying for lying in self.spots(layout) if lying.rect.collidepoint(spot)]
        if not found:
            self.drag = None
            return
        piece, origin = found[-1].piece, found[-1].field
        count = self.plan.left(piece) if origin is None else pieces(self.plan.on(origin)).count(piece)
        self.drag = PieceDrag(spot, spot, found[-1], count=count if alike else 1)

    def drop(self, layout: Layout) -> list[Command]:
        """Let go of what is in hand; return the commands that means. A click lays or takes up a piece."""
        drag, self.drag = self.drag, None
        if drag is None:
            return []
        piece, origin = drag.spot.piece, drag.spot.field
        if drag.moved:
            return [MovePiece(piece, origin, self.field_at(drag.now, layout), drag, drag.count)]
        if origin is None:
            return [MovePiece(piece, None, self.field_for(piece), drag, drag.count)]
        return [ChooseField(origin), MovePiece(piece, origin, None, drag, drag.count)]

    def field_at(self, spot: tuple[int, int], layout: Layout) -> Field | None:
        """Return the field under the pointer."""
        rects = layout.board.fields
        return next((field for field in self.plan.fields if rects[field].collidepoint(spot)), None)

    # -- what is asked ------------------------------------------------------------------------------

    def field_for(self, piece: PlanPiece) -> Field:
        """Return the field that a clicked piece goes to: the active one, else the first that takes it."""
        able = self.takers(piece)
        return self.active if self.active in able or not able else able[0]

    def move(
        self, piece: PlanPiece, origin: Field | None, goal: Field | None, count: int = 1
    ) -> Message | None:
        """Lay pieces on a field or take them up; return the reason against the first of them."""
        if origin == goal:
            return None
        if goal is None:
            self._change(self._without(piece, origin, count))
            return None
        plan = self.plan
        for laid in range(count):
            lifted = plan if origin is None else plan.remove(piece, origin)
            reason = lifted.refuses(piece, goal)
            if reason is not None and laid == 0:
                return reason
            if reason is not None:
                break
            plan = lifted.add(piece, goal)
        self.active = goal
        self._change(plan)
        return None

    def _without(self, piece: PlanPiece, origin: Field | None, count: int) -> PlanDraft:
        """Return the plan with pieces taken off the field they come from."""
        plan = self.plan
        if origin is not None:
            for _ in range(count):
                plan = plan.remove(piece, origin)
        return plan

    def lay_out(self, lays: Sequence[Lay]) -> None:
        """Lay a whole plan at once; it can be taken back like a piece."""
        self._change(PlanDraft(self.plan.state, tuple(lays)))

    @property
    def laid(self) -> tuple[Lay, ...]:
        """The plan so far, if anything is laid."""
        return self.plan.lays if any(not lay.empty for lay in self.plan.lays) else ()

    @property
    def moves(self) -> list[Lay]:
        """The moves of the finished plan."""
        return list(self.plan.lays)
