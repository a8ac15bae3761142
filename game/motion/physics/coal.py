"""Coal seen from the side: lumps fall onto the heap on the farm, tumble down it and come to rest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin

import pygame
import pymunk

from game.motion.paths import Path, Pose, between, chance, eased, hop
from game.motion.physics.tracks import STEP, Track, bent, polygon, simulated
from game.table.poses import Point

LOOSE = 0.13  # seconds it trembles before it breaks loose
AIR = 0.36
FALL = 0.62  # seconds on the heap
STRIKES = 0.14  # of them until it meets something
MOST_BODIES, MOST_STEPS = 18, 150
GRAVITY = 70.0  # sides of a lump per second, each second


@dataclass(frozen=True)
class FallingCoal:
    """One lump: from where to which place of the heap, how it lies there, and when it sets off."""

    start: Point
    end: Point
    angle: float
    at: float
    breaks: bool  # out of the rock; else it is only thrown
    scale: float = 1.0  # how large it is at first, against the heap's lumps

    @property
    def carried(self) -> float:
        """The seconds until it falls onto the heap."""
        return AIR + LOOSE * self.breaks

    @property
    def touch(self) -> float:
        """The share of its time after which it strikes the heap."""
        return (self.carried + STRIKES) / self.duration

    @property
    def duration(self) -> float:
        return self.carried + FALL


class Heap:
    """Some lumps that fall into one yard, on what lies there."""

    def __init__(
        self,
        lumps: Sequence[FallingCoal],
        lying: Sequence[Point],
        side: float,
        yard: pygame.Rect,
        seed: object,
    ) -> None:
        self.lumps, self.lying = tuple(lumps[:MOST_BODIES]), tuple(lying[:MOST_BODIES])
        self.side, self.yard, self.seed = side, yard, seed

    def path(self, number: int) -> Path:
        """Return the path of one lump; nothing is simulated before it is followed."""
        return Falling(self, number).pose

    def mouth(self, number: int) -> Point:
        """Return the place above the yard from which a lump begins to fall."""
        luck, room = chance(self.seed, number), self.yard.width - 2 * self.side
        x = self.yard.centerx + luck.uniform(-0.5, 0.5) * max(0.0, room)
        return x, self.yard.top - self.side * luck.uniform(0.2, 0.8)

    @cached_property
    def tracks(self) -> list[Track]:
        """Return the track of each lump, step by step from when it begins to fall."""
        space = self._space()
        bodies = [self._body(i) for i in range(len(self.lumps))]
        begins = [round((lump.at + lump.carried) / STEP) for lump in self.lumps]
        return simulated(
            space, bodies, begins, round(FALL / STEP), MOST_STEPS,
            let_go=lambda number: space.add(bodies[number], *bodies[number].shapes),
        )  # fmt: skip

    def _space(self) -> pymunk.Space:
        space = pymunk.Space()
        space.gravity, space.damping = (0, GRAVITY * self.side), 0.5
        box, high = self.yard, 6 * self.side
        edges = (
            (box.bottomleft, box.bottomright),
            ((box.left, box.top - high), box.bottomleft),
            ((box.right, box.top - high), box.bottomright),
        )
        solids: list[pymunk.Shape] = [pymunk.Segment(space.static_body, a, b, 1) for a, b in edges]
        solids += [pymunk.Circle(space.static_body, self.side * 0.38, spot) for spot in self.lying]
        for solid in solids:
            solid.elasticity, solid.friction = 0.25, 0.9
            space.add(solid)
        return space

    def _body(self, number: int) -> pymunk.Body:
        luck = chance(self.seed, number, "shape")
        corners = []
        for k in range(6):
            radius = self.side * luck.uniform(0.34, 0.46)
            corners.append((radius * cos(k * pi / 3), radius * sin(k * pi / 3)))
        body = polygon(corners, 0.3, 0.85)
        body.position = self.mouth(number)
        body.velocity = (luck.uniform(-4, 4) * self.side, 6 * self.side)
        body.angular_velocity = luck.uniform(-10, 10)
        return body


class Falling:
    """One lump: it trembles, breaks loose, is thrown over the yard, falls and rolls to its place."""

    def __init__(self, heap: Heap, number: int) -> None:
        self.heap, self.number, self.lump = heap, number, heap.lumps[number]
        luck = chance(heap.seed, number, "way")
        self.spin, self.high = luck.uniform(-260, 260), luck.uniform(1.0, 2.4) * heap.side
        self.loose = LOOSE * self.lump.breaks / self.lump.duration
        self.thrown = self.lump.carried / self.lump.duration

    def pose(self, k: float) -> Pose:
        if k >= 1:
            return Pose(*self.lump.end, self.lump.angle)
        if k < self.loose:
            return self._trembling(k / self.loose)
        if k < self.thrown:
            return self._thrown((k - self.loose) / (self.thrown - self.loose))
        return self._falling((k - self.thrown) / (1 - self.thrown))

    def _trembling(self, k: float) -> Pose:
        (x, y), swing = self.lump.start, sin(k * 6 * pi)
        side = self.heap.side * self.lump.scale
        return Pose(x + 0.05 * side * swing, y + 0.14 * side * k * k, 5 * swing * k, scale=self.lump.scale)

    def _thrown(self, k: float) -> Pose:
        (x0, y0), (x1, y1), lump = self.lump.start, self.heap.mouth(self.number), self.lump
        y0 += 0.14 * self.heap.side * lump.scale * lump.breaks
        x, y = between(x0, x1, k), between(y0, y1, eased(k) * 0.5 + k * 0.5) - self.high * hop(k)
        return Pose(x, y, self.spin * k, 0.5 * hop(k), scale=between(lump.scale, 1.0, eased(k)))

    def _falling(self, k: float) -> Pose:
        track, lump = self.heap.tracks[self.number], self.lump
        if not track:
            return Pose(*lump.end, lump.angle)
        x, y, angle = bent(track, k, lump.end, lump.angle - self.spin, eased((k - 0.15) / 0.85))
        return Pose(x, y, angle + self.spin)
