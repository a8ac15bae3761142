"""States that look the same to the seat that decides, and are other games to whoever knows everything."""

from __future__ import annotations

from random import Random

from game.rules import legal_moves, play
from game.rules.engine import take_back
from game.rules.state import GameState, TileEffect
from game.rules.terms import Bonus, Step


def others_bonuses(state: GameState) -> list[int]:
    """The seats with a bonus marker that the deciding seat cannot know."""
    top = state.pending[-1] if state.pending else None
    if isinstance(top, TileEffect):  # who takes one sees which remain
        return []
    return [at for at, seat in enumerate(state.seats) if at != state.to_move and seat.bonus >= 0]


def otherwise(state: GameState, chance: Random) -> GameState:
    """The same to the seat that decides, and another game to who knows everything."""
    other = state.copy()
    other.chance = chance.getrandbits(64)
    if state.step == Step.PLANNING:
        _plan_anew(other, chance)
    for seat in others_bonuses(state):
        _swap_bonus(other, seat, chance)
    return other


def _plan_anew(state: GameState, chance: Random) -> None:
    """Those who have planned before lay something else, by lot."""
    number = state.to_move
    for earlier in state.order[: state.turn]:
        take_back(state.seats[earlier])
    state.turn, state.to_move = 0, state.order[0]
    while state.to_move != number:
        play(state, chance.choice(legal_moves(state)), None)


def _swap_bonus(state: GameState, seat: int, chance: Random) -> None:
    """A seat's bonus marker is one of those that remained."""
    taken = chance.choice([bonus for bonus in Bonus if state.bonus_left >> bonus & 1])
    state.bonus_left = state.bonus_left & ~(1 << taken) | 1 << state.seats[seat].bonus
    state.seats[seat].bonus = taken
