"""What is said, before it has words: an id, and the values that a text of any language puts in its place."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias, Union

from game.rules.terms import Colour, Disks, Term


class Seat(NamedTuple):
    """A seat, counted from 0."""

    number: int


class Tile(NamedTuple):
    """A development, by its id in the ruleset."""

    id: str


class Source(NamedTuple):
    """Where VP, goods or water come from: the id of a rule or of a tile."""

    id: str


class Board(NamedTuple):
    """A development board, by its id in the ruleset, and the name that a draft gives it."""

    id: str
    name: str = ""


class Real(NamedTuple):
    """A number with decimals: rounded to so many places, and without those that are 0."""

    number: float
    places: int = 1
    signed: bool = False
    """Whether a plus sign stands before it."""
    exact: bool = False
    """Whether all places are written, those that are 0 too."""


class Amount(NamedTuple):
    """So many of something: a resource, a colour's disks, a marker, "thaler", "debt", "water" or "vp"."""

    number: int | Real
    what: Term | str


class Message(NamedTuple):
    """One thing to say. Messages with the same id have values of the same names."""

    id: str
    values: tuple[tuple[str, Value], ...] = ()


Value: TypeAlias = Union[
    int, Real, str, Term, Seat, Tile, Source, Board, Amount, Message, "tuple[Value, ...]"
]
"""What a message carries. A str is a text that a person wrote, such as a name: the same in any language."""


def message(id: str, **values: Value) -> Message:
    """Return the message with these values, by name."""
    return Message(id, tuple(values.items()))


def disks(counts: Disks) -> tuple[Amount, ...]:
    """Return disks by colour."""
    return tuple(Amount(count, colour) for count, colour in zip(counts, Colour, strict=True) if count)


def at_place(where: str, reason: Value) -> Message:
    """Return what is wrong at a place, such as a file and its line, or a key."""
    return message("at-place", where=where, reason=reason)


class MessageError(ValueError):
    """Something wrong that a user can mend: `said` tells what, where, and what would be right."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.said = said
