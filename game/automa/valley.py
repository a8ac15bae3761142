"""The bauer's priorities with the Ruhr Valley: iron, bonus markers, Water Channel, new markers."""

from __future__ import annotations

from game.automa.horizon import Horizon, tunnel_worth_of
from game.automa.weights import Weights
from game.rules.figures import BonusData
from game.rules.scoring import by_count
from game.rules.state import NO_BONUS, Seat
from game.rules.terms import Ability, Bonus, Marker

_WORKSHOP, _SMITHY = Ability.WORKSHOP.bit, Ability.VILLAGE_SMITHY.bit
_MORE = {
    Marker.WICKER_BASKET: "basket",
    Marker.COTTAGE: "cottage",
    Marker.KIEPENKERL: "kiepenkerl",
    Marker.MARKET: "market",
    Marker.ABANDONED_FARM: "abandoned_farm",
}
"""The weights of the new markers."""


def iron(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """I2, W3: iron for the next iron-only fields and the last lease; over a winter the workshop keeps one."""
    spare = max(seat.iron - horizon.lease.iron, 0)
    if not spare:
        return 0.0
    wanted = (seat.board.iron_only >> seat.tunnel_props).bit_count() + horizon.iron_later
    if not horizon.last_phase_of_year:
        useful = min(spare, wanted)
        return weights.iron * useful + weights.iron_more * (spare - useful)
    if not seat.abilities & _WORKSHOP:
        return 0.0
    kept = weights.iron if wanted else weights.iron_more
    return horizon.box.ruleset.winter.workshop_iron + (kept if horizon.winters > 1 else 0.0)


def iron_props(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """I5: iron props beside emptied sections, and while there is time beside others."""
    if not seat.iron_props:
        return 0.0
    figures = horizon.box.ruleset.iron
    vp = figures.smithy_vp if seat.abilities & _SMITHY else figures.prop_vp
    emptied = tunnel_worth_of(horizon.box, seat.board).emptied[seat.tunnel_dug]
    scoring = (seat.iron_props & (1 << emptied) - 1).bit_count()
    hope = weights.iron_prop if horizon.phases else 0.0
    return vp * (scoring + hope * (seat.iron_props.bit_count() - scoring))


def bonus_marker(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """B6: the VP of the bonus marker; one still to be chosen counts as a good one."""
    box = horizon.box
    if not box.black:
        return 0.0
    if seat.bonus == NO_BONUS:
        return weights.bonus if any(tile.black for tile in box.owned(seat.tiles)) else 0.0
    bonus = box.ruleset.black.bonus[Bonus(seat.bonus).label]  # type: ignore[index]
    return (
        bonus.vp
        + _sections(seat, horizon, bonus, weights)
        + _buildings(seat, horizon, bonus)
        + _tokens(seat, horizon, bonus, weights)
        + _money(seat, horizon, bonus, weights)
    )


def water_channel(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """18: water on the Water Channel that does not score yet."""
    return weights.channelled * seat.channel if horizon.phases else 0.0


def markers_more(seat: Seat, weights: Weights) -> float:
    """Return the worth of new markers beyond that of a colour marker."""
    return sum(marker_more(marker, weights) * (seat.markers[marker] + seat.fresh[marker]) for marker in _MORE)


def marker_more(marker: Marker, weights: Weights) -> float:
    """Return the same for one marker; 0 for those of the base game."""
    name = _MORE.get(marker)
    return getattr(weights, name) if name else 0.0


def _sections(seat: Seat, horizon: Horizon, bonus: BonusData, weights: Weights) -> float:
    """Emptied sections with the marker's symbol, and while there is time those to come."""
    if bonus.section is None:
        return 0.0
    chart = tunnel_worth_of(horizon.box, seat.board)
    counts = chart.symbols[bonus.section]
    now = counts[chart.emptied[seat.tunnel_dug]]
    return now + min(counts[-1] - now, weights.tunnel_more * horizon.phases)


def _buildings(seat: Seat, horizon: Horizon, bonus: BonusData) -> float:
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
    if bonus.dry:
        worth -= final.water_more * max(seat.water - final.water_free, 0)
    more = by_count(final.thaler, seat.thaler + bonus.thaler, final.thaler_more)
    return worth + more - by_count(final.thaler, seat.thaler, final.thaler_more)
