"""The order in which games were played, whatever the clock said."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

from game.scenes.saving.files import write_safely

FILE = "order.txt"
MANY = 2_000  # lines; a longer file is shortened to the lines that still matter
TAIL = 4_096
LARGEST = 4_000_000  # bytes


class Dated(Protocol):
    """A game of the list."""

    @property
    def path(self) -> Path: ...

    @property
    def changed(self) -> float: ...


Game = TypeVar("Game", bound=Dated)


class PlayedOrder:
    """A file with a line for each time a game was played after another, the latest last.

    Without it, or for games it does not name, the clock's time decides.
    """

    def __init__(self, folder: Path) -> None:
        self.folder, self.path = folder, folder / FILE

    def played(self, game: Path) -> None:
        """Note that a game is the latest. Several processes may do so at once, as one call adds the line."""
        line = os.fsencode(self._name(game)) + b"\n"
        end = self._end()
        if b"\n" in line[:-1] or end.endswith(b"\n" + line) or end == line:
            return
        with self.path.open("ab") as file:
            file.write(line if end.endswith(b"\n") or not end else b"\n" + line)

    def latest_first(self, games: Iterable[Game]) -> list[Game]:
        """Return the games in order; one that is not named comes before the first named one that is older."""
        ranks = {name: rank for rank, name in enumerate(self._names())}
        by_clock = sorted(games, key=lambda game: (game.changed, game.path.name), reverse=True)
        unnamed = [game for game in by_clock if self._name(game.path) not in ranks]
        named = [game for game in by_clock if self._name(game.path) in ranks]
        named.sort(key=lambda game: ranks[self._name(game.path)], reverse=True)
        return _merged(named, unnamed)

    def settle(self, games: Iterable[Dated]) -> None:
        """Add the games that are not named yet, as when the file was lost; shorten a long file."""
        names, found = self._names(), self.latest_first(games)
        if len(names) > MANY or not {self._name(game.path) for game in found} <= set(names):
            right = [name for game in reversed(found) if (name := self._name(game.path)).isprintable()]
            write_safely(self.path, "".join(f"{name}\n" for name in right))

    def _name(self, game: Path) -> str:
        return game.name if game.parent == self.folder else str(game)

    def _names(self) -> list[str]:
        """Return every line; none if the file is lost or cannot be read."""
        try:
            if not self.path.is_file() or self.path.stat().st_size > LARGEST:
                return []
            return os.fsdecode(self.path.read_bytes()).split("\n")
        except OSError:
            return []

    def _end(self) -> bytes:
        """Return the end of the file. Raises OSError if it is no regular file."""
        if not os.path.lexists(self.path):
            return b""
        if not self.path.is_file():
            raise FileExistsError(errno.EEXIST, "no file", str(self.path))
        with self.path.open("rb") as file:
            file.seek(max(0, file.seek(0, os.SEEK_END) - TAIL))
            return file.read(TAIL)


def _merged(named: Sequence[Game], unnamed: Sequence[Game]) -> list[Game]:
    """Return both lists as one; each unnamed game comes before the first named one that is older."""
    found: list[Game] = []
    waiting = list(unnamed)
    for game in named:
        while waiting and waiting[0].changed > game.changed:
            found.append(waiting.pop(0))
        found.append(game)
    return found + waiting
