"""Disks on the table seen from above: thrown out of the bag or pushed, they knock against each other.

The bodies are simulated once, when they are first looked at, with a fixed time step; what comes of it
are lists of poses. Each list is then bent so that it ends exactly at its place: a little all along the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin

import pygame
import pymunk

from game.motion.paths import Path, Pose, along, bounce, chance, eased, hop
from game.motion.physics.tracks import STEP, Track, bent, polygon, simulated
from game.table.poses import Point

AIR = 0.34  # seconds from the bag's mouth to the table
SETTLE = 0.72  # seconds from there to rest
MOST_BODIES, MOST_STEPS = 48, 240
KEPT = 0.0045  # of its speed a body keeps in a second: felt brakes
BRAKE = 5.4  # -log(KEPT)
BAG_HEIGHT = 2.6  # sides of a disk


@dataclass(frozen=True)
class Throw:
    """One disk: from where to where, and when it sets off."""

    start: Point
    end: Point
    at: float
    thrown: bool = True

    @property
    def lands(self) -> float:
        return self.at + AIR * self.thrown

    @property
    def duration(self) -> float:
        return AIR * self.thrown + SETTLE


class Spill:
    """Some disks of one size within walls. The same throws and seed give the same tracks."""

    def __init__(self, throws: Sequence[Throw], side: float, walls: pygame.Rect, seed: object) -> None:
        self.throws = tuple(throws[:MOST_BODIES])
        self.side, self.walls, self.seed = side, walls, seed

    def path(self, number: int) -> Path:
        """Return the path of one disk; nothing is simulated before it is followed."""
        return Tumble(self, number).pose

    @cached_property
    def tracks(self) -> list[Track]:
        """Return the track of each disk, step by step from its landing."""
        bodies = [self._body(i) for i in range(len(self.throws))]
        space = self._space()
        begins = [round(throw.lands / STEP) for throw in self.throws]
        for body, throw in zip(bodies, self.throws, strict=True):
            if not throw.thrown:
                space.add(body, *body.shapes)
        return simulated(
            space, bodies, begins, round(SETTLE / STEP), MOST_STEPS,
            let_go=lambda number: self._let_go(space, bodies[number], number),
        )  # fmt: skip

    def _space(self) -> pymunk.Space:
        space = pymunk.Space()
        space.damping = KEPT
        box = self.walls
        corners = (box.topleft, box.topright, box.bottomright, box.bottomleft)
        for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
            wall = pymunk.Segment(space.static_body, a, b, 2)
            wall.elasticity, wall.friction = 0.45, 0.4
            space.add(wall)
        return space

    def _body(self, number: int) -> pymunk.Body:
        """Return an octagon, as the disks are."""
        radius = self.side * 0.47
        corners = [(radius * cos(pi / 8 + k * pi / 4), radius * sin(pi / 8 + k * pi / 4)) for k in range(8)]
        body = polygon(corners, 0.4, 0.7)
        throw = self.throws[number]
        body.position = self.landing(number) if throw.thrown else throw.start
        return body

    def landing(self, number: int) -> Point:
        """Return the place a thrown disk touches the table: short of its end by as far as it slides."""
        throw, (push_x, push_y) = self.throws[number], self._push(number)
        room = self.walls.inflate(-self.side, -self.side)
        x, y = throw.end[0] - push_x / BRAKE, throw.end[1] - push_y / BRAKE
        return max(room.left, min(room.right, x)), max(room.top, min(room.bottom, y))

    def _push(self, number: int) -> Point:
        """Return the speed with which a disk touches the table."""
        throw, luck = self.throws[number], chance(self.seed, number)
        dx, dy = throw.end[0] - throw.start[0], throw.end[1] - throw.start[1]
        if not throw.thrown:
            return dx * BRAKE, dy * BRAKE
        speed = luck.uniform(3.5, 8.0) * self.side / max(1.0, (dx * dx + dy * dy) ** 0.5)
        aside = luck.uniform(-0.6, 0.6) * speed
        return dx * speed - dy * aside, dy * speed + dx * aside

    def _let_go(self, space: pymunk.Space, body: pymunk.Body, number: int) -> None:
        throw, luck = self.throws[number], chance(self.seed, number, "spin")
        if throw.thrown:
            space.add(body, *body.shapes)
        if throw.thrown or throw.start != throw.end:
            body.velocity = self._push(number)
            body.angular_velocity = luck.uniform(-9, 9) * (1.0 if throw.thrown else 0.4)


class Tumble:
    """One disk of a spill: through the air, then along its track to its place."""

    def __init__(self, spill: Spill, number: int) -> None:
        self.spill, self.number, self.throw = spill, number, spill.throws[number]
        luck = chance(spill.seed, number, "air")
        self.flips, self.spin = luck.choice((1, 2, 2, 3)), luck.uniform(200, 420)
        self.air = AIR * self.throw.thrown / self.throw.duration

    def pose(self, k: float) -> Pose:
        if k >= 1:
            return Pose(*self.throw.end)
        if k <= 0 and not self.throw.thrown:
            return Pose(*self.throw.start)
        return self._flying(k / self.air) if k < self.air else self._lying((k - self.air) / (1 - self.air))

    def _flying(self, k: float) -> Pose:
        x, y = along(self.throw.start, self.spill.landing(self.number), k)
        height = BAG_HEIGHT * (1 - k) * (1 + 1.6 * k) * min(1.0, 0.35 + k * 4)
        return Pose(x, y, -self.spin * (1 - k), height, pi * self.flips * k)

    def _lying(self, k: float) -> Pose:
        track = self.spill.tracks[self.number]
        if not track:
            return Pose(*self.throw.end)
        height = wobble = 0.0
        if self.throw.thrown:
            height = 0.55 * bounce(min(1.0, k / 0.55))
            wobble = 0.5 * hop(min(1.0, k / 0.33)) + 0.25 * hop((k - 0.33) / 0.22)
        return Pose(*bent(track, k, self.throw.end, 0.0, eased(k)), height, wobble)
