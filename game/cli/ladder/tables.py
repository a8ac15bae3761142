"""The ladder as tables on the terminal, and as Markdown, CSV or JSON in a file."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.cli.ladder.figures import OVERALL, Figures, Line, Played
from game.cli.ladder.intervals import Estimate

LINE_HEADS = (
    "Seats",
    "Player",
    "Against",
    "Games",
    "Wins",
    "Win share",
    "Chance",
    "VP",
    "Their VP",
    "Margin",
)
LEFT = ("Player", "Against", "Weight")
"""Heads of the columns that hold words."""


class Report(NamedTuple):
    """What a run was asked for, what was played, and what that comes to."""

    command: str
    planned: int
    played: Sequence[Played]
    figures: Figures

    @property
    def title(self) -> str:
        count = len(self.played)
        return f"{count} games" if count == self.planned else f"{count} of {self.planned} games"


def print_report(report: Report) -> None:
    """The line-ups and the ratings."""
    print_tables(
        Shown(report.title, LINE_HEADS, line_cells(report)),
        Shown("Ratings", rating_heads(report), rating_cells(report)),
    )


class Shown(NamedTuple):
    """A table to be shown: its title, the heads of its columns, and its rows."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


def print_tables(*tables: Shown) -> None:
    """Tables on the terminal, or as plain text where there is none."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    if not console.is_terminal:
        console = Console(width=140)
    for title, heads, rows in tables:
        table = Table(title=title)
        for head in heads:
            table.add_column(head, justify="left" if head in LEFT else "right")
        for row in rows:
            table.add_row(*row)
        console.print(table)


def line_cells(report: Report) -> list[list[str]]:
    """A row of text for each line-up."""
    return [cells(line) for line in report.figures.lines]


def rating_heads(report: Report) -> list[str]:
    """The columns of the ratings: the numbers of seats played, and all of them."""
    return ["Player", *(count if count == OVERALL else f"{count} seats" for count in report.figures.ratings)]


def rating_cells(report: Report) -> list[list[str]]:
    """A row of text for each player, the highest rating of all games first."""
    found = report.figures.ratings
    overall = found[OVERALL]
    ranked = sorted(overall, key=lambda name: -overall[name].value)
    return [[name, *(around(by_name[name]) for by_name in found.values())] for name in ranked]


def cells(line: Line) -> list[str]:
    """A line-up's row, under LINE_HEADS."""
    low, high = line.share.low or 0.0, line.share.high or 0.0
    return [
        str(line.lineup.seats),
        line.lineup.one,
        line.lineup.others,
        str(line.games),
        str(line.wins),
        f"{line.share.value:.1%} ({100 * low:.1f} to {100 * high:.1f})",
        f"{line.chance:.0%}",
        around(line.score),
        around(line.others),
        around(line.margin),
    ]


def around(estimate: Estimate) -> str:
    """A figure with half its interval."""
    if estimate.high is None:
        return f"{estimate.value:.1f}"
    return f"{estimate.value:.1f} ± {estimate.high - estimate.value:.1f}"


def markdown(report: Report) -> str:
    """Both tables with the command that gives them."""
    parts = (
        f"`python main.py {report.command}`, {report.title}; intervals are of 95 %.\n",
        _markdown_table(LINE_HEADS, line_cells(report)),
        _markdown_table(rating_heads(report), rating_cells(report)),
    )
    return "\n".join(parts)


def _markdown_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def comma_separated(report: Report) -> str:
    """The line-ups as CSV, every end of an interval in a column of its own."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    rows = [_flat(line) for line in report.figures.lines]
    writer.writerow(rows[0] if rows else [])
    writer.writerows(row.values() for row in rows)
    return text.getvalue()


def as_json(report: Report) -> str:
    """Everything: line-ups, ratings, and each game with its seed, so that runs can be put together."""
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
    """A report in the form that the end of the file's name asks for."""
    return WRITERS[path.suffix.lower()](report)
