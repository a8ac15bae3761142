"""The worth of a set of developments: use in the time left, neighbours, and final scoring."""

from __future__ import annotations

from functools import lru_cache

from game.automa.horizon import Horizon
from game.automa.weights import Weights
from game.rules.box import TileInfo
from game.rules.scoring import by_count
from game.rules.terms import Ability

_ON_THE_WAY = 0.2
"""The share of the worth of a much wanted development that its neighbours get."""


@lru_cache(maxsize=65_536)
def estate_worth(horizon: Horizon, weights: Weights, tiles: int, abilities: int) -> float:
    """Return the worth of the tiles in the bit set `tiles`, with these abilities."""
    owned = horizon.box.owned(tiles)
    return (
        _buildings(horizon, weights, owned)
        + _symbols(horizon, weights, owned)
        + _abilities(horizon, weights, abilities)
        + _reach(horizon, weights, tiles)
        + _liked(horizon, weights, tiles)
    )


def _buildings(horizon: Horizon, weights: Weights, owned: list[TileInfo]) -> float:
    """G4; while there is time, also a part of the next building's VP."""
    table = horizon.box.ruleset.final.buildings
    count = sum(tile.symbol == "building" for tile in owned)
    vp = by_count(table, count, 0)
    following = by_count(table, count + 1, 0) - vp
    return vp + (weights.building * following if count and horizon.phases > 1 else 0)


def _symbols(horizon: Horizon, weights: Weights, owned: list[TileInfo]) -> float:
    """G3; while there is time, also symbols still to come."""
    more = weights.symbol_more * min(horizon.phases, weights.phases_ahead)
    return sum(
        sum(other.symbol == tile.end_symbol for other in owned) + more for tile in owned if tile.end_symbol
    )


def _abilities(horizon: Horizon, weights: Weights, abilities: int) -> float:
    figures: tuple[tuple[Ability, float], ...] = (
        (Ability.BARN, weights.barn * horizon.winters),
        (Ability.COAL_STORAGE, weights.coal_storage * horizon.winters),
        (Ability.CHARCOAL_BURNER, weights.burner * horizon.phases),
        (Ability.WATER_MILL, weights.mill * horizon.phases),
        (Ability.IMPROVED_FARMHAND, weights.farmhand * horizon.phases),
        (Ability.BUCKET, weights.bucket * horizon.waters),
        (Ability.HORSE_AND_CART, weights.horse * horizon.winters),
    )
    if horizon.valley:
        figures += _valley_abilities(horizon, weights, abilities)
    return sum(worth for ability, worth in figures if abilities & ability.bit)


def _valley_abilities(
    horizon: Horizon, weights: Weights, abilities: int
) -> tuple[tuple[Ability, float], ...]:
    """Return the same for the Ruhr Valley; the Bucket's water also goes onto the Water Channel (18)."""
    figures = horizon.box.ruleset.valley.channel
    dry = figures.vp / figures.water if abilities & Ability.BUCKET.bit else 0.0
    autumns = horizon.winters - (1 if horizon.last_phase_of_year else 0)
    return (
        (Ability.WATER_CHANNEL, (weights.channel + dry) * horizon.waters),
        (Ability.FARMERS_WIFE, weights.wife * horizon.phases),
        (Ability.TOWPATH_HORSE, weights.towpath * horizon.phases),
        (Ability.THANKSGIVING, weights.thanksgiving * autumns),
        (Ability.SCHULTHEISS, weights.schultheiss * horizon.winters),
        (Ability.PIT_CAR_TIPPLE, weights.tipple * horizon.phases),
        (Ability.WORKSHOP, weights.workshop * horizon.phases),
    )


def _reach(horizon: Horizon, weights: Weights, tiles: int) -> float:
    """Return the worth of the two best developments within reach (T3); only one of them black (B2)."""
    if not horizon.phases:
        return 0.0
    box = horizon.box
    black = any(tile.black for tile in box.owned(tiles))
    levels = sorted(
        tile.level
        for tile in box.tiles
        if tile.level > 1
        and not tiles >> tile.index & 1
        and tiles & box.beside[tile.index]
        and not (black and tile.black)
    )
    return (
        (weights.reach + weights.tastes.reach) * sum(levels[-2:]) * min(horizon.phases, weights.phases_ahead)
    )


def _liked(horizon: Horizon, weights: Weights, tiles: int) -> float:
    """Return the worth of certain developments to a taste, and a part of it for the way to one (T3)."""
    worth = 0.0
    for number, vp in weights.tastes.tiles:
        index = horizon.box.index.get(number)
        if index is not None and tiles >> index & 1:
            worth += vp
        elif index is not None and vp > 0 and tiles & horizon.box.beside[index]:
            worth += _ON_THE_WAY * vp
    return worth
