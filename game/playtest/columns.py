"""Which columns of the games become figures: every number, and those of score by seat, place and automa."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import polars as pl

from game.playtest.members import OPTION, Options, options_of, values_of
from game.playtest.metric import Metric
from game.playtest.naming import player
from game.playtest.table import GIVEN
from game.rules.message import Message, Tile, Value, message
from game.rules.ruleset import load_ruleset

BY_SEAT = ("score", "won", "margin")
"""Metrics that are also told by seat, by place in the first turn order, and by automa."""
BY_AUTOMA = ("tile_*_acquired", "tile_*_phase")
"""Metrics that are also told by automa: who acquires what, and when."""
SEATS = "seats"
UNKNOWN = "unknown"
"""What the texts of a column are called that no metric is known of."""
TILES = "tiles"
_DEALT = ("won", "rank", "start")
"""Metrics whose mean over all seats is the same in every game: they tell something of single seats alone."""
_OF_MORE = ("margin", "spread")
"""Metrics that between two seats are nothing on average, or what the winner's lead tells already."""


class Where(NamedTuple):
    """The rows that count: those with this value in that column."""

    column: str
    value: int | str


class Column(NamedTuple):
    """What becomes a figure."""

    key: str
    source: str
    """The column of the games."""
    metric: Metric
    members: tuple[str, ...]
    """What stands for the `*` of the metric's key."""
    told: tuple[Value, ...]
    """The same as it is read: a development, a colour, a phase."""
    label: Message
    group: str
    where: Where | None = None
    beside: bool = False
    """Not what those rows have, but what they have more than all rows."""


def options_known(rulesets: Sequence[str]) -> Options:
    """Return what options bring, by tile and number; the draft's where the rulesets differ."""
    found: dict[str, Message] = {}
    for loaded in map(load_ruleset, reversed(rulesets)):
        found |= options_of(loaded)
    return found


def columns_of(games: pl.DataFrame, metrics: Sequence[Metric], options: Options) -> list[Column]:
    """Return all columns that hold numbers, in their order, each with what it is split into behind it.

    Left out is what no game can change: how often all seats together win, their mean place.
    """
    kinds, idle = Kinds(metrics), _idle(games)
    return [
        column
        for key, kind in games.schema.items()
        if key not in GIVEN and (kind.is_numeric() or kind == pl.Boolean)
        for column in _split(games, kinds.column(key, options))
        if column.key not in idle
    ]


def _idle(games: pl.DataFrame) -> tuple[str, ...]:
    """Return the columns of which no figure of all seats is made."""
    return (*_DEALT, *_OF_MORE) if _values(games, "seat") == [1, 2] else _DEALT


class Kinds:
    """Finds the metric of a column."""

    def __init__(self, metrics: Sequence[Metric]) -> None:
        self._exact = {metric.key: metric for metric in metrics}
        families = [metric for metric in metrics if "*" in metric.key]
        families.sort(key=lambda metric: -len(metric.key.replace("*", "")))
        self._families = [
            (re.compile(re.escape(metric.key).replace(r"\*", "(.+)")), metric) for metric in families
        ]

    def of(self, key: str) -> tuple[Metric, tuple[str, ...]]:
        """Return the metric with exactly this key, or the family that says most of it, and which member."""
        if key in self._exact:
            return self._exact[key], ()
        for pattern, metric in self._families:
            if found := pattern.fullmatch(key):
                return metric, found.groups()
        return Metric(key, "", "rules", "", text=UNKNOWN, definition=UNKNOWN, values=(("key", key),)), ()

    def column(self, key: str, options: Options) -> Column:
        """Return a column of the games as it becomes a figure."""
        metric, members = self.of(key)
        told = values_of(metric, members, options)
        group = TILES if metric.key == OPTION else metric.group
        return Column(key, key, metric, members, told, metric.label(*told), group)


def tile_id(column: Column) -> str:
    """Return the development that a figure is about, by the family it is of; empty for others."""
    tile = column.told[0] if column.told else None
    return tile.id if isinstance(tile, Tile) else ""


def place_of(where: Where) -> Message | str:
    """Return who has those rows, as a sentence names them."""
    if where.column == "automa":
        return player(str(where.value))
    return message(f"lab-the-{where.column}", number=int(where.value))


def _split(games: pl.DataFrame, column: Column) -> Iterator[Column]:
    yield column
    if column.key in BY_SEAT and column.metric.per == "seat":
        for name, where in splits(games):
            yield _part(column, name, where)._replace(group=SEATS)
    elif column.metric.key in BY_AUTOMA:
        for name, where in _automas(games):
            yield _part(column, name, where)


def _part(column: Column, name: str, where: Where) -> Column:
    return part_of(column, where)._replace(key=f"{column.key}@{name}")


def part_of(column: Column, where: Where) -> Column:
    """Return a column of some rows alone."""
    label = message("lab-figure-of", label=column.label, whose=_suffix(where))
    return column._replace(label=label, where=where)


def _suffix(where: Where) -> Message | str:
    """Return who has those rows, as it stands behind a label."""
    if where.column == "automa":
        return player(str(where.value))
    return message(f"lab-{where.column}", number=int(where.value))


def splits(games: pl.DataFrame) -> Iterator[tuple[str, Where]]:
    """Yield the seats, the places in the first turn order, and the automas if there are several."""
    for seat in _values(games, "seat"):
        yield f"{seat}", Where("seat", seat)
    for place in _values(games, "start"):
        yield f"start{place}", Where("start", place)
    yield from _automas(games)


def _automas(games: pl.DataFrame) -> Iterator[tuple[str, Where]]:
    automas = sorted(games["automa"].drop_nulls().unique())
    for name in automas if len(automas) > 1 else ():
        yield name, Where("automa", name)


def _values(games: pl.DataFrame, column: str) -> list[int]:
    return sorted(int(one) for one in games[column].drop_nulls().unique()) if column in games.columns else []
