"""The meister: plays takings and plans on for longer, in many deals, and learns whom it plays against."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from game.automa.candidate_reasons import plan_options, plan_reasons
from game.automa.lazy import LazySequence
from game.automa.lookahead import Candidate, SearchBudget
from game.automa.plan_search import PlanSearch, Prospect, distinct
from game.automa.points import prospect_points
from game.automa.rivals import Rivals
from game.automa.steiger import Steiger
from game.automa.weights import NO_TASTES, Tastes, Weights
from game.rules.engine import take_back
from game.rules.message import Message
from game.rules.player import Decision
from game.rules.state import GameState
from game.rules.terms import Step


class Meister(Steiger):
    """Decides like the steiger with a greater budget, and also plays on from its plans."""

    name = "meister"
    first: ClassVar[SearchBudget] = SearchBudget(6, phases=4, deals=12, plans=12_000, hopeless=2.5)
    second: ClassVar[SearchBudget | None] = SearchBudget(6, phases=4, deals=8, plans=12_000, hopeless=2.5)
    seconds_up_to: ClassVar[int] = 4
    planning: ClassVar[SearchBudget] = SearchBudget(
        4, phases=4, deals=6, plans=12_000, near=2.0, hopeless=2.5
    )
    """The budget for plans."""
    first_of_two: ClassVar[SearchBudget] = first._replace(plans=16_000, follow_ups=3)
    """The budget for first takings with two seats, which leave time to search over its own second takings."""

    def __init__(self, seed: int = 0, weights: Weights | None = None, tastes: Tastes = NO_TASTES) -> None:
        super().__init__(seed, weights, tastes)
        self._rivals = Rivals(self.alike)

    def budget(self, view: GameState) -> SearchBudget | None:
        if view.step == Step.FIRST_TAKING and len(view.seats) == 2:
            return self.first_of_two
        return super().budget(view)

    def weights_of(self, view: GameState, number: int) -> Weights:
        return self._rivals.weights(view, number)

    def expected(self, view: GameState) -> Iterable[Message]:
        return self._rivals.expected(view)

    def _plan(self, view: GameState) -> Decision:
        """Return the next lay of the plan that does best when played on."""
        search, found, candidates = self._planned(view)
        if not candidates:
            return self._laid(view, search, found)
        best, at = found[0], len(view.seats[search.number].plan)
        lay = best.plan.lays[at]
        return Decision(
            lay,
            LazySequence(lambda: plan_reasons(view, candidates, search, best, lay)),
            LazySequence(lambda: plan_options(_before(view, search.number), candidates, self.weights)),
            LazySequence(lambda: prospect_points(search, found)),
        )

    def prospects(self, view: GameState) -> tuple[PlanSearch, list[Prospect]]:
        search, found, _ = self._planned(view)
        return search, found

    def _planned(self, view: GameState) -> tuple[PlanSearch, list[Prospect], list[Candidate]]:
        """Return the search, the plans that fit what is laid and the candidates among them, best first."""
        search, found = super().prospects(view)
        at = len(view.seats[search.number].plan)
        least = found[0].worth - self.planning.near
        near = _using_all(each for each in distinct(found) if each.worth >= least)
        near = near[: self.planning.candidates]
        if len({each.plan.lays[at] for each in near}) == 1:
            return search, found, []
        before = _before(view, search.number)
        candidates = self._lookahead(before, self.planning).plans([each.plan for each in near], at)
        return search, _in_order(found, candidates), candidates


def _using_all(found: Iterable[Prospect]) -> list[Prospect]:
    """Return the prospects, the best first, without plans that only leave out disks of a better one."""
    kept = list[Prospect]()
    for each in found:
        if not any(each.plan.leaves_out_of(better.plan) for better in kept):
            kept.append(each)
    return kept


def _before(view: GameState, number: int) -> GameState:
    """Return the view before the seat laid anything: all lays of a plan are decided in the same deals."""
    before = view.copy()
    take_back(before.seats[number])
    return before


def _in_order(found: Sequence[Prospect], candidates: Sequence[Candidate]) -> list[Prospect]:
    """Return the prospects with the candidates first, the best first."""
    places = {candidate.plan: place for place, candidate in enumerate(candidates)}
    return sorted(found, key=lambda prospect: places.get(prospect.plan, len(places)))
