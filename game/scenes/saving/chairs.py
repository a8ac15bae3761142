"""Who sits where, as the player lines of a saved game name them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.message import Message, MessageError, message
from game.scenes.opponents import Called, called, titled
from game.table.palette import SEAT_COLOUR_NAMES

LONGEST_NAME = 14


class Unseated(MessageError):
    """A record that does not say who sits where, or names who is not known here."""


@dataclass(frozen=True)
class Chair:
    """A seat's player: a person, or the automa of that name with its seed."""

    name: str
    colour: int
    automa: str = ""
    seed: int = 0

    def handed(self, automa: str, seed: int = 0) -> Chair:
        """Return the seat with an automa on it, or with none a person; its name and colour stay."""
        return Chair(self.name, self.colour, automa, seed if automa else 0)

    @property
    def called(self) -> Called:
        """The seat's name in sentences."""
        return called(self.name, self.automa)

    @property
    def plate(self) -> Called:
        """The seat's name on its plate, where an automa's is its level's too."""
        return self.name

    @property
    def kind(self) -> Called:
        """The kind of player who decides there, in a word or two."""
        return titled(self.automa) if self.automa else message("player-human")

    def line(self) -> str:
        """Return the player line of a record."""
        who = f"automa {self.automa} {self.seed}" if self.automa else "human"
        return f"{self.name} ({who}, {SEAT_COLOUR_NAMES[self.colour]})"


_PLAYER = re.compile(
    rf"(.{{1,40}}) \((?:human|automa (\S+) ([0-9]{{1,20}})), ({'|'.join(SEAT_COLOUR_NAMES)})\)"
)


def names_listed(chairs: Sequence[Chair]) -> Message:
    """Return the names of those who sit there."""
    return message("saved-listed", items=tuple(chair.plate for chair in chairs))


def chairs_of(players: Sequence[str]) -> tuple[Chair, ...]:
    """Return the chairs from a record's player lines. Raises Unseated."""
    chairs: list[Chair] = []
    for seat, text in enumerate(players, 1):
        found = _PLAYER.fullmatch(text)
        if found is None:
            raise Unseated(message("unseated-line", seat=seat))
        colour = SEAT_COLOUR_NAMES.index(found[4])
        if any(chair.colour == colour for chair in chairs):
            raise Unseated(message("unseated-colours", colour=message(f"seat-colour-{found[4]}")))
        chairs.append(Chair(found[1], colour, found[2] or "", int(found[3] or 0)))
    if not chairs:
        raise Unseated(message("unseated-nobody"))
    return tuple(chairs)
