"""Runs a plan, and returns all its games."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import msgspec
import polars as pl

from game.playtest.plan import Job, PlaytestPlan, in_rotations
from game.playtest.playing import Failed, Played, play_measured
from game.playtest.stopping import between, precision, stages
from game.playtest.store import GameStore
from game.rules.message import Message, message
from game.rules.system import said_of
from game.series.runners import GameRunner, runner_for

Jobs = Iterable[Job]
INTERRUPTED = message("lab-interrupted")


class Progress:
    """Is told the progress of a run; this one ignores it."""

    def more(self, count: int) -> None:
        """Expect so many games more."""

    def played(self, result: Played | Failed) -> None:
        """Count one finished game."""


class RunOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Options of a run."""

    out: Path | None = None
    """Folder for games and report; None keeps everything in memory."""
    until: float | None = None
    """Half width in VP of the main figure's interval that ends the run; the plan's games are the maximum."""
    resume: bool = False
    jobs: int | None = None
    """Number of processes; None for one a core."""
    cluster: str | None = None
    """Address of a dask scheduler whose workers play."""


class RunResult(msgspec.Struct, frozen=True):
    """All games of a run, and what went wrong."""

    games: pl.DataFrame
    failed: tuple[Failed, ...]
    planned: int
    """Games of each ruleset that were to be played, as far as is known."""
    trouble: Message | None = None
    """Why it ended early."""


def _runner(options: RunOptions) -> GameRunner:
    if options.cluster is None:
        return runner_for(options.jobs)
    from game.playtest.cluster import Cluster

    return Cluster(options.cluster)


def run(plan: PlaytestPlan, options: RunOptions, progress: Progress, source: Jobs | None = None) -> RunResult:
    """Play the plan, or the jobs of `source`. Raises StoreError and PlanError before the first game.

    Later Ctrl+C, a full disk or a lost cluster end it; the result says so and has the games so far.
    """
    store = GameStore(plan, options.out, options.resume)
    trouble: list[Message] = []
    planned = in_rotations(plan, plan.games)
    with closing(_runner(options)) as runner:
        try:
            if source is not None:
                _all(runner, source, store, progress)
            else:
                planned = _in_stages(plan, options, store, runner, progress)
        except KeyboardInterrupt:
            trouble.append(INTERRUPTED)
        except OSError as problem:
            trouble.append(said_of(problem))
    try:
        store.finish()
    except OSError as problem:
        trouble.append(said_of(problem))
    found = store.table()
    if source is None and len(found):
        found = found.filter(pl.col("game") < planned)  # an earlier run may have played more
    return RunResult(found, tuple(store.failed), planned, trouble[0] if trouble else None)


def _all(runner: GameRunner, jobs: Jobs, store: GameStore, progress: Progress) -> None:
    asked = [job for job in jobs if not store.has(job)]
    progress.more(len(asked))
    for _, result in runner.results(asked, play_measured):
        store.add(result)
        progress.played(result)


def _in_stages(
    plan: PlaytestPlan, options: RunOptions, store: GameStore, runner: GameRunner, progress: Progress
) -> int:
    """Play in stages if an interval ends the run, else all at once; return the games of each ruleset."""
    before = 0
    for games in stages(plan) if options.until is not None else (plan.games,):
        _all(runner, between(plan, before, games), store, progress)
        before = games
        if options.until is not None and _narrow(store.table(), plan, games, options.until):
            break
    return in_rotations(plan, before)


def _narrow(games: pl.DataFrame, plan: PlaytestPlan, most: int, until: float) -> bool:
    """Return True if the interval is narrow enough, without games that an earlier run has of later stages."""
    width = precision(games.filter(pl.col("game") < in_rotations(plan, most)), plan) if len(games) else None
    return width is not None and width <= until
