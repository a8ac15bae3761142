"""The players of a record, as far as its lines tell who sat where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.message import message
from game.rules.record import Record, seated_at
from game.scenes.opponents import LEVELS, TEMPERAMENTS, Called, level_name, level_of, temperament_of
from game.scenes.saving.chairs import Chair
from game.table.palette import SEAT_COLOUR_NAMES

LONGEST = 24  # letters of a name that are shown


@dataclass(frozen=True)
class Unknown(Chair):
    """Somebody of whom the record gives the name alone, or no name either: `seat` stands for it."""

    seat: int = 0

    @property
    def called(self) -> Called:
        return self.plate

    @property
    def plate(self) -> Called:
        return self.name or message("seat", number=self.seat + 1)

    @property
    def kind(self) -> Called:
        return ""


def seats_of_people(record: Record) -> list[int]:
    """Return the seats that a person has or had; one may know what is secret there."""
    taken = [each.seat for each in record.seatings if not chairs_in([each.player], 1)[0].automa]
    first = enumerate(chairs_in(seated_at(record, 0), record.setup.seats))
    return [seat for seat, chair in first if not chair.automa or seat in taken]


def chairs_in(players: Sequence[str], seats: int) -> tuple[Chair, ...]:
    """Return a chair for each seat; unless every line names a colour of its own, seats have those in turn."""
    texts = list(players) or [""] * seats
    named = [_colour(text) for text in texts]
    told = [colour for colour in named if colour is not None]
    colours = told if len(set(told)) == seats else list(range(seats))
    names = [level_name(level_of(text)) if _is_automa(text) else _name(text) for text in texts]
    return tuple(
        _chair(seat, f"{name} {seat + 1}" if name and names.count(name) > 1 else name, text, colour)
        for seat, (name, text, colour) in enumerate(zip(names, texts, colours, strict=True))
    )


def _chair(seat: int, name: str, text: str, colour: int) -> Chair:
    shown = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    words = ["automa", text, ""] if _is_automa(text) else _words(text)
    if "automa" in words[:-1]:
        return Chair(shown, colour, words[words.index("automa") + 1])
    return Chair(shown, colour) if "human" in words else Unknown(shown, colour, seat=seat)


def _name(text: str) -> str:
    """Return a line without its last brackets."""
    name, bracket, _ = text.rpartition(" (")
    return name if bracket else text


def _is_automa(text: str) -> bool:
    """Return True if a line is the name of an automa alone, as games without a window have it."""
    return level_of(text) in LEVELS and temperament_of(text) in TEMPERAMENTS


def _colour(text: str) -> int | None:
    """The first colour that a line names in its brackets."""
    return next((SEAT_COLOUR_NAMES.index(word) for word in _words(text) if word in SEAT_COLOUR_NAMES), None)


def _words(text: str) -> list[str]:
    """Return the words in a line's last brackets: a name may have some of its own."""
    _, bracket, words = text.rpartition(" (")
    return words.rstrip(")").replace(",", " ").split() if bracket else []
