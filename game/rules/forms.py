"""The forms of moves' lines: each is written, read and documented (docs/record.md) by one text."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

from game.rules import terms
from game.rules.terms import Colour, Field, Resource, Term

LAID = (*Colour, *(terms.DISK_MARKER[colour] for colour in Colour), *terms.SPECIAL_MARKERS, Resource.FOOD)
"""All that can lie on a field but Thaler, in the order in which a move names it."""


class Part(NamedTuple):
    """A place in a form: its name in the grammar, its pattern with one group, and its value from and to text.

    `read` raises LookupError for a text that fits the pattern and means nothing.
    """

    grammar: str
    pattern: str
    read: Callable[[str], Any]
    write: Callable[[Any], str]

    def after(self, words: str) -> Part:
        """Return the part with words before it, both left out where there is no value."""
        return Part(
            f'["{words.strip()}" {self.grammar}]',
            f"({words}(?:{self.pattern[1:-1]}))?",
            lambda text: text and self.read(text.removeprefix(words)),
            lambda value: "" if value is None else words + self.write(value),
        )

    def unless(self, word: str) -> Part:
        """Return the part with a word for no value."""
        return Part(
            f'({self.grammar} | "{word}")',
            f"({word}|{self.pattern[1:-1]})",
            lambda text: None if text == word else self.read(text),
            lambda value: word if value is None else self.write(value),
        )


class Form:
    """The text of a move's line, with its parts in braces; these are named in its constructor's order."""

    def __init__(self, text: str, **parts: Part) -> None:
        self.text, self.parts = text, parts

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        groups = {name: part.pattern.replace("(", f"(?P<{name}>", 1) for name, part in self.parts.items()}
        return re.compile(self.text.format_map(groups))

    def written(self, move: object) -> str:
        """Return the line of a move."""
        return self.text.format_map(
            {name: part.write(getattr(move, name)) for name, part in self.parts.items()}
        )

    def read(self, line: str) -> list[Any] | None:
        """Return the values that a line names; None if it is not of this form."""
        match = self._pattern.fullmatch(line)
        try:
            return match and [part.read(match[name]) for name, part in self.parts.items()]
        except LookupError:
            return None


def told(words: str) -> Part:
    """Return the part that is there if something is true."""
    return Part(f'["{words.strip()}"]', f"({words})?", bool, lambda value: words if value else "")


def _of(kind: type[Term]) -> Part:
    known = {term.id: term for term in kind}
    ids = [*known]
    return Part(kind.__name__.lower(), f"({'|'.join(ids)})", known.__getitem__, ids.__getitem__)


def _field(id: str) -> Field:
    field = Field.known(id)
    if field is None:
        raise LookupError(id)
    return field


def _counts(text: str) -> tuple[int, ...]:
    """Return the counts of items in any order, each named at most once."""
    counts = dict.fromkeys(_LAID_IDS, 0)
    for item in [] if text == "nothing" else text.split(", "):
        match = _ITEM.fullmatch(item)
        if match is None or counts.get(match[2], 1):
            raise LookupError(item)
        counts[match[2]] = int(match[1])
    return tuple(counts.values())


def _items(counts: tuple[int, ...]) -> str:
    items = [f"{count} {id}" for count, id in zip(counts, _LAID_IDS, strict=True) if count]
    return ", ".join(items) or "nothing"


_LAID_IDS = (*(term.id for term in LAID), "thaler")
_NUMBER = "([1-9][0-9]?)"
_ITEM = re.compile(rf"{_NUMBER} ([a-z-]+)")

COLOUR, RESOURCE, PLACE, SLOT, MARKER, BONUS = map(
    _of, (Colour, Resource, terms.Place, terms.Slot, terms.Marker, terms.Bonus)
)
FIELD = Part("field", "([a-z]+(?:-[a-z]+)*)", _field, lambda field: Field(field).id)
TILE = Part("tile", "([0-9]{1,3}E?)", str, str)
NUMBER = Part("number", _NUMBER, int, str)
CART = Part('("1" | "2")', "([12])", int, str)
NTH = Part("number", _NUMBER, lambda text: int(text) - 1, lambda at: str(at + 1))
"""Something that counts from 0 in the program, and from 1 in text."""
POOL, SEAT = NTH._replace(grammar="pool"), NTH._replace(grammar="seat", pattern="([1-4])")
COUNTS = Part('(item {"," item} | "nothing")', "(.+)", _counts, _items)
