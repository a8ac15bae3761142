"""The worth of a development to a seat now, and the best development to acquire with some disks."""

from __future__ import annotations

from game.automa.answers import effect_worth
from game.automa.estate import estate_worth
from game.automa.horizon import Horizon
from game.automa.valley import marker_more
from game.automa.weights import Weights
from game.rules.box import TileInfo
from game.rules.developments import acquisitions
from game.rules.moves import Acquire, Lay
from game.rules.state import GameState, Seat
from game.rules.terms import NO_DISKS, Ability, Colour
from game.rules.workers import own_work


def arrival_vp(tile: TileInfo, arrival: int) -> int:
    """Return the VP for acquiring a tile as the first, the second … (T6, B3); arrivals count from 0."""
    return tile.arrival[arrival] if arrival < len(tile.arrival) else 0


def next_arrival(state: GameState, tile: TileInfo) -> int:
    """Return the place, from 0, at which a seat would acquire a tile; black ones count together (B3)."""
    if tile.black:
        return sum(bool(state.stacks[other.index]) for other in state.box.tiles if other.black)
    return len(state.stacks[tile.index])


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
