"""Rulesets as TOML files: the base's, and files that change it or one another."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from importlib import resources
from pathlib import Path
from stat import S_ISDIR
from typing import Any, NamedTuple

from game.rules.ruleset_lines import line_of, lines

BASE = "base"
EXTENDS = "extends"
_WHERE = re.compile(r"(?P<reason>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)")

_AT_END = " (at end of document)"


class RulesetError(ValueError):
    """A ruleset that cannot be used: one line with file, key and reason."""


class Version(NamedTuple):
    """A file as it stands at one moment, so that an edited one is read again."""

    path: str
    changed: int


class File(NamedTuple):
    """What a ruleset file says by itself."""

    path: str
    text: str
    tables: dict[str, Any]

    def line(self, key: Sequence[str | int]) -> str:
        """The file and the line of a key, or of the table around it: "mine.toml:12"."""
        found = line_of(lines(self.text), tuple(key))
        return f"{self.path}:{found}" if found else self.path


def lineage(source: str) -> tuple[Version, ...]:
    """A file and those it extends, itself first; the base has none. Raises RulesetError."""
    found: list[Version] = []
    while source != BASE:
        found.append(_version(source, found))
        source = _parent(found[-1])
    return tuple(found)


@lru_cache(maxsize=64)
def read(version: Version) -> File:
    """A file's text and tables; nobody changes them. Raises RulesetError."""
    path, text = version.path, ""
    try:
        text = Path(path).read_text("utf-8-sig")
        return File(path, text, tomllib.loads(text))
    except OSError as error:
        raise RulesetError(f"{path}: cannot be read: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:  # no text, no TOML, numbers or nesting beyond all bounds
        raise RulesetError(_no_toml(path, text, str(error))) from None


def tables(versions: Sequence[Version]) -> dict[str, Any]:
    """All tables of the base, with what the files change, the first of them last. Raises RulesetError."""
    plain = base_tables()
    for version in reversed(versions):
        plain = _merged(plain, {"name": Path(version.path).stem} | read(version).tables)
    return {key: value for key, value in plain.items() if key != EXTENDS}


def base_tables() -> dict[str, Any]:
    """All tables of the base."""
    plain: dict[str, Any] = {}
    for name in ("figures", "tiles", "layouts", "ruhr_valley"):
        text = (resources.files("game.rules") / "data" / f"{name}.toml").read_text("utf-8")
        plain = _merged(plain, tomllib.loads(text))
    return plain


def _version(path: str, children: Sequence[Version]) -> Version:
    """The file as it stands now. What is wrong with a parent is told where its child names it."""
    try:
        version = Version(path, _changed(path))
        _refuse_circle(path, children)
    except RulesetError as error:
        if not children:
            raise
        raise RulesetError(f"{read(children[-1]).line((EXTENDS,))}: {EXTENDS}: {error}") from None
    return version


def _changed(path: str) -> int:
    try:
        found = os.stat(path)
    except OSError as error:
        raise RulesetError(f"{path}: cannot be read: {error.strerror or error}") from None
    except ValueError as error:
        raise RulesetError(f"{path!r}: is no path: {error}") from None
    if S_ISDIR(found.st_mode):
        raise RulesetError(f"{path}: cannot be read: it is a folder; name a file")
    return found.st_mtime_ns


def _refuse_circle(path: str, children: Sequence[Version]) -> None:
    if any(os.path.realpath(child.path) == os.path.realpath(path) for child in children):
        raise RulesetError(f'{path} extends this file in turn; a chain of rulesets ends at "{BASE}"')


@lru_cache(maxsize=64)
def _parent(version: Version) -> str:
    """The base, or the path of the file that this one extends, from where we are."""
    file = read(version)
    said = file.tables.get(EXTENDS, BASE)
    if not isinstance(said, str) or not said or "\0" in said:
        reason = f'{said!r} does not fit; give "{BASE}", or the path of a ruleset file from this one'
        raise RulesetError(f"{file.line((EXTENDS,))}: {EXTENDS}: {reason}")
    return BASE if said == BASE else _tidy(os.path.join(os.path.dirname(version.path), said))


def _tidy(path: str) -> str:
    """A path without its detours, where that is the same file."""
    tidy = os.path.normpath(path)
    return tidy if os.path.realpath(tidy) == os.path.realpath(path) else path


def _no_toml(path: str, text: str, reason: str) -> str:
    if reason.endswith(_AT_END):
        return f"{path}:{len(text.rstrip().splitlines())}: is no TOML: {reason.removesuffix(_AT_END)}"
    where = _WHERE.fullmatch(reason)
    if where is None:
        return f"{path}: is no TOML file: {reason}"
    return f"{path}:{where['line']}: is no TOML: {where['reason']} (column {where['column']})"


def _merged(base: Any, change: Any) -> Any:
    """Tables merge key by key, layouts by name; any other value replaces the base's."""
    if not (isinstance(base, dict) and isinstance(change, dict)):
        return change
    merged = dict(base)
    for key, value in change.items():
        if key == "layout" and isinstance(value, list) and isinstance(base.get(key), list):
            merged[key] = _merged_layouts(base[key], value)
        else:
            merged[key] = _merged(base[key], value) if key in base else value
    return merged


def _merged_layouts(base: list[Any], change: list[Any]) -> list[Any]:
    """A board of the same name takes the place of the other, so that the rows stay the first."""
    merged, rest = [], list(change)
    for board in base:
        name = board_name(board)
        at = next(
            (at for at, other in enumerate(rest) if name is not None and board_name(other) == name), None
        )
        merged.append(board if at is None else rest.pop(at))
    return merged + rest


def board_name(board: Any) -> str | None:
    """The name of a board, if it is a table that has one."""
    name = board.get("name") if isinstance(board, dict) else None
    return name if isinstance(name, str) else None
