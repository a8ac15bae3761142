"""The lines of tables, keys and list entries in a TOML file: tomllib tells none."""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from contextlib import suppress
from functools import lru_cache

Key = tuple[str | int, ...]
"""The steps to a value: the names of tables and keys, and the places in lists, from 0."""
_BLANK = re.compile(r"[ \t]*")
_BLANK_LINES = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_NAME = re.compile(r"""(?P<bare>[A-Za-z0-9_-]+)|"(?:[^"\\]|\\.)*"|'[^']*'""")
_TEXT = re.compile(r'''"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\]|\\.)*"|'[^']*\'''', re.DOTALL)
_PLAIN = re.compile(r"[^,\]}#\n]+")


@lru_cache(maxsize=16)
def lines(text: str) -> dict[Key, int]:
    """Return the line, from 1, of every key in a text that tomllib can read. Nobody changes it."""
    scanner = _Scanner(text)
    with suppress(RecursionError):  # lists within lists beyond all bounds have a line for the outer ones
        scanner.document()
    return scanner.found


def line_of(found: dict[Key, int], key: Key) -> int:
    """Return the line of a key, or of the nearest table around it; 0 if there is none."""
    return next((found[key[:size]] for size in range(len(key), 0, -1) if key[:size] in found), 0)


class _Scanner:
    """Reads a text once, from the first character to the last."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[Key, int] = {}
        self._ends = [at for at, letter in enumerate(text) if letter == "\n"]
        self._entries: dict[Key, int] = {}
        """The number of entries so far in each list of tables."""

    def document(self) -> None:
        table: Key = ()
        self._skip(_BLANK_LINES)
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self._header()
            else:
                self._entry(table)
            self._skip(_BLANK_LINES)

    def _header(self) -> Key:
        """Read [table] or [[table]]; its line is that of the table, even after an inner one."""
        line, brackets = self._line(), 2 if self.text.startswith("[[", self.at) else 1
        self.at += brackets
        *around, last = self._names()
        self.at += brackets
        table: Key = ()
        for name in around:
            table = self._newest((*table, name), line)
        table = (*table, last)
        if brackets == 2:
            self.found.setdefault(table, line)
            self._entries[table] = self._entries.get(table, 0) + 1
            table = (*table, self._entries[table] - 1)
        self.found[table] = line
        return table

    def _newest(self, table: Key, line: int) -> Key:
        """Return a table on the way to another; of a list of tables the last."""
        self.found.setdefault(table, line)
        return (*table, self._entries[table] - 1) if table in self._entries else table

    def _entry(self, table: Key) -> None:
        """Read a key, perhaps with dots, and its value."""
        line = self._line()
        for name in self._names():
            table = (*table, name)
            self.found.setdefault(table, line)
        self.at += len("=")
        self._skip(_BLANK)
        self._value(table)

    def _names(self) -> list[str]:
        names: list[str] = []
        while not names or self.text[self.at] == ".":
            self.at += len(".") if names else 0
            self._skip(_BLANK)
            names.append(self._name())
            self._skip(_BLANK)
        return names

    def _name(self) -> str:
        match = _NAME.match(self.text, self.at)
        assert match
        self.at = match.end()
        return match["bare"] or next(iter(tomllib.loads(f"{match[0]} = 0")))

    def _value(self, key: Key) -> None:
        first = self.text[self.at]
        if first == "[":
            self._list(key)
        elif first == "{":
            self._inline_table(key)
        else:
            self._skip(_TEXT if first in "\"'" else _PLAIN)

    def _list(self, key: Key) -> None:
        entries = 0
        self.at += len("[")
        while not self._ended("]"):
            self.found[(*key, entries)] = self._line()
            self._value((*key, entries))
            entries += 1

    def _inline_table(self, key: Key) -> None:
        self.at += len("{")
        while not self._ended("}"):
            self._entry(key)

    def _ended(self, bracket: str) -> bool:
        """Go on to the next entry, or past the bracket if there is none."""
        self._skip(_BLANK_LINES)
        if self.text[self.at] == ",":
            self.at += len(",")
            self._skip(_BLANK_LINES)
        ended = self.text[self.at] == bracket
        self.at += len(bracket) if ended else 0
        return ended

    def _skip(self, what: re.Pattern[str]) -> None:
        match = what.match(self.text, self.at)
        assert match
        self.at = match.end()

    def _line(self) -> int:
        return bisect_left(self._ends, self.at) + 1
