"""A race of choices against others: who leads by luck in one heat has to show it again in the next."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from game.coach.alternatives import Moves, alternatives
from game.coach.choices import Choice
from game.coach.rollouts import Ending, ending
from game.student_t import quantile


class Pair(NamedTuple):
    """A choice and another one, with their ends in the same deals."""

    choice: Choice
    other: Moves
    played: tuple[Ending, ...] = ()
    instead: tuple[Ending, ...] = ()

    @property
    def differences(self) -> list[int]:
        """Return by how many VP the other choice ends better, deal by deal."""
        return [other.margin - own.margin for own, other in zip(self.played, self.instead, strict=True)]

    @property
    def worth(self) -> float:
        """Return the mean of the differences."""
        return fmean(self.differences)


def first_heat(choice: Choice, deals: range) -> Pair | None:
    """Return a choice with the best of its alternatives, as these deals have it; None if there is none.

    All of them are played in the first deal, and the best of it alone in the others.
    """
    others = alternatives(choice)
    if not others:
        return None
    played = _ends(choice, choice.moves, deals)
    first = [Pair(choice, other, played[:1], _ends(choice, other, deals[:1])) for other in others]
    best = max(first, key=lambda pair: pair.worth)
    return best._replace(played=played, instead=best.instead + _ends(choice, best.other, deals[1:]))


def next_heat(pair: Pair, deals: range) -> Pair:
    """Return a pair with its ends in these deals alone."""
    choice = pair.choice
    return pair._replace(played=_ends(choice, choice.moves, deals), instead=_ends(choice, pair.other, deals))


def _ends(choice: Choice, moves: Moves, deals: range) -> tuple[Ending, ...]:
    return tuple(ending(choice.before, choice.seat, moves, deal) for deal in deals)


def entered(pairs: Sequence[Pair], costs: int, gains: int) -> list[Pair]:
    """Return the pairs whose other choice seems most better, then those where it seems most worse."""
    ranked = sorted(pairs, key=lambda pair: (-pair.worth, pair.choice.at))
    better = [pair for pair in ranked if pair.worth > 0][:costs]
    worse = [pair for pair in reversed(ranked) if pair.worth < 0][:gains]
    return better + worse


def half_width(differences: Sequence[int], level: float) -> float:
    """Return half the width of the interval of a mean, which misses it in this share of all cases."""
    freedom = len(differences) - 1
    return stdev(differences) / sqrt(len(differences)) * quantile(1 - level / 2, freedom)
