"""The reasons for moves of the Ruhr Valley, as in `reasons`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from game.automa.accounts import vp
from game.automa.horizon import Horizon
from game.rules.message import Amount, Message, message
from game.rules.message import Seat as SeatValue
from game.rules.moves import GiveCoal, TakeBonus, TakeMarker
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Marker, Resource


def freed_coal(seat: Seat) -> int:
    """Return the coal that the next prop of the Tunnel makes accessible, less coal given away (37)."""
    reach, props = seat.board.tunnel_reach, seat.tunnel_props
    return reach[props + 1] - max(reach[props], seat.tunnel_dug)


def iron_prop(state: GameState, seat: Seat) -> Iterator[Message]:
    """I2, I5."""
    freed, figures = freed_coal(seat), state.box.ruleset.iron
    scored = vp(figures.smithy_vp if seat.has(Ability.VILLAGE_SMITHY) else figures.prop_vp)
    if freed > 0:
        yield message("reason-iron-prop", coal=Amount(freed, Resource.COAL), vp=scored)
    else:
        yield message("reason-iron-prop-ahead", vp=scored)
    if seat.board.iron_only >> seat.tunnel_props & 1:
        yield message("reason-iron-only")


def give_coal(state: GameState, seat: Seat, move: GiveCoal, horizon: Horizon) -> Iterable[Message]:
    """37, 38."""
    id = "reason-give-coal-to-last" if len(state.seats) > 2 else "reason-give-coal"
    return [message(id, to=SeatValue(move.to))]


def take_marker(state: GameState, seat: Seat, move: TakeMarker, horizon: Horizon) -> Iterable[Message]:
    """B5."""
    return [message("reason-take-marker", marker=Marker(move.marker))]


def take_bonus(state: GameState, seat: Seat, move: TakeBonus, horizon: Horizon) -> Iterable[Message]:
    """B4: the bonus marker stays secret."""
    return [message("reason-take-bonus", left=state.bonus_left.bit_count())]


def _market(state: GameState) -> Message:
    market = state.box.ruleset.valley.market
    return message("reason-use-market", goods=market.gain.said, paid=market.pay.said)


def _abandoned_farm(state: GameState) -> Message:
    return message("reason-use-abandoned-farm", goods=state.box.ruleset.valley.abandoned_farm.said)


MARKER_USES: dict[int, Callable[[GameState], Message]] = {
    Marker.MARKET: _market,
    Marker.ABANDONED_FARM: _abandoned_farm,
}
"""The message for each of the new markers that are free actions."""
