"""Counters shared by observers: tallies by seat, and a clock of phases."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from typing import Final

from game.playtest.metric import Columns
from game.rules.box import Box
from game.rules.events import SeasonBegan
from game.rules.setup import SEATS
from game.rules.terms import Season

MOST: Final = max(SEATS)
"""Setup comes before observers know the seats, so they count for the largest number."""


class Tally:
    """Counts by seat and key."""

    def __init__(self) -> None:
        self.of: list[defaultdict[Hashable, int]] = [defaultdict(int) for _ in range(MOST)]
        """The counts of each seat."""

    def add(self, seat: int, what: Hashable, amount: int = 1) -> None:
        self.of[seat][what] += amount

    def column(self, what: Hashable, seats: int) -> tuple[int, ...]:
        """Return the counts of all seats, 0 by default."""
        return tuple([counts.get(what, 0) for counts in self.of[:seats]])

    def columns(self, names: Iterable[str], seats: int) -> Columns:
        """Return the columns that were counted by their names."""
        return {name: self.column(name, seats) for name in names}


class Clock:
    """Year and phase; handles the start of seasons."""

    def __init__(self) -> None:
        self.year, self.season = 1, Season.SPRING

    def __call__(self, event: SeasonBegan) -> None:
        self.year, self.season = event.year, event.season

    def phase(self, box: Box) -> int:
        """Return the game's phase from 1; a winter belongs to the last phase of its year."""
        return len(box.phases) * (self.year - 1) + min(self.season, box.phases[-1]) + 1


def means(totals: Sequence[float], counts: Sequence[int]) -> tuple[float | None, ...]:
    """Return the quotients by seat; None for a count of 0."""
    return tuple(total / count if count else None for total, count in zip(totals, counts, strict=True))


def added(columns: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """Return the sum of several columns, by seat."""
    return tuple(map(sum, zip(*columns, strict=True)))
