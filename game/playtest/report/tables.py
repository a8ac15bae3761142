"""The figures as tables, a table a group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.playtest.report.drawings import of_figure, of_tile
from game.playtest.summary import Estimate, Figure, Price, Summary
from game.playtest.words import NOTHING, SHARE, chance, interval, names, number, size, told

TILES = "tiles"
GROUPS = ("score", "seats", "length", "drama", "decisions", "VP", TILES, "disks", "mine", "goods", "rules")
"""In what order groups stand; others follow."""
TITLES = {
    "VP": "VP by source",
    "score": "Scores",
    "seats": "Seats",
    "disks": "Disks",
    TILES: "All figures of developments",
    "goods": "Goods and debts",
    "rules": "Rules used",
}

PRICED = ("banned_vp", "banned_wins", "forced_vp", "forced_wins")
PRICE_HEADS = (
    "Banned: VP",
    "Banned: wins",
    "Forced: VP",
    "Forced: wins",
    "Had when left alone",
    "Had when forced",
    "Games",
)


class Cell(NamedTuple):
    """What stands in a cell, and what it is sorted by."""

    words: str
    by: float | str = ""
    note: str = ""
    """Smaller, beneath: an interval."""
    strong: bool = False


class Row(NamedTuple):
    """A row: the figure's key, label and cells, and whether its difference is real."""

    key: str
    label: str
    cells: tuple[Cell, ...]
    real: bool
    drawing: str = ""
    """Of what the figure is about, if there is one."""


class Table(NamedTuple):
    """A group of figures."""

    slug: str
    title: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    first: str = "Figure"
    last: str = "Column"

    @property
    def counted(self) -> str:
        """What its rows are, behind their number."""
        return f"{self.first.lower()}{'' if len(self.rows) == 1 else 's'}"

    @property
    def drawn(self) -> bool:
        """Whether a row has a drawing."""
        return any(row.drawing for row in self.rows)

    @property
    def real(self) -> int:
        """How many differences are real."""
        return sum(row.real for row in self.rows)


def tables(summary: Summary) -> list[Table]:
    """All figures, by group, and the prices."""
    known = [group for group in GROUPS if any(figure.group == group for figure in summary.figures)]
    groups = dict.fromkeys([*known, *(figure.group for figure in summary.figures)])
    return [*(_table(summary, group) for group in groups), *price_tables(summary.prices)]


def _table(summary: Summary, group: str) -> Table:
    figures = [figure for figure in summary.figures if figure.group == group]
    title = TITLES.get(group) or group[:1].upper() + group[1:]
    slug = "".join(letter if letter.isalnum() else "-" for letter in group.lower())
    compared = len(summary.arms) > 1
    heads = _compared_heads(names(summary)) if compared else _portrait_heads()
    return Table(slug, title, heads, tuple(_row(figure, compared) for figure in figures))


def _portrait_heads() -> tuple[str, ...]:
    return ("Mean", "95 % interval", "Spread", "Values")


def _compared_heads(found: Sequence[str]) -> tuple[str, ...]:
    return (*found, "Difference", "Real", "By luck", "Smallest told")


def _row(figure: Figure, compared: bool) -> Row:
    cells = _compared(figure) if compared else _portrait(figure)
    drawing = "" if figure.group == TILES else of_figure(figure.key)  # those have a table with drawings
    return Row(figure.key, figure.label, cells, figure.real, drawing)


def _portrait(figure: Figure) -> tuple[Cell, ...]:
    mean, spread, count = figure.means[0], figure.spread[0], figure.count[0]
    return (
        _mean(figure, 0),
        Cell(interval(mean, figure.unit) or NOTHING, _width(figure)),
        Cell(size(spread, figure.unit), spread or 0.0),
        Cell(f"{count:,}", count),
    )


def _compared(figure: Figure) -> tuple[Cell, ...]:
    found, unit = figure.difference, figure.unit
    difference = Cell(
        told(found, unit, sign=True) if found else NOTHING,
        found.value if found else "",
        interval(found, unit, sign=True),
    )
    return (
        *(_mean(figure, at) for at in range(len(figure.means))),
        difference,
        Cell("real" if figure.real else "", 1.0 if figure.real else 0.0),
        Cell(chance(figure.p), 2.0 if figure.p is None else figure.p),
        Cell(size(figure.smallest, unit), figure.smallest or 0.0),
    )


def _mean(figure: Figure, arm: int) -> Cell:
    mean = figure.means[arm]
    within = interval(mean, figure.unit) if len(figure.means) > 1 else ""
    return Cell(told(mean, figure.unit), mean.value if mean else "", within)


def _width(figure: Figure) -> float:
    mean = figure.means[0]
    return 0.0 if mean is None or mean.low is None or mean.high is None else mean.high - mean.low


def price_tables(prices: Sequence[Price]) -> list[Table]:
    """What each development is worth, if it was asked for."""
    rows = tuple(Row(price.tile, price.name, _price(price), False, of_tile(price.tile)) for price in prices)
    return [Table("prices", "Prices", PRICE_HEADS, rows, "Development", "Tile")] if prices else []


def _price(price: Price) -> tuple[Cell, ...]:
    alone, _, forced = price.owned
    return (
        *(_worth(price, key) for key in PRICED),
        Cell(f"{number(100 * alone)} %", alone),
        Cell(f"{number(100 * forced)} %", forced),
        Cell(f"{price.games:,}", price.games),
    )


def _worth(price: Price, key: str) -> Cell:
    """A difference; strong if it is real."""
    found: Estimate = getattr(price, key)
    unit = SHARE if key.endswith("wins") else "VP"
    within = interval(found, unit, sign=True)
    return Cell(told(found, unit, sign=True), found.value, within, key in price.real)
