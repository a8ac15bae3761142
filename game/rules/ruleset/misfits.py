"""Every misfit between plain tables and the types of a ruleset's records, with its key.

msgspec stops at the first. The types are read with the standard library, and both agree on what fits.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from game.rules.message import Message, message
from game.rules.ruleset.archive import MOVED
from game.rules.ruleset.faults import Problem, problem
from game.rules.ruleset.files import EXTENDS
from game.rules.ruleset.lines import Key

_KINDS = {
    "cost": "ruleset-word-disk",
    "distant": "ruleset-word-resource",
    "season": "ruleset-word-season",
    "seasons": "ruleset-word-season",
    "by_year": "ruleset-word-season",
    "bonus": "ruleset-word-section-symbol",
    "section": "ruleset-word-section-symbol",
    "symbol": "ruleset-word-symbol",
    "ability": "ruleset-word-ability",
    "marker": "ruleset-word-marker",
    "each": "ruleset-word-each",
    "have": "ruleset-word-end",
    "less": "ruleset-word-each",
    "set": "ruleset-word-set",
}
"""The kind of word that a key takes."""
_WANTED = {
    str: "ruleset-wanted-text",
    bool: "ruleset-wanted-flag",
    list: "ruleset-wanted-list",
    dict: "ruleset-wanted-table",
}
_LONGEST = 60


class _Bounds(NamedTuple):
    """Bounds of a number, or of the length of a list."""

    least: int | None = None
    most: int | None = None

    def hold(self, number: int) -> bool:
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)

    def number(self) -> Message:
        """Return a message about the numbers within these bounds."""
        if self.least is None:
            return message("ruleset-wanted-number")
        if self.most is None:
            return message("ruleset-wanted-number-from", least=self.least)
        return message("ruleset-wanted-number-range", least=self.least, most=self.most)

    def entries(self) -> Message:
        """Return a message about the lengths within these bounds."""
        if self.most is None:
            return message("ruleset-count-least", number=self.least or 0)
        if self.least is None:
            return message("ruleset-count-most", number=self.most)
        if self.least == self.most:
            return message("ruleset-count-exact", count=self.least)
        return message("ruleset-count-range", least=self.least, most=self.most)


def misfits(kind: Any, value: Any, key: Key = ()) -> Iterator[Problem]:
    """Yield a problem for each place in a value that does not fit a type."""
    kind, bounds = _unfolded(kind)
    origin = get_origin(kind) or kind
    if hasattr(kind, "__struct_fields__"):
        yield from _in_record(kind, value, key)
    elif origin is Literal:
        yield from _in_words(get_args(kind), value, key)
    elif origin in (Union, UnionType):
        yield from _in_union(kind, value, key)
    elif type(value) is not (list if origin is tuple else origin):
        yield _misfit(key, value, _wanted(kind, bounds))
    elif isinstance(value, dict):
        yield from _in_table(kind, value, key)
    elif isinstance(value, list):
        yield from _in_list(kind, bounds, value, key)
    elif isinstance(value, int) and not bounds.hold(value):
        yield _misfit(key, value, _wanted(kind, bounds))


def shown(value: Any) -> str | Message:
    """Return a value for a message, shortened if it is long."""
    if isinstance(value, bool):
        return str(value).lower()
    try:
        text = repr(value) if isinstance(value, str | int | float | list | dict) else str(value)
    except ValueError:  # hexadecimal digits by the thousand have no decimal ones
        return message("ruleset-endless-number")
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def near_matches(word: Any, words: Sequence[str]) -> tuple[str, ...]:
    """Return the words that may be meant, in quotes; none if none is near."""
    from difflib import get_close_matches  # only a wrong file needs it

    return tuple(map(repr, get_close_matches(word, words, 1))) if isinstance(word, str) else ()


def _misfit(key: Key, value: Any, wanted: Message) -> Problem:
    return problem(key, "ruleset-misfit", value=shown(value), wanted=wanted)


def _unknown(key: Key, name: str, names: Iterable[str]) -> Problem:
    """Return the problem of an unknown or moved key, or of a section at the top of a file."""
    if key == ("winter",) and name in MOVED:
        return problem((*key, name), "ruleset-moved-key", key=".".join(("storage", *MOVED[name])))
    known = (*names,) if key else (EXTENDS, *names)
    id = "ruleset-unknown-key" if key else "ruleset-unknown-section"
    return problem((*key, name), id, near=near_matches(name, known), names=known)


def _unfolded(kind: Any) -> tuple[Any, _Bounds]:
    """Return a type without its bounds, and without the None that no file can write."""
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


@cache
def _fields(record: Any) -> dict[str, tuple[Any, bool]]:
    """Return the type of each field of a record, and whether a file must give it."""
    types = get_type_hints(record, include_extras=True)
    return {
        name: (types[name], field.default is field.empty)
        for name, field in inspect.signature(record).parameters.items()
    }


def _in_record(record: Any, value: Any, key: Key) -> Iterator[Problem]:
    fields = _fields(record)
    if not isinstance(value, dict):
        yield _misfit(key, value, message("ruleset-wanted-table-with", names=tuple(fields)))
        return
    for name in value:
        if name not in fields:
            yield _unknown(key, name, fields)
    for name, (kind, needed) in fields.items():
        if name in value:
            yield from misfits(kind, value[name], (*key, name))
        elif needed:
            yield problem((*key, name), "ruleset-missing", wanted=_wanted(*_unfolded(kind)))


def _in_words(words: tuple[str, ...], value: Any, key: Key) -> Iterator[Problem]:
    if not isinstance(value, str) or value not in words:
        kind = message(next((_KINDS[part] for part in reversed(key) if part in _KINDS), "ruleset-word-any"))
        near = near_matches(value, words)
        yield problem(key, "ruleset-unknown-word", value=shown(value), kind=kind, near=near, names=words)


def _in_union(kind: Any, value: Any, key: Key) -> Iterator[Problem]:
    """Yield the misfits of a number or a list, whichever is meant."""
    for one in get_args(kind):
        if isinstance(value, list) and get_origin(_unfolded(one)[0]) is list:
            yield from misfits(one, value, key)
            return
    if all(any(misfits(one, value)) for one in get_args(kind)):
        yield _misfit(key, value, _wanted(kind, _Bounds()))


def _in_table(kind: Any, value: dict[str, Any], key: Key) -> Iterator[Problem]:
    names, of_entry = get_args(kind)
    allowed = get_args(names)
    for name, entry in value.items():
        if allowed and name not in allowed:
            yield problem(
                (*key, name), "ruleset-unknown-key", near=near_matches(name, allowed), names=allowed
            )
        else:
            yield from misfits(of_entry, entry, (*key, name))


def _in_list(kind: Any, bounds: _Bounds, value: list[Any], key: Key) -> Iterator[Problem]:
    kinds = get_args(kind)
    if get_origin(kind) is tuple:
        bounds = _Bounds(len(kinds), len(kinds))
    if not bounds.hold(len(value)):
        yield problem(key, "ruleset-entries", count=len(value), wanted=bounds.entries())
    for at, entry in enumerate(value):
        yield from misfits(kinds[min(at, len(kinds) - 1)], entry, (*key, at))


def _wanted(kind: Any, bounds: _Bounds) -> Message:
    """Return a message about the values that fit a type."""
    origin = get_origin(kind) or kind
    if origin is Literal:
        return message("ruleset-wanted-word", names=get_args(kind))
    if origin in (Union, UnionType):
        kinds = tuple(_wanted(*_unfolded(one)) for one in get_args(kind))
        return message("ruleset-wanted-any", kinds=kinds)
    if origin is tuple:
        return message("ruleset-wanted-list-of", count=len(get_args(kind)))
    return bounds.number() if origin is int else message(_WANTED.get(origin, "ruleset-wanted-table"))
