"""Actors of the mine: the bucket on its rope, the barrow, props, the Pinge itself, its water."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, radians, sin
from typing import ClassVar

import pygame

from game.motion.flight import Flight
from game.motion.paths import along, between, eased
from game.motion.scenery.actor import Actor
from game.table.poses import Bucket, MovingDrawing, Point, Poses, PropSpot, Ripple

DOWN, FILLED = 0.42, 0.5  # shares of a ride: down at the bottom, full and on the way up
ROUNDS = 3.0  # turns of the windlass from the top to the bottom


@dataclass(frozen=True, slots=True, kw_only=True)
class Ride(Actor):
    """The bucket goes down empty and comes up with coal or water."""

    load: str
    waits: ClassVar[bool] = True

    def pose(self, poses: Poses, now: float) -> None:
        if now < self.at:
            return
        k = self.share(now)
        depth = eased(k / DOWN) if k < DOWN else 1 - eased((k - FILLED) / (1 - FILLED))
        poses.bucket = Bucket(min(1.0, depth), self.load if k >= FILLED else "", depth * ROUNDS * 2 * pi)


BLOWS = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Loosening(Actor):
    """Coal shakes under the blows of the pick before it breaks loose."""

    spot: Point
    side: float

    def pose(self, poses: Poses, now: float) -> None:
        since = self.share(now) * BLOWS % 1.0
        shake = sin(since * 5 * pi) * (1 - since) * self.side * 0.07 if now >= self.at else 0.0
        poses.drawings.append(MovingDrawing("coal", (self.spot[0] + shake, self.spot[1]), self.side))


FALLEN, ROLLED = 0.28, 0.86  # shares of the time: the coal lies in the barrow, the barrow is at the shaft
TIPPED = -24.0  # degrees


@dataclass(frozen=True, slots=True, kw_only=True)
class BarrowPush(Actor):
    """Coal falls into the barrow, which is pushed to the shaft and tipped there."""

    carried: Flight
    side: float  # of the coal
    shaft: float  # how far to the left the barrow is pushed
    waits: ClassVar[bool] = True

    def pose(self, poses: Poses, now: float) -> None:
        if now < self.at:
            poses.drawings.append(MovingDrawing("coal", self.carried.start, self.side))
            return
        k = self.share(now)
        x, _ = middle = self.middle(now)
        on_top = (x, middle[1] - self.size * 0.2)
        coal = self._coal(k, on_top)
        tip = TIPPED * eased((k - ROLLED) / (1 - ROLLED) * 2) if k > ROLLED else 0.0
        poses.drawings.append(MovingDrawing("coal", coal, self.side * (1 - 0.3 * eased(k / FALLEN))))
        poses.drawings.append(MovingDrawing("barrow", middle, self.size, tip))

    @property
    def size(self) -> float:
        """The side of the barrow."""
        return self.side * 1.6

    def middle(self, now: float) -> Point:
        """Return the middle of the barrow."""
        return self.barrow(now), self.carried.start[1] + self.side * 0.5 - self.size * 0.3

    def emptied(self, alpha: int) -> MovingDrawing:
        """The barrow once it has been tipped: it stands until whoever pushed it has gone."""
        return MovingDrawing("barrow", self.middle(self.ends), self.size, alpha=alpha)

    def barrow(self, now: float) -> float:
        """Return the x of the barrow's middle."""
        way = eased((self.share(now) - FALLEN) / (ROLLED - FALLEN))
        return between(self.carried.start[0], self.shaft, way)

    def _coal(self, k: float, on_top: Point) -> Point:
        if k < FALLEN:
            fall = (k / FALLEN) ** 2
            x, y = along(self.carried.start, on_top, fall)
            return x, y - 4 * fall * (1 - fall) * self.side
        if k < ROLLED:
            jolt = abs(sin(k * 40)) * self.side * 0.04
            return on_top[0], on_top[1] - jolt
        drop, (x, y) = (k - ROLLED) / (1 - ROLLED), self.carried.end
        return between(on_top[0], x, drop), between(on_top[1], y, drop * drop)


STROKES = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Hammering(Actor):
    """A prop is driven in: stroke by stroke it sinks to its place, and shakes."""

    prop: PropSpot
    high: float  # how far it sinks, in pixels

    def pose(self, poses: Poses, now: float) -> None:
        if now < self.at:
            return
        k = self.share(now)
        struck = int(k * STROKES) / STROKES
        since = k * STROKES % 1.0
        shake = sin(since * 6 * pi) * (1 - since) * (1 - k)
        poses.props[self.prop] = (shake * self.high * 0.35, -self.high * (1 - struck) * (1 - k))


TOPPLE, NEXT = 0.3, 0.12  # shares of the time in which a prop gives way, and until the next one does
OVER = 84.0  # degrees


@dataclass(frozen=True, slots=True, kw_only=True)
class CaveIn(Actor):
    """The Pinge comes down, and its props with it."""

    props: tuple[pygame.Rect, ...] = ()

    def pose(self, poses: Poses, now: float) -> None:
        k = self.share(now)
        poses.caving = k
        for i, prop in enumerate(self.props):
            gives = (k - (i + 0.5) * NEXT) / TOPPLE
            if gives < 1:
                poses.drawings.append(_toppling(prop, max(0.0, gives), 1 if i % 2 else -1))


def _toppling(prop: pygame.Rect, k: float, side: int) -> MovingDrawing:
    """Return a prop that turns over its foot and slips down."""
    lean = OVER * k * k
    x = prop.centerx + side * sin(radians(lean)) * prop.height / 2
    y = prop.bottom - cos(radians(lean)) * prop.height / 2 + 0.25 * k * k * prop.height
    return MovingDrawing("prop", (x, y), prop.height, -side * lean)


@dataclass(frozen=True, slots=True, kw_only=True)
class WaterLevel(Actor):
    """The surface comes from so much above (or below) what the state says.

    What drips in is withheld until it lands, what drains is gone at once: `early` keeps it until then.
    """

    above: float
    early: bool = False

    def pose(self, poses: Poses, now: float) -> None:
        if now < self.at and not self.early:
            return
        k = self.share(now)
        before = poses.ripple or Ripple(0.0, 0.0, now)
        above = before.above + self.above * (1 - eased(k / 0.6))
        poses.ripple = Ripple(above, max(before.waves, sin(pi * k) * (1 - 0.5 * k)), now)
