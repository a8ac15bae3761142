"""Values in a sentence: numbers, and things whose place in the sentence can be found again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from game.rules.message import Real

MINUS: Final = "−"
_ONE_LETTER: Final = {"nl": "ij"}
"""A single letter of a language, and so a single capital, that is typed as two."""
_OPEN, _NAMED, _CLOSE = "\ue000", "\ue001", "\ue002"
_THING = re.compile(f"{_OPEN}([^{_NAMED}]*){_NAMED}([^{_CLOSE}]*){_CLOSE}")
_OURS = str.maketrans("", "", _OPEN + _NAMED + _CLOSE)


class Piece(NamedTuple):
    """A run of letters in a sentence, and the thing it names: "good-coal", "seat-0", "tile-31", or none."""

    text: str
    thing: str = ""


class Number(int):
    """A whole number as a language writes it."""

    thousands = ","

    def __str__(self) -> str:
        digits = f"{abs(int(self)):,}".replace(",", self.thousands)
        return f"{MINUS}{digits}" if self < 0 else digits


class Decimal(float):
    """A number with decimals, and how a language writes it."""

    shown: str

    def __str__(self) -> str:
        return self.shown


def real(value: Real, thousands: str, point: str) -> Decimal:
    """Return a number with decimals as a language writes it."""
    rounded = round(value.number, value.places)
    whole, _, decimals = f"{abs(rounded):,.{value.places}f}".partition(".")
    decimals = decimals if value.exact else decimals.rstrip("0")
    sign = MINUS if rounded < 0 else "+" if value.signed and rounded else ""
    found = Decimal(rounded)
    found.shown = f"{sign}{whole.replace(',', thousands)}{point if decimals else ''}{decimals}"
    return found


class Thing:
    """Something that a sentence names: entries choose by `key`, and `say` gives its text in a form."""

    def __init__(self, key: str, say: Callable[[str], str], mark: str = "") -> None:
        self.key, self._say, self._mark = key, say, mark

    def text(self, form: str = "") -> str:
        """Return the text in a form, such as a case, between marks if the thing has any."""
        said = self._say(form)
        return f"{_OPEN}{self._mark}{_NAMED}{said}{_CLOSE}" if self._mark else said

    def __str__(self) -> str:
        return self.text()


def free_text(text: str) -> str:
    """Return text that a person wrote without the letters that mark things."""
    return text.translate(_OURS)


def pieces(marked: str) -> tuple[Piece, ...]:
    """Return the pieces of a sentence, in order; their texts together are the sentence."""
    found: list[Piece] = []
    at = 0
    for thing in _THING.finditer(marked):
        if thing.start() > at:
            found.append(Piece(marked[at : thing.start()]))
        found.append(Piece(thing[2], thing[1]))
        at = thing.end()
    if at < len(marked):
        found.append(Piece(marked[at:]))
    return tuple(found)


def capitalised(marked: str, language: str) -> str:
    """Return a sentence with a capital first letter, even if that belongs to a thing."""
    start = marked.index(_NAMED) + 1 if marked.startswith(_OPEN) else 0
    end = start + (2 if marked.startswith(_ONE_LETTER.get(language, "\0"), start) else 1)
    return marked[:start] + marked[start:end].upper() + marked[end:]
