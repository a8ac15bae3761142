"""One's games as text: results by level, seats, board and modules; and as CSV."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from game.cli.progress import Meter
from game.cli.saying import UserError, decimal, percent, said, wrong
from game.cli.tables import Head, Shown, head, print_tables
from game.plain import escaped
from game.rules.message import message
from game.rules.ruleset import load_ruleset
from game.statistics.figures import (
    BY,
    KINDS,
    Group,
    Own,
    finished,
    grouped,
    overview,
    own_games,
    people,
    usual_filters,
)
from game.statistics.game import PEOPLE
from game.statistics.index import Index, Library
from game.statistics.table import csv_text
from game.whole_file import write_new


def statistics(options: Namespace, index: Index, folders: Sequence[Path]) -> None:
    """Print the results of a person, or write that person's games as CSV. Raises UserError."""
    library = _library(index, folders)
    names = people(library.games)
    if not names:
        raise UserError(message("run-statistics-none"))
    name = names[0] if options.name is None else options.name
    if name not in names:
        raise wrong("--name", "run-statistics-nobody", names=tuple(map(escaped, names)))
    games = own_games(library.games, name)
    if options.csv is not None:
        _write(options.csv, games)
        return
    filters = usual_filters(games)
    _print(name, [own for own in finished(games) if filters.fits(own)])
    if filters.kinds:
        kinds = tuple(message(f"statistics-kind-{kind}") for kind in KINDS if kind in filters.kinds)
        print(said("run-statistics-kinds", kinds=kinds))
    if library.left_out:
        print(said("statistics-left-out", count=library.left_out))


def _library(index: Index, folders: Sequence[Path]) -> Library:
    """Return all games, with progress on stderr while they are read."""
    meter = Meter(0, said("run-word-games"))
    try:
        return index.library(folders, meter.reach)
    finally:
        meter.close()


def _write(path: Path, games: Sequence[Own]) -> None:
    try:
        write_new(path, csv_text(games))
    except FileExistsError:
        raise wrong("--csv", "run-statistics-there", file=str(path)) from None


def _print(name: str, games: Sequence[Own]) -> None:
    found = overview(games)
    values = {"games": found.games, "won": found.won, "streak": found.streak, "longest": found.longest}
    print(escaped(said("run-statistics-title", name=name, **values)))
    if not games:
        return
    columns = ("games", "wins", "head-wins", "head-vp")
    heads = (Head("", left=True), *(head(f"statistics-{name}") for name in columns))
    rows, *more = ([(_named(by, group.key), *_cells(group)) for group in grouped(games, by)] for by in BY)
    print_tables(Shown("", heads, rows, more=more))
    print(said("statistics-cli-intervals"))


def _cells(group: Group) -> tuple[str, ...]:
    wins, vp = group.wins, group.vp
    share = f"{percent(wins.value)} ({percent(wins.low)} – {percent(wins.high)})"
    around = f" ({decimal(vp.low)} – {decimal(vp.high)})" if group.games > 1 else ""
    return str(group.games), str(group.won), share, f"{decimal(vp.value)}{around}"


def _named(by: str, key: object) -> str:
    """Return what a group is called."""
    if by == "level":
        return said("statistics-people") if key == PEOPLE else escaped(str(key).capitalize())
    if by == "seats":
        return said("statistics-seats", count=int(str(key)))
    if by == "board":
        known = {layout.id for layout in load_ruleset().layout}
        return said(f"layout-{key}") if key in known else escaped(str(key))
    modules = key if isinstance(key, tuple) else ()
    return ", ".join(said(f"module-{name}") for name in modules) or said("statistics-base")
