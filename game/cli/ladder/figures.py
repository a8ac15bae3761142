"""Results of games: a line for each line-up, a rating for each player, both with intervals."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from game.cli.ladder.schedule import Game, Lineup
from game.cli.ladder.workers import GameResult

Played = tuple[Game, GameResult]
OVERALL = "all"
"""The rating from the games with every number of seats."""
Z = 1.959964
"""The standard normal quantile of 97.5 %."""
Table = tuple[Sequence[str], Sequence[int]]
"""A game's players by seat, and the seats from first to last."""


class ConfidenceInterval(NamedTuple):
    """A value with the ends of its 95 % interval, or without ends if there are too few values."""

    value: float
    low: float | None
    high: float | None


Ratings = dict[str, ConfidenceInterval]
"""By player."""


def share(wins: int, games: int) -> ConfidenceInterval:
    """Return a share of wins with Wilson's score interval, which stays within 0 and 1."""
    found, square = wins / games, Z * Z
    middle = (found + square / (2 * games)) / (1 + square / games)
    half = Z / (1 + square / games) * sqrt(found * (1 - found) / games + square / (4 * games * games))
    low, high = middle - half, middle + half
    return ConfidenceInterval(found, max(min(low, found), 0.0), min(max(high, found), 1.0))


def mean(groups: Sequence[Sequence[float]]) -> ConfidenceInterval:
    """Return the mean of all values with the normal interval of the groups' means.

    Games of one seed are alike, so they make one group: what counts is the number of seeds.
    """
    value = fmean(one for group in groups for one in group)
    if len(groups) < 2:
        return ConfidenceInterval(value, None, None)
    half = Z * stdev(fmean(group) for group in groups) / sqrt(len(groups))
    return ConfidenceInterval(value, value - half, value + half)


class LineupResult(NamedTuple):
    """The results of a line-up's one player against the others."""

    lineup: Lineup
    games: int
    wins: int
    share: ConfidenceInterval
    chance: float
    """The share of wins if all were equally strong."""
    score: ConfidenceInterval
    others: ConfidenceInterval
    """Mean score of the others, all seats together."""
    margin: ConfidenceInterval
    """Mean of the one's score less the mean score of the others."""


class Figures(NamedTuple):
    """All results of a ladder."""

    lines: tuple[LineupResult, ...]
    ratings: dict[str, Ratings]
    """By number of seats, as text, and by OVERALL; then by player."""


def figures(players: Sequence[str], tables: Sequence[Lineup], played: Collection[Played]) -> Figures:
    """Return the results; the order in which games ended does not matter."""
    ordered = sorted(played, key=lambda pair: pair[0].number)
    lines = []
    for at, lineup in enumerate(tables):
        found = [pair for pair in ordered if pair[0].lineup == at]
        if found:
            lines.append(lineup_result(lineup, found))
    return Figures(tuple(lines), _all_ratings(players, ordered))


def lineup_result(lineup: Lineup, played: Sequence[Played]) -> LineupResult:
    """Return the results of one line-up."""
    ones = [result.scores[game.seat] for game, result in played]
    totals = [sum(result.scores) for _, result in played]
    others = [(total - own) / (lineup.seats - 1) for total, own in zip(totals, ones, strict=True)]
    seeds = [game.setup.seed for game, _ in played]
    wins = sum(result.ranking[0] == game.seat for game, result in played)
    return LineupResult(
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
    groups: dict[int, list[float]] = {}
    for seed, value in zip(seeds, values, strict=True):
        groups.setdefault(seed, []).append(value)
    return list(groups.values())


def _all_ratings(players: Sequence[str], ordered: Sequence[Played]) -> dict[str, Ratings]:
    counts = sorted({game.setup.seats for game, _ in ordered})
    found = {str(count): ratings(players, _tables(ordered, (count,))) for count in counts}
    return {**found, OVERALL: ratings(players, _tables(ordered, counts))}


def _tables(ordered: Sequence[Played], counts: Collection[int]) -> list[Table]:
    return [(game.names, result.ranking) for game, result in ordered if game.setup.seats in counts]


def ratings(players: Sequence[str], tables: Iterable[Table]) -> Ratings:
    """Return each player's rating after these games in their order; without a game it is the initial 25.

    A player on several seats moves by the mean of what those seats would move it.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    newcomer = model.rating()
    known = dict.fromkeys(players, (newcomer.mu, newcomer.sigma))
    for names, ranking in tables:
        teams = [[model.rating(mu=known[name][0], sigma=known[name][1])] for name in names]
        after = [team[0] for team in model.rate(teams, ranks=[ranking.index(s) for s in range(len(names))])]
        for name in set(names):
            moved = [one for one, seated in zip(after, names, strict=True) if seated == name]
            known[name] = fmean(one.mu for one in moved), fmean(one.sigma for one in moved)
    return {name: ConfidenceInterval(mu, mu - Z * s, mu + Z * s) for name, (mu, s) in known.items()}
