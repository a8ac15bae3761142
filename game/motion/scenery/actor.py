"""Actors, the moving parts of the scenery: each has a time, a length, and a pose for every moment."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from game.motion.flight import Flight, Hold
from game.table.poses import Poses


@dataclass(frozen=True, slots=True, kw_only=True)
class Actor:
    """Begins at `at` seconds and comes to rest after `length`; then the picture is that of the state.

    What it carries is a flight that does not fly: it is withheld until the end, and heard like any other.
    """

    at: float
    length: float
    carried: Flight | None = None
    holds: tuple[Hold, ...] = ()  # what it withholds besides
    waits: ClassVar[bool] = False  # whether what happens next waits until it is at rest

    @property
    def ends(self) -> float:
        return self.at + self.length

    @property
    def heard(self) -> float:
        """The time at which what it carries is heard to land."""
        return self.ends

    @property
    def withheld(self) -> tuple[Hold, ...]:
        """What is not there yet until it ends."""
        carried = self.carried.hold if self.carried else None
        return self.holds if carried is None else (*self.holds, carried)

    def later(self, seconds: float) -> Self:
        """Return the same actor, so much later."""
        return replace(self, at=self.at + seconds)

    def follows(self, former: Actor) -> bool:
        """Return True if this one takes the place of another."""
        return False

    def after(self, former: Actor, now: float) -> Self:
        """Return the actor, beginning as the one whose place it takes stands at this moment."""
        return self

    def share(self, now: float) -> float:
        """Return the share of its time that has passed, 0 to 1."""
        return max(0.0, min(1.0, (now - self.at) / self.length))

    def pose(self, poses: Poses, now: float) -> None:
        """Add its pose at this moment; called from the moment it was added."""
        raise NotImplementedError
