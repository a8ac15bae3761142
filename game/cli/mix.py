"""Means by seat, counted from events: goods and developments, and VP by source and year."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.cli.saying import decimal, said
from game.cli.tables import Head, Shown, head, print_tables
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

    def vp_figures(self, seat: int, games: int) -> dict[str, dict[str, float]]:
        """Return a seat's mean VP by source, and each source's by year or at the end."""
        found: dict[str, dict[str, float]] = {}
        for (source, when), vp in sorted(self.vp[seat].items(), key=lambda item: _ORDER.index(item[0][0])):
            found.setdefault(source, {})[when] = round(vp / games, 2)
        return found


class MixCounter(Earned):
    """Counts events for every seat."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.counts: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.tiles: list[Counter[str]] = [Counter() for _ in range(seats)]

    def add(self, other: MixCounter) -> None:
        """Count what another has counted too."""
        for own, more in zip((*self.counts, *self.tiles), (*other.counts, *other.tiles), strict=True):
            own.update(more)
        for vp, added in zip(self.vp, other.vp, strict=True):
            vp.update(added)

    def figures(self, seat: int, games: int) -> dict[str, Any]:
        """Return a seat's means of so many games, and the share of games in which it acquired each tile."""
        means = {name: round(self.counts[seat][name] / games, 2) for name in COUNTED}
        tiles = {tile: count / games for tile, count in self.tiles[seat].most_common()}
        return {"mix": {**means, "tiles": tiles}, "vp": self.vp_figures(seat, games)}

    def __call__(self, event: Event) -> None:
        super().__call__(event)
        if isinstance(event, CoalDug):
            name = "pinge coal" if event.place == Place.PINGE else "tunnel coal"
            self.counts[event.seat][name] += 1
        elif isinstance(event, Gained) and event.what in COUNTED:
            self.counts[event.seat][event.what] += event.amount
        elif isinstance(event, TileAcquired):
            self.counts[event.seat]["developments"] += 1
            self.tiles[event.seat][event.tile] += 1


def print_mix(rows: Sequence[dict[str, Any]]) -> None:
    """Print a table with a row for each seat, and each seat's favourite developments below it."""
    heads = [head(f"run-head-{one}", left=one == _LEFT) for one in _HEADS]
    cells = [
        [str(row["seat"]), row["automa"], *(decimal(row["mix"][name]) for name in COUNTED)] for row in rows
    ]
    print_tables(Shown(said("run-mix-title"), heads, cells))
    for row in rows:
        most = list(row["mix"]["tiles"].items())[:_FAVOURITES]
        named = tuple(f"{tile} {100 * share:.0f}" for tile, share in most)
        print(said("run-favourites", seat=SeatName(row["seat"] - 1), tiles=named))


def print_sources(rows: list[dict[str, Any]]) -> None:
    """Print a table for each seat, with a row for each source and a column for each year."""
    print_tables(*map(_sources, rows))


def _sources(row: dict[str, Any]) -> Shown:
    years = sorted({when for by_year in row["vp"].values() for when in by_year})
    title = said("run-earned-title", seat=SeatName(row["seat"] - 1), automa=row["automa"])
    heads = [head("run-head-source", left=True), *map(Head, map(_head, years)), head("run-head-total")]
    cells = [
        [said(f"vp-source-{_KEYS[source].replace('_', '-')}"), *_cells(by_year, years)]
        for source, by_year in row["vp"].items()
    ]
    sums = {when: sum(by_year.get(when, 0.0) for by_year in row["vp"].values()) for when in years}
    return Shown(title, heads, cells, more=[[(said("run-sum"), *_cells(sums, years))]])


def _head(when: str) -> str:
    return said("run-head-end") if when == END else said("run-year", year=when)


def _cells(by_year: dict[str, float], years: list[str]) -> list[str]:
    cells = [decimal(by_year[when]) if when in by_year else "" for when in years]
    return [*cells, decimal(sum(by_year.values()))]
