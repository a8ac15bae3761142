"""Saved games: the record with a header of comment lines that says who sits where."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from pathlib import Path

from game.scenes.home import home, write_safely

HEAD = "# seat"
FINISHED = "# finished"
LONGEST_NAME = 14
COLOURS = 4


class Damaged(ValueError):
    """A saved game that cannot be gone on with; the text says why."""


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat: a person, or the automa of that name with its seed."""

    name: str
    colour: int
    automa: str = ""
    seed: int = 0

    def line(self, seat: int) -> str:
        """The header line of a save."""
        who = f"automa {self.automa} {self.seed}" if self.automa else "human"
        return f"{HEAD} {seat + 1}: {who}, colour {self.colour + 1}, {self.name}"


_LINE = re.compile(rf"{HEAD} (\d): (?:human|automa (\S+) (\d+)), colour ([1-{COLOURS}]), (.{{1,40}})")


@dataclass
class Saved:
    """One game of the folder."""

    path: Path
    chairs: tuple[Chair, ...]
    finished: bool
    changed: float

    @property
    def title(self) -> str:
        """Who plays."""
        return ", ".join(chair.name for chair in self.chairs)

    @property
    def when(self) -> str:
        """When it was last played, in the words of a clock on the wall."""
        return time.strftime("%d %B %Y, %H:%M", time.localtime(self.changed))


@dataclass
class Saves:
    """The folder of saved games. Nothing in it is ever overwritten by another game."""

    folder: Path = field(default_factory=lambda: home() / "games")
    notices: list[str] = field(default_factory=list)  # what was set aside and why, for the title to say

    def fresh(self) -> Path:
        """A file name no game has yet."""
        stem = time.strftime("%Y-%m-%d-%H%M%S")
        path, count = self.folder / f"{stem}.hasp", 1
        while path.exists():
            count += 1
            path = self.folder / f"{stem}-{count}.hasp"
        return path

    def write(self, path: Path, chairs: tuple[Chair, ...], record: str, finished: bool) -> None:
        """Save a game; at every moment the file holds either the former or the present state."""
        head = [chair.line(seat) for seat, chair in enumerate(chairs)]
        head += [FINISHED] if finished else []
        write_safely(path, "\n".join(head) + "\n" + record)

    def read(self, path: Path) -> tuple[tuple[Chair, ...], str]:
        """The chairs and the text of a save. Raises Damaged."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Damaged(f"{path.name} cannot be read") from error
        return chairs_of(text, path.name), text

    def unfinished(self) -> list[Saved]:
        """Every game that can be gone on with, the latest first; damaged ones are set aside."""
        found = []
        for path in sorted(self.folder.glob("*.hasp")):
            try:
                chairs, text = self.read(path)
            except Damaged as error:
                self.set_aside(path, str(error))
                continue
            finished = any(line == FINISHED for line in text.splitlines()[: len(chairs) + 1])
            found.append(Saved(path, chairs, finished, path.stat().st_mtime))
        running = [saved for saved in found if not saved.finished]
        return sorted(running, key=lambda saved: (saved.changed, saved.path.name), reverse=True)

    def set_aside(self, path: Path, reason: str) -> None:
        """Keep a damaged save under another name, out of the way of every game."""
        aside, count = path.with_name(path.name + ".damaged"), 1
        while aside.exists():
            count += 1
            aside = path.with_name(f"{path.name}.{count}.damaged")
        path.rename(aside)
        self.notices.append(f"A saved game was damaged and is set aside as {aside.name}: {reason}.")


def chairs_of(text: str, where: str) -> tuple[Chair, ...]:
    """The seats' header of a save. Raises Damaged."""
    chairs: list[Chair] = []
    for line in text.splitlines():
        if not line.startswith(HEAD):
            break
        found = _LINE.fullmatch(line)
        if found is None or int(found[1]) != len(chairs) + 1:
            raise Damaged(f"{where}, line {len(chairs) + 1}: {line[:60]!r} is no seat")
        colour = int(found[4]) - 1
        chairs.append(Chair(found[5], colour, found[2] or "", int(found[3] or 0)))
    if not 2 <= len(chairs) <= 4:
        raise Damaged(f"{where}: names {len(chairs)} seats instead of 2 to 4")
    return tuple(chairs)
