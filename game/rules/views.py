"""The view of one seat (P2, R-26): without others' hidden plans, bonus markers and chance."""

from __future__ import annotations

from typing import Final

from game.rules.engine.phases.planning import take_back
from game.rules.engine.settling import takes_bonus
from game.rules.moves import Move, Take
from game.rules.state import NO_BONUS, GameState, SeenTaking
from game.rules.terms import HIDDEN_BONUS, Step

_OVER: Final = int(Step.OVER)
_PLANNING: Final = int(Step.PLANNING)


def view(state: GameState, seat: int | None) -> GameState:
    """Return a copy of the state as a seat knows it; for None without anything hidden.

    While plans are laid hidden, another seat's plan is empty there and its pieces lie where they came from.
    The state of chance is 0, so that no look ahead knows what will be drawn. Until the game is over the bonus
    markers of others are hidden, and the markers left to all but the seat that is taking one.
    """
    seen = state.copy()
    seen.chance = 0
    if state.box.black and state.step != _OVER:
        _hide_bonuses(seen, seat)
    if state.step == _PLANNING and not state.box.open_planning:
        for number, other in enumerate(seen.seats):
            if number != seat:
                take_back(other)
    return seen


def remember(state: GameState, move: Move) -> None:
    """Add a taking that is about to be played to the history in views of this game; ignore other moves."""
    if isinstance(move, Take):
        table = view(state, None)
        table.history = ()
        state.history = (*state.history, SeenTaking(table, move))


def _hide_bonuses(seen: GameState, seat: int | None) -> None:
    for number, other in enumerate(seen.seats):
        if number != seat and other.bonus != NO_BONUS:
            other.bonus = HIDDEN_BONUS
    if not takes_bonus(seen) or seen.to_move != seat:
        seen.bonus_left = 0
