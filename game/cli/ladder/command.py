"""`python main.py ladder`: plays the schedule, keeps the results, prints tables and ratings."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing
from functools import partial

from game.cli.compiling import compile_first
from game.cli.games import GamesOfRun, Played, check_names, check_setups
from game.cli.ladder.figures import figures
from game.cli.ladder.resuming import PlayedBy, kept_games, played_by
from game.cli.ladder.schedule import ladder_games, lineups
from game.cli.ladder.tables import Report, ladder_tables, written
from game.cli.long_run import check_place, ending, keep, write_and_show
from game.cli.saying import tell, wrong
from game.cli.tables import print_tables
from game.rules.message import message
from game.series.playing import Named, play_out
from game.series.schedule import Job

KEPT_EVERY = 60.0
"""Seconds between two writes of a long run's file."""


def ladder(options: Namespace, named: Named) -> int:
    """Play a ladder, print and write its tables; return the exit code. Raises UserError."""
    check_names("--players", options.players, named)
    if options.one not in (None, *options.players):
        raise wrong("--one", "run-one-of-players", players=", ".join(options.players))
    games = ladder_games(options)
    by = played_by(options)
    played = kept_games(options, by, games)
    check_setups(dict.fromkeys(game.setup for game in games))
    check_place(options.out)
    compile_first(options, left=1 - len(played) / len(games))
    with ending() as end:
        _play(options, games, named, by, played)
    if end.code:
        tell(message("run-ended-early", played=str(len(played)), planned=str(len(games))))
    if played:
        report = _report(options, games, by, played)
        write_and_show(
            options.out, lambda out: written(out, report), lambda: print_tables(*ladder_tables(report))
        )
    return end.code


def _play(options: Namespace, games: Sequence[Job], named: Named, by: PlayedBy, played: list[Played]) -> None:
    """Play every game that is not among `played`, which grows as games end."""
    done = {job for job, _ in played}
    left = [job for job in games if job not in done]
    kept = time.monotonic()
    with closing(GamesOfRun(len(left), options.jobs)) as run:
        for one in run.play(left, partial(play_out, named=named)):
            played.append(one)
            if options.out is not None and time.monotonic() - kept > KEPT_EVERY:
                keep(options.out, written(options.out, _report(options, games, by, played)))
                kept = time.monotonic()


def _report(options: Namespace, games: Sequence[Job], by: PlayedBy, played: Sequence[Played]) -> Report:
    tables = lineups(options.players, options.seats, options.one)
    return Report(options.line, len(games), by, played, figures(options.players, tables, played))
