"""Voice allocation: of many alike sounds a few are heard, one after another, each a little softer."""

from __future__ import annotations

import random
from typing import NamedTuple

from game.sound.names import Effect

GAP = 0.055  # seconds between the beginnings of two alike sounds, and longer in a crowd
GAPS: dict[Effect, float] = {
    Effect.COAL: 0.09,
    Effect.WATER: 0.13,
    Effect.FOOD: 0.09,
    Effect.WOOD: 0.09,
    Effect.THALER: 0.08,
    Effect.PICK: 0.16,
    Effect.POINT: 0.11,
    Effect.HAMMER: 0.28,
    Effect.POUR: 0.30,
    Effect.PAPER: 0.30,
    Effect.WINDLASS: 0.45,
    Effect.REFUSED: 0.25,
    Effect.TURN: 1.0,
    Effect.END: 3.0,
}
LATE = 0.32  # seconds after which what could not be heard yet is not heard any more
CALM = 0.6  # seconds until a crowd of sounds is forgotten
CROWDED = 0.25  # of a gap, for each of a crowd
SOFTER = 0.75  # of the strength, for each of a crowd
LEAST = 0.40


class Onset(NamedTuple):
    """A sound that begins now: how strong, and from which side, -1 to 1."""

    name: Effect
    gain: float
    side: float


class Voices:
    """The sounds that were asked for and have not begun yet."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.now = 0.0
        self.asked: list[tuple[float, Effect, float]] = []
        self.free: dict[Effect, float] = {}  # when the next alike sound may begin
        self.crowd: dict[Effect, float] = {}  # how many have begun lately

    def ask(self, name: Effect, side: float = 0.0) -> None:
        """Something is to be heard as soon as it can."""
        self.asked.append((self.now, name, side))

    def due(self, seconds: float) -> list[Onset]:
        """Time passes: what begins now."""
        self.now += seconds
        fading = 0.5 ** (seconds / CALM)
        self.crowd = {name: size * fading for name, size in self.crowd.items()}
        waiting = [one for one in self.asked if self.now - one[0] <= LATE]
        self.asked, begun = [], []
        for one in waiting:
            if self.now < self.free.get(one[1], 0.0):
                self.asked.append(one)
            else:
                begun.append(self._begin(one[1], one[2]))
        return begun

    def _begin(self, name: Effect, side: float) -> Onset:
        crowd = self.crowd.get(name, 0.0)
        self.crowd[name] = crowd + 1
        gap = GAPS.get(name, GAP) * (1 + CROWDED * crowd)
        self.free[name] = self.now + gap * self.chance.uniform(0.8, 1.3)
        gain = max(LEAST, SOFTER**crowd) * self.chance.uniform(0.86, 1.0)
        return Onset(name, gain, max(-1.0, min(1.0, side + self.chance.uniform(-0.06, 0.06))))

    def hush(self) -> None:
        """Nothing is waited for any more."""
        self.asked.clear()
