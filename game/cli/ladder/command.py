"""`python main.py ladder`: plays the schedule, keeps what was played, and shows what it comes to."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence
from contextlib import closing

from game.cli.ending import ending
from game.cli.files import check_place, keep, write_whole
from game.cli.games import Named, advise, by_option, check_names
from game.cli.ladder.figures import Played, figures
from game.cli.ladder.schedule import Game, lineups, schedule
from game.cli.ladder.tables import Report, print_report, written
from game.cli.ladder.workers import Workers
from game.cli.progress import watched
from game.cli.saying import said, tell
from game.processes import cores
from game.rules.message import Message, message
from game.rules.setup import SetupError

KEPT_EVERY = 60.0
"""Seconds after which a long run writes what it has to its file."""


def ladder(options: Namespace, named: Named) -> int:
    """Play what the options ask for, print it and write it. Raises UserError for what cannot be."""
    check_names("--players", options.players, named)
    games = _checked(options)
    check_place(options.out)
    played: list[Played] = []
    with ending() as end:
        _play(options, games, named, played)
    if end.code:
        tell(message("run-ended-early", played=str(len(played)), planned=str(len(games))))
    if played:
        report = _report(options, games, played)
        print_report(report)
        if options.out is not None:
            write_whole(options.out, written(options.out, report))
    return end.code


def _checked(options: Namespace) -> list[Game]:
    """Return the schedule, each of its setups dealt once, so that nothing is refused later on."""
    try:
        games = schedule(options)
        advised, setups = set[Message](), dict.fromkeys(game.setup for game in games)
        for setup in watched(setups, len(setups), said("run-word-boards")):
            advise(setup, advised)
    except SetupError as problem:
        raise by_option(problem, layout="--boards") from problem
    return games


def _play(options: Namespace, games: Sequence[Game], named: Named, played: list[Played]) -> None:
    """Play every game; `played` grows as they end."""
    jobs = min(options.jobs or cores(), len(games))
    kept = time.monotonic()
    with closing(Workers(jobs)) as workers, closing(workers.results(games, named)) as found:
        for result in watched(found, len(games), said("run-word-games"), long=True):
            played.append((games[result.number], result))
            if options.out is not None and time.monotonic() - kept > KEPT_EVERY:
                keep(options.out, written(options.out, _report(options, games, played)))
                kept = time.monotonic()


def _report(options: Namespace, games: Sequence[Game], played: Sequence[Played]) -> Report:
    tables = lineups(options.players, options.seats)
    return Report(options.line, len(games), played, figures(options.players, tables, played))
