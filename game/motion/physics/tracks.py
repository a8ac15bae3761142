"""The loop of a simulation: a fixed time step, so many steps at most, a list of poses for each body."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import degrees

import pymunk

from game.motion.paths import between

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


def along(track: Track, k: float) -> tuple[float, float, float]:
    """Return the place and angle on a track at a share of its time."""
    place = k * (len(track) - 1)
    a = int(place)
    (x0, y0, angle0), (x1, y1, angle1) = track[a], track[min(a + 1, len(track) - 1)]
    part = place - a
    return between(x0, x1, part), between(y0, y1, part), between(angle0, angle1, part)
