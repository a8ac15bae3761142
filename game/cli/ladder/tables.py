"""The ladder as tables on the terminal, and as Markdown, CSV or JSON in a file."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.cli.helping import PROGRAM
from game.cli.ladder.figures import OVERALL, ConfidenceInterval, Figures, LineupResult, Played
from game.cli.saying import decimal, percent, said


class Head(NamedTuple):
    """The head of a column; cells are right-aligned unless `left` is set."""

    text: str
    left: bool = False


def head(id: str, *, left: bool = False) -> Head:
    return Head(said(id), left)


class Report(NamedTuple):
    """A ladder's command, its games and their results."""

    command: str
    planned: int
    played: Sequence[Played]
    figures: Figures

    @property
    def title(self) -> str:
        count = len(self.played)
        if count == self.planned:
            return said("run-games", games=count)
        return said("run-games-of", games=str(count), planned=str(self.planned))


class Shown(NamedTuple):
    """A table: its title, the heads of its columns, and its rows."""

    title: str
    heads: Sequence[Head]
    rows: Sequence[Sequence[str]]


def print_tables(*tables: Shown) -> None:
    """Print tables on the terminal, or as plain text where there is none."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    if not console.is_terminal:
        console = Console(width=140)
    for title, heads, rows in tables:
        table = Table(title=title)
        for text, left in heads:
            table.add_column(text, justify="left" if left else "right")
        for row in rows:
            table.add_row(*row)
        console.print(table)


def ladder_tables(report: Report) -> tuple[Shown, Shown]:
    """Return the table of line-ups and that of ratings."""
    rows = [cells(line) for line in report.figures.lines]
    return (
        Shown(report.title, lineup_heads(), rows),
        Shown(said("run-ratings"), rating_heads(report), rating_cells(report)),
    )


def lineup_heads() -> list[Head]:
    """Return the heads of the columns of line-ups."""
    words = [head("run-head-player", left=True), head("run-head-against", left=True)]
    figures = ("games", "wins", "share", "chance", "vp", "their-vp", "margin")
    return [head("run-head-seats"), *words, *(head(f"run-head-{name}") for name in figures)]


def rating_heads(report: Report) -> list[Head]:
    """Return the heads of the ratings: one for each number of seats played, and one for all."""
    counts = [
        said("run-all") if count == OVERALL else said("run-seats", seats=count)
        for count in report.figures.ratings
    ]
    return [head("run-head-player", left=True), *map(Head, counts)]


def rating_cells(report: Report) -> list[list[str]]:
    """Return a row of text for each player, the highest rating of all games first."""
    found = report.figures.ratings
    overall = found[OVERALL]
    ranked = sorted(overall, key=lambda name: -overall[name].value)
    return [[name, *(around(by_name[name]) for by_name in found.values())] for name in ranked]


def cells(line: LineupResult) -> list[str]:
    """Return a line-up's cells, under `lineup_heads`."""
    return [
        str(line.lineup.seats),
        line.lineup.one,
        line.lineup.others,
        str(line.games),
        str(line.wins),
        share_cell(line.share),
        percent(line.chance),
        around(line.score),
        around(line.others),
        around(line.margin),
    ]


def share_cell(share: ConfidenceInterval) -> str:
    """Return a share with the ends of its interval, in per cent."""
    low, high = decimal(100 * (share.low or 0.0)), decimal(100 * (share.high or 0.0))
    return said("run-interval", value=percent(share.value, 1), low=low, high=high)


def around(estimate: ConfidenceInterval) -> str:
    """Return a value and half its interval."""
    if estimate.high is None:
        return decimal(estimate.value)
    return f"{decimal(estimate.value)} ± {decimal(estimate.high - estimate.value)}"


def markdown(report: Report) -> str:
    """Return both tables, and the command that plays the same games again."""
    command = f"`{PROGRAM} {report.command}`"
    line = said("run-ladder-line", command=command, title=report.title)
    return "\n".join((f"{line}\n", *map(_markdown_table, ladder_tables(report))))


def _markdown_table(table: Shown) -> str:
    lines = [[head.text for head in table.heads], ["---"] * len(table.heads), *table.rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def comma_separated(report: Report) -> str:
    """Return the line-ups as CSV; each end of an interval has a column."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    rows = [_flat(line) for line in report.figures.lines]
    writer.writerow(rows[0] if rows else [])
    writer.writerows(row.values() for row in rows)
    return text.getvalue()


def as_json(report: Report) -> str:
    """Return line-ups, ratings and every game with its seed as JSON, so that runs can be combined."""
    whole = {
        "command": report.command,
        "planned": report.planned,
        "lineups": [_flat(line) for line in report.figures.lines],
        "ratings": {
            count: {name: estimate._asdict() for name, estimate in by_name.items()}
            for count, by_name in report.figures.ratings.items()
        },
        "games": [_one_game(pair) for pair in sorted(report.played, key=lambda pair: pair[0].number)],
    }
    return json.dumps(whole, indent=1) + "\n"


def _flat(line: LineupResult) -> dict[str, Any]:
    lineup = line.lineup
    flat: dict[str, Any] = {"seats": lineup.seats, "player": lineup.one, "against": lineup.others}
    flat |= {"games": line.games, "wins": line.wins, "chance": line.chance}
    for name in ("share", "score", "others", "margin"):
        value, low, high = getattr(line, name)
        flat |= {name: value, f"{name}_low": low, f"{name}_high": high}
    return flat


def _one_game(played: Played) -> dict[str, Any]:
    game, result = played
    board = {"seed": game.setup.seed, "layout": game.setup.layout, "players": game.names}
    return {**board, "scores": result.scores, "ranking": [seat + 1 for seat in result.ranking]}


WRITERS: dict[str, Callable[[Report], str]] = {".md": markdown, ".csv": comma_separated, ".json": as_json}
"""Writers of a report by the ending of the file's name."""


def written(path: Path, report: Report) -> str:
    """Return a report in the format of the file's ending."""
    return WRITERS[path.suffix.lower()](report)
