"""The sounds around the table in a season: its ambience, and now and then a call or a drop in the mine."""

from __future__ import annotations

import random
from typing import NamedTuple

from game.sound.names import Air, Call

FADE = 2.5  # seconds from one season to the next


class Outside(NamedTuple):
    """The shortest and longest pause between two calls, and the weight of each call."""

    pause: tuple[float, float]
    calls: dict[Call, int]


CALLS = {
    Air.SPRING: Outside(
        (3.5, 10), {Call.TIT: 3, Call.FINCH: 3, Call.BLACKBIRD: 4, Call.CUCKOO: 1, Call.DRIP: 2}
    ),
    Air.SUMMER: Outside((8, 18), {Call.YELLOWHAMMER: 3, Call.BLACKBIRD: 1, Call.BEE: 2, Call.DRIP: 2}),
    Air.AUTUMN: Outside((8, 18), {Call.GUST: 4, Call.CROW: 2, Call.DRIP: 3}),
    Air.WINTER: Outside((12, 26), {Call.DRIP: 4, Call.CROW: 1}),
}


class Surroundings:
    """Fades from season to season, and says when something calls."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.air: Air | None = None
        self.gains = dict.fromkeys(Air, 0.0)
        self.wait = 0.0

    def turn(self, air: Air | None) -> None:
        """Change to the ambience of another season, or to none."""
        if air != self.air:
            self.air = air
            self.wait = self._pause() / 2

    def due(self, seconds: float) -> list[Call]:
        """Let time pass, and return the calls that are heard now."""
        for air, gain in self.gains.items():
            wanted = 1.0 if air is self.air else 0.0
            step = seconds / FADE
            self.gains[air] = min(wanted, gain + step) if wanted > gain else max(wanted, gain - step)
        self.wait -= seconds
        if self.air is None or self.wait > 0:
            return []
        self.wait = self._pause()
        calls = CALLS[self.air].calls
        return self.chance.choices(list(calls), list(calls.values()))

    def _pause(self) -> float:
        return 0.0 if self.air is None else self.chance.uniform(*CALLS[self.air].pause)
