"""Voice allocation: of many similar sounds a few are heard, one after another, each a little softer."""

from __future__ import annotations

import random
from typing import NamedTuple

from game.sound.names import SoundEffect

GAP = 0.055  # seconds between the onsets of two similar sounds; longer in a crowd
GAPS: dict[SoundEffect, float] = {
    SoundEffect.COAL: 0.09,
    SoundEffect.WATER: 0.13,
    SoundEffect.FOOD: 0.09,
    SoundEffect.WOOD: 0.09,
    SoundEffect.THALER: 0.08,
    SoundEffect.PICK: 0.16,
    SoundEffect.POINT: 0.11,
    SoundEffect.HAMMER: 0.28,
    SoundEffect.POUR: 0.30,
    SoundEffect.PAPER: 0.30,
    SoundEffect.WINDLASS: 0.45,
    SoundEffect.REFUSED: 0.25,
    SoundEffect.TURN: 1.0,
    SoundEffect.END: 3.0,
    SoundEffect.WIN: 3.0,
    SoundEffect.LOSS: 3.0,
    SoundEffect.FARMING: 1.0,
    SoundEffect.BUILDING: 1.0,
    SoundEffect.MINING: 1.0,
    SoundEffect.BLACK: 1.0,
    SoundEffect.CAVE_IN: 3.0,
    SoundEffect.LEASE_PAID: 1.2,
    SoundEffect.LEASE_FAILED: 1.2,
    SoundEffect.SECTION: 1.0,
    SoundEffect.FIRST_IRON: 1.2,
    SoundEffect.TO_SPRING: 2.0,
    SoundEffect.TO_SUMMER: 2.0,
    SoundEffect.TO_AUTUMN: 2.0,
    SoundEffect.TO_WINTER: 2.0,
}
LATE = 0.32  # seconds after which a waiting sound is dropped
CALM = 0.6  # seconds in which a crowd of sounds is halved
CROWDED = 0.25  # the share by which the gap grows with each sound of a crowd
SOFTER = 0.75  # the factor of the gain for each sound of a crowd
LEAST = 0.40
ROOM = 0.9  # the gains that may sound together, so that the mixer need not cut
EASES, LASTS = 0.02, 0.4  # seconds in which half of a knock has died away, and of a moment
CLOSE = 0.35  # the gains of knocks beside which another one waits for a frame or two
MOMENT = 1.0  # seconds of the gap from which on a sound is a moment


class Onset(NamedTuple):
    """A sound that begins now: its gain, and its side from -1 (left) to 1 (right)."""

    name: SoundEffect
    gain: float
    side: float


class Voices:
    """The sounds that are waiting to begin."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.now = 0.0
        self.asked: list[tuple[float, SoundEffect, float]] = []
        self.free: dict[SoundEffect, float] = {}  # the time from which the next similar sound may begin
        self.crowd: dict[SoundEffect, float] = {}  # the number that have begun lately
        self.sounding = self.lasting = 0.0  # the gains of all that has begun lately, of knocks and of moments

    def ask(self, name: SoundEffect, side: float = 0.0) -> None:
        """Have an effect played as soon as possible."""
        self.asked.append((self.now, name, side))

    def due(self, seconds: float) -> list[Onset]:
        """Let time pass, and return the sounds that begin now."""
        self.now += seconds
        fading = 0.5 ** (seconds / CALM)
        self.crowd = {name: size * fading for name, size in self.crowd.items()}
        self.sounding *= 0.5 ** (seconds / EASES)
        self.lasting *= 0.5 ** (seconds / LASTS)
        waiting, self.asked = self.asked, []
        begun = []
        for since, name, side in waiting:
            if self.now - since > LATE:
                continue
            if self.now < self.free.get(name, 0.0) or self.sounding > CLOSE:
                self.asked.append((since, name, side))
            else:
                begun.append(self._begin(name, side))
        return begun

    def _begin(self, name: SoundEffect, side: float) -> Onset:
        crowd = self.crowd.get(name, 0.0)
        self.crowd[name] = crowd + 1
        gap = GAPS.get(name, GAP) * (1 + CROWDED * crowd)
        self.free[name] = self.now + gap * self.chance.uniform(0.8, 1.3)
        gain = max(LEAST, SOFTER**crowd) * self.chance.uniform(0.86, 1.0)
        gain = max(LEAST * gain, min(gain, ROOM - self.sounding - self.lasting))
        if gap < MOMENT:
            self.sounding += gain
        else:
            self.lasting += gain
        return Onset(name, gain, max(-1.0, min(1.0, side + self.chance.uniform(-0.06, 0.06))))

    def hush(self) -> None:
        """Drop all sounds that are waiting."""
        self.asked.clear()
