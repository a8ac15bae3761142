"""The race: changes of the lead, the winner's deficit, and when the game was decided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import ClassVar

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.rules.engine import final_lines, ranking, scores
from game.rules.events import SeasonBegan
from game.rules.state import GameState
from game.rules.terms import Season

Standing = tuple[int, ...]
"""VP by seat if the game ended now."""


def standing(state: GameState) -> Standing:
    """Return the scores if the game ended now."""
    return tuple(
        seat.score + sum(line.vp for line in final_lines(state, number))
        for number, seat in enumerate(state.seats)
    )


def lead_changes(standings: Sequence[Standing]) -> int:
    """Return the number of times that another seat becomes sole leader."""
    leaders = [leader for one in standings if (leader := sole_leader(one)) is not None]
    return sum(one != other for one, other in pairwise(leaders))


def sole_leader(one: Standing) -> int | None:
    """Return the seat with most VP; None for a tie."""
    most = max(one)
    return one.index(most) if one.count(most) == 1 else None


def held_from(standings: Sequence[Standing], holds: Callable[[Standing], bool]) -> int:
    """Return the first phase, from 1, after which a condition always held; the last phase if it never did."""
    failing = [phase for phase, one in enumerate(standings, 1) if not holds(one)]
    return min(max(failing, default=0) + 1, len(standings))


class Drama(Observer):
    """Records the standing after every phase, that of autumn after its winter."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric("lead_changes", "", "drama", "Browne 2008: Lead Change, as a number", "game"),
        Metric("drama", "VP", "drama", "Browne 2008: Drama; the mean as in Ludii (Stephenson)", "game"),
        Metric(
            "behind_most", "VP", "drama", "Browne 2008: Drama; the maximum as in Ludii (Stephenson)", "game"
        ),
        Metric("behind", "share", "drama", "Browne 2008: Drama", "game"),
        Metric("decided", "phases", "drama", "Browne 2008: Decisiveness, by the lead", "game"),
        Metric(
            "out_of_reach",
            "phases",
            "drama",
            "Browne 2008: Decisiveness; the threshold is the best score of the others",
            "game",
        ),
    )

    SETUP: ClassVar[bool] = False

    def __init__(self) -> None:
        self._standings: list[Standing] = []

    def handlers(self) -> Handlers:
        return {SeasonBegan: self._season}

    def _season(self, event: SeasonBegan) -> None:
        """Record the standing after the phase before: the new season's water has not come yet."""
        if event.season != Season.WINTER:
            self._standings.append(standing(self._state))

    def columns(self, state: GameState) -> Columns:
        final, winner = scores(state), ranking(state)[0]
        best_other = max(vp for seat, vp in enumerate(final) if seat != winner)
        gaps = [max(one) - one[winner] for one in self._standings]
        standings = [*self._standings, final]
        return {
            "lead_changes": lead_changes(standings),
            "drama": sum(gaps) / len(gaps),
            "behind_most": max(gaps),
            "behind": sum(gap > 0 for gap in gaps) / len(gaps),
            "decided": held_from(standings, lambda one: sole_leader(one) == winner),
            "out_of_reach": held_from(standings, lambda one: one[winner] > best_other),
        }
