"""`python main.py playtest`: plays the games, shows the progress, and prints what they show."""

from __future__ import annotations

import sys
import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing

from game.cli.compiling import compile_first
from game.cli.games import by_option, mixed_in
from game.cli.long_run import FAILED, INTERRUPTED
from game.cli.playtest.options import GAMES
from game.cli.playtest.shown import show
from game.cli.progress import Meter
from game.cli.saying import UserError, said, tell
from game.cli.values import MOST_GAMES
from game.playtest import playtest as played
from game.playtest.cluster import ClusterError, check_there
from game.playtest.plan import PlanError
from game.playtest.playing import Failed, Played
from game.playtest.run import INTERRUPTED as CTRL_C
from game.playtest.run import Progress
from game.playtest.store import StoreError
from game.playtest.summary import Summary
from game.processes import cores
from game.rules.message import Message, Real, message
from game.rules.setup import SetupError

_AS_GIVEN = (
    *("seats", "ruleset", "against", "boards", "seed", "tiles", "modules", "tunnel"),
    *("out", "until", "price", "resume", "jobs", "cluster", "language"),
)
"""Options that are handed to the lab as they are."""


def playtest(options: Namespace) -> int:
    """Run the playtest that the options describe; return the exit code. Raises UserError."""
    try:
        summary = _played(options)
    except (SetupError, PlanError) as problem:
        raise by_option(problem, layout="--boards") from problem
    except (StoreError, ClusterError) as problem:
        raise UserError(problem.said) from problem
    show(summary, options.language, options.out)
    _tell_left_out(options.boards, summary.boards)
    return _code(summary)


def check_cluster(options: Namespace) -> None:
    """Check that something listens at the scheduler's address. Raises UserError."""
    try:
        check_there(options.cluster)
    except ClusterError as problem:
        raise UserError(problem.said) from problem


def _tell_left_out(asked: Sequence[str], played: Sequence[str]) -> None:
    """Name the boards that are for other numbers of seats and were not played on."""
    left = tuple(name for name in asked if not any(one.startswith(name) for one in played))
    if left:
        tell(message("lab-shown-left-out", boards=left))


def _played(options: Namespace) -> Summary:
    compile_first(options)
    with closing(PlaytestProgress()) as progress:
        summary = played(
            games=options.games or (GAMES if options.until is None else MOST_GAMES),
            new_tiles=mixed_in(options),
            progress=progress,
            command=options.line,
            **{name: getattr(options, name) for name in _AS_GIVEN},
        )
    progress.print_speed(_hands(options))
    return summary


class PlaytestProgress(Meter, Progress):
    """Shows a `Progress` of the lab on stderr."""

    def __init__(self) -> None:
        super().__init__(0, said("lab-shown-games"), long=True)
        self._failed = 0

    def played(self, result: Played | Failed) -> None:
        if isinstance(result, Failed):
            self._failed += 1
            self.note = said("lab-shown-failed", count=self._failed)
        self.step()

    def print_speed(self, hands: Message) -> None:
        """Print the speed on stderr: the report is the same however long the games took."""
        seconds = time.perf_counter() - self._start
        took, rate = Real(seconds, 0), Real(self._done / seconds, 1)
        speed = said("lab-shown-speed", count=self._done, seconds=took, rate=rate, hands=hands)
        print(speed, file=sys.stderr)


def _hands(options: Namespace) -> Message:
    """Return the name of the processes or the cluster that played."""
    if options.cluster is not None:
        return message("lab-shown-workers-of", address=options.cluster)
    return message("lab-shown-processes", count=options.jobs or cores())


def _code(summary: Summary) -> int:
    """Return the exit code; tell why a run ended early."""
    if not summary.trouble:
        return 0
    tell(message("lab-shown-ended-early", trouble=summary.trouble))
    return INTERRUPTED if summary.trouble == CTRL_C else FAILED
