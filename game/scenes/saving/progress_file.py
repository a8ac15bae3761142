"""A file of how far somebody has come: kept in the user's folder, and harmless if it is damaged."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Generic, Protocol, Self, TypeVar, get_type_hints

import msgspec

from game.rules.textfile import FileError, FileKind, read_text
from game.scenes.saving.files import write_safely
from game.scenes.saving.folders import home
from game.scenes.saving.keeper import LONGEST, Keeper, Writable


class Joinable(Protocol):
    """What is kept of how far somebody has come: a record of lists and of dictionaries by texts."""

    def joined(self, other: Self) -> Self:
        """Return this together with what another window has kept."""


Value = TypeVar("Value", bound=Joinable)


class ProgressFile(Writable, Generic[Value]):
    """How far somebody has come, read once and written beside the loop."""

    def __init__(self, name: str, kind: type[Value]) -> None:
        """Read the progress of a kind; of a file that is missing or damaged, whatever can be read."""
        self.path, self._kind = home() / name, kind
        self.progress = self._read()
        self._keeper = Keeper(self)

    def _read(self) -> Value:
        raw: object = None
        with suppress(FileError, msgspec.MsgspecError, RecursionError):
            raw = msgspec.json.decode(read_text(self.path, FileKind.NOTES))
        return _sound(raw, self._kind)

    def keep(self, wait: bool) -> None:
        """Save the progress as it is now; with `wait`, return when that is done."""
        self._keeper.keep(msgspec.json.encode(self.progress).decode("utf-8"))
        if wait:
            self._keeper.finish(LONGEST)

    def write(self, text: str) -> None:
        """Write the file, with what another window has written there since. Raises OSError."""
        own = msgspec.json.decode(text, type=self._kind)
        joined = msgspec.json.encode(own.joined(self._read())).decode("utf-8")
        write_safely(self.path, msgspec.json.format(joined, indent=2) + "\n")


def _sound(raw: object, kind: type[Value]) -> Value:
    """Return the progress that a record tells, without the entries that cannot be read."""
    found = kind()
    for name, field in get_type_hints(kind).items():
        known = getattr(found, name)
        for entry in _entries(raw.get(name) if isinstance(raw, dict) else None):
            with suppress(msgspec.ValidationError):
                sound = msgspec.convert(entry, field)
                known.update(sound) if isinstance(known, dict) else known.extend(sound)
    return found


def _entries(told: object) -> Iterator[object]:
    """Yield each entry of a list or a dictionary in one of its own."""
    if isinstance(told, dict):
        yield from ({key: value} for key, value in told.items())
    elif isinstance(told, list):
        yield from ([value] for value in told)
