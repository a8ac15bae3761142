"""What games come to: a line for each line-up, and every player's rating."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.cli.ladder.intervals import Estimate, mean, share
from game.cli.ladder.ratings import Table, ratings
from game.cli.ladder.schedule import Game, Lineup
from game.cli.ladder.workers import Result

Played = tuple[Game, Result]
OVERALL = "all"
"""The rating from the games with every number of seats."""


class Line(NamedTuple):
    """How the one of a line-up fared among the others."""

    lineup: Lineup
    games: int
    wins: int
    share: Estimate
    chance: float
    """The share of wins of one who is as strong as the others."""
    score: Estimate
    others: Estimate
    """Mean score of the others, all seats together."""
    margin: Estimate
    """Mean of what the one's score is above the mean of the others'."""


class Figures(NamedTuple):
    """Everything about the games that were played."""

    lines: tuple[Line, ...]
    ratings: dict[str, dict[str, Estimate]]
    """By number of seats, as text, and by OVERALL; then by player."""


def figures(players: Sequence[str], tables: Sequence[Lineup], played: Collection[Played]) -> Figures:
    """The same for the same games, in whatever order they ended."""
    ordered = sorted(played, key=lambda pair: pair[0].number)
    lines = []
    for at, lineup in enumerate(tables):
        found = [pair for pair in ordered if pair[0].lineup == at]
        if found:
            lines.append(line_of(lineup, found))
    return Figures(tuple(lines), _all_ratings(players, ordered))


def line_of(lineup: Lineup, played: Sequence[Played]) -> Line:
    """Return what the games of one line-up come to."""
    ones = [result.scores[game.seat] for game, result in played]
    others = [
        (sum(result.scores) - own) / (lineup.seats - 1) for own, (_, result) in zip(ones, played, strict=True)
    ]
    seeds = [game.setup.seed for game, _ in played]
    wins = sum(result.ranking[0] == game.seat for game, result in played)
    return Line(
        lineup=lineup,
        games=len(played),
        wins=wins,
        share=share(wins, len(played)),
        chance=1 / lineup.seats,
        score=mean(_by_seed(seeds, ones)),
        others=mean(_by_seed(seeds, others)),
        margin=mean(_by_seed(seeds, [own - other for own, other in zip(ones, others, strict=True)])),
    )


def _by_seed(seeds: Sequence[int], values: Sequence[float]) -> list[list[float]]:
    """The values of each seed's games together."""
    groups: dict[int, list[float]] = {}
    for seed, value in zip(seeds, values, strict=True):
        groups.setdefault(seed, []).append(value)
    return list(groups.values())


def _all_ratings(players: Sequence[str], ordered: Sequence[Played]) -> dict[str, dict[str, Estimate]]:
    """Ratings for each number of seats that was played, and over all."""
    counts = sorted({game.setup.seats for game, _ in ordered})
    found = {str(count): ratings(players, _tables(ordered, (count,))) for count in counts}
    return {**found, OVERALL: ratings(players, _tables(ordered, counts))}


def _tables(ordered: Sequence[Played], counts: Collection[int]) -> list[Table]:
    return [(game.names, result.ranking) for game, result in ordered if game.setup.seats in counts]
