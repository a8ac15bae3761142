"""The bauer's measures of its mine: Pinge and Tunnel, props, water, and coal in the shaft."""

from __future__ import annotations

from typing import Final

from game.automa.horizon import Horizon, tunnel_worth_of
from game.automa.weights import Weights
from game.rules.engine import actions_of, iron_prop_vp
from game.rules.state import Seat
from game.rules.terms import Ability, Field

_HASPELKNECHT: Final = Field.HASPELKNECHT
_BUCKET: Final = Ability.BUCKET.bit


def pinge(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """M6, M7: the Pinge exhausted early opens the Tunnel."""
    if not seat.exhausted:
        return weights.pinge_coal * seat.pinge_dug if horizon.phases else 0.0
    return weights.pinge_coal * seat.board.pinge_size + weights.tunnel_open * horizon.phases


def tunnel(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """G1, G2: emptied sections, and the part of the next."""
    chart = tunnel_worth_of(horizon.box, seat.board)
    whole = chart.emptied[seat.tunnel_dug]
    worth = float(chart.vp[whole])
    if horizon.phases and whole < len(chart.vp) - 1:
        worth += weights.tunnel_coal * chart.begun[seat.tunnel_dug] * (chart.vp[whole + 1] - chart.vp[whole])
    for tile, counts in chart.tiles:
        if seat.tiles >> tile.index & 1:
            more = min(counts[-1] - counts[whole], weights.tunnel_more * horizon.phases)
            worth += tile.end_vp * (counts[whole] // tile.end_per + more / tile.end_per)
    return worth


def props(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """Props before digging: those whose coal is not begun yet."""
    if not horizon.phases:
        return 0.0
    board = seat.board
    in_pinge = _ahead(board.pinge_reach, seat.pinge_props, seat.pinge_dug)
    in_tunnel = _ahead(board.tunnel_reach, seat.tunnel_props, seat.tunnel_dug)
    return weights.prop_pinge * in_pinge + weights.prop_tunnel * min(in_tunnel, weights.props_ahead)


def _ahead(reach: tuple[int, ...], props: int, dug: int) -> int:
    """Return the number of so many props whose coal is not begun yet, the coal reached before each given."""
    before = props
    while before and reach[before - 1] >= dug:
        before -= 1
    return props - before


def iron_props(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """I5: iron props beside emptied sections, and while there is time beside others."""
    if not seat.iron_props:
        return 0.0
    vp = iron_prop_vp(horizon.box.ruleset, seat)
    emptied = tunnel_worth_of(horizon.box, seat.board).emptied[seat.tunnel_dug]
    scoring = (seat.iron_props & (1 << emptied) - 1).bit_count()
    hope = weights.iron_prop if horizon.phases else 0.0
    return vp * (scoring + hope * (seat.iron_props.bit_count() - scoring))


def water(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """G8, M5: water that costs VP in the end, or stops the mining."""
    if not horizon.phases:
        final = horizon.box.ruleset.final
        return final.water_more * max(seat.water - final.water_free, 0)
    soon = seat.water + (1 if horizon.wet_next and not seat.abilities & _BUCKET else 0)
    return -weights.water * soon - weights.flood * max(soon - seat.board.stops_pinge + 1, 0)


def water_channel(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """18: water on the Water Channel that does not score yet."""
    return weights.channelled * seat.channel if horizon.phases else 0.0


def shaft(seat: Seat, horizon: Horizon, weights: Weights) -> float:
    """M4: coal in the shaft that the Haspelknecht can still reel up."""
    actions = actions_of(horizon.box, _HASPELKNECHT)
    return weights.shaft * min(seat.shaft, actions * horizon.phases)
