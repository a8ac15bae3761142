"""Water that rises or falls smoothly, and ripples meanwhile."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin
from typing import ClassVar

from game.motion.scenery.actor import Actor
from game.motion.scenery.tempo import eased
from game.table.poses import Poses, Ripple


@dataclass(frozen=True, slots=True, kw_only=True)
class Level(Actor):
    """The surface comes from so much above (or below) what the state says.

    What drips in is withheld until it lands, what drains is gone at once: `early` keeps it until then.
    """

    above: float
    early: bool = False
    waits: ClassVar[bool] = False

    def pose(self, poses: Poses, now: float) -> None:
        if now < self.at and not self.early:
            return
        k = self.share(now)
        before = poses.ripple or Ripple(0.0, 0.0, now)
        above = before.above + self.above * (1 - eased(k / 0.6))
        poses.ripple = Ripple(above, max(before.waves, sin(pi * k) * (1 - 0.5 * k)), now)
