"""Why a move of the Ruhr Valley is made, in sentences as in `reasons`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.automa.accounts import listed
from game.automa.moment import Moment
from game.rules.figures import Amounts
from game.rules.moves import GiveCoal, TakeBonus, TakeMarker, UseMarker
from game.rules.state import GameState, Seat
from game.rules.terms import Ability, Marker

_NAMES = {"food": "food", "wood": "wood", "coal": "coal", "iron": "iron", "thaler": "Thaler", "vp": "VP"}


def freed_coal(seat: Seat) -> int:
    """The coal that the next prop of the Tunnel makes accessible; what the Church gave away is gone (37)."""
    reach, props = seat.board.tunnel_reach, seat.tunnel_props
    return reach[props + 1] - max(reach[props], seat.tunnel_dug)


def freed_named(coal: int) -> str:
    """What a prop does for the coal behind it."""
    return f"it frees {coal} coal behind it" if coal > 0 else "what lies beyond needs it"


def iron_prop(state: GameState, seat: Seat) -> str:
    """I2, I5."""
    figures = state.box.ruleset.iron
    vp = figures.smithy_vp if seat.has(Ability.VILLAGE_SMITHY) else figures.prop_vp
    must = seat.board.iron_only >> seat.tunnel_props & 1
    why = "the field takes nothing else, and " if must else ""
    freed = freed_named(freed_coal(seat))
    return f"Places a prop of iron in the Tunnel: {why}{freed}; once that section is empty it scores {vp} VP."


def give_coal(state: GameState, seat: Seat, move: GiveCoal, moment: Moment) -> str:
    """37, 38."""
    others = [other for other in state.seats if other is not seat]
    who = f"player {move.to + 1}"
    return f"Gives the coal to {who}{', the last of the others' if len(others) > 1 else ''}."


def take_marker(state: GameState, seat: Seat, move: TakeMarker, moment: Moment) -> str:
    """B5."""
    return f"Takes the marker {Marker(move.marker).label}: of those that are offered it has most use for it."


def take_bonus(state: GameState, seat: Seat, move: TakeBonus, moment: Moment) -> str:
    """B4: what it takes stays secret."""
    left = state.bonus_left.bit_count()
    return f"Takes in secret the one of {left} bonus markers that it thinks will score most for it."


def _market(state: GameState, seat: Seat, move: UseMarker, moment: Moment) -> str:
    market = state.box.ruleset.valley.market
    return f"Uses the market: {_named(market.gain)} for {_named(market.pay)}."


def _abandoned_farm(state: GameState, seat: Seat, move: UseMarker, moment: Moment) -> str:
    return (
        f"Uses the abandoned farm for {_named(state.box.ruleset.valley.abandoned_farm)}: now they are needed."
    )


def _named(amounts: Amounts) -> str:
    return listed([f"{count} {name}" for key, name in _NAMES.items() if (count := getattr(amounts, key))])


MARKER_USES: dict[int, Callable[[GameState, Seat, Any, Moment], str]] = {
    Marker.MARKET: _market,
    Marker.ABANDONED_FARM: _abandoned_farm,
}
"""The sentence for each of the new markers that are free actions."""
