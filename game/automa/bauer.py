"""The bauer: a solid player that plans one phase by its priorities, and says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from game.automa.drafting import takings
from game.automa.gifts import cart, gift
from game.automa.intentions import lay_reasons, taking_reasons
from game.automa.moment import Moment, moment_of
from game.automa.options import lay_options, taking_options, trial_options
from game.automa.prospects import Outlook, in_hand
from game.automa.reasons import turn_reasons
from game.automa.turns import Trial, trials
from game.automa.weights import PLAIN, Weights
from game.automa.winter import winter_moment, winter_trials
from game.rules.moves import Move
from game.rules.phases.taking import RETURN_WATER
from game.rules.player import Decision
from game.rules.state import GameState
from game.rules.terms import Step


class Bauer:
    """A rule-based player: the same view always gets the same decision.

    It remembers its last outlook, so that it need not think the same thing twice in a phase.
    """

    name = "bauer"

    def __init__(self, seed: int = 0, weights: Weights = PLAIN) -> None:
        """The seed is that of every player; this one leaves nothing to chance."""
        self.weights = weights
        self._outlook: Outlook | None = None

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """The best of the legal moves by its priorities, with its reasons."""
        return self._decide[view.step](self, view, moves)

    def _look(self, view: GameState) -> Outlook:
        assert view.to_move is not None
        self._outlook = Outlook.of(view, view.to_move, self.weights, self._outlook)
        return self._outlook

    def _take(self, view: GameState, moves: Sequence[Move]) -> Decision:
        outlook = self._look(view)
        found = takings(view, moves, outlook)
        return Decision(
            found[0].move, taking_reasons(view, found, outlook), taking_options(view, found, outlook)
        )

    def _return_water(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """Water is never kept (D5)."""
        return Decision(RETURN_WATER, ("Returns 1 water: it wants little water in its mine.",))

    def _plan(self, view: GameState, moves: Sequence[Move]) -> Decision:
        outlook = self._look(view)
        seat = view.seats[outlook.number]
        found = outlook.ranked(in_hand(seat), seat.plan)
        lay = found[0].plan.lays[len(seat.plan)]
        return Decision(lay, lay_reasons(outlook, seat, found[0], lay), lay_options(view, found, outlook))

    def _work(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return self._tried(view, trials(view, moves, self.weights), moment_of(view))

    def _winter(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return self._tried(view, winter_trials(view, moves, self.weights), winter_moment(view))

    def _tried(self, view: GameState, found: Sequence[Trial], moment: Moment) -> Decision:
        reasons = turn_reasons(view, found[0], moment, self.weights)
        return Decision(found[0].move, reasons, trial_options(view, found, moment, self.weights))

    def _gift(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return gift(view, moves, self.weights)

    def _cart(self, view: GameState, moves: Sequence[Move]) -> Decision:
        return cart(view)

    _decide: ClassVar[dict[int, Callable[[Bauer, GameState, Sequence[Move]], Decision]]] = {
        Step.AUTUMN_WATER: _gift,
        Step.FIRST_TAKING: _take,
        Step.SECOND_TAKING: _take,
        Step.WATER_RETURN: _return_water,
        Step.CART_CHOICE: _cart,
        Step.PLANNING: _plan,
        Step.WORKING: _work,
        Step.WINTER_SCORING: _winter,
        Step.WINTER_STORAGE: _winter,
    }
