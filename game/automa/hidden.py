"""Determinisation: replaces what a view hides by lot, for players that play on from it.

Every possibility is equally likely: the bag's order, plans laid hidden, bonus markers.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Final

from game.rules import legal_moves, play, state_json
from game.rules.state import EVERY_BONUS, GameState
from game.rules.terms import HIDDEN_BONUS, Bonus, Step

_PRINTED: Final = ("haspelknecht position", "ruleset", "digest", "layout")
"""Keys of a position that name the game being played, and not how it stands."""


def own_chance(seed: int, view: GameState) -> Random:
    """Return a generator for a seed and a view: it always draws the same, whatever happened before.

    Rulesets that lead to the same position draw the same, whatever their name and path.
    """
    stands = {key: value for key, value in state_json(view).items() if key not in _PRINTED}
    return Random(f"{seed} {json.dumps(stands)}")


def guessed(
    view: GameState, chance: Random, lay: Callable[[GameState, Random], object] | None = None
) -> GameState:
    """Return a copy of a view with nothing hidden: one of the games that this seat may be in.

    `lay` lays the plan, or some of it, of each seat that planned before; by default by lot.
    """
    state = view.copy()
    state.chance = chance.getrandbits(64)
    if state.box.black and state.step != Step.OVER:
        deal_bonuses(state, chance)
    if state.step == Step.PLANNING and state.turn and not state.box.open_planning:
        lay_plans(state, chance, lay or _by_lot)
    return state


def deal_bonuses(state: GameState, chance: Random) -> None:
    """R-26: replace each hidden bonus marker by one that the seat cannot see elsewhere."""
    left = state.bonus_left
    unseen = [bonus for bonus in Bonus if not left >> bonus & 1]
    unseen = [bonus for bonus in unseen if all(seat.bonus != bonus for seat in state.seats)]
    chance.shuffle(unseen)
    for seat in state.seats:
        if seat.bonus == HIDDEN_BONUS:
            seat.bonus = unseen.pop()
    if not left:
        state.bonus_left = EVERY_BONUS & sum(1 << bonus for bonus in unseen)


def lay_plans(state: GameState, chance: Random, lay: Callable[[GameState, Random], object]) -> None:
    """P2: the seats that planned before lay a plan; in a view their disks are back on the carts."""
    number = state.to_move
    state.turn, state.to_move = 0, state.order[0]
    while state.to_move != number:
        lay(state, chance)


def _by_lot(state: GameState, chance: Random) -> None:
    play(state, chance.choice(legal_moves(state)), None)
