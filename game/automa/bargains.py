"""What a development is worth to a seat now, and which answer to its effect is best."""

from __future__ import annotations

from game.automa.estate import estate_worth
from game.automa.moment import Moment
from game.automa.weights import Weights
from game.rules.box import TileInfo
from game.rules.developments import acquisitions
from game.rules.effects import ChooseOne, Exchange, Gain, MayDig
from game.rules.free_actions import PROP_PINGE, PROP_TUNNEL
from game.rules.mining import PINGE_BLOCKED, TUNNEL_BLOCKED, dig_refusal
from game.rules.moves import DECLINE, Acquire, Choose, Lay, Move
from game.rules.ruleset import Amounts
from game.rules.settling import effect_at, effect_moves
from game.rules.state import GameState, Seat, TileEffect
from game.rules.terms import NO_DISKS
from game.rules.workers import own_work


def arrival_vp(tile: TileInfo, arrival: int) -> int:
    """VP at once for who acquires a tile as the first, the second … (T6); arrivals count from 0."""
    return tile.arrival[arrival] if arrival < len(tile.arrival) else 0


def _amounts_worth(amounts: Amounts, weights: Weights) -> float:
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


def _exchange_worth(option: Exchange, weights: Weights) -> float:
    """What an option gives beyond what it takes."""
    return _amounts_worth(option.gain, weights) - _amounts_worth(option.pay, weights)


def _tile_worth(state: GameState, seat: Seat, tile: TileInfo, moment: Moment, weights: Weights) -> float:
    """What acquiring a tile now would be worth: arrival, effect, marker, and the estate it adds to."""
    worth: float = arrival_vp(tile, len(state.stacks[tile.index]))
    for effect in tile.effects:
        if isinstance(effect, Gain):
            worth += _amounts_worth(effect.amounts, weights)
        elif isinstance(effect, ChooseOne):
            worth += max(_exchange_worth(option, weights) for option in effect.options)
        else:
            worth += weights.may
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
    most = float(sum(lay.total)) if own_work(lay) is not None and wanted is None else float("-inf")
    for move in acquisitions(state, seat, lay):
        assert isinstance(move, Acquire)
        if wanted is not None and move.tile != wanted:
            continue
        tile = state.box.tiles[state.box.index[move.tile]]
        worth = _tile_worth(state, seat, tile, moment, weights) - (
            weights.distant if move.pay is not None else 0
        )
        if worth > most:
            best, most = move, worth
    return best


def prop_to_dig(seat: Seat) -> Move | None:
    """Props before digging: one where the next coal waits for it."""
    if not seat.wood:
        return None
    refused = dig_refusal(seat)
    if refused is PINGE_BLOCKED or refused is TUNNEL_BLOCKED:
        return PROP_TUNNEL if seat.exhausted else PROP_PINGE
    return None


def best_answer(state: GameState, seat: Seat, weights: Weights) -> Move:
    """The best answer to a tile's effect that waits, at plain prices."""
    pending = state.pending[-1]
    assert isinstance(pending, TileEffect)
    moves = effect_moves(state, seat, pending)
    effect = effect_at(state, pending)
    if isinstance(effect, ChooseOne):
        options = {option.text: _exchange_worth(option, weights) for option in effect.options}
        return max(moves, key=lambda move: options[move.option] if isinstance(move, Choose) else 0.0)
    prop = prop_to_dig(seat) if isinstance(effect, MayDig) else None
    return prop or next((move for move in moves if move is not DECLINE), DECLINE)
