"""The bauer's measures of the goods on the farm, and of the lease they are kept for."""

from __future__ import annotations

from typing import Final

from game.automa.horizon import Horizon
from game.automa.weights import Weights
from game.rules.engine import by_count, coal_vp, open_slots
from game.rules.state import Seat
from game.rules.terms import Ability, Resource, Season, Slot

_FOOD: Final = Resource.FOOD
_WOOD: Final = Resource.WOOD
_BURNER: Final = Ability.CHARCOAL_BURNER.bit


def stored(seat: Seat, kind: Resource, count: int) -> tuple[int, ...]:
    """Return the VP of so many of a good in the places that take it, the best first (W3)."""
    if count <= 0:
        return ()
    return seat.board.storage.open(seat.abilities, seat.tiles).points[kind][:count]


def lease(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """W2: each piece this winter's lease will miss, and the debt there is."""
    missing = max(horizon.food_due - seat.food, 0) + max(horizon.thaler_due - seat.thaler, 0)
    if horizon.raw_goods_due:
        due = horizon.lease
        missing += max(due.wood - seat.wood, 0) + max(due.coal - seat.coal, 0) + max(due.iron - seat.iron, 0)
    return (weights.tastes.credit - weights.debt) * (missing * _hope(horizon, weights) + seat.debt)


def _hope(horizon: Horizon, weights: Weights) -> float:
    """Return the share of a missing piece of lease that counts; 0 for who does not think of the lease yet."""
    return weights.hope[min(horizon.phases_this_year, len(weights.hope) - 1)]


def food(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Food beyond the lease pays contract workers; in winter only a slot keeps it."""
    spare = max(seat.food - (horizon.food_due if _hope(horizon, weights) else 0), 0)
    if not horizon.last_phase_of_year:
        workers = 2 if seat.exhausted else 1
        useful = min(spare, workers * horizon.phases_this_year)
        return weights.food * useful + weights.food_more * (spare - useful)
    kept = weights.food_kept if horizon.winters > 1 else 0.0
    return sum((vp + kept for vp in stored(seat, _FOOD, spare)), 0.0)


def coal(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """W1: coal on the farm at the winter scoring; one or two pieces outlive it.

    What it brings in the coal store of the base is in the weight of that development.
    """
    if horizon.coal_counts and not horizon.last_phase_of_year:
        return weights.coal * seat.coal
    spare = max(seat.coal - horizon.lease.coal, 0)
    kept = weights.coal_kept * min(spare, 1) if horizon.winters > 1 else 0.0
    if not horizon.coal_counts:
        return kept
    if Slot.COAL_STORE not in open_slots(seat):
        kept += sum(stored(seat, Resource.COAL, spare))
    return kept + coal_vp(horizon.box.ruleset.winter, seat)


def thaler(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """G6, and the leases to come."""
    due = horizon.thaler_due if _hope(horizon, weights) else 0
    spare = max(seat.thaler - due - horizon.thaler_later, 0)
    if horizon.winters > 1:
        return weights.thaler_for_lease * (seat.thaler - spare) + weights.thaler * spare
    final = horizon.box.ruleset.final
    return by_count(final.thaler, spare, final.thaler_more)


def wood(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Wood for the next props, for the charcoal burner, and 1 for the winter's slot."""
    burner = seat.abilities & _BURNER
    if not horizon.last_phase_of_year and not burner:
        useful = min(seat.wood, _empty_fields(seat), weights.props_ahead)
        return weights.wood * useful + weights.wood_more * (seat.wood - useful)
    winter = sum(stored(seat, _WOOD, seat.wood - horizon.lease.wood))
    if horizon.season == Season.WINTER:
        return winter
    if burner:
        return winter + weights.wood_to_burn * max(seat.wood - (1 if winter else 0), 0)
    return winter + weights.wood * min(seat.wood, 1) if horizon.phases else winter


def _empty_fields(seat: Seat) -> int:
    """Return the number of fields that still wait for a prop of wood."""
    board = seat.board
    pinge = 0 if seat.exhausted else board.pinge_fields - seat.pinge_props
    iron_only = (board.iron_only >> seat.tunnel_props).bit_count()
    return pinge + board.tunnel_fields - seat.tunnel_props - iron_only


def iron(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """I2, W3: iron for the next iron-only fields and the last lease; over a winter the workshop keeps one."""
    spare = max(seat.iron - (horizon.lease.iron if _hope(horizon, weights) else 0), 0)
    if not spare:
        return 0.0
    wanted = (seat.board.iron_only >> seat.tunnel_props).bit_count() + horizon.iron_later
    if not horizon.last_phase_of_year:
        useful = min(spare, wanted)
        return weights.iron * useful + weights.iron_more * (spare - useful)
    kept = (weights.iron if wanted else weights.iron_more) if horizon.winters > 1 else 0.0
    return sum((vp + kept for vp in stored(seat, Resource.IRON, spare)), 0.0)
