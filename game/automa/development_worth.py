"""The worth of developments and their effects to a seat, and the best answer to an effect that asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from game.automa.estate import amounts_worth, estate_worth, marker_more, yields_worth
from game.automa.horizon import Horizon
from game.automa.priorities import worth
from game.automa.weights import Weights
from game.rules import play
from game.rules.box import TileInfo
from game.rules.disks import BLACK, amount
from game.rules.effects import (
    BonusOffer,
    ChooseOne,
    Effect,
    Exchange,
    Gain,
    HandOver,
    KiepenkerlTrade,
    Lose,
    MarkerOffer,
    MayDig,
    MayDrain,
    Offer,
    ReturnDebt,
)
from game.rules.engine import (
    ABANDONED_FARM,
    PINGE_BLOCKED,
    PROP_IRON,
    PROP_PINGE,
    PROP_TUNNEL,
    TUNNEL_BLOCKED,
    acquisitions,
    arrival_vp,
    counted,
    dig_refusal,
    effect_at,
    effect_moves,
    happens_now,
    losable,
    next_arrival,
)
from game.rules.ids import TileId
from game.rules.moves import Acquire, Choose, Drain, GiveCoal, GiveFood, Lay, Move
from game.rules.ruleset import NONE
from game.rules.state import GameState, Seat, TileEffect
from game.rules.terms import Ability, Marker

_FARM: Final = int(Marker.ABANDONED_FARM)


def effect_worth(effect: Effect, seat: Seat, blacks: int, horizon: Horizon, weights: Weights) -> float:
    """Return the worth of a tile's effect at plain prices; `blacks` counts the black disks that pay."""
    if isinstance(effect, Gain):
        if effect.whom == "others":
            return 0.0
        times = 1 if effect.each == NONE else counted(horizon.box, seat, effect.each) // effect.per
        return times * amounts_worth(effect.amounts, weights) if blacks >= effect.blacks else 0.0
    if isinstance(effect, Lose):
        return 0.0 if effect.whom == "others" else -amounts_worth(losable(seat, effect.amounts), weights)
    if isinstance(effect, ChooseOne):
        return max(_exchange_worth(option, seat, horizon, weights) for option in effect.options)
    if isinstance(effect, BonusOffer):
        return weights.bonus
    if isinstance(effect, MarkerOffer):
        return horizon.box.ruleset.final.marker + weights.marker
    if isinstance(effect, KiepenkerlTrade):
        return weights.trade
    return _small_worth(effect, seat, weights)


def _small_worth(effect: ReturnDebt | HandOver | MayDrain | MayDig, seat: Seat, weights: Weights) -> float:
    """Return the worth of returned debt, a coal given away, or water or coal that may be removed."""
    if isinstance(effect, ReturnDebt):
        return weights.debt * min(seat.debt, effect.amount)
    if isinstance(effect, HandOver):
        lost = {"farm": weights.coal, "mine": -weights.pinge_coal, "shaft": weights.shaft, "tile": 0.0}
        return -weights.gift - lost[effect.source]
    if isinstance(effect, MayDrain) and effect.most > 1:
        return (weights.water + weights.flood) * min(seat.water, effect.most)
    if isinstance(effect, MayDrain | MayDig):
        return weights.may
    assert_never(effect)


def _exchange_worth(option: Exchange, seat: Seat, horizon: Horizon, weights: Weights) -> float:
    worth = amounts_worth(option.gain, weights) - amounts_worth(option.pay, weights)
    for effect in option.then:
        worth += effect_worth(effect, seat, 0, horizon, weights)
    return worth


def prop_to_dig(seat: Seat, horizon: Horizon) -> Move | None:
    """Return the move that places the prop for the next coal, of wood if possible; None if no prop helps."""
    if not (seat.wood or seat.iron or seat.markers[_FARM]):
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
    return ABANDONED_FARM if seat.markers[_FARM] else None


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
    if isinstance(effect, Offer):
        return _tried(state, number, worth_trying(state, moves), horizon, weights)
    assert_never(effect)


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


def _as_owner(seat: Seat, tile: TileInfo) -> Seat:
    """Return the seat once it owns a tile, whose symbol then counts."""
    owner = seat.copy()
    owner.tiles |= 1 << tile.index
    return owner


def _tile_worth(
    state: GameState, seat: Seat, tile: TileInfo, blacks: int, horizon: Horizon, weights: Weights
) -> float:
    """Return the worth of acquiring a tile now: arrival, effect, marker, and the estate it adds to."""
    worth = float(arrival_vp(tile, next_arrival(state, tile)))
    if worth and seat.has(Ability.PIT_CAR_TIPPLE):
        worth += horizon.box.ruleset.valley.tipple_vp
    owner = _as_owner(seat, tile) if tile.counts else seat
    for at, effect in enumerate(tile.effects):
        if not tile.timing or happens_now(state, tile.timing[at]):
            worth += effect_worth(effect, owner, blacks, horizon, weights)
    if horizon.box.yields:
        worth += yields_worth(_as_owner(seat, tile), 1 << tile.index, horizon, weights)
    if tile.marker is not None:
        worth += horizon.box.ruleset.final.marker
        if horizon.phases:
            worth += weights.marker + marker_more(tile.marker, weights)
    abilities = seat.abilities | (tile.ability.bit if tile.ability is not None else 0)
    worth += estate_worth(horizon, weights, seat.tiles | 1 << tile.index, abilities)
    return worth - estate_worth(horizon, weights, seat.tiles, seat.abilities)


def acquisition_of(state: GameState, seat: Seat, lay: Lay, tile: TileId) -> Acquire | None:
    """Return the first way to acquire a development with these disks; None if there is none."""
    for move in acquisitions(state, seat, lay):
        assert isinstance(move, Acquire)
        if move.tile == tile:
            return move
    return None


def best_acquisition(
    state: GameState, seat: Seat, lay: Lay, horizon: Horizon, weights: Weights
) -> Acquire | None:
    """Return the best development to acquire with these disks; None if work is better."""
    if lay.empty and not state.box.gives:
        return None
    best: Acquire | None = None
    works = lay.empty or lay.colour >= 0
    most = float(amount(lay.total)) if works else float("-inf")
    for move in acquisitions(state, seat, lay):
        assert isinstance(move, Acquire)
        tile = state.box.tiles[state.box.index[move.tile]]
        worth = _tile_worth(state, seat, tile, lay.total[BLACK], horizon, weights) - (
            weights.distant if move.pay is not None else 0
        )
        if worth > most:
            best, most = move, worth
    return best
