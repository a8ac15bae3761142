"""Which columns of the games become figures: every number, and those of score by seat, place and automa."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import polars as pl

from game.playtest.metric import Metric
from game.playtest.metrics.options import choices_of
from game.playtest.table import GIVEN
from game.rules.ruleset import load_ruleset
from game.rules.sources import SOURCES

BY_SEAT = ("score", "won", "margin")
"""Metrics that are also told by seat, by place in the first turn order, and by automa."""
BY_AUTOMA = ("tile_*_acquired", "tile_*_phase")
"""Metrics that are also told by automa: who acquires what, and when."""
SEATS = "seats"
TILE = re.compile(r"tile_\*")
"""Families whose members are developments."""
OPTION, TILES = "option_*", "tiles"
SOURCE = "vp_*"
"""The metric of VP by source; those by year are others."""
_DEALT = ("won", "rank", "start")
"""Metrics whose mean over all seats is the same in every game: they tell something of single seats alone."""
_OF_MORE = ("margin", "spread")
"""Metrics that between two seats are nothing on average, or what the winner's lead tells already."""
_SOURCES = {source.key: source.name for source in SOURCES}
_ORDINALS = ("first", "second", "third", "fourth")
_PHASE = re.compile(r"_?y(\d)(?:_([a-z]+))?$")


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
    told: tuple[str, ...]
    """The same as it is read: the name of a development."""
    label: str
    group: str
    where: Where | None = None
    beside: bool = False
    """Not what those rows have, but what they have more than all rows."""


def tile_names(rulesets: Sequence[str]) -> dict[str, str]:
    """Developments by id, and their options by tile and number; the draft's where the rulesets differ."""
    found: dict[str, str] = {}
    for loaded in map(load_ruleset, reversed(rulesets)):
        found |= {key: tile.name for key, tile in loaded.tile.items()}
        found |= {column.removeprefix("option_"): text for column, text in choices_of(loaded).values()}
    return found


def columns_of(games: pl.DataFrame, metrics: Sequence[Metric], names: Mapping[str, str]) -> list[Column]:
    """All columns that hold numbers, in their order, each with what it is split into behind it.

    Left out is what no game can change: how often all seats together win, their mean place.
    """
    kinds, idle = _Kinds(metrics), _idle(games)
    return [
        column
        for key, kind in games.schema.items()
        if key not in GIVEN and (kind.is_numeric() or kind == pl.Boolean)
        for column in _split(games, _column(key, *kinds.of(key), names))
        if column.key not in idle
    ]


def _idle(games: pl.DataFrame) -> tuple[str, ...]:
    """The columns of which no figure of all seats is made."""
    return (*_DEALT, *_OF_MORE) if _values(games, "seat") == [1, 2] else _DEALT


class _Kinds:
    """Finds the metric of a column."""

    def __init__(self, metrics: Sequence[Metric]) -> None:
        self._exact = {metric.key: metric for metric in metrics}
        families = [metric for metric in metrics if "*" in metric.key]
        families.sort(key=lambda metric: -len(metric.key.replace("*", "")))
        self._families = [
            (re.compile(re.escape(metric.key).replace(r"\*", "(.+)")), metric) for metric in families
        ]

    def of(self, key: str) -> tuple[Metric, tuple[str, ...]]:
        """The metric with exactly this key, or the family that says most of it, and which member it is."""
        if key in self._exact:
            return self._exact[key], ()
        for pattern, metric in self._families:
            if found := pattern.fullmatch(key):
                return metric, found.groups()
        return Metric(key, words(key), "", "rules", "", ""), ()


def _column(key: str, metric: Metric, members: tuple[str, ...], names: Mapping[str, str]) -> Column:
    told = tuple(_told(metric, members, names))
    group = TILES if metric.key == OPTION else metric.group
    return Column(key, key, metric, members, told, label(metric, told), group)


def _told(metric: Metric, members: Sequence[str], names: Mapping[str, str]) -> Iterator[str]:
    """The members as they are read; an option as its development and what it brings."""
    for one in members:
        if metric.key == OPTION:
            tile = one.partition("_")[0]
            yield names.get(tile, tile)
            yield names.get(one, words(one))
        elif TILE.match(metric.key):
            yield names.get(one, one)
        else:
            yield _SOURCES.get(one, words(one)) if metric.key == SOURCE else words(one)


def tile_id(column: Column) -> str:
    """The development that a figure is about, by the family it is of; empty for others."""
    if TILE.match(column.metric.key):
        return column.members[0]
    return column.members[0].partition("_")[0] if column.metric.key == OPTION else ""


def label(metric: Metric, members: Sequence[str]) -> str:
    """The metric's label with a member's name for each `*`; the last one takes all that are left."""
    found, left = metric.label, list(members)
    while left and (stars := found.count("*")):
        found = found.replace("*", left.pop(0) if stars > 1 else ", ".join(left), 1)
        left = left if stars > 1 else []
    return found[:1].upper() + found[1:]


def words(member: str) -> str:
    """A member of a family as it is read: black_y1_spring is black, year 1, spring."""
    phase = _PHASE.search(member)
    if phase is None:
        return member.replace("_", " ")
    year, season = phase.groups()
    parts = (words(member[: phase.start()]), f"year {year}", season)
    return ", ".join(part for part in parts if part)


def ordinal(place: int) -> str:
    """first, second …"""
    return _ORDINALS[place - 1] if place <= len(_ORDINALS) else f"{place}th"


def _split(games: pl.DataFrame, column: Column) -> Iterator[Column]:
    yield column
    if column.key in BY_SEAT and column.metric.per == "seat":
        for name, where, told in splits(games):
            yield column._replace(
                key=f"{column.key}@{name}", label=f"{column.label}, {told}", group=SEATS, where=where
            )
    elif column.metric.key in BY_AUTOMA:
        for name, where, told in _automas(games):
            yield column._replace(key=f"{column.key}@{name}", label=f"{column.label}, {told}", where=where)


def splits(games: pl.DataFrame) -> Iterator[tuple[str, Where, str]]:
    """The seats, the places in the first turn order, and the automas if there are several."""
    for seat in _values(games, "seat"):
        yield f"{seat}", Where("seat", seat), f"seat {seat}"
    for place in _values(games, "start"):
        yield f"start{place}", Where("start", place), f"{ordinal(place)} in the first turn order"
    yield from _automas(games)


def _automas(games: pl.DataFrame) -> Iterator[tuple[str, Where, str]]:
    automas = sorted(games["automa"].drop_nulls().unique())
    for name in automas if len(automas) > 1 else ():
        yield name, Where("automa", name), name


def _values(games: pl.DataFrame, column: str) -> list[int]:
    return sorted(int(one) for one in games[column].drop_nulls().unique()) if column in games.columns else []
