"""Whole rulesets as data, each in a file named by its digest, for the games that were played under them.

A file has all that decides a game, and only those words that the base does not have. It is never edited.
"""

from __future__ import annotations

import re
from copy import deepcopy
from pathlib import Path
from typing import Any

from game.rules.ruleset.figures import StartGoods, spelled
from game.rules.ruleset.plain_tables import deciding, key_name, toml
from game.rules.ruleset.records import Ruleset

ARCHIVE = Path(__file__).parent.parent / "data" / "archive"
"""The rulesets of this edition and of those before it."""
ARCHIVED = "archived"
"""The key that marks a file as whole, and tells the schema it was written in."""
_FIRST = re.compile(rf"{ARCHIVED} = [0-9]{{1,3}}\n")
SCHEMAS = (1, 2, 3)
"""In the first the figures of the workers stood apart: in workers, mill, valley.wife and iron.workshop.

In the first two the VP of stored goods stood in winter (`MOVED`).
"""
MOVED = {
    "farm_wood": ("farm", "wood"),
    "barn_food": ("barn", "food"),
    "coal_store_coal": ("coal-store", "coal"),
    "workshop_iron": ("workshop", "iron"),
}
"""Keys that stood in `winter`, by the storage place and the good of each."""
_TEXTS = ("name", "summary", "text", "rule")


def plain_tables(ruleset: Ruleset) -> dict[str, Any]:
    """Return the tables of a ruleset in the one form that its digest is made of: no defaults, no words."""
    tables: dict[str, Any] = deciding(spelled(ruleset))
    by_turn = _start_table(ruleset.start.by_turn)
    tables["start"] = _start_table(ruleset.start) | ({"by_turn": by_turn} if by_turn else {})
    return tables


def _start_table(goods: StartGoods) -> dict[str, Any]:
    """Return goods at the start as a file says them shortest."""
    return {
        name: counts[0] if len(set(counts)) == 1 else counts
        for name in StartGoods.__struct_fields__
        if any(counts := [getattr(goods.of(place), name) for place in range(4)])
    }


def is_text(source: str) -> bool:
    """Return True for a source that is the text of a whole ruleset itself, and names no file."""
    return _FIRST.match(source) is not None


def archived_text(ruleset: Ruleset, base: Ruleset) -> str:
    """Return the text of a ruleset's file."""
    return written(archived_tables(ruleset, base))


def archived_tables(ruleset: Ruleset, base: Ruleset) -> dict[str, Any]:
    """Return the tables of a ruleset's file. They have only those names that the base does not give."""
    tables = {ARCHIVED: SCHEMAS[-1], "name": ruleset.name, **plain_tables(ruleset)}
    for number, tile in ruleset.tile.items():
        if number not in base.tile or base.tile[number].name != tile.name:
            tables["tile"][number] = {"name": tile.name, **tables["tile"][number]}
    for board, layout in zip(tables["layout"], ruleset.layout, strict=True):
        if layout.name:
            board["name"] = layout.name
    return tables


def written(tables: dict[str, Any]) -> str:
    """Return the tables of a whole ruleset as text; what marks it as whole stands first."""
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


def up_to_date(file: dict[str, Any], base: dict[str, Any]) -> dict[str, Any]:
    """Return the tables of an archived file in the present schema."""
    tables, schema = deepcopy(file), SCHEMAS.index(file[ARCHIVED])
    if schema < 1:
        _add_workers(tables, base)
    if schema < 2:
        storage = tables["storage"] = deepcopy(base["storage"])
        for name, (place, good) in MOVED.items():
            storage[place][good] = tables["winter"].pop(name)
    return tables


def _add_workers(tables: dict[str, Any], base: dict[str, Any]) -> None:
    """Put the records of its workers into the tables of a file of the first schema."""
    worker = tables["worker"] = deepcopy(base["worker"])
    figures = tables["workers"]
    for name in ("coal_digger", "coal_miner", "haspelknecht"):
        worker[name.replace("_", "-")]["use"]["paid"]["actions"] = figures.pop(name)
    worker["farmer"]["use"]["yellow"]["more"]["summer"]["food"] = figures.pop("summer_food")
    mill, wife = tables.pop("mill"), tables["valley"].pop("wife")
    for colour in ("yellow", "black"):
        worker["water-mill"]["use"][colour] = {"pay": [{colour: mill["disks"]}], "gain": mill[colour]}
    worker["farmers-wife"]["use"]["black"]["actions"] = wife["actions"]
    worker["farmers-wife"]["use"]["yellow"]["gain"] = wife["yellow"]
    worker["workshop"]["use"]["yellow"]["gain"] = tables["iron"].pop("workshop")


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
