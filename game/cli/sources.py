"""Where players earn their VP: by year and by source, counted from the events."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.cli.saying import decimal, said
from game.rules.events import Event, GameEnded, Scored, SeasonBegan
from game.rules.message import Seat
from game.rules.sources import SOURCES, source_of

_KEYS = {source.name: source.key for source in SOURCES}
_ORDER = tuple(_KEYS)
END = "end"
"""Stands for the final scoring among the years."""


class Earned:
    """VP by source and year, of every seat."""

    def __init__(self, seats: int) -> None:
        self.vp: list[Counter[tuple[str, str]]] = [Counter() for _ in range(seats)]
        self._year = 1

    def __call__(self, event: Event) -> None:
        """Count what scores."""
        if isinstance(event, SeasonBegan):
            self._year = event.year
        elif isinstance(event, GameEnded):
            self._year = 1
        elif isinstance(event, Scored):
            source = source_of(event.rule)
            self.vp[event.seat][source.name, END if source.final else str(self._year)] += event.vp

    def figures(self, seat: int, games: int) -> dict[str, dict[str, float]]:
        """Return the mean VP of a seat by source, and of each by year or at the end."""
        found: dict[str, dict[str, float]] = {}
        for (source, when), vp in sorted(self.vp[seat].items(), key=lambda item: _ORDER.index(item[0][0])):
            found.setdefault(source, {})[when] = round(vp / games, 2)
        return found


def print_sources(rows: list[dict[str, Any]]) -> None:
    """Print a table for each seat: a line a source, a column a year."""
    from rich.console import Console
    from rich.table import Table

    for row in rows:
        years = sorted({when for by_year in row["vp"].values() for when in by_year})
        seat = Seat(row["seat"] - 1)
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
