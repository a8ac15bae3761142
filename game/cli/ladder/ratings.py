"""A rating of every player from all games together, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean

from game.cli.ladder.intervals import Estimate, Z

Table = tuple[Sequence[str], Sequence[int]]
"""A game's players by seat, and the seats from first to last."""


def ratings(players: Sequence[str], tables: Iterable[Table]) -> dict[str, Estimate]:
    """Each player's rating after these games, in their order. Who has not played keeps the 25 of a newcomer.

    Where a player has several seats, its rating moves by the mean of what those seats would move it.
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
    return {name: Estimate(mu, mu - Z * sigma, mu + Z * sigma) for name, (mu, sigma) in known.items()}
