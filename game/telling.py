"""Events as messages, for the table's log and the replay command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules import events as e
from game.rules.engine import having
from game.rules.ids import TileId
from game.rules.message import Amount, Message, SeatName, SourceName, TileName, Value, disks, message
from game.rules.ruleset import Lease, load_ruleset
from game.rules.state import GameState
from game.rules.terms import Colour, Field, Marker, Place, Resource, Season, Slot, Step

Teller = Callable[[Any], Message | None]

_COAL, _WATER = Amount(1, Resource.COAL), Amount(1, "water")
_PAID = ("food", "wood", "coal", "iron", "thaler")


def renamed_tiles(state: GameState) -> dict[TileId, str]:
    """Return the names that the game's ruleset gives to its own tiles and to those of the base, by id."""
    base = {id: tile.name for id, tile in load_ruleset().tile.items()}
    return {id: tile.name for id, tile in state.box.ruleset.tile.items() if tile.name != base.get(id)}


def told(event: e.Event) -> Message | None:
    """Return the message of an event; None if there is nothing to tell."""
    return _TOLD[type(event)](event)


def lease(paid: e.LeasePaid | Lease) -> tuple[Value, ...]:
    """Return the pieces of a lease, paid or due."""
    return tuple(Amount(count, what) for what in _PAID if (count := getattr(paid, what)))


def _reserve_moved(event: e.ReserveMoved) -> Message:
    pool = event.pool + 1
    if not any(event.disks):
        return message("event-reserve-empty", pool=pool)
    return message("event-reserve-moved", pool=pool, disks=disks(event.disks))


def _disks_returned(event: e.DisksReturned) -> Message:
    seat = SeatName(event.seat)
    if not any(event.disks):
        return message("event-no-disks-returned", seat=seat)
    return message("event-disks-returned", seat=seat, disks=disks(event.disks))


def _drawn(event: e.DisksDrawn) -> Message | None:
    if not any(event.disks):
        return None
    id = "event-reserve-drawn" if event.reserve else "event-disks-drawn"
    return message(id, pool=event.pool + 1, disks=disks(event.disks))


def _order(event: e.OrderSet) -> Message:
    seats = zip(event.order, event.values, strict=True)
    listed = (message("event-order-set-seat", seat=SeatName(seat), value=value) for seat, value in seats)
    return message("event-order-set", order=tuple(listed))


def _declined(event: e.Declined) -> Message | None:
    """Return the message of a decline; none for going on without placing or burning wood."""
    if event.step == Step.WINTER_SCORING:
        return None
    return message("event-declined", seat=SeatName(event.seat), step=Step(event.step))


def _food_given(event: e.FoodGiven) -> Message:
    end = "-and-water" if event.water else ""
    given: dict[str, Value] = {"food": Amount(1, Resource.FOOD), "rule": SourceName("29")}
    if event.to is None:
        return message(f"event-food-to-supply{end}", seat=SeatName(event.seat), **given)
    return message(f"event-food-given{end}", to=SeatName(event.to), seat=SeatName(event.seat), **given)


def _coal_given(event: e.CoalGiven) -> Message:
    given: dict[str, Value] = {"seat": SeatName(event.seat), "to": SeatName(event.to), "coal": _COAL}
    if event.source == "Community Tunnel":
        return message("event-coal-given-by-tile", tile=TileName("38"), **given)
    return message(f"event-coal-given-of-{event.source.lower()}", **given)


def _activated(event: e.WorkerActivated) -> Message:
    worker: dict[str, Value] = {"seat": SeatName(event.seat), "field": Field(event.field)}
    if event.synergy:
        return message("event-worker-activated-with-synergy", synergy=event.synergy, **worker)
    return message("event-worker-activated", **worker)


def _prop_placed(event: e.PropPlaced) -> Message:
    id = "event-iron-prop-placed" if event.iron else "event-prop-placed"
    return message(id, seat=SeatName(event.seat), index=event.index + 1, place=Place(event.place))


def _scored(event: e.Scored) -> Message:
    id = "event-vp-lost" if event.vp < 0 else "event-scored"
    return message(id, seat=SeatName(event.seat), vp=Amount(abs(event.vp), "vp"), rule=SourceName(event.rule))


def _pinge_exhausted(event: e.PingeExhausted) -> Message:
    moved: list[Value] = []
    if event.water:
        moved.append(message("event-pinge-water-moved", water=Amount(event.water, "water")))
    if event.props:
        moved.append(message("event-pinge-props-moved", wood=Amount(event.props, Resource.WOOD)))
    return message("event-pinge-exhausted", seat=SeatName(event.seat), moved=tuple(moved))


def _lease_paid(event: e.LeasePaid) -> Message:
    paid: dict[str, Value] = {"seat": SeatName(event.seat), "paid": lease(event)}
    if event.debt:
        return message("event-lease-paid-and-debt", debt=Amount(event.debt, "debt"), **paid)
    return message("event-lease-paid", **paid)


def _end_reached(event: e.EndReached) -> Message:
    said: dict[str, Value] = {"seat": SeatName(event.seat), "having": having(event.have, event.amount)}
    return message("event-end-over" if event.over else "event-end-reached", **said)


def _ended(event: e.GameEnded) -> Message:
    winner, *others = map(SeatName, event.ranking)
    return message("event-game-ended", winner=winner, others=tuple(others))


def _goods(id: str) -> Callable[[Any], Message]:
    """Return a teller of goods or debt that come or go, and why."""
    return lambda v: message(
        id, seat=SeatName(v.seat), goods=Amount(v.amount, getattr(v, "what", "debt")), rule=SourceName(v.rule)
    )


_VALUES: dict[str, Callable[[Any], Value]] = {
    "year": lambda v: v.year,
    "season": lambda v: Season(v.season),
    "seat": lambda v: SeatName(v.seat),
    "owner": lambda v: SeatName(v.owner),
    "pool": lambda v: v.pool + 1,
    "cart": lambda v: v.cart,
    "disks": lambda v: Amount(v.amount, Colour(v.colour)),
    "action": lambda v: Amount(1, Colour(v.action)),
    "reserve": lambda v: Amount(1, Colour(v.reserve)),
    "lay": lambda v: v.lay.said,
    "field": lambda v: Field(getattr(v, "lay", v).field),
    "place": lambda v: Place(v.place),
    "section": lambda v: v.section + 1,
    "water": lambda v: Amount(v.amount, "water"),
    "lying": lambda v: v.lying,
    "goods": lambda v: Amount(getattr(v, "amount", 1), Resource(v.resource)),
    "slot": lambda v: Slot(v.slot),
    "marker": lambda v: Marker(v.marker),
    "tile": lambda v: TileName(v.tile),
    "arrival": lambda v: v.arrival + 1,
    "option": lambda v: v.said,
    "rule": lambda v: SourceName(v.rule),
}
"""The values of messages, as they are read from the fields of events."""


def _says(id: str, *names: str, **fixed: Value) -> Teller:
    """Return a teller of a message with the named values of an event, and with fixed ones."""
    return lambda v: message(id, **{name: _VALUES[name](v) for name in names}, **fixed)


_TOLD: dict[type[e.Event], Teller] = {
    e.SeasonBegan: _says("event-season-began", "year", "season"),
    e.StepBegan: lambda v: None,
    e.ReserveMoved: _reserve_moved,
    e.DisksDrawn: _drawn,
    e.OrderSet: _order,
    e.PlansRevealed: _says("event-plans-revealed"),
    e.GameEnded: _ended,
    e.EndReached: _end_reached,
    e.WaterTaken: _says("event-water-taken", "seat", "water", "place", "rule"),
    e.WaterReturned: _says("event-water-returned", "seat", water=_WATER),
    e.DisksReturned: _disks_returned,
    e.DisksTaken: _says("event-disks-taken", "seat", "disks", "pool", "cart"),
    e.DisksSwapped: _says("event-disks-swapped", "seat", "action", "reserve", "pool"),
    e.LampKept: _says("event-lamp-kept", "seat", marker=Marker.OIL_LAMP),
    e.Declined: _declined,
    e.PaymentSpent: _says("event-payment-spent", "seat", "lay", "field"),
    e.PaidForNothing: _says("event-paid-for-nothing", "seat", "lay", "field"),
    e.FoodGiven: _food_given,
    e.CartCounted: _says("event-cart-counted", "seat", "cart", tile=TileName("27")),
    e.FieldLaid: _says("event-field-laid", "seat", "lay", "field"),
    e.FieldReturned: _says("event-field-returned", "seat", "lay", "field"),
    e.TurnBegan: _says("event-turn-began", "seat"),
    e.TurnEnded: _says("event-turn-ended", "seat"),
    e.WorkerActivated: _activated,
    e.WorkerStopped: _says("event-worker-stopped", "seat", "field"),
    e.Gained: _goods("event-gained"),
    e.Spent: _goods("event-spent"),
    e.TakenAway: _goods("event-taken-away"),
    e.DebtReturned: _goods("event-debt-returned"),
    e.Scored: _scored,
    e.CoalDug: _says("event-coal-dug", "seat", "place", coal=_COAL),
    e.SectionEmptied: _says("event-section-emptied", "seat", "section"),
    e.WaterDrained: _says("event-water-drained", "seat", "water", "place"),
    e.WaterChannelled: _says("event-water-channelled", "seat", "water", "lying", tile=TileName("18")),
    e.CoalGiven: _coal_given,
    e.CoalReeled: _says("event-coal-reeled", "seat", coal=_COAL),
    e.PropPlaced: _prop_placed,
    e.PingeExhausted: _pinge_exhausted,
    e.WorkshopGained: _says("event-workshop-gained", "seat"),
    e.TileAcquired: _says("event-tile-acquired", "seat", "field", "tile", "arrival"),
    e.DistantPaid: _says("event-distant-paid", "seat", "owner", "goods"),
    e.MarkerGained: _says("event-marker-gained", "seat", "marker"),
    e.MarkerUsed: _says("event-marker-used", "seat", "marker"),
    e.BonusTaken: _says("event-bonus-taken", "seat"),
    e.KiepenkerlLaden: _says("event-kiepenkerl-laden", "seat", "goods", tile=TileName("28")),
    e.OptionChosen: _says("event-option-chosen", "seat", "option", "tile"),
    e.LeasePaid: _lease_paid,
    e.Stored: _says("event-stored", "seat", "goods", "slot"),
    e.Lost: _says("event-lost", "seat", "goods"),
}
