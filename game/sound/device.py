"""The machine's sound device, through pygame's mixer."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.sound.names import RATE, SIDES, WIDTH, Air

BUFFER = 1024  # samples that the mixer is ahead of the ear
AIRS = {air: place for place, air in enumerate(Air)}  # the channels that are kept for loops
CHANNELS = 14  # of loops and effects
MUSIC = 12  # further channels: two phrases of four layers, and one that fades
Clip = pygame.mixer.Sound


class NoDevice(RuntimeError):
    """This machine has no sound device that can be used."""


class Device:
    """Plays clips on free channels, one loop for each season on a channel of its own, and music on others."""

    def __init__(self) -> None:
        """Open the device. Raises NoDevice."""
        try:
            with _quiet():
                pygame.mixer.init(RATE, -8 * WIDTH, SIDES, BUFFER, allowedchanges=0)
        except (pygame.error, NotImplementedError, ImportError) as error:
            raise NoDevice(str(error)) from error
        pygame.mixer.set_num_channels(CHANNELS + MUSIC)
        self._free = [pygame.mixer.Channel(place) for place in range(len(AIRS), CHANNELS)]
        self._music = [pygame.mixer.Channel(place) for place in range(CHANNELS, CHANNELS + MUSIC)]

    def clip(self, pcm: bytes) -> Clip:
        """Return a clip of these samples, ready to be played."""
        return Clip(buffer=pcm)

    def play(self, clip: Clip, gain: float, left: float, right: float) -> None:
        """Play a clip once; where every channel is busy, drop it.

        A channel loses its volume as it begins, so the gain is set on the clip: nothing begins too loud.
        """
        channel = next((one for one in self._free if not one.get_busy()), None)
        if channel is not None:
            clip.set_volume(gain)
            channel.play(clip)
            channel.set_volume(left, right)

    def level(self, air: Air, clip: Clip, gain: float) -> None:
        """Play a loop with this gain; stop it at 0."""
        channel = pygame.mixer.Channel(AIRS[air])
        if gain <= 0:
            channel.stop()
            return
        clip.set_volume(gain)
        if not channel.get_busy():
            channel.play(clip, loops=-1)

    def begin(self, clip: Clip, gain: float) -> bool:
        """Begin a clip of music; return False where every channel of music is busy."""
        channel = next((one for one in self._music if not one.get_busy()), None)
        if channel is None:
            return False
        clip.set_volume(gain)
        channel.play(clip)
        return True

    def set_gain(self, clip: Clip, gain: float) -> bool:
        """Set how loud a clip of music is; return False once it has ended."""
        clip.set_volume(gain)
        return clip.get_num_channels() > 0

    def end(self, clip: Clip) -> None:
        """End a clip of music."""
        clip.stop()

    def hush(self) -> None:
        """Fade out the effects."""
        for channel in self._free:
            channel.fadeout(40)


@contextmanager
def _quiet() -> Iterator[None]:
    """Discard what the libraries below the mixer print: that there is no device is no error."""
    if not sys.platform.startswith("linux"):
        yield
        return
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
