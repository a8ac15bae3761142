"""The schedule of a ladder: every line-up plays each seed once with every rotation of its seats."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from itertools import combinations, product
from typing import NamedTuple

from game.cli.games import boards_asked, setup_of
from game.cli.saying import wrong
from game.cli.values import MOST_GAMES
from game.series.schedule import Job, Table, rotations, schedule

_MOST = 10 * MOST_GAMES
"""Games of all line-ups together."""


class Lineup(NamedTuple):
    """One player against others that share a name."""

    seats: int
    one: str
    others: str

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The players by seat, with the one on each seat in turn."""
        return rotations((self.one, *[self.others] * (self.seats - 1)))


def lineups(players: Sequence[str], seats: Sequence[int], one: str | None = None) -> list[Lineup]:
    """Return the line-ups: every pair of players, with more than two seats each against the other.

    With `one` only those in which this player meets the others.
    """
    pairs = combinations(players, 2) if one is None else ((one, other) for other in players if other != one)
    found = []
    for count, (first, second) in product(seats, tuple(pairs)):
        found.append(Lineup(count, first, second))
        if count > 2 and one is None:
            found.append(Lineup(count, second, first))
    return found


def ladder_games(options: Namespace) -> list[Job]:
    """Return the games of all line-ups. Raises UserError."""
    boards = {seats: boards_asked(options, seats, options.boards) for seats in options.seats}
    found = lineups(options.players, options.seats, options.one)
    tables = [
        Table(setup_of(options, one.seats, options.seed), boards[one.seats], one.seatings, options.games)
        for one in found
    ]
    if (asked := sum(table.total for table in tables)) > _MOST:
        raise wrong("--games", "run-too-many-games", games=asked, lineups=len(found), most=_MOST)
    return list(schedule(tables))
