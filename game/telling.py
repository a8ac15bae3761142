"""Events in sentences: what the table's log and the replay command say."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules import events as e
from game.rules.figures import Lease
from game.rules.moves import Lay
from game.rules.state import GameState
from game.rules.terms import Colour, Disks, Field, Marker, Place, Resource, Season, Slot, Step

ORDINALS = ("first", "second", "third", "fourth", "fifth")


@dataclass(frozen=True)
class Names:
    """What seats and tiles are called: seats by number, tiles by id."""

    seats: Sequence[str]
    tiles: Mapping[str, str]

    def why(self, rule: str) -> str:
        """A rule or tile as a reason in words, where there are words for it."""
        return self.tiles.get(rule) or _REASONS.get(rule, rule)


def seat_names(players: Sequence[str], seats: int) -> list[str]:
    """Names by the texts of a record's player lines, with the seat's number where these do not tell apart."""
    named = [player.partition(" (")[0] for player in players] or [""] * seats
    return [
        name if name and named.count(name) == 1 else f"{name or 'Seat'} {number}"
        for number, name in enumerate(named, start=1)
    ]


def tile_names(state: GameState) -> dict[str, str]:
    """Every tile of the game's ruleset by id: buildings that seats begin with lie on no board (V3)."""
    return {number: tile.name for number, tile in state.box.ruleset.tile.items()}


def tell(event: e.Event, names: Names) -> str:
    """The event as one sentence; an empty text for events that say nothing to a reader."""
    of_all = _OF_ALL.get(type(event))
    if of_all:
        return of_all(event, names)
    seat: int = event.seat  # type: ignore[attr-defined]
    return _OF_ONE[type(event)](event, names.seats[seat], names)


_REASONS = {
    "S6": "the start",
    "Y2": "groundwater of the season",
    "D4": "a wet pool",
    "E4": "work",
    "E8": "summer",
    "M7": "an early exhausted Pinge",
    "T6": "order of arrival",
    "W1": "coal on the farm",
    "W2": "the lease",
    "W3": "storage",
    "B3": "arrival at black developments",
    "B6": "the bonus marker",
    "I3": "the workshop",
    "I5": "iron props",
    "G1": "emptied tunnel sections",
    "G2": "tunnel bonus",
    "G3": "development bonus",
    "G4": "buildings",
    "G5": "unused markers",
    "G6": "Thaler",
    "G7": "debt",
    "G8": "water in the mine",
}
_PAID = ("food", "wood", "coal", "iron", "thaler")
_WHATS = {"thaler": "Thaler", "shaft": "coal in the shaft", "vp": "VP"}


def _amount(count: int, what: str) -> str:
    return f"{count} {_WHATS.get(what, what)}"


def _listed(items: Sequence[str]) -> str:
    """a, b and c"""
    return " and ".join([", ".join(items[:-1]), items[-1]] if len(items) > 1 else items)


def _disks(disks: Disks) -> str:
    parts = [f"{count} {colour.label}" for count, colour in zip(disks, Colour, strict=True) if count]
    return f"{_listed(parts)} {'disk' if sum(disks) == 1 else 'disks'}" if parts else "no disks"


def in_words(text: str) -> str:
    """What a move's text lists, as it is read: "1 thaler, drain 1" is 1 Thaler, remove 1 water."""
    text = text.replace("thaler", "Thaler").replace("vp", "VP")
    return re.sub(r"drain (\d+)", lambda found: f"remove {_up_to(int(found[1]))} water", text)


def _up_to(most: int) -> str:
    return "1" if most == 1 else f"up to {most}"


def _laid(lay: Lay) -> str:
    """What lies on a field, as in the move's own text."""
    return in_words(str(lay).partition(": ")[2])


def _water_at(place: Place) -> str:
    return "the Pinge" if place == Place.PINGE else "the shaft"


def _mine_at(place: Place) -> str:
    return "the Pinge" if place == Place.PINGE else "the Tunnel"


def _worker(field: Field) -> str:
    return Field(field).label


def _declined(event: e.Declined, who: str) -> str:
    said = {
        Step.AUTUMN_WATER: "gives no food",
        Step.SECOND_TAKING: "takes no more disks",
        Step.WATER_RETURN: "keeps the water",
    }
    return f"{who} {said.get(event.step, 'does without')}."


def _drawn(event: e.DisksDrawn) -> str:
    pool = f"{'Reserve' if event.reserve else 'Action'} pool {event.pool + 1}"
    return f"{pool} draws {_disks(event.disks)}." if any(event.disks) else ""


def _order(event: e.OrderSet, names: Names) -> str:
    seats = zip(event.order, event.values, strict=True)
    return f"The new turn order: {', '.join(f'{names.seats[seat]} ({value})' for seat, value in seats)}."


def _activated(event: e.WorkerActivated, who: str) -> str:
    more = f", with {event.synergy} more by synergy" if event.synergy else ""
    return f"{who}'s {_worker(event.field)} sets to work{more}."


def payment(paid: e.LeasePaid | Lease) -> str:
    """The pieces of a lease, paid or due: "2 food and 1 Thaler"."""
    parts = [_amount(n, what) for what in _PAID if (n := getattr(paid, what))]
    return _listed(parts) if parts else "nothing"


def _lease(event: e.LeasePaid, who: str) -> str:
    debt = f" and takes {event.debt} debt" if event.debt else ""
    return f"{who} pays {payment(event)} for the lease{debt}."


def _exhausted(event: e.PingeExhausted, who: str) -> str:
    return f"{who}'s Pinge is exhausted: to the shaft {event.water} water, to the supply {event.props} wood."


def _food_given(event: e.FoodGiven, who: str, names: Names) -> str:
    receiver = "to the supply" if event.to is None else f"to {names.seats[event.to]}"
    water = ", and takes the water all the same" if event.water else ""
    return f"{who} gives 1 food {receiver}{water} ({names.why('29')})."


def _coal_given(event: e.CoalGiven, who: str, names: Names) -> str:
    source = names.why("38") if event.source == "Community Tunnel" else event.source
    return f"{who} gives {names.seats[event.to]} a coal of the {source}."


def _chosen(event: e.OptionChosen, who: str, names: Names) -> str:
    option = re.sub(r"\b(spend|return|remove)\b", r"to \1", in_words(event.option))
    return f"{who} chooses {option} ({names.why(event.tile)})."


def _prop_placed(event: e.PropPlaced, who: str) -> str:
    iron = ", of iron" if event.iron else ""
    return f"{who} places prop {event.index + 1} in {_mine_at(event.place)}{iron}."


def _channelled(event: e.WaterChannelled, who: str, names: Names) -> str:
    lying = f"{event.lying} lies" if event.lying else "nothing stays"
    return f"{who} lays {event.amount} water on the {names.why('18')}; {lying} there."


def _ended(event: e.GameEnded, names: Names) -> str:
    first, *others = (names.seats[seat] for seat in event.ranking)
    return f"The game is over: {first} wins, before {_listed(others)}."


def _acquired(event: e.TileAcquired, who: str, names: Names) -> str:
    ordinal = ORDINALS[event.arrival] if event.arrival < len(ORDINALS) else f"{event.arrival + 1}th"
    return f"{who}'s {_worker(event.field)} acquires {names.tiles[event.tile]}, as the {ordinal} there."


_OF_ALL: dict[type[e.Event], Callable[[Any, Names], str]] = {
    e.SeasonBegan: lambda v, n: f"Year {v.year}, {Season(v.season).label}.",
    e.StepBegan: lambda v, n: "",
    e.ReserveMoved: lambda v, n: f"Reserve {v.pool + 1} joins its action pool: {_disks(v.disks)}.",
    e.DisksDrawn: lambda v, n: _drawn(v),
    e.OrderSet: _order,
    e.PlansRevealed: lambda v, n: "All plans are laid and open.",
    e.GameEnded: _ended,
}

_OF_ONE: dict[type[e.Event], Callable[[Any, str, Names], str]] = {
    e.WaterTaken: lambda v, who, n: (
        f"{who} takes {v.amount} water into {_water_at(v.place)} ({n.why(v.rule)})."
    ),
    e.WaterReturned: lambda v, who, n: f"{who} returns 1 water.",
    e.DisksReturned: lambda v, who, n: f"{who} returns {_disks(v.disks)} to the bag.",
    e.DisksTaken: lambda v, who, n: (
        f"{who} takes {v.amount} {Colour(v.colour).label} from pool {v.pool + 1} on cart {v.cart}."
    ),
    e.DisksSwapped: lambda v, who, n: (
        f"{who} swaps {Colour(v.action).label} for {Colour(v.reserve).label} in pool {v.pool + 1}."
    ),
    e.Declined: lambda v, who, n: _declined(v, who),
    e.FieldLaid: lambda v, who, n: f"{who} lays {_laid(v.lay)} on the {_worker(v.lay.field)}.",
    e.TurnBegan: lambda v, who, n: f"{who} works.",
    e.WorkerActivated: lambda v, who, n: _activated(v, who),
    e.WorkerStopped: lambda v, who, n: f"{who}'s {_worker(v.field)} is done.",
    e.Gained: lambda v, who, n: f"{who} gains {_amount(v.amount, v.what)} ({n.why(v.rule)}).",
    e.Spent: lambda v, who, n: f"{who} gives {_amount(v.amount, v.what)} ({n.why(v.rule)}).",
    e.CoalDug: lambda v, who, n: f"{who} digs a coal in {_mine_at(v.place)}.",
    e.SectionEmptied: lambda v, who, n: f"{who} empties section {v.section + 1} of the Tunnel.",
    e.WaterDrained: lambda v, who, n: f"{who} removes {v.amount} water from {_water_at(v.place)}.",
    e.CoalReeled: lambda v, who, n: f"{who} reels a coal up to the farm.",
    e.PropPlaced: lambda v, who, n: _prop_placed(v, who),
    e.FoodGiven: _food_given,
    e.CartCounted: lambda v, who, n: f"{who} counts cart {v.cart} for the turn order ({n.why('27')}).",
    e.WaterChannelled: _channelled,
    e.CoalGiven: _coal_given,
    e.WorkshopGained: lambda v, who, n: f"{who} gets a workshop for the next phases.",
    e.BonusTaken: lambda v, who, n: f"{who} takes a bonus marker in secret.",
    e.DebtReturned: lambda v, who, n: f"{who} returns {v.amount} debt ({n.why(v.rule)}).",
    e.KiepenkerlLaden: lambda v, who, n: f"{who} lays 1 {Resource(v.resource).label} on the {n.why('28')}.",
    e.PingeExhausted: lambda v, who, n: _exhausted(v, who),
    e.Scored: lambda v, who, n: f"{who} scores {v.vp} VP ({n.why(v.rule)}).",
    e.TileAcquired: _acquired,
    e.DistantPaid: lambda v, who, n: (
        f"{who} pays {n.seats[v.owner]} 1 {Resource(v.resource).label}, as the tile is far away."
    ),
    e.MarkerGained: lambda v, who, n: f"{who} gains the marker {Marker(v.marker).label}.",
    e.MarkerUsed: lambda v, who, n: f"{who} uses the marker {Marker(v.marker).label}.",
    e.OptionChosen: _chosen,
    e.FieldReturned: lambda v, who, n: (
        f"{who} gets {_laid(v.lay)} back from the {_worker(v.lay.field)}, unused."
    ),
    e.TurnEnded: lambda v, who, n: f"{who} is done.",
    e.LeasePaid: lambda v, who, n: _lease(v, who),
    e.Stored: lambda v, who, n: f"{who} stores {Resource(v.resource).label} ({Slot(v.slot).label}).",
    e.Lost: lambda v, who, n: (
        f"{who} loses {_amount(v.amount, Resource(v.resource).label)} for want of room."
    ),
}
