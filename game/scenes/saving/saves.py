"""The list of saved games, the latest first. Only files that have changed are read again."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from typing import NamedTuple

from game.rules.message import message
from game.rules.record import RecordError, Shelf, scores_told
from game.rules.textfile import FileKind, FileMissing, NoText, Unreadable, read_text
from game.scenes.saving.claim import Claim, InUse
from game.scenes.saving.files import Why, reviews_of, set_aside, why_of
from game.scenes.saving.folders import elsewhere, home, shelf
from game.scenes.saving.leftovers import remove_leftovers
from game.scenes.saving.notes import notes_of
from game.scenes.saving.played_order import PlayedOrder
from game.scenes.saving.savefile import ENDING, SaveFile
from game.scenes.saving.summary import Saved, closed, glanced, looked_into, placed

Stamp = tuple[int, int]
FIRST = 20  # games after which an unfinished list is shown
PATIENCE = 0.05  # seconds that a screen waits for the list before it shows the former one


class Found(NamedTuple):
    """A file that is not read yet; `stamp` changes whenever it is written."""

    path: Path
    changed: float
    stamp: Stamp = (0, 0)


class Known(NamedTuple):
    """The save in a file of that stamp, with its text as long as that needs a closer look."""

    stamp: Stamp
    saved: Saved
    text: str = ""


class Saves:
    """The folder of saved games, and those for games it could not hold."""

    def __init__(self) -> None:
        self.folder = home() / "games"
        self.order = PlayedOrder(self.folder)
        self.notices: list[Why] = []  # trouble with files, which the title shows
        self.listed: list[Saved] = []
        self.known = False
        """The folders have been read; until then there may be more than is listed."""
        self._known: dict[Path, Known] = {}
        self._tidy = False
        self._reading, self._beginning = Lock(), Lock()
        self._looking: Thread | None = None

    # -- files ----------------------------------------------------------------------------------------

    def new(self, instead_of: Path | None = None) -> SaveFile:
        """Return a file for a new game. It is created with the first text, under a name of its own.

        With `instead_of`, this damaged game is set aside then.
        """
        file = SaveFile(self.folder, self.order)
        if instead_of is not None:
            file.once_made = lambda: self.set_aside(instead_of, message("saved-aside-replaced"))
        return file

    def claim(self, path: Path) -> SaveFile:
        """Return the file of a saved game that is to be continued. Raises InUse, OSError, Unreadable."""
        claim = Claim.take(path)
        try:
            return SaveFile(path.parent, self.order, path, claim)
        except BaseException:
            claim.release()
            raise

    def read(self, path: Path) -> str:
        """Return the text of a save; if it is no text, as much as can be read. Raises Unreadable."""
        try:
            return read_text(path, FileKind.RECORD)
        except NoText as error:
            return error.text

    def set_aside(self, path: Path, why: Why) -> None:
        """Rename a damaged save, so that it leaves the list; but not one that is being played."""
        try:
            claim = Claim.take(path)
        except InUse:
            return
        try:
            aside = set_aside(path)
        except OSError:
            aside = path
        else:
            for beside in (notes_of(path), reviews_of(path)):
                with suppress(OSError):
                    beside.unlink()
        finally:
            claim.release()
        self.notices.append(message("saved-aside", file=aside.name, why=why))

    # -- the list -------------------------------------------------------------------------------------

    def games(self) -> list[Saved]:
        """Return every game of the folders, the latest first; files that are no records are set aside."""
        with self._reading:
            files = self.order.latest_first(
                Found(path, stamp[0] / 1e9, stamp) for path, stamp in self._files()
            )
            self._publish(files, glanced=True)
            self._place_latest(shelf())
            self._publish(files, glanced=False)
            there = {file.path for file in files}
            self._known = {path: known for path, known in self._known.items() if path in there}
            return self.listed

    def _publish(self, files: Sequence[Found], glanced: bool) -> None:
        """List these files, from a glance at each or from a closer look; the first ones are shown at once."""
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

    def _place_latest(self, shelves: Shelf) -> None:
        """Look up which year and season the game has come to that is gone on with first."""
        at, saved = next(((at, one) for at, one in enumerate(self.listed) if one.goes_on), (0, None))
        if saved is None or saved.moment is not None:
            return
        with suppress(Unreadable):
            known = self._known[saved.path]
            found = placed(saved, known.text or self.read(saved.path), shelves)
            self._known[saved.path] = known._replace(saved=found)
            self.listed = [*self.listed[:at], found, *self.listed[at + 1 :]]

    def latest(self, ahead: bool) -> list[Saved]:
        """Return the list after a look at the folders: with `ahead` as far as that has come in a moment."""
        self.look(PATIENCE if ahead else None)
        return self.listed

    def look(self, patience: float | None = PATIENCE) -> None:
        """Read the list beside the loop, and wait a moment: mostly a disk is quicker than that.

        `listed` is replaced when more is known.
        """
        with self._beginning:
            looking = self._looking
            if looking is None or not looking.is_alive():
                looking = self._looking = Thread(target=self._looked, daemon=True)
                looking.start()
        looking.join(patience)

    def _looked(self) -> None:
        if not self._tidy:
            self.tidy()
        self.games()
        self.known = True

    def tidy(self) -> None:
        """Remove what killed windows left, and note the order of games that have none yet."""
        self._tidy = True
        remove_leftovers([self.folder, self.folder.parent, *elsewhere().values()])
        with suppress(OSError):
            self.order.settle(Found(path, stamp[0] / 1e9) for path, stamp in self._files())

    def _files(self) -> Iterator[tuple[Path, Stamp]]:
        """Yield every file that may be a saved game, with its stamp."""
        for folder in (self.folder, *elsewhere().values()):
            for entry in self._entries(folder):
                if entry.name.endswith(ENDING) and not entry.name.startswith("."):
                    with suppress(OSError):
                        if entry.is_file():
                            found = entry.stat()
                            yield Path(entry.path), (found.st_mtime_ns, found.st_size)

    def _entries(self, folder: Path) -> list[os.DirEntry[str]]:
        """Return the entries of a folder; if it cannot be read, there is one notice of it."""
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
            if saved.finished:
                saved = saved.scored(scores_told(text))
        except FileMissing:
            return None
        except Unreadable as error:
            saved, text = closed(file.path, error, file.changed), ""
        except RecordError as error:
            self.set_aside(file.path, why_of(error))
            return None
        self._known[file.path] = Known(file.stamp, saved, text)
        return saved

    def _looked_into(self, file: Found, shelves: Shelf) -> Saved | None:
        """Return a save after a closer look, which is taken only once."""
        known = self._known.get(file.path)
        if known is None or known.stamp != file.stamp:
            return None
        if known.text:
            saved = looked_into(known.saved, known.text, shelves)
            if saved.goes_on and saved.moment is None:
                saved = placed(saved, known.text, shelves)
            self._known[file.path] = known = Known(file.stamp, saved)
        return known.saved
