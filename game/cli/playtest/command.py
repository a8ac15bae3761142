"""Plays the playtest that is asked for, shows how far it is, and what it found."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from typing import TYPE_CHECKING

from game.cli.errors import UserError
from game.cli.games import by_option, mixed_in
from game.cli.playtest.options import GAMES
from game.cli.playtest.shown import show
from game.cli.progress import Meter
from game.cli.values import MOST_GAMES
from game.processes import cores
from game.rules.message import Message, Real, Value, at_place, message
from game.rules.setup import SetupError
from game.words import Words, words_of

if TYPE_CHECKING:
    from game.playtest.plan import PlanError
    from game.playtest.playing import Failed, Played
    from game.playtest.summary import Summary

INTERRUPTED, FAILED = 130, 2


def playtest(options: Namespace) -> int:
    """Do what the options ask for, and return the exit code. Raises UserError for what cannot be."""
    from game.playtest.cluster import ClusterError
    from game.playtest.plan import PlanError
    from game.playtest.store import StoreError

    words = words_of(options.language)
    try:
        summary = _played(options)
    except SetupError as problem:
        raise by_option(problem, layout="--boards") from problem
    except PlanError as problem:
        raise UserError(_by_option(problem)) from problem
    except (StoreError, ClusterError) as problem:
        raise UserError(problem.said) from problem
    show(summary, options.language, options.out)
    _tell_left_out(options.boards, summary.boards, words)
    return _code(summary, words)


def _by_option(problem: PlanError) -> Message:
    """Return what cannot be played, behind the option that gives the field at fault."""
    return at_place(f"--{problem.field}", problem.said) if problem.field else problem.said


def check_cluster(options: Namespace) -> None:
    """Check that somebody answers where the scheduler is said to be. Raises UserError."""
    from game.playtest.cluster import ClusterError, check_there

    try:
        check_there(options.cluster)
    except ClusterError as problem:
        raise UserError(problem.said) from problem


def _tell_left_out(asked: Sequence[str], played: Sequence[str], words: Words) -> None:
    """Tell which boards are for other numbers of seats and were not played on."""
    left = tuple(name for name in asked if not any(one.startswith(name) for one in played))
    if left:
        print(f"main.py: {words.line(message('lab-shown-left-out', boards=left))}", file=sys.stderr)


def _played(options: Namespace) -> Summary:
    from game.playtest import playtest as played

    with closing(_Progress(words_of(options.language))) as progress:
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
            language=options.language,
        )
    progress.tell(_hands(options))
    return summary


class _Progress:
    """Shows how far it is, on stderr; a `Progress` of the lab."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._meter: Meter | None = None
        self._failed = self._played = 0
        self._start = time.perf_counter()

    def expects(self, games: int) -> None:
        if self._meter is None:
            self._meter = Meter(games, self._line("lab-shown-games"), long=True)
        else:
            self._meter.more(games)

    def played(self, result: Played | Failed) -> None:
        assert self._meter is not None
        if hasattr(result, "reason"):
            self._failed += 1
            self._meter.note = self._line("lab-shown-failed", count=self._failed)
        self._meter.step()
        self._played += 1

    def tell(self, hands: Message) -> None:
        """Tell how fast it was, on stderr too: the report is the same however long it took."""
        seconds = time.perf_counter() - self._start
        rate = Real(self._played / seconds, 1)
        took = Real(seconds, 0)
        told = self._line("lab-shown-speed", count=self._played, seconds=took, rate=rate, hands=hands)
        print(told, file=sys.stderr)

    def close(self) -> None:
        if self._meter is not None:
            self._meter.close()

    def _line(self, id: str, **values: Value) -> str:
        return self._words.line(message(id, **values))


def _hands(options: Namespace) -> Message:
    """Return who played."""
    if options.cluster is not None:
        return message("lab-shown-workers-of", address=options.cluster)
    return message("lab-shown-processes", count=options.jobs or cores())


def _code(summary: Summary, words: Words) -> int:
    """Return 0, or why the run ended before its time."""
    if not summary.trouble:
        return 0
    from game.playtest.run import INTERRUPTED as CTRL_C

    print(
        f"main.py: {words.line(message('lab-shown-ended-early', trouble=summary.trouble))}", file=sys.stderr
    )
    return INTERRUPTED if summary.trouble == CTRL_C else FAILED
