"""The schedule: every line-up plays each seed once with every rotation of its seats."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from game.cli.games import loaded, setup_of
from game.cli.saying import wrong
from game.cli.values import ALL, MOST_GAMES
from game.rules import Setup
from game.rules.setup import layouts

_MOST = 10 * MOST_GAMES
"""Games of all line-ups together."""


class Lineup(NamedTuple):
    """One player against others that share a name."""

    seats: int
    one: str
    others: str

    def rotation(self, seat: int) -> tuple[str, ...]:
        """Return the names by seat with the one player on this seat."""
        return tuple(self.one if number == seat else self.others for number in range(self.seats))


class Game(NamedTuple):
    """A game to play; `seat` is that of the line-up's one player."""

    number: int
    lineup: int
    seat: int
    setup: Setup
    names: tuple[str, ...]


def lineups(players: Sequence[str], seats: Sequence[int]) -> list[Lineup]:
    """Return the line-ups: every pair of players, with more than two seats each against the other."""
    found = []
    for count in seats:
        for first, second in combinations(players, 2):
            found.append(Lineup(count, first, second))
            if count > 2:
                found.append(Lineup(count, second, first))
    return found


def schedule(options: Namespace) -> list[Game]:
    """Return all games seed by seed, so that a part of them is a small ladder too."""
    boards = {seats: boards_for(options, seats) for seats in options.seats}
    tables = lineups(options.players, options.seats)
    _check_length(options, tables)
    games: list[Game] = []
    for round_ in range(max(_seeds(options.games, seats) for seats in options.seats)):
        for at, lineup in enumerate(tables):
            if round_ < _seeds(options.games, lineup.seats):
                names = boards[lineup.seats]
                seed = options.seed + round_
                setup = setup_of(options, lineup.seats, seed, names[seed % len(names)])
                games += rotations(len(games), at, lineup, setup)
    return games


def _check_length(options: Namespace, tables: Sequence[Lineup]) -> None:
    """Raise UserError for a schedule of too many games."""
    asked = sum(table.seats * _seeds(options.games, table.seats) for table in tables)
    if asked > _MOST:
        raise wrong("--games", "run-too-many-games", games=asked, lineups=len(tables), most=_MOST)


def boards_for(options: Namespace, seats: int) -> tuple[str, ...]:
    """Return the boards asked for that have room for so many seats. Raises UserError."""
    ruleset = loaded(options.ruleset)
    fitting = layouts(ruleset, seats)
    if options.boards == ALL:
        return fitting
    known = [layout.id for layout in ruleset.layout]
    for name in options.boards:
        if name not in known:
            raise wrong("--boards", "run-no-board", name=repr(name), boards=tuple(known))
    chosen = tuple(name for name in fitting if name in options.boards)
    if not chosen:
        raise wrong("--boards", "run-no-board-for", seats=seats, boards=fitting)
    return chosen


def _seeds(games: int, seats: int) -> int:
    """Return the number of seeds that gives so many games with every rotation, rounded up."""
    return -(-games // seats)


def rotations(first: int, at: int, lineup: Lineup, setup: Setup) -> Iterator[Game]:
    """Yield a setup once for each seat of the one player; the games are numbered from `first` on."""
    for seat in range(lineup.seats):
        yield Game(first + seat, at, seat, setup, lineup.rotation(seat))
