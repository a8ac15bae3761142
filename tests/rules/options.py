"""Moves as tests name them: as records write them, but options by what they take and bring."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules import parse_move
from game.rules.effects import ChooseOne, Effect, Exchange, HandOver, MarkerOffer, MayDrain, ReturnDebt
from game.rules.engine import effect_at, trades
from game.rules.moves import Choose, Move
from game.rules.ruleset import Amounts
from game.rules.state import GameState, TileEffect

_CHOOSE = "choose "
_NONE = 98


def move_of(state: GameState, text: str) -> Move:
    """The move of a text like "choose 2 coal for 1 thaler" or "dig"; an option that is not there is none."""
    if not text.startswith(_CHOOSE):
        return parse_move(text)
    texts = [option_text(option) for option in _options(state)]
    wanted = text.removeprefix(_CHOOSE)
    return Choose(texts.index(wanted) if wanted in texts else _NONE)


def text_of(state: GameState, move: Move) -> str:
    """The text of a move."""
    if not isinstance(move, Choose):
        return str(move)
    return f"{_CHOOSE}{option_text(_options(state)[move.option])}"


def option_text(option: Exchange) -> str:
    """What an option takes and brings: "2 coal for 1 food", "1 thaler, drain 1", "a coal of the farm"."""
    pay, gain = _amounts(option.pay), _amounts(option.gain)
    traded = f"{pay} for {gain}" if pay and gain else gain or (f"spend {pay}" if pay else "")
    gift = [f"a coal of the {effect.source}" for effect in option.then if isinstance(effect, HandOver)]
    return ", ".join(gift or [part for part in (traded, *map(_further, option.then)) if part])


def _options(state: GameState) -> Sequence[Exchange]:
    top = state.pending[-1] if state.pending else None
    effect = effect_at(state, top) if isinstance(top, TileEffect) else None
    return effect.options if isinstance(effect, ChooseOne) else trades(state)


def _further(effect: Effect) -> str:
    match effect:
        case MayDrain(most):
            return f"drain {most}"
        case ReturnDebt(amount):
            return f"return {amount} debt"
        case MarkerOffer():
            return "a marker"
    return type(effect).__name__


def _amounts(amounts: Amounts) -> str:
    named = ((getattr(amounts, name), name) for name in amounts.__struct_fields__)
    return ", ".join(f"{count} {name}" for count, name in named if count)
