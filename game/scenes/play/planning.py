"""Laying a plan: pieces go onto fields and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import pygame

from game.rules.message import Message
from game.rules.moves import Lay, Move
from game.rules.state import GameState, Seat
from game.rules.terms import Colour, Field
from game.scenes.play.commands import ChooseField, Command, MovePiece
from game.scenes.play.editing import Editor
from game.scenes.play.glide import Glide, glide
from game.scenes.play.hand import Drag, Lying
from game.scenes.play.waste import plan_forfeits, spoils, vain_lays
from game.scenes.stage.plan import MARKERS, PIECES, PieceKind, PlanDraft, PlanPiece, changed, mover, pieces
from game.scenes.stage.stage import Stage
from game.table.layout import Layout
from game.table.places.board import BoardPlace, Good
from game.table.spots import Kind as Glow
from game.table.spots import Spot as Mark

PieceSpot = Lying[PlanPiece, Field]
PieceDrag = Drag[PlanPiece, Field]


def _lying(rect: pygame.Rect, piece: PlanPiece, origin: Field | None = None) -> PieceSpot:
    return Lying(rect, piece, origin, _sprite(piece))


def _takers(plan: PlanDraft, piece: PlanPiece) -> list[Field]:
    return [field for field in plan.fields if plan.refuses(piece, field) is None]


def _sprite(piece: PlanPiece) -> str:
    if piece.kind is PieceKind.DISK:
        return f"disk_{piece.colour.label}"
    return f"marker_{piece.marker.name.lower()}" if piece.marker is not None else piece.kind.name.lower()


class PlanEditor(Editor[PlanDraft, PlanPiece, Field]):
    """The plan of the seat that plans, and what of it is in hand."""

    def __init__(self, state: GameState, lays: Sequence[Lay] = (), active: Field | None = None) -> None:
        """Begin with a blank plan, or with one that was laid before, which can be taken back piece by piece.

        Pieces go to the field `active`.
        """
        super().__init__(PlanDraft.blank(state))
        if (found := PlanDraft.laid_out(state, lays)) is not None:
            *self.past, self.plan = found.on_the_way()
            self.begun = self.plan
        self._takers = lru_cache(maxsize=32)(_takers)
        self.active = active if active in self.plan.fields else self.plan.fields[0]
        self._chosen = False  # a click on the active field has chosen it

    # -- what lies where ----------------------------------------------------------------------------

    def spots(self, stage: Stage) -> Iterator[PieceSpot]:
        board = stage.layout.board
        yield from self._on_fields(board)
        yield from self._on_carts(board)
        for kind, good in ((PieceKind.FOOD, Good.FOOD), (PieceKind.THALER, Good.THALER)):
            if self.plan.left(PlanPiece(kind)) > 0:
                yield _lying(board.goods[good], PlanPiece(kind))
        for piece in MARKERS:
            if piece.marker is not None and self.plan.left(piece) > 0:
                yield _lying(board.marker(piece.marker), piece)

    def _on_fields(self, board: BoardPlace) -> Iterator[PieceSpot]:
        for lay in self.plan.lays:
            laid = pieces(lay)
            for rect, piece in zip(board.tray_spots(lay.field, len(laid)), laid, strict=True):
                yield _lying(rect, piece, lay.field)

    def _on_carts(self, board: BoardPlace) -> Iterator[PieceSpot]:
        """Yield the disks on the carts. They keep their places: any gives its colour while one is left."""
        for rect, disk in self._cart_places(board):
            if self.plan.left(disk) > 0:
                yield _lying(rect, disk)

    def _cart_places(self, board: BoardPlace) -> Iterator[tuple[pygame.Rect, PlanPiece]]:
        """Yield the places of all disks of the carts, of those that are laid as well."""
        for cart, disks in enumerate((self.seat.cart1, self.seat.cart2)):
            row = [colour for colour in Colour for _ in range(disks[colour])]
            for rect, colour in zip(board.cart_spots(cart, len(row)), row, strict=True):
                yield rect, PlanPiece(PieceKind.DISK, colour)

    def laid_from(self, spot: tuple[int, int], layout: Layout) -> bool:
        """Return True on the place of a disk of a cart whose colour is all laid."""
        found = (disk for rect, disk in self._cart_places(layout.board) if rect.collidepoint(spot))
        return any(self.plan.left(disk) == 0 for disk in found)

    @property
    def seat(self) -> Seat:
        """The seat that plans."""
        return mover(self.plan.state)

    def carts(self) -> tuple[list[int], list[int]]:
        """Return the disks left on cart 1 and cart 2, by colour; those laid came from cart 2 first."""
        left = self.plan.disks_left
        first = [min(have, keep) for have, keep in zip(self.seat.cart1, left, strict=True)]
        return first, [keep - on_first for keep, on_first in zip(left, first, strict=True)]

    def loose(self) -> list[PlanPiece]:
        """Return the pieces that are not laid yet, one of each."""
        return [piece for piece in PIECES if self.plan.left(piece) > 0]

    def glow(self) -> set[Mark]:
        """Return the marks of the fields that take the piece in hand, else of the pieces to be laid."""
        if self.dragged is not None:
            takers = self.takers(self.dragged.lying.thing, self.dragged.lying.origin)
            return {Mark(Glow.FIELD, field) for field in takers}
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

    @property
    def drawn(self) -> PlanDraft:
        """The plan as it is drawn: without the piece dragged off a field."""
        drag = self.dragged
        if drag is None:
            return self.plan
        return self._without(drag.lying.thing, drag.lying.origin, drag.count)

    def held(self) -> Lay | None:
        """Return the dragged piece, as if it lay on a field of its own."""
        drag = self.dragged
        return None if drag is None else changed(Lay(self.active), drag.lying.thing, drag.count)

    # -- what can be done ---------------------------------------------------------------------------

    def takers(self, piece: PlanPiece, origin: Field | None = None) -> list[Field]:
        """Return the fields that take a piece (which may come from another field)."""
        return self._takers(self._without(piece, origin, 1), piece)

    @property
    def problem(self) -> Message | None:
        """The reason why the plan cannot be finished yet."""
        return self.plan.problem

    @property
    def forfeits(self) -> Message | None:
        """A message on the disks that come to nothing if planning ends now."""
        return None if self.plan.problem else plan_forfeits(self.plan, vain_lays(self.plan))

    # -- the mouse ----------------------------------------------------------------------------------

    def alike(self, lying: PieceSpot) -> int:
        if lying.origin is None:
            return self.plan.left(lying.thing)
        return pieces(self.plan.on(lying.origin)).count(lying.thing)

    def goes_somewhere(self, lying: Lying[PlanPiece, Field]) -> bool:
        return lying.origin is not None or bool(self.takers(lying.thing))

    def refused_at(self, spot: tuple[int, int], stage: Stage) -> bool:
        if self.drag is None:
            return False
        lying = self.drag.lying
        return self.field_at(spot, stage.layout) not in (
            None,
            lying.origin,
            *self.takers(lying.thing, lying.origin),
        )

    def dropped(self, drag: PieceDrag, stage: Stage) -> list[Command]:
        goal = self.field_at(drag.now, stage.layout)
        return [MovePiece(drag.lying.thing, drag.lying.origin, goal, drag, drag.count)]

    def clicked(self, drag: PieceDrag) -> list[Command]:
        """Lay a piece, or take it up."""
        piece, origin = drag.lying.thing, drag.lying.origin
        if origin is None:
            return [MovePiece(piece, None, self.field_for(piece), drag, drag.count)]
        return [ChooseField(origin), MovePiece(piece, origin, None, drag, drag.count)]

    def glide(self, drag: PieceDrag, changes: bool, goal: Any, stage: Stage) -> Glide | None:
        """Return the way of a piece let go, to the field `goal` if that `changes` the plan, or back."""
        piece, origin = drag.lying.thing, drag.lying.origin
        lying = [drag.lying] if drag.moved else []
        if changes:
            lying = [one for one in self.spots(stage) if one.thing == piece and one.origin == goal]
        if not lying:
            return None
        start = drag.now if drag.moved else drag.lying.rect.center
        before = self.past[-1] if changes else self.plan
        lays = (before if origin is None else before.remove(piece, origin)).lays
        way = glide(stage, drag, start, lying[-1].rect)
        return way and replace(way, lays=lays, held=changed(Lay(self.active), piece, 1))

    def field_at(self, spot: tuple[int, int], layout: Layout) -> Field | None:
        """Return the field under the pointer."""
        rects = layout.board.fields
        return next((field for field in self.plan.fields if rects[field].collidepoint(spot)), None)

    # -- what is asked ------------------------------------------------------------------------------

    def field_for(self, piece: PlanPiece) -> Field:
        """Return the field that a clicked piece goes to: the active one, else the first that takes it.

        A disk of another colour passes over a worker who could do nothing with both, unless he was chosen.
        """
        able = self.takers(piece)
        if not able or (self.active in able and self._chosen):
            return self.active
        first = sorted(able, key=lambda field: field != self.active)
        return next((field for field in first if not spoils(self.plan, piece, field)), first[0])

    def choose(self, field: Field) -> None:
        """Let clicked pieces go to a field, whatever lies there."""
        self.active, self._chosen = field, True

    def obey(self, command: Command) -> Message | None:
        """Do what a command asks for; return the reason against it."""
        if not isinstance(command, MovePiece):
            return None
        return self.move(command.piece, command.origin, command.goal, command.count)

    def move(
        self, piece: PlanPiece, origin: Field | None, goal: Field | None, count: int = 1
    ) -> Message | None:
        """Lay pieces on a field or take them up; return the reason against the first of them."""
        if origin == goal:
            return None
        self._chosen = self._chosen and goal == self.active
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

    def lay_out(self, moves: Sequence[Move]) -> None:
        """Lay a whole plan at once; it can be taken back like a piece."""
        self._change(PlanDraft(self.plan.state, tuple(move for move in moves if isinstance(move, Lay))))

    @property
    def laid(self) -> tuple[Lay, ...]:
        """The plan so far, if anything is laid."""
        return self.plan.lays if any(not lay.empty for lay in self.plan.lays) else ()

    @property
    def moves(self) -> list[Lay]:
        """The moves of the finished plan."""
        return list(self.plan.lays)
