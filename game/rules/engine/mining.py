"""The mine (section 7): digging, draining, reeling and propping, and the reasons against each."""

from __future__ import annotations

from typing import Final

from game.rules.events import (
    CoalDug,
    CoalReeled,
    PingeExhausted,
    PropPlaced,
    Scored,
    SectionEmptied,
    Tell,
    WaterChannelled,
    WaterDrained,
    WaterTaken,
    WorkshopGained,
)
from game.rules.ids import RuleOrTile
from game.rules.message import Amount, Value
from game.rules.reason import Reason
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Place, Resource

WET_PINGE: Final = Reason("M5", "refused-wet-pinge", lambda box: _water(box.ruleset.water.stops_pinge))
WET_TUNNEL: Final = Reason("M5", "refused-wet-tunnel", lambda box: _water(box.ruleset.water.stops_tunnel))
WET_SHAFT: Final = Reason("M5", "refused-wet-shaft", lambda box: _water(box.ruleset.water.stops_reeling))
PINGE_BLOCKED: Final = Reason("M1", "refused-blocked", place=Place.PINGE)
TUNNEL_BLOCKED: Final = Reason("M2", "refused-blocked", place=Place.TUNNEL)
TUNNEL_EMPTY: Final = Reason("M2", "refused-tunnel-empty")
SHAFT_EMPTY: Final = Reason("M4", "refused-shaft-empty")
NO_WATER: Final = Reason("E5", "refused-no-water")
LITTLE_WATER: Final = Reason("E5", "refused-little-water")
MUCH_AT_ONCE: Final = Reason("E5", "refused-much-water", lambda box: _water(box.ruleset.workers.drain))
NO_IRON: Final = Reason("I2", "refused-none-on-farm", good=Resource.IRON)
ONLY_TUNNEL: Final = Reason("I2", "refused-iron-outside", good=Resource.IRON)
ONLY_IRON: Final = Reason("I2", "refused-only-iron", good=Resource.IRON)
NO_WOOD: Final = Reason("M3", "refused-none-on-farm", good=Resource.WOOD)
PINGE_GONE: Final = Reason("M3", "refused-pinge-gone", good=Resource.WOOD)
PINGE_PROPPED: Final = Reason("M3", "refused-propped", place=Place.PINGE)
TUNNEL_PROPPED: Final = Reason("M3", "refused-propped", place=Place.TUNNEL)
_PINGE: Final = Place.PINGE
_TUNNEL: Final = Place.TUNNEL
_CHANNEL: Final = Ability.WATER_CHANNEL.bit
_WORKSHOP: Final = Ability.WORKSHOP.bit


def _water(amount: int) -> dict[str, Value]:
    return {"water": Amount(amount, "water")}


def dig_refusal(seat: Seat) -> Reason | None:
    """Return the reason why the next coal cannot be excavated, or None (M1, M2, M5)."""
    board = seat.board
    if seat.pinge_dug < board.pinge_size:
        if seat.water >= board.stops_pinge:
            return WET_PINGE
        return PINGE_BLOCKED if seat.pinge_dug >= board.pinge_reach[seat.pinge_props] else None
    if seat.tunnel_dug >= board.tunnel_reach[seat.tunnel_props]:
        return TUNNEL_EMPTY if seat.tunnel_dug >= board.tunnel_size else TUNNEL_BLOCKED
    return WET_TUNNEL if seat.water >= board.stops_tunnel else None


def reel_refusal(seat: Seat) -> Reason | None:
    """Return the reason why no coal can be reeled up, or None (M4, M5): water counts only in the shaft."""
    if not seat.shaft:
        return SHAFT_EMPTY
    return WET_SHAFT if seat.water >= seat.board.stops_reeling and seat.exhausted else None


def drain_refusal(seat: Seat, water: int, most: int) -> Reason | None:
    """Return the reason why an action that removes up to `most` cannot remove this water, or None."""
    if not seat.water:
        return NO_WATER
    if not 1 <= water <= most:
        return MUCH_AT_ONCE
    return LITTLE_WATER if water > seat.water else None


def prop_refusal(seat: Seat, place: Place) -> Reason | None:
    """Return the reason why no wood fits on the leftmost empty field of a place, or None (M3, R-15)."""
    if not seat.wood:
        return NO_WOOD
    board = seat.board
    if place == _TUNNEL:
        if seat.tunnel_props >= board.tunnel_fields:
            return TUNNEL_PROPPED
        return ONLY_IRON if board.iron_only >> seat.tunnel_props & 1 else None
    if seat.pinge_dug == board.pinge_size:
        return PINGE_GONE
    return PINGE_PROPPED if seat.pinge_props >= board.pinge_fields else None


def iron_refusal(seat: Seat, place: Place) -> Reason | None:
    """Return the reason why no iron can be placed on the leftmost empty field of the Tunnel, or None (I2)."""
    if place != _TUNNEL:
        return ONLY_TUNNEL
    if not seat.iron:
        return NO_IRON
    return TUNNEL_PROPPED if seat.tunnel_props >= seat.board.tunnel_fields else None


def dig(state: GameState, number: int, tell: Tell | None) -> None:
    """Excavate the leftmost coal: from the Pinge to the farm, from the Tunnel to the shaft (M1, M2, M4)."""
    seat = state.seats[number]
    if seat.pinge_dug < seat.board.pinge_size:
        seat.coal += 1
        if tell:
            tell(CoalDug(number, Place.PINGE, seat.pinge_dug))
        remove_from_pinge(state, number, tell)
        return
    seat.shaft += 1
    if tell:
        tell(CoalDug(number, Place.TUNNEL, seat.tunnel_dug))
    remove_from_tunnel(state, number, tell)


def remove_from_pinge(state: GameState, number: int, tell: Tell | None) -> None:
    """Remove the leftmost coal of the Pinge, dug or given away (M6, M7)."""
    seat = state.seats[number]
    seat.pinge_dug += 1
    if seat.pinge_dug == seat.board.pinge_size:
        _exhaust(state, number, tell)


def remove_from_tunnel(state: GameState, number: int, tell: Tell | None) -> None:
    """Remove the leftmost coal of the Tunnel, dug or given away (M8)."""
    seat = state.seats[number]
    seat.tunnel_dug += 1
    if tell and seat.tunnel_dug in seat.board.tunnel_reach:
        tell(SectionEmptied(number, seat.emptied_sections() - 1))


def pinge_bonus(state: GameState) -> int:
    """Return the VP for exhausting the Pinge in this year (M7)."""
    bonus = state.box.ruleset.pinge.bonus
    return bonus[state.year - 1] if state.year <= len(bonus) else 0


def _exhaust(state: GameState, number: int, tell: Tell | None) -> None:
    """M6, M7: the water stays counted and now lies in the shaft; the wood goes to the supply."""
    seat = state.seats[number]
    if tell:
        tell(PingeExhausted(number, seat.water, seat.pinge_props))
    seat.pinge_props = 0
    score(state, number, pinge_bonus(state), "M7", tell)
    if state.box.iron:
        seat.abilities |= _WORKSHOP
        if tell:
            tell(WorkshopGained(number))


def drain(state: GameState, number: int, water: int, tell: Tell | None) -> None:
    """Remove water from where it lies; for its owner it goes onto the Water Channel (tile 18)."""
    seat = state.seats[number]
    seat.water -= water
    if tell:
        tell(WaterDrained(number, water, seat.water_place))
    if seat.abilities & _CHANNEL:
        channel(state, number, water, tell)


def channel(state: GameState, number: int, water: int, tell: Tell | None) -> None:
    """Place water on the Water Channel: every 3 are returned for 1 VP, the rest stays (tile 18)."""
    seat, figures = state.seats[number], state.box.ruleset.valley.channel
    full, seat.channel = divmod(seat.channel + water, figures.water)
    if tell:
        tell(WaterChannelled(number, water, seat.channel))
    score(state, number, full * figures.vp, "18", tell)


def take_water(state: GameState, number: int, water: int, rule: RuleOrTile, tell: Tell | None) -> None:
    """Place water from the supply in the mine (Y3)."""
    seat = state.seats[number]
    seat.water += water
    if tell:
        tell(WaterTaken(number, water, seat.water_place, rule))


def reel(state: GameState, number: int, tell: Tell | None) -> None:
    """Reel one coal from the shaft to the farm."""
    seat = state.seats[number]
    seat.shaft -= 1
    seat.coal += 1
    if tell:
        tell(CoalReeled(number))


def prop(state: GameState, number: int, place: Place, iron: bool, tell: Tell | None) -> None:
    """Place a wood or an iron of the farm on the leftmost empty field (M3, I2)."""
    seat = state.seats[number]
    if iron:
        seat.iron -= 1
        seat.iron_props |= 1 << seat.tunnel_props
    else:
        seat.wood -= 1
    if place == _PINGE:
        index = seat.pinge_props
        seat.pinge_props += 1
    else:
        index = seat.tunnel_props
        seat.tunnel_props += 1
    if tell:
        tell(PropPlaced(number, place, index, iron))


def score(state: GameState, number: int, vp: int, rule: RuleOrTile, tell: Tell | None) -> None:
    """Give a seat victory points."""
    state.seats[number].score += vp
    if tell and vp:
        tell(Scored(number, vp, rule))
