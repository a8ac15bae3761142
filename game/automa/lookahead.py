"""Weighing takings by playing each on, with every seat's part in it, in several deals of what is unknown."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from game.automa.foresight import Foresight, phase_of
from game.automa.hidden import guessed
from game.automa.horizon import horizon_before
from game.automa.weighing import Standing, mean, standing
from game.automa.weights import PLAIN, Weights
from game.rules import play
from game.rules.message import Amount
from game.rules.moves import Move, Take
from game.rules.state import GameState
from game.rules.terms import Colour, Season

_CAUTION = 0.1
"""VP that a standard deviation of 1 VP is worth."""


class SearchBudget(NamedTuple):
    """A search budget, counted in plans tried, not in time."""

    candidates: int
    """Moves that are played on: the best at first rollout."""
    phases: int
    """Phases played on, the present one among them."""
    deals: int
    """Deals of the unknown, in each of which every candidate is played on."""
    plans: int
    """Plans tried after which no further deal, or candidate of the first deal, is begun."""
    thorough: bool = False
    """Whether the bauers in it think as long as they do in earnest."""


class Rollout(NamedTuple):
    """The result of one move in one deal."""

    standings: tuple[Standing, ...]
    """How each seat stands at the ends of the phases played, on average: a later end sees further, an earlier
    one depends less on what is drawn."""
    replies: tuple[Amount | None, ...]
    """The disks that each seat takes first after the move; None where it takes no more."""


class Candidate(NamedTuple):
    """A move that may be chosen, and its rollouts, one for each deal."""

    move: Move
    rollouts: tuple[Rollout, ...]
    until: int | None
    """The phase at whose beginning it ends, or None for the end of the game."""

    def own(self, number: int) -> Standing:
        """Return a seat's standing, on average."""
        return mean([rollout.standings[number] for rollout in self.rollouts])

    def rival(self, number: int) -> float:
        """Return the worth of the best of the others, on average."""
        return fmean(_rival(rollout, number) for rollout in self.rollouts)

    def margin(self, number: int) -> float:
        """Return how far a seat is ahead of the best of the others, on average."""
        return self.own(number).total - self.rival(number)

    def risk(self, number: int) -> float:
        """Return what it counts for that the margin differs from deal to deal."""
        return -_CAUTION * pstdev(
            rollout.standings[number].total - _rival(rollout, number) for rollout in self.rollouts
        )

    def value(self, number: int) -> float:
        """Return the figure that candidates are compared by."""
        return self.margin(number) + self.risk(number)


def _rival(rollout: Rollout, number: int) -> float:
    return max(each.total for seat, each in enumerate(rollout.standings) if seat != number)


class Lookahead:
    """Plays the candidates of one decision on; what all have in common is thought through once."""

    def __init__(self, view: GameState, weights: Weights, budget: SearchBudget, chance: Random) -> None:
        """The others are thought to be plain."""
        assert view.to_move is not None
        self._view, self._budget, self._chance = view, budget, chance
        self._weights = [weights if seat == view.to_move else PLAIN for seat in range(len(view.seats))]
        self._foresight = Foresight(self._weights, budget.thorough)
        self._until = phase_of(view) + budget.phases

    def candidates(self, moves: Sequence[Move]) -> list[Candidate]:
        """Return the candidates among these moves, the best first; equal ones stay in their order."""
        number = self._view.to_move
        assert number is not None
        rollouts: dict[Move, list[Rollout]] = {move: [] for move in moves[: self._budget.candidates]}
        for deal in range(self._budget.deals):
            dealt = guessed(self._view, self._chance)
            for at, move in enumerate(list(rollouts)):
                if self._spent and deal == 0 and at > 1:
                    del rollouts[move]
                else:
                    rollouts[move].append(self._played_on(dealt, move))
            if self._spent:
                break
        ends = self._until >= (Season.AUTUMN + 1) * self._view.box.years
        until = None if ends else self._until
        found = [Candidate(move, tuple(seen), until) for move, seen in rollouts.items()]
        return sorted(found, key=lambda candidate: -round(candidate.value(number), 6))

    @property
    def _spent(self) -> bool:
        return self._foresight.tried >= self._budget.plans

    def _played_on(self, dealt: GameState, move: Move) -> Rollout:
        ahead = dealt.copy()
        play(ahead, move, None)
        replies: list[Amount | None] = [None] * len(ahead.seats)

        def watch(state: GameState, taking: Move) -> None:
            number = state.to_move
            assert number is not None
            if isinstance(taking, Take) and phase_of(state) == phase_of(dealt) and not replies[number]:
                amount = state.action[taking.pool][taking.colour]
                replies[number] = Amount(amount, Colour(taking.colour))

        ends: list[tuple[Standing, ...]] = []
        for until in range(phase_of(dealt) + 1, self._until + 1):
            if ahead.to_move is not None:
                self._foresight.play_on(ahead, until, watch)
                ends.append(self._standings(ahead))
        return Rollout(tuple(mean(of_seat) for of_seat in zip(*ends, strict=True)), tuple(replies))

    def _standings(self, state: GameState) -> tuple[Standing, ...]:
        horizon = horizon_before(state.box, state.year, state.season)
        return tuple(
            standing(state, number, seat, horizon, weights)
            for number, (seat, weights) in enumerate(zip(state.seats, self._weights, strict=True))
        )
