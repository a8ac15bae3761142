"""`python main.py measure`: plays what records name, and makes what is made of the figures."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from game.cli.long_run import ending, write_whole
from game.cli.measure.data import Measured, Run, read_measured, write_measured
from game.cli.measure.document import DOCUMENT, Book, filled, text_of
from game.cli.measure.provenance import Provenance, commits_since, provenance
from game.cli.measure.records import FOLDER, Record, chosen, read_records
from game.cli.measure.running import Given, run_of
from game.cli.measure.strengths import STRENGTHS, strengths
from game.cli.measure.views import tables
from game.cli.saying import said, words
from game.cli.tables import Head, Shown, head, print_tables
from game.locations import COMMAND

TRY_OUT = Provenance("1970-01-01", "00000000")
"""Of figures that nobody keeps."""


def measure(options: Namespace, root: Path) -> int:
    """Measure the records named, and make the document; return the exit code. Raises UserError."""
    records = read_records(root / FOLDER)
    if options.list:
        print_tables(_listed(root, records))
        return 0
    names = chosen(tuple(options.names), records)
    if options.games is not None:
        return _tried(root, {name: records[name] for name in names}, options)
    with ending() as end:
        for name in names:
            _measure(root, name, records[name], Given(options.jobs, pure=options.pure))
    make(root)
    return end.code


def _measure(root: Path, name: str, record: Record, given: Given) -> None:
    """Play the commands of a record one after the other, and keep what came of each as soon as it ends."""
    for command in record.commands:
        known = provenance(root)
        print(f"{name}: {COMMAND} {command}", flush=True)
        run = run_of(root, command, given, known)
        measured = read_measured(root / FOLDER, name).with_run(run, record.commands)
        write_measured(root / FOLDER, name, measured)


def _tried(root: Path, records: dict[str, Record], options: Namespace) -> int:
    """Play the records with few games and print their tables; keep nothing."""
    given = Given(options.jobs, options.games, options.pure)
    with ending() as end:
        for name, record in records.items():
            runs = list[Run]()
            for command in record.commands:
                runs.append(run_of(root, command, given, TRY_OUT))
            _print(name, record, Measured(runs))
    return end.code


def _print(name: str, record: Record, measured: Measured) -> None:
    for table in tables(record, measured):
        heads = [Head(text_of(cell, words()), at in table.left) for at, cell in enumerate(table.heads)]
        rows = [[text_of(cell, words()) for cell in row] for row in table.rows]
        print_tables(Shown(name, heads, rows))


def make(root: Path) -> None:
    """Make the document and the levels' strengths from the data, and name both. Raises UserError."""
    book = Book(root)
    text = (root / DOCUMENT).read_text("utf-8")
    for path, made in ((DOCUMENT, filled(text, book)), (STRENGTHS, strengths(book))):
        same = (root / path).read_text("utf-8") == made
        if not same:
            write_whole(root / path, made)
        print(said("measure-made-already" if same else "measure-made", file=path.as_posix()))


def _listed(root: Path, records: dict[str, Record]) -> Shown:
    """Return a table of the records: what is measured of each, and how much has changed since."""
    columns = ("record", "commands", "measured", "oldest", "rules", "since")
    heads = [head(f"measure-head-{column}", left=column == "record") for column in columns]
    rows = [
        _row(root, name, record, read_measured(root / FOLDER, name).runs) for name, record in records.items()
    ]
    return Shown(said("measure-title"), heads, rows)


def _row(root: Path, name: str, record: Record, runs: Sequence[Run]) -> list[str]:
    counts = [name, str(len(record.commands)), str(sum(bool(run.command) for run in runs))]
    if not runs:
        return [*counts, "", "", ""]
    oldest = min(runs, key=lambda run: run.date)
    since = commits_since(root, oldest.commit)
    return [*counts, oldest.date.isoformat(), str(oldest.rules), "?" if since is None else str(since)]
