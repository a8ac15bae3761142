"""The keys of a ruleset as its records declare them, the values that fit each, and files that change some."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import strategies as st

from game.rules.ruleset import Ruleset, key_name, load_ruleset, toml

Way = tuple[str | int, ...]
"""The way to a value, as in game.rules.ruleset.lines."""
MANY = 5
"""Lists are drawn with so many entries beyond the fewest."""

OTHER_WORDS = {
    "name": ("Another",),
    "may": ("dig", "drain"),
    "kind": ("further", "contract"),
    "since": ("start", "exhausted", "workshop", "barn"),
    "until": ("end", "exhausted"),
    "develops": ("never", "always", "barn"),
    "dig": ("mine", "pinge", "tunnel"),
    "drain": ("mine", "pinge", "tunnel"),
    "owning": ("12",),
}
"""Words that fit keys which the base has nowhere, or whose types do not tell all that may stand there."""


def unfolded(kind: Any) -> tuple[Any, Any]:
    """A type without its bounds and without None, and its bounds."""
    bounds = None
    while get_origin(kind) not in (None, list, dict, tuple, Literal):
        if get_origin(kind) in (Union, UnionType):
            kinds = [one for one in get_args(kind) if one is not type(None)]
            if len(kinds) > 1:
                return kind, bounds
            (kind,) = kinds
        else:
            kind, bounds = get_args(kind)[0], get_args(kind)[1]
    return kind, bounds


def is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


@cache
def fields(record: Any) -> dict[str, Any]:
    """The type of every field of a record."""
    return get_type_hints(record, include_extras=True)


def keys(
    kind: Any = Ruleset, way: tuple[str, ...] = (), within: tuple[Any, ...] = ()
) -> Iterator[tuple[str, ...]]:
    """Every key of the schema: `*` for names that a file makes, `[]` for entries of lists of tables."""
    kind, _ = unfolded(kind)
    inner = get_args(kind)
    if is_record(kind):
        if kind in within:
            return  # an effect within an option of an effect has the keys of any effect
        for name, one in fields(kind).items():
            yield from keys(one, (*way, name), (*within, kind))
    elif get_origin(kind) is dict and get_args(inner[0]):
        for name in get_args(inner[0]):
            yield from keys(inner[1], (*way, name), within)
    elif get_origin(kind) is dict and is_record(unfolded(inner[1])[0]):
        yield from keys(inner[1], (*way, "*"), within)
    elif get_origin(kind) is list and is_record(unfolded(inner[0])[0]):
        yield from keys(inner[0], (*way, "[]"), within)
    else:
        yield way


@cache
def values(kind: Any, depth: int = 0) -> st.SearchStrategy[Any]:
    """What fits a type: small numbers and the bounds more often than others."""
    kind, bounds = unfolded(kind)
    origin = get_origin(kind) or kind
    if is_record(kind):
        return _tables(kind, depth)
    if origin is Literal:
        return st.sampled_from(get_args(kind))
    if origin in (Union, UnionType):
        return st.one_of(*(values(one, depth) for one in get_args(kind)))
    if origin is tuple:
        return st.tuples(*(values(one, depth) for one in get_args(kind))).map(list)
    if origin is list:
        least, most = getattr(bounds, "min_length", None) or 0, getattr(bounds, "max_length", None)
        most = min(most or least + MANY, least + MANY) if depth < 8 else least
        return st.lists(values(get_args(kind)[0], depth + 1), min_size=least, max_size=most)
    if origin is dict:
        return _dictionaries(*get_args(kind), depth)
    if origin is int:
        least = getattr(bounds, "ge", None)
        least, most = -9 if least is None else least, getattr(bounds, "le", None) or 9
        return st.sampled_from((least, least + 1, least + 2, least + 3, most)) | st.integers(least, most)
    return st.booleans() if origin is bool else st.sampled_from(("word", "two words", "ß – ₰"))


def _dictionaries(key: Any, kind: Any, depth: int) -> st.SearchStrategy[dict[str, Any]]:
    """Tables with the names of a vocabulary, or with names of one's own."""
    names = get_args(key) or (("black", "brown", "yellow", "paid") if is_record(kind) else ())
    if not names or depth > 8:
        return st.just({})
    return st.dictionaries(st.sampled_from(names), values(kind, depth + 1), max_size=3)


def _tables(record: Any, depth: int) -> st.SearchStrategy[dict[str, Any]]:
    declared = msgspec.structs.fields(record)
    needed = {one.name: values(fields(record)[one.name], depth + 1) for one in declared if one.required}
    others = {
        one.name: values(fields(record)[one.name], depth + 1)
        for one in declared
        if not one.required and one.name != "status"
    }
    return st.fixed_dictionaries(needed, optional=others)


@cache
def base() -> dict[str, Any]:
    """The base with every key, those too that are as usual; None where there is nothing."""
    found: dict[str, Any] = msgspec.to_builtins(load_ruleset())
    return found


def at(tables: Any, way: Way) -> Any:
    """What stands at the end of a way."""
    for part in way:
        tables = tables[part]
    return tables


def places(key: tuple[str, ...], tables: Any = None, way: Way = ()) -> Iterator[Way]:
    """The ways of the base that a key stands for."""
    tables = base() if tables is None else tables
    if not key:
        yield way
        return
    part, rest = key[0], key[1:]
    if part in ("*", "[]"):
        for name in tables if part == "*" else range(len(tables)):
            yield from places(rest, tables[name], (*way, name))
    elif tables.get(part) is not None or not rest:
        yield from places(rest, tables[part], (*way, part))


def changed(way: Way, value: Any) -> dict[str, Any]:
    """The tables of a file that changes one value; of lists the whole list is told."""
    size = next((at for at, part in enumerate(way) if isinstance(part, int)), len(way))
    told = value if size == len(way) else _with(at(base(), way[:size]), way[size:], value)
    if way[0] == "layout":
        told = (
            [told[way[1]]] if way[2] != "removed" else [{"id": at(base(), way[:2])["id"], "removed": value}]
        )
    for part in reversed(way[:size]):
        told = {str(part): told}
    return told  # type: ignore[no-any-return]


def changed_tables(way: Way, value: Any) -> dict[str, Any]:
    """All tables of the base with another value."""
    tables: dict[str, Any] = _with(_told_base(), way, _told(value))
    return _told(tables) if value is None else tables  # type: ignore[no-any-return]


@cache
def _told_base() -> Any:
    return _told(base())


def _with(node: Any, way: Way, value: Any) -> Any:
    """A copy with another value; what does not change is shared."""
    if not way:
        return value
    (part, *rest), twin = way, copy(node)
    twin[part] = _with(node[part] if rest else None, tuple(rest), value)
    return twin


def _told(value: Any) -> Any:
    """Without what there is nothing of: no file can say it."""
    if isinstance(value, dict):
        return {name: _told(entry) for name, entry in value.items() if entry is not None}
    return [_told(entry) for entry in value] if isinstance(value, list | tuple) else value


def written(file: Path, tables: dict[str, Any]) -> str:
    """The path of a ruleset file with these tables."""
    text = "".join(f"{key_name(name)} = {toml(_told(value))}\n" for name, value in tables.items())
    file.write_text(text, "utf-8")
    return str(file)


@st.composite
def drafts(draw: st.DrawFn) -> dict[str, Any]:
    """The tables of a file that changes a few keys to anything that fits their types."""
    tables: dict[str, Any] = {}
    every = [key for key in keys() if key[0] not in ("name", "layout") and key[-1] != "status"]
    for _ in range(draw(st.integers(1, 4))):
        key = draw(st.sampled_from(every))
        found = [*places(key)]
        if found:
            _merge(tables, _change(draw, draw(st.sampled_from(found))))
    return tables


def _change(draw: st.DrawFn, way: Way) -> dict[str, Any]:
    kind: Any = Ruleset
    for part in way:
        kind, _ = unfolded(kind)
        kind = fields(kind)[part] if is_record(kind) else get_args(kind)[-1]
    return changed(way, draw(values(kind)))


def _merge(tables: dict[str, Any], more: dict[str, Any]) -> None:
    for name, value in more.items():
        if isinstance(value, dict) and isinstance(tables.get(name), dict):
            _merge(tables[name], value)
        else:
            tables[name] = value
