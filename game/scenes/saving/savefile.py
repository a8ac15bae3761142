"""The file of one game: made exclusively, replaced whole, and never written over what another wrote."""

from __future__ import annotations

import itertools
import os
import time
from collections.abc import Callable, Iterator
from contextlib import nullcontext, suppress
from pathlib import Path
from threading import Lock

from game.rules.textfile import FileKind, FileMissing, Unreadable, read_bytes
from game.scenes.saving.claim import Claim, InUse
from game.scenes.saving.files import secure_file, written_beside
from game.scenes.saving.keeper import Writable
from game.scenes.saving.notes import Notes
from game.scenes.saving.played_order import PlayedOrder
from game.whole_file import put_in_place

ENDING = ".hasp"
SPARE = ".kept"
"""The ending of the last state that is synced, until the present one is."""

LOCKS_WHAT_IS_OPEN = os.name == "nt"  # a file that is open cannot be replaced
Stamp = tuple[int, int, int]


class SaveFile(Writable):
    """The file of one game. Only its keeper's threads call it.

    `path` is None until the file has been made.
    """

    def __init__(
        self, folder: Path, order: PlayedOrder, path: Path | None = None, claim: Claim | None = None
    ) -> None:
        """A new file of the folder, or one that is gone on with and claimed. Raises Unreadable."""
        self.folder, self.path = folder, path
        self.moved_from: Path | None = None  # another program has written there: the game goes on elsewhere
        self.once_made: Callable[[], None] | None = None  # to be done when the file is there
        self.notes = Notes()
        self._order, self._claim = order, claim
        self._held = read_bytes(path, FileKind.RECORD) if path is not None else b""
        self._stamp = _stamp(path) if path is not None else None
        self._names = Lock()
        self._version = 0
        self._promised = path is not None  # the disk keeps the present state, and there is no spare

    def write(self, text: str) -> None:
        """Hand the game over to the system. Whatever becomes of this process, the file holds it now."""
        data = text.encode("utf-8")
        if self.path is None or self.path.parent != self.folder:
            self._create(data)
        elif self._written_by_another():
            self.moved_from = self.path
            self._create(data)
        else:
            self._replace(self.path, data)
        assert self.path is not None
        self._held, self._stamp = data, _stamp(self.path)
        with suppress(OSError):
            self._order.played(self.path)
        done, self.once_made = self.once_made, None
        if done is not None:
            done()
        self.note()

    def note(self) -> None:
        if self.path is not None:
            with suppress(OSError):  # a game goes on without
                self.notes.write(self.path)

    def secure(self) -> None:
        path, version = self.path, self._version
        if path is None or self._promised:
            return
        with self._names if LOCKS_WHAT_IS_OPEN else nullcontext():
            secure_file(path)
        with self._names:
            if version == self._version and _stamp(path) == self._stamp:
                spare_of(path).unlink(missing_ok=True)
                self._promised = True

    def close(self) -> None:
        """Let other windows have the game."""
        if self._claim is not None:
            self._claim.release()
            self._claim = None

    def leaving(self) -> None:
        """It is closed soon: whoever wants it in this window waits a moment for it."""
        if self._claim is not None:
            self._claim.leaving = True

    def _create(self, data: bytes) -> None:
        """A file of its own that no other game has, whole from its first moment."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with written_beside(self.folder / f"game{ENDING}", data) as new:
            for path in names(self.folder):
                claim = _free(path)
                if claim is None:
                    continue
                if _made(path, new, data):
                    self.close()
                    self.path, self._claim, self._promised = path, claim, False
                    self._version += 1
                    return
                claim.release()

    def _replace(self, path: Path, data: bytes) -> None:
        """Put the next state in the former's place; a promised one is spared until this one is promised."""
        path.parent.mkdir(parents=True, exist_ok=True)
        spared = self._spare(path)
        with written_beside(path, data, secure=not spared) as new, self._names:
            put_in_place(new, path)
            self._version += 1
            self._promised = False

    def _spare(self, path: Path) -> bool:
        """True if the last state that is synced has another name, or there is none."""
        with self._names:
            if not self._promised:
                return True
            with suppress(OSError):
                spare_of(path).unlink(missing_ok=True)
                os.link(path, spare_of(path))
                return True
        return False

    def _written_by_another(self) -> bool:
        """Return True if the file holds something that this window has neither read nor written.

        Its times and size would not do: two files may be written within a tick of the system's clock.
        """
        assert self.path is not None
        try:
            return read_bytes(self.path, FileKind.RECORD) != self._held
        except FileMissing:
            return False
        except Unreadable:
            return True


def names(folder: Path) -> Iterator[Path]:
    """File names for a new game, the plainest first; none that is there already."""
    stem = time.strftime("%Y-%m-%d-%H%M%S")
    taken = set(os.listdir(folder))
    for count in itertools.count(1):
        name = f"{stem}-{count}{ENDING}" if count > 1 else f"{stem}{ENDING}"
        if name not in taken:
            yield folder / name


def spare_of(path: Path) -> Path:
    return path.with_name(f".{path.name}{SPARE}")


def _free(path: Path) -> Claim | None:
    """A claim to a name; None where another window is just taking it."""
    try:
        return Claim.take(path)
    except InUse:
        return None


def _made(path: Path, new: Path, data: bytes) -> bool:
    """Give a file its name, unless another has it by now; whether it could be had."""
    try:
        os.link(new, path)
    except FileExistsError:
        return False
    except OSError:
        return _made_without_link(path, data)
    return True


def _made_without_link(path: Path, data: bytes) -> bool:
    try:
        file = path.open("xb")
    except FileExistsError:
        return False
    try:
        with file:
            file.write(data)
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return True


def _stamp(path: Path) -> Stamp:
    found = path.stat()
    return found.st_mtime_ns, found.st_size, found.st_ino
