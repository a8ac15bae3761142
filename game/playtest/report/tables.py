"""The figures as tables: one for each group, one with a row for each development, one of prices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.playtest.measures import (
    NOTHING,
    SHARE,
    chance,
    interval,
    number,
    share_of,
    shown_unit,
    size,
    with_unit,
)
from game.playtest.naming import arm_names, tile_of
from game.playtest.report.assets import of_figure, of_tile
from game.playtest.summary import Development, Estimate, Figure, Price, Summary
from game.playtest.voice import Voice
from game.rules.message import Message, TileName, Value, message

TILES = "tiles"
GROUPS = (
    "score",
    "seats",
    "length",
    "drama",
    "decisions",
    "VP",
    TILES,
    "disks",
    "mine",
    "workers",
    "goods",
    "rules",
)
"""The order of groups; others follow."""
PRICED = ("banned_vp", "banned_wins", "forced_vp", "forced_wins")
FAMILY = "tile_*_"
IN_PLAY = "tile_*_in_play"
_FEW = 12
"""A table with at most so many rows is open at first."""


class Cell(NamedTuple):
    """The text of a cell, and the value that it is sorted by."""

    words: str
    by: float | str = ""
    note: str = ""
    """Smaller, beneath: an interval."""
    strong: bool = False
    badge: bool = False


class TableRow(NamedTuple):
    """A row: a figure's key, label and cells, and True if its difference is real."""

    key: str
    label: str
    cells: tuple[Cell, ...]
    real: bool
    drawing: str = ""
    """An icon of its subject."""
    about: str = ""
    """The exact definition of what it counts."""


class HtmlTable(NamedTuple):
    """A table of the page."""

    slug: str
    title: str
    heads: tuple[str, ...]
    rows: tuple[TableRow, ...]
    first: str
    last: str
    counted: str
    """The number of rows, in words."""
    opened: bool = False

    @property
    def drawn(self) -> bool:
        """Return True if a row has a drawing."""
        return any(row.drawing for row in self.rows)

    @property
    def real(self) -> int:
        """The number of real differences."""
        return sum(row.real for row in self.rows)


def tables(voice: Voice, summary: Summary) -> list[HtmlTable]:
    """Return all figures by group, the developments' table before the group of tiles, and the prices."""
    known = [group for group in GROUPS if any(figure.group == group for figure in summary.figures)]
    groups = list(dict.fromkeys([*known, *(figure.group for figure in summary.figures)]))
    found = [_table(voice, summary, group) for group in groups]
    found += price_tables(voice, summary.prices)
    at = groups.index(TILES) if TILES in groups else len(found)
    return [*found[:at], *developments(voice, summary), *found[at:]]


def group_title(group: str) -> Value:
    return message(f"lab-group-{group.lower()}") if group in GROUPS else group


def _table(voice: Voice, summary: Summary, group: str) -> HtmlTable:
    figures = [figure for figure in summary.figures if figure.group == group]
    compared = len(summary.arms) > 1
    rows = tuple(_row(voice, figure, compared) for figure in figures)
    return HtmlTable(
        slug="".join(letter if letter.isalnum() else "-" for letter in group.lower()),
        title=voice.text(group_title(group)),
        heads=_heads(voice, arm_names(summary)),
        rows=rows,
        first=voice.say("lab-head-figure"),
        last=voice.say("lab-head-column"),
        counted=voice.say("lab-count-figures", count=len(rows)),
        opened=len(rows) <= _FEW,
    )


def _heads(voice: Voice, names: Sequence[str]) -> tuple[str, ...]:
    if len(names) > 1:
        apart = ("lab-head-difference", "lab-head-real", "lab-head-by-luck", "lab-head-smallest")
        return (*names, *map(voice.say, apart))
    return tuple(map(voice.say, ("lab-head-mean", "lab-head-interval", "lab-head-spread", "lab-head-values")))


def _row(voice: Voice, figure: Figure, compared: bool) -> TableRow:
    cells = _compared(voice, figure) if compared else _portrait(voice, figure)
    drawing = "" if figure.group == TILES else of_figure(figure.key)  # those have a table with drawings
    about = voice.text(figure.about) if figure.about else ""
    return TableRow(figure.key, voice.text(figure.label), cells, figure.real, drawing, about)


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
        voice.breakable(with_unit(found, unit, sign=True)),
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
    return Cell(voice.breakable(with_unit(mean, shown_unit(figure.unit))), mean.value if mean else "", within)


def _within(voice: Voice, estimate: Estimate | None, unit: str, sign: bool = False) -> str:
    found = interval(estimate, unit, sign)
    return voice.text(found) if found else ""


def _width(figure: Figure) -> float:
    mean = figure.means[0]
    return 0.0 if mean is None or mean.low is None or mean.high is None else mean.high - mean.low


def _by_development(voice: Voice, slug: str, heads: Sequence[Message], rows: Sequence[TableRow]) -> HtmlTable:
    return HtmlTable(
        slug=slug,
        title=voice.say(f"lab-table-{slug}"),
        heads=tuple(map(voice.text, heads)),
        rows=tuple(rows),
        first=voice.say("lab-head-development"),
        last=voice.say("lab-head-tile"),
        counted=voice.say("lab-count-developments", count=len(rows)),
        opened=True,
    )


def price_tables(voice: Voice, prices: Sequence[Price]) -> list[HtmlTable]:
    """Return a table of what each development is worth, if that was measured."""
    if not prices:
        return []
    priced = (f"lab-head-{key.replace('_', '-')}" for key in PRICED)
    heads = (*priced, "lab-head-had-alone", "lab-head-had-forced", "lab-head-games")
    rows = [_price_row(voice, price) for price in prices]
    return [_by_development(voice, "prices", list(map(message, heads)), rows)]


def _price_row(voice: Voice, price: Price) -> TableRow:
    alone, _, forced = price.owned
    cells = (
        *(_worth(voice, price, key) for key in PRICED),
        Cell(voice.text(share_of(alone)), alone),
        Cell(voice.text(share_of(forced)), forced),
        Cell(voice.text(price.games), price.games),
    )
    return TableRow(price.tile, voice.text(TileName(price.tile)), cells, False, of_tile(price.tile))


def _worth(voice: Voice, price: Price, key: str) -> Cell:
    """Return a difference; strong if it is real."""
    found: Estimate = getattr(price, key)
    unit = SHARE if key.endswith("wins") else "VP"
    within = _within(voice, found, unit, True)
    return Cell(voice.text(with_unit(found, unit, sign=True)), found.value, within, key in price.real)


def developments(voice: Voice, summary: Summary) -> list[HtmlTable]:
    """Return the table with a row for each development, if there are at least two."""
    families = _families(summary.figures)
    tiles = [tile for tile in summary.tiles if any(tile.id.lower() in family for family in families.values())]
    if not families or len(tiles) < 2:
        return []
    heads = (message("lab-head-level"), *(_head(metric) for metric in families))
    rows = [_development_row(voice, tile, list(families.values())) for tile in tiles]
    return [_by_development(voice, "each-development", heads, rows)]


def _families(figures: Sequence[Figure]) -> dict[str, dict[str, Figure]]:
    """Return the figures of developments by metric and tile; being in play says nothing about a tile."""
    found: dict[str, dict[str, Figure]] = {}
    for figure in figures:
        if figure.metric.startswith(FAMILY) and figure.metric != IN_PLAY and "@" not in figure.key:
            found.setdefault(figure.metric, {})[tile_of(figure)] = figure
    return found


def _head(metric: str) -> Message:
    return message(f"lab-head-{metric.removeprefix(FAMILY).replace('_', '-')}")


def _development_row(voice: Voice, tile: Development, families: Sequence[dict[str, Figure]]) -> TableRow:
    figures = [family.get(tile.id.lower()) for family in families]
    cells = (Cell(str(tile.level), tile.level), *(_cell(voice, figure) for figure in figures))
    real = any(figure is not None and figure.real for figure in figures)
    return TableRow(tile.id, voice.text(TileName(tile.id)), cells, real, of_tile(tile.id))


def _cell(voice: Voice, figure: Figure | None) -> Cell:
    """Return the draft's value, and below it a real difference."""
    if figure is None or figure.means[0] is None:
        return Cell(NOTHING)
    value = figure.means[0].value
    words = share_of(value, 1) if figure.unit == SHARE else number(value, 2)
    change = ""
    if figure.real and figure.difference is not None:
        difference = with_unit(figure.difference, figure.unit, sign=True)
        change = voice.say("lab-head-real-difference", value=difference)
    return Cell(voice.text(words), value, change, figure.real)
