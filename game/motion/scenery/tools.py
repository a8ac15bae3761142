"""Tools and buildings that work when their development counts: how each moves, by development."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import NamedTuple, Self

import pygame

from game.motion.paths import eased
from game.motion.scenery.actor import Actor
from game.motion.vignettes.vignette import between_rects
from game.rules.ids import NoId, TileId
from game.table.poses import Poses, WorkingTool

LENGTH = 0.6  # seconds
UP, DOWN = 0.18, 0.8  # shares of it: the tool is before its place; it goes back
OPEN = 0.25, 0.78  # the shares between which a drawing of another state is shown
STEADY, BRIGHT = 0.75, 1.0  # the light behind a tool, and behind one that burns or shines


class Stroke(NamedTuple):
    """How far a tool is from its place, in its heights, its lean in degrees, how tall it is."""

    x: float = 0.0
    y: float = 0.0
    lean: float = 0.0
    tall: float = 1.0
    struck: bool = False


Way = Callable[[float], Stroke]
"""From a share of the time it is at work to a stroke; at 0 and 1 it rests."""


def striking(k: float) -> Stroke:
    """It is raised and struck down, twice."""
    round_ = 2 * k % 1.0
    up = sin(round_ / 0.6 * pi / 2) if round_ < 0.6 else cos((round_ - 0.6) / 0.4 * pi / 2) ** 2
    return Stroke(0.0, -0.12 * up, 33 * up, struck=round_ > 0.8)


def rolling(k: float) -> Stroke:
    """It rolls on and back, jolting over the stones."""
    return Stroke(0.3 * sin(2 * pi * k), -0.04 * abs(sin(7 * pi * k)), 3 * sin(8 * pi * k))


def swinging(k: float) -> Stroke:
    """It swings, and comes to rest."""
    swing = sin(4 * pi * k) * (1.2 - k)
    return Stroke(0.06 * swing, -0.04 * abs(swing), 15 * swing)


def stepping(k: float) -> Stroke:
    """Somebody goes a few steps and comes back."""
    return Stroke(0.2 * sin(2 * pi * k), -0.07 * abs(sin(4 * pi * k)), 6 * sin(4 * pi * k))


def stirring(k: float) -> Stroke:
    """A building stretches and settles."""
    return Stroke(tall=1 + 0.1 * sin(3 * pi * k) * (1 - 0.5 * k))


def turning(k: float) -> Stroke:
    """It trembles as something in it turns."""
    return Stroke(0.0, -0.02 * abs(sin(8 * pi * k)), 3 * sin(8 * pi * k))


def hammering(k: float) -> Stroke:
    """It is struck three times, and gives way a little."""
    since = 3 * k % 1.0
    return Stroke(tall=1 - 0.05 * (1 - since), struck=0.05 < since < 0.45)


def hopping(k: float) -> Stroke:
    """It is thrown up and falls down, twice."""
    return Stroke(0.0, -0.16 * abs(sin(2 * pi * k)), 6 * sin(4 * pi * k), struck=0.46 < k < 0.56)


def shining(k: float) -> Stroke:
    """It hardly moves."""
    return Stroke(0.0, 0.015 * sin(10 * pi * k), 3 * sin(6 * pi * k))


class Work(NamedTuple):
    """The work of a development: its way, and what is seen with it."""

    way: Way = stirring
    light: float = STEADY
    smokes: bool = False
    others: tuple[str, ...] = ()  # drawings that are shown by turns while it is at work


WORKS: dict[TileId | NoId, Work] = {
    "10E": Work(),
    "11": Work(swinging),
    "12": Work(others=("working_12",)),
    "13": Work(striking),
    "14": Work(swinging),
    "15": Work(light=BRIGHT, smokes=True),
    "16": Work(swinging),
    "17": Work(striking),
    "18": Work(swinging),
    "19": Work(stepping),
    "21": Work(swinging),
    "22": Work(rolling),
    "23": Work(swinging),
    "24": Work(),
    "25": Work(turning),
    "26": Work(smokes=True),
    "27": Work(stepping),
    "28": Work(stepping),
    "29": Work(hopping),
    "30E": Work(stepping),
    "31": Work(hopping),
    "32": Work(shining, light=BRIGHT),
    "33": Work(striking),
    "34": Work(hopping),
    "35": Work(turning, others=("working_35_1", "working_35_2")),
    "36": Work(),
    "37": Work(turning),
    "38": Work(light=BRIGHT),
    "40E": Work(hammering, light=BRIGHT),
    "41": Work(stepping),
    "42": Work(rolling),
    "43": Work(rolling),
    "44": Work(rolling),
    "45": Work(),
    "46": Work(stepping),
    "47": Work(swinging),
    "51": Work(rolling),
    "52": Work(turning),
    "53": Work(light=BRIGHT),
    "54": Work(turning),
    "55": Work(rolling),
}
"""The work of every development; one that another ruleset adds stirs."""
TURNS = 5  # changes between the drawings of one at work


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolAtWork(Actor):
    """The tool of a development comes out of its `place` to `room`, works, and goes back."""

    tile: TileId | NoId
    picture: str
    place: pygame.Rect
    room: pygame.Rect
    side: int = 1  # to which side it begins to move: 1 or -1

    @property
    def work(self) -> Work:
        """How it works."""
        return WORKS.get(self.tile, Work())

    def pose(self, poses: Poses, now: float) -> None:
        if not self.at <= now < self.ends:
            return
        k = self.share(now)
        up = eased(k / UP) if k < UP else 1 - eased((k - DOWN) / (1 - DOWN))
        busy = max(0.0, min(1.0, (k - UP / 2) / (DOWN - UP / 2)))
        work, stroke, high = self.work, self.work.way(busy), self.room.height
        rect = between_rects(self.place, self.room, up)
        rect.move_ip(round(self.side * stroke.x * high), round(stroke.y * high))
        poses.tools.append(
            WorkingTool(
                self._drawing(k), rect, self.room.size, self.side * stroke.lean, stroke.tall,
                work.light * up, busy if work.smokes else None, stroke.struck and 0 < busy < 1,
            )
        )  # fmt: skip

    def _drawing(self, k: float) -> str:
        """Return its drawing at a share of its time."""
        others = self.work.others
        if not others or not OPEN[0] < k < OPEN[1]:
            return self.picture
        return others[int((k - OPEN[0]) * TURNS / (OPEN[1] - OPEN[0])) % len(others)]

    def follows(self, former: Actor) -> bool:
        """Return True if the same tool is still at work."""
        same = isinstance(former, ToolAtWork) and (former.tile, former.place) == (self.tile, self.place)
        return same and self.at < former.ends

    def after(self, former: Actor, now: float) -> Self:
        """Return the one that is at work already."""
        assert isinstance(former, type(self))
        return former
