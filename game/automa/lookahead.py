"""Compares takings by rollouts, in which every seat plays on like a bauer, in deals of the unknown."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from game.automa.bauer import Bauer
from game.automa.drafting import takings
from game.automa.hearing import Hearing, OwnTurn
from game.automa.hidden import guessed
from game.automa.horizon import horizon_before, horizon_of
from game.automa.plan_search import Ends, PlanSearch, in_hand, position_of
from game.automa.rollout_policy import Targets, WorkingTurn, carry_on
from game.automa.weighing import Standing, mean, standing
from game.automa.weights import PLAIN, Weights
from game.rules import legal_moves, play
from game.rules.engine import END_TURN
from game.rules.events import Tell
from game.rules.ids import TileId
from game.rules.message import Amount
from game.rules.moves import Lay, Move
from game.rules.state import GameState
from game.rules.terms import Step

_TAKING: Final = (Step.FIRST_TAKING, Step.SECOND_TAKING)


class Foresight:
    """Plays on from states. Each plan search serves wherever a seat is in the same position again."""

    def __init__(self, weights: Sequence[Weights], thorough: bool = False) -> None:
        """Take the weights by seat; `thorough` for bauers that think as long as in a game."""
        self._weights, self._thorough = tuple(weights), thorough
        self._searches: dict[tuple[object, ...], PlanSearch] = {}
        self._ends: dict[tuple[object, ...], Ends] = {}
        self._bauers = [Bauer(0, each) for each in weights]

    @property
    def tried(self) -> int:
        """Return the number of plans tried, the measure of its effort."""
        return sum(search.tried for search in self._searches.values())

    def play_on(self, state: GameState, until: int, tell: Tell | None = None) -> None:
        """Play, in place, to the beginning of phase `until`, counted from 0, or to the end."""
        targets: dict[int, Targets | None] = {}
        while state.to_move is not None and state.phases_before < until:
            number = state.to_move
            if state.step == Step.WORKING:
                self._work(state, number, targets.get(number), tell)
            elif state.step == Step.PLANNING and not state.seats[number].plan:
                targets[number] = self.plan(state, number, tell)
            else:
                play(state, self._answer(state, number), tell)

    def plan(self, state: GameState, number: int, tell: Tell | None = None) -> Targets | None:
        """Lay the best plan of the seat to move; return the targets of its workers."""
        prospect = self._search(state, number).best(in_hand(state.seats[number]))
        return lay_plan(state, prospect.plan.lays, prospect.plan.targets, tell)

    def _answer(self, state: GameState, number: int) -> Move:
        moves = legal_moves(state)
        if len(moves) == 1:
            return moves[0]
        if state.step in _TAKING:
            return takings(state, moves, self._search(state, number))[0].move
        return self._bauers[number].choose(state, moves).move

    def _search(self, state: GameState, number: int) -> PlanSearch:
        position = position_of(state, number)
        search = self._searches.get(position)
        if search is None:
            search = PlanSearch(state, number, self._weights[number], self._thorough)
            search.ends = self._ends.setdefault(search.ends.position, search.ends)
            self._searches[position] = search
        return search

    def _work(self, state: GameState, number: int, targets: Targets | None, tell: Tell | None) -> None:
        seat = state.seats[number]
        carry_on(WorkingTurn(state, seat, horizon_of(state), self._weights[number], targets), tell)
        play(state, END_TURN, tell)


def lay_plan(
    state: GameState, lays: Sequence[Lay], targets: tuple[tuple[int, TileId], ...] | None, tell: Tell | None
) -> Targets | None:
    """Lay the rest of a plan of the seat to move, in place; return its targets by field."""
    for lay in lays[len(state.seats[state.mover].plan) :]:
        play(state, lay, tell)
    return None if targets is None else dict(targets)


_CAUTION: Final = 0.1
"""VP by which a standard deviation of 1 VP lowers the value of a candidate."""


class SearchBudget(NamedTuple):
    """A search budget, counted in plans tried, not in time."""

    candidates: int
    """Moves that get rollouts: the best at first sight."""
    phases: int
    """Phases of a rollout, including the present one."""
    deals: int
    """Deals of the unknown; every candidate has a rollout in each."""
    plans: int
    """Plans tried after which no further deal is begun, nor a further candidate of the first deal."""
    thorough: bool = False
    """True for rollouts by bauers that think as long as in a game."""


class Rollout(NamedTuple):
    """The result of one move in one deal."""

    standings: tuple[Standing, ...]
    """The standing of each seat, averaged over the ends of the phases played."""
    ends: int
    """The number of these ends."""
    over: bool
    """True if the game was over at the last of them."""
    replies: tuple[Amount | None, ...]
    """The disks that each seat takes first after the move; None if it takes no more."""
    turn: OwnTurn
    """The rest of the phase of the seat that moves."""


class Candidate(NamedTuple):
    """A move that may be chosen, and its rollouts, one for each deal."""

    move: Move
    rollouts: tuple[Rollout, ...]
    until: int | None
    """The phase at whose beginning its rollouts end, or None if all of them reach the end of the game."""

    @property
    def ends(self) -> int:
        """Return the number of ends of phases over which its standings are averaged."""
        return max(rollout.ends for rollout in self.rollouts)

    def own(self, number: int) -> Standing:
        """Return a seat's average standing."""
        return mean([rollout.standings[number] for rollout in self.rollouts])

    def rival(self, number: int) -> float:
        """Return the average worth of the best of the others."""
        return fmean(_rival(rollout, number) for rollout in self.rollouts)

    def margin(self, number: int) -> float:
        """Return the average lead of a seat over the best of the others."""
        return self.own(number).total - self.rival(number)

    def risk(self, number: int) -> float:
        """Return the (negative) worth of the spread of the margin from deal to deal."""
        return -_CAUTION * pstdev(
            rollout.standings[number].total - _rival(rollout, number) for rollout in self.rollouts
        )

    def value(self, number: int) -> float:
        """Return the value by which candidates are compared."""
        return self.margin(number) + self.risk(number)


def _rival(rollout: Rollout, number: int) -> float:
    return max(each.total for seat, each in enumerate(rollout.standings) if seat != number)


class Lookahead:
    """Plays on from each candidate of one decision; plan searches are shared."""

    def __init__(self, view: GameState, weights: Weights, budget: SearchBudget, chance: Random) -> None:
        """Assume that the other seats are plain bauers."""
        self._view, self._budget, self._chance = view, budget, chance
        self._weights = [weights if seat == view.mover else PLAIN for seat in range(len(view.seats))]
        self._foresight = Foresight(self._weights, budget.thorough)
        self._until = view.phases_before + budget.phases

    def candidates(self, moves: Sequence[Move]) -> list[Candidate]:
        """Return the candidates among these moves, the best first; ties stay in their order."""
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
        found = [self._candidate(move, tuple(seen)) for move, seen in rollouts.items()]
        return sorted(found, key=lambda candidate: -round(candidate.value(number), 6))

    def _candidate(self, move: Move, rollouts: tuple[Rollout, ...]) -> Candidate:
        over = all(rollout.over for rollout in rollouts)
        return Candidate(move, rollouts, None if over else self._until)

    @property
    def _spent(self) -> bool:
        return self._foresight.tried >= self._budget.plans

    def _played_on(self, dealt: GameState, move: Move) -> Rollout:
        ahead = dealt.copy()
        play(ahead, move, None)
        now = dealt.phases_before
        hearing = Hearing(ahead, dealt.mover)
        ends: list[tuple[Standing, ...]] = []
        for until in range(now + 1, self._until + 1):
            if ahead.to_move is not None:
                self._foresight.play_on(ahead, until, hearing if until == now + 1 else None)
                ends.append(self._standings(ahead))
        standings = tuple(mean(of_seat) for of_seat in zip(*ends, strict=True))
        return Rollout(standings, len(ends), ahead.to_move is None, tuple(hearing.replies), hearing.turn)

    def _standings(self, state: GameState) -> tuple[Standing, ...]:
        horizon = horizon_before(state.box, state.year, state.season)
        return tuple(
            standing(state, number, seat, horizon, weights)
            for number, (seat, weights) in enumerate(zip(state.seats, self._weights, strict=True))
        )
