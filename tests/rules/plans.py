"""Going through the fields of a plan."""

from __future__ import annotations

from game.rules.state import GameState
from game.rules.terms import Step
from tests.rules.helpers import do, legal


def on_field(state: GameState, field: str) -> GameState:
    """Lay nothing until this field is asked."""
    while not legal(state)[0].startswith(f"lay {field}:"):
        do(state, next(text for text in legal(state) if text.endswith(": nothing")))
    return state


def fields_asked(state: GameState) -> list[str]:
    """The fields that seat 0 is asked, in order; lays nothing."""
    asked = []
    while state.step == Step.PLANNING and state.to_move == 0:
        asked.append(legal(state)[0].removeprefix("lay ").partition(":")[0])
        do(state, f"lay {asked[-1]}: nothing")
    return asked
