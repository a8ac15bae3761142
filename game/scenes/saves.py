"""Saved games: records whose player lines say who sits where."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, field
from pathlib import Path

from game.scenes.home import home, write_safely
from game.scenes.opponents import titled
from game.table.palette import SEAT_COLOUR_NAMES

LONGEST_NAME = 14
ENDED = "scores:"  # how the last line of a finished record begins


class Damaged(ValueError):
    """A saved game that cannot be gone on with; the text says why."""


@dataclass(frozen=True)
class Chair:
    """Who sits at a seat: a person, or the automa of that name with its seed."""

    name: str
    colour: int
    automa: str = ""
    seed: int = 0

    @property
    def kind(self) -> str:
        """Who decides there, in a word or two."""
        return titled(self.automa) if self.automa else "human"

    def line(self) -> str:
        """What a record's player line says."""
        who = f"automa {self.automa} {self.seed}" if self.automa else "human"
        return f"{self.name} ({who}, {SEAT_COLOUR_NAMES[self.colour]})"


_LINE = re.compile(
    r"player ([1-4]): (.{1,40}) \((?:human|automa (\S+) ([0-9]{1,20})), "
    rf"({'|'.join(SEAT_COLOUR_NAMES)})\)"
)


@dataclass
class Saved:
    """One game of the folder; `modules` says what is played with beside the base game."""

    path: Path
    chairs: tuple[Chair, ...]
    finished: bool
    changed: float
    modules: str = ""

    @property
    def title(self) -> str:
        """Who plays."""
        return ", ".join(chair.name for chair in self.chairs)

    @property
    def when(self) -> str:
        """When it was last played, in the words of a clock on the wall."""
        return time.strftime("%d %B %Y, %H:%M", time.localtime(self.changed))

    @property
    def about(self) -> str:
        """When it was last played, and with which modules."""
        return f"{self.when} · {self.modules}" if self.modules else self.when


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

    def write(self, path: Path, record: str) -> None:
        """Save a game; at every moment the file holds either the former or the present state."""
        write_safely(path, record)

    def read(self, path: Path) -> tuple[tuple[Chair, ...], str]:
        """The chairs and the text of a save. Raises Damaged."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Damaged(f"{path.name} cannot be read") from error
        return chairs_of(text, path.name), text

    def unfinished(self) -> list[Saved]:
        """Every game that can be gone on with, the latest first."""
        return [saved for saved in self.games() if not saved.finished]

    def games(self) -> list[Saved]:
        """Every game of the folder, the latest first; damaged ones are set aside."""
        found = []
        for path in sorted(self.folder.glob("*.hasp")):
            try:
                chairs, text = self.read(path)
            except Damaged as error:
                self.set_aside(path, str(error))
                continue
            finished = any(line.startswith(ENDED) for line in text.splitlines()[-2:])
            found.append(Saved(path, chairs, finished, path.stat().st_mtime, modules_of(text)))
        return sorted(found, key=lambda saved: (saved.changed, saved.path.name), reverse=True)

    def set_aside(self, path: Path, reason: str) -> None:
        """Keep a damaged save under another name, out of the way of every game."""
        aside, count = path.with_name(path.name + ".damaged"), 1
        while aside.exists():
            count += 1
            aside = path.with_name(f"{path.name}.{count}.damaged")
        try:
            path.rename(aside)
        except OSError:
            aside = path
        self.notices.append(f"A saved game is damaged and set aside as {aside.name}: {reason}.")


def chairs_of(text: str, where: str) -> tuple[Chair, ...]:
    """Who sits where, from the player lines of a record. Raises Damaged."""
    chairs: list[Chair] = []
    for at, line in enumerate(text.splitlines(), 1):
        if not line.startswith("player "):
            continue
        found = _LINE.fullmatch(line)
        if found is None or int(found[1]) != len(chairs) + 1:
            raise Damaged(f"{where}, line {at}: {line[:60]!r} does not say who sits there")
        colour = SEAT_COLOUR_NAMES.index(found[5])
        if any(chair.colour == colour for chair in chairs):
            raise Damaged(f"{where}, line {at}: two seats are {found[5]}")
        chairs.append(Chair(found[2], colour, found[3] or "", int(found[4] or 0)))
    if not 2 <= len(chairs) <= 4:
        raise Damaged(f"{where}: names {len(chairs)} seats instead of 2 to 4")
    return tuple(chairs)


def modules_of(text: str) -> str:
    """The modules of a record by name, with the side of the Enhanced Tunnel."""
    header = dict(
        line.split(": ", 1) for line in text.splitlines() if line.startswith(("modules: ", "tunnel: "))
    )
    names = {"black": "Black Developments", "iron": f"Iron (tunnel side {header.get('tunnel', 'A')})"}
    return ", ".join(names.get(name, name) for name in header.get("modules", "").split(", ") if name)
