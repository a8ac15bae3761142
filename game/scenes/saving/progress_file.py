"""A file of how far somebody has come: kept in the user's folder, and harmless if it is damaged."""

from __future__ import annotations

from contextlib import suppress
from typing import Generic, TypeVar

import msgspec

from game.rules.textfile import FileError, FileKind, read_text
from game.scenes.saving.files import write_safely
from game.scenes.saving.folders import home
from game.scenes.saving.keeper import LONGEST, Keeper, Writable

Value = TypeVar("Value", bound=msgspec.Struct)


class ProgressFile(Writable, Generic[Value]):
    """How far somebody has come, read once and written beside the loop."""

    def __init__(self, name: str, kind: type[Value]) -> None:
        """Read the progress of a kind; of a file that is missing or damaged, none."""
        self.path = home() / name
        self.progress = kind()
        with suppress(FileError, msgspec.MsgspecError, RecursionError):
            self.progress = msgspec.json.decode(read_text(self.path, FileKind.NOTES), type=kind)
        self._keeper = Keeper(self)

    def keep(self, wait: bool) -> None:
        """Save the progress as it is now; with `wait`, return when that is done."""
        text = msgspec.json.encode(self.progress).decode("utf-8")
        self._keeper.keep(msgspec.json.format(text, indent=2) + "\n")
        if wait:
            self._keeper.finish(LONGEST)

    def write(self, text: str) -> None:
        """Write the file. Raises OSError."""
        write_safely(self.path, text)
