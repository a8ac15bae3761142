"""The text of a new ruleset file: the parent's figures, commented out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

from game.cli.saying import said
from game.locations import COMMAND
from game.rules.ids import TileId
from game.rules.ruleset import BASE, DataRecord, Ruleset, key_name, spelled, toml
from game.rules.terms import Slot

_WIDEST = 108
_SECTIONS = (
    "start",
    "disks",
    "pools",
    "taking",
    "water",
    "pinge",
    "tunnel",
    "workers",
    "year",
    "winter",
    "developments",
    "final",
)
"""The sections that most drafts change."""
_WORKER, _PLACE = "coal-digger", "farm"
_TILE: TileId = "31"
_TILE_KEYS = ("cost", "symbol", "thaler", "effects")
_NEEDED = ("name", "level", "cost", "symbol")


def text_for(file: Path, extends: str, parent: Ruleset) -> str:
    """Return a ruleset file with a name and a parent, and the parent's figures commented out."""
    lines = _head(_spelled(str(file)), _spelled(extends))
    lines += [f"name = {toml(_printable(file.stem))}", f"extends = {toml(_from(file, extends))}", ""]
    for section in _SECTIONS:
        about = said(f"draft-{section}", **({"list": "[1, 0]"} if section == "start" else {}))
        lines += _block(about, _table(section, _whole(getattr(parent, section))))
    lines += _block(said("draft-worker"), _table(f"worker.{_WORKER}", spelled(parent.worker[_WORKER])))
    others = tuple(slot.id for slot in Slot if slot.id != _PLACE)
    place = _table(f"storage.{_PLACE}", spelled(parent.storage[_PLACE]))
    lines += _block(said("draft-storage", names=others), place)
    tile = spelled(parent.tile[_TILE])
    shown = {key: tile[key] for key in _TILE_KEYS if key in tile}
    taken, needed = _ranges(parent.tile), _NEEDED
    about = said("draft-tile", name=tile["name"], taken=taken, keys=needed, base='set = "base"')
    lines += _block(about, _table(f"tile.{_TILE}", shown))
    lines += _block(said("draft-board", hex="[q, r]"), _table("layout", [spelled(parent.layout[0])]))
    return "\n".join(lines).rstrip() + "\n"


def _head(file: str, parent: str) -> list[str]:
    lists = ("[[year]]", "[[developments.level]]")
    commands = (
        f"ruleset check {file}",
        f"ruleset diff {parent} {file}",
        f"playtest --games 2000 --seats bauer,bauer --ruleset {file} --against {parent} --out report/",
    )
    lines = [*_comment(said("draft-about")), *_comment(said("draft-how", tables=lists)), "#"]
    return [*lines, *(f"#   {COMMAND} {command}" for command in commands), ""]


def _comment(text: str) -> list[str]:
    return [f"# {line}" for line in wrap(text, _WIDEST, break_on_hyphens=False)]


def _ranges(numbers: Iterable[str]) -> tuple[str, ...]:
    """Return numbers as ranges: 11 to 19, 21 to 24, 10E."""
    plain = sorted(int(number) for number in numbers if number.isdigit())
    firsts = [number for number in plain if number - 1 not in plain]
    lasts = [number for number in plain if number + 1 not in plain]
    told = [
        said("draft-range", first=one, last=end) if end > one else str(one)
        for one, end in zip(firsts, lasts, strict=True)
    ]
    return (*told, *sorted(number for number in numbers if not number.isdigit()))


def _whole(section: Any) -> Any:
    """Return a section with all its figures, defaults too."""
    if isinstance(section, DataRecord):
        return {name: spelled(getattr(section, name)) for name in section.__struct_fields__}
    return spelled(section)


def _from(file: Path, extends: str) -> str:
    """Return the parent's path relative to the file."""
    if extends == BASE:
        return BASE
    try:
        found = os.path.relpath(os.path.realpath(extends), os.path.realpath(file.parent))
    except ValueError:  # another drive
        found = os.path.realpath(extends)
    return Path(found).as_posix()


def _block(about: str, lines: Iterator[str]) -> list[str]:
    return [*_comment(about), *(f"#{line}" if line else "" for line in lines), ""]


def _table(name: str, value: Any) -> Iterator[str]:
    """Yield a table's plain entries, then the arrays of tables in it."""
    if isinstance(value, list):
        for entry in value:
            yield f"[[{name}]]"
            yield from (f"{key_name(key)} = {toml(inner)}" for key, inner in entry.items())
        return
    yield f"[{name}]"
    inside = {key: entry for key, entry in value.items() if _is_tables(key, entry)}
    for key, entry in value.items():
        if key not in inside and key != "status":
            yield f"{key_name(key)} = {toml(entry)}"
    for key, entry in inside.items():
        yield from _table(f"{name}.{key}", entry)


def _is_tables(key: str, entry: Any) -> bool:
    return key != "effects" and isinstance(entry, list) and bool(entry) and isinstance(entry[0], dict)


def _spelled(path: str) -> str:
    """Return a path for an example: in quotes if it has spaces, FILE.toml if it cannot stand in a comment."""
    if not path.isprintable():
        return "FILE.toml"
    return f'"{path}"' if " " in path else path


def _printable(name: str) -> str:
    return name if name.isprintable() else "new"
