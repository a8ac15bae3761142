"""A playtest from what is asked to what was found."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Protocol

import msgspec
import polars as pl

from game.playtest.hands import Alone, Hands, Processes
from game.playtest.plan import Job, Plan
from game.playtest.playing import Failed, Played
from game.playtest.precision import precision
from game.playtest.stages import between, stages
from game.playtest.store import Store
from game.processes import cores
from game.rules.message import Message, message
from game.rules.system import said_of

INTERRUPTED = message("lab-interrupted")


class Progress(Protocol):
    """Is told how far a run is."""

    def expects(self, games: int) -> None:
        """So many games are to be played, on top of those before."""
        ...

    def played(self, result: Played | Failed) -> None:
        """One more is done."""
        ...


class Silence:
    """Keeps it to itself."""

    def expects(self, games: int) -> None:
        pass

    def played(self, result: Played | Failed) -> None:
        pass


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked of a run beside its plan."""

    out: Path | None = None
    """Folder for games and report; None keeps all in memory."""
    until: float | None = None
    """VP to each side that the interval of the main figure may have; the plan's games are the most played."""
    resume: bool = False
    jobs: int | None = None
    """Processes; None: one a core."""
    cluster: str | None = None
    """Address of a dask scheduler whose workers play instead."""


class Outcome(msgspec.Struct, frozen=True):
    """All games of a run, and what went wrong."""

    games: pl.DataFrame
    failed: tuple[Failed, ...]
    planned: int
    """Games of each ruleset that were to be played, as far as is known."""
    trouble: Message | None = None
    """Why it ended early."""


def hands_for(wish: Wish) -> Hands:
    """Return who plays."""
    if wish.cluster is not None:
        from game.playtest.cluster import Cluster

        return Cluster(wish.cluster)
    count = wish.jobs or cores()
    return Alone() if count == 1 else Processes(count)


def run(plan: Plan, wish: Wish, progress: Progress, source: Iterable[Job] | None = None) -> Outcome:
    """Play the plan, or what `source` says of it. Raises StoreError and PlanError before the first game.

    What ends it later is told: Ctrl+C, a full disk and a lost cluster end it with what it has.
    """
    store = Store(plan, wish.out, wish.resume)
    trouble: list[Message] = []
    planned = plan.games
    with closing(hands_for(wish)) as hands:
        try:
            if source is not None:
                _all(hands, source, store, progress)
            else:
                planned = _in_stages(plan, wish, store, hands, progress)
        except KeyboardInterrupt:
            trouble.append(INTERRUPTED)
        except OSError as problem:
            trouble.append(said_of(problem))
    try:
        store.finish()
    except OSError as problem:
        trouble.append(said_of(problem))
    return Outcome(store.table(), tuple(store.failed), planned, trouble[0] if trouble else None)


def _all(hands: Hands, jobs: Iterable[Job], store: Store, progress: Progress) -> None:
    asked = [job for job in jobs if not store.has(job)]
    progress.expects(len(asked))
    for result in hands.results(asked):
        store.add(result)
        progress.played(result)


def _in_stages(plan: Plan, wish: Wish, store: Store, hands: Hands, progress: Progress) -> int:
    """Stage by stage if an interval says when to end, else all at once; gives the games of each ruleset."""
    before = 0
    for games in stages(plan) if wish.until is not None else (plan.games,):
        _all(hands, between(plan, before, games), store, progress)
        before = games
        if wish.until is not None and _narrow(store.table(), plan, games, wish.until):
            break
    return before


def _narrow(games: pl.DataFrame, plan: Plan, most: int, until: float) -> bool:
    """Return whether the interval is narrow enough; games of later stages, of a run before, do not count."""
    width = precision(games.filter(pl.col("game") < most), plan) if len(games) else None
    return width is not None and width <= until
