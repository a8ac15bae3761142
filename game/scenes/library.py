"""The list of saved games, the latest first. Only what has changed is read again."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from typing import NamedTuple

from game.rules.message import Message, message
from game.rules.record import RecordError
from game.rules.shelf import Shelf
from game.rules.textfile import Kind, Missing, NoText, Unreadable, read_text
from game.scenes.appraisal import closed, glanced, looked_into
from game.scenes.claim import Claim, InUse
from game.scenes.home import elsewhere, home, set_aside, shelf
from game.scenes.notes import notes_of
from game.scenes.order import Order
from game.scenes.savefile import ENDING, SaveFile
from game.scenes.saves import Saved
from game.scenes.sweeping import sweep
from game.scenes.trouble import Why, why_of

Stamp = tuple[int, int]
FIRST = 20  # games after which a list is shown that is not whole yet
PATIENCE = 0.05  # seconds that a screen waits for the list before it shows the one it knows


class Found(NamedTuple):
    """A file that nobody has read yet; `stamp` changes whenever it is written."""

    path: Path
    changed: float
    stamp: Stamp = (0, 0)


class Known(NamedTuple):
    """A save as a file of that stamp says, and its text as long as somebody has to look closer."""

    stamp: Stamp
    saved: Saved
    text: str = ""


class Saves:
    """The folder of saved games, and those for games it could not hold."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else home() / "games"
        self.order = Order(self.folder)
        self.notices: list[Message] = []  # what went wrong with files, for the title to say
        self.listed: list[Saved] = []
        self._known: dict[Path, Known] = {}
        self._tidy = False
        self._reading = Lock()
        self._looking: Thread | None = None

    # -- files ----------------------------------------------------------------------------------------

    def new(self, instead_of: Path | None = None) -> SaveFile:
        """A file for a new game. It is made with the first text, and has a name that no other game has.

        It may take the place of a damaged one, which is set aside then.
        """
        file = SaveFile(self.folder, self.order)
        if instead_of is not None:
            file.once_made = lambda: self.set_aside(instead_of, message("saved-aside-replaced"))
        return file

    def claim(self, path: Path) -> SaveFile:
        """The file of a saved game, to be gone on with. Raises InUse, OSError, Unreadable."""
        claim = Claim.take(path)
        try:
            return SaveFile(path.parent, self.order, path, claim)
        except BaseException:
            claim.release()
            raise

    def read(self, path: Path) -> str:
        """The text of a save; of one that is no text what can be read of it. Raises Unreadable."""
        try:
            return read_text(path, Kind.RECORD)
        except NoText as error:
            return error.text

    def set_aside(self, path: Path, why: Why) -> None:
        """Keep a damaged save under another name, out of the way; but not one that is being played."""
        try:
            claim = Claim.take(path)
        except InUse:
            return
        try:
            aside = set_aside(path)
        except OSError:
            aside = path
        else:
            with suppress(OSError):
                notes_of(path).unlink()
        finally:
            claim.release()
        self.notices.append(message("saved-aside", file=aside.name, why=why))

    # -- the list -------------------------------------------------------------------------------------

    def unfinished(self) -> list[Saved]:
        """Every game that can be gone on with, the latest first."""
        return [saved for saved in self.games() if saved.goes_on]

    def games(self) -> list[Saved]:
        """Every game of the folders, the latest first; what is no record any more is set aside."""
        with self._reading:
            files = self.order.latest_first(
                Found(path, stamp[0] / 1e9, stamp) for path, stamp in self._files()
            )
            self._publish(files, glanced=True)
            self._publish(files, glanced=False)
            there = {file.path for file in files}
            self._known = {path: known for path, known in self._known.items() if path in there}
            return self.listed

    def _publish(self, files: Sequence[Found], glanced: bool) -> None:
        """Make a list of these, the first time around as far as a glance tells, and a part of it soon."""
        shown: list[Saved] = []
        shelves = shelf()
        for at, file in enumerate(files):
            saved = self._glanced(file, shelves) if glanced else self._looked_into(file, shelves)
            if saved is not None:
                shown.append(saved)
            if at == FIRST and not self.listed:
                self.listed = list(shown)
        if shown != self.listed:
            self.listed = shown

    def look(self, patience: float | None = PATIENCE) -> None:
        """Have the list read beside the loop, and wait a moment: a disk is mostly quicker than that.

        What comes later is seen in `listed`, which is another list then.
        """
        if self._looking is None or not self._looking.is_alive():
            self._looking = Thread(target=self._looked, daemon=True)
            self._looking.start()
        self._looking.join(patience)

    def _looked(self) -> None:
        if not self._tidy:
            self.tidy()
        self.games()

    def tidy(self) -> None:
        """Take away what killed windows left, and write down the order of games that have none yet."""
        self._tidy = True
        sweep([self.folder, self.folder.parent, *elsewhere().values()])
        with suppress(OSError):
            self.order.settle(Found(path, stamp[0] / 1e9) for path, stamp in self._files())

    def _files(self) -> Iterator[tuple[Path, Stamp]]:
        """Every file that may be a saved game, and what changes whenever it is written."""
        for folder in (self.folder, *elsewhere().values()):
            for entry in self._entries(folder):
                if entry.name.endswith(ENDING) and not entry.name.startswith("."):
                    with suppress(OSError):
                        if entry.is_file():
                            found = entry.stat()
                            yield Path(entry.path), (found.st_mtime_ns, found.st_size)

    def _entries(self, folder: Path) -> list[os.DirEntry[str]]:
        """Return the entries of a folder; that it cannot be read is told once."""
        try:
            with os.scandir(folder) as entries:
                return list(entries)
        except FileNotFoundError:
            return []
        except OSError as error:
            notice = message("saved-folder-closed", folder=str(folder), why=why_of(error))
            if notice not in self.notices:
                self.notices.append(notice)
            return []

    def _glanced(self, file: Found, shelves: Shelf) -> Saved | None:
        """Return the save as it is known or as its text says; None where it was set aside or has gone."""
        known = self._known.get(file.path)
        if known is not None and known.stamp == file.stamp and not known.saved.shut:
            return known.saved
        try:
            text = self.read(file.path)
            saved = glanced(file.path, text, file.changed, shelves)
        except Missing:
            return None
        except Unreadable as error:
            saved, text = closed(file.path, error, file.changed), ""
        except RecordError as error:
            self.set_aside(file.path, why_of(error))
            return None
        self._known[file.path] = Known(file.stamp, saved, text)
        return saved

    def _looked_into(self, file: Found, shelves: Shelf) -> Saved | None:
        """The same after a closer look, which is taken once."""
        known = self._known.get(file.path)
        if known is None or known.stamp != file.stamp:
            return None
        if known.text:
            saved = looked_into(known.saved, known.text, shelves)
            self._known[file.path] = known = Known(file.stamp, saved)
        return known.saved
