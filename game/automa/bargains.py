"""What a development is worth to a seat now, and which answer to its effect is best."""

from __future__ import annotations

from functools import lru_cache

from game.automa.estate import estate_worth
from game.automa.moment import Moment
from game.automa.weights import Weights
from game.rules.box import TileInfo
from game.rules.developments import acquisitions, effect_moves
from game.rules.effects import ChooseOne, Exchange, Gain, MayDig
from game.rules.free_actions import PROP_PINGE, PROP_TUNNEL
from game.rules.lays import mono
from game.rules.mining import PINGE_BLOCKED, TUNNEL_BLOCKED, dig_refusal
from game.rules.moves import Acquire, Choose, Lay, Move
from game.rules.ruleset import Amounts
from game.rules.state import GameState, Seat, TileEffect
from game.rules.terms import NO_DISKS

_MAY = 0.8
_DISTANT = 0.8


def amounts_worth(amounts: Amounts, weights: Weights) -> float:
    """What comes from the supply, at plain prices."""
    return (
        amounts.vp
        + amounts.food * weights.food
        + amounts.wood * weights.wood
        + amounts.coal * weights.coal
        + amounts.thaler * weights.thaler
        + amounts.shaft * weights.shaft
        - amounts.water * (weights.water + weights.flood)
    )


def exchange_worth(option: Exchange, weights: Weights) -> float:
    """What an option gives beyond what it takes."""
    return amounts_worth(option.gain, weights) - amounts_worth(option.pay, weights)


def tile_worth(state: GameState, seat: Seat, tile: TileInfo, moment: Moment, weights: Weights) -> float:
    """What acquiring a tile now would be worth: arrival, effect, marker, and the estate it adds to."""
    arrival = len(state.stacks[tile.index])
    worth: float = tile.arrival[arrival] if arrival < len(tile.arrival) else 0
    for effect in tile.effects:
        if isinstance(effect, Gain):
            worth += amounts_worth(effect.amounts, weights)
        elif isinstance(effect, ChooseOne):
            worth += max(exchange_worth(option, weights) for option in effect.options)
        else:
            worth += _MAY
    if tile.marker is not None:
        worth += moment.box.ruleset.final.marker + (weights.marker if moment.phases else 0)
    abilities = seat.abilities | (tile.ability.bit if tile.ability is not None else 0)
    worth += estate_worth(moment, weights, seat.tiles | 1 << tile.index, abilities)
    return worth - estate_worth(moment, weights, seat.tiles, seat.abilities)


def best_acquisition(
    state: GameState, seat: Seat, lay: Lay, moment: Moment, weights: Weights, wanted: str | None
) -> Acquire | None:
    """The best development these disks can have now, or the wanted one; None where working is better."""
    if lay.total == NO_DISKS:
        return None
    best: Acquire | None = None
    most = float(sum(lay.total)) if colour_of(lay) >= 0 and wanted is None else float("-inf")
    for move in acquisitions(state, seat, lay):
        assert isinstance(move, Acquire)
        if wanted is not None and move.tile != wanted:
            continue
        tile = state.box.tiles[state.box.index[move.tile]]
        worth = tile_worth(state, seat, tile, moment, weights) - (_DISTANT if move.pay is not None else 0)
        if worth > most:
            best, most = move, worth
    return best


@lru_cache(maxsize=8_192)
def colour_of(lay: Lay) -> int:
    """The only colour that lies there, markers counted with it, or -1."""
    return mono(lay.total)


def prop_to_dig(seat: Seat) -> Move | None:
    """Props before digging: one where the next coal waits for it."""
    if not seat.wood:
        return None
    refused = dig_refusal(seat)
    if refused is PINGE_BLOCKED or refused is TUNNEL_BLOCKED:
        return PROP_TUNNEL if seat.exhausted else PROP_PINGE
    return None


def best_answer(state: GameState, seat: Seat, moment: Moment, weights: Weights) -> Move:
    """The best answer to a tile's effect that waits, at plain prices."""
    pending = state.pending[-1]
    assert isinstance(pending, TileEffect)
    moves = effect_moves(state, seat, pending)
    effect = state.box.tiles[pending.tile].effects[pending.at]
    if not isinstance(effect, ChooseOne):
        blocked = isinstance(effect, MayDig) and prop_to_dig(seat)
        return blocked or moves[0]
    options = {option.text: option for option in effect.options}

    def worth(move: Move) -> float:
        if not isinstance(move, Choose):
            return 0.0
        return exchange_worth(options[move.option], weights)

    return max(moves, key=worth)
