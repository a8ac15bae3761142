"""The ladder as tables on the terminal, and as Markdown, CSV or JSON in a file."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.cli.helping import PROGRAM
from game.cli.ladder.figures import OVERALL, Figures, Line, Played
from game.cli.ladder.intervals import Estimate
from game.cli.saying import decimal, percent, said


class Head(NamedTuple):
    """The head of a column, whose cells stand to the right unless they are words."""

    text: str
    left: bool = False


def head(id: str, *, left: bool = False) -> Head:
    """Return the head that this message gives."""
    return Head(said(id), left)


class Report(NamedTuple):
    """The command of a run, what was played, and what that comes to."""

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


def print_report(report: Report) -> None:
    """Print the line-ups and the ratings."""
    print_tables(
        Shown(report.title, line_heads(), line_cells(report)),
        Shown(said("run-ratings"), rating_heads(report), rating_cells(report)),
    )


class Shown(NamedTuple):
    """A table to be shown: its title, the heads of its columns, and its rows."""

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


def line_heads() -> list[Head]:
    """Return the heads of the columns of line-ups."""
    words = [head("run-head-player", left=True), head("run-head-against", left=True)]
    figures = ("games", "wins", "share", "chance", "vp", "their-vp", "margin")
    return [head("run-head-seats"), *words, *(head(f"run-head-{name}") for name in figures)]


def line_cells(report: Report) -> list[list[str]]:
    """Return a row of text for each line-up."""
    return [cells(line) for line in report.figures.lines]


def rating_heads(report: Report) -> list[Head]:
    """Return the heads of the ratings: the numbers of seats played, and all of them."""
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


def cells(line: Line) -> list[str]:
    """Return a line-up's row, under the heads of line-ups."""
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


def share_cell(share: Estimate) -> str:
    """Return a share with the ends of its interval, in per cent."""
    low, high = decimal(100 * (share.low or 0.0)), decimal(100 * (share.high or 0.0))
    return said("run-interval", value=percent(share.value, 1), low=low, high=high)


def around(estimate: Estimate) -> str:
    """Return a figure with half its interval."""
    if estimate.high is None:
        return decimal(estimate.value)
    return f"{decimal(estimate.value)} ± {decimal(estimate.high - estimate.value)}"


def markdown(report: Report) -> str:
    """Return both tables with the command that gives them."""
    command = f"`{PROGRAM} {report.command}`"
    parts = (
        said("run-ladder-line", command=command, title=report.title) + "\n",
        _markdown_table(line_heads(), line_cells(report)),
        _markdown_table(rating_heads(report), rating_cells(report)),
    )
    return "\n".join(parts)


def _markdown_table(heads: Sequence[Head], rows: Sequence[Sequence[str]]) -> str:
    lines = [[head.text for head in heads], ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def comma_separated(report: Report) -> str:
    """Return the line-ups as CSV, every end of an interval in a column of its own."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    rows = [_flat(line) for line in report.figures.lines]
    writer.writerow(rows[0] if rows else [])
    writer.writerows(row.values() for row in rows)
    return text.getvalue()


def as_json(report: Report) -> str:
    """Return everything: line-ups, ratings, and each game with its seed, so that runs can be put together."""
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


def _flat(line: Line) -> dict[str, Any]:
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
"""What writes a report, by the end of the file's name."""


def written(path: Path, report: Report) -> str:
    """Return a report in the form that the end of the file's name asks for."""
    return WRITERS[path.suffix.lower()](report)
