"""Free actions (E2): placing a prop, burning charcoal, the Hauling Cable marker."""

from __future__ import annotations

from game.rules.events import Gained, MarkerUsed, Spent, Tell
from game.rules.mining import drain, prop, prop_refusal, score
from game.rules.moves import Burn, Move, Prop, UseMarker
from game.rules.reason import Reason
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Marker, Place, Step

PROP_PINGE, PROP_TUNNEL = Prop(Place.PINGE), Prop(Place.TUNNEL)
BURN, CABLE = Burn(), UseMarker(Marker.HAULING_CABLE)
NO_BURNER = Reason("15", "burning charcoal needs the Charcoal Burner")
LITTLE_WOOD = Reason("15", "there is too little wood on the farm to burn")
NO_CABLE = Reason("T8", "there is no Hauling Cable marker to use in this phase")
NOTHING_TO_HAUL = Reason("14", "there is no water for the Hauling Cable to remove")
NEVER_IN_WINTER = Reason("E2", "markers are used in phases only, never in winter (R-11)")
_BURNER = Ability.CHARCOAL_BURNER.bit


def burn_refusal(state: GameState, seat: Seat) -> Reason | None:
    """What keeps a seat from burning charcoal (tile 15)."""
    if not seat.abilities & _BURNER:
        return NO_BURNER
    return LITTLE_WOOD if seat.wood < state.box.ruleset.burner.wood else None


def cable_refusal(state: GameState, seat: Seat) -> Reason | None:
    """What keeps a seat from using the Hauling Cable marker (tile 14, T8)."""
    if state.step != Step.WORKING:
        return NEVER_IN_WINTER
    if not seat.markers[Marker.HAULING_CABLE]:
        return NO_CABLE
    return None if seat.water else NOTHING_TO_HAUL


def free_moves(state: GameState, seat: Seat) -> list[Move]:
    """The free actions open to a seat in its turn or in winter."""
    moves: list[Move] = []
    if seat.wood:
        if prop_refusal(seat, Place.PINGE) is None:
            moves.append(PROP_PINGE)
        if prop_refusal(seat, Place.TUNNEL) is None:
            moves.append(PROP_TUNNEL)
        if burn_refusal(state, seat) is None:
            moves.append(BURN)
    if seat.markers[Marker.HAULING_CABLE] and cable_refusal(state, seat) is None:
        moves.append(CABLE)
    return moves


def is_free(move: Move) -> bool:
    """Whether a move is a free action."""
    return isinstance(move, Prop | Burn) or move is CABLE


def free_refusal(state: GameState, move: Move) -> Reason | None:
    """Why a free action is refused to the seat that decides."""
    assert state.to_move is not None
    seat = state.seats[state.to_move]
    if isinstance(move, Prop):
        return prop_refusal(seat, move.place)
    return burn_refusal(state, seat) if isinstance(move, Burn) else cable_refusal(state, seat)


def play_free(state: GameState, move: Move, tell: Tell | None) -> None:
    """Carry out a free action of the seat that decides."""
    number = state.to_move
    assert number is not None
    if isinstance(move, Prop):
        prop(state, number, move.place, tell)
    elif isinstance(move, Burn):
        _burn(state, number, tell)
    else:
        spend_marker(state, number, Marker.HAULING_CABLE, tell)
        drain(state, number, 1, tell)
        score(state, number, state.box.ruleset.cable.vp, "14", tell)


def spend_marker(state: GameState, number: int, marker: Marker, tell: Tell | None) -> None:
    """A used marker goes back to the supply (T8)."""
    seat = state.seats[number]
    seat.markers = with_marker(seat.markers, marker, -1)
    if tell:
        tell(MarkerUsed(number, marker))


def with_marker(markers: tuple[int, ...], marker: int, change: int) -> tuple[int, ...]:
    """The marker counts after one of them changed."""
    return (*markers[:marker], markers[marker] + change, *markers[marker + 1 :])


def _burn(state: GameState, number: int, tell: Tell | None) -> None:
    figures = state.box.ruleset.burner
    seat = state.seats[number]
    seat.wood -= figures.wood
    seat.coal += figures.coal
    if tell:
        tell(Spent(number, "wood", figures.wood, "15"))
        tell(Gained(number, "coal", figures.coal, "15"))
    score(state, number, figures.vp, "15", tell)
