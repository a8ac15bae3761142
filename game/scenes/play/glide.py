"""A piece that was let go: in a moment it lies where it belongs, and until then it is seen going there."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist
from typing import Any

import pygame

from game.motion.paths import Pose, between, eased, hop
from game.motion.sprites import RISE, draw_pieces
from game.rules.moves import Lay
from game.rules.terms import Resource
from game.scenes.play.hand import Drag
from game.scenes.play.storing import StoragePlan
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


def glide(stage: Stage, drag: Drag[Any, Any], start: tuple[int, int], goal: pygame.Rect) -> Glide | None:
    """Return the way of a thing that was just let go; None where nothing is to move."""
    if not stage.context.settings.animation:
        return None
    way = dist(start, goal.center) / (SPEED * stage.layout.scale)
    side = stage.layout.board.disk
    return Glide(drag.lying.sprite, side, start, goal.center, max(SNAP, min(BACK, SNAP + way)))


def back_to_farm(stage: Stage, drag: Drag[Resource, Any]) -> Glide | None:
    """Return the way of a resource back to the farm; None where it was not dragged."""
    return glide(stage, drag, drag.now, on_farm(stage, drag.lying.thing)) if drag.moved else None


def on_farm(stage: Stage, resource: Resource) -> pygame.Rect:
    """Return the place of a resource on the farm."""
    return icon(stage.layout.board, Good[resource.name], stage.layout.scale)


def draw_in_hand(canvas: Canvas, drag: Drag[Any, Any] | None, glide: Glide | None, side: int) -> None:
    """Draw the piece that is dragged, held above its shadow under the pointer; or the one that was let go."""
    if drag is not None and drag.moved:
        held = held_at(drag.now, side)
        fan = [held._replace(x=held.x + i * FAN * side) for i in range(min(drag.count, SEEN))]
        draw_pieces(canvas, [(drag.lying.sprite, side, pose) for pose in reversed(fan)])
    elif glide is not None:
        draw_pieces(canvas, [(glide.sprite, glide.side, glide.pose())])


def held_at(pointer: tuple[int, int], side: int) -> Pose:
    """Return the pose in which a held piece is seen under the pointer."""
    return Pose(pointer[0], pointer[1] + RISE * LIFT * side, height=LIFT)
