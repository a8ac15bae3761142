"""All actors at once, beside the pieces that fly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from game.motion.scenery.actor import Actor
from game.table.poses import STILL, Poses

if TYPE_CHECKING:
    from game.motion.flight import Flight, Hold


class Company:
    """The actors on the stage. Time is told by whoever moves the pieces."""

    def __init__(self) -> None:
        self.actors: list[Actor] = []

    def __bool__(self) -> bool:
        return bool(self.actors)

    @property
    def waits(self) -> bool:
        """Return whether the next events have to wait."""
        return any(actor.waits for actor in self.actors)

    @property
    def holds(self) -> list[Hold]:
        """Return what is carried, and so not where the state has it."""
        return [actor.hold for actor in self.actors if actor.hold is not None]

    def enter(self, actors: Iterable[Actor], wait: float) -> None:
        """Actors come in so much later than they were made for; who is there already goes on from there."""
        for new in [actor.later(wait) for actor in actors]:
            former = next((actor for actor in self.actors if new.follows(actor)), None)
            if former is not None:
                self.actors.remove(former)
            self.actors.append(new if former is None else new.after(former, wait))

    def pass_by(self, before: float, now: float) -> Iterator[tuple[Flight, bool]]:
        """Let actors at rest leave; yield what was lifted or set down meanwhile."""
        for actor in self.actors:
            if actor.carried and before <= actor.at < now:
                yield actor.carried, False
            if actor.carried and actor.ends <= now:
                yield actor.carried, True
        self.actors = [actor for actor in self.actors if actor.ends > now]

    def leave(self) -> list[Flight]:
        """Everybody leaves at once; what was being carried."""
        carried = [actor.carried for actor in self.actors if actor.carried]
        self.actors.clear()
        return carried

    def poses(self, now: float) -> Poses:
        """Return the poses of everything at this moment."""
        if not self.actors:
            return STILL
        poses = Poses()
        for actor in self.actors:
            actor.pose(poses, now)
        return poses
