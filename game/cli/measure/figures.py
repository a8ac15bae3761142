"""Single figures of the sentences, by record, row and name: `levels steiger/bauer share`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import PurePosixPath

from game.cli.measure.cells import LINEUP_CELLS, Cell, plain_share, value
from game.cli.measure.data import Measured, Row
from game.cli.measure.records import Record
from game.cli.measure.running import estimate
from game.cli.measure.speeds import rounded, times_as_fast
from game.cli.measure.views import mean_by_source
from game.cli.mix import COUNTED
from game.cli.tables import number_told

Figures = dict[str, dict[str, Cell]]
"""By row, then by name."""
_MEANS = {"vp": "score", "their-vp": "others", "margin": "margin"}


def figures(record: Record, measured: Measured) -> Figures:
    """Return the single figures of a record."""
    return dict(_FIGURES[record.show](measured))


def _lineups(measured: Measured) -> Iterator[tuple[str, dict[str, Cell]]]:
    """Yield each line-up, `A/B` with two seats and `A/B/3` with more; `vp`, `share` … without intervals."""
    for row in measured.rows():
        seats = "" if row["seats"] == 2 else f"/{row['seats']}"
        found = {f"{name}-whole": cell(row) for name, cell in LINEUP_CELLS.items()}
        plain = {name: LINEUP_CELLS[name](row) for name in ("games", "wins", "chance", "ahead")}
        means = {name: number_told(row[key]) for name, key in _MEANS.items() if key in row}
        ends = {f"share-{end}": plain_share(row, f"share_{end}") for end in ("low", "high")}
        yield (
            f"{row['player']}/{row['against']}{seats}",
            {**found, **plain, **means, **ends, "share": plain_share(row, "share"), **_half(row)},
        )


def _half(row: Row) -> dict[str, Cell]:
    """Return half the interval of the margin, if it is known."""
    margin = estimate(row, "margin")
    return {"half": number_told(margin.high - margin.value)} if margin and margin.high is not None else {}


def _scores(measured: Measured) -> Iterator[tuple[str, dict[str, Cell]]]:
    """Yield each automa of the first run, `A`."""
    for row in measured.runs[0].rows if measured.runs else ():
        whole = {name: value(row[name]) for name in ("games", "wins", "min", "max")}
        yield row["automa"], {**whole, "vp": number_told(row["mean"])}


def _sources(measured: Measured) -> Iterator[tuple[str, dict[str, Cell]]]:
    """Yield `all`: VP in all, and what is done, of all seats together."""
    rows = measured.rows()
    if rows:
        counted = {
            what.replace(" ", "-"): sum(row["mix"][what] for row in rows) / len(rows) for what in COUNTED
        }
        vp = sum(sum(by_year.values()) for by_year in mean_by_source(measured).values())
        means = {name: number_told(mean) for name, mean in {**counted, "vp": vp}.items()}
        yield "all", {**means, "games": value(rows[0]["games"])}


def _speeds(measured: Measured) -> Iterator[tuple[str, dict[str, Cell]]]:
    """Yield each automa, `A` with two seats and `A/4` with everything for four; compiled if that is known."""
    found: dict[str, dict[bool, Row]] = {}
    for run in measured.runs:
        for row in run.rows:
            found.setdefault(_row_name(row), {})[bool(run.compiled)] = row
    for name, builds in found.items():
        fast, slow = builds.get(True), builds.get(False)
        best = fast or slow or {}
        numbers = {key.replace("_", "-"): rounded(best[key]) for key in best if isinstance(best[key], float)}
        yield (
            name,
            {**numbers, "times": times_as_fast(fast, slow, "per_second" if "player" in best else "figure")},
        )


def _row_name(row: Row) -> str:
    if "player" in row:
        return str(row["player"]) if row["game"].startswith("2") else f"{row['player']}/4"
    return f"{row['what']}".replace(", ", "/").replace(" ", "-")


def _kept(measured: Measured) -> Iterator[tuple[str, dict[str, Cell]]]:
    """Yield each row by its `key`."""
    for row in measured.rows():
        yield str(row["key"]), {name: value(number) for name, number in row.items()}


def _weighed(measured: Measured) -> Iterator[tuple[str, dict[str, Cell]]]:
    """Yield what the better move of each record brings a level, `RECORD/A`."""
    for row in measured.rows():
        gains: dict[str, Cell] = {name: number_told(row[name]) for name in ("vp", "margin")}
        yield f"{PurePosixPath(row['record']).stem}/{row['level']}", gains


def _none(measured: Measured) -> Iterator[tuple[str, dict[str, Cell]]]:
    yield from ()


_FIGURES: Mapping[str, Callable[[Measured], Iterator[tuple[str, dict[str, Cell]]]]] = {
    "lineups": _lineups,
    "scores": _scores,
    "sources": _sources,
    "mix": _none,
    "weighed": _weighed,
    "speeds": _speeds,
    "kept": _kept,
    "inline": _kept,
}
"""The single figures of a record by its `show`."""
