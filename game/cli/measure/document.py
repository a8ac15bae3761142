"""The document of what was measured: between its marks stands what is made of the data, all else is written.

A mark names a table, `NAME`, or a figure of a sentence, `NAME ROW FIGURE`; `NAME when` says when it was
measured. What is made stands between `<!--= … -->` and `<!--=-->`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.cli.measure.cells import Cell, Table
from game.cli.measure.data import read_measured
from game.cli.measure.figures import figures
from game.cli.measure.provenance import when
from game.cli.measure.records import FOLDER, read_records
from game.cli.measure.views import provenance_of, tables
from game.cli.saying import wrong
from game.rules.message import Message, message
from game.words import Words, words_of

DOCUMENT: Final = Path("docs", "automa.md")
"""From the folder of main.py."""
MARK: Final = re.compile(r"<!--= (?P<asked>[^<>]+) -->(?P<made>.*?)<!--=-->", re.DOTALL)
WHEN: Final = "when"
_BEGIN = "<!--= "
_UNKNOWN = "?"
"""A figure of a record that was never measured."""


class Book:
    """The records and their data, and what the document says of them in English."""

    def __init__(self, root: Path) -> None:
        self.records = read_records(root / FOLDER)
        self.measured = {name: read_measured(root / FOLDER, name) for name in self.records}
        self._words: Words = words_of("en")

    def made(self, asked: str) -> str:
        """Return what stands at a mark. Raises UserError for one that names nothing."""
        name, *rest = asked.split()
        if name in self.records:
            match rest:
                case []:
                    return self.block(name)
                case [word] if word == WHEN:
                    return self._when(name)
                case [row, figure]:
                    found = figures(self.records[name], self.measured[name]).get(row, {})
                    if figure in found:
                        return self._text(found[figure])
                    if not self.measured[name].runs:
                        return _UNKNOWN
        raise wrong(f"{DOCUMENT.as_posix()}: {asked}", "measure-no-figure")

    def block(self, name: str) -> str:
        """Return the tables of a record, and by what and when they were measured."""
        record, measured = self.records[name], self.measured[name]
        shown = [markdown(table, self._words) for table in tables(record, measured)]
        lines = map(self._text, provenance_of(name, record, measured))
        return "\n\n".join((*shown, "\n".join(f"{line}  " for line in lines).rstrip()))

    def _when(self, name: str) -> str:
        """Return when a record was measured, each time once."""
        told = dict.fromkeys(when(run) for run in self.measured[name].runs)
        return "; ".join(map(self._text, told)) or self._text(message("measure-nothing"))

    def _text(self, cell: Cell) -> str:
        return text_of(cell, self._words)


def text_of(cell: Cell, words: Words) -> str:
    """Return a cell in words."""
    return words.line(cell) if isinstance(cell, Message) else cell


def markdown(table: Table, words: Words) -> str:
    """Return a table in Markdown."""
    lines = ["---" if at in table.left else "--:" for at in range(len(table.heads))]
    rows = [[text_of(cell, words) for cell in row] for row in (table.heads, *table.rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in (rows[0], lines, *rows[1:]))


def filled(text: str, book: Book) -> str:
    """Return the document with what the data say now at each mark. Raises UserError."""
    return MARK.sub(lambda found: _filled(found, book), text)


def _filled(found: re.Match[str], book: Book) -> str:
    asked, old = found["asked"], found["made"]
    if _BEGIN in old:
        raise wrong(f"{DOCUMENT.as_posix()}: {asked}", "measure-open-mark")
    made = book.made(asked)
    inner = f"\n{made}\n" if old.startswith("\n") else made
    return f"{_BEGIN}{asked} -->{inner}<!--=-->"


def asked_for(text: str) -> Iterator[str]:
    """Yield what each mark asks for."""
    yield from (found["asked"] for found in MARK.finditer(text))
