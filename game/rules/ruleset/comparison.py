"""The figures in which two rulesets differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from game.rules.ids import NoId, TileId, is_tile
from game.rules.ruleset.faults import BOARDS, key_text
from game.rules.ruleset.figures import NONE, DataRecord, spelled
from game.rules.ruleset.lines import Key
from game.rules.ruleset.plain_tables import WORDS, ordered, toml
from game.rules.ruleset.records import Ruleset

_OF_ENTRIES = ("tile", BOARDS, "enhanced_tunnel", "disks", "storage")
ABSENT = "–"
"""Stands for a value that one of the two does not have."""


class Difference(NamedTuple):
    """A figure that differs: the part it belongs to and its name, its key, and the values in TOML.

    `part` is a section, tile or board: tunnel, tile.31, layout 'Tower'; `name` is empty except for tiles.
    `way` is the key in steps.
    """

    part: str
    name: str
    key: str
    one: str
    other: str
    way: Key = ()

    @property
    def tile(self) -> TileId | NoId:
        """Return the development that it belongs to; empty if it belongs to anything else."""
        id = str(self.way[1]) if self.way and self.way[0] == "tile" else ""
        return id if is_tile(id) else ""


def differences(one: Ruleset, other: Ruleset) -> list[Difference]:
    """Return every figure in which the second differs from the first, in the order of the sections."""
    found = _differing((), _sections(one), _sections(other))
    return [
        Difference(
            key_text(key[: 2 if key[0] in _OF_ENTRIES else 1]),
            _name(key, one, other),
            key_text(key),
            _text(before),
            _text(after),
            key,
        )
        for key, before, after in found
    ]


def _sections(ruleset: Ruleset) -> dict[str, Any]:
    names = [field for field in ruleset.__struct_fields__ if field != "name"]
    return {name: getattr(ruleset, name) for name in names} | {
        BOARDS: {layout.id: layout for layout in ruleset.layout}
    }


def _differing(key: Key, one: Any, other: Any) -> Iterator[tuple[Key, Any, Any]]:
    """Yield the differences within a value: by entry for tables and lists of tables, else as a whole."""
    if one == other:
        return
    one, other = (ordered(key[-1] if key else "", value) for value in (one, other))
    entries, others = _entries(one), _entries(other)
    if entries is None or others is None or (isinstance(one, list) and len(one) != len(other)):
        if one != other:
            yield key, one, other
        return
    for part in [*entries, *(part for part in others if part not in entries)]:
        yield from _differing((*key, part), entries.get(part), others.get(part))


def _entries(value: Any) -> dict[Any, Any] | None:
    """Return the entries of a table or of a list of tables; None for a value that is compared as a whole."""
    if isinstance(value, DataRecord):
        return {name: getattr(value, name) for name in value.__struct_fields__ if name not in WORDS}
    if isinstance(value, list):
        nested = value and all(isinstance(entry, DataRecord | list) for entry in value)
        return dict(enumerate(value)) if nested else None
    return value if isinstance(value, dict) else None


def _name(key: Key, one: Ruleset, other: Ruleset) -> str:
    if key[0] != "tile":
        return ""
    return next(data.name for ruleset in (other, one) for id, data in ruleset.tile.items() if id == key[1])


def _text(value: Any) -> str:
    return ABSENT if value in (None, NONE) else toml(spelled(value))
