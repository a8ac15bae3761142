"""Columns of the games that become figures: every number, and some for each seat, place and automa."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import polars as pl

from game.playtest.metric import Metric
from game.playtest.naming import OPTION, Options, options_of, player, values_of
from game.playtest.table import GIVEN
from game.rules.ids import NoId, TileId
from game.rules.message import Message, TileName, Value, message
from game.rules.ruleset import load_ruleset

BY_SEAT = ("score", "won", "margin")
"""Metrics with a figure for each seat, each place in the first turn order and each automa."""
BY_AUTOMA = ("tile_*_acquired", "tile_*_phase")
"""Metrics with a figure for each automa: who acquires what, and when."""
SEATS = "seats"
UNKNOWN = "unknown"
"""The id of the texts for a column without a metric."""
TILES = "tiles"
_DEALT = ("won", "rank", "start")
"""Metrics whose mean over all seats is always the same: only single seats are told."""
_OF_MORE = ("margin", "spread")
"""Metrics that say nothing with two seats, or no more than the winner's lead."""


class Subgroup(NamedTuple):
    """The rows with this value in that column."""

    column: str
    value: int | str


class Column(NamedTuple):
    """A column of the games that becomes a figure."""

    key: str
    source: str
    """The column's name in the games."""
    metric: Metric
    members: tuple[str, ...]
    """The words in place of the `*` in the metric's key."""
    told: tuple[Value, ...]
    """The same as values of messages: a development, a colour, a phase."""
    label: Message
    group: str
    where: Subgroup | None = None
    beside: bool = False
    """True for the difference between these rows and all rows."""


def options_known(rulesets: Sequence[str]) -> Options:
    """Return the texts of options by tile and number; the draft's where the rulesets differ."""
    found: dict[str, Message] = {}
    for loaded in map(load_ruleset, reversed(rulesets)):
        found |= options_of(loaded)
    return found


def columns_of(games: pl.DataFrame, metrics: Sequence[Metric], options: Options) -> list[Column]:
    """Return the columns of numbers, each followed by its subgroups, without those that never change."""
    kinds, idle = MetricIndex(metrics), _idle(games)
    return [
        column
        for key, kind in games.schema.items()
        if key not in GIVEN and (kind.is_numeric() or kind == pl.Boolean)
        for column in _split(games, kinds.column(key, options))
        if column.key not in idle
    ]


def _idle(games: pl.DataFrame) -> tuple[str, ...]:
    """Return the columns without a figure for all seats."""
    return (*_DEALT, *_OF_MORE) if _values(games, "seat") == [1, 2] else _DEALT


class MetricIndex:
    """Finds the metric of a column."""

    def __init__(self, metrics: Sequence[Metric]) -> None:
        self._exact = {metric.key: metric for metric in metrics}
        families = [metric for metric in metrics if "*" in metric.key]
        families.sort(key=lambda metric: -len(metric.key.replace("*", "")))
        patterns = (re.escape(metric.key).replace(r"\*", "(.+)") for metric in families)
        self._families = list(zip(map(re.compile, patterns), families, strict=True))

    def of(self, key: str) -> tuple[Metric, tuple[str, ...]]:
        """Return the metric with this key, or the most specific family that it matches, and its members."""
        if key in self._exact:
            return self._exact[key], ()
        for pattern, metric in self._families:
            if found := pattern.fullmatch(key):
                return metric, found.groups()
        return Metric(key, "", "rules", "", text=UNKNOWN, definition=UNKNOWN, values=(("key", key),)), ()

    def column(self, key: str, options: Options) -> Column:
        metric, members = self.of(key)
        told = values_of(metric, members, options)
        group = TILES if metric.key == OPTION else metric.group
        return Column(key, key, metric, members, told, metric.label(*told), group)


def tile_id(column: Column) -> TileId | NoId:
    """Return the id of the development that a column is about; "" for others."""
    tile = column.told[0] if column.told else None
    return tile.id if isinstance(tile, TileName) else ""


def subgroup_name(where: Subgroup, article: str = "the-") -> Message | str:
    """Return the name of a subgroup in a sentence; without `article` as it stands behind a label."""
    if where.column == "automa":
        return player(str(where.value))
    return message(f"lab-{article}{where.column}", number=int(where.value))


def _split(games: pl.DataFrame, column: Column) -> Iterator[Column]:
    yield column
    if column.key in BY_SEAT and column.metric.per == "seat":
        for name, where in splits(games):
            yield part_of(column, where)._replace(key=f"{column.key}@{name}", group=SEATS)
    elif column.metric.key in BY_AUTOMA:
        for name, where in _automas(games):
            yield part_of(column, where)._replace(key=f"{column.key}@{name}")


def part_of(column: Column, where: Subgroup) -> Column:
    """Return the column for a subgroup."""
    label = message("lab-figure-of", label=column.label, whose=subgroup_name(where, ""))
    return column._replace(label=label, where=where)


def splits(games: pl.DataFrame) -> Iterator[tuple[str, Subgroup]]:
    """Yield the seats, the places in the first turn order, and the automas if there are several."""
    for seat in _values(games, "seat"):
        yield f"{seat}", Subgroup("seat", seat)
    for place in _values(games, "start"):
        yield f"start{place}", Subgroup("start", place)
    yield from _automas(games)


def _automas(games: pl.DataFrame) -> Iterator[tuple[str, Subgroup]]:
    automas = sorted(games["automa"].drop_nulls().unique())
    for name in automas if len(automas) > 1 else ():
        yield name, Subgroup("automa", name)


def _values(games: pl.DataFrame, column: str) -> list[int]:
    return sorted(int(one) for one in games[column].drop_nulls().unique()) if column in games.columns else []
