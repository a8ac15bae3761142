"""Rulesets as TOML files: the base's, and files that change it or one another."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from game.plain import cut, quoted
from game.rules.message import Message, MessageError, at_place, message
from game.rules.ruleset.archive import ARCHIVED, SCHEMAS, is_text, up_to_date, whole_tables
from game.rules.ruleset.lines import line_of, lines
from game.rules.textfile import FileError, FileKind, read_text, stat_of

BASE = "base"
_BASE_IN_FILE = f'"{BASE}"'
EXTENDS = "extends"
REMOVED = "removed"
REMOVABLE = ("tile", "layout", "storage")
"""The key by which a file takes away an entry, and the sections of such entries."""
DATA = Path(__file__).parent.parent / "data"
"""The base's files."""
DRAFT = "draft"
"""The header lines of a record that carry a ruleset, and the place of what is wrong in such a text."""
TEXT = -1
"""Stands in a version for the moment of a change where its path is a text."""
_LONGEST_LINE, _LONGEST_PATH = 16, 500
_COMPLETE = (("disks",), ("worker",), ("enhanced_tunnel",), ("black", "bonus"))
"""Tables whose entries are all needed, whatever the types would allow."""
_WHERE = re.compile(r"(?P<reason>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)")

_NAME = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')"""
_MOST_NAMES = 16
_LONG_KEY = re.compile(rf"(?<![A-Za-z0-9_-]){_NAME}(?:[ \t]*\.[ \t]*{_NAME}){{{_MOST_NAMES}}}")
"""A ruleset's keys have four names at most; tomllib's memory grows with the square of their number."""
_AT_END = " (at end of document)"


class RulesetError(MessageError):
    """A ruleset that cannot be used: file, key and reason."""


class Version(NamedTuple):
    """A file as it stands at one moment, so that an edited one is read again; or a text instead of a path."""

    path: str
    changed: int


class Held(NamedTuple):
    """Rulesets as they were read once: the files of each by its source, and the text of each file."""

    lines: Mapping[str, tuple[Version, ...]]
    texts: Mapping[Version, str]


_held = Held({}, {})


class File(NamedTuple):
    """A ruleset file: its path, text and tables."""

    path: str
    text: str
    tables: dict[str, Any]

    @property
    def whole(self) -> bool:
        """Return True if it is an archived file, which extends nothing."""
        return ARCHIVED in self.tables

    def line(self, key: Sequence[str | int]) -> str:
        """Return the file and the line of a key, or of the table around it: "mine.toml:12"."""
        found = line_of(lines(self.text), tuple(key))
        return f"{self.path}:{found}" if found else self.path


def lineage(source: str, neighbours: bool = False) -> tuple[Version, ...]:
    """Return a file and those it extends, itself first; the base has none. Raises RulesetError.

    With `neighbours`, each may extend only the base or a file of its own folder. The text of a whole
    ruleset is a version by itself.
    """
    if is_text(source):
        return (Version(source, TEXT),)
    if not neighbours and source in _held.lines:
        return _held.lines[source]
    found: list[Version] = []
    while source != BASE:
        if len(found) == _LONGEST_LINE:
            reason = message("ruleset-many-parents", most=_LONGEST_LINE - 1)
            raise RulesetError(at_place(found[0].path, reason))
        found.append(_version(source, found))
        if neighbours:
            _refuse_elsewhere(found[-1])
        source = _parent(found[-1])
    return tuple(found)


@contextmanager
def held(sources: Iterable[str]) -> Iterator[None]:
    """Keep rulesets as they are now in here, whatever is written to their files meanwhile.

    What cannot be read is not kept. A process that is started keeps nothing until it holds what is
    `held_now`.
    """
    before, lines, texts = _held, dict(_held.lines), dict(_held.texts)
    for source in sources:
        with suppress(RulesetError):
            lines[source] = lineage(source)
            texts.update((version, read(version).text) for version in lines[source])
    hold(Held(lines, texts))
    try:
        yield
    finally:
        hold(before)


def held_now() -> Held:
    """Return the rulesets that are kept in this process."""
    return _held


def hold(kept: Held) -> None:
    """Keep these rulesets, and no others, in this process."""
    global _held
    _held = kept


@lru_cache(maxsize=32)
def read(version: Version) -> File:
    """Return a file's text and tables; nobody changes them. Raises RulesetError."""
    carried = version.changed == TEXT
    path, text = (DRAFT, version.path) if carried else (version.path, "")
    try:
        if not carried:
            text = _held.texts[version] if version in _held.texts else read_text(path, FileKind.RULESET)
        _refuse_long_keys(path, text)
        return File(path, text, tomllib.loads(text))
    except RulesetError:
        raise
    except FileError as error:
        raise RulesetError(error.said) from None
    except (ValueError, RecursionError) as error:  # no text, no TOML, numbers or nesting beyond all bounds
        raise RulesetError(_no_toml(path, text, str(error))) from None


def _refuse_long_keys(path: str, text: str) -> None:
    found = _LONG_KEY.search(text)
    if found:
        line = text.count("\n", 0, found.start()) + 1
        raise RulesetError(at_place(f"{path}:{line}", message("ruleset-long-key", most=_MOST_NAMES)))


def tables(versions: Sequence[Version]) -> dict[str, Any]:
    """Return the tables of the base or of an archived ruleset, with the changes of the files.

    The first of the files is applied last. Raises RulesetError.
    """
    plain = base_tables()
    for file in map(read, reversed(versions)):
        if file.whole:
            plain = _without_gaps(file, _archived(file))
        else:
            plain = _merged(plain, {"name": Path(file.path).stem} | file.tables)
    return {
        key: _without_removed(value) if key in REMOVABLE else value
        for key, value in plain.items()
        if key != EXTENDS
    }


def _without_removed(section: Any) -> Any:
    """Return a section without the tiles, boards or storage places that are removed."""
    if isinstance(section, list):
        return [entry for entry in section if not _removed(entry)]
    if isinstance(section, dict):
        return {key: entry for key, entry in section.items() if not _removed(entry)}
    return section


def _removed(entry: Any) -> bool:
    return isinstance(entry, dict) and entry.get(REMOVED) is True


def _archived(file: File) -> dict[str, Any]:
    """Return the tables of an archived ruleset, of this schema or an earlier one."""
    tiles, schema = file.tables.get("tile"), file.tables[ARCHIVED]
    if schema not in SCHEMAS or not isinstance(tiles, dict) or not tiles:
        reason = at_place(ARCHIVED, message("ruleset-schema", schema=SCHEMAS[-1]))
        raise RulesetError(at_place(file.line((ARCHIVED,)), reason))
    base = base_tables()
    try:
        current = up_to_date(file.tables, base)
    except (AttributeError, KeyError, TypeError):
        raise RulesetError(at_place(file.path, message("ruleset-half-archived"))) from None
    return whole_tables(current, base)


def _without_gaps(file: File, whole: dict[str, Any]) -> dict[str, Any]:
    """Return the tables of an archived ruleset. Raises RulesetError where an entry is missing.

    What extends another has it from the base. Developments may be missing, as a draft can remove each.
    """
    needed = {way: value_at(base_tables(), way) for way in _COMPLETE}
    for way, names in needed.items():
        given = value_at(whole, way)
        for name in sorted(names) if isinstance(given, dict) else ():
            if name not in given:
                missing = message("ruleset-missing", wanted=message("ruleset-wanted-table"))
                raise RulesetError(at_place(file.line(way), at_place(".".join((*way, name)), missing)))
    return whole


def value_at(node: Any, way: Iterable[str | int]) -> Any:
    """Return the value at a key of tables; None if there is none."""
    for part in way:
        known = range(len(node)) if isinstance(node, list) else node if isinstance(node, dict) else ()
        node = node[part] if part in known else None
    return node


@lru_cache(maxsize=1)
def base_tables() -> dict[str, Any]:
    """Return all tables of the base; nobody changes them."""
    plain: dict[str, Any] = {}
    for name in ("figures", "workers", "tiles", "layouts", "ruhr_valley"):
        plain = _merged(plain, tomllib.loads((DATA / f"{name}.toml").read_text("utf-8")))
    return plain


def _version(path: str, children: Sequence[Version]) -> Version:
    """Return the file as it is now. A fault of a parent is reported where its child names it."""
    try:
        version = Version(path, _changed(path))
        _refuse_circle(path, children)
    except RulesetError as error:
        if not children:
            raise
        raise _refused_parent(read(children[-1]), error.said) from None
    return version


def _changed(path: str) -> int:
    try:
        return stat_of(path).st_mtime_ns
    except FileError as error:
        raise RulesetError(error.said) from None


def _refused_parent(file: File, reason: Message) -> RulesetError:
    return RulesetError(at_place(file.line((EXTENDS,)), at_place(EXTENDS, reason)))


def _refuse_circle(path: str, children: Sequence[Version]) -> None:
    if any(os.path.realpath(child.path) == os.path.realpath(path) for child in children):
        raise RulesetError(message("ruleset-circle", path=path, base=_BASE_IN_FILE))


def _refuse_elsewhere(version: Version) -> None:
    file, said = read(version), _extended(version)
    if any(letter in said for letter in "/\\:"):
        raise _refused_parent(file, message("ruleset-parent-is-path", value=quoted(said), base=_BASE_IN_FILE))


@lru_cache(maxsize=64)
def _parent(version: Version) -> str:
    """Return the base, or the path of the file that this one extends, relative to the working folder."""
    said = _extended(version)
    return BASE if said == BASE else _tidy(os.path.join(os.path.dirname(version.path), said))


def _extended(version: Version) -> str:
    """Return the value of a file's key `extends`."""
    file = read(version)
    said = BASE if file.whole else file.tables.get(EXTENDS, BASE)
    if not isinstance(said, str) or not 0 < len(said) <= _LONGEST_PATH or "\0" in said:
        what = quoted(said) if isinstance(said, str) else cut(repr(said))
        raise _refused_parent(file, message("ruleset-parent-misfit", value=what, base=_BASE_IN_FILE))
    return said


def _tidy(path: str) -> str:
    """Return a path without its detours, if it still leads to the same file."""
    tidy = os.path.normpath(path)
    return tidy if os.path.realpath(tidy) == os.path.realpath(path) else path


def _no_toml(path: str, text: str, reason: str) -> Message:
    """Return the reason why a file is no TOML; tomllib has the place only in its text."""
    if reason.endswith(_AT_END):
        line = len(text.rstrip().splitlines())
        return at_place(f"{path}:{line}", message("ruleset-no-toml", reason=reason.removesuffix(_AT_END)))
    where = _WHERE.fullmatch(reason)
    if where is None:
        return at_place(path, message("ruleset-no-toml-file", reason=cut(reason)))
    column = message("ruleset-no-toml-column", reason=cut(where["reason"]), column=where["column"])
    return at_place(f"{path}:{where['line']}", column)


def _merged(base: Any, change: Any) -> Any:
    """Merge tables key by key, and layouts by id; any other value replaces that of the base."""
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
    """Replace boards by those of the same id, in place, so that the rows stay the first."""
    merged, rest = [], list(change)
    for board in base:
        id = board_id(board)
        at = next((at for at, other in enumerate(rest) if id is not None and board_id(other) == id), None)
        merged.append(board if at is None else rest.pop(at))
    return merged + rest


def board_id(board: Any) -> str | None:
    """Return the id of a board, if it is a table that has one."""
    id = board.get("id") if isinstance(board, dict) else None
    return id if isinstance(id, str) else None
