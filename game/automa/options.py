"""The alternatives that the bauer weighed at a decision, as options to be shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.automa.drafting import Taking
from game.automa.horizon import Horizon
from game.automa.plan_search import PlanSearch, Prospect
from game.automa.trials import Trial
from game.automa.weighing import SHOWN, Standing, components, first_of_each, option_of, standing
from game.automa.weights import Weights
from game.rules.message import message
from game.rules.moves import Move
from game.rules.player import Aspect, Component, Option
from game.rules.state import GameState, Seat

Options = tuple[Option, ...]


class _Scale(NamedTuple):
    """Weighs a seat's standing after a move against its present one."""

    state: GameState
    before: Seat
    number: int
    horizon: Horizon
    weights: Weights

    def option(self, move: Move, after: Seat, *others: Component) -> Option:
        return option_of(move, (*components(self._standing(self.before), self._standing(after)), *others))

    def _standing(self, seat: Seat) -> Standing:
        return standing(self.state, self.number, seat, self.horizon, self.weights)


def taking_options(state: GameState, found: Sequence[Taking], search: PlanSearch) -> Options:
    """Return takings as options; their risk is that others take the second disks."""
    scale = _of_phase(state, search)
    return tuple(scale.option(taking.move, taking.prospect.after, _risk(taking)) for taking in found[:SHOWN])


def _risk(taking: Taking) -> Component:
    less = taking.worth - taking.prospect.worth
    return Component(Aspect.RISK, less, message("component-risk-of-others"))


def lay_options(state: GameState, found: Sequence[Prospect], search: PlanSearch) -> Options:
    """Return the lays of the next field as options, each with its best plan."""
    at = len(state.seats[search.number].plan)
    lays = first_of_each((prospect.plan.lays[at], prospect.after) for prospect in found)
    scale = _of_phase(state, search)
    return tuple(scale.option(lay, after) for lay, after in lays)


def _of_phase(state: GameState, search: PlanSearch) -> _Scale:
    return _Scale(state, search.seat, search.number, search.horizon, search.weights)


def trial_options(state: GameState, found: Sequence[Trial], horizon: Horizon, weights: Weights) -> Options:
    """Return the moves of a turn as options, each played out; none if there was no choice."""
    if len(found) == 1:
        return ()
    number = state.to_move
    assert number is not None
    scale = _Scale(state, state.seats[number], number, horizon, weights)
    return tuple(scale.option(trial.move, trial.after) for trial in found[:SHOWN])
