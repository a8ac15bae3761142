"""The figures as tables, a table a group."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.playtest.measures import NOTHING, SHARE, chance, interval, share_of, shown_unit, size, told
from game.playtest.naming import arm_names
from game.playtest.report.drawings import of_figure, of_tile
from game.playtest.summary import Estimate, Figure, Price, Summary
from game.playtest.voice import Voice
from game.rules.message import Tile, Value, message

TILES = "tiles"
GROUPS = ("score", "seats", "length", "drama", "decisions", "VP", TILES, "disks", "mine", "goods", "rules")
"""In what order groups stand; others follow."""
PRICED = ("banned_vp", "banned_wins", "forced_vp", "forced_wins")
_FEW = 12
"""A table with no more rows is shown open."""


class Cell(NamedTuple):
    """What stands in a cell, and what it is sorted by."""

    words: str
    by: float | str = ""
    note: str = ""
    """Smaller, beneath: an interval."""
    strong: bool = False
    badge: bool = False


class Row(NamedTuple):
    """A row: the figure's key, label and cells, and whether its difference is real."""

    key: str
    label: str
    cells: tuple[Cell, ...]
    real: bool
    drawing: str = ""
    """Of what the figure is about, if there is one."""
    about: str = ""
    """What it counts, exactly."""


class Table(NamedTuple):
    """A group of figures."""

    slug: str
    title: str
    heads: tuple[str, ...]
    rows: tuple[Row, ...]
    first: str
    last: str
    counted: str
    """How many rows it has."""
    opened: bool = False

    @property
    def drawn(self) -> bool:
        """Return whether a row has a drawing."""
        return any(row.drawing for row in self.rows)

    @property
    def real(self) -> int:
        """Return how many differences are real."""
        return sum(row.real for row in self.rows)


def tables(voice: Voice, summary: Summary) -> list[Table]:
    """Return all figures, by group, and the prices."""
    known = [group for group in GROUPS if any(figure.group == group for figure in summary.figures)]
    groups = dict.fromkeys([*known, *(figure.group for figure in summary.figures)])
    return [*(_table(voice, summary, group) for group in groups), *price_tables(voice, summary.prices)]


def group_title(group: str) -> Value:
    """Return the heading of a group of figures."""
    return message(f"lab-group-{group.lower()}") if group in GROUPS else group


def _table(voice: Voice, summary: Summary, group: str) -> Table:
    figures = [figure for figure in summary.figures if figure.group == group]
    compared = len(summary.arms) > 1
    rows = tuple(_row(voice, figure, compared) for figure in figures)
    return Table(
        slug="".join(letter if letter.isalnum() else "-" for letter in group.lower()),
        title=voice.text(group_title(group)),
        heads=_compared_heads(voice, arm_names(summary)) if compared else _portrait_heads(voice),
        rows=rows,
        first=voice.say("lab-head-figure"),
        last=voice.say("lab-head-column"),
        counted=voice.say("lab-count-figures", count=len(rows)),
        opened=len(rows) <= _FEW,
    )


def _portrait_heads(voice: Voice) -> tuple[str, ...]:
    return tuple(map(voice.say, ("lab-head-mean", "lab-head-interval", "lab-head-spread", "lab-head-values")))


def _compared_heads(voice: Voice, names: Sequence[str]) -> tuple[str, ...]:
    return (
        *names,
        *map(voice.say, ("lab-head-difference", "lab-head-real", "lab-head-by-luck", "lab-head-smallest")),
    )


def _row(voice: Voice, figure: Figure, compared: bool) -> Row:
    cells = _compared(voice, figure) if compared else _portrait(voice, figure)
    drawing = "" if figure.group == TILES else of_figure(figure.key)  # those have a table with drawings
    about = voice.text(figure.about) if figure.about else ""
    return Row(figure.key, voice.text(figure.label), cells, figure.real, drawing, about)


def _portrait(voice: Voice, figure: Figure) -> tuple[Cell, ...]:
    mean, spread, count = figure.means[0], figure.spread[0], figure.count[0]
    return (
        _mean(voice, figure, 0),
        Cell(voice.text(interval(mean, figure.unit) or NOTHING), _width(figure)),
        Cell(voice.text(size(spread, figure.unit)), spread or 0.0),
        Cell(voice.text(count), count),
    )


def _compared(voice: Voice, figure: Figure) -> tuple[Cell, ...]:
    found, unit = figure.difference, shown_unit(figure.unit)
    difference = Cell(
        voice.breakable(told(found, unit, sign=True)),
        found.value if found else "",
        _within(voice, found, unit, True),
    )
    real = Cell(voice.say("lab-real") if figure.real else "", float(figure.real), badge=figure.real)
    return (
        *(_mean(voice, figure, at) for at in range(len(figure.means))),
        difference,
        real,
        Cell(voice.text(chance(figure.p)), 2.0 if figure.p is None else figure.p),
        Cell(voice.text(size(figure.smallest, unit)), figure.smallest or 0.0),
    )


def _mean(voice: Voice, figure: Figure, arm: int) -> Cell:
    mean = figure.means[arm]
    within = _within(voice, mean, figure.unit) if len(figure.means) > 1 else ""
    return Cell(voice.breakable(told(mean, shown_unit(figure.unit))), mean.value if mean else "", within)


def _within(voice: Voice, estimate: Estimate | None, unit: str, sign: bool = False) -> str:
    found = interval(estimate, unit, sign)
    return voice.text(found) if found else ""


def _width(figure: Figure) -> float:
    mean = figure.means[0]
    return 0.0 if mean is None or mean.low is None or mean.high is None else mean.high - mean.low


def price_tables(voice: Voice, prices: Sequence[Price]) -> list[Table]:
    """Return what each development is worth, if it was asked for."""
    if not prices:
        return []
    heads = ("lab-head-banned-vp", "lab-head-banned-wins", "lab-head-forced-vp", "lab-head-forced-wins")
    more = ("lab-head-had-alone", "lab-head-had-forced", "lab-head-games")
    return [
        Table(
            slug="prices",
            title=voice.say("lab-table-prices"),
            heads=tuple(map(voice.say, (*heads, *more))),
            rows=tuple(_price_row(voice, price) for price in prices),
            first=voice.say("lab-head-development"),
            last=voice.say("lab-head-tile"),
            counted=voice.say("lab-count-developments", count=len(prices)),
            opened=True,
        )
    ]


def _price_row(voice: Voice, price: Price) -> Row:
    alone, _, forced = price.owned
    cells = (
        *(_worth(voice, price, key) for key in PRICED),
        Cell(voice.text(share_of(alone)), alone),
        Cell(voice.text(share_of(forced)), forced),
        Cell(voice.text(price.games), price.games),
    )
    return Row(price.tile, voice.text(Tile(price.tile)), cells, False, of_tile(price.tile))


def _worth(voice: Voice, price: Price, key: str) -> Cell:
    """Return a difference; strong if it is real."""
    found: Estimate = getattr(price, key)
    unit = SHARE if key.endswith("wins") else "VP"
    within = _within(voice, found, unit, True)
    return Cell(voice.text(told(found, unit, sign=True)), found.value, within, key in price.real)
