"""What one seat may know (P2): others' hidden plans are taken back onto their carts, chance is blanked."""

from __future__ import annotations

from game.rules.phases.planning import take_back
from game.rules.state import GameState
from game.rules.terms import Step


def view(state: GameState, seat: int | None) -> GameState:
    """A copy of the state as a seat knows it; None sees only what is open to all.

    While plans are laid hidden, another seat's plan is empty there and what it laid lies where it came from.
    The state of chance is 0, so that no look ahead knows what will be drawn.
    """
    seen = state.copy()
    seen.chance = 0
    if state.step == Step.PLANNING and not state.box.open_planning:
        for number, other in enumerate(seen.seats):
            if number != seat:
                take_back(other)
    return seen
