"""What the bauer weighed at a decision, as options to be shown."""

from __future__ import annotations

from collections.abc import Sequence

from game.automa.drafting import Taking
from game.automa.moment import Moment
from game.automa.prospects import Outlook, Prospect
from game.automa.turns import Trial
from game.automa.weighing import SHOWN, Scale, first_of_each
from game.automa.weights import Weights
from game.rules.player import Aspect, Component, Option
from game.rules.state import GameState

Options = tuple[Option, ...]


def taking_options(state: GameState, found: Sequence[Taking], outlook: Outlook) -> Options:
    """Takings; what is at risk is that others take the second disks."""
    scale = Scale(state, outlook.seat, outlook.number, outlook.moment, outlook.weights)
    return tuple(
        scale.option(taking.move, taking.prospect.after, (_risk(taking),)) for taking in found[:SHOWN]
    )


def _risk(taking: Taking) -> Component:
    return Component(Aspect.RISK, taking.worth - taking.prospect.worth, "if others take what is to follow")


def lay_options(state: GameState, found: Sequence[Prospect], outlook: Outlook) -> Options:
    """What else could lie on the next field, each with the best plan for it."""
    at = len(state.seats[outlook.number].plan)
    scale = Scale(state, outlook.seat, outlook.number, outlook.moment, outlook.weights)
    lays = first_of_each((prospect.plan.lays[at], prospect.after) for prospect in found)
    return tuple(scale.option(lay, after) for lay, after in lays)


def trial_options(state: GameState, found: Sequence[Trial], moment: Moment, weights: Weights) -> Options:
    """Moves of a turn, each played out by habit."""
    if len(found) == 1:
        return ()
    number = state.to_move
    assert number is not None
    scale = Scale(state, state.seats[number], number, moment, weights)
    return tuple(scale.option(trial.move, trial.after) for trial in found[:SHOWN])
