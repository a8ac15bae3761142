"""What a ruleset file takes away: whole tiles, boards and storage places that say `removed = true`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.rules.ruleset.faults import BOARDS, Problem, problem
from game.rules.ruleset.files import REMOVED, File, board_id

_NAMES = {"tile": (), BOARDS: ("id",), "storage": ()}
"""The keys by which an entry is named, which stay beside `removed`."""


def removal_problems(files: Sequence[File], base: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield removals of what is not there, keys beside a removal, and changes of what is gone."""
    for section, names in _NAMES.items():
        known, gone = {*_entries(base, section)}, set[str]()
        for file in reversed(files):
            for id, entry in _entries(file.tables, section).items():
                yield from _entry_problems(section, id, entry, names, known, gone)
                removed = entry.get(REMOVED, id in gone) is True
                (gone.add if removed else gone.discard)(id)
                known.add(id)


def _entry_problems(
    section: str, id: str, entry: dict[str, Any], names: Sequence[str], known: set[str], gone: set[str]
) -> Iterator[Problem]:
    key = (section, id)
    if entry.get(REMOVED) is not True:
        if id in gone and REMOVED not in entry:
            yield problem(key, "ruleset-removed-before")
        return
    if id not in known or id in gone:
        yield problem((*key, REMOVED), "ruleset-removed-nothing")
    for name in entry:
        if name not in (REMOVED, *names):
            yield problem((*key, name), "ruleset-removed-beside")


def _entries(tables: Mapping[str, Any], section: str) -> dict[str, dict[str, Any]]:
    """Return the entries of a section that are tables, by what names them."""
    found = tables.get(section)
    if isinstance(found, list):
        named = ((board_id(entry), entry) for entry in found)
        return {id: entry for id, entry in named if id is not None}
    entries = found.items() if isinstance(found, dict) else ()
    return {id: entry for id, entry in entries if isinstance(entry, dict)}
