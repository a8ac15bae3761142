"""The sound cache: a thread makes sounds one by one, or reads those made at an earlier start."""

from __future__ import annotations

import io
import secrets
import time
import wave
import zlib
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import NamedTuple

from game.sound.names import RATE, SIDES, VARIANTS, WIDTH, Air, Call, Name, SoundEffect
from game.whole_file import put_in_place

HERE = Path(__file__).parent
FOLDER = "sounds-"
NEW = ".new"  # the ending of files that are being written
AGE = 60.0  # seconds; a younger file may still be being written
LARGEST = 20_000_000  # bytes of a sound's file
BREATH = 0.01  # seconds left to the drawing after each sound that is made


class MadeSound(NamedTuple):
    """The samples of a variant of a sound."""

    name: Name
    pcm: bytes


class SoundMaker(Thread):
    """Appends to `ready`: first one variant of every effect, then the others, then loops and calls."""

    def __init__(self, folder: Path | None) -> None:
        """`folder` is where sounds are cached; None: nowhere."""
        super().__init__(name="sounds", daemon=True)
        self.ready: deque[MadeSound] = deque()
        self._folder = folder / f"{FOLDER}{fingerprint()}" if folder is not None else None
        self._enough = Event()

    def run(self) -> None:
        for name, variant in order():
            if self._enough.is_set():
                return
            self.ready.append(MadeSound(name, self._fetched(name, variant)))
        if self._folder is not None:
            remove_former(self._folder, FOLDER)

    def close(self) -> None:
        """Make no more sounds, and wait for the one that is being made."""
        self._enough.set()
        if self.is_alive():
            self.join(2)

    def _fetched(self, name: Name, variant: int) -> bytes:
        path = self._folder / f"{name}-{variant}.wav" if self._folder is not None else None
        pcm = read(path) if path is not None else b""
        if not pcm:
            from game.sound.recipes import made  # numpy takes long to load, and mostly the cache has all

            pcm = made(name, variant).tobytes()
            self._enough.wait(BREATH)
            if path is not None:
                with suppress(OSError):
                    write(path, pcm)
        return pcm


def order() -> Iterator[tuple[Name, int]]:
    """Yield every sound, those that are needed first at the front."""
    for names in (list(SoundEffect), list(Air), list(Call)):
        for variant in range(max(VARIANTS[name] for name in names)):
            yield from ((name, variant) for name in names if variant < VARIANTS[name])


def fingerprint() -> str:
    """Return a checksum that changes whenever a sound is made in another way."""
    return checksum([HERE / "recipes.py", *sorted((HERE / "synthesis").glob("*.py"))])


def checksum(sources: Sequence[Path]) -> str:
    """Return a checksum of files."""
    return f"{zlib.crc32(b''.join(path.read_bytes() for path in sources)):08x}"


def remove_former(folder: Path, kind: str) -> None:
    """Delete what former versions left beside a folder, and files that killed processes left half written."""
    with suppress(OSError):
        for left in folder.glob(f"*{NEW}"):
            if abs(time.time() - left.stat().st_mtime) > AGE:
                left.unlink()
    with suppress(OSError):
        for old in folder.parent.glob(f"{kind}*"):
            if old != folder:
                for path in old.iterdir():
                    path.unlink()
                old.rmdir()


def read(path: Path) -> bytes:
    """Return the samples of a file; none if the file is missing or damaged."""
    try:
        with wave.open(io.BytesIO(kept(path)), "rb") as file:
            right = (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (SIDES, WIDTH, RATE)
            pcm = file.readframes(file.getnframes())
            return pcm if right and len(pcm) == SIDES * WIDTH * file.getnframes() else b""
    except (EOFError, wave.Error, RuntimeError):  # the last of what seeks beyond a chunk
        return b""


def kept(path: Path) -> bytes:
    """Return what a file of the cache holds; nothing if it is missing, or too large to be a sound."""
    with suppress(OSError):
        if path.is_file() and path.stat().st_size <= LARGEST:
            return path.read_bytes()
    return b""


def write(path: Path, pcm: bytes) -> None:
    """Write samples so that their file is whole or not there."""
    whole = io.BytesIO()
    with wave.open(whole, "wb") as file:
        file.setparams((SIDES, WIDTH, RATE, 0, "NONE", ""))
        file.writeframes(pcm)
    keep(path, whole.getvalue())


def keep(path: Path, data: bytes) -> None:
    """Write a file of the cache so that it is whole or not there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{secrets.token_hex(6)}{NEW}")
    try:
        beside.write_bytes(data)
        put_in_place(beside, path)
    finally:
        with suppress(OSError):
            beside.unlink()
