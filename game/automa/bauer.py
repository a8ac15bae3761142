"""The bauer: a solid player that plans one phase by its priorities, and gives reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from game.automa.drafting import takings
from game.automa.gifts import cart, gift
from game.automa.horizon import Horizon, horizon_of
from game.automa.intentions import lay_reasons, taking_reasons
from game.automa.lazy import LazySequence
from game.automa.plan_search import PlanSearch, Prospect, in_hand
from game.automa.points import DRY, prospect_points, trial_points
from game.automa.reasons import turn_reasons
from game.automa.trials import Trial, trials, winter_horizon, winter_trials
from game.automa.weighing import lay_options, taking_options, trial_options
from game.automa.weights import NO_TASTES, PLAIN, Tastes, Weights
from game.rules.engine import RETURN_WATER
from game.rules.message import Amount, message
from game.rules.moves import Move
from game.rules.player import Decision
from game.rules.state import GameState
from game.rules.terms import Step


class Bauer:
    """A rule-based player: the same view always gets the same decision.

    It remembers its last search, so as not to repeat it within a phase.
    """

    name = "bauer"
    keeps_aims: ClassVar[bool] = True
    """Whether it remembers at further fields which developments its plan is for."""

    def __init__(self, seed: int = 0, weights: Weights = PLAIN, tastes: Tastes = NO_TASTES) -> None:
        """Take a seed like every player; this one leaves nothing to chance."""
        self.weights = replace(weights, tastes=tastes) if tastes is not NO_TASTES else weights
        self._search: PlanSearch | None = None

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """Return the best of the legal moves by its priorities, with its reasons."""
        if view.step in (Step.FIRST_TAKING, Step.SECOND_TAKING):
            return self._take(view, moves)
        if view.step == Step.PLANNING:
            return self._plan(view)
        if view.step == Step.WORKING:
            return self._tried(view, trials(view, moves, self.weights), horizon_of(view))
        if view.step in (Step.WINTER_SCORING, Step.WINTER_STORAGE):
            return self._tried(view, winter_trials(view, moves, self.weights), winter_horizon(view))
        if view.step == Step.AUTUMN_WATER:
            return gift(view, moves, self.weights)
        return cart(view) if view.step == Step.CART_CHOICE else _returned_water()

    def _look(self, view: GameState) -> PlanSearch:
        self._search = PlanSearch.of(view, view.mover, self.weights, self._search)
        return self._search

    def _take(self, view: GameState, moves: Sequence[Move]) -> Decision:
        search = self._look(view)
        found = takings(view, moves, search)
        return Decision(
            found[0].move,
            LazySequence(lambda: taking_reasons(view, found, search)),
            LazySequence(lambda: taking_options(view, found, search)),
            LazySequence(
                lambda: prospect_points(search, [taking.prospect for taking in found], found[0].follow)
            ),
        )

    def prospects(self, view: GameState) -> tuple[PlanSearch, list[Prospect]]:
        """Return the search of this phase, and the plans that fit what is laid, the best first."""
        search = self._look(view)
        seat = view.seats[search.number]
        return search, search.ranked(in_hand(seat), seat.plan, self.keeps_aims)

    def _plan(self, view: GameState) -> Decision:
        """Return the next lay of the best plan."""
        return self._laid(view, *self.prospects(view))

    def _laid(self, view: GameState, search: PlanSearch, found: list[Prospect]) -> Decision:
        """Return the next lay of the first of these plans."""
        lay = found[0].plan.lays[len(view.seats[search.number].plan)]
        return Decision(
            lay,
            LazySequence(lambda: lay_reasons(view, search, found[0], lay)),
            LazySequence(lambda: lay_options(view, found, search)),
            LazySequence(lambda: prospect_points(search, found)),
        )

    def _tried(self, view: GameState, found: Sequence[Trial], horizon: Horizon) -> Decision:
        return Decision(
            found[0].move,
            LazySequence(lambda: turn_reasons(view, found[0], horizon, self.weights)),
            LazySequence(lambda: trial_options(view, found, horizon, self.weights)),
            LazySequence(lambda: trial_points(view, found, horizon, self.weights)),
        )


def _returned_water() -> Decision:
    """Return the decision to return the water (D5)."""
    return Decision(RETURN_WATER, (message("reason-return-water", water=Amount(1, "water")),), (), (DRY,))
