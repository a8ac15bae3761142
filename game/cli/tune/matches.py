"""Games with both seatings, between players that are named by their weights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass

from game.cli.games import Maker, Named
from game.cli.ladder.figures import Played
from game.cli.ladder.schedule import Game, Lineup, rotations
from game.cli.ladder.workers import Workers
from game.cli.progress import Meter
from game.cli.saying import said
from game.processes import cores
from game.rules import Setup


@dataclass(frozen=True)
class Players:
    """Finds the maker of a name among these; goes to the processes that play."""

    makers: Mapping[str, Maker]

    def __call__(self, name: str) -> Maker:
        return self.makers[name]


def mirrored(setups: Sequence[Setup], tables: Sequence[Lineup]) -> list[Game]:
    """Every line-up plays each setup with both seatings, setup by setup."""
    return numbered((setup, at, lineup) for setup in setups for at, lineup in enumerate(tables))


def numbered(pairs: Iterable[tuple[Setup, int, Lineup]]) -> list[Game]:
    """Both seatings of each setup, line-up's number, and line-up."""
    games: list[Game] = []
    for setup, at, lineup in pairs:
        games += rotations(len(games), at, lineup, setup)
    return games


class Hall:
    """Where the games of a run are played and counted; to be closed."""

    def __init__(self, jobs: int | None, games: int) -> None:
        """So many games at most; as many at a time as there are jobs, or cores."""
        self._workers = Workers(min(jobs or cores(), games))
        self.meter = Meter(games, said("run-word-games"), long=True)

    def play(self, games: Sequence[Game], named: Named, played: list[Played]) -> None:
        """Play every game; `played` grows as they end, and keeps what it has on Ctrl+C. Raises GameFailed."""
        with closing(self._workers.results(games, named)) as found:
            for result in found:
                played.append((games[result.number], result))
                self.meter.step()

    def close(self) -> None:
        """No more is played."""
        self.meter.close()
        self._workers.close()


def margins(played: Iterable[Played], lineup: int) -> dict[int, list[float]]:
    """How far the one of a line-up was ahead in both games of each seed; seeds half played are left out."""
    found: dict[int, list[float]] = {}
    for game, result in sorted(played, key=lambda pair: pair[0].number):
        if game.lineup == lineup:
            ahead = result.scores[game.seat] - result.scores[1 - game.seat]
            found.setdefault(game.setup.seed, []).append(ahead)
    return {seed: both for seed, both in found.items() if len(both) == 2}
