"""What the window tells of the levels' strength: a data file of the automas, made of what was measured."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.cli.helping import LEVELS
from game.cli.measure.data import Row, Run
from game.cli.measure.document import Book
from game.locations import COMMAND

STRENGTHS: Final = Path("game", "automa", "data", "strengths.toml")
"""From the folder of main.py."""


def strengths(book: Book) -> str:
    """Return the data file: the games of each level that was measured, the strongest first."""
    found = dict(_measured(book))
    tables = (f"\n[{level}]\n{found[level]}" for level in LEVELS if level in found)
    return f"# {COMMAND} measure\n{''.join(tables)}"


def _measured(book: Book) -> Iterator[tuple[str, str]]:
    """Yield the levels whose results the window tells, each with its lines."""
    for name, record in book.records.items():
        for run in book.measured[name].runs:
            for row in run.rows:
                if row.get("player") in record.window:
                    yield row["player"], "".join(_lines(run, row))


def _lines(run: Run, row: Row) -> Iterator[str]:
    values = {
        "against": row["against"],
        "games": row["games"],
        "wins": row["wins"],
        "vp": round(row["score"], 1),
        "their_vp": round(row["others"], 1),
        "command": run.command,
    }
    yield from (f"{key} = {json.dumps(value)}\n" for key, value in values.items())
