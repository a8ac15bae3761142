"""Values of a position's JSON, read with their place."""

from __future__ import annotations

from reprlib import repr as short
from typing import Any

from game.rules.terms import Colour, Disks, Marker, Term


class PositionError(ValueError):
    """A position that cannot be: one line with key and reason."""


class Table:
    """A JSON object at a path; what is missing, of another type or unknown is refused with its place."""

    def __init__(self, obj: Any, path: str) -> None:
        if not isinstance(obj, dict) or not all(isinstance(key, str) for key in obj):
            raise PositionError(f"{path.rstrip('.') or 'position'}: an object with named values belongs here")
        self._obj = obj
        self._read: set[str] = set()
        self.path = path

    def names(self) -> list[str]:
        """The names in this object."""
        return list(self._obj)

    def value(self, key: str, kind: Any) -> Any:
        """A value of a type or union of types."""
        if key not in self._obj:
            raise PositionError(f"{self.path}{key}: is missing")
        self._read.add(key)
        value = self._obj[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise PositionError(f"{self.path}{key}: {short(value)} is not what belongs here")
        return value

    def count(self, key: str, least: int = 0, most: int = 999) -> int:
        """A whole number within bounds."""
        value: int = self.value(key, int)
        if not least <= value <= most:
            raise PositionError(f"{self.path}{key}: {value}; it is from {least} to {most}")
        return value

    def count_if_given(self, key: str) -> int:
        """A whole number from 0; 0 where it is left out."""
        return self.count(key) if key in self._obj else 0

    def counts_if_given(self, key: str) -> list[int]:
        """A list of whole numbers; empty where it is left out."""
        return self.counts(key) if key in self._obj else []

    def texts_if_given(self, key: str) -> list[str]:
        """A list of texts; empty where it is left out."""
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
        """A member of a vocabulary by its id."""
        return self._member(key, self.text(key), terms)

    def bits(self, key: str, terms: type[Term]) -> int:
        """A list of ids as a bit set."""
        bits = 0
        for id in self.texts(key):
            bits |= 1 << self._member(key, id, terms)
        return bits

    def table(self, key: str) -> Table:
        return Table(self.value(key, dict), f"{self.path}{key}.")

    def tables(self, key: str, length: int | None = None) -> list[Table]:
        """A list of objects, of a given length if one is given."""
        entries = self.value(key, list)
        if length is not None and len(entries) != length:
            raise PositionError(f"{self.path}{key}: {len(entries)} entries; {length} are needed")
        return [Table(entry, f"{self.path}{key}[{at}].") for at, entry in enumerate(entries)]

    def disks(self, key: str) -> Disks:
        """Disks by colour."""
        table = self.table(key)
        black, brown, yellow = (table.count(colour.id) for colour in Colour)
        table.finish()
        return black, brown, yellow

    def markers(self, key: str) -> tuple[int, ...]:
        """Markers by kind; a kind left out is none."""
        table = self.table(key)
        given = table.names()
        amounts = tuple(table.count(marker.id) if marker.id in given else 0 for marker in Marker)
        table.finish()
        return amounts

    def finish(self) -> None:
        """Refuse names that nobody has read."""
        unknown = sorted(set(self._obj) - self._read)
        if unknown:
            raise PositionError(f"{self.path}{unknown[0]}: no such value belongs here")

    def _member(self, key: str, id: str, terms: type[Term]) -> int:
        for term in terms:
            if term.id == id:
                return term.value
        known = ", ".join(term.id for term in terms)
        raise PositionError(f"{self.path}{key}: {id!r}; it is one of {known}")

    def _all(self, key: str, kind: Any) -> list[Any]:
        values = self.value(key, list)
        for value in values:
            if not isinstance(value, kind) or isinstance(value, bool):
                raise PositionError(f"{self.path}{key}: {short(value)} is not what belongs here")
        return list(values)
