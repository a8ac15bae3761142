"""Moves in words, as a heading or a row of a table names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.moves import (
    Decline,
    Drain,
    EndTurn,
    GiveCoal,
    GiveFood,
    Lay,
    Move,
    Stop,
    Store,
    Swap,
    TakeBonus,
)
from game.rules.state import GameState
from game.rules.terms import Ability, Colour, Resource, Slot
from game.scenes.play.bonuswords import bonus_name
from game.scenes.play.forecast import promise
from game.scenes.play.words import button_text, name_of_field
from game.telling import in_words
from game.words import Names, words_of


def deed(move: Move, state: GameState, names: Names) -> str:
    """What a move of the seat to move does."""
    text = _DEEDS.get(type(move))
    return text(move, state, names) if text else promise(move, state)


def _button(move: Move, state: GameState, names: Names) -> str:
    return button_text(state, move) or str(move).capitalize()


def _lay(move: Lay, state: GameState, names: Names) -> str:
    return f"{name_of_field(move.field)}: {in_words(str(move).partition(': ')[2])}"


def _store(move: Store, state: GameState, names: Names) -> str:
    slot = Slot(move.slot).label
    if move.resource is None:
        return f"Leave the {slot} empty"
    return f"Store {Resource(move.resource).label} in the {slot}"


def _give_food(move: GiveFood, state: GameState, names: Names) -> str:
    receiver = "the supply" if move.to is None else names.seats[move.to]
    assert state.to_move is not None
    dry = state.seats[state.to_move].has(Ability.BUCKET)
    water = "" if dry else f", {'take' if move.water else 'leave'} the water"
    return f"Give 1 food to {receiver}{water}"


def _swap(move: Swap, state: GameState, names: Names) -> str:
    reserve, action = Colour(move.reserve).label, Colour(move.action).label
    return f"Swap {reserve} for {action} in pool {move.pool + 1}"


_DEEDS: dict[type[Move], Callable[[Any, GameState, Names], str]] = {
    Decline: _button,
    Drain: lambda move, state, names: f"Remove {move.water} water",
    EndTurn: _button,
    GiveCoal: lambda move, state, names: f"Give the coal to {names.seats[move.to]}",
    GiveFood: _give_food,
    Lay: _lay,
    Stop: _button,
    Store: _store,
    Swap: _swap,
    TakeBonus: lambda move, state, names: (
        f"Take the bonus marker {words_of('en').text(bonus_name(move.bonus))}"
    ),
}
