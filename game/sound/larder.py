"""The sound cache: a thread makes sounds one by one, or reads those made at an earlier start."""

from __future__ import annotations

import os
import secrets
import time
import wave
import zlib
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import NamedTuple

from game.sound.form import RATE, SIDES, WIDTH
from game.sound.names import VARIANTS, Air, Call, Effect, Name

HERE = Path(__file__).parent
FOLDER = "sounds-"
NEW = ".new"  # how the names of files that are being written end
AGE = 60.0  # seconds; what is younger may be just being written
LARGEST = 20_000_000  # bytes of a sound's file
BREATH = 0.01  # seconds left to the drawing after each sound that is made
FORM = (SIDES, WIDTH, RATE)


class Jar(NamedTuple):
    """A variant of a sound as samples."""

    name: Name
    pcm: bytes


class Larder(Thread):
    """Fills `ready`: first a variant of every effect, then the other variants, then what is around.

    Whoever plays them takes them from its other end.
    """

    def __init__(self, folder: Path | None) -> None:
        """Keeps what it makes in the folder, where there is one."""
        super().__init__(name="sounds", daemon=True)
        self.ready: deque[Jar] = deque()
        self._folder = folder / f"{FOLDER}{fingerprint()}" if folder is not None else None
        self._enough = Event()

    def run(self) -> None:
        for name, variant in order():
            if self._enough.is_set():
                return
            self.ready.append(Jar(name, self._fetched(name, variant)))
        self._tidy()

    def close(self) -> None:
        """Make no more, and wait for what is being made."""
        self._enough.set()
        if self.is_alive():
            self.join(2)

    def _fetched(self, name: Name, variant: int) -> bytes:
        path = self._folder / f"{name}-{variant}.wav" if self._folder is not None else None
        pcm = read(path) if path is not None else b""
        if not pcm:
            from game.sound.recipes import made

            pcm = made(name, variant).tobytes()
            self._enough.wait(BREATH)
            if path is not None:
                with suppress(OSError):
                    write(path, pcm)
        return pcm

    def _tidy(self) -> None:
        """Sounds of former versions are thrown away, and what killed windows left half written."""
        if self._folder is None:
            return
        with suppress(OSError):
            for left in self._folder.glob(f"*{NEW}"):
                if abs(time.time() - left.stat().st_mtime) > AGE:
                    left.unlink()
        with suppress(OSError):
            for old in self._folder.parent.glob(f"{FOLDER}*"):
                if old != self._folder:
                    for path in old.iterdir():
                        path.unlink()
                    old.rmdir()


def order() -> Iterator[tuple[Name, int]]:
    """Yield every sound, those that are needed first before the others."""
    for names in (list(Effect), list(Air), list(Call)):
        for variant in range(max(VARIANTS[name] for name in names)):
            yield from ((name, variant) for name in names if variant < VARIANTS[name])


def fingerprint() -> str:
    """Changes whenever a sound is made in another way."""
    sources = [HERE / "recipes.py", *sorted((HERE / "synthesis").glob("*.py"))]
    return f"{zlib.crc32(b''.join(path.read_bytes() for path in sources)):08x}"


def read(path: Path) -> bytes:
    """The samples of a file; none where there is no such file or it is damaged."""
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            return b""
        with wave.open(str(path), "rb") as file:
            right = (file.getnchannels(), file.getsampwidth(), file.getframerate()) == FORM
            pcm = file.readframes(file.getnframes())
            return pcm if right and len(pcm) == SIDES * WIDTH * file.getnframes() else b""
    except (OSError, EOFError, wave.Error):
        return b""


def write(path: Path, pcm: bytes) -> None:
    """A file that is whole or not there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(6)}{NEW}")
    try:
        with wave.open(str(beside), "wb") as file:
            file.setnchannels(SIDES)
            file.setsampwidth(WIDTH)
            file.setframerate(RATE)
            file.writeframes(pcm)
        os.replace(beside, path)
    finally:
        with suppress(OSError):
            beside.unlink()
