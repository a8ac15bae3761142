"""The bauer's priorities, and the worth of a seat's position to it.

A position's worth is the sum of all. Every measure is in VP and reads one seat and the horizon only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.automa.estate import estate_worth
from game.automa.horizon import Horizon, tunnel_worth_of
from game.automa.valley import bonus_marker, iron, iron_props, markers_more, water_channel
from game.automa.weights import NO_TASTES, Weights
from game.rules.phases.winter import coal_vp
from game.rules.scoring import by_count
from game.rules.state import Seat
from game.rules.terms import Ability, Marker, Season

Measure = Callable[[Seat, Horizon, Weights], float]
_BARN, _BURNER, _BUCKET = Ability.BARN.bit, Ability.CHARCOAL_BURNER.bit, Ability.BUCKET.bit
_SCHULTHEISS = Ability.SCHULTHEISS.bit


class Priority(NamedTuple):
    """Something the bauer cares about; `key` is part of the ids of messages about it.

    `lines` are the rules of the final scoring whose VP the measure contains.
    """

    key: str
    measure: Measure
    lines: tuple[str, ...] = ()


def _lease(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """W2: each piece this winter's lease will miss, and the debt there is."""
    missing = max(horizon.lease.food - seat.food, 0) + max(horizon.lease.thaler - seat.thaler, 0)
    if horizon.valley:
        missing += max(horizon.lease.wood - seat.wood, 0) + max(horizon.lease.coal - seat.coal, 0)
        missing += max(horizon.lease.iron - seat.iron, 0)
    hope = weights.hope[min(horizon.phases_this_year, len(weights.hope) - 1)]
    return (weights.tastes.credit - weights.debt) * (missing * hope + seat.debt)


def _food(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Food beyond the lease pays contract workers; in winter only a slot keeps it."""
    spare = max(seat.food - horizon.lease.food, 0)
    if not horizon.last_phase_of_year:
        workers = 2 if seat.exhausted else 1
        useful = min(spare, workers * horizon.phases_this_year)
        return weights.food * useful + weights.food_more * (spare - useful)
    worth = 0.0
    if spare and seat.abilities & _BARN:
        worth = horizon.box.ruleset.winter.barn_food + (weights.food_kept if horizon.winters > 1 else 0)
        spare -= 1
    if spare and horizon.winters > 1:
        worth += weights.food_kept
    return worth


def _coal(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """W1: coal on the farm at the winter scoring; one or two pieces outlive it."""
    spare = max(seat.coal - horizon.lease.coal, 0)
    kept = weights.coal_kept * min(spare, 1) if horizon.winters > 1 else 0.0
    if not horizon.coal_counts:
        return kept
    if not horizon.last_phase_of_year:
        return weights.coal * seat.coal
    return kept + coal_vp(horizon.box.ruleset.winter, seat)


def _thaler(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """G6, and the leases to come."""
    spare = max(seat.thaler - horizon.lease.thaler - horizon.thaler_later, 0)
    if horizon.winters > 1:
        return weights.thaler_for_lease * (seat.thaler - spare) + weights.thaler * spare
    final = horizon.box.ruleset.final
    return by_count(final.thaler, spare, final.thaler_more)


def _wood(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Wood for the next props, for the charcoal burner, and 1 for the winter's slot."""
    winter = horizon.box.ruleset.winter.farm_wood if seat.wood > horizon.lease.wood else 0
    if horizon.season == Season.WINTER:
        return winter
    if seat.abilities & _BURNER:
        return winter + weights.wood_to_burn * max(seat.wood - (1 if winter else 0), 0)
    if not horizon.phases:
        return winter
    if horizon.last_phase_of_year:
        return winter + weights.wood * min(seat.wood, 1)
    wanted = min(_empty_fields(seat), weights.props_ahead)
    useful = min(seat.wood, wanted)
    return weights.wood * useful + weights.wood_more * (seat.wood - useful)


def _empty_fields(seat: Seat) -> int:
    """Return the number of fields that still wait for a prop of wood."""
    board = seat.board
    pinge = 0 if seat.exhausted else board.pinge_fields - seat.pinge_props
    iron = (board.iron_only >> seat.tunnel_props).bit_count()
    return pinge + board.tunnel_fields - seat.tunnel_props - iron


def _props(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Props before digging: those whose coal is not begun yet."""
    if not horizon.phases:
        return 0.0
    board = seat.board
    pinge = sum(board.pinge_reach[i] >= seat.pinge_dug for i in range(seat.pinge_props))
    tunnel = sum(board.tunnel_reach[i] >= seat.tunnel_dug for i in range(seat.tunnel_props))
    return weights.prop_pinge * pinge + weights.prop_tunnel * min(tunnel, weights.props_ahead)


def _water(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """G8, M5: water that costs VP in the end, or stops the mining."""
    if not horizon.phases:
        final = horizon.box.ruleset.final
        return final.water_more * max(seat.water - final.water_free, 0)
    soon = seat.water + (1 if horizon.wet_next and not seat.abilities & _BUCKET else 0)
    return -weights.water * soon - weights.flood * max(soon - seat.board.stops_pinge + 1, 0)


def _pinge(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """M6, M7: the Pinge exhausted early opens the Tunnel."""
    if not seat.exhausted:
        return weights.pinge_coal * seat.pinge_dug if horizon.phases else 0.0
    return weights.pinge_coal * seat.board.pinge_size + weights.tunnel_open * horizon.phases


def _tunnel(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """G1, G2: emptied sections, and the part of the next."""
    chart = tunnel_worth_of(horizon.box, seat.board)
    whole = chart.emptied[seat.tunnel_dug]
    worth: float = chart.vp[whole]
    if horizon.phases and whole < len(chart.vp) - 1:
        worth += weights.tunnel_coal * chart.begun[seat.tunnel_dug] * (chart.vp[whole + 1] - chart.vp[whole])
    for tile in horizon.box.tiles:
        if tile.end_section is not None and seat.tiles >> tile.index & 1:
            counts = chart.symbols[tile.end_section]
            worth += counts[whole] + min(counts[-1] - counts[whole], weights.tunnel_more * horizon.phases)
    return worth


def _shaft(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """M4: coal in the shaft that the Haspelknecht can still reel up."""
    actions = horizon.box.ruleset.workers.haspelknecht
    return weights.shaft * min(seat.shaft, actions * horizon.phases)


def _markers(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """G5: a marker kept is VP, used it is a disk, a swap or an activation."""
    count = sum(seat.markers) + sum(seat.fresh)
    if not count:
        return 0.0
    vp: float = horizon.box.ruleset.final.marker * count
    if not horizon.phases:
        return vp
    if horizon.valley:
        vp += markers_more(seat, weights)
    windlass = seat.markers[Marker.WINDLASS] + seat.fresh[Marker.WINDLASS]
    return vp + weights.marker * (count + windlass)


def _liked_coal(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    tastes = weights.tastes
    return tastes.coal_dug * seat.coal_removed + tastes.tunnel_coal * seat.tunnel_dug


POINTS = Priority("vp", lambda seat, horizon, weights: seat.score)
PRIORITIES: tuple[Priority, ...] = (
    POINTS,
    Priority("pinge", _pinge),
    Priority("tunnel", _tunnel, ("G1", "G2")),
    Priority("coal", _coal),
    Priority("lease", _lease, ("G7",)),
    Priority("developments", lambda s, h, w: estate_worth(h, w, s.tiles, s.abilities), ("G3", "G4")),
    Priority("thaler", _thaler, ("G6",)),
    Priority("water", _water, ("G8",)),
    Priority("props", _props),
    Priority("wood", _wood),
    Priority("food", _food),
    Priority("shaft", _shaft),
    Priority("markers", _markers, ("G5",)),
)
"""Priorities in the base game. Equal gains are named in this order in the reasons."""

IN_THE_VALLEY: tuple[Priority, ...] = (
    Priority("iron", iron),
    Priority("iron-props", iron_props, ("I5",)),
    Priority("bonus-marker", bonus_marker, ("B6",)),
    Priority("water-channel", water_channel),
)
"""Further priorities if the Ruhr Valley is in play."""

TO_ITS_TASTE: tuple[Priority, ...] = (
    Priority("liking-coal", _liked_coal),
    Priority("liking-goods", lambda s, h, w: w.tastes.food * s.food + w.tastes.wood * s.wood),
    Priority("liking-developments", lambda s, h, w: w.tastes.development * s.tiles.bit_count()),
    Priority("liking-thaler", lambda s, h, w: w.tastes.thaler * s.thaler),
)
"""Priorities of a temperament for their own sake."""

_EVERY = PRIORITIES + IN_THE_VALLEY
_MEASURES = tuple(priority.measure for priority in PRIORITIES)
_MORE = tuple(priority.measure for priority in IN_THE_VALLEY)
_TASTES = tuple(priority.measure for priority in TO_ITS_TASTE)


def worth(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Return the worth of a seat's position in VP at the end of the horizon's phase."""
    total = 0.0
    if horizon.valley:
        horizon = horizon_for(seat, horizon)
        for measure in _MORE:
            total += measure(seat, horizon, weights)
    for measure in _MEASURES:
        total += measure(seat, horizon, weights)
    if weights.tastes is not NO_TASTES:
        for measure in _TASTES:
            total += measure(seat, horizon, weights)
    return total


def gains(before: Seat, after: Seat, horizon: Horizon, weights: Weights) -> list[tuple[Priority, float]]:
    """Return the gain of each priority from one position to the other."""
    old, new = measured(before, horizon, weights), measured(after, horizon, weights)
    return [(priority, vp - was) for (priority, vp), (_, was) in zip(new, old, strict=True)]


def measured(seat: Seat, horizon: Horizon, weights: Weights) -> list[tuple[Priority, float]]:
    """Return the worth of a seat's position by priority."""
    priorities = _EVERY if horizon.valley else PRIORITIES
    if weights.tastes is not NO_TASTES:
        priorities += TO_ITS_TASTE
    horizon = horizon_for(seat, horizon)
    return [(priority, priority.measure(seat, horizon, weights)) for priority in priorities]


def horizon_for(seat: Seat, horizon: Horizon) -> Horizon:
    """Return the horizon with the lease that this seat pays (46)."""
    under = horizon.under_schultheiss
    return under if under is not None and seat.abilities & _SCHULTHEISS else horizon
