"""The records of docs/measured/records.toml: what is measured by which commands, and how it is shown."""

from __future__ import annotations

import shlex
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.cli.saying import UserError, wrong
from game.rules.message import at_place, message

FOLDER = Path("docs", "measured")
"""The folder of records and data, from that of main.py."""
FILE = "records.toml"
MEASURING = ("ladder", "simulate", "bench", "weigh")
"""The commands whose figures are read."""
Text = Annotated[str, msgspec.Meta(min_length=1)]
Show = Literal["lineups", "scores", "sources", "mix", "speeds", "weighed", "kept", "inline"]


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A measurement."""

    show: Show
    """The kind of table that the document shows it as; `inline` figures stand in sentences alone."""
    commands: tuple[Text, ...] = ()
    """What plays it, after `python main.py`; none where no command can play it again."""
    how: str = ""
    """How it was measured without a command."""
    columns: tuple[Text, ...] = ()
    """The columns of line-ups by their keys, and of rows that are kept as they were written."""
    heads: tuple[str, ...] = ()
    """The heads of columns of rows that are kept."""
    ratings: bool = False
    """Whether the ratings stand below the line-ups."""
    player: str = ""
    """Whose scores are shown."""
    window: tuple[Text, ...] = ()
    """The levels of which the window tells these results."""


def read_records(folder: Path) -> dict[str, Record]:
    """Return the records by name, in their order. Raises UserError."""
    path = folder / FILE
    if not path.is_file():
        raise wrong(str(FOLDER), "run-no-checkout")
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), dict[str, Record])
    except (ValueError, msgspec.ValidationError) as problem:
        raise UserError(at_place(FILE, str(problem))) from None
    for name, record in found.items():
        _check(name, record)
    return found


def _check(name: str, record: Record) -> None:
    """Raise UserError for a record that nobody can measure."""
    for command in record.commands:
        if shlex.split(command)[0] not in MEASURING:
            names = {"command": command, "commands": ", ".join(MEASURING)}
            raise UserError(at_place(f"{FILE}: {name}", message("measure-other-command", **names)))
    if bool(record.commands) == bool(record.how):
        raise UserError(at_place(f"{FILE}: {name}", message("measure-how")))


def chosen(names: tuple[str, ...], records: dict[str, Record]) -> list[str]:
    """Return the names asked for, each once; `all` are those with commands. Raises UserError."""
    known = [name for name, record in records.items() if record.commands]
    if names == ("all",):
        return known
    for name in names:
        if name not in known:
            raise wrong(name, "measure-unknown", names=", ".join(known))
    return list(dict.fromkeys(names))
