"""A piece that was let go: in a moment it lies where it belongs, and until then it is seen going there."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist
from typing import TYPE_CHECKING

import pygame

from game.motion.paths import Pose, between, eased, hop
from game.motion.sprites import RISE, draw_pieces
from game.rules.moves import Lay
from game.rules.terms import Resource, Slot
from game.scenes.play.bench import Bench, PieceDrag, Spot
from game.scenes.play.drag import Drag
from game.scenes.play.haul import Haul
from game.scenes.play.inhand import in_hand
from game.scenes.play.plan import Plan, changed
from game.scenes.play.shelf import Grip, Shelf
from game.scenes.play.storing import StoragePlan
from game.table.canvas import Canvas
from game.table.heap import icon
from game.table.layout import Layout
from game.table.places.board import Good

if TYPE_CHECKING:
    from game.scenes.play.scene import Play

SNAP, BACK = 0.09, 0.2  # seconds: the shortest way, and the longest
SPEED = 3000.0  # design units a second
LIFT = 0.55  # sides of a piece: how high a hand holds it


@dataclass
class Glide:
    """A piece between the hand and its place. `lays` and `held` are the plan as it is drawn meanwhile,
    `stored` what lies in the slots while `good` goes there or back to the farm."""

    sprite: str
    side: int
    start: tuple[int, int]
    end: tuple[int, int]
    length: float
    lays: tuple[Lay, ...] | None = None
    held: Lay | None = None
    stored: StoragePlan | None = None
    good: Resource | None = None
    passed: float = 0.0

    def pass_time(self, seconds: float) -> bool:
        """Return whether it is still on its way."""
        self.passed += seconds
        return self.passed < self.length

    def pose(self) -> Pose:
        k = self.passed / self.length
        way = 1 - (1 - k) ** 2
        height = LIFT * (1 - eased(k)) + 0.3 * hop(k)
        x, y = (between(a, b, way) for a, b in zip(self.start, self.end, strict=True))
        return Pose(x, y + RISE * LIFT * self.side * (1 - way), height=height)


def glide_from(play: Play, drag: Drag, before: Plan | StoragePlan | None) -> Glide | None:
    """What a piece does that was just let go; None where it is there already, or nothing is to move."""
    if not play.context.settings.animation:
        return None
    start = drag.now if drag.moved else drag.start
    if isinstance(drag, PieceDrag) and isinstance(play.hand, Bench) and isinstance(before, Plan):
        return _of_plan(play, play.hand, drag, before, start)
    if isinstance(drag, Grip) and isinstance(play.hand, Shelf) and isinstance(before, StoragePlan):
        return _of_storage(play, play.hand, drag, before)
    if isinstance(drag, Haul) and drag.moved:
        return _glide(play, drag, start, _on_farm(play, drag.resource))
    return None


def _of_plan(play: Play, bench: Bench, drag: PieceDrag, before: Plan, start: tuple[int, int]) -> Glide | None:
    """A piece of a plan: to the field that took it, or to where it came from."""
    piece, origin = drag.spot.piece, drag.spot.field
    changes = bench.plan is not before
    if not changes and not drag.moved:
        return None
    goal = _goal(bench, play.layout, drag, before) if changes else drag.spot
    if goal is None:
        return None
    glide = _glide(play, drag, start if drag.moved else drag.spot.rect.center, goal.rect)
    glide.lays = (before if origin is None else before.remove(piece, origin)).lays
    glide.held = changed(Lay(bench.active), piece, 1)
    return glide


def _goal(bench: Bench, layout: Layout, drag: PieceDrag, before: Plan) -> Spot | None:
    """Return where the piece lies now: on the field that was the last to take one, or still to be laid."""
    piece, origin = drag.spot.piece, drag.spot.field
    laid = origin is None or bench.plan.left(piece) == before.left(piece)
    field = bench.active if laid else None
    found = [spot for spot in bench.spots(layout) if spot.piece == piece and spot.field == field]
    return found[-1] if found else None


def _of_storage(play: Play, shelf: Shelf, drag: Grip, before: StoragePlan) -> Glide | None:
    """A resource: into the slot that took it, else to where it came from or onto the farm."""
    if shelf.plan is before and not drag.moved:
        return None
    lying = before if drag.slot is None else before.remove(drag.slot)
    slot = drag.slot if shelf.plan is before else _filled(shelf.plan, lying)
    begins = drag.now if drag.moved else _kept_at(play, shelf, drag, drag.slot).center
    glide = _glide(play, drag, begins, _kept_at(play, shelf, drag, slot))
    glide.stored, glide.good = lying, drag.resource
    return glide


def _filled(plan: StoragePlan, lying: StoragePlan) -> Slot | None:
    """The slot that has just taken something."""
    return next((slot for slot, kept in plan.put.items() if lying.put.get(slot) != kept), None)


def _kept_at(play: Play, shelf: Shelf, drag: Grip, slot: Slot | None) -> pygame.Rect:
    """A slot on the winter's sheet, or where the resource lies on the farm."""
    if slot is None:
        return _on_farm(play, drag.resource)
    return play.sheet.slot(shelf.plan.slots.index(slot), len(shelf.plan.slots))


def _on_farm(play: Play, resource: Resource) -> pygame.Rect:
    return icon(play.layout.board, Good[resource.name], play.layout.scale)


def _glide(play: Play, drag: Drag, start: tuple[int, int], goal: pygame.Rect) -> Glide:
    way = dist(start, goal.center) / (SPEED * play.layout.scale)
    side = play.layout.board.disk
    return Glide(in_hand(drag), side, start, goal.center, max(SNAP, min(BACK, SNAP + way)))


def draw_in_hand(canvas: Canvas, play: Play) -> None:
    """The piece that is dragged, held above its shadow under the pointer; or the one that was let go."""
    drag, glide, side = play.mouse.drag, play.mouse.glide, play.layout.board.disk
    if drag is not None and drag.moved:
        draw_pieces(canvas, [(in_hand(drag), side, held_at(drag.now, side))])
    elif glide is not None:
        draw_pieces(canvas, [(glide.sprite, glide.side, glide.pose())])


def held_at(pointer: tuple[int, int], side: int) -> Pose:
    """Return how a piece is held so that it is seen under the pointer."""
    return Pose(pointer[0], pointer[1] + RISE * LIFT * side, height=LIFT)
