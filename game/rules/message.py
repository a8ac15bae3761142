"""Messages, the language-free form of all that is said: an id, and values to be filled into a text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias, Union

from game.rules.ids import RuleOrTile, TileId
from game.rules.terms import Colour, Field, Term

if TYPE_CHECKING:  # it is compiled, and messages are needed before a build is chosen
    from game.rules.disks import Disks


class SeatName(NamedTuple):
    """A seat, counted from 0."""

    number: int


class TileName(NamedTuple):
    """A development, by its id in the ruleset."""

    id: TileId


class SourceName(NamedTuple):
    """The origin of VP, goods or water: the id of a rule or of a tile."""

    id: RuleOrTile


class BoardName(NamedTuple):
    """A development board, by its id in the ruleset, and the name that a draft gives it."""

    id: str
    name: str = ""


class Real(NamedTuple):
    """A number with decimals, rounded to so many places; trailing zeros are dropped."""

    number: float
    places: int = 1
    signed: bool = False
    """True to write a plus sign before positive numbers."""
    exact: bool = False
    """True to keep trailing zeros."""


class Amount(NamedTuple):
    """A count of something: a resource, disks of a colour, a marker, "thaler", "debt", "water" or "vp"."""

    number: int | Real
    what: Term | str


class Message(NamedTuple):
    """Something to say. Messages with the same id have values of the same names."""

    id: str
    values: tuple[tuple[str, Value], ...] = ()


Value: TypeAlias = Union[
    int,
    Real,
    str,
    Term,
    Field,
    SeatName,
    TileName,
    SourceName,
    BoardName,
    Amount,
    Message,
    "tuple[Value, ...]",
]
"""A value of a message. A str is text that a person wrote, such as a name: it is the same in any language."""


def message(id: str, **values: Value) -> Message:
    """Return the message with these values, by name."""
    return Message(id, tuple(values.items()))


def disks(counts: Disks) -> tuple[Amount, ...]:
    """Return disks as amounts by colour."""
    return tuple(Amount(count, colour) for count, colour in zip(counts, Colour, strict=True) if count)


def vp(points: int | Real) -> Amount:
    """Return VP as an amount."""
    return Amount(points, "vp")


def automa_said(level: str, temperament: str = "") -> Message:
    """Return the name of an automa: of its level, and of its temperament if it has one."""
    automa = message(f"automa-{level}")
    if not temperament:
        return automa
    return message("automa-inclined", automa=automa, temperament=message(f"temperament-{temperament}"))


def at_place(where: str, reason: Value) -> Message:
    """Return a message about a fault at a place, such as a line of a file, or a key."""
    return message("at-place", where=where, reason=reason)


class MessageError(ValueError):
    """An error that a user can correct: `said` tells what is wrong, where, and what would be right."""

    def __init__(self, said: Message) -> None:
        super().__init__(said)
        self.said = said
