"""A device that notes what it is asked to play, and when; the tape is mixed as the machine's mixer mixes."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.sound.maker import MadeSound, SoundMaker
from game.sound.names import RATE, SIDES, Air
from game.sound.score import Tune
from game.sound.sounds import Levels, Sounds

Pcm = NDArray[np.int16]
FULL = 32768
LOUDEST, WIDEST = 128, 255  # the mixer's steps of a volume, and of a side


class Cue(NamedTuple):
    """A clip that began at a sample, and its volume on each side."""

    at: int
    clip: Pcm
    left: float
    right: float


class Step(NamedTuple):
    """The volume that a loop has from a sample on."""

    at: int
    clip: Pcm
    gain: float


class TapeDevice:
    """In a device's stead: a tape that runs on as `now` is set. Clips may be heard at once without limit."""

    def __init__(self) -> None:
        self.now = 0.0
        self.cues: list[Cue] = []
        self.loops: dict[Air, list[Step]] = {}

    def clip(self, pcm: bytes) -> Pcm:
        """Return the samples."""
        return np.frombuffer(pcm, np.int16).reshape(-1, SIDES)

    def play(self, clip: Pcm, gain: float, left: float, right: float) -> None:
        """Note a clip, with its volumes as coarse as the mixer's."""
        loud = int(gain * LOUDEST) / LOUDEST
        sides = (loud * int(side * WIDEST) / WIDEST for side in (left, right))
        self.cues.append(Cue(self._at, clip, *sides))

    def level(self, air: Air, clip: Pcm, gain: float) -> None:
        """Note the volume of a loop, if it is another."""
        loud = int(gain * LOUDEST) / LOUDEST
        steps = self.loops.setdefault(air, [])
        if loud != (steps[-1].gain if steps else 0.0):
            steps.append(Step(self._at, clip, loud))

    def hush(self) -> None:
        """Nothing is hushed on a tape."""

    @property
    def _at(self) -> int:
        return round(self.now * RATE)

    def mixed(self) -> NDArray[np.float32]:
        """Return all that is on the tape, between -1 and 1, cut where the mixer would cut."""
        ends = [cue.at + len(cue.clip) for cue in self.cues]
        whole = np.zeros((max([self._at, *ends]), SIDES), np.float32)
        for cue in self.cues:
            whole[cue.at : cue.at + len(cue.clip)] += cue.clip * np.float32([cue.left, cue.right])
        for steps in self.loops.values():
            self._mix_loop(whole, steps)
        np.clip(whole, -FULL, FULL - 1, out=whole)
        whole /= FULL
        return whole

    def _mix_loop(self, whole: NDArray[np.float32], steps: list[Step]) -> None:
        begun = 0
        for i, step in enumerate(steps):
            end = steps[i + 1].at if i + 1 < len(steps) else len(whole)
            if i == 0 or steps[i - 1].gain == 0:
                begun = step.at
            at = step.at
            while at < end:
                place = (at - begun) % len(step.clip)
                part = step.clip[place : place + end - at]
                whole[at : at + len(part)] += part * np.float32(step.gain)
                at += len(part)


class TapedSounds(Sounds):
    """Sounds that are all made at once and go to a tape, whose time passes with that of the game."""

    def __init__(self, folder: Path | None = None, seed: int = 1) -> None:
        super().__init__(seed)
        self.tape = TapeDevice()
        self.maker = SoundMaker(folder)
        self.maker.ready.extend(_made(folder))
        self.device = self.tape  # type: ignore[assignment]

    def update(self, seconds: float, levels: Levels, air: Air | None, tune: Tune | None = None) -> None:
        """Let time pass on the tape too; music is not taped."""
        super().update(seconds, levels, air)
        self.tape.now += seconds


@cache
def _made(folder: Path | None) -> tuple[MadeSound, ...]:
    """Return every sound, made once for all tapes."""
    maker = SoundMaker(folder)
    maker.run()
    return tuple(maker.ready)
