"""The loop of a simulation: a fixed time step, so many steps at most, a list of poses for each body."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import degrees

import pymunk

STEP = 1 / 60
"""Seconds."""
Track = list[tuple[float, float, float]]
"""Where a body is and how it is turned, in degrees, step by step."""


def simulated(
    space: pymunk.Space,
    bodies: Sequence[pymunk.Body],
    begins: Sequence[int],
    lasts: int,
    most: int,
    let_go: Callable[[int], object],
) -> list[Track]:
    """The track of each body from the step in which it begins on; `let_go` sets it free then."""
    tracks: list[Track] = [[] for _ in bodies]
    for step in range(min(most, max(begins, default=0) + lasts + 1)):
        for i, body in enumerate(bodies):
            if step == begins[i]:
                let_go(i)
            if begins[i] <= step <= begins[i] + lasts:
                tracks[i].append((*body.position, degrees(body.angle)))
        space.step(STEP)
    return tracks
