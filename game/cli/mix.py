"""What players do in their games, counted from the events: coal, food, wood, Thaler, developments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.cli.saying import decimal, said
from game.cli.sources import Earned
from game.rules.events import CoalDug, Event, Gained, TileAcquired
from game.rules.message import Seat
from game.rules.terms import Place

COUNTED = ("pinge coal", "tunnel coal", "food", "wood", "thaler", "developments")
"""Coal dug, by place; food, wood and Thaler gained from the supply; developments acquired."""
_FAVOURITES = 6
"""How many developments the table names."""
_LEFT = "automa"
_HEADS = ("seat", _LEFT, "pinge", "tunnel", "food", "wood", "thaler", "tiles")


class Mix:
    """What one seat did."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.tiles: Counter[str] = Counter()

    def figures(self, games: int) -> dict[str, Any]:
        """Everything as the mean of so many games; tiles by how often they were acquired."""
        means = {name: round(self.counts[name] / games, 2) for name in COUNTED}
        return {**means, "tiles": {tile: count / games for tile, count in self.tiles.most_common()}}


class Watch:
    """Listens to games and counts for every seat."""

    def __init__(self, seats: int) -> None:
        self.mixes = [Mix() for _ in range(seats)]
        self.earned = Earned(seats)

    def __call__(self, event: Event) -> None:
        """Count what happened, if it is counted."""
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
    """Print a table of what every seat did, and below it which developments it acquired most often."""
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
        console.print(said("run-favourites", seat=Seat(row["seat"] - 1), tiles=named))
