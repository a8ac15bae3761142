"""Playing on from a position: every seat plays like a bauer, by the rollout policy."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.automa.bauer import Bauer
from game.automa.drafting import takings
from game.automa.horizon import horizon_of
from game.automa.plan_search import PlanSearch, in_hand, position_of
from game.automa.rollout_policy import Targets, WorkingTurn, carry_on
from game.automa.weights import Weights
from game.rules import legal_moves, play
from game.rules.events import Tell
from game.rules.moves import Lay, Move
from game.rules.phases.working import END_TURN
from game.rules.state import GameState
from game.rules.terms import Season, Step

Watcher = Callable[[GameState, Move], None]
"""Sees a taking before it is played."""
_TAKING = (Step.FIRST_TAKING, Step.SECOND_TAKING)


class Foresight:
    """Plays on from states. Each plan search serves wherever a seat is in the same position again."""

    def __init__(self, weights: Sequence[Weights], thorough: bool = False) -> None:
        """Take the weights by seat; `thorough` for bauers that think as long as in a game."""
        self._weights, self._thorough = tuple(weights), thorough
        self._searches: dict[tuple[object, ...], PlanSearch] = {}
        self._bauers = [Bauer(0, each) for each in weights]

    @property
    def tried(self) -> int:
        """Return the number of plans tried, the measure of its effort."""
        return sum(search.tried for search in self._searches.values())

    def play_on(
        self, state: GameState, until: int, watch: Watcher | None = None, tell: Tell | None = None
    ) -> None:
        """Play, in place, to the beginning of phase `until`, counted from 0, or to the end."""
        targets: dict[int, Targets | None] = {}
        while state.to_move is not None and phase_of(state) < until:
            number = state.to_move
            if state.step == Step.WORKING:
                self._work(state, number, targets.get(number), tell)
            elif state.step == Step.PLANNING and not state.seats[number].plan:
                targets[number] = self.plan(state, number, tell)
            else:
                move = self._answer(state, number)
                if watch:
                    watch(state, move)
                play(state, move, tell)

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
            self._searches[position] = search
        return search

    def _work(self, state: GameState, number: int, targets: Targets | None, tell: Tell | None) -> None:
        seat = state.seats[number]
        carry_on(WorkingTurn(state, seat, horizon_of(state), self._weights[number], targets), tell)
        play(state, END_TURN, tell)


def lay_plan(
    state: GameState, lays: Sequence[Lay], targets: tuple[tuple[int, str], ...] | None, tell: Tell | None
) -> Targets | None:
    """Lay the rest of a plan of the seat to move, in place; return its targets by field."""
    assert state.to_move is not None
    for lay in lays[len(state.seats[state.to_move].plan) :]:
        play(state, lay, tell)
    return None if targets is None else dict(targets)


def phase_of(state: GameState) -> int:
    """Return the number of phases before this one; a winter belongs to the autumn before it."""
    return (state.year - 1) * (Season.AUTUMN + 1) + min(state.season, Season.AUTUMN)
