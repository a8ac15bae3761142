"""The bauer: a solid player that plans one phase by its priorities, and says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.automa.drafting import takings
from game.automa.intentions import lay_reasons, taking_reasons, water_reasons
from game.automa.moment import moment_of
from game.automa.prospects import Outlook
from game.automa.reasons import turn_reasons
from game.automa.turns import trials
from game.automa.weights import PLAIN, Weights
from game.automa.winter import winter_moment, winter_trials
from game.rules.moves import Lay, Move
from game.rules.player import Decision
from game.rules.state import GameState
from game.rules.terms import Step


class Bauer:
    """A rule-based player without memory: the same view always gets the same decision."""

    name = "bauer"

    def __init__(self, seed: int = 0, weights: Weights = PLAIN) -> None:
        """The seed is that of every player; this one leaves nothing to chance."""
        self.weights = weights

    def choose(self, view: GameState, moves: Sequence[Move]) -> Decision:
        """The best of the legal moves by its priorities, with its reasons."""
        return _DECIDE[view.step](view, moves, self.weights)


def _take(view: GameState, moves: Sequence[Move], weights: Weights) -> Decision:
    assert view.to_move is not None
    outlook = Outlook(view, view.to_move, weights)
    found = takings(view, moves, outlook)
    return Decision(found[0].move, taking_reasons(view, found, outlook))


def _return_water(view: GameState, moves: Sequence[Move], weights: Weights) -> Decision:
    """Water is never kept: the rules ask with the return first (D5)."""
    return Decision(moves[0], water_reasons(moves[0]))


def _plan(view: GameState, moves: Sequence[Move], weights: Weights) -> Decision:
    assert view.to_move is not None
    laid = view.seats[view.to_move].plan
    outlook = Outlook(view, view.to_move, weights)
    best = outlook.ranked(outlook.seat.disks, laid)[0]
    lay: Lay = best.plan.lays[len(laid)]
    return Decision(lay, lay_reasons(outlook, view.seats[view.to_move], best, lay))


def _work(view: GameState, moves: Sequence[Move], weights: Weights) -> Decision:
    best = trials(view, moves, weights)[0]
    return Decision(best.move, turn_reasons(view, best, moment_of(view), weights))


def _winter(view: GameState, moves: Sequence[Move], weights: Weights) -> Decision:
    best = winter_trials(view, moves, weights)[0]
    return Decision(best.move, turn_reasons(view, best, winter_moment(view), weights))


_DECIDE: dict[int, Callable[[GameState, Sequence[Move], Weights], Decision]] = {
    Step.FIRST_TAKING: _take,
    Step.SECOND_TAKING: _take,
    Step.WATER_RETURN: _return_water,
    Step.PLANNING: _plan,
    Step.WORKING: _work,
    Step.WINTER_SCORING: _winter,
    Step.WINTER_STORAGE: _winter,
}
