"""The worth of a set of developments: what it does in the time left, leads to, and scores in the end."""

from __future__ import annotations

from functools import lru_cache

from game.automa.horizon import Horizon
from game.automa.weights import Weights
from game.rules.box import TileInfo
from game.rules.scoring import by_count
from game.rules.terms import Ability

_ON_THE_WAY = 0.2
"""How much of a development that is wanted at any price its neighbours are worth."""


@lru_cache(maxsize=65_536)
def estate_worth(horizon: Horizon, weights: Weights, tiles: int, abilities: int) -> float:
    """The worth of the tiles in the bit set `tiles`, with the abilities they and the setup gave."""
    owned = [tile for tile in horizon.box.tiles if tiles >> tile.index & 1]
    return (
        _buildings(horizon, weights, owned)
        + _symbols(horizon, weights, owned)
        + _abilities(horizon, weights, abilities)
        + _reach(horizon, weights, tiles)
        + _liked(horizon, weights, tiles)
    )


def _buildings(horizon: Horizon, weights: Weights, owned: list[TileInfo]) -> float:
    """G4; while there is time, a part of what the next building will add."""
    table = horizon.box.ruleset.final.buildings
    count = sum(tile.symbol == "building" for tile in owned)
    vp = by_count(table, count, 0)
    following = by_count(table, count + 1, 0) - vp
    return vp + (weights.building * following if count and horizon.phases > 1 else 0)


def _symbols(horizon: Horizon, weights: Weights, owned: list[TileInfo]) -> float:
    """G3; while there is time, symbols that may still come."""
    more = weights.symbol_more * min(horizon.phases, weights.phases_ahead)
    return sum(
        sum(other.symbol == tile.end_symbol for other in owned) + more for tile in owned if tile.end_symbol
    )


def _abilities(horizon: Horizon, weights: Weights, abilities: int) -> float:
    """Return what the abilities bring in the winters, phases and waters left."""
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
    """The same for those of the Ruhr Valley; the Bucket's water lies on the Water Channel as well (18)."""
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
    """The two best developments that can be reached from these (T3); of black ones only the first (B2)."""
    if not horizon.phases:
        return 0.0
    box = horizon.box
    black = any(tile.black and tiles >> tile.index & 1 for tile in box.tiles)
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
    """Return the taste for certain developments; a part already for the way to one that is wanted (T3)."""
    worth = 0.0
    for number, vp in weights.tastes.tiles:
        index = horizon.box.index.get(number)
        if index is not None and tiles >> index & 1:
            worth += vp
        elif index is not None and vp > 0 and tiles & horizon.box.beside[index]:
            worth += _ON_THE_WAY * vp
    return worth
