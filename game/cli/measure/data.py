"""The data files of docs/measured: what was measured, by which command, when, and by which sources."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game.cli.long_run import write_whole
from game.cli.saying import UserError
from game.rules.message import at_place
from game.series.estimates import Estimate

ENDING = ".json"
Row = dict[str, Any]
Commit = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{8}$")]


class Run(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What came of a command."""

    command: str = ""
    """After `python main.py`; empty where there is none."""
    date: date
    commit: Commit
    """Of the sources that played."""
    rules: Annotated[int, msgspec.Meta(ge=1)]
    """The version of the rules."""
    part: bool = False
    """Whether it has less than the command plays, as it was ended early or only some of it kept."""
    machine: str = ""
    """The kind of machine and the Python, of speeds."""
    load: float | None = None
    """How many processes ran or waited for each core before, of speeds."""
    compiled: bool | None = None
    """Whether rules and automas were compiled, of speeds."""
    rows: list[Row]
    ratings: dict[str, dict[str, Estimate]] = {}
    """By number of seats and player."""


class Measured(msgspec.Struct, forbid_unknown_fields=True):
    """The runs of a record, in the order of its commands."""

    runs: list[Run]

    def run_of(self, command: str) -> Run | None:
        """Return what came of a command, or None."""
        return next((run for run in self.runs if run.command == command), None)

    def rows(self) -> list[Row]:
        """Return the rows of all runs."""
        return [row for run in self.runs for row in run.rows]

    def with_run(self, new: Run, commands: tuple[str, ...]) -> Measured:
        """Return the runs of these commands with a new one."""
        found = {run.command: run for run in (*self.runs, new)}
        return Measured([found[command] for command in commands if command in found])


def read_measured(folder: Path, name: str) -> Measured:
    """Return the data of a record; without runs if nothing was measured yet. Raises UserError."""
    path = folder / f"{name}{ENDING}"
    if not path.exists():
        return Measured([])
    try:
        return msgspec.json.decode(path.read_bytes(), type=Measured)
    except msgspec.DecodeError as problem:
        raise UserError(at_place(path.name, str(problem))) from None


def write_measured(folder: Path, name: str, measured: Measured) -> None:
    """Write the data of a record. Raises UserError."""
    text = msgspec.json.format(msgspec.json.encode(measured), indent=1).decode()
    write_whole(folder / f"{name}{ENDING}", f"{text}\n")
