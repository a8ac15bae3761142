"""A pit that comes down, seen from the side: stones fall into it, and its props break and are buried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, pi, sin
from random import Random

import pygame
import pymunk

from game.motion.paths import between
from game.motion.physics.tracks import STEP, Track, polygon, simulated
from game.table.poses import Point

STONES, SIDES = 40, (0.066, 0.09, 0.118)  # how many, and their sides by the width of the pit
PIT = ((0.0, 0.0), (0.055, 0.6), (0.2, 0.93), (0.5, 0.97), (0.8, 0.93), (0.945, 0.6), (1.0, 0.0))
"""The outline of the pit's drawing, from its upper left corner, as shares of its width and height."""
LASTS, POURS = 1.35, 0.62  # seconds of all of it, and until the last stone comes
GRAVITY = 2.6  # heights of the pit per second, each second
GIVES = (0.16, 0.3)  # seconds until the first prop breaks, and until the next does


@dataclass(frozen=True)
class Piece:
    """A stone (its kind by size) or a prop (-1): its side, and the place it is at from when on."""

    kind: int
    side: float
    track: Track
    begins: int

    def at(self, seconds: float) -> tuple[float, float, float] | None:
        """Return its place and angle after so many seconds; None before it comes."""
        step = seconds / STEP - self.begins
        if step < 0:
            return None
        number = min(len(self.track) - 1, int(step))
        after = self.track[min(len(self.track) - 1, number + 1)]
        part = min(1.0, step - number)
        x, y, angle = (between(a, b, part) for a, b in zip(self.track[number], after, strict=True))
        return x, y, angle


def collapse(pit: pygame.Rect, props: Sequence[pygame.Rect], luck: Random) -> list[Piece]:
    """Return everything that comes down in a pit with these props, simulated once."""
    space = pymunk.Space()
    space.gravity, space.damping = (0, GRAVITY * pit.height), 0.92
    for a, b in pairwise(PIT):
        wall = pymunk.Segment(space.static_body, _in(pit, a), _in(pit, b), 2)
        wall.elasticity, wall.friction = 0.2, 0.9
        space.add(wall)
    kinds = [luck.randrange(len(SIDES)) for _ in range(STONES)]
    bodies = [_stone(pit, i, SIDES[kind] * pit.width, luck) for i, kind in enumerate(kinds)]
    bodies += [_prop(rect, luck) for rect in props]
    begins = [round(POURS * i / STONES / STEP) for i in range(STONES)]
    begins += [round((GIVES[0] + GIVES[1] * i) / STEP) for i in range(len(props))]
    lasts = round(LASTS / STEP)
    tracks = simulated(
        space, bodies, begins, lasts, lasts, let_go=lambda n: space.add(bodies[n], *bodies[n].shapes)
    )
    found = [
        Piece(kind, SIDES[kind] * pit.width, track, at)
        for kind, track, at in zip(kinds, tracks, begins, strict=False)
    ]
    broken = zip(props, tracks[STONES:], begins[STONES:], strict=True)
    return found + [Piece(-1, rect.height, track, at) for rect, track, at in broken]


def _in(pit: pygame.Rect, share: Point) -> Point:
    return pit.left + share[0] * pit.width, pit.top + share[1] * pit.height


def _stone(pit: pygame.Rect, number: int, side: float, luck: Random) -> pymunk.Body:
    """Return a stone that breaks out of the edge of the pit, those at the walls first."""
    corners = []
    for k in range(6):
        radius = side * luck.uniform(0.36, 0.46)
        corners.append((radius * cos(k * pi / 3), radius * sin(k * pi / 3)))
    body = polygon(corners, 0.15, 0.9)
    inward = 0.06 + 0.44 * number / STONES * luck.random()
    x = inward if luck.random() < 0.5 else 1 - inward
    body.position = _in(pit, (x, -luck.uniform(0.1, 0.3)))
    body.velocity = (luck.uniform(-0.3, 0.3) * pit.width * 0.4, luck.uniform(0.4, 0.9) * pit.height)
    body.angular_velocity = luck.uniform(-7, 7)
    return body


def _prop(rect: pygame.Rect, luck: Random) -> pymunk.Body:
    """Return a prop that stands where it stood, and begins to fall over."""
    wide, high = rect.width / 2, rect.height / 2
    body = polygon([(-wide, -high), (wide, -high), (wide, high), (-wide, high)], 0.1, 0.7)
    body.position = rect.center
    body.angular_velocity = luck.choice((-1, 1)) * luck.uniform(1.2, 2.4)
    return body
