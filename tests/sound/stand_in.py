"""A sound device that writes down what it is asked to play, and sounds that need not be made."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import Any

from game.sound import sounds
from game.sound.maker import MadeSound
from game.sound.names import Air, Name, SoundEffect


class Tape:
    """In a device's stead."""

    def __init__(self) -> None:
        self.played: list[tuple[bytes, float, float, float]] = []
        self.levels: dict[Air, float] = {}
        self.hushed = 0

    def clip(self, pcm: bytes) -> Any:
        return pcm

    def play(self, clip: bytes, gain: float, left: float, right: float) -> None:
        self.played.append((clip, gain, left, right))

    def level(self, air: Air, clip: bytes, gain: float) -> None:
        self.levels[air] = gain

    def hush(self) -> None:
        self.hushed += 1


class Shelf:
    """Stands in for the maker: two variants of everything are ready."""

    def __init__(self, folder: Path | None) -> None:
        self.ready: deque[MadeSound] = deque()
        names: list[Name] = [*SoundEffect, *Air]
        for name in names:
            for variant in range(2):
                self.ready.append(MadeSound(name, f"{name}{variant}".encode()))

    def start(self) -> None:
        pass

    def close(self) -> None:
        pass


def taped(monkeypatch: Any) -> tuple[sounds.Sounds, Tape]:
    """Sounds that play on a tape, all of them at hand."""
    monkeypatch.setattr(sounds, "Device", Tape)
    monkeypatch.setattr(sounds, "SoundMaker", Shelf)
    heard = sounds.Sounds(1)
    heard.open(None)
    for _ in range(30):
        heard.update(0.01, sounds.Levels(), None)
    assert isinstance(heard.device, Tape)
    return heard, heard.device
