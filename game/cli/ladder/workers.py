"""Plays games on all cores. A game's result depends on the game alone, not on who plays it or when."""

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
"""Games that a worker plays before it reports."""
_BATCHES = 50
"""Batches for each worker, so that all are busy to the end."""


class Result(NamedTuple):
    """How a game ended: VP by seat, and the seats from first to last (G9)."""

    number: int
    scores: tuple[int, ...]
    ranking: tuple[int, ...]


class GameFailed(MessageError):
    """An automa chose a move that the rules refuse: which game, and why."""


class Workers:
    """Processes that stay for all that is played, so that a long run plays by the code it began with."""

    def __init__(self, jobs: int) -> None:
        """One job is done in this process."""
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def results(self, games: Sequence[Game], named: Named) -> Generator[Result, None, None]:
        """The result of every game as it ends, in no fixed order; on Ctrl+C the workers end at once."""
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
    """Games in their order, a few at a time."""
    size = max(1, min(_LARGEST, len(games) // (jobs * _BATCHES)))
    return [games[first : first + size] for first in range(0, len(games), size)]


def play_one(game: Game, named: Named) -> Result:
    """One game with players made for it. Raises GameFailed."""
    players = [named(name)(player_seed(game.setup.seed, seat)) for seat, name in enumerate(game.names)]
    try:
        state = finished(game.setup, players)
    except Refused as problem:
        seed, seats = str(game.setup.seed), ",".join(game.names)
        failed = message("run-game-failed", seed=seed, seats=seats, reason=said_of(problem))
        raise GameFailed(failed) from problem
    return Result(game.number, scores(state), ranking(state))


def _play_batch(games: Sequence[Game], named: Named) -> list[Result]:
    return [play_one(game, named) for game in games]


def _submitted(
    pool: ProcessPoolExecutor, parts: Sequence[Sequence[Game]], named: Named
) -> list[Future[list[Result]]]:
    """Hand out the work; the workers start here, deaf to Ctrl+C from their first moment on."""
    with no_ctrl_c():
        return [pool.submit(_play_batch, part, named) for part in parts]
