"""Plays music: phrase after phrase of the piece that is wanted, each layer as loud as the game asks for."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

from game.sound.device import Clip, Device
from game.sound.music.maker import MusicMaker
from game.sound.score import Layer, MadePhrase, Piece, Tune, Wanted

FADE = 4.0  # seconds in which a former piece dies away
ENTERS = 1.5  # seconds after which a new piece may begin
SWELL = 3.0  # seconds in which a layer comes or goes
HEARD = 0.02  # the share of a layer below which it need not be made


class Sounding(NamedTuple):
    """A layer of a phrase that has begun."""

    clip: Clip
    piece: Piece
    layer: Layer


class Music:
    """What sounds of the music, and what is to follow. It makes nothing while it is off."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.folder: Path | None = None  # where notes are cached
        self.maker: MusicMaker | None = None
        self.piece: Piece | None = None
        self.sounding: list[Sounding] = []
        self.gains = dict.fromkeys(Layer, 0.0)
        self.fades = dict.fromkeys(Piece, 0.0)
        self.wait = 0.0
        self._coming: list[tuple[Layer, Clip]] = []  # the layers of the next phrase that are unpacked
        self._next: MadePhrase | None = None

    def update(self, seconds: float, device: Device, loud: float, tune: Tune | None) -> None:
        """Let time pass, with this volume, and what is to be heard now."""
        if loud <= 0 or tune is None:
            self._stop(device, seconds, loud)
            return
        if self.maker is None:
            self.maker = MusicMaker(self.folder, self.chance.getrandbits(32))
            self.maker.start()
        if tune.piece is not self.piece:
            self._turn_to(tune)
        self._glide(seconds, tune)
        self._unpack(device)
        self.wait -= seconds
        if self.wait <= 0 and self._next is not None:
            self._begin(device, self._next, loud, tune)
        self._set(device, loud)

    def close(self) -> None:
        """End the thread that makes music."""
        if self.maker is not None:
            self.maker.close()
        self.maker, self.piece, self._next, self._coming = None, None, None, []

    # -- what follows -------------------------------------------------------------------------------

    def _turn_to(self, tune: Tune) -> None:
        """Have another piece begin, while the former fades."""
        self.piece, self.wait = tune.piece, ENTERS if self.sounding else 0.0
        if not any(one.piece is tune.piece for one in self.sounding):
            self.fades[tune.piece] = 1.0
        self._next, self._coming = None, []
        self._ask(Tune(tune.piece))

    def _ask(self, tune: Tune) -> None:
        """Have the next phrase made, with the layers that are heard by now; the first one is a tune alone."""
        assert self.maker is not None
        wanted = frozenset(layer for layer, gain in tune.gains.items() if gain > HEARD)
        self.maker.ask(Wanted(tune.piece, wanted))

    def _unpack(self, device: Device) -> None:
        """Take one layer a frame of what has been made; what was made of a former piece is dropped."""
        assert self.maker is not None
        if self._next is None:
            while self.maker.ready:
                made = self.maker.ready.popleft()
                if made.piece is self.piece:
                    self._next = made
                    break
        elif len(self._coming) < len(self._next.layers):
            layer, pcm = self._next.layers[len(self._coming)]
            self._coming.append((layer, device.clip(pcm)))

    def _begin(self, device: Device, made: MadePhrase, loud: float, tune: Tune) -> None:
        """Begin a phrase once all of its layers are unpacked, and have the next one made."""
        if len(self._coming) < len(made.layers):
            return
        for layer, clip in self._coming:
            if device.begin(clip, self.gains[layer] * loud):
                self.sounding.append(Sounding(clip, made.piece, layer))
        self.wait = made.seconds
        self._next, self._coming = None, []
        self._ask(tune)

    # -- how loud it is -----------------------------------------------------------------------------

    def _glide(self, seconds: float, tune: Tune) -> None:
        """Let layers come and go, and former pieces fade."""
        for layer, wanted in tune.gains.items():
            self.gains[layer] = _towards(self.gains[layer], wanted, seconds / SWELL)
        for piece, fade in self.fades.items():
            self.fades[piece] = _towards(fade, 1.0 if piece is self.piece else 0.0, seconds / FADE)

    def _set(self, device: Device, loud: float) -> None:
        """Set the volume of everything that sounds; what has ended, or faded, is forgotten."""
        left = []
        for one in self.sounding:
            fade = self.fades[one.piece]
            if fade > 0 and device.set_gain(one.clip, self.gains[one.layer] * fade * loud):
                left.append(one)
            elif fade <= 0:
                device.end(one.clip)
        self.sounding = left

    def _stop(self, device: Device, seconds: float, loud: float) -> None:
        """Make nothing more, and let what sounds die away; with the volume at 0 it ends at once."""
        self.close()
        for piece, fade in self.fades.items():
            self.fades[piece] = _towards(fade, 0.0, seconds / FADE if loud > 0 else 1.0)
        self._set(device, loud)


def _towards(gain: float, wanted: float, step: float) -> float:
    return min(wanted, gain + step) if wanted > gain else max(wanted, gain - step)
