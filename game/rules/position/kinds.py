"""The kinds of values in a position's JSON: how each is read and written, and the flaws that are found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import reduce
from operator import or_
from reprlib import repr as short
from types import SimpleNamespace
from typing import Any, NamedTuple

from game.rules.message import Message, MessageError, Value, at_place, message
from game.rules.terms import Term

Names = dict[Any, int]
"""Words or numbers as JSON has them, and what they stand for."""


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
        super().__init__(at_place(found.key or "position", found.reason))
        self._found = found

    def under(self, key: str) -> PositionError:
        """Return the error for the value in which this one is."""
        place = f"{key}.{self._found.key}".rstrip(".").replace(".[", "[")
        return PositionError(Flaw(place, self._found.reason))


def misfit(id: str, /, **values: Value) -> PositionError:
    """Return the error of a value that does not fit, whoever has it."""
    return PositionError(flaw("", id, **values))


class Kind(NamedTuple):
    """A kind of value: read from JSON or written, given the seat or state that it belongs to.

    `read` raises PositionError, with the place in the value.
    """

    read: Callable[[Any, Any], Any]
    write: Callable[[Any, Any], Any] = lambda value, owner: value


class Key(NamedTuple):
    """A key: its name in JSON, the attribute it stands for, and the kind of its value.

    Without an attribute the kind reads into the owner itself. What is optional is left out where there is
    nothing of it.
    """

    name: str
    attribute: str
    kind: Kind
    optional: bool = False


def at(place: str, read: Callable[[Any, Any], Any], value: Any, owner: Any) -> Any:
    """Return a value that is read at a place, which a misfit will name."""
    try:
        return read(value, owner)
    except PositionError as error:
        raise error.under(place) from None


def table(*keys: Key, made: Callable[..., Any] | None = None, others: Iterable[str] = ()) -> Kind:
    """Return the kind of objects with these keys, in order, and `others` that are not looked at.

    They are read into their owner, one after the other, or into what is made of them.
    """
    known = {key.name for key in keys}.union(others)

    def read(value: Any, owner: Any) -> Any:
        target = owner if made is None else SimpleNamespace()
        typed(value, dict)
        for name, attribute, kind, optional in keys:
            if name in value:
                found = at(name, kind.read, value[name], owner)
                if attribute:
                    setattr(target, attribute, found)
            elif not optional:
                raise misfit("position-missing").under(name)
        unknown = value.keys() - known
        if unknown:
            raise misfit("position-unknown").under(min(map(str, unknown)))
        return made and made(**vars(target))

    def write(source: Any, owner: Any) -> dict[str, Any]:
        written = {}
        for name, attribute, kind, optional in keys:
            value = kind.write(getattr(source, attribute) if attribute else source, owner)
            if value or not optional:
                written[name] = value
        return written

    return Kind(read, write)


def typed(value: Any, kind: type) -> Any:
    """Return a value of this type; true and false are no numbers."""
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise misfit("position-object") if kind is dict else misfit("position-misfit", value=short(value))
    return value


def plain(kind: type) -> Kind:
    """Return the kind of values of a type."""
    return Kind(lambda value, owner: typed(value, kind))


def count(least: int = 0, most: int | Callable[[Any], int] = 999) -> Kind:
    """Return the kind of whole numbers within bounds, of which the upper may follow from the owner."""

    def read(value: Any, owner: Any) -> int:
        highest = most if isinstance(most, int) else most(owner)
        if not least <= typed(value, int) <= highest:
            raise misfit("position-bounds", value=short(value), least=str(least), most=str(highest))
        return int(value)

    return Kind(read)


def listed(kind: Kind, length: Callable[[Any], int] | None = None) -> Kind:
    """Return the kind of lists, of a given length if one is given; read as tuples."""

    def read(value: Any, owner: Any) -> tuple[Any, ...]:
        if length is not None and len(typed(value, list)) != length(owner):
            raise misfit("position-entries", count=len(value), wanted=length(owner))
        return tuple([at(f"[{n}]", kind.read, entry, owner) for n, entry in enumerate(typed(value, list))])

    return Kind(read, lambda values, owner: [kind.write(value, owner) for value in values])


def word(names: Names) -> Kind:
    """Return the kind of values that are named; null may be one of them."""
    written = {value: name for name, value in names.items()}
    return Kind(lambda value, owner: named(value, names), lambda value, owner: written[value])


def bits(names: Callable[[Any], Names]) -> Kind:
    """Return the kind of lists of names that stand for a bit set; the names may follow from the owner."""

    def read(value: Any, owner: Any) -> int:
        known = names(owner) if typed(value, list) else {}
        return reduce(or_, [named(name, known) for name in value], 0)

    def write(value: int, owner: Any) -> list[Any]:
        return [name for name, bit in names(owner).items() if value & bit] if value else []

    return Kind(read, write)


def counts(kind: type[Term], none: tuple[int, ...], whole: bool = False) -> Kind:
    """Return the kind of objects that count by id, read as `none` where there is none of anything.

    What there is none of is left out, unless the object is to be whole.
    """
    ids = tuple(term.id for term in kind)

    def made(**found: int) -> tuple[int, ...]:
        return tuple([found.get(id, 0) for id in ids]) if any(found.values()) else none

    def write(value: tuple[int, ...], owner: Any) -> dict[str, int]:
        return {id: count for id, count in zip(ids, value, strict=True) if count or whole}

    keys = (Key(id, id, count(), optional=not whole) for id in ids)
    return Kind(table(*keys, made=made).read, write)


def named(value: Any, names: Names) -> int:
    """Return the value of a name. Raises PositionError."""
    if isinstance(value, bool) or not isinstance(value, str | int | None) or value not in names:
        known = tuple(str(name) for name in names if name is not None)
        raise misfit("position-word" if known else "position-misfit", value=short(value), names=known)
    return names[value]
