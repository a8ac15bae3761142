"""All that is heard. Without a device, or before it is opened, nothing is, and nothing else changes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from game.sound.device import Clip, Device, NoDevice
from game.sound.larder import Larder
from game.sound.names import Air, Call, Effect, Name
from game.sound.surroundings import Surroundings
from game.sound.voices import Voices

AT_A_TIME = 4  # sounds that a frame takes over from the thread that makes them
NEARLY_SILENT = 0.004


class Levels(NamedTuple):
    """The volumes of effects and surroundings, 0 to 1."""

    effects: float = 1.0
    ambience: float = 1.0

    @classmethod
    def of(cls, effects: int, ambience: int) -> Levels:
        """From percent. An ear takes a quarter of the strength for half."""
        return cls((effects / 100) ** 2, (ambience / 100) ** 2)


class Sounds:
    """Is told what happens, and lets it be heard as time passes."""

    def __init__(self, seed: int | None = None) -> None:
        self.chance = random.Random(seed)
        self.voices, self.surroundings = Voices(self.chance), Surroundings(self.chance)
        self.levels = Levels()
        self.clips: dict[Name, list[Clip]] = {}
        self.device: Device | None = None
        self.larder: Larder | None = None
        self._opens_in = -1  # frames until the device is opened; below 0 it stays closed
        self._folder: Path | None = None
        self._last: dict[Name, Clip] = {}

    # -- the device ---------------------------------------------------------------------------------

    def open(self, folder: Path | None) -> None:
        """Let it be heard from now on. The window is drawn first; sounds are kept in the folder."""
        self._folder, self._opens_in = folder, 1

    @property
    def missing(self) -> bool:
        """Return whether there was no device to open."""
        return self._opens_in == 0 and self.device is None

    def _open(self) -> None:
        """Tried once: where there is no device, none is looked for again."""
        try:
            self.device = Device()
        except NoDevice:
            return
        self.larder = Larder(self._folder)
        self.larder.start()

    def close(self) -> None:
        """The window is closed."""
        if self.larder is not None:
            self.larder.close()
        self.device, self._opens_in = None, -1

    # -- what is to be heard ------------------------------------------------------------------------

    def play(self, effect: Effect, side: float = 0.0) -> None:
        """Something happens, at one side of the table: -1 to 1."""
        if self.device is not None and self.levels.effects > 0:
            self.voices.ask(effect, side)

    def update(self, seconds: float, levels: Levels, air: Air | None) -> None:
        """Time passes, at this strength, in the air of a season."""
        if self._opens_in > 0:
            self._opens_in -= 1
            if self._opens_in == 0:
                self._open()
        if self.device is None:
            return
        self._unpack(self.device)
        self._set(self.device, levels)
        for start in self.voices.due(seconds):
            self._start(self.device, start.name, levels.effects * start.gain, start.side)
        self.surroundings.turn(air)
        for call in self.surroundings.due(seconds):
            self._start(
                self.device, call, levels.ambience * self.chance.uniform(0.5, 1), self.chance.uniform(-1, 1)
            )
        self._blow(self.device)

    def _unpack(self, device: Device) -> None:
        """Take over some of what has been made since."""
        assert self.larder is not None
        for _ in range(AT_A_TIME):
            if self.larder.ready:
                jar = self.larder.ready.popleft()
                self.clips.setdefault(jar.name, []).append(device.clip(jar.pcm))

    def _set(self, device: Device, levels: Levels) -> None:
        if levels.effects == 0 and self.levels.effects > 0:
            self.voices.hush()
            device.hush()
        self.levels = levels

    def _start(self, device: Device, name: Effect | Call, gain: float, side: float) -> None:
        """One of its variants, but not the last one again."""
        known = self.clips.get(name, [])
        others = [clip for clip in known if clip is not self._last.get(name)] or known
        if others and gain > NEARLY_SILENT:
            clip = self._last[name] = self.chance.choice(others)
            device.play(clip, gain, min(1.0, 1 - side) ** 0.5, min(1.0, 1 + side) ** 0.5)

    def _blow(self, device: Device) -> None:
        """The air of the season, and what is left of the last one's."""
        for air in Air:
            if air in self.clips:
                gain = self.surroundings.gains[air] * self.levels.ambience
                device.level(air, self.clips[air][0], gain)
