"""Means by seat, counted from events: goods and developments, and VP by source and year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.cli.saying import decimal, said
from game.rules.events import CoalDug, Event, Gained, GameEnded, Scored, SeasonBegan, TileAcquired
from game.rules.message import SeatName
from game.rules.sources import SOURCES, source_of
from game.rules.terms import Place

COUNTED = ("pinge coal", "tunnel coal", "food", "wood", "thaler", "developments")
"""Coal dug, by place; food, wood and Thaler gained; developments acquired."""
_FAVOURITES = 6
"""Developments that the table names."""
_LEFT = "automa"
_HEADS = ("seat", _LEFT, "pinge", "tunnel", "food", "wood", "thaler", "tiles")
_KEYS = {source.name: source.key for source in SOURCES}
_ORDER = tuple(_KEYS)
END = "end"
"""The final scoring, among the years."""


class Mix:
    """The counts of one seat."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.tiles: Counter[str] = Counter()

    def figures(self, games: int) -> dict[str, Any]:
        """Return the means of so many games, and the share of games in which each tile was acquired."""
        means = {name: round(self.counts[name] / games, 2) for name in COUNTED}
        return {**means, "tiles": {tile: count / games for tile, count in self.tiles.most_common()}}


class Earned:
    """VP by source and year, for every seat."""

    def __init__(self, seats: int) -> None:
        self.vp: list[Counter[tuple[str, str]]] = [Counter() for _ in range(seats)]
        self._year = 1

    def __call__(self, event: Event) -> None:
        if isinstance(event, SeasonBegan):
            self._year = event.year
        elif isinstance(event, GameEnded):
            self._year = 1
        elif isinstance(event, Scored):
            source = source_of(event.rule)
            self.vp[event.seat][source.name, END if source.final else str(self._year)] += event.vp

    def figures(self, seat: int, games: int) -> dict[str, dict[str, float]]:
        """Return a seat's mean VP by source, and each source's by year or at the end."""
        found: dict[str, dict[str, float]] = {}
        for (source, when), vp in sorted(self.vp[seat].items(), key=lambda item: _ORDER.index(item[0][0])):
            found.setdefault(source, {})[when] = round(vp / games, 2)
        return found


class MixCounter:
    """Counts events for every seat."""

    def __init__(self, seats: int) -> None:
        self.mixes = [Mix() for _ in range(seats)]
        self.earned = Earned(seats)

    def __call__(self, event: Event) -> None:
        self.earned(event)
        if isinstance(event, CoalDug):
            name = "pinge coal" if event.place == Place.PINGE else "tunnel coal"
            self.mixes[event.seat].counts[name] += 1
        elif isinstance(event, Gained) and event.what in COUNTED:
            self.mixes[event.seat].counts[event.what] += event.amount
        elif isinstance(event, TileAcquired):
            mix = self.mixes[event.seat]
            mix.counts["developments"] += 1
            mix.tiles[event.tile] += 1


def print_mix(rows: Sequence[dict[str, Any]]) -> None:
    """Print a table with a row for each seat, and each seat's favourite developments below it."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(title=said("run-mix-title"))
    for head in _HEADS:
        table.add_column(said(f"run-head-{head}"), justify="left" if head == _LEFT else "right")
    for row in rows:
        means = (decimal(row["mix"][name]) for name in COUNTED)
        table.add_row(str(row["seat"]), row["automa"], *means)
    console.print(table)
    for row in rows:
        most = list(row["mix"]["tiles"].items())[:_FAVOURITES]
        named = tuple(f"{tile} {100 * share:.0f}" for tile, share in most)
        console.print(said("run-favourites", seat=SeatName(row["seat"] - 1), tiles=named))


def print_sources(rows: list[dict[str, Any]]) -> None:
    """Print a table for each seat, with a row for each source and a column for each year."""
    from rich.console import Console
    from rich.table import Table

    for row in rows:
        years = sorted({when for by_year in row["vp"].values() for when in by_year})
        seat = SeatName(row["seat"] - 1)
        table = Table(title=said("run-earned-title", seat=seat, automa=row["automa"]))
        table.add_column(said("run-head-source"))
        for head in (*map(_head, years), said("run-head-total")):
            table.add_column(head, justify="right")
        for source, by_year in row["vp"].items():
            name = said(f"vp-source-{_KEYS[source].replace('_', '-')}")
            table.add_row(name, *_cells(by_year, years))
        sums = {when: sum(by_year.get(when, 0.0) for by_year in row["vp"].values()) for when in years}
        table.add_section()
        table.add_row(said("run-sum"), *_cells(sums, years))
        Console().print(table)


def _head(when: str) -> str:
    return said("run-head-end") if when == END else said("run-year", year=when)


def _cells(by_year: dict[str, float], years: list[str]) -> list[str]:
    cells = [decimal(by_year[when]) if when in by_year else "" for when in years]
    return [*cells, decimal(sum(by_year.values()))]
