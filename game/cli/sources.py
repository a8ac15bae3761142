"""Where players earn their VP: by year and by source, counted from the events."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.rules.events import Event, GameEnded, Scored, SeasonBegan
from game.rules.sources import SOURCES, source_of

_ORDER = tuple(source.name for source in SOURCES)
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
        """Mean VP of a seat by source, and of each by year or at the end."""
        found: dict[str, dict[str, float]] = {}
        for (source, when), vp in sorted(self.vp[seat].items(), key=lambda item: _ORDER.index(item[0][0])):
            found.setdefault(source, {})[when] = round(vp / games, 2)
        return found


def print_sources(rows: list[dict[str, Any]]) -> None:
    """A table for each seat: a line a source, a column a year."""
    from rich.console import Console
    from rich.table import Table

    for row in rows:
        years = sorted({when for by_year in row["vp"].values() for when in by_year})
        table = Table(title=f"What seat {row['seat']}, {row['automa']}, earns in a game, in VP")
        for head in ("Source", *(f"Year {when}" if when != END else "End" for when in years), "Total"):
            table.add_column(head, justify="left" if head == "Source" else "right")
        for source, by_year in row["vp"].items():
            table.add_row(source, *_cells(by_year, years))
        sums = {when: sum(by_year.get(when, 0.0) for by_year in row["vp"].values()) for when in years}
        table.add_section()
        table.add_row("all", *_cells(sums, years))
        Console().print(table)


def _cells(by_year: dict[str, float], years: list[str]) -> list[str]:
    cells = [f"{by_year[when]:.1f}" if when in by_year else "" for when in years]
    return [*cells, f"{sum(by_year.values()):.1f}"]
