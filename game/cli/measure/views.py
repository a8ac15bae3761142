"""The tables of measured figures, by what a record is shown as."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any

from game.cli.measure.cells import LINEUP_CELLS, NOTHING, Cell, Table, value
from game.cli.measure.data import Measured, Row, Run
from game.cli.measure.provenance import when
from game.cli.measure.records import Record
from game.cli.measure.running import estimate
from game.cli.measure.speeds import speeds
from game.cli.mix import COUNTED, END
from game.cli.tables import around_told, gain_told, number_told
from game.cli.weigh import deals_told
from game.locations import COMMAND
from game.rules.message import Message, message
from game.rules.ruleset import BASE, load_ruleset
from game.rules.sources import SOURCES

_LEFT = ("player", "against")
_MIX = ("automa", "pinge", "tunnel", "food", "wood", "thaler", "tiles")
_WEIGHED = ("level", "does", "better", "vp", "margin", "deals")
_DOCS = "docs/"
_STANDING, _MOST = 0.1, 3
"""A tile stands out if it is acquired in so many more or less of the games; so many are told."""
_KEYS = {source.name: source.key.replace("_", "-") for source in SOURCES}


def tables(record: Record, measured: Measured) -> list[Table]:
    """Return the tables of a record."""
    return list(_VIEWS[record.show](record, measured)) if measured.runs else []


def _lineups(record: Record, measured: Measured) -> Iterator[Table]:
    heads = [message(f"run-head-{column}") for column in record.columns]
    rows: list[list[Cell]] = [
        [LINEUP_CELLS[column](row) for column in record.columns] for row in measured.rows()
    ]
    left = frozenset(at for at, column in enumerate(record.columns) if column in _LEFT)
    yield Table(heads, rows, left)
    if record.ratings:
        yield from (_ratings(run) for run in measured.runs)


def _ratings(run: Run) -> Table:
    """Return a row for each player, the highest rating first, and a column a number of seats."""
    *counts, overall = run.ratings
    heads = [message("run-seats", seats=int(count)) for count in counts]
    ranked = sorted(run.ratings[overall], key=lambda name: -run.ratings[overall][name].value)
    rows: list[list[Cell]] = [
        [name, *(around_told(by_name[name]) for by_name in run.ratings.values())] for name in ranked
    ]
    return Table([message("run-head-player"), *heads, message("run-all")], rows, frozenset({0}))


def _scores(record: Record, measured: Measured) -> Iterator[Table]:
    """Yield the scores of a player in each run, and its wins if it did not hold every seat."""
    heads = (message("measure-head-command"), message("measure-head-range"), message("run-head-wins"))
    rows = [[f"`{run.command}`", *_scored(record.player, run.rows)] for run in measured.runs]
    yield Table(heads, rows, frozenset({0}))


def _scored(player: str, seats: Sequence[Row]) -> tuple[Cell, Cell]:
    own = [row for row in seats if row["automa"] == player]
    mean = number_told(fmean(row["mean"] for row in own))
    least, most = min(row["min"] for row in own), max(row["max"] for row in own)
    told = message("measure-range", mean=mean, least=least, most=most)
    if len(own) == len(seats):
        return told, NOTHING
    return told, message("measure-wins", wins=sum(row["wins"] for row in own), games=own[0]["games"])


def _sources(record: Record, measured: Measured) -> Iterator[Table]:
    """Yield the VP of all seats together by source and year."""
    found = mean_by_source(measured)
    years = sorted({when for by_year in found.values() for when in by_year})
    heads = [message("run-head-source"), *map(_year, years), message("run-head-total")]
    rows = [[message(f"vp-source-{_KEYS[source]}"), *_by_year(found[source], years)] for source in found]
    sums = {year: sum(by_year.get(year, 0.0) for by_year in found.values()) for year in years}
    yield Table(heads, [*rows, [message("run-sum"), *_by_year(sums, years)]], frozenset({0}))


def mean_by_source(measured: Measured) -> dict[str, dict[str, float]]:
    """Return the mean VP of all seats by source and year, the source that brings most first."""
    found: dict[str, dict[str, list[float]]] = {}
    seats = measured.rows()
    for row in seats:
        for source, by_year in row["vp"].items():
            for year, vp in by_year.items():
                found.setdefault(source, {}).setdefault(year, []).append(vp)
    means = {
        source: {year: sum(vp) / len(seats) for year, vp in by_year.items()}
        for source, by_year in found.items()
    }
    return dict(sorted(means.items(), key=lambda item: -sum(item[1].values())))


def _year(when: str) -> Message:
    return message("run-head-end") if when == END else message("run-year", year=when)


def _by_year(found: dict[str, float], years: Sequence[str]) -> list[Cell]:
    cells = [number_told(found[year]) if year in found else NOTHING for year in years]
    return [*cells, number_told(sum(found.values()))]


def _mix(record: Record, measured: Measured) -> Iterator[Table]:
    """Yield what each automa does in a game; the record's player is the plain one, of all runs together."""
    rows = measured.rows()
    plain = _mean_mix([row["mix"] for row in rows if row["automa"] == record.player])
    others = [(row["automa"], row["mix"]) for row in rows if row["automa"] != record.player]
    heads = [message(f"run-head-{one}") for one in _MIX]
    cells = [
        [name, *(number_told(mix[what]) for what in COUNTED), _standing(mix["tiles"], plain["tiles"])]
        for name, mix in ((record.player, plain), *others)
    ]
    yield Table([*heads, message("measure-head-standing")], cells, frozenset({0, len(COUNTED) + 1}))


def _mean_mix(found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    tiles = {tile for mix in found for tile in mix["tiles"]}
    means = {what: fmean(mix[what] for mix in found) for what in COUNTED}
    return {**means, "tiles": {tile: fmean(mix["tiles"].get(tile, 0.0) for mix in found) for tile in tiles}}


def _standing(own: dict[str, float], plain: dict[str, float]) -> str:
    """Return the tiles acquired more or less often than by the plain one, the greatest difference first."""
    differing = {tile: abs(own.get(tile, 0.0) - share) for tile, share in plain.items()}
    ranked = sorted(differing, key=lambda tile: (-differing[tile], tile))[:_MOST]
    named = {str(tile): data.name for tile, data in load_ruleset(BASE).tile.items()}
    return ", ".join(
        f"{tile} {named[tile]} {100 * own.get(tile, 0.0):.0f} ({100 * plain[tile]:.0f})"
        for tile in ranked
        if differing[tile] >= _STANDING
    )


def _speeds(record: Record, measured: Measured) -> Iterator[Table]:
    yield from speeds(measured)


def _weighed(record: Record, measured: Measured) -> Iterator[Table]:
    """Yield what better moves bring, with the records that show it."""
    record_head, *heads = (message(f"weigh-head-{one}") for one in ("record", *_WEIGHED))
    rows: list[list[Cell]] = []
    for row in measured.rows():
        gains = [gain_told(found) for name in ("vp", "margin") if (found := estimate(row, name))]
        told = [str(row[name]) for name in ("level", "does", "better")]
        rows.append([_record(row), str(row["seats"]), *told, *gains, deals_told(row["deals"])])
    yield Table([record_head, message("run-head-seats"), *heads], rows, frozenset((0, *range(2, 5))))


def _record(row: Row) -> str:
    """Return a record's name as the document links to it."""
    return f"`{row['record'].removeprefix(_DOCS)}`"


def _kept(record: Record, measured: Measured) -> Iterator[Table]:
    """Yield rows as they were written."""
    rows = [[value(row.get(column, NOTHING)) for column in record.columns] for row in measured.rows()]
    yield Table(record.heads, rows, frozenset(range(len(record.columns))))


def _inline(record: Record, measured: Measured) -> Iterator[Table]:
    yield from ()


_VIEWS: Mapping[str, Callable[[Record, Measured], Iterator[Table]]] = {
    "lineups": _lineups,
    "scores": _scores,
    "sources": _sources,
    "mix": _mix,
    "speeds": _speeds,
    "weighed": _weighed,
    "kept": _kept,
    "inline": _inline,
}
"""The tables of a record by its `show`."""


def provenance_of(name: str, record: Record, measured: Measured) -> list[Message]:
    """Return by what, when and by which sources a record was measured, once for runs of one origin."""
    told: dict[Message, list[str]] = {}
    for run in measured.runs:
        told.setdefault(when(run), []).append(run.command)
    lines = [
        message("measure-by", what=_what(name, record, commands, len(told)), when=at)
        for at, commands in told.items()
    ]
    missing = [command for command in record.commands if measured.run_of(command) is None]
    if not measured.runs:
        return [message("measure-nothing")]
    return [*lines, *(message("measure-not-whole", command=_typed(command)) for command in missing)]


def _what(name: str, record: Record, commands: Sequence[str], origins: int) -> str:
    """Return the command that measures all; those of one origin among several; or how it was done without."""
    if record.how:
        return record.how
    if origins == 1 and len(commands) > 1:
        return f"`{COMMAND} measure {name}`"
    return ", ".join(map(_typed, commands))


def _typed(command: str) -> str:
    return f"`{COMMAND} {command}`"
