"""What commands say, in the language of the command."""

from __future__ import annotations

import sys

from game.plain import one_line
from game.plain_words import spoken
from game.rules.message import Message, Real, Value, message
from game.words import Words, words_of


def words() -> Words:
    """Return the phrasebook of the command's language."""
    return words_of(spoken())


def said(id: str, /, **values: Value) -> str:
    """Return a message as a line."""
    return words().line(message(id, **values))


def tell(told: Message | Exception) -> None:
    """Print a message, or what an error tells, as one line on stderr, beside the result on stdout."""
    text = words().line(told) if isinstance(told, Message) else words().error(told)
    print(f"main.py: {one_line(text)}", file=sys.stderr)


def decimal(number: float, places: int = 1, signed: bool = False) -> str:
    """Return a number with all of so many decimals."""
    return said("number", number=Real(number, places, signed, exact=True))


def percent(share: float, places: int = 0) -> str:
    """Return a share as a percentage."""
    return said("run-percent", number=Real(100 * share, places, exact=True))
