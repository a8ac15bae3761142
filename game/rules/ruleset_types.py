"""Whether plain tables fit the types of a ruleset's records: every misfit, with its key.

msgspec stops at the first. The types are read with the standard library, and both agree on what fits.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from game.rules.ruleset_files import EXTENDS
from game.rules.ruleset_lines import Key
from game.rules.ruleset_problems import Problem, entries

_NOUNS = {
    "cost": "disk",
    "distant": "resource",
    "seasons": "season with water",
    "bonus": "symbol of a section",
    "section": "symbol of a section",
    "symbol": "symbol",
    "ability": "ability",
    "marker": "marker",
    "set": "set of tiles",
}
"""What the words under a key are."""
_WORDS = {str: "a text in quotes", bool: "true or false", list: "a list in [ ]", dict: "a table"}
_LONGEST = 60


class _Bounds(NamedTuple):
    """Of a number, or of how many entries a list has."""

    least: int | None = None
    most: int | None = None

    def hold(self, number: int) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    def __str__(self) -> str:
        if self.most is None:
            return "" if self.least is None else f"from {self.least} on"
        return f"from {self.least} to {self.most}"


def misfits(kind: Any, value: Any, key: Key = ()) -> Iterator[Problem]:
    """What of a value does not fit a type: nothing, or a problem for each place in it."""
    kind, bounds = _unfolded(kind)
    origin = get_origin(kind) or kind
    if _is_record(kind):
        yield from _in_record(kind, value, key)
    elif origin is Literal:
        yield from _in_words(get_args(kind), value, key)
    elif origin in (Union, UnionType):
        yield from _in_union(kind, value, key)
    elif type(value) is not (list if origin is tuple else origin):
        yield Problem(key, f"{shown(value)} does not fit; give {_wanted(kind, bounds)}")
    elif isinstance(value, dict):
        yield from _in_table(kind, value, key)
    elif isinstance(value, list):
        yield from _in_list(kind, bounds, value, key)
    elif isinstance(value, int) and not bounds.hold(value):
        yield Problem(key, f"{shown(value)} does not fit; give {_wanted(kind, bounds)}")


def shown(value: Any) -> str:
    """A value in a message, shortened where it is long."""
    if isinstance(value, bool):
        return str(value).lower()
    try:
        text = repr(value) if isinstance(value, str | int | float | list | dict) else str(value)
    except ValueError:  # hexadecimal digits by the thousand have no decimal ones
        return "a number beyond all bounds"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def perhaps(word: Any, words: Sequence[str]) -> str:
    """Which of the words may be meant: ", perhaps 'black'"; nothing if none is near."""
    from difflib import get_close_matches  # only a wrong file needs it

    close = get_close_matches(word, words, 1) if isinstance(word, str) else []
    return f", perhaps {close[0]!r}" if close else ""


def _unknown(what: str, name: str, names: Iterable[str]) -> str:
    return f"no such {what}{perhaps(name, [*names])}; known are {', '.join(names)}"


def _no_section(name: str, names: Iterable[str]) -> str:
    return _unknown("section", name, [EXTENDS, *names])


def _unfolded(kind: Any) -> tuple[Any, _Bounds]:
    """A type without its bounds, and without the None that no file can write."""
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        for note in notes:
            of_list = note.min_length is not None or note.max_length is not None
            least, most = (note.min_length, note.max_length) if of_list else (note.ge, note.le)
            return inner, _Bounds(least, most)
    if get_origin(kind) in (Union, UnionType):
        kinds = [one for one in get_args(kind) if one is not NoneType]
        return _unfolded(kinds[0]) if len(kinds) == 1 else (kind, _Bounds())
    return kind, _Bounds()


def _is_record(kind: Any) -> bool:
    return hasattr(kind, "__struct_fields__")


@cache
def _fields(record: Any) -> dict[str, tuple[Any, bool]]:
    """The type of each field of a record, and whether a file must give it."""
    types = get_type_hints(record, include_extras=True)
    return {
        name: (types[name], field.default is field.empty)
        for name, field in inspect.signature(record).parameters.items()
    }


def _in_record(record: Any, value: Any, key: Key) -> Iterator[Problem]:
    fields = _fields(record)
    if not isinstance(value, dict):
        yield Problem(key, f"{shown(value)} does not fit; give a table with {', '.join(fields)}")
        return
    for name in value:
        if name not in fields:
            yield Problem((*key, name), _unknown("key", name, fields) if key else _no_section(name, fields))
    for name, (kind, needed) in fields.items():
        if name in value:
            yield from misfits(kind, value[name], (*key, name))
        elif needed:
            yield Problem((*key, name), f"is missing; give {_wanted(*_unfolded(kind))}")


def _in_words(words: tuple[str, ...], value: Any, key: Key) -> Iterator[Problem]:
    if not isinstance(value, str) or value not in words:
        noun = next((_NOUNS[part] for part in reversed(key) if part in _NOUNS), "known word")
        yield Problem(key, f"{shown(value)} is no {noun}{perhaps(value, words)}; {', '.join(words)}")


def _in_union(kind: Any, value: Any, key: Key) -> Iterator[Problem]:
    """A number or a list: what is wrong in the one that is meant."""
    for one in get_args(kind):
        if isinstance(value, list) and get_origin(_unfolded(one)[0]) is list:
            yield from misfits(one, value, key)
            return
    if all(any(misfits(one, value)) for one in get_args(kind)):
        yield Problem(key, f"{shown(value)} does not fit; give {_wanted(kind, _Bounds())}")


def _in_table(kind: Any, value: dict[str, Any], key: Key) -> Iterator[Problem]:
    names, of_entry = get_args(kind)
    allowed = get_args(names)
    for name, entry in value.items():
        if allowed and name not in allowed:
            yield Problem((*key, name), _unknown("key", name, allowed))
        else:
            yield from misfits(of_entry, entry, (*key, name))


def _in_list(kind: Any, bounds: _Bounds, value: list[Any], key: Key) -> Iterator[Problem]:
    kinds = get_args(kind)
    if get_origin(kind) is tuple:
        bounds = _Bounds(len(kinds), len(kinds))
    if not bounds.hold(len(value)):
        yield Problem(key, f"{entries(len(value))}; give {_how_many(bounds)}")
    for at, entry in enumerate(value):
        yield from misfits(kinds[min(at, len(kinds) - 1)], entry, (*key, at))


def _how_many(bounds: _Bounds) -> str:
    if bounds.most is None:
        return f"at least {bounds.least}"
    if bounds.least is None:
        return f"at most {bounds.most}"
    return f"{bounds.least}" if bounds.least == bounds.most else f"{bounds.least} to {bounds.most}"


def _wanted(kind: Any, bounds: _Bounds) -> str:
    """What fits a type, in words."""
    origin = get_origin(kind) or kind
    if origin is Literal:
        return f"one of {', '.join(get_args(kind))}"
    if origin in (Union, UnionType):
        return " or ".join(_wanted(*_unfolded(one)) for one in get_args(kind))
    if origin is tuple:
        return f"a list of {len(get_args(kind))}"
    if origin is int:
        return f"a whole number {bounds}".rstrip()
    return _WORDS.get(origin, "a table")
