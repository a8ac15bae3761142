"""The worth of what a seat has acquired: developments with their abilities, markers, and its bonus marker."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.automa.horizon import Horizon, tunnel_worth_of
from game.automa.weights import Weights
from game.rules.box import Box, TileInfo
from game.rules.effects import Effect, Gain, Lose, is_shared
from game.rules.engine import by_count, counted
from game.rules.ruleset import NONE, Amounts, BonusData, load_ruleset
from game.rules.state import NO_BONUS, NO_MARKERS, Seat
from game.rules.storage import Storage
from game.rules.terms import HIDDEN_BONUS, Ability, Bonus, Marker

_BUCKET: Final = Ability.BUCKET.bit
_ON_THE_WAY: Final = 0.2
"""The share of the worth of a much wanted development that its neighbours get."""
_RIVALS: Final = 0.6
"""What others gain costs so much of its worth, and what they lose brings it: they come nearer, or ahead."""
_ROOM: Final = 0.4
"""A storage place beyond what scores there: a good that it keeps for the spring."""
_HAVING: Final = 0.5
"""So much of what a development takes there is to take, on the whole."""
_TO_COME: Final = {"thaler": 0.4, "prop": 0.5, "section": 0.3, "development": 0.5, "marker": 0.1}
"""So many more a phase of what developments can count at the end; goods come and go."""
_MORE: Final = {
    Marker.WICKER_BASKET: "basket",
    Marker.COTTAGE: "cottage",
    Marker.KIEPENKERL: "kiepenkerl",
    Marker.MARKET: "market",
    Marker.ABANDONED_FARM: "abandoned_farm",
}
"""The weights of markers that are worth more than a colour marker."""
_WORTH_MORE: Final = tuple((int(marker), name) for marker, name in _MORE.items())
_WINDLASS: Final = int(Marker.WINDLASS)


@lru_cache(maxsize=65_536)
def estate_worth(horizon: Horizon, weights: Weights, tiles: int, abilities: int) -> float:
    """Return the worth of the tiles in the bit set `tiles`, with these abilities."""
    owned = horizon.box.owned(tiles)
    return (
        _buildings(horizon, weights, owned)
        + _symbols(horizon, weights, owned)
        + _abilities(horizon, weights, abilities)
        + _stores(horizon, abilities, tiles)
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
        tile.end_vp
        * (sum(other.symbol == tile.end_symbol for other in owned) // tile.end_per + more / tile.end_per)
        for tile in owned
        if tile.end_symbol
    )


def yields_worth(seat: Seat, tiles: int, horizon: Horizon, weights: Weights) -> float:
    """Return what the developments in a bit set count at the end, and bring whenever a season begins."""
    worth = _counts_worth(seat, tiles, horizon) + _shared_worth(tiles, horizon, weights)
    years = horizon.box.years if horizon.phases else 0
    year = horizon.box.years - (horizon.phases - horizon.phases_this_year) // len(horizon.box.phases)
    for tile in horizon.box.lasting:
        if tiles >> tile.index & 1:
            for effect, timing in zip(tile.effects, tile.timing, strict=True):
                if timing and timing.every and isinstance(effect, Gain | Lose) and effect.whom != "others":
                    times = timing.times_left(year, horizon.season, years, horizon.box.phases)
                    worth += times * _each_time(effect, seat, horizon, weights)
    return worth


def _each_time(effect: Effect, seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Return what a seat has once of a gain or a loss of its own."""
    many = 1
    if isinstance(effect, Gain) and effect.each != NONE:
        many = counted(horizon.box, seat, effect.each) // effect.per
    return many * _brought(effect, weights)


def _brought(effect: Effect, weights: Weights) -> float:
    """Return the worth of a gain, or of a loss, to whoever has it."""
    if isinstance(effect, Lose):
        return -_HAVING * amounts_worth(effect.amounts, weights)
    return amounts_worth(effect.amounts, weights) if isinstance(effect, Gain) else 0.0


def _shared_worth(tiles: int, horizon: Horizon, weights: Weights) -> float:
    """Return what it is worth that others gain or lose by one's developments."""
    worth = 0.0
    for tile in horizon.box.sharing:
        if tiles >> tile.index & 1:
            for at, effect in enumerate(tile.effects):
                if is_shared(effect):
                    timing = tile.timing[at] if tile.timing else None
                    times = 1 + horizon.phases // len(horizon.box.phases) if timing and timing.every else 1
                    worth -= _RIVALS * times * _brought(effect, weights)
    return worth


def amounts_worth(amounts: Amounts, weights: Weights) -> float:
    """Return the worth of goods at plain prices."""
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


def _counts_worth(seat: Seat, tiles: int, horizon: Horizon) -> float:
    """Return what the developments in a bit set score at the end for goods, props and others (G3).

    While there is time, each of them is a part of the next VP, and some are still to come.
    """
    worth = 0.0
    for tile in horizon.box.counting:
        if tiles >> tile.index & 1:
            count = float(counted(horizon.box, seat, tile.end_each or ""))
            if horizon.phases:
                more = _TO_COME.get(tile.end_each or "", 0.0) * horizon.phases
                worth += tile.end_vp * (count + more) / tile.end_per
            else:
                worth += tile.end_vp * (count // tile.end_per)
    return worth


def _abilities(horizon: Horizon, weights: Weights, abilities: int) -> float:
    """Return the worth of abilities in the time left; the Bucket's water also goes onto the Water Channel."""
    figures = _ability_figures(horizon, weights, bool(abilities & _BUCKET))
    return sum(worth for bit, worth in figures if abilities & bit)


@lru_cache(maxsize=256)
def _ability_figures(horizon: Horizon, weights: Weights, bucket: bool) -> tuple[tuple[int, float], ...]:
    """Return the bit and the worth of each ability for a seat with a Bucket or without."""
    channel = horizon.box.ruleset.valley.channel
    dry = channel.vp / channel.water if bucket else 0.0
    autumns = horizon.winters - (1 if horizon.last_phase_of_year else 0)
    figures: tuple[tuple[Ability, float], ...] = (
        (Ability.BARN, weights.barn * horizon.winters),
        (Ability.COAL_STORAGE, weights.coal_storage * horizon.winters),
        (Ability.CHARCOAL_BURNER, weights.burner * horizon.phases),
        (Ability.WATER_MILL, weights.mill * horizon.phases),
        (Ability.IMPROVED_FARMHAND, weights.farmhand * horizon.phases),
        (Ability.BUCKET, weights.bucket * horizon.waters),
        (Ability.HORSE_AND_CART, weights.horse * horizon.winters),
        (Ability.WATER_CHANNEL, (weights.channel + dry) * horizon.waters),
        (Ability.FARMERS_WIFE, weights.wife * horizon.phases),
        (Ability.TOWPATH_HORSE, weights.towpath * horizon.phases),
        (Ability.THANKSGIVING, weights.thanksgiving * autumns),
        (Ability.SCHULTHEISS, weights.schultheiss * horizon.winters),
        (Ability.PIT_CAR_TIPPLE, weights.tipple * horizon.phases),
        (Ability.WORKSHOP, weights.workshop * horizon.phases),
    )
    return tuple((ability.bit, worth) for ability, worth in figures)


def _stores(horizon: Horizon, abilities: int, tiles: int) -> float:
    """Return the worth of storage places in the winters left, beyond that of those in the base."""
    usual = _usual(horizon.box)
    if usual is None:
        return 0.0
    here = horizon.box.storage
    more = [_ROOM + max(here.vp[slot].values()) for slot in here.open(abilities, tiles).slots]
    less = [_ROOM + max(usual.vp[slot].values()) for slot in usual.open(abilities, tiles).slots]
    return horizon.winters * (sum(more, 0.0) - sum(less, 0.0))


@lru_cache(maxsize=256)
def _usual(box: Box) -> Storage | None:
    """Return the storage places of the base; None where a box has just these."""
    base = load_ruleset()
    return None if box.ruleset.storage == base.storage else Storage(base, box.index)


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


def markers(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """G5: a marker kept is VP, used it is a disk, a swap or an activation."""
    if seat.markers is NO_MARKERS and seat.fresh is NO_MARKERS:
        return 0.0
    count = sum(seat.markers) + sum(seat.fresh)
    vp = float(horizon.box.ruleset.final.marker * count)
    if not horizon.phases:
        return vp
    more = 0.0
    for marker, name in _WORTH_MORE:
        held = seat.markers[marker] + seat.fresh[marker]
        if held:
            more += held * getattr(weights, name)
    windlass = seat.markers[_WINDLASS] + seat.fresh[_WINDLASS]
    return vp + more + weights.marker * (count + windlass)


def marker_more(marker: Marker, weights: Weights) -> float:
    """Return the worth of a marker beyond that of a colour marker."""
    name = _MORE.get(marker)
    return getattr(weights, name) if name else 0.0


def bonus_marker(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """B6: the VP of the bonus marker; one still to be chosen, or hidden (R-26), counts as a good one."""
    box = horizon.box
    if seat.bonus == NO_BONUS:
        return weights.bonus if any(tile.black for tile in box.owned(seat.tiles)) else 0.0
    if seat.bonus == HIDDEN_BONUS:
        return weights.bonus
    bonus = box.ruleset.black.bonus[Bonus(seat.bonus).label]  # type: ignore[index]
    return (
        bonus.vp
        + _sections(seat, horizon, bonus, weights)
        + _more_buildings(seat, horizon, bonus)
        + _tokens(seat, horizon, bonus, weights)
        + _money(seat, horizon, bonus, weights)
    )


def _sections(seat: Seat, horizon: Horizon, bonus: BonusData, weights: Weights) -> float:
    """Emptied sections with the marker's symbol, and while there is time those to come."""
    if bonus.section == NONE:
        return 0.0
    chart = tunnel_worth_of(horizon.box, seat.board)
    counts = chart.symbols[bonus.section]
    now = counts[chart.emptied[seat.tunnel_dug]]
    return now + min(counts[-1] - now, weights.tunnel_more * horizon.phases)


def _more_buildings(seat: Seat, horizon: Horizon, bonus: BonusData) -> float:
    """One more building symbol beside those on the tiles."""
    table = horizon.box.ruleset.final.buildings
    count = sum(tile.symbol == "building" for tile in horizon.box.owned(seat.tiles))
    return by_count(table, count + bonus.buildings, 0) - by_count(table, count, 0)


def _tokens(seat: Seat, horizon: Horizon, bonus: BonusData, weights: Weights) -> float:
    """VP for tokens, including those still to come."""
    if not bonus.tokens:
        return 0.0
    count = seat.tiles.bit_count()
    return (count + min(horizon.box.tokens - count, weights.token * horizon.phases)) // bonus.tokens


def _money(seat: Seat, horizon: Horizon, bonus: BonusData, weights: Weights) -> float:
    """Debt that goes back, water that does not cost, one more Thaler."""
    final = horizon.box.ruleset.final
    worth = weights.debt * min(seat.debt + (1 if horizon.phases else 0), bonus.debt)
    if bonus.dry and not horizon.phases:  # before, it still stops the mining
        worth -= final.water_more * max(seat.water - final.water_free, 0)
    more = by_count(final.thaler, seat.thaler + bonus.thaler, final.thaler_more)
    return worth + more - by_count(final.thaler, seat.thaler, final.thaler_more)
