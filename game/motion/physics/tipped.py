"""Coal that is tipped out of a bucket, seen from the side: it falls on a heap and rolls down it."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

import pymunk

from game.motion.paths import between
from game.motion.physics.tracks import STEP, Track, polygon, simulated
from game.table.poses import Point

LASTS, POURS = 0.75, 0.2  # seconds of all of it, and until the last lump leaves the bucket
GRAVITY = 58.0  # sides of a lump per second, each second


def tipped(
    count: int, lip: Point, lying: Sequence[Point], ground: float, side: float, luck: Random
) -> list[Track]:
    """Return the tracks of lumps from the lip of a bucket to the left, on what lies on the ground."""
    space = pymunk.Space()
    space.gravity, space.damping = (0, GRAVITY * side), 0.7
    solids: list[pymunk.Shape] = [
        pymunk.Segment(space.static_body, (-4 * side, ground), (lip[0] + side, ground), 2),
        pymunk.Segment(space.static_body, (0.2 * side, 0), (0.2 * side, ground), 2),
        *(pymunk.Circle(space.static_body, side * 0.42, spot) for spot in lying),
    ]
    for solid in solids:
        solid.elasticity, solid.friction = 0.2, 0.9
        space.add(solid)
    bodies = [_lump(lip, side, luck) for _ in range(count)]
    begins = [round(POURS * i / max(1, count) / STEP) for i in range(count)]
    lasts = round(LASTS / STEP)
    return simulated(
        space, bodies, begins, lasts, lasts, let_go=lambda n: space.add(bodies[n], *bodies[n].shapes)
    )


def _lump(lip: Point, side: float, luck: Random) -> pymunk.Body:
    corners = []
    for k in range(6):
        radius = side * luck.uniform(0.4, 0.48)
        corners.append((radius * cos(k * pi / 3), radius * sin(k * pi / 3)))
    body = polygon(corners, 0.2, 0.85)
    body.position = lip[0] + luck.uniform(-0.3, 0.3) * side, lip[1] + luck.uniform(-0.3, 0.2) * side
    body.velocity = (-luck.uniform(4.0, 9.0) * side, -luck.uniform(0.0, 4.0) * side)
    body.angular_velocity = luck.uniform(-9, 9)
    return body


def at(track: Track, step: float) -> tuple[float, float, float]:
    """Return the place and angle of a body between two steps of its track."""
    number = max(0, min(len(track) - 1, int(step)))
    after = track[min(len(track) - 1, number + 1)]
    part = max(0.0, min(1.0, step - number))
    x, y, angle = (between(a, b, part) for a, b in zip(track[number], after, strict=True))
    return x, y, angle
