"""Many games between automas without a window: the results as a table or as JSON."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import closing
from functools import partial
from hashlib import blake2b
from statistics import fmean
from typing import Any, NamedTuple

from game.cli.compiling import compile_first
from game.cli.games import GamesOfRun, advise, check_names, loaded, mixed_in, setup_of
from game.cli.mix import MixCounter, print_mix, print_sources
from game.cli.saying import decimal, said
from game.cli.tables import Shown, head, print_tables
from game.compiled import builds
from game.rules.message import Message, Real, message
from game.rules.moves import Move
from game.rules.player import Decision, Player
from game.rules.state import GameState
from game.series.playing import Failed, Finished, Named, outcome, seated
from game.series.schedule import Job, Table, schedule


class Clock(NamedTuple):
    """The number of a seat's decisions, and the seconds they took."""

    decisions: int = 0
    seconds: float = 0.0


class Clocked:
    """A player whose decisions are counted and timed, and whose moves are added to those of the game."""

    def __init__(self, player: Player, moves: list[Move]) -> None:
        self.player, self.name, self._moves = player, player.name, moves
        self._decisions, self._seconds = 0, 0.0

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        start = time.perf_counter()
        decision = self.player.choose(view, moves)
        self._seconds += time.perf_counter() - start
        self._decisions += 1
        self._moves.append(decision.move)
        return decision

    @property
    def clock(self) -> Clock:
        return Clock(self._decisions, self._seconds)


class Simulated(NamedTuple):
    """A game, its result, each seat's decisions, the digest of its moves, and what was done if asked for."""

    job: Job
    result: Finished
    clocks: tuple[Clock, ...]
    digest: str
    mix: MixCounter | None
    compiled: bool
    """The process that played it had compiled rules."""


def simulate(options: Namespace, named: Named) -> None:
    """Play the games that the options describe and print the results. Raises UserError."""
    check_names("--seats", options.seats, named)
    loaded(options.ruleset)
    mix = MixCounter(len(options.seats)) if options.mix else None
    compile_first(options)
    start, games = time.perf_counter(), list[Simulated]()
    with closing(GamesOfRun(options.games, options.jobs, ordered=True, long=False)) as run:
        for job, found in run.play(games_asked(options), partial(_play, named=named, mixed=options.mix)):
            if mix is not None and found.mix is not None:
                mix.add(found.mix)
            games.append(found._replace(job=job, mix=None))
    figures = _figures(options, games, time.perf_counter() - start)
    if mix is not None:
        for at, seat in enumerate(figures["seats"]):
            seat |= mix.figures(at, len(games))
    _print(options, figures)


def games_asked(options: Namespace) -> Iterator[Job]:
    """Yield the games that the options describe, and print what the rules advise against in them."""
    seats, told = tuple(options.seats), set[Message]()
    setup = setup_of(options, len(seats), options.seed, options.layout)
    for job in schedule([Table(setup, (options.layout,), (seats,), options.games)]):
        advise(job.setup, told)
        yield job


def _play(job: Job, named: Named, mixed: bool) -> Simulated | Failed:
    """Play a game and return its results."""
    moves = list[Move]()
    players = [Clocked(player, moves) for player in seated(job, named)]
    mix = MixCounter(len(players)) if mixed else None
    found = outcome(job, players, mix)
    clocks = tuple(player.clock for player in players)
    if isinstance(found, Failed):
        return found
    return Simulated(job, found, clocks, _digest(moves), mix, builds.plays_compiled())


def _digest(moves: Sequence[Move]) -> str:
    """Return the same for the same moves, as they stand in a record."""
    return blake2b("\n".join(map(str, moves)).encode(), digest_size=16).hexdigest()


def _figures(options: Namespace, games: Sequence[Simulated], seconds: float) -> dict[str, Any]:
    decisions = sum(clock.decisions for game in games for clock in game.clocks)
    return {
        **{name: getattr(options, name) for name in ("seed", "layout", "tiles")},
        "new_tiles": mixed_in(options),
        **{name: getattr(options, name) for name in ("modules", "tunnel", "ruleset")},
        "seats": [_seat(at, name, games) for at, name in enumerate(options.seats)],
        "compiled": all(game.compiled for game in games),
        "seconds": round(seconds, 3),
        "decisions": decisions,
        "decisions_per_second": _rate(decisions, seconds),
        "games": [_game(game) for game in games],
    }


def _seat(at: int, automa: str, games: Sequence[Simulated]) -> dict[str, Any]:
    """Return a seat's results for JSON, seats counted from 1."""
    scores = [game.result.scores[at] for game in games]
    decisions = sum(game.clocks[at].decisions for game in games)
    return {
        "seat": at + 1,
        "automa": automa,
        "wins": sum(game.result.ranking[0] == at for game in games),
        "mean": round(fmean(scores), 2),
        "min": min(scores),
        "max": max(scores),
        "decisions": decisions,
        "decisions_per_second": _rate(decisions, sum(game.clocks[at].seconds for game in games)),
    }


def _game(game: Simulated) -> dict[str, Any]:
    return {
        "seed": game.job.setup.seed,
        "scores": list(game.result.scores),
        "winner": game.result.ranking[0] + 1,
        "decisions": sum(clock.decisions for clock in game.clocks),
        "moves": game.digest,
    }


def _rate(count: int, seconds: float) -> int:
    return round(count / seconds) if seconds else 0


def _print(options: Namespace, figures: dict[str, Any]) -> None:
    if options.json:
        print(json.dumps(figures, indent=2))
        return
    print_tables(_table(figures))
    if options.mix:
        print_mix(figures["seats"])
        print_sources(figures["seats"])


def _table(figures: dict[str, Any]) -> Shown:
    games, seconds = len(figures["games"]), figures["seconds"]
    title = said("run-games-from", games=message("run-games", games=games), seed=str(figures["seed"]))
    pace = {"games": Real(games / seconds, exact=True), "decisions": figures["decisions_per_second"]}
    columns = ("wins", "mean", "min", "max", "rate")
    heads = (
        head("run-head-seat"),
        head("run-head-automa", left=True),
        *(head(f"run-head-{at}") for at in columns),
    )
    rows = [_row(seat) for seat in figures["seats"]]
    return Shown(title, heads, rows, said("run-speed", seconds=Real(seconds, exact=True), **pace))


def _row(seat: dict[str, Any]) -> list[str]:
    wins, least, most, rate = (
        said("number", number=seat[name]) for name in ("wins", "min", "max", "decisions_per_second")
    )
    return [str(seat["seat"]), seat["automa"], wins, decimal(seat["mean"]), least, most, rate]
