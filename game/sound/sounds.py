"""Plays effects, surroundings and music. Without a device, or before it is opened, it is silent."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from game.sound.device import Clip, Device, NoDevice
from game.sound.maker import SoundMaker
from game.sound.music.player import Music
from game.sound.names import Air, Call, Name, SoundEffect
from game.sound.score import Tune
from game.sound.surroundings import Surroundings
from game.sound.voices import Voices

AT_A_TIME = 4  # sounds that a frame takes from the thread that makes them
NEARLY_SILENT = 0.004


class Levels(NamedTuple):
    """The volumes of effects, surroundings and music, 0 to 1."""

    effects: float = 1.0
    ambience: float = 1.0
    music: float = 0.0

    @classmethod
    def of(cls, effects: int, ambience: int, music: int = 0) -> Levels:
        """Make levels from percents. To the ear, a quarter of the strength is half."""
        return cls((effects / 100) ** 2, (ambience / 100) ** 2, (music / 100) ** 2)


class Sounds:
    """Takes the effects to be played, and plays them and the surroundings as time passes."""

    def __init__(self, seed: int | None = None) -> None:
        self.chance = random.Random(seed)
        self.voices, self.surroundings = Voices(self.chance), Surroundings(self.chance)
        self.music = Music(self.chance)
        self.levels = Levels()
        self.clips: dict[Name, list[Clip]] = {}
        self.device: Device | None = None
        self.maker: SoundMaker | None = None
        self._opens_in = -1  # frames until the device is opened; below 0 it stays closed
        self._folder: Path | None = None
        self._last: dict[Name, Clip] = {}

    # -- the device ---------------------------------------------------------------------------------

    def open(self, folder: Path | None) -> None:
        """Open the device after the next frame, as the window comes first; `folder` caches sounds."""
        self._folder = self.music.folder = folder
        self._opens_in = 1

    @property
    def missing(self) -> bool:
        """True if there was no device to open."""
        return self._opens_in == 0 and self.device is None

    def _open(self) -> None:
        """Open the device; where there is none, this is not tried again."""
        try:
            self.device = Device()
        except NoDevice:
            return
        self.maker = SoundMaker(self._folder)
        self.maker.start()

    def close(self) -> None:
        """Close the device, with the window."""
        if self.maker is not None:
            self.maker.close()
        self.music.close()
        self.device, self._opens_in = None, -1

    # -- playing ------------------------------------------------------------------------------------

    def play(self, effect: SoundEffect, side: float = 0.0) -> None:
        """Play an effect as soon as it can be heard; `side` is from -1 (left) to 1 (right)."""
        if self.device is not None and self.levels.effects > 0:
            self.voices.ask(effect, side)

    def update(self, seconds: float, levels: Levels, air: Air | None, tune: Tune | None = None) -> None:
        """Let time pass, with these volumes, the ambience of a season, and the music to be heard."""
        if self._opens_in > 0:
            self._opens_in -= 1
            if self._opens_in == 0:
                self._open()
        if self.device is None:
            return
        self._unpack(self.device)
        self._set(self.device, levels)
        for onset in self.voices.due(seconds):
            self._start(self.device, onset.name, levels.effects * onset.gain, onset.side)
        self.surroundings.turn(air)
        for call in self.surroundings.due(seconds):
            gain, side = levels.ambience * self.chance.uniform(0.5, 1), self.chance.uniform(-1, 1)
            self._start(self.device, call, gain, side)
        self._set_loops(self.device)
        self.music.update(seconds, self.device, levels.music, tune)

    def _unpack(self, device: Device) -> None:
        """Take some of the sounds that have been made since."""
        assert self.maker is not None
        for _ in range(AT_A_TIME):
            if self.maker.ready:
                sound = self.maker.ready.popleft()
                self.clips.setdefault(sound.name, []).append(device.clip(sound.pcm))

    def _set(self, device: Device, levels: Levels) -> None:
        if levels.effects == 0 and self.levels.effects > 0:
            self.voices.hush()
            device.hush()
        self.levels = levels

    def _start(self, device: Device, name: SoundEffect | Call, gain: float, side: float) -> None:
        """Play a variant of a sound, but not the same as the last time."""
        known = self.clips.get(name, [])
        others = [clip for clip in known if clip is not self._last.get(name)] or known
        if others and gain > NEARLY_SILENT:
            clip = self._last[name] = self.chance.choice(others)
            device.play(clip, gain, min(1.0, 1 - side) ** 0.5, min(1.0, 1 + side) ** 0.5)

    def _set_loops(self, device: Device) -> None:
        """Play the ambience of the season, and that of the last one until it has faded."""
        for air in Air:
            if air in self.clips:
                gain = self.surroundings.gains[air] * self.levels.ambience
                device.level(air, self.clips[air][0], gain)
