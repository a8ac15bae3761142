"""Results of games: a line for each line-up, a rating for each player, both with intervals."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from game.cli.games import Played
from game.cli.ladder.schedule import Lineup
from game.series.estimates import Estimate, mean
from game.series.schedule import in_order

OVERALL = "all"
"""The rating from the games with every number of seats."""
Z = 1.959964
"""The standard normal quantile of 97.5 %, for ratings."""
Table = tuple[Sequence[str], Sequence[int]]
"""A game's players by seat, and the seats from first to last."""


Ratings = dict[str, Estimate]
"""By player."""


class LineupResult(NamedTuple):
    """The results of a line-up's one player against the others."""

    lineup: Lineup
    games: int
    wins: int
    share: Estimate
    chance: float
    """The share of wins if all were equally strong."""
    ahead: Estimate
    """The share of the others behind which it does not end."""
    score: Estimate
    others: Estimate
    """Mean score of the others, all seats together."""
    margin: Estimate
    """Mean of the one's score less the mean score of the others."""


class Figures(NamedTuple):
    """All results of a ladder."""

    lines: tuple[LineupResult, ...]
    ratings: dict[str, Ratings]
    """By number of seats, as text, and by OVERALL; then by player."""


def figures(players: Sequence[str], tables: Sequence[Lineup], played: Iterable[Played]) -> Figures:
    """Return the results; the order in which games ended does not matter."""
    ordered = sorted(played, key=lambda pair: in_order(pair[0]))
    return Figures(tuple(lineup_results(tables, ordered)), _all_ratings(players, ordered))


def lineup_results(lineups: Sequence[Lineup], played: Sequence[Played]) -> list[LineupResult]:
    """Return the results of each line-up that has played."""
    by_lineup = [[pair for pair in played if pair[0].arm == at] for at in range(len(lineups))]
    return [_lineup_result(lineup, own) for lineup, own in zip(lineups, by_lineup, strict=True) if own]


def _lineup_result(lineup: Lineup, played: Sequence[Played]) -> LineupResult:
    seats = [job.names.index(lineup.one) for job, _ in played]
    ones = [result.scores[seat] for seat, (_, result) in zip(seats, played, strict=True)]
    totals = [sum(result.scores) for _, result in played]
    others = [(total - own) / (lineup.seats - 1) for total, own in zip(totals, ones, strict=True)]
    won = [float(result.ranking[0] == seat) for seat, (_, result) in zip(seats, played, strict=True)]
    ahead = [
        1 - result.ranking.index(seat) / (lineup.seats - 1)
        for seat, (_, result) in zip(seats, played, strict=True)
    ]
    return LineupResult(
        lineup=lineup,
        games=len(played),
        wins=round(sum(won)),
        share=mean(_by_seed(played, won), share=True),
        chance=1 / lineup.seats,
        ahead=mean(_by_seed(played, ahead), share=True),
        score=mean(_by_seed(played, ones)),
        others=mean(_by_seed(played, others)),
        margin=mean(_by_seed(played, [own - other for own, other in zip(ones, others, strict=True)])),
    )


def _by_seed(played: Sequence[Played], values: Sequence[float]) -> Collection[Sequence[float]]:
    blocks: dict[int, list[float]] = {}
    for (job, _), value in zip(played, values, strict=True):
        blocks.setdefault(job.block, []).append(value)
    return blocks.values()


def _all_ratings(players: Sequence[str], ordered: Sequence[Played]) -> dict[str, Ratings]:
    counts = sorted({job.setup.seats for job, _ in ordered})
    found = {str(count): ratings(players, _tables(ordered, (count,))) for count in counts}
    return {**found, OVERALL: ratings(players, _tables(ordered, counts))}


def _tables(ordered: Sequence[Played], counts: Collection[int]) -> list[Table]:
    return [(job.names, result.ranking) for job, result in ordered if job.setup.seats in counts]


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
    return {name: Estimate(mu, mu - Z * s, mu + Z * s) for name, (mu, s) in known.items()}
