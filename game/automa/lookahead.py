"""Compares takings and plans by rollouts: every seat plays on like a bauer, in deals of the unknown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from game.automa.bauer import Bauer
from game.automa.drafting import takings
from game.automa.hearing import Hearing, OwnTurn
from game.automa.hidden import guessed
from game.automa.horizon import horizon_before, horizon_of
from game.automa.own_uses import Targets
from game.automa.plan_search import Ends, PlanSearch, in_hand, position_of
from game.automa.plans import Plan
from game.automa.rollout_policy import WorkingTurn, carry_on
from game.automa.weighing import Standing, mean, standing
from game.automa.weights import Weights
from game.rules import legal_moves, play
from game.rules.engine import END_TURN
from game.rules.events import Tell
from game.rules.message import Amount
from game.rules.moves import Move
from game.rules.state import GameState
from game.rules.terms import Step

_TAKING: Final = (Step.FIRST_TAKING, Step.SECOND_TAKING)
NOTHING_LAID: Final[Mapping[int, Targets | None]] = {}


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

    def play_on(
        self,
        state: GameState,
        until: int,
        tell: Tell | None = None,
        laid: Mapping[int, Targets | None] = NOTHING_LAID,
    ) -> None:
        """Play, in place, to the beginning of phase `until`, counted from 0, or to the end.

        `laid` are the targets of the seats that have a plan already.
        """
        targets = dict(laid)
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
        return lay_plan(state, prospect.plan, tell)

    def play_to_taking(self, state: GameState, number: int, tell: Tell | None) -> bool:
        """Play, in place, until a seat is asked for its second taking; return False if it is not."""
        while state.step in _TAKING and state.to_move is not None:
            if state.to_move == number and state.step == Step.SECOND_TAKING:
                return True
            play(state, self._answer(state, state.to_move), tell)
        return False

    def best_takings(self, state: GameState, most: int) -> list[Move]:
        """Return the takings that are best at first sight of the seat to move, the best first."""
        moves = legal_moves(state)
        if len(moves) == 1:
            return list(moves)
        found = takings(state, moves, self._search(state, state.mover))
        return [taking.move for taking in found[:most]]

    def _answer(self, state: GameState, number: int) -> Move:
        if state.step in _TAKING:
            return self.best_takings(state, 1)[0]
        moves = legal_moves(state)
        return moves[0] if len(moves) == 1 else self._bauers[number].choose(state, moves).move

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


def lay_plan(state: GameState, plan: Plan, tell: Tell | None) -> Targets | None:
    """Lay the rest of a plan of the seat to move, in place; return its targets."""
    for lay in plan.lays[len(state.seats[state.mover].plan) :]:
        play(state, lay, tell)
    return plan.targets


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
    near: float = inf
    """VP behind the best at first sight within which a plan gets rollouts."""
    hopeless: float = inf
    """VP behind the best, over the deals so far, from which on a candidate is dropped; two always stay."""
    follow_ups: int = 1
    """Takings of its own that are played on after a first one in each deal, the best at first sight; the one
    that does best there counts."""

    def for_moves(self, count: int) -> SearchBudget:
        """Return the budget for so many further moves beside one, with as many plans for each."""
        return self._replace(candidates=count + 1, plans=self.plans * (count + 1) // self.candidates)


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
    """A move that may be chosen, or a plan with its next lay, and its rollouts, one for each deal."""

    move: Move
    rollouts: tuple[Rollout, ...]
    until: int | None
    """The phase at whose beginning its rollouts end, or None if all of them reach the end of the game."""
    plan: Plan | None = None

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
        return -_CAUTION * pstdev(_margin(rollout, number) for rollout in self.rollouts)

    def value(self, number: int) -> float:
        """Return the value by which candidates are compared."""
        return self.margin(number) + self.risk(number)


def _margin(rollout: Rollout, number: int) -> float:
    return rollout.standings[number].total - _rival(rollout, number)


def _rival(rollout: Rollout, number: int) -> float:
    return max(each.total for seat, each in enumerate(rollout.standings) if seat != number)


_FEWEST: Final = 2
"""Candidates that are compared whatever the budget."""


class Lookahead:
    """Plays on from each candidate of one decision; plan searches are shared."""

    def __init__(
        self, view: GameState, weights: Sequence[Weights], budget: SearchBudget, chance: Random
    ) -> None:
        """Take what the seats are assumed to weigh by, seat by seat."""
        self._view, self._budget, self._chance = view, budget, chance
        self._weights = weights
        self._foresight = Foresight(weights, budget.thorough)
        self._until = view.phases_before + budget.phases
        self._laid: dict[int, Targets | None] = {}

    def candidates(self, moves: Sequence[Move]) -> list[Candidate]:
        """Return the candidates among these moves, the best first; ties stay in their order."""
        return self._compared([Candidate(move, (), self._until) for move in moves])

    def plans(self, plans: Sequence[Plan], at: int) -> list[Candidate]:
        """Return the candidates among these plans, whose next lay is number `at`, the best first."""
        return self._compared([Candidate(plan.lays[at], (), self._until, plan) for plan in plans])

    def _compared(self, choices: Sequence[Candidate]) -> list[Candidate]:
        found = list(choices[: self._budget.candidates])
        for deal in range(self._budget.deals):
            self._laid = {}
            dealt = guessed(self._view, self._chance, self._lay)
            played: list[Candidate] = []
            for candidate in found:
                if deal or len(played) < _FEWEST or not self._spent:
                    rollout = self._played_on(dealt, candidate)
                    played.append(candidate._replace(rollouts=(*candidate.rollouts, rollout)))
            found = played
            if self._spent:
                break
            if deal + 1 < self._budget.deals:
                found = self._hopeful(found)
        return sorted(map(_ended, found), key=self._merit)

    def _merit(self, candidate: Candidate) -> float:
        """Return the sort key of candidates: their value; ties stay in order."""
        return -round(candidate.value(self._view.mover), 6)

    def _hopeful(self, found: Sequence[Candidate]) -> list[Candidate]:
        """Return the candidates that may still turn out to be the best, but at least two."""
        number = self._view.mover
        margins = sorted((candidate.margin(number) for candidate in found), reverse=True)
        least = min(margins[0] - self._budget.hopeless, margins[min(_FEWEST, len(margins)) - 1])
        return [candidate for candidate in found if candidate.margin(number) >= least]

    @property
    def _spent(self) -> bool:
        return self._foresight.tried >= self._budget.plans

    def _lay(self, state: GameState, chance: Random) -> None:
        """Lay the best plan of a seat that planned before (P2)."""
        number = state.mover
        self._laid[number] = self._foresight.plan(state, number)

    def _played_on(self, dealt: GameState, candidate: Candidate) -> Rollout:
        ahead, number = dealt.copy(), dealt.mover
        laid = dict(self._laid)
        if candidate.plan is not None:
            laid[number] = lay_plan(ahead, candidate.plan, None)
            return self._to_the_end(ahead, Hearing(ahead, number), laid)
        play(ahead, candidate.move, None)
        hearing = Hearing(ahead, number)
        if self._budget.follow_ups > 1 and self._foresight.play_to_taking(ahead, number, hearing):
            return self._best_followed(ahead, hearing)
        return self._to_the_end(ahead, hearing, laid)

    def _best_followed(self, state: GameState, hearing: Hearing) -> Rollout:
        """Return the rollout of the seat's next taking that does best in this deal."""
        number, best = state.mover, None
        for move in self._foresight.best_takings(state, self._budget.follow_ups):
            ahead = state.copy()
            heard = hearing.copy_for(ahead)
            play(ahead, move, heard)
            rollout = self._to_the_end(ahead, heard, NOTHING_LAID)
            if best is None or _margin(rollout, number) > _margin(best, number):
                best = rollout
        assert best is not None
        return best

    def _to_the_end(self, ahead: GameState, hearing: Hearing, laid: Mapping[int, Targets | None]) -> Rollout:
        """Return what comes of a state that is played on in place."""
        now = self._view.phases_before
        ends: list[tuple[Standing, ...]] = []
        for until in range(now + 1, self._until + 1):
            if ahead.to_move is None:
                break
            if until == now + 1:
                self._foresight.play_on(ahead, until, hearing, laid)
            else:
                self._foresight.play_on(ahead, until)
            ends.append(self._standings(ahead))
        standings = tuple(mean(of_seat) for of_seat in zip(*ends, strict=True))
        return Rollout(standings, len(ends), ahead.to_move is None, tuple(hearing.replies), hearing.turn)

    def _standings(self, state: GameState) -> tuple[Standing, ...]:
        horizon = horizon_before(state.box, state.year, state.season)
        return tuple(
            standing(state, number, seat, horizon, weights)
            for number, (seat, weights) in enumerate(zip(state.seats, self._weights, strict=True))
        )


def _ended(candidate: Candidate) -> Candidate:
    """Return the candidate with no phase to end at if all of its rollouts reach the end of the game."""
    over = all(rollout.over for rollout in candidate.rollouts)
    return candidate._replace(until=None) if over else candidate
