"""Many games between automas without a window: what came of them as a table, or as one JSON object."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from statistics import fmean
from typing import Any

from game.cli.arguments import ALL, UserError
from game.cli.progress import watched
from game.match import Refused
from game.rules import Setup, legal_moves, new_game, play, refusal, scores, view
from game.rules.moves import Move
from game.rules.player import Decision, Player
from game.rules.ruleset import load_ruleset
from game.rules.ruleset_files import RulesetError
from game.rules.scoring import ranking
from game.rules.setup import SetupError, advice
from game.rules.state import GameState

Factories = Mapping[str, Callable[[int], Player]]


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
class Standing:
    """What became of one seat in all games."""

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
        """Everything about the seat, seats counted from 1."""
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


def simulate(options: Namespace, automas: Factories) -> None:
    """Play what the options ask for and print it. Raises UserError for what does not exist."""
    for name in options.seats:
        if name not in automas:
            raise UserError(f"--seats: there is no automa {name!r}; there are: {', '.join(sorted(automas))}")
    standings = [Standing(seat, name) for seat, name in enumerate(options.seats)]
    start, said = time.perf_counter(), set[str]()
    try:
        setups = [_setup(options, seed) for seed in range(options.seed, options.seed + options.games)]
        games = []
        for setup in watched(setups, "games"):
            _advise(setup, said)
            games.append(_play(setup, automas, standings))
    except SetupError as problem:
        raise UserError(_by_option(str(problem))) from problem
    figures = _figures(options, standings, games, time.perf_counter() - start)
    if options.json:
        print(json.dumps(figures, indent=2))
    else:
        _print_table(figures)


def _setup(options: Namespace, seed: int) -> Setup:
    return Setup(
        seats=len(options.seats),
        seed=seed,
        ruleset=options.ruleset,
        layout=options.layout,
        tiles=options.tiles,
        modules=frozenset(options.modules),
        tunnel=options.tunnel,
        new_tiles=_new_tiles(options),
    )


def _new_tiles(options: Namespace) -> tuple[str, ...]:
    """The new tiles asked for; all of them are those of section 12, with Iron its three too."""
    if options.new_tiles != ALL:
        return tuple(options.new_tiles)
    sets = ("valley", "iron") if "iron" in options.modules else ("valley",)
    try:
        tiles = load_ruleset(options.ruleset).tile
    except RulesetError as problem:
        raise UserError(str(problem)) from problem
    return tuple(number for number, tile in tiles.items() if tile.set in sets)


def _by_option(refusal: str) -> str:
    """What the rules refuse in a setup, with the option's name for the field's."""
    field_name, colon, reason = refusal.partition(":")
    known = {one.name for one in fields(Setup)}
    return f"--{field_name.replace('_', '-')}{colon}{reason}" if field_name in known else refusal


def _advise(setup: Setup, said: set[str]) -> None:
    """What the rules advise against in a game's setup, each remark once."""
    for text in advice(setup):
        if text not in said:
            said.add(text)
            print(f"main.py: advice for seed {setup.seed}: {text}", file=sys.stderr)


def _play(setup: Setup, automas: Factories, standings: Sequence[Standing]) -> dict[str, Any]:
    """One game; what it brought is added to the standings. Its seed is the automas' seed too."""
    players = [Clocked(automas[standing.automa](setup.seed * 10 + standing.seat)) for standing in standings]
    state = _finished(setup, players)
    final, winner = scores(state), ranking(state)[0]
    for standing, player, score in zip(standings, players, final, strict=True):
        standing.add(player, score, standing.seat == winner)
    return {
        "seed": setup.seed,
        "scores": list(final),
        "winner": winner + 1,
        "decisions": sum(player.decisions for player in players),
    }


def _finished(setup: Setup, players: Sequence[Player]) -> GameState:
    """The end of a game: no log, no undo and no events, for speed; moves are checked as in a match."""
    state = new_game(setup)
    while (seat := state.to_move) is not None:
        seen = view(state, seat)
        move = players[seat].choose(seen, legal_moves(seen)).move
        reason = refusal(state, move)
        if reason is not None:
            raise Refused(move, reason)
        play(state, move, None)
    return state


def _figures(
    options: Namespace, standings: list[Standing], games: list[dict[str, Any]], seconds: float
) -> dict[str, Any]:
    """All that is known afterwards, ready for JSON."""
    decisions = sum(standing.decisions for standing in standings)
    return {
        "seed": options.seed,
        "layout": options.layout,
        "tiles": options.tiles,
        "new_tiles": _new_tiles(options),
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
    speed = f"{games / seconds:,.1f} games and {figures['decisions_per_second']:,} decisions a second"
    table = Table(title=f"{games} games from seed {figures['seed']} on", caption=f"{seconds:.1f} s, {speed}")
    table.add_column("Seat", justify="right")
    table.add_column("Automa")
    for column in ("Wins", "Mean VP", "Min", "Max", "Its decisions/s"):
        table.add_column(column, justify="right")
    for row in figures["seats"]:
        cells = row["seat"], row["automa"], row["wins"], f"{row['mean']:.1f}", row["min"], row["max"]
        table.add_row(*map(str, cells), f"{row['decisions_per_second']:,}")
    Console().print(table)
