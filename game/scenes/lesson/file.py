"""A file of how far somebody has come: kept in the user's folder, and harmless if it is damaged."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

from game.lessons.bookmarks import Progress, parsed, written
from game.rules.textfile import FileError, FileKind, read_text
from game.scenes.saving.files import write_safely
from game.scenes.saving.folders import home
from game.scenes.saving.keeper import LONGEST, Keeper, Writable

Value = TypeVar("Value")


class ProgressFile(Writable, Generic[Value]):
    """How far somebody has come, read once and written beside the loop."""

    def __init__(self, name: str, parsed: Callable[[str], Value], written: Callable[[Value], str]) -> None:
        """`parsed` returns the progress that a text holds, of one that is empty or damaged none."""
        self.path, self._written = home() / name, written
        text = ""
        with suppress(FileError):
            text = read_text(self.path, FileKind.NOTES)
        self.progress = parsed(text)
        self._keeper = Keeper(self)

    def keep(self, wait: bool) -> None:
        """Save the progress as it is now; with `wait`, return when that is done."""
        self._keeper.keep(self._written(self.progress))
        if wait:
            self._keeper.finish(LONGEST)

    def write(self, text: str) -> None:
        """Write the file. Raises OSError."""
        write_safely(self.path, text)


class LearningFile(ProgressFile[Progress]):
    """What has been learned."""

    def __init__(self) -> None:
        super().__init__("lessons.json", parsed, written)
