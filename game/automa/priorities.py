"""The bauer's priorities, and what a seat's position is worth to it.

A position's worth is the sum of all. Every measure is in VP and reads one seat and the moment only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.automa.estate import estate_worth
from game.automa.moment import Moment, chart_of
from game.automa.tastes import coal_dug, developments, larder, money
from game.automa.valley import bonus_marker, iron, iron_props, markers_more, water_channel
from game.automa.weights import NO_TASTES, Weights
from game.rules.phases.winter import coal_vp
from game.rules.scoring import by_count
from game.rules.state import Seat
from game.rules.terms import Ability, Marker, Season

Measure = Callable[[Seat, Moment, Weights], float]
_BARN, _BURNER, _BUCKET = Ability.BARN.bit, Ability.CHARCOAL_BURNER.bit, Ability.BUCKET.bit
_SCHULTHEISS = Ability.SCHULTHEISS.bit


class Priority(NamedTuple):
    """One thing the bauer cares about; `key` is its part of the ids of what is said of it.

    `lines` are the rules of the final scoring whose VP the measure contains.
    """

    key: str
    measure: Measure
    lines: tuple[str, ...] = ()


def _points(seat: Seat, moment: Moment, weights: Weights) -> float:
    """VP on the score track."""
    return seat.score


def _lease(seat: Seat, moment: Moment, weights: Weights) -> float:
    """W2: each piece this winter's lease will miss, and the debt there is."""
    missing = max(moment.lease_food - seat.food, 0) + max(moment.lease_thaler - seat.thaler, 0)
    if moment.valley:
        missing += max(moment.lease_wood - seat.wood, 0) + max(moment.lease_coal - seat.coal, 0)
        missing += max(moment.lease_iron - seat.iron, 0)
    hope = weights.hope[min(moment.phases_this_year, len(weights.hope) - 1)]
    return (weights.tastes.credit - weights.debt) * (missing * hope + seat.debt)


def _food(seat: Seat, moment: Moment, weights: Weights) -> float:
    """Food beyond the lease pays contract workers; in winter only a slot keeps it."""
    spare = max(seat.food - moment.lease_food, 0)
    if not moment.last_phase_of_year:
        workers = 2 if seat.exhausted else 1
        useful = min(spare, workers * moment.phases_this_year)
        return weights.food * useful + weights.food_more * (spare - useful)
    worth = 0.0
    if spare and seat.abilities & _BARN:
        worth = moment.box.ruleset.winter.barn_food + (weights.food_kept if moment.winters > 1 else 0)
        spare -= 1
    if spare and moment.winters > 1:
        worth += weights.food_kept
    return worth


def _coal(seat: Seat, moment: Moment, weights: Weights) -> float:
    """W1: coal on the farm at the winter scoring; one or two pieces outlive it."""
    spare = max(seat.coal - moment.lease_coal, 0)
    kept = weights.coal_kept * min(spare, 1) if moment.winters > 1 else 0.0
    if not moment.coal_counts:
        return kept
    if not moment.last_phase_of_year:
        return weights.coal * seat.coal
    return kept + coal_vp(moment.box.ruleset.winter, seat)


def _thaler(seat: Seat, moment: Moment, weights: Weights) -> float:
    """G6, and the leases to come."""
    spare = max(seat.thaler - moment.lease_thaler - moment.thaler_later, 0)
    if moment.winters > 1:
        return weights.thaler_for_lease * (seat.thaler - spare) + weights.thaler * spare
    final = moment.box.ruleset.final
    return by_count(final.thaler, spare, final.thaler_more)


def _wood(seat: Seat, moment: Moment, weights: Weights) -> float:
    """Wood for the next props, for the charcoal burner, and 1 for the winter's slot."""
    winter = moment.box.ruleset.winter.farm_wood if seat.wood > moment.lease_wood else 0
    if moment.season == Season.WINTER:
        return winter
    if seat.abilities & _BURNER:
        return winter + weights.wood_to_burn * max(seat.wood - (1 if winter else 0), 0)
    if not moment.phases:
        return winter
    if moment.last_phase_of_year:
        return winter + weights.wood * min(seat.wood, 1)
    wanted = min(_empty_fields(seat), weights.props_ahead)
    useful = min(seat.wood, wanted)
    return weights.wood * useful + weights.wood_more * (seat.wood - useful)


def _empty_fields(seat: Seat) -> int:
    """Fields that still wait for a prop of wood."""
    board = seat.board
    pinge = 0 if seat.exhausted else board.pinge_fields - seat.pinge_props
    iron = (board.iron_only >> seat.tunnel_props).bit_count()
    return pinge + board.tunnel_fields - seat.tunnel_props - iron


def _props(seat: Seat, moment: Moment, weights: Weights) -> float:
    """Props before digging: those whose coal is not begun yet."""
    if not moment.phases:
        return 0.0
    board = seat.board
    pinge = sum(board.pinge_reach[i] >= seat.pinge_dug for i in range(seat.pinge_props))
    tunnel = sum(board.tunnel_reach[i] >= seat.tunnel_dug for i in range(seat.tunnel_props))
    return weights.prop_pinge * pinge + weights.prop_tunnel * min(tunnel, weights.props_ahead)


def _water(seat: Seat, moment: Moment, weights: Weights) -> float:
    """G8, M5: water that costs VP in the end, or stops the mining."""
    if not moment.phases:
        final = moment.box.ruleset.final
        return final.water_more * max(seat.water - final.water_free, 0)
    soon = seat.water + (1 if moment.wet_next and not seat.abilities & _BUCKET else 0)
    return -weights.water * soon - weights.flood * max(soon - seat.board.stops_pinge + 1, 0)


def _pinge(seat: Seat, moment: Moment, weights: Weights) -> float:
    """M6, M7: the Pinge exhausted early opens the Tunnel."""
    if not seat.exhausted:
        return weights.pinge_coal * seat.pinge_dug if moment.phases else 0.0
    return weights.pinge_coal * seat.board.pinge_size + weights.tunnel_open * moment.phases


def _tunnel(seat: Seat, moment: Moment, weights: Weights) -> float:
    """G1, G2: emptied sections, and the part of the next."""
    chart = chart_of(moment.box, seat.board)
    whole = chart.emptied[seat.tunnel_dug]
    worth: float = chart.vp[whole]
    if moment.phases and whole < len(chart.vp) - 1:
        worth += weights.tunnel_coal * chart.begun[seat.tunnel_dug] * (chart.vp[whole + 1] - chart.vp[whole])
    for tile in moment.box.tiles:
        if tile.end_section is not None and seat.tiles >> tile.index & 1:
            counts = chart.symbols[tile.end_section]
            worth += counts[whole] + min(counts[-1] - counts[whole], weights.tunnel_more * moment.phases)
    return worth


def _shaft(seat: Seat, moment: Moment, weights: Weights) -> float:
    """M4: coal in the shaft that the Haspelknecht can still reel up."""
    actions = moment.box.ruleset.workers.haspelknecht
    return weights.shaft * min(seat.shaft, actions * moment.phases)


def _estate(seat: Seat, moment: Moment, weights: Weights) -> float:
    """Developments: what they do, lead to, and score in the end."""
    return estate_worth(moment, weights, seat.tiles, seat.abilities)


def _markers(seat: Seat, moment: Moment, weights: Weights) -> float:
    """G5: a marker kept is VP, used it is a disk, a swap or an activation."""
    count = sum(seat.markers) + sum(seat.fresh)
    if not count:
        return 0.0
    vp: float = moment.box.ruleset.final.marker * count
    if not moment.phases:
        return vp
    if moment.valley:
        vp += markers_more(seat, weights)
    windlass = seat.markers[Marker.WINDLASS] + seat.fresh[Marker.WINDLASS]
    return vp + weights.marker * (count + windlass)


POINTS = Priority("vp", _points)
PRIORITIES: tuple[Priority, ...] = (
    POINTS,
    Priority("pinge", _pinge),
    Priority("tunnel", _tunnel, ("G1", "G2")),
    Priority("coal", _coal),
    Priority("lease", _lease, ("G7",)),
    Priority("developments", _estate, ("G3", "G4")),
    Priority("thaler", _thaler, ("G6",)),
    Priority("water", _water, ("G8",)),
    Priority("props", _props),
    Priority("wood", _wood),
    Priority("food", _food),
    Priority("shaft", _shaft),
    Priority("markers", _markers, ("G5",)),
)
"""What the bauer cares about. Equal gains are named in this order in its reasons."""

IN_THE_VALLEY: tuple[Priority, ...] = (
    Priority("iron", iron),
    Priority("iron-props", iron_props, ("I5",)),
    Priority("bonus-marker", bonus_marker, ("B6",)),
    Priority("water-channel", water_channel),
)
"""What it cares about too where the Ruhr Valley is in play."""

TO_ITS_TASTE: tuple[Priority, ...] = (
    Priority("liking-coal", coal_dug),
    Priority("liking-goods", larder),
    Priority(
        "liking-developments",
        developments,
    ),
    Priority("liking-thaler", money),
)
"""What a temperament cares about for its own sake."""

_EVERY = PRIORITIES + IN_THE_VALLEY
_MEASURES = tuple(priority.measure for priority in PRIORITIES)
_MORE = tuple(priority.measure for priority in IN_THE_VALLEY)
_TASTES = tuple(priority.measure for priority in TO_ITS_TASTE)


def worth(seat: Seat, moment: Moment, weights: Weights) -> float:
    """Return the worth of a seat's position in VP at the end of the moment's phase."""
    total = 0.0
    if moment.valley:
        moment = moment_for(seat, moment)
        for measure in _MORE:
            total += measure(seat, moment, weights)
    for measure in _MEASURES:
        total += measure(seat, moment, weights)
    if weights.tastes is not NO_TASTES:
        for measure in _TASTES:
            total += measure(seat, moment, weights)
    return total


def gains(before: Seat, after: Seat, moment: Moment, weights: Weights) -> list[tuple[Priority, float]]:
    """Return what each priority gains from one position to the other."""
    old, new = measured(before, moment, weights), measured(after, moment, weights)
    return [(priority, vp - was) for (priority, vp), (_, was) in zip(new, old, strict=True)]


def measured(seat: Seat, moment: Moment, weights: Weights) -> list[tuple[Priority, float]]:
    """Return the worth of a seat's position by priority."""
    priorities = _EVERY if moment.valley else PRIORITIES
    if weights.tastes is not NO_TASTES:
        priorities += TO_ITS_TASTE
    moment = moment_for(seat, moment)
    return [(priority, priority.measure(seat, moment, weights)) for priority in priorities]


def moment_for(seat: Seat, moment: Moment) -> Moment:
    """The moment with the lease that this seat pays (46)."""
    under = moment.under_schultheiss
    return under if under is not None and seat.abilities & _SCHULTHEISS else moment
