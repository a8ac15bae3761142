"""How the scenery stands while it moves: what is drawn otherwise than the state alone would have it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.terms import Field, Season

Point = tuple[float, float]
MINE = frozenset({"pinge", "tunnel", "shaft"})
PropSpot = tuple[bool, int]
"""In the Pinge or not, and the number of the prop from the left."""


class Bucket(NamedTuple):
    """The bucket on its rope: how deep it hangs (0 at rest, 1 at the bottom), what is in it, its crank."""

    depth: float
    load: str = ""
    turn: float = 0.0


class Ripple(NamedTuple):
    """Water that moves: how far above the state's height, how high its waves (0 to 1), and their phase."""

    above: float
    waves: float
    phase: float


class Walker(NamedTuple):
    """A worker on the land: its drawing, where it stands, how high it is, how it leans, how solid it is."""

    picture: str
    feet: Point
    height: float
    lean: float = 0.0
    alpha: int = 255


class MovingDrawing(NamedTuple):
    """A drawing that is moved about: its centre, its side, how it leans in degrees, how solid it is."""

    picture: str
    centre: Point
    side: float
    lean: float = 0.0
    alpha: int = 255


class Fade(NamedTuple):
    """The land on its way from one season to that of the picture: how much of the former is left."""

    former: Season
    left: float


@dataclass(slots=True)
class Poses:
    """Everything that is not at rest. Empty, the table is drawn as the state has it."""

    bucket: Bucket | None = None
    ripple: Ripple | None = None
    caving: float | None = None  # how much of the Pinge has come down
    props: dict[PropSpot, Point] = field(default_factory=dict)  # how far from its place
    drawings: list[MovingDrawing] = field(default_factory=list)
    walkers: dict[str, Walker] = field(default_factory=dict)
    away: set[Field] = field(default_factory=set)  # whose figure has not come to its field yet
    needle: float | None = None  # where in the year the wheel's rim stands, in steps
    scores: dict[int, float] = field(default_factory=dict)  # how far a seat's marker is from its score
    fade: Fade | None = None
    snow: float | None = None  # seconds for which snow has been falling
    thick: float = 0.0  # and how much of it there is, 0 to 1

    @property
    def stirring(self) -> bool:
        """Return whether anything moves on the large board."""
        return self != STILL

    def loose(self, exhausted: bool) -> frozenset[str]:
        """The parts of the large board that move, and so are drawn anew for every frame."""
        found = set()
        if self.bucket or (self.ripple and exhausted):
            found.add("shaft")
        if self.caving is not None or (self.ripple and not exhausted) or any(spot[0] for spot in self.props):
            found.add("pinge")
        if any(not spot[0] for spot in self.props):
            found.add("tunnel")
        return frozenset(found)


STILL = Poses()
