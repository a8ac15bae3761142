"""Free actions (E2): placing a prop, burning charcoal, the markers of tiles 14, 36 and 10E."""

from __future__ import annotations

from typing import Final

from game.rules.engine.mining import (
    PINGE_BLOCKED,
    TUNNEL_BLOCKED,
    WET_PINGE,
    WET_SHAFT,
    WET_TUNNEL,
    dig_refusal,
    drain,
    iron_refusal,
    prop,
    prop_refusal,
    reel_refusal,
    score,
)
from game.rules.engine.supply import can_spend, gain, spend
from game.rules.events import Gained, MarkerUsed, Spent, Tell
from game.rules.message import Amount, TileName
from game.rules.moves import Burn, Move, Prop, UseMarker
from game.rules.reason import Reason
from game.rules.state import NO_MARKERS, GameState, Seat
from game.rules.terms import Ability, Marker, Place, Resource, Step

_PINGE: Final = Place.PINGE
_TUNNEL: Final = Place.TUNNEL
PROP_PINGE: Final = Prop(_PINGE)
PROP_TUNNEL: Final = Prop(_TUNNEL)
PROP_IRON: Final = Prop(_TUNNEL, True)
BURN: Final = Burn()
CABLE: Final = UseMarker(Marker.HAULING_CABLE)
MARKET: Final = UseMarker(Marker.MARKET)
ABANDONED_FARM: Final = UseMarker(Marker.ABANDONED_FARM)
_BY_MARKER: Final = dict.fromkeys((CABLE, MARKET, ABANDONED_FARM))
"""The markers that are used as free actions."""
_FREE: Final = tuple(move.marker for move in _BY_MARKER)
NO_BURNER: Final = Reason("15", "refused-no-burner", tile=TileName("15"))
LITTLE_WOOD: Final = Reason(
    "15", "refused-little-wood", lambda box: {"wood": Amount(box.ruleset.burner.wood, Resource.WOOD)}
)
NO_MARKER: Final = {marker: Reason("T8", "refused-no-marker", marker=marker) for marker in Marker}
NOTHING_TO_HAUL: Final = Reason("14", "refused-nothing-to-haul", marker=Marker.HAULING_CABLE)
NOTHING_TO_SELL: Final = Reason(
    "36",
    "refused-nothing-to-sell",
    lambda box: {"goods": box.ruleset.valley.market.pay.said},
    marker=Marker.MARKET,
)
NEVER_IN_WINTER: Final = Reason("E2", "refused-never-in-winter")
_BURNER: Final = Ability.CHARCOAL_BURNER.bit


def burn_refusal(state: GameState, seat: Seat) -> Reason | None:
    """Return the reason why a seat cannot burn charcoal, or None (tile 15)."""
    if not seat.abilities & _BURNER:
        return NO_BURNER
    return LITTLE_WOOD if seat.wood < state.box.ruleset.burner.wood else None


def marker_refusal(state: GameState, seat: Seat, move: UseMarker) -> Reason | None:
    """Return the reason why a seat cannot use a marker as a free action, or None (T8, 14, 36, 10E)."""
    if state.step != Step.WORKING:
        return NEVER_IN_WINTER
    if not seat.markers[move.marker]:
        return NO_MARKER[move.marker]
    if move.marker is Marker.HAULING_CABLE:
        return None if seat.water else NOTHING_TO_HAUL
    payable = move.marker is not Marker.MARKET or can_spend(seat, state.box.ruleset.valley.market.pay)
    return None if payable else NOTHING_TO_SELL


def could_burn(state: GameState, seat: Seat) -> bool:
    """Return True if charcoal could be burnt, now or with the wood of the Abandoned Farm (R-30)."""
    if burn_refusal(state, seat) is LITTLE_WOOD and marker_refusal(state, seat, ABANDONED_FARM) is None:
        return seat.wood + state.box.ruleset.valley.abandoned_farm.wood >= state.box.ruleset.burner.wood
    return burn_refusal(state, seat) is None


def could_dig(state: GameState, seat: Seat) -> bool:
    """Return True if the next coal could be dug, now or after a prop or the Hauling Cable (R-30)."""
    reason = dig_refusal(seat)
    if reason is PINGE_BLOCKED or reason is TUNNEL_BLOCKED:
        return _could_prop(state, seat, _PINGE if reason is PINGE_BLOCKED else _TUNNEL)
    if reason is WET_PINGE:
        return _can_haul_below(state, seat, seat.board.stops_pinge)
    return reason is None or (reason is WET_TUNNEL and _can_haul_below(state, seat, seat.board.stops_tunnel))


def could_reel(state: GameState, seat: Seat) -> bool:
    """Return True if a coal could be reeled up, now or after the Hauling Cable."""
    reason = reel_refusal(seat)
    return reason is None or (reason is WET_SHAFT and _can_haul_below(state, seat, seat.board.stops_reeling))


def _could_prop(state: GameState, seat: Seat, place: Place) -> bool:
    """Return True if the leftmost empty field can be filled, at once or by the Abandoned Farm."""
    if prop_refusal(seat, place) is None or iron_refusal(seat, place) is None:
        return True
    return marker_refusal(state, seat, ABANDONED_FARM) is None


def _can_haul_below(state: GameState, seat: Seat, stops: int) -> bool:
    """Return True if Hauling Cables can bring the water below the level that stops a work."""
    usable = seat.markers[Marker.HAULING_CABLE] if marker_refusal(state, seat, CABLE) is None else 0
    return seat.water - usable < stops


def could_get(state: GameState, seat: Seat, what: str) -> bool:
    """Return True if a free action could bring some of this good to the farm (R-30)."""
    if what == "coal":
        return could_burn(state, seat)
    if what == "thaler":
        return marker_refusal(state, seat, MARKET) is None
    return what in ("wood", "iron") and marker_refusal(state, seat, ABANDONED_FARM) is None


def free_moves(state: GameState, seat: Seat) -> list[Move]:
    """Return the free actions open to a seat in its turn or in winter."""
    moves: list[Move] = []
    if seat.wood:
        if prop_refusal(seat, _PINGE) is None:
            moves.append(PROP_PINGE)
        if prop_refusal(seat, _TUNNEL) is None:
            moves.append(PROP_TUNNEL)
        if burn_refusal(state, seat) is None:
            moves.append(BURN)
    if seat.iron and iron_refusal(seat, _TUNNEL) is None:
        moves.append(PROP_IRON)
    if seat.markers is not NO_MARKERS:
        for move in _BY_MARKER:
            if seat.markers[move.marker] and marker_refusal(state, seat, move) is None:
                moves.append(move)
    return moves


def is_free(move: Move) -> bool:
    """Return True if a move is a free action."""
    return isinstance(move, (Prop, Burn)) or (isinstance(move, UseMarker) and move.marker in _FREE)


def free_refusal(state: GameState, number: int, move: Move) -> Reason | None:
    """Return the reason why a free action is refused to a seat, or None."""
    seat = state.seats[number]
    if isinstance(move, Prop):
        return iron_refusal(seat, move.place) if move.iron else prop_refusal(seat, move.place)
    if isinstance(move, UseMarker):
        return marker_refusal(state, seat, move)
    return burn_refusal(state, seat)


def play_free(state: GameState, number: int, move: Move, tell: Tell | None) -> None:
    """Carry out a free action of a seat."""
    if isinstance(move, Prop):
        prop(state, number, move.place, move.iron, tell)
    elif isinstance(move, Burn):
        _burn(state, number, tell)
    elif isinstance(move, UseMarker):
        spend_marker(state, number, move.marker, tell)
        _use(state, number, move, tell)


def spend_marker(state: GameState, number: int, marker: Marker, tell: Tell | None) -> None:
    """Return a used marker to the supply (T8)."""
    seat = state.seats[number]
    seat.markers = with_marker(seat.markers, marker, -1)
    if tell:
        tell(MarkerUsed(number, marker))


def with_marker(markers: tuple[int, ...], marker: int, change: int) -> tuple[int, ...]:
    """Return the marker counts after one of them changed; no markers at all are always the same object."""
    after = (*markers[:marker], markers[marker] + change, *markers[marker + 1 :])
    return after if any(after) else NO_MARKERS


def _use(state: GameState, number: int, move: UseMarker, tell: Tell | None) -> None:
    valley = state.box.ruleset.valley
    if move.marker is Marker.MARKET:
        spend(state, number, valley.market.pay, "36", tell)
        gain(state, number, valley.market.gain, "36", tell)
    elif move.marker is Marker.ABANDONED_FARM:
        gain(state, number, valley.abandoned_farm, "10E", tell)
    else:
        drain(state, number, 1, tell)
        score(state, number, state.box.ruleset.cable.vp, "14", tell)


def _burn(state: GameState, number: int, tell: Tell | None) -> None:
    figures = state.box.ruleset.burner
    seat = state.seats[number]
    seat.wood -= figures.wood
    seat.coal += figures.coal
    if tell:
        tell(Spent(number, "wood", figures.wood, "15"))
        tell(Gained(number, "coal", figures.coal, "15"))
    score(state, number, figures.vp, "15", tell)
