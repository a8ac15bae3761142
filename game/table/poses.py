"""The scenery in motion: everything that is drawn in another way than the state alone says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.rules.terms import Field

Point = tuple[float, float]
MINE = frozenset({"pinge", "tunnel", "shaft"})
PropSpot = tuple[bool, int]
"""True in the Pinge, False in the Tunnel; and the index of the prop from the left."""


class Bucket(NamedTuple):
    """The bucket on its rope: its depth (0 at rest, 1 at the bottom), its load, the angle of its crank."""

    depth: float
    load: str = ""
    turn: float = 0.0


class Ripple(NamedTuple):
    """Water in motion: its height above the state's, the height of its waves (0 to 1), and their phase."""

    above: float
    waves: float
    phase: float


class Walker(NamedTuple):
    """A worker on the land: drawing, place of the feet, height, lean in degrees, opacity."""

    picture: str
    feet: Point
    height: float
    lean: float = 0.0
    alpha: int = 255


class MovingDrawing(NamedTuple):
    """Any other drawing that moves: centre, side, lean in degrees, opacity."""

    picture: str
    centre: Point
    side: float
    lean: float = 0.0
    alpha: int = 255


class WorkingTool(NamedTuple):
    """A tool or building at work before its place: its drawing, where it stands, what is seen with it.

    `full` is the size of its drawing at its largest; `tall` is its height against that of the place.
    """

    picture: str
    rect: pygame.Rect
    full: tuple[int, int]
    lean: float = 0.0
    tall: float = 1.0
    light: float = 0.0
    smoke: float | None = None  # how far it has risen
    struck: bool = False  # something has just been struck


@dataclass(slots=True)
class Poses:
    """Everything that is not at rest. Without any of it, the table is drawn as the state is."""

    bucket: Bucket | None = None
    ripple: Ripple | None = None
    caving: float | None = None  # the share of the Pinge that has come down
    props: dict[PropSpot, Point] = field(default_factory=dict)  # the distance from its place
    drawings: list[MovingDrawing] = field(default_factory=list)
    walkers: dict[str, Walker] = field(default_factory=dict)
    away: set[Field] = field(default_factory=set)  # fields whose worker has not come yet, or works elsewhere
    tools: list[WorkingTool] = field(default_factory=list)
    needle: float | None = None  # the place of the wheel's rim in the year, in steps
    scores: dict[int, float] = field(default_factory=dict)  # the distance of a seat's marker from its score
    snow: float | None = None  # seconds since it began to snow
    thick: float = 0.0  # how heavily it snows, 0 to 1

    @property
    def stirring(self) -> bool:
        """True if anything moves on the large board."""
        return self != STILL

    def loose(self, exhausted: bool) -> frozenset[str]:
        """Return the parts of the large board that move, and so are drawn anew for every frame."""
        pits = {in_pinge for in_pinge, _ in self.props}
        moving = {
            "shaft": self.bucket or (self.ripple and exhausted),
            "pinge": self.caving is not None or (self.ripple and not exhausted) or True in pits,
            "tunnel": False in pits,
        }
        return frozenset(part for part in moving if moving[part])


STILL = Poses()
