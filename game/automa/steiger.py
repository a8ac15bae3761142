"""The steiger: weighs every plan of the phase, and compares takings by rollouts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain
from typing import ClassVar, Final

from game.automa.bauer import Bauer
from game.automa.candidate_reasons import candidate_options, candidate_points, candidate_reasons
from game.automa.data_files import tuned
from game.automa.drafting import takings
from game.automa.hidden import own_chance
from game.automa.lazy import LazySequence
from game.automa.lookahead import Candidate, Lookahead, SearchBudget
from game.automa.plan_search import PlanSearch, Prospect, in_hand, merit
from game.automa.plans import every_plan
from game.automa.weights import NO_TASTES, Tastes, Weights
from game.rules.message import Message
from game.rules.moves import Move, Swap
from game.rules.player import Decision
from game.rules.state import GameState
from game.rules.terms import Step

_PLANS: Final = 1_000
"""If there are more distinct plans than this, it weighs only those that a bauer considers."""


class Steiger(Bauer):
    """Plans and drafts further than the bauer; works and winters as it does, by the same priorities."""

    name = "steiger"
    first: ClassVar[SearchBudget] = SearchBudget(candidates=3, phases=2, deals=1, plans=1_500)
    """The budget for first takings."""
    second: ClassVar[SearchBudget | None] = SearchBudget(candidates=2, phases=1, deals=1, plans=1_500)
    """The budget for second takings, if any."""
    seconds_up_to: ClassVar[int] = 3
    """The seats at the table with which it still plays second takings on."""
    doubts_swaps: ClassVar[bool] = True
    """Whether it compares a swap of the Oil Lamp with all takings, not only with the best at first sight."""

    def __init__(self, seed: int = 0, weights: Weights | None = None, tastes: Tastes = NO_TASTES) -> None:
        """Take the seed for its deals of the unknown; its own weights are the tuned ones."""
        super().__init__(seed, tuned() if weights is None else weights, tastes)
        self._seed = seed
        plain = self.weights.tastes is NO_TASTES
        self.alike = self.weights if plain else replace(self.weights, tastes=NO_TASTES)
        """Its own weights without tastes: what it takes the others for."""

    def _take(self, view: GameState, moves: Sequence[Move]) -> Decision:
        budget = self.budget(view)
        search = self._look(view)
        found = takings(view, moves, search)
        if budget is None or len(found) == 1:
            return super()._take(view, moves)
        candidates = self._candidates(view, [taking.move for taking in found], budget)
        return Decision(
            candidates[0].move,
            LazySequence(lambda: chain(candidate_reasons(view, candidates, search), self.expected(view))),
            LazySequence(lambda: candidate_options(view, candidates, self.weights)),
            LazySequence(lambda: candidate_points(candidates, search)),
        )

    def _candidates(self, view: GameState, moves: Sequence[Move], budget: SearchBudget) -> list[Candidate]:
        """Return the moves that it plays on, the best first; a swap has to be better than all others."""
        found = self._lookahead(view, budget).candidates(moves)
        known = {candidate.move for candidate in found}
        rest = [move for move in moves if move not in known]
        if not self.doubts_swaps or not isinstance(found[0].move, Swap) or not rest:
            return found
        more = self._lookahead(view, budget.for_moves(len(rest))).candidates([found[0].move, *rest])
        deals = len(more[0].rollouts)
        alike = [candidate for candidate in found[1:] if len(candidate.rollouts) == deals]
        return sorted([*more, *alike], key=lambda candidate: -candidate.value(view.mover))

    def budget(self, view: GameState) -> SearchBudget | None:
        """Return the budget for the taking that is to be decided, if it gets one."""
        if view.step == Step.FIRST_TAKING:
            return self.first
        return self.second if len(view.seats) <= self.seconds_up_to else None

    def weights_by_seat(self, view: GameState) -> list[Weights]:
        """Return what it assumes that the seats weigh by, its own weights for itself."""
        seats = range(len(view.seats))
        return [self.weights if seat == view.mover else self.weights_of(view, seat) for seat in seats]

    def weights_of(self, view: GameState, number: int) -> Weights:
        """Return what it assumes that another seat weighs by."""
        return self.alike

    def expected(self, view: GameState) -> Iterable[Message]:
        """Return messages about others that it expects to play otherwise than it does by itself."""
        return ()

    def _lookahead(self, view: GameState, budget: SearchBudget) -> Lookahead:
        return Lookahead(view, self.weights_by_seat(view), budget, own_chance(self._seed, view))

    def prospects(self, view: GameState) -> tuple[PlanSearch, list[Prospect]]:
        search, found = super().prospects(view)
        plans = every_plan(view, _PLANS)
        if plans is not None:
            disks = in_hand(view.seats[search.number])
            found = sorted([*found, *search.weigh(disks, plans)], key=merit)
        return search, found
