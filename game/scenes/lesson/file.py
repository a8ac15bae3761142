"""The file of what somebody has learned: kept in the user's folder, and harmless if it is damaged."""

from __future__ import annotations

from contextlib import suppress

from game.lessons.bookmarks import Progress, parsed, written
from game.rules.textfile import FileError, FileKind, read_text
from game.scenes.saving.files import write_safely
from game.scenes.saving.folders import home
from game.scenes.saving.keeper import LONGEST, Keeper, Writable


class LearningFile(Writable):
    """What has been learned, read once and written beside the loop."""

    def __init__(self) -> None:
        self.path, self.progress = home() / "lessons.json", Progress()
        with suppress(FileError):
            self.progress = parsed(read_text(self.path, FileKind.NOTES))
        self._keeper = Keeper(self)

    def keep(self, wait: bool) -> None:
        """Save the progress as it is now; with `wait`, return when that is done."""
        self._keeper.keep(written(self.progress))
        if wait:
            self._keeper.finish(LONGEST)

    def write(self, text: str) -> None:
        """Write the file. Raises OSError."""
        write_safely(self.path, text)
