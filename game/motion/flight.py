"""Pieces on their way: each flies from one place to another, and is missing at its goal until it lands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from math import dist
from typing import NamedTuple

from game.motion.poses import Path, Pose, between, eased, hop
from game.motion.scenery.actor import Actor
from game.motion.scenery.company import Company
from game.motion.sprites import draw_pieces
from game.rules.events import Event
from game.rules.state import GameState
from game.table.canvas import Canvas
from game.table.poses import Poses

DURATION = 0.42
ARC = 0.10  # how high a piece rises above the straight line, as a share of the way


@dataclass(frozen=True, slots=True)
class Hold:
    """Something not there yet while a piece flies: part of a count of a seat, or of a pool by colour.

    "stack" is the tokens of the tile that `owner` numbers, "plan" the fields a seat has laid last.
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
    start: tuple[float, float]
    end: tuple[float, float]
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
        if self.path is not None:
            return self.path(k)
        x, y = (between(a, b, eased(k)) for a, b in zip(self.start, self.end, strict=True))
        return Pose(x, y, height=ARC * dist(self.start, self.end) / self.side * hop(k))

    def place(self, now: float) -> tuple[float, float]:
        """Its centre on the table at a time."""
        return self.pose(now).spot

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


class Moment(NamedTuple):
    """A piece set off or landed just now."""

    flight: Flight
    landed: bool


class Motion:
    """Everything that is on its way now. With no time given to it, it is at rest at once."""

    def __init__(self) -> None:
        self.now = 0.0
        self.flights: list[Flight] = []
        self.company = Company()
        self.passed: list[Moment] = []
        self.speed = 1.0

    @property
    def _flying(self) -> list[Flight]:
        """Return the flights that have not landed yet."""
        return [flight for flight in self.flights if flight.heard > self.now]

    @property
    def moving(self) -> bool:
        return bool(self.flights) or self.company.waits

    def add(self, flights: Iterable[Flight], actors: Iterable[Actor] = ()) -> None:
        """Let pieces fly and scenery move; they start after the pieces that have not started yet."""
        if not self.flights and not self.company:
            self.now = 0.0
        wait = max(self.now, *(flight.at for flight in self.flights)) if self.flights else self.now
        self.flights += [replace(flight, at=flight.at + wait) for flight in flights]
        self.company.enter(actors, wait)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture changed."""
        if not self.flights and not self.company:
            return False
        before, self.now = self.now, self.now + seconds * self.speed
        self.passed += [
            Moment(flight, False) for flight in self.flights if before <= flight.at - flight.lead < self.now
        ]
        self.passed += [Moment(flight, True) for flight in self.flights if before < flight.heard <= self.now]
        self.flights = [flight for flight in self.flights if flight.gone > self.now]
        self.passed += [Moment(*passed) for passed in self.company.pass_by(before, self.now)]
        return True

    def take(self) -> list[Moment]:
        """Return what has set off and landed since the last call."""
        passed, self.passed = self.passed, []
        return passed

    def hurry(self) -> None:
        """Everything lands at once: what is drawn now is the state itself."""
        self.passed += [Moment(flight, True) for flight in [*self._flying, *self.company.leave()]]
        self.flights.clear()

    def skip(self) -> None:
        """As if everything had landed long ago."""
        self.flights.clear()
        self.company.leave()
        self.passed.clear()

    def shown(self, state: GameState) -> GameState:
        """The state to draw: without what is still in the air."""
        holds = [flight.hold for flight in self.flights if flight.hold is not None] + self.company.holds
        return withheld(state, holds) if holds else state

    @property
    def poses(self) -> Poses:
        """Return the poses of the scenery at this moment."""
        return self.company.poses(self.now)

    def draw(self, canvas: Canvas) -> None:
        """Draw the pieces that have started, or lay there before."""
        seen = (flight for flight in self.flights if flight.lies or flight.at <= self.now)
        draw_pieces(canvas, [(flight.sprite, flight.side, flight.pose(self.now)) for flight in seen])


def withheld(state: GameState, holds: Sequence[Hold]) -> GameState:
    """A copy to draw, without what the holds name; no count falls below 0."""
    copy = state.copy()
    for hold in holds:
        if hold.name in ("action", "reserve"):
            pools = getattr(copy, hold.name)
            pools[hold.owner] = _less(pools[hold.owner], hold)
            continue
        if hold.name == "stack":
            copy.stacks[hold.owner] = copy.stacks[hold.owner][: -hold.amount]
            continue
        seat = copy.seats[hold.owner]
        if hold.colour >= 0:
            setattr(seat, hold.name, _less(getattr(seat, hold.name), hold))
        elif hold.name == "score":
            seat.score -= hold.amount
        elif hold.name == "plan":
            seat.plan = seat.plan[: -hold.amount]
        else:
            setattr(seat, hold.name, max(0, getattr(seat, hold.name) - hold.amount))
    return copy


def _less(disks: tuple[int, int, int], hold: Hold) -> tuple[int, int, int]:
    counts = list(disks)
    counts[hold.colour] = max(0, counts[hold.colour] - hold.amount)
    return counts[0], counts[1], counts[2]
