"""A piece that was let go: in a moment it lies where it belongs, and until then it is seen going there."""

from __future__ import annotations

from dataclasses import dataclass
from math import dist
from typing import TYPE_CHECKING

import pygame

from game.motion.poses import Pose, between, eased, hop
from game.motion.sprites import RISE, draw_pieces
from game.rules.moves import Lay
from game.scenes.play.bench import Bench, PieceDrag, Spot
from game.scenes.play.drag import Drag
from game.scenes.play.haul import Haul
from game.scenes.play.inhand import in_hand
from game.scenes.play.plan import Plan, changed
from game.table.canvas import Canvas
from game.table.layout import Layout

if TYPE_CHECKING:
    from game.scenes.play.scene import Play

SNAP, BACK = 0.09, 0.2  # seconds: the shortest way, and the longest
SPEED = 3000.0  # design units a second
LIFT = 0.55  # sides of a piece: how high a hand holds it


@dataclass
class Glide:
    """A piece between the hand and its place. `lays` and `held` are the plan as it is drawn meanwhile."""

    sprite: str
    side: int
    start: tuple[int, int]
    end: tuple[int, int]
    length: float
    lays: tuple[Lay, ...] | None = None
    held: Lay | None = None
    passed: float = 0.0

    def pass_time(self, seconds: float) -> bool:
        """Whether it is still on its way."""
        self.passed += seconds
        return self.passed < self.length

    def pose(self) -> Pose:
        k = self.passed / self.length
        way = 1 - (1 - k) ** 2
        height = LIFT * (1 - eased(k)) + 0.3 * hop(k)
        x, y = (between(a, b, way) for a, b in zip(self.start, self.end, strict=True))
        return Pose(x, y + RISE * LIFT * self.side * (1 - way), height=height)


def glide_from(play: Play, drag: Drag, before: Plan | None) -> Glide | None:
    """What a piece does that was just let go; None where it is there already, or nothing is to move."""
    if not play.context.settings.animation:
        return None
    start = drag.now if drag.moved else drag.start
    if isinstance(drag, PieceDrag) and isinstance(play.hand, Bench) and before is not None:
        return _of_plan(play, play.hand, drag, before, start)
    if isinstance(drag, Haul) and drag.moved:
        spot = play.layout.board.good(drag.resource)
        return _glide(play, drag, start, spot)
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
    """Where the piece lies now: on the field that was the last to take one, or still to be laid."""
    piece, origin = drag.spot.piece, drag.spot.field
    laid = origin is None or bench.plan.left(piece) == before.left(piece)
    field = bench.active if laid else None
    found = [spot for spot in bench.spots(layout) if spot.piece == piece and spot.field == field]
    return found[-1] if found else None


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
    """How a piece is held so that it is seen under the pointer."""
    return Pose(pointer[0], pointer[1] + RISE * LIFT * side, height=LIFT)
