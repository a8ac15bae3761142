"""The loop of a simulation: a fixed time step, so many steps at most, a list of poses for each body."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import degrees

import pymunk

from game.motion.paths import between, nearest_turn
from game.table.poses import Point

STEP = 1 / 60
"""The time step of a simulation, in seconds."""
Track = list[tuple[float, float, float]]
"""The place of a body and its angle in degrees, step by step."""


def simulated(
    space: pymunk.Space,
    bodies: Sequence[pymunk.Body],
    begins: Sequence[int],
    lasts: int,
    most: int,
    let_go: Callable[[int], object],
) -> list[Track]:
    """Return the track of each body from the step in which it begins on; `let_go` sets it free then."""
    tracks: list[Track] = [[] for _ in bodies]
    for step in range(min(most, max(begins, default=0) + lasts + 1)):
        for i, body in enumerate(bodies):
            if step == begins[i]:
                let_go(i)
            if begins[i] <= step <= begins[i] + lasts:
                tracks[i].append((*body.position, degrees(body.angle)))
        space.step(STEP)
    return tracks


def bent(track: Track, k: float, end: Point, angle: float, bend: float) -> tuple[float, float, float]:
    """Return the place and angle at a share of a track's time, bent by a share towards its wanted end."""
    place = k * (len(track) - 1)
    a = int(place)
    part, last = place - a, track[-1]
    x, y, turned = (
        between(was, will, part)
        for was, will in zip(track[a], track[min(a + 1, len(track) - 1)], strict=True)
    )
    turn = nearest_turn(last[2] - angle)
    return x + (end[0] - last[0]) * bend, y + (end[1] - last[1]) * bend, turned + turn * bend


def polygon(corners: Sequence[Point], elasticity: float, friction: float) -> pymunk.Body:
    """Return a body of unit mass with these corners."""
    body = pymunk.Body(1, pymunk.moment_for_poly(1, corners))
    shape = pymunk.Poly(body, corners)
    shape.elasticity, shape.friction = elasticity, friction
    return body
