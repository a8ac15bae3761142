"""What a saved game is: a record whose player lines say who sits where."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.rules import Setup
from game.scenes.opponents import titled
from game.table.palette import SEAT_COLOUR_NAMES

LONGEST_NAME = 14


class Unseated(ValueError):
    """A record that does not say who sits where, or names who is not known here; the text says which."""


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


_PLAYER = re.compile(
    rf"(.{{1,40}}) \((?:human|automa (\S+) ([0-9]{{1,20}})), ({'|'.join(SEAT_COLOUR_NAMES)})\)"
)


@dataclass(frozen=True)
class Saved:
    """One game of the list; `modules` says what is played with beside the base game.

    `why` says in words why it cannot simply be gone on with; empty where nothing is known against it.
    `shut`: nor can any part of it be, as things are now.
    """

    path: Path
    chairs: tuple[Chair, ...]
    finished: bool
    changed: float
    modules: str = ""
    why: str = ""
    shut: bool = False

    @property
    def goes_on(self) -> bool:
        """Whether it is offered to be gone on with."""
        return not self.finished and not self.why

    @property
    def title(self) -> str:
        """Who plays."""
        return ", ".join(chair.name for chair in self.chairs) or self.path.name

    @property
    def when(self) -> str:
        """When it was last played, in the words of a clock on the wall."""
        return time.strftime("%d %B %Y, %H:%M", time.localtime(self.changed))

    @property
    def about(self) -> str:
        """When it was last played, and with which modules."""
        return f"{self.when} · {self.modules}" if self.modules else self.when


def chairs_of(players: Sequence[str]) -> tuple[Chair, ...]:
    """Who sits where, from what a record says of each player. Raises Unseated."""
    chairs: list[Chair] = []
    for seat, text in enumerate(players, 1):
        found = _PLAYER.fullmatch(text)
        if found is None:
            raise Unseated(f"its line of player {seat} does not say who sits there")
        colour = SEAT_COLOUR_NAMES.index(found[4])
        if any(chair.colour == colour for chair in chairs):
            raise Unseated(f"two of its seats are {found[4]}")
        chairs.append(Chair(found[1], colour, found[2] or "", int(found[3] or 0)))
    if not chairs:
        raise Unseated("it does not say who sits where")
    return tuple(chairs)


def modules_of(setup: Setup) -> str:
    """The modules of a game by name, with the side of the Enhanced Tunnel."""
    names = {"black": "Black Developments", "iron": f"Iron (tunnel side {setup.tunnel})"}
    return ", ".join(names.get(name, name) for name in sorted(setup.modules))
