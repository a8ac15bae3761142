"""`python main.py openspiel`: bots of OpenSpiel and automas against each other, with intervals."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import Any, NamedTuple

from game.cli.games import GamesOfRun, advise, check_names, loaded, setup_of
from game.cli.saying import UserError, said, words
from game.cli.tables import Shown, around_told, gain_told, head, print_tables, share_told
from game.rules import Setup
from game.rules.message import Message, MessageError
from game.series.estimates import Estimate, mean
from game.series.playing import Finished
from game.series.schedule import Job, Table, rotations, schedule

Played = tuple[Job, Finished]


class Result(NamedTuple):
    """What a bot achieved: games won of all, VP, and VP on the mean of the others."""

    bot: str
    wins: Estimate
    vp: Estimate
    margin: Estimate


def openspiel(
    options: Namespace,
    named: Callable[[str], object],
    play: Callable[[Job], Finished],
    adapted: Callable[[Setup], object],
) -> None:
    """Play the games that the options describe, and print what each bot achieved. Raises UserError.

    `adapted` makes a game of OpenSpiel, and raises MessageError where that cannot be.
    """
    check_names("--bots", options.bots, named)
    loaded(options.ruleset)
    setup = setup_of(options, len(options.bots), options.seed, options.layout)
    table = Table(setup, (options.layout,), rotations(tuple(options.bots)), options.games)
    told = set[Message]()
    for one in table.setups():
        advise(one, told, seats="--bots")
    try:
        adapted(setup)
    except MessageError as problem:
        raise UserError(problem.said) from problem
    with closing(GamesOfRun(table.total, options.jobs)) as run:
        games = [*run.play(schedule([table]), play)]
    results = [_result(bot, games) for bot in dict.fromkeys(options.bots)]
    _print(options, results, len(games))


def _result(bot: str, games: Sequence[Played]) -> Result:
    """Return what a bot achieved; the games of a seed are one observation."""
    blocks: dict[int, list[tuple[float, float, float]]] = {}
    for job, result in games:
        blocks.setdefault(job.block, []).extend(_achieved(bot, job, result))
    wins, vp, margin = ([[row[at] for row in block] for block in blocks.values()] for at in range(3))
    return Result(bot, mean(wins, share=True), mean(vp), mean(margin))


def _achieved(bot: str, job: Job, result: Finished) -> Iterator[tuple[float, float, float]]:
    """Yield a seat's win, VP and margin for each seat that the bot had."""
    for seat, name in enumerate(job.names):
        if name == bot:
            own, others = result.scores[seat], len(job.names) - 1
            margin = own - (sum(result.scores) - own) / others
            yield float(result.ranking[0] == seat), float(own), margin


def _print(options: Namespace, results: Sequence[Result], games: int) -> None:
    if options.json:
        print(json.dumps({"games": games, "rows": [*map(_row, results)]}, indent=1))
        return
    heads = [head("openspiel-head-bot", left=True)]
    heads += [head(f"openspiel-head-{one}") for one in ("wins", "vp", "margin")]
    print_tables(Shown(said("openspiel-title", games=games), heads, [*map(_cells, results)]))


def _cells(result: Result) -> list[str]:
    told = (share_told(result.wins), around_told(result.vp), gain_told(result.margin))
    return [result.bot, *map(words().line, told)]


def _row(result: Result) -> dict[str, Any]:
    row: dict[str, Any] = {"bot": result.bot}
    for name in ("wins", "vp", "margin"):
        found: Estimate = getattr(result, name)
        row |= {name: found.value, f"{name}_low": found.low, f"{name}_high": found.high}
    return row
