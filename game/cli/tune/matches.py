"""Games with both seatings, between players named by their weights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass

from game.cli.games import Maker, Named
from game.cli.ladder.figures import Played
from game.cli.ladder.schedule import Game, Lineup, rotations
from game.cli.ladder.workers import WorkerPool
from game.cli.progress import Meter
from game.cli.saying import said
from game.processes import cores
from game.rules import Setup


@dataclass(frozen=True)
class Players:
    """Finds a player's maker by name; can be sent to other processes."""

    makers: Mapping[str, Maker]

    def __call__(self, name: str) -> Maker:
        return self.makers[name]


def mirrored(setups: Sequence[Setup], tables: Sequence[Lineup]) -> list[Game]:
    """Return each setup with both seatings for every line-up, setup by setup."""
    return numbered((setup, at, lineup) for setup in setups for at, lineup in enumerate(tables))


def numbered(pairs: Iterable[tuple[Setup, int, Lineup]]) -> list[Game]:
    """Return both seatings of each setup, line-up number and line-up."""
    games: list[Game] = []
    for setup, at, lineup in pairs:
        games += rotations(len(games), at, lineup, setup)
    return games


class MatchRunner:
    """Plays and counts the games of a run; must be closed."""

    def __init__(self, jobs: int | None, games: int) -> None:
        """For at most so many games, on so many processes, or one a core."""
        self._workers = WorkerPool(min(jobs or cores(), games))
        self.meter = Meter(games, said("run-word-games"), long=True)

    def play(self, games: Sequence[Game], named: Named, played: list[Played]) -> None:
        """Play every game; `played` grows as they end and stays usable after Ctrl+C. Raises GameFailed."""
        with closing(self._workers.results(games, named)) as found:
            for result in found:
                played.append((games[result.number], result))
                self.meter.step()

    def close(self) -> None:
        self.meter.close()
        self._workers.close()


def margins(played: Iterable[Played], lineup: int) -> dict[int, list[float]]:
    """Return a line-up's margins in both games of each seed; incomplete seeds are left out."""
    found: dict[int, list[float]] = {}
    for game, result in sorted(played, key=lambda pair: pair[0].number):
        if game.lineup == lineup:
            ahead = result.scores[game.seat] - result.scores[1 - game.seat]
            found.setdefault(game.setup.seed, []).append(ahead)
    return {seed: both for seed, both in found.items() if len(both) == 2}
