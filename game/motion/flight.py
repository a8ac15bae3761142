"""Pieces on their way: each flies from one place to another, and is missing at its goal until it lands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import dist

from game.motion.paths import Path, Pose, glide
from game.rules.events import Event
from game.rules.state import GameState
from game.table.poses import Point

DURATION = 0.42
ARC = 0.10  # how high a piece rises above the straight line, as a share of the way


@dataclass(frozen=True, slots=True)
class Hold:
    """Something not there yet while a piece flies: part of a count of a seat, or of a pool by colour.

    "stack" is the tokens of the tile that `owner` numbers, "plan" the fields a seat has laid last,
    "ability" the ability that `amount` numbers.
    """

    name: str
    owner: int
    amount: int = 1
    colour: int = -1


@dataclass(frozen=True, slots=True)
class Flight:
    """A drawing of assets/ that flies from start to end (centres, in pixels) beginning at `at` seconds.

    `event` is what it shows; flights that look alike are equal.
    """

    sprite: str
    side: int
    start: Point
    end: Point
    at: float
    hold: Hold | None = None
    duration: float = DURATION
    lead: float = 0.0  # seconds before it sets off at which it is heard to
    rest: float = 0.0  # seconds it lies at its goal before the state takes over: its like are still flying
    touch: float = 1.0  # the share of its time after which it is heard to land; the rest it settles
    quiet: bool = False  # nobody hears it: it only makes room
    lies: bool = False  # it was there before, and is seen where it lies until it sets off
    path: Path | None = field(default=None, compare=False)
    event: Event | None = field(default=None, compare=False)

    def pose(self, now: float) -> Pose:
        """Return its pose at a time; before the start and after the landing it lies still."""
        k = max(0.0, min(1.0, (now - self.at) / self.duration))
        path = self.path or glide(self.start, self.end, ARC * dist(self.start, self.end) / self.side)
        return path(k)

    @property
    def begins(self) -> float:
        """The time at which it is heard to set off."""
        return self.at - self.lead

    @property
    def lands(self) -> float:
        return self.at + self.duration

    @property
    def heard(self) -> float:
        """The time at which it touches what it lands on."""
        return self.at + self.duration * self.touch

    @property
    def gone(self) -> float:
        """The time from which the state draws it instead."""
        return self.lands + self.rest


def late(flights: Iterable[Flight], seconds: float) -> Iterator[Flight]:
    """Yield the flights so much later, heard to set off when they would have; quiet ones as they are."""
    for flight in flights:
        yield flight if flight.quiet else replace(flight, at=flight.at + seconds, lead=seconds)


def hastened(flights: Iterable[Flight], pace: float) -> list[Flight]:
    """Return the flights in `pace` times the time, if that is less; what they wait for takes as long."""
    if pace >= 1:
        return list(flights)
    return [
        replace(f, at=f.begins * pace + f.lead, duration=f.duration * pace, rest=f.rest * pace)
        for f in flights
    ]


def withheld(state: GameState, holds: Sequence[Hold]) -> GameState:
    """Return a copy of the state to draw, without what the holds name; no count falls below 0."""
    copy = state.copy()
    for hold in holds:
        _withhold(copy, hold)
    return copy


def _withhold(state: GameState, hold: Hold) -> None:
    if hold.name in ("action", "reserve"):
        pools = getattr(state, hold.name)
        pools[hold.owner] = _less(pools[hold.owner], hold)
        return
    if hold.name == "stack":
        state.stacks[hold.owner] = state.stacks[hold.owner][: -hold.amount]
        return
    seat = state.seats[hold.owner]
    if hold.colour >= 0:
        setattr(seat, hold.name, _less(getattr(seat, hold.name), hold))
    elif hold.name == "score":
        seat.score -= hold.amount
    elif hold.name == "ability":
        seat.abilities &= ~(1 << hold.amount)
    elif hold.name == "plan":
        seat.plan = seat.plan[: -hold.amount]
    else:
        setattr(seat, hold.name, max(0, getattr(seat, hold.name) - hold.amount))


def _less(disks: tuple[int, int, int], hold: Hold) -> tuple[int, int, int]:
    counts = list(disks)
    counts[hold.colour] = max(0, counts[hold.colour] - hold.amount)
    return counts[0], counts[1], counts[2]
