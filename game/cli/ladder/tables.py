"""The ladder as tables on the terminal, and as Markdown, CSV or JSON in a file."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import asdict

from game.cli.games import Played
from game.cli.ladder.figures import OVERALL, Figures, LineupResult, Ratings
from game.cli.ladder.resuming import PlayedBy
from game.cli.saying import percent, said
from game.cli.tables import Head, Shown, around, head, share_cell
from game.locations import COMMAND
from game.series.schedule import in_order


class Report(NamedTuple):
    """A ladder's command, what its games depend on, the games and their results."""

    command: str
    planned: int
    by: PlayedBy
    played: Sequence[Played]
    figures: Figures

    @property
    def title(self) -> str:
        count = len(self.played)
        if count == self.planned:
            return said("run-games", games=count)
        return said("run-games-of", games=str(count), planned=str(self.planned))


_LEFT = ("player", "against")
_COLUMNS: tuple[tuple[str, Callable[[LineupResult], str]], ...] = (
    ("seats", lambda line: str(line.lineup.seats)),
    ("player", lambda line: line.lineup.one),
    ("against", lambda line: line.lineup.others),
    ("games", lambda line: str(line.games)),
    ("wins", lambda line: str(line.wins)),
    ("share", lambda line: share_cell(line.share)),
    ("chance", lambda line: percent(line.chance)),
    ("ahead", lambda line: percent(line.ahead.value, 1)),
    ("vp", lambda line: around(line.score)),
    ("their-vp", lambda line: around(line.others)),
    ("margin", lambda line: around(line.margin)),
)
"""Names and cells of the columns of line-ups."""


def lineup_table(title: str, lines: Iterable[LineupResult]) -> Shown:
    """Return the results of line-ups as a table."""
    heads = [head(f"run-head-{name}", left=name in _LEFT) for name, _ in _COLUMNS]
    return Shown(title, heads, [[cell(line) for _, cell in _COLUMNS] for line in lines])


def ladder_tables(report: Report) -> tuple[Shown, Shown]:
    """Return the table of line-ups and that of ratings."""
    return lineup_table(report.title, report.figures.lines), _ratings(report.figures.ratings)


def _ratings(found: Mapping[str, Ratings]) -> Shown:
    """Return a row for each player, the highest rating of all games first, and a column a number of seats."""
    counts = [said("run-all") if count == OVERALL else said("run-seats", seats=count) for count in found]
    ranked = sorted(found[OVERALL].items(), key=lambda rated: -rated[1].value)
    rows = [[name, *(around(by_name[name]) for by_name in found.values())] for name, _ in ranked]
    return Shown(said("run-ratings"), [head("run-head-player", left=True), *map(Head, counts)], rows)


def markdown(report: Report) -> str:
    """Return both tables, and the command that plays the same games again."""
    command = f"`{COMMAND} {report.command}`"
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
        "by": asdict(report.by),
        "lineups": [_flat(line) for line in report.figures.lines],
        "ratings": {
            count: {name: asdict(estimate) for name, estimate in by_name.items()}
            for count, by_name in report.figures.ratings.items()
        },
        "games": [_one_game(pair) for pair in sorted(report.played, key=lambda pair: in_order(pair[0]))],
    }
    return json.dumps(whole, indent=1) + "\n"


def _flat(line: LineupResult) -> dict[str, Any]:
    lineup = line.lineup
    flat: dict[str, Any] = {"seats": lineup.seats, "player": lineup.one, "against": lineup.others}
    flat |= {"games": line.games, "wins": line.wins, "chance": line.chance}
    for name in ("share", "ahead", "score", "others", "margin"):
        found = getattr(line, name)
        flat |= {name: found.value, f"{name}_low": found.low, f"{name}_high": found.high}
    return flat


def _one_game(played: Played) -> dict[str, Any]:
    job, result = played
    board = {"seed": job.setup.seed, "layout": job.setup.layout, "players": job.names}
    return {**board, "scores": result.scores, "ranking": [seat + 1 for seat in result.ranking]}


WRITERS: dict[str, Callable[[Report], str]] = {".md": markdown, ".csv": comma_separated, ".json": as_json}
"""Writers of a report by the ending of the file's name."""


def written(path: Path, report: Report) -> str:
    """Return a report in the format of the file's ending."""
    return WRITERS[path.suffix.lower()](report)
