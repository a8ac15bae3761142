"""Output of the commands in their language, and the errors they show to the user."""

from __future__ import annotations

from game.plain import complain
from game.plain_words import spoken
from game.rules.message import Message, MessageError, Real, Value, at_place, message
from game.words import Words, words_of


def words() -> Words:
    """Return the phrasebook of the command's language."""
    return words_of(spoken())


def said(id: str, /, **values: Value) -> str:
    """Return the text of a message on one line."""
    return words().line(message(id, **values))


def tell(told: Message | Exception) -> None:
    """Print a message or an error as one line on stderr."""
    complain(words().line(told) if isinstance(told, Message) else words().error(told))


def decimal(number: float, places: int = 1, signed: bool = False) -> str:
    """Return a number with exactly so many decimals."""
    return said("number", number=Real(number, places, signed, exact=True))


def percent(share: float, places: int = 0) -> str:
    """Return a share as a percentage."""
    return said("run-percent", number=Real(100 * share, places, exact=True))


class UserError(MessageError):
    """Something a user gave cannot be used; the message says why, and what could be."""


def wrong(option: str, id: str, /, **values: Value) -> UserError:
    """Return the error for an option, a file or a folder that cannot be used."""
    return UserError(at_place(option, message(id, **values)))
