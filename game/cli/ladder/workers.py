"""Plays games on all cores. A result depends on the game alone, not on the process or the order."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from typing import NamedTuple

from game.cli.games import Named, finished
from game.cli.ladder.schedule import Game
from game.match import Refused
from game.processes import end_workers, new_pool, no_ctrl_c
from game.rules import scores
from game.rules.message import MessageError, message
from game.rules.scoring import ranking
from game.rules.seeds import player_seed
from game.rules.system import said_of

_LARGEST = 10
"""Games in a batch at most."""
_BATCHES = 50
"""Batches per worker, so that all are busy to the end."""


class GameResult(NamedTuple):
    """A game's scores by seat, and the seats from first to last (G9)."""

    number: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]


class GameFailed(MessageError):
    """An automa chose a move that the rules refuse."""


class WorkerPool:
    """Worker processes, started once for a whole run, so that a long run plays by the code it began with."""

    def __init__(self, jobs: int) -> None:
        """With one job the games are played in this process."""
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def results(self, games: Sequence[Game], named: Named) -> Generator[GameResult, None, None]:
        """Yield the result of every game as it ends, in no fixed order; on Ctrl+C the workers end at once."""
        if self._jobs == 1:
            yield from (play_one(game, named) for game in games)
            return
        if self._pool is None:
            self._pool = new_pool(self._jobs)
        try:
            for done in as_completed(_submitted(self._pool, batches(games, self._jobs), named)):
                yield from done.result()
        except BaseException:
            end_workers()
            raise

    def close(self) -> None:
        """Let the processes end."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def batches(games: Sequence[Game], jobs: int) -> list[Sequence[Game]]:
    """Return the games in their order, in batches."""
    size = max(1, min(_LARGEST, len(games) // (jobs * _BATCHES)))
    return [games[first : first + size] for first in range(0, len(games), size)]


def play_one(game: Game, named: Named) -> GameResult:
    """Play a game with new players and return its result. Raises GameFailed."""
    players = [named(name)(player_seed(game.setup.seed, seat)) for seat, name in enumerate(game.names)]
    try:
        state = finished(game.setup, players)
    except Refused as problem:
        seed, seats = str(game.setup.seed), ",".join(game.names)
        failed = message("run-game-failed", seed=seed, seats=seats, reason=said_of(problem))
        raise GameFailed(failed) from problem
    return GameResult(game.number, scores(state), ranking(state))


def _play_batch(games: Sequence[Game], named: Named) -> list[GameResult]:
    return [play_one(game, named) for game in games]


def _submitted(
    pool: ProcessPoolExecutor, parts: Sequence[Sequence[Game]], named: Named
) -> list[Future[list[GameResult]]]:
    """Submit the batches; the workers start here, and ignore Ctrl+C from their first moment on."""
    with no_ctrl_c():
        return [pool.submit(_play_batch, part, named) for part in parts]
