"""A piece that was let go: in a moment it lies where it belongs, and until then it is seen going there."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist

import pygame

from game.motion.paths import Pose, between, eased, hop
from game.motion.sprites import RISE, draw_pieces
from game.rules.moves import Lay
from game.rules.terms import Field, Resource, Slot
from game.scenes.play.editing import Drag
from game.scenes.play.planning import PieceDrag, PlanEditor
from game.scenes.play.storage import GoodDrag, StorageEditor
from game.scenes.play.storing import StoragePlan
from game.scenes.play.targets import Haul
from game.scenes.stage.plan import PlanDraft, changed
from game.scenes.stage.stage import Stage
from game.table.canvas import Canvas
from game.table.heap import icon
from game.table.places.board import Good

SNAP, BACK = 0.09, 0.2  # seconds: the shortest way, and the longest
SPEED = 3000.0  # design units a second
FAN, SEEN = 0.3, 6  # sides of a piece between several in one hand, and how many of them are seen
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
        """Let time pass; return True while it is still on its way."""
        self.passed += seconds
        return self.passed < self.length

    def pose(self) -> Pose:
        k = self.passed / self.length
        way = 1 - (1 - k) ** 2
        height = LIFT * (1 - eased(k)) + 0.3 * hop(k)
        x, y = (between(a, b, way) for a, b in zip(self.start, self.end, strict=True))
        return Pose(x, y + RISE * LIFT * self.side * (1 - way), height=height)


def glide_from(
    stage: Stage,
    editor: PlanEditor | StorageEditor | None,
    drag: Drag,
    before: PlanDraft | StoragePlan | None,
    goal: Field | Slot | None = None,
) -> Glide | None:
    """Return the way of a piece that was just let go; None where it is there already, or nothing is to move.

    `before` is what the editor held until then, `goal` where the piece lies now if that has changed.
    """
    if not stage.context.settings.animation:
        return None
    if isinstance(drag, PieceDrag) and isinstance(editor, PlanEditor) and isinstance(before, PlanDraft):
        return _of_plan(stage, editor, drag, before, goal if isinstance(goal, Field) else None)
    if isinstance(drag, GoodDrag) and isinstance(editor, StorageEditor) and isinstance(before, StoragePlan):
        return _of_storage(stage, editor, drag, before, goal if isinstance(goal, Slot) else None)
    if isinstance(drag, Haul) and drag.moved:
        return _glide(stage, drag, drag.now, _on_farm(stage, drag.resource))
    return None


def _of_plan(
    stage: Stage, editor: PlanEditor, drag: PieceDrag, before: PlanDraft, goal: Field | None
) -> Glide | None:
    """Return the way of a piece to the field that took it, or back."""
    piece, origin = drag.spot.piece, drag.spot.field
    lying = [drag.spot] if drag.moved else []
    if editor.plan is not before:
        spots = editor.spots(stage.layout)
        lying = [spot for spot in spots if spot.piece == piece and spot.field == goal]
    if not lying:
        return None
    glide = _glide(stage, drag, drag.now if drag.moved else drag.spot.rect.center, lying[-1].rect)
    glide.lays = (before if origin is None else before.remove(piece, origin)).lays
    glide.held = changed(Lay(editor.active), piece, 1)
    return glide


def _of_storage(
    stage: Stage, editor: StorageEditor, drag: GoodDrag, before: StoragePlan, goal: Slot | None
) -> Glide | None:
    """Return the way of a resource into the slot that took it, else back or onto the farm."""
    if editor.plan is before and not drag.moved:
        return None
    slot = drag.slot if editor.plan is before else goal
    begins = drag.now if drag.moved else _kept_at(stage, editor, drag, drag.slot).center
    glide = _glide(stage, drag, begins, _kept_at(stage, editor, drag, slot))
    glide.stored, glide.good = before if drag.slot is None else before.remove(drag.slot), drag.resource
    return glide


def _kept_at(stage: Stage, editor: StorageEditor, drag: GoodDrag, slot: Slot | None) -> pygame.Rect:
    """Return a slot on the winter's sheet, or the resource's place on the farm."""
    if slot is None:
        return _on_farm(stage, drag.resource)
    return stage.sheet.slot(editor.plan.slots.index(slot), len(editor.plan.slots))


def _on_farm(stage: Stage, resource: Resource) -> pygame.Rect:
    return icon(stage.layout.board, Good[resource.name], stage.layout.scale)


def _glide(stage: Stage, drag: Drag, start: tuple[int, int], goal: pygame.Rect) -> Glide:
    way = dist(start, goal.center) / (SPEED * stage.layout.scale)
    side = stage.layout.board.disk
    return Glide(drag.sprite, side, start, goal.center, max(SNAP, min(BACK, SNAP + way)))


def draw_in_hand(canvas: Canvas, drag: Drag | None, glide: Glide | None, side: int) -> None:
    """Draw the piece that is dragged, held above its shadow under the pointer; or the one that was let go."""
    if drag is not None and drag.moved:
        held = held_at(drag.now, side)
        fan = [held._replace(x=held.x + i * FAN * side) for i in range(min(drag.count, SEEN))]
        draw_pieces(canvas, [(drag.sprite, side, pose) for pose in reversed(fan)])
    elif glide is not None:
        draw_pieces(canvas, [(glide.sprite, glide.side, glide.pose())])


def held_at(pointer: tuple[int, int], side: int) -> Pose:
    """Return the pose in which a held piece is seen under the pointer."""
    return Pose(pointer[0], pointer[1] + RISE * LIFT * side, height=LIFT)
