"""Many games between automas without a window: the results as a table or as JSON."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Any

from game.cli.games import Named, advise, by_option, check_names, finished, loaded, mixed_in, setup_of
from game.cli.mix import MixCounter, print_mix, print_sources
from game.cli.progress import watched
from game.cli.saying import decimal, said
from game.rules import Setup, scores
from game.rules.events import Tell
from game.rules.message import Message, Real, message
from game.rules.moves import Move
from game.rules.player import Decision, Player
from game.rules.scoring import ranking
from game.rules.seeds import player_seed
from game.rules.setup import SetupError
from game.rules.state import GameState


class Clocked:
    """A player whose decisions are counted and timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.name = player.name
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        start = time.perf_counter()
        decision = self.player.choose(view, moves)
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return decision


@dataclass
class SeatTotals:
    """One seat's results in all games."""

    seat: int
    automa: str
    wins: int = 0
    scores: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    def add(self, player: Clocked, score: int, won: bool) -> None:
        self.wins += won
        self.scores.append(score)
        self.decisions += player.decisions
        self.seconds += player.seconds

    def figures(self) -> dict[str, Any]:
        """Return the results for JSON, seats counted from 1."""
        return {
            "seat": self.seat + 1,
            "automa": self.automa,
            "wins": self.wins,
            "mean": round(fmean(self.scores), 2),
            "min": min(self.scores),
            "max": max(self.scores),
            "decisions": self.decisions,
            "decisions_per_second": _rate(self.decisions, self.seconds),
        }


def simulate(options: Namespace, named: Named) -> None:
    """Play the games that the options describe and print the results. Raises UserError."""
    check_names("--seats", options.seats, named)
    loaded(options.ruleset)
    standings = [SeatTotals(seat, name) for seat, name in enumerate(options.seats)]
    watch = MixCounter(len(standings)) if options.mix else None
    start, advised = time.perf_counter(), set[Message]()
    try:
        seeds = range(options.seed, options.seed + options.games)
        setups = (setup_of(options, len(options.seats), seed, options.layout) for seed in seeds)
        games = []
        for setup in watched(setups, len(seeds), said("run-word-games")):
            advise(setup, advised)
            games.append(_play(setup, named, standings, watch))
    except SetupError as problem:
        raise by_option(problem) from problem
    figures = _figures(options, standings, games, time.perf_counter() - start)
    if watch is not None:
        for seat, mix in zip(figures["seats"], watch.mixes, strict=True):
            seat["mix"] = mix.figures(len(games))
            seat["vp"] = watch.earned.figures(seat["seat"] - 1, len(games))
    _print(options, figures)


def _print(options: Namespace, figures: dict[str, Any]) -> None:
    if options.json:
        print(json.dumps(figures, indent=2))
        return
    _print_table(figures)
    if options.mix:
        print_mix(figures["seats"])
        print_sources(figures["seats"])


def _play(setup: Setup, named: Named, standings: Sequence[SeatTotals], tell: Tell | None) -> dict[str, Any]:
    """Play a game, add it to the standings, and return its results for JSON."""
    players = [Clocked(named(one.automa)(player_seed(setup.seed, one.seat))) for one in standings]
    state = finished(setup, players, tell)
    final, winner = scores(state), ranking(state)[0]
    for standing, player, score in zip(standings, players, final, strict=True):
        standing.add(player, score, standing.seat == winner)
    return {
        "seed": setup.seed,
        "scores": list(final),
        "winner": winner + 1,
        "decisions": sum(player.decisions for player in players),
    }


def _figures(
    options: Namespace, standings: list[SeatTotals], games: list[dict[str, Any]], seconds: float
) -> dict[str, Any]:
    decisions = sum(standing.decisions for standing in standings)
    return {
        "seed": options.seed,
        "layout": options.layout,
        "tiles": options.tiles,
        "new_tiles": mixed_in(options),
        "modules": options.modules,
        "tunnel": options.tunnel,
        "ruleset": options.ruleset,
        "seats": [standing.figures() for standing in standings],
        "seconds": round(seconds, 3),
        "decisions": decisions,
        "decisions_per_second": _rate(decisions, seconds),
        "games": games,
    }


def _rate(count: int, seconds: float) -> int:
    return round(count / seconds) if seconds else 0


def _print_table(figures: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    games, seconds = len(figures["games"]), figures["seconds"]
    title = said("run-games-from", games=message("run-games", games=games), seed=str(figures["seed"]))
    pace = {"games": Real(games / seconds, exact=True), "decisions": figures["decisions_per_second"]}
    table = Table(title=title, caption=said("run-speed", seconds=Real(seconds, exact=True), **pace))
    table.add_column(said("run-head-seat"), justify="right")
    table.add_column(said("run-head-automa"))
    for column in ("wins", "mean", "min", "max", "rate"):
        table.add_column(said(f"run-head-{column}"), justify="right")
    for row in figures["seats"]:
        scores = decimal(row["mean"]), *(_whole(row[name]) for name in ("min", "max"))
        rate = _whole(row["decisions_per_second"])
        table.add_row(str(row["seat"]), row["automa"], _whole(row["wins"]), *scores, rate)
    Console().print(table)


def _whole(number: int) -> str:
    return said("number", number=number)
