"""Whole rulesets as data, each in a file named by its digest, for the games that were played under them.

A file has all that decides a game, and only those words that the base does not have. It is never edited.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.rules.figures import spelled
from game.rules.ruleset_data import deciding, key_name, toml

if TYPE_CHECKING:
    from game.rules.ruleset import Ruleset

ARCHIVE = Path(__file__).parent / "data" / "archive"
"""The rulesets of this edition and of those before it."""
ARCHIVED = "archived"
"""The key that marks a file as whole, and tells the schema it was written in."""
SCHEMA = 1
_TEXTS = ("name", "summary", "text")


def plain_tables(ruleset: Ruleset) -> dict[str, Any]:
    """Return the tables of a ruleset in the one form that its digest is made of: no defaults, no words."""
    tables: dict[str, Any] = deciding(spelled(ruleset))
    tables["start"] = {
        name: counts[0] if len(set(counts)) == 1 else counts
        for name in ruleset.start.__struct_fields__
        if any(counts := [getattr(ruleset.start.of(seat), name) for seat in range(4)])
    }
    return tables


def archived_text(ruleset: Ruleset, base: Ruleset) -> str:
    """Return the text of a ruleset's file. It has only those names that the base does not give."""
    tables = {ARCHIVED: SCHEMA, "name": ruleset.name, **plain_tables(ruleset)}
    for number, tile in ruleset.tile.items():
        if number not in base.tile or base.tile[number].name != tile.name:
            tables["tile"][number] = {"name": tile.name, **tables["tile"][number]}
    for board, layout in zip(tables["layout"], ruleset.layout, strict=True):
        if layout.name:
            board["name"] = layout.name
    single = {key: value for key, value in tables.items() if not _is_section(value)}
    blocks = [_lines(single)]
    for key, value in tables.items():
        if isinstance(value, dict):
            blocks.append([f"[{key}]", *_lines(value)])
        elif _is_section(value):
            blocks += ([f"[[{key}]]", *_lines(entry)] for entry in value)
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def whole_tables(file: dict[str, Any], base: dict[str, Any]) -> dict[str, Any]:
    """Return the tables of an archived file, with the words that the base has for them."""
    tables: dict[str, Any] = _worded({key: value for key, value in file.items() if key != ARCHIVED}, base)
    for number, tile in tables["tile"].items():
        if isinstance(tile, dict):
            tile.setdefault("name", number)
    return tables


def _worded(node: Any, base: Any) -> Any:
    """Return tables with the base's words wherever they have none of their own."""
    if not isinstance(node, dict):
        return node
    known = base if isinstance(base, dict) else {}
    words = {key: known[key] for key in _TEXTS if key in known and not isinstance(known[key], dict)}
    return words | {key: _worded(entry, known.get(key)) for key, entry in node.items()}


def _is_section(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and all(isinstance(one, dict) for one in value)
    )


def _lines(table: dict[str, Any]) -> list[str]:
    return [f"{key_name(key)} = {toml(value)}" for key, value in table.items()]
