"""Values of a position's JSON, read with their place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from reprlib import repr as short
from typing import Any, NamedTuple

from game.rules.message import Message, MessageError, Value, at_place, message
from game.rules.terms import Colour, Disks, Marker, Term


class Flaw(NamedTuple):
    """A key of a position, and the reason why its value is impossible."""

    key: str
    reason: Message


def flaw(key: str, id: str, /, **values: Value) -> Flaw:
    """Return a flaw whose reason is this message."""
    return Flaw(key, message(id, **values))


def of_seat(number: int, flaws: Iterable[Flaw]) -> Iterator[Flaw]:
    """Yield a seat's flaws with their keys in the whole position."""
    return (Flaw(f"seats[{number}].{key}", reason) for key, reason in flaws)


class PositionError(MessageError):
    """A position that is impossible: the key and the reason."""

    def __init__(self, found: Flaw) -> None:
        super().__init__(at_place(*found))


def refused(key: str, id: str, /, **values: Value) -> PositionError:
    """Return the error for a key with an impossible value."""
    return PositionError(flaw(key, id, **values))


class JsonObject:
    """A JSON object at a path; missing, unknown and mistyped keys are refused with their place."""

    def __init__(self, obj: Any, path: str) -> None:
        if not isinstance(obj, dict) or not all(isinstance(key, str) for key in obj):
            raise refused(path.rstrip(".") or "position", "position-object")
        self._obj = obj
        self._read: set[str] = set()
        self.path = path

    def names(self) -> list[str]:
        """Return the names in this object."""
        return list(self._obj)

    def value(self, key: str, kind: Any) -> Any:
        """Return a value of a type or union of types."""
        if key not in self._obj:
            raise refused(f"{self.path}{key}", "position-missing")
        self._read.add(key)
        value = self._obj[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise refused(f"{self.path}{key}", "position-misfit", value=short(value))
        return value

    def count(self, key: str, least: int = 0, most: int = 999) -> int:
        """Return a whole number within bounds."""
        value: int = self.value(key, int)
        if not least <= value <= most:
            figures = {"value": short(value), "least": str(least), "most": str(most)}
            raise refused(f"{self.path}{key}", "position-bounds", **figures)
        return value

    def count_if_given(self, key: str) -> int:
        """Return a whole number from 0; 0 where it is left out."""
        return self.count(key) if key in self._obj else 0

    def counts_if_given(self, key: str) -> list[int]:
        """Return a list of whole numbers; empty where it is left out."""
        return self.counts(key) if key in self._obj else []

    def texts_if_given(self, key: str) -> list[str]:
        """Return a list of texts; empty where it is left out."""
        return self.texts(key) if key in self._obj else []

    def text(self, key: str) -> str:
        return str(self.value(key, str))

    def flag(self, key: str) -> bool:
        return bool(self.value(key, bool))

    def texts(self, key: str) -> list[str]:
        return self._all(key, str)

    def counts(self, key: str) -> list[int]:
        return self._all(key, int)

    def term(self, key: str, terms: type[Term]) -> int:
        """Return the member of a vocabulary with the id given."""
        return self._member(key, self.text(key), terms)

    def bits(self, key: str, terms: type[Term]) -> int:
        """Return a list of ids as a bit set."""
        bits = 0
        for id in self.texts(key):
            bits |= 1 << self._member(key, id, terms)
        return bits

    def table(self, key: str) -> JsonObject:
        return JsonObject(self.value(key, dict), f"{self.path}{key}.")

    def tables(self, key: str, length: int | None = None) -> list[JsonObject]:
        """Return a list of objects, of a given length if one is given."""
        entries = self.value(key, list)
        if length is not None and len(entries) != length:
            raise refused(f"{self.path}{key}", "position-entries", count=len(entries), wanted=length)
        return [JsonObject(entry, f"{self.path}{key}[{at}].") for at, entry in enumerate(entries)]

    def disks(self, key: str) -> Disks:
        """Return disks by colour."""
        table = self.table(key)
        black, brown, yellow = (table.count(colour.id) for colour in Colour)
        table.finish()
        return black, brown, yellow

    def markers(self, key: str) -> tuple[int, ...]:
        """Return markers by kind; a kind left out is none."""
        table = self.table(key)
        given = table.names()
        amounts = tuple(table.count(marker.id) if marker.id in given else 0 for marker in Marker)
        table.finish()
        return amounts

    def finish(self) -> None:
        """Refuse names that nobody has read."""
        unknown = sorted(set(self._obj) - self._read)
        if unknown:
            raise refused(f"{self.path}{unknown[0]}", "position-unknown")

    def _member(self, key: str, id: str, terms: type[Term]) -> int:
        for term in terms:
            if term.id == id:
                return term.value
        known = tuple(term.id for term in terms)
        raise refused(f"{self.path}{key}", "position-word", value=repr(id), names=known)

    def _all(self, key: str, kind: Any) -> list[Any]:
        values = self.value(key, list)
        for value in values:
            if not isinstance(value, kind) or isinstance(value, bool):
                raise refused(f"{self.path}{key}", "position-misfit", value=short(value))
        return list(values)
