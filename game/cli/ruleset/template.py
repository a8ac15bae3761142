"""The text that a new ruleset file begins with: the parent's figures, each behind a #."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from game.rules.figures import Record, spelled
from game.rules.ruleset import BASE, Ruleset
from game.rules.ruleset_text import key_name, toml

_HEAD = """\
# A ruleset: only what differs from its parent; all else stays as it is there.
# To change a figure, take the # from its line and from the [section] above it. A list is written whole, also
# one of tables, [[year]] or [[developments.level]]. All keys, and all that a tile can do: docs/rulesets.md.
#
#   python main.py ruleset check {file}
#   python main.py ruleset diff {parent} {file}
#   python main.py playtest --games 2000 --seats bauer,bauer --ruleset {file} --against {parent} --out report/
"""
_ABOUT = {
    "start": "What seats begin with: a number for all, or a list by seat: [1, 0] is 1 for seat 1 alone.",
    "disks": "Disks in play, by seats.",
    "pools": "Disks in each reserve and action pool, and which action pools have water.",
    "taking": "How many disks a second taking brings one to, and what a disk counts for the turn order.",
    "water": "Seasons that begin with water, and how much of it stops the work.",
    "pinge": "Coal in groups from the left; VP for exhausting it in year 1, 2, …",
    "tunnel": "Coal, VP and symbols of each section; the three lists are of one length.",
    "workers": "Actions in a phase; what an action drains, and what working together and summer add.",
    "year": "What is paid in each winter; as many years as entries.",
    "winter": "VP for 0, 1, 2, … coal and for each further one, and for what is stored.",
    "developments": "Tokens of a seat, and for each level the VP by arrival and what a distant one costs.",
    "final": "VP for 1, 2, … buildings and Thaler, for a marker, for debt, and for water that is not free.",
}
_TILE, _TILE_KEYS = "31", ("cost", "symbol", "thaler", "effects")
_ABOUT_TILE = """\
A development by its number; here is {name}. A new one takes a number that is free:
# {taken} are taken.
# It needs name, level, cost, symbol and summary. Boards drawn at random may have it (set = "base"), those of
# the first game have the lowest numbers of each level."""
_ABOUT_BOARD = (
    "A board: the hexes [q, r] of each level. One of the same id takes its place, another is added."
)


def text_for(file: Path, extends: str, parent: Ruleset) -> str:
    """A ruleset file that says nothing but its name and its parent, with the parent's figures to change."""
    lines = [_HEAD.format(file=_said(str(file)), parent=_said(extends))]
    lines += [f"name = {toml(_printable(file.stem))}", f"extends = {toml(_from(file, extends))}", ""]
    for section, about in _ABOUT.items():
        lines += _block(about, _table(section, _whole(getattr(parent, section))))
    tile = spelled(parent.tile[_TILE])
    shown = {key: tile[key] for key in _TILE_KEYS if key in tile}
    about = _ABOUT_TILE.format(name=tile["name"], taken=_ranges(parent.tile))
    lines += _block(about, _table(f"tile.{_TILE}", shown))
    lines += _block(_ABOUT_BOARD, _table("layout", [spelled(parent.layout[0])]))
    return "\n".join(lines).rstrip() + "\n"


def _ranges(numbers: Iterable[str]) -> str:
    """Numbers as one tells them: 11 to 19, 21 to 24, 10E."""
    plain = sorted(int(number) for number in numbers if number.isdigit())
    firsts = [number for number in plain if number - 1 not in plain]
    lasts = [number for number in plain if number + 1 not in plain]
    told = [f"{one} to {end}" if end > one else f"{one}" for one, end in zip(firsts, lasts, strict=True)]
    return ", ".join([*told, *sorted(number for number in numbers if not number.isdigit())])


def _whole(section: Any) -> Any:
    """A section with all its figures, also those that are as usual."""
    if isinstance(section, Record):
        return {name: spelled(getattr(section, name)) for name in section.__struct_fields__}
    return spelled(section)


def _from(file: Path, extends: str) -> str:
    """The parent as the file finds it: beside itself, wherever the command is called."""
    if extends == BASE:
        return BASE
    try:
        found = os.path.relpath(os.path.realpath(extends), os.path.realpath(file.parent))
    except ValueError:  # another drive
        found = os.path.realpath(extends)
    return Path(found).as_posix()


def _block(about: str, lines: Iterator[str]) -> list[str]:
    return [f"# {about}", *(f"#{line}" if line else "" for line in lines), ""]


def _table(name: str, value: Any) -> Iterator[str]:
    """A table with its plain entries, then the lists of tables in it."""
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


def _said(path: str) -> str:
    """A path in an example: in quotes if it has spaces, and only if it can stand in a comment."""
    if not path.isprintable():
        return "FILE.toml"
    return f'"{path}"' if " " in path else path


def _printable(name: str) -> str:
    return name if name.isprintable() else "new"
