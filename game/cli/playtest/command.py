"""Plays the playtest that is asked for, shows how far it is, and what it found."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING

from game.cli.arguments import UserError
from game.cli.games import by_option, mixed_in
from game.cli.playtest.options import GAMES
from game.cli.playtest.shown import show
from game.cli.progress import Meter
from game.cli.values import MOST_GAMES
from game.processes import cores

if TYPE_CHECKING:
    from game.playtest.playing import Failed, Played
    from game.playtest.summary import Summary

INTERRUPTED, FAILED = 130, 2
_OPTIONS = ("seats:", "boards:")


def playtest(options: Namespace) -> int:
    """Do what the options ask for. The exit code. Raises UserError for what cannot be."""
    from game.playtest.cluster import ClusterError
    from game.playtest.plan import PlanError
    from game.playtest.store import StoreError

    try:
        summary = _played(options)
    except PlanError as problem:
        raise UserError(_by_option(str(problem))) from problem
    except (StoreError, ClusterError) as problem:
        raise UserError(str(problem)) from problem
    show(summary, options.out)
    _tell_left_out(options.boards, summary.boards)
    return _code(summary)


def check_cluster(options: Namespace) -> None:
    """See that somebody answers where the scheduler is said to be. Raises UserError."""
    from game.playtest.cluster import ClusterError, check_there

    try:
        check_there(options.cluster)
    except ClusterError as problem:
        raise UserError(str(problem)) from problem


def _tell_left_out(asked: Sequence[str], played: Sequence[str]) -> None:
    """Boards for other numbers of seats were not played on."""
    names = [name for name in asked if not any(one.startswith(name) for one in played)]
    if names:
        print(f"main.py: --boards: {', '.join(names)}: not for so many seats, left out", file=sys.stderr)


def _played(options: Namespace) -> Summary:
    from game.playtest import playtest as played

    with closing(_Shown()) as progress:
        summary = played(
            games=options.games or (GAMES if options.until is None else MOST_GAMES),
            seats=options.seats,
            ruleset=options.ruleset,
            against=options.against,
            boards=options.boards,
            seed=options.seed,
            tiles=options.tiles,
            new_tiles=mixed_in(options),
            modules=options.modules,
            tunnel=options.tunnel,
            out=options.out,
            until=options.until,
            price=options.price,
            resume=options.resume,
            jobs=options.jobs,
            cluster=options.cluster,
            progress=progress,
            command=options.line,
        )
    progress.tell(_hands(options))
    return summary


class _Shown:
    """How far it is, on stderr; a `Progress` of the lab."""

    def __init__(self) -> None:
        self._meter: Meter | None = None
        self._failed = self._played = 0
        self._start = time.perf_counter()

    def expects(self, games: int) -> None:
        if self._meter is None:
            self._meter = Meter(games, "games", long=True)
        else:
            self._meter.more(games)

    def played(self, result: Played | Failed) -> None:
        assert self._meter is not None
        if hasattr(result, "reason"):
            self._failed += 1
            self._meter.note = f"{self._failed} could not be played"
        self._meter.step()
        self._played += 1

    def tell(self, hands: str) -> None:
        """How fast it was, on stderr too: the report is the same however long it took."""
        seconds = time.perf_counter() - self._start
        rate = f"{self._played / seconds:.1f} a second"
        print(f"{self._played:,} games in {seconds:.0f} s: {rate} with {hands}", file=sys.stderr)

    def close(self) -> None:
        if self._meter is not None:
            self._meter.close()


def _hands(options: Namespace) -> str:
    """Who played, in words."""
    if options.cluster is not None:
        return f"the workers of {options.cluster}"
    processes = options.jobs or cores()
    return f"{processes} {'process' if processes == 1 else 'processes'}"


def _by_option(text: str) -> str:
    """What cannot be played, with the option's name for the field's."""
    return f"--{text}" if text.startswith(_OPTIONS) else by_option(text)


def _code(summary: Summary) -> int:
    """0, or why the run ended before its time."""
    if not summary.trouble:
        return 0
    print(f"main.py: ended early: {summary.trouble}; what was played is kept", file=sys.stderr)
    return INTERRUPTED if summary.trouble == "interrupted" else FAILED
