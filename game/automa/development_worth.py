"""The worth of developments and their effects to a seat, and the best answer to an effect that asks."""

from __future__ import annotations

from collections.abc import Sequence

from game.automa.estate import estate_worth
from game.automa.horizon import Horizon
from game.automa.priorities import worth
from game.automa.valley import marker_more
from game.automa.weights import Weights
from game.rules import play
from game.rules.box import TileInfo
from game.rules.developments import acquisitions, arrival_vp, next_arrival
from game.rules.effects import (
    BonusOffer,
    ChooseOne,
    Effect,
    Exchange,
    Gain,
    HandOver,
    KiepenkerlTrade,
    MarkerOffer,
    MayDig,
    MayDrain,
    ReturnDebt,
)
from game.rules.figures import Amounts
from game.rules.free_actions import ABANDONED_FARM, PROP_IRON, PROP_PINGE, PROP_TUNNEL
from game.rules.mining import PINGE_BLOCKED, TUNNEL_BLOCKED, dig_refusal
from game.rules.moves import Acquire, Choose, Drain, GiveCoal, GiveFood, Lay, Move
from game.rules.settling import effect_at, effect_moves
from game.rules.state import GameState, Seat, TileEffect
from game.rules.terms import NO_DISKS, Ability, Colour, Marker
from game.rules.workers import own_work


def effect_worth(effect: Effect, seat: Seat, blacks: int, horizon: Horizon, weights: Weights) -> float:
    """Return the worth of a tile's effect at plain prices; `blacks` counts the black disks that pay."""
    if isinstance(effect, Gain):
        return _amounts_worth(effect.amounts, weights) if blacks >= effect.blacks else 0.0
    if isinstance(effect, ChooseOne):
        return max(_exchange_worth(option, seat, horizon, weights) for option in effect.options)
    if isinstance(effect, BonusOffer):
        return weights.bonus
    if isinstance(effect, MarkerOffer):
        return horizon.box.ruleset.final.marker + weights.marker
    if isinstance(effect, KiepenkerlTrade):
        return weights.trade
    return _small_worth(effect, seat, weights)


def _small_worth(effect: Effect, seat: Seat, weights: Weights) -> float:
    """Return the worth of returned debt, a coal given away, or water or coal that may be removed."""
    if isinstance(effect, ReturnDebt):
        return weights.debt * min(seat.debt, effect.amount)
    if isinstance(effect, HandOver):
        lost = {"farm": weights.coal, "mine": -weights.pinge_coal, "shaft": weights.shaft, "tile": 0.0}
        return -weights.gift - lost[effect.source]
    if isinstance(effect, MayDrain) and effect.most > 1:
        return (weights.water + weights.flood) * min(seat.water, effect.most)
    return weights.may


def _amounts_worth(amounts: Amounts, weights: Weights) -> float:
    return (
        amounts.vp
        + amounts.food * weights.food
        + amounts.wood * weights.wood
        + amounts.coal * weights.coal
        + amounts.iron * weights.iron
        + amounts.thaler * weights.thaler
        + amounts.shaft * weights.shaft
        - amounts.water * (weights.water + weights.flood)
    )


def _exchange_worth(option: Exchange, seat: Seat, horizon: Horizon, weights: Weights) -> float:
    worth = _amounts_worth(option.gain, weights) - _amounts_worth(option.pay, weights)
    for effect in option.then:
        worth += effect_worth(effect, seat, 0, horizon, weights)
    return worth


def prop_to_dig(seat: Seat, horizon: Horizon) -> Move | None:
    """Return the move that places the prop for the next coal, of wood if possible; None if no prop helps."""
    if not (seat.wood or seat.iron or seat.markers[Marker.ABANDONED_FARM]):
        return None
    refused = dig_refusal(seat)
    if refused is PINGE_BLOCKED:
        return PROP_PINGE if seat.wood else None
    if refused is not TUNNEL_BLOCKED:
        return None
    iron_only = seat.board.iron_only >> seat.tunnel_props & 1
    if seat.wood and not iron_only:
        return PROP_TUNNEL
    due = horizon.lease.iron if horizon.last_phase_of_year and not iron_only else 0
    if seat.iron > due:
        return PROP_IRON
    return ABANDONED_FARM if seat.markers[Marker.ABANDONED_FARM] else None


def best_answer(state: GameState, horizon: Horizon, weights: Weights) -> Move:
    """Return the best answer to a waiting effect, mostly at plain prices."""
    pending, number = state.pending[-1], state.to_move
    assert isinstance(pending, TileEffect) and number is not None
    seat = state.seats[number]
    moves = effect_moves(state, seat, pending)
    effect = effect_at(state, pending)
    if isinstance(effect, ChooseOne):
        options = [_exchange_worth(option, seat, horizon, weights) for option in effect.options]
        return max(moves, key=lambda move: options[move.option] if isinstance(move, Choose) else 0.0)
    if isinstance(effect, MayDig):
        return prop_to_dig(seat, horizon) or moves[0]
    if isinstance(effect, MayDrain):
        return max(moves, key=lambda move: move.water if isinstance(move, Drain) else 0)
    return _tried(state, number, worth_trying(state, moves), horizon, weights)


def _tried(state: GameState, number: int, moves: Sequence[Move], horizon: Horizon, weights: Weights) -> Move:
    """Return the move that leaves the seat best, each tried on a copy."""
    best, most = moves[0], float("-inf")
    for move in moves if len(moves) > 1 else []:
        ahead = state.copy()
        play(ahead, move, None)
        found = worth(ahead.seats[number], horizon, weights)
        if found > most:
            best, most = move, found
    return best


def worth_trying(state: GameState, moves: Sequence[Move]) -> Sequence[Move]:
    """Return the moves, but of gifts to other players only those to the one with the fewest VP."""
    receivers = [move.to for move in moves if isinstance(move, GiveCoal | GiveFood) and move.to is not None]
    if not receivers:
        return moves
    last = min(receivers, key=lambda to: state.seats[to].score)
    return [move for move in moves if getattr(move, "to", last) in (last, None)]


def _tile_worth(
    state: GameState, seat: Seat, tile: TileInfo, blacks: int, horizon: Horizon, weights: Weights
) -> float:
    """Return the worth of acquiring a tile now: arrival, effect, marker, and the estate it adds to."""
    worth: float = arrival_vp(tile, next_arrival(state, tile))
    if worth and seat.has(Ability.PIT_CAR_TIPPLE):
        worth += horizon.box.ruleset.valley.tipple_vp
    for effect in tile.effects:
        worth += effect_worth(effect, seat, blacks, horizon, weights)
    if tile.marker is not None:
        worth += horizon.box.ruleset.final.marker
        if horizon.phases:
            worth += weights.marker + marker_more(tile.marker, weights)
    abilities = seat.abilities | (tile.ability.bit if tile.ability is not None else 0)
    worth += estate_worth(horizon, weights, seat.tiles | 1 << tile.index, abilities)
    return worth - estate_worth(horizon, weights, seat.tiles, seat.abilities)


def best_acquisition(
    state: GameState, seat: Seat, lay: Lay, horizon: Horizon, weights: Weights, wanted: str | None
) -> Acquire | None:
    """Return the best development to acquire with these disks, or the wanted one; None if work is better."""
    if lay.total == NO_DISKS and not lay.special:
        return None
    best: Acquire | None = None
    most = float(sum(lay.total)) if own_work(lay) is not None and wanted is None else float("-inf")
    for move in acquisitions(state, seat, lay):
        assert isinstance(move, Acquire)
        if wanted is not None and move.tile != wanted:
            continue
        tile = state.box.tiles[state.box.index[move.tile]]
        worth = _tile_worth(state, seat, tile, lay.total[Colour.BLACK], horizon, weights) - (
            weights.distant if move.pay is not None else 0
        )
        if worth > most:
            best, most = move, worth
    return best
