"""`python main.py ladder`: plays the schedule, keeps the results, prints tables and ratings."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing

from game.cli.games import Named, check_names, check_setups
from game.cli.ladder.figures import Played, figures
from game.cli.ladder.schedule import Game, lineups, schedule
from game.cli.ladder.tables import Report, ladder_tables, print_tables, written
from game.cli.ladder.workers import WorkerPool
from game.cli.long_run import check_place, ending, keep, write_whole
from game.cli.progress import watched
from game.cli.saying import said, tell
from game.processes import cores
from game.rules.message import message

KEPT_EVERY = 60.0
"""Seconds between two writes of a long run's file."""


def ladder(options: Namespace, named: Named) -> int:
    """Play a ladder, print and write its tables; return the exit code. Raises UserError."""
    check_names("--players", options.players, named)
    games = schedule(options)
    check_setups(dict.fromkeys(game.setup for game in games), layout="--boards")
    check_place(options.out)
    played: list[Played] = []
    with ending() as end:
        _play(options, games, named, played)
    if end.code:
        tell(message("run-ended-early", played=str(len(played)), planned=str(len(games))))
    if played:
        report = _report(options, games, played)
        print_tables(*ladder_tables(report))
        if options.out is not None:
            write_whole(options.out, written(options.out, report))
    return end.code


def _play(options: Namespace, games: Sequence[Game], named: Named, played: list[Played]) -> None:
    """Play every game; `played` grows as games end."""
    jobs = min(options.jobs or cores(), len(games))
    kept = time.monotonic()
    with closing(WorkerPool(jobs)) as workers, closing(workers.results(games, named)) as found:
        for result in watched(found, len(games), said("run-word-games"), long=True):
            played.append((games[result.number], result))
            if options.out is not None and time.monotonic() - kept > KEPT_EVERY:
                keep(options.out, written(options.out, _report(options, games, played)))
                kept = time.monotonic()


def _report(options: Namespace, games: Sequence[Game], played: Sequence[Played]) -> Report:
    tables = lineups(options.players, options.seats)
    return Report(options.line, len(games), played, figures(options.players, tables, played))
