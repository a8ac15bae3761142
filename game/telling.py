"""Events as messages, for the table's log and the replay command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules import events as e
from game.rules.figures import Lease
from game.rules.message import Amount, Message, Seat, Source, Tile, Value, disks, message
from game.rules.ruleset import load_ruleset
from game.rules.state import GameState
from game.rules.terms import Colour, Field, Marker, Place, Resource, Season, Slot, Step

Teller = Callable[[Any], Message | None]

_PAID = ("food", "wood", "coal", "iron", "thaler")


def renamed_tiles(state: GameState) -> dict[str, str]:
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
    seat = Seat(event.seat)
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
    listed = (message("event-order-set-seat", seat=Seat(seat), value=value) for seat, value in seats)
    return message("event-order-set", order=tuple(listed))


def _declined(event: e.Declined) -> Message | None:
    """Return the message of a decline; none for going on without placing or burning wood."""
    if event.step == Step.WINTER_SCORING:
        return None
    return message("event-declined", seat=Seat(event.seat), step=Step(event.step))


def _food_given(event: e.FoodGiven) -> Message:
    given: dict[str, Value] = {
        "seat": Seat(event.seat),
        "food": Amount(1, Resource.FOOD),
        "rule": Source("29"),
    }
    end = "-and-water" if event.water else ""
    if event.to is None:
        return message(f"event-food-to-supply{end}", **given)
    return message(f"event-food-given{end}", to=Seat(event.to), **given)


def _coal_given(event: e.CoalGiven) -> Message:
    given: dict[str, Value] = {
        "seat": Seat(event.seat),
        "to": Seat(event.to),
        "coal": Amount(1, Resource.COAL),
    }
    if event.source == "Community Tunnel":
        return message("event-coal-given-by-tile", tile=Tile("38"), **given)
    return message(f"event-coal-given-of-{event.source.lower()}", **given)


def _activated(event: e.WorkerActivated) -> Message:
    worker: dict[str, Value] = {"seat": Seat(event.seat), "field": Field(event.field)}
    if event.synergy:
        return message("event-worker-activated-with-synergy", synergy=event.synergy, **worker)
    return message("event-worker-activated", **worker)


def _prop_placed(event: e.PropPlaced) -> Message:
    id = "event-iron-prop-placed" if event.iron else "event-prop-placed"
    return message(id, seat=Seat(event.seat), index=event.index + 1, place=Place(event.place))


def _scored(event: e.Scored) -> Message:
    id = "event-vp-lost" if event.vp < 0 else "event-scored"
    return message(id, seat=Seat(event.seat), vp=Amount(abs(event.vp), "vp"), rule=Source(event.rule))


def _pinge_exhausted(event: e.PingeExhausted) -> Message:
    moved: list[Value] = []
    if event.water:
        moved.append(message("event-pinge-water-moved", water=Amount(event.water, "water")))
    if event.props:
        moved.append(message("event-pinge-props-moved", wood=Amount(event.props, Resource.WOOD)))
    return message("event-pinge-exhausted", seat=Seat(event.seat), moved=tuple(moved))


def _lease_paid(event: e.LeasePaid) -> Message:
    paid: dict[str, Value] = {"seat": Seat(event.seat), "paid": lease(event)}
    if event.debt:
        return message("event-lease-paid-and-debt", debt=Amount(event.debt, "debt"), **paid)
    return message("event-lease-paid", **paid)


def _channelled(event: e.WaterChannelled) -> Message:
    water = Amount(event.amount, "water")
    return message(
        "event-water-channelled", seat=Seat(event.seat), water=water, tile=Tile("18"), lying=event.lying
    )


def _ended(event: e.GameEnded) -> Message:
    winner, *others = map(Seat, event.ranking)
    return message("event-game-ended", winner=winner, others=tuple(others))


def _goods(id: str) -> Callable[[Any], Message]:
    """Return a teller of goods or debt that come or go, and why."""
    return lambda v: message(
        id, seat=Seat(v.seat), goods=Amount(v.amount, getattr(v, "what", "debt")), rule=Source(v.rule)
    )


_TOLD: dict[type[e.Event], Teller] = {
    e.SeasonBegan: lambda v: message("event-season-began", year=v.year, season=Season(v.season)),
    e.StepBegan: lambda v: None,
    e.ReserveMoved: _reserve_moved,
    e.DisksDrawn: _drawn,
    e.OrderSet: _order,
    e.PlansRevealed: lambda v: message("event-plans-revealed"),
    e.GameEnded: _ended,
    e.WaterTaken: lambda v: message(
        "event-water-taken",
        seat=Seat(v.seat),
        water=Amount(v.amount, "water"),
        place=Place(v.place),
        rule=Source(v.rule),
    ),
    e.WaterReturned: lambda v: message("event-water-returned", seat=Seat(v.seat), water=Amount(1, "water")),
    e.DisksReturned: _disks_returned,
    e.DisksTaken: lambda v: message(
        "event-disks-taken",
        seat=Seat(v.seat),
        disks=Amount(v.amount, Colour(v.colour)),
        pool=v.pool + 1,
        cart=v.cart,
    ),
    e.DisksSwapped: lambda v: message(
        "event-disks-swapped",
        seat=Seat(v.seat),
        action=Amount(1, Colour(v.action)),
        reserve=Amount(1, Colour(v.reserve)),
        pool=v.pool + 1,
    ),
    e.LampKept: lambda v: message("event-lamp-kept", seat=Seat(v.seat), marker=Marker.OIL_LAMP),
    e.Declined: _declined,
    e.PaymentSpent: lambda v: message(
        "event-payment-spent", seat=Seat(v.seat), lay=v.lay.said, field=Field(v.lay.field)
    ),
    e.PaidForNothing: lambda v: message(
        "event-paid-for-nothing", seat=Seat(v.seat), lay=v.lay.said, field=Field(v.lay.field)
    ),
    e.FoodGiven: _food_given,
    e.CartCounted: lambda v: message("event-cart-counted", seat=Seat(v.seat), cart=v.cart, tile=Tile("27")),
    e.FieldLaid: lambda v: message(
        "event-field-laid", seat=Seat(v.seat), lay=v.lay.said, field=Field(v.lay.field)
    ),
    e.FieldReturned: lambda v: message(
        "event-field-returned", seat=Seat(v.seat), lay=v.lay.said, field=Field(v.lay.field)
    ),
    e.TurnBegan: lambda v: message("event-turn-began", seat=Seat(v.seat)),
    e.TurnEnded: lambda v: message("event-turn-ended", seat=Seat(v.seat)),
    e.WorkerActivated: _activated,
    e.WorkerStopped: lambda v: message("event-worker-stopped", seat=Seat(v.seat), field=Field(v.field)),
    e.Gained: _goods("event-gained"),
    e.Spent: _goods("event-spent"),
    e.DebtReturned: _goods("event-debt-returned"),
    e.Scored: _scored,
    e.CoalDug: lambda v: message(
        "event-coal-dug", seat=Seat(v.seat), coal=Amount(1, Resource.COAL), place=Place(v.place)
    ),
    e.SectionEmptied: lambda v: message("event-section-emptied", seat=Seat(v.seat), section=v.section + 1),
    e.WaterDrained: lambda v: message(
        "event-water-drained", seat=Seat(v.seat), water=Amount(v.amount, "water"), place=Place(v.place)
    ),
    e.WaterChannelled: _channelled,
    e.CoalGiven: _coal_given,
    e.CoalReeled: lambda v: message("event-coal-reeled", seat=Seat(v.seat), coal=Amount(1, Resource.COAL)),
    e.PropPlaced: _prop_placed,
    e.PingeExhausted: _pinge_exhausted,
    e.WorkshopGained: lambda v: message("event-workshop-gained", seat=Seat(v.seat)),
    e.TileAcquired: lambda v: message(
        "event-tile-acquired",
        seat=Seat(v.seat),
        field=Field(v.field),
        tile=Tile(v.tile),
        arrival=v.arrival + 1,
    ),
    e.DistantPaid: lambda v: message(
        "event-distant-paid", seat=Seat(v.seat), owner=Seat(v.owner), goods=Amount(1, Resource(v.resource))
    ),
    e.MarkerGained: lambda v: message("event-marker-gained", seat=Seat(v.seat), marker=Marker(v.marker)),
    e.MarkerUsed: lambda v: message("event-marker-used", seat=Seat(v.seat), marker=Marker(v.marker)),
    e.BonusTaken: lambda v: message("event-bonus-taken", seat=Seat(v.seat)),
    e.KiepenkerlLaden: lambda v: message(
        "event-kiepenkerl-laden", seat=Seat(v.seat), goods=Amount(1, Resource(v.resource)), tile=Tile("28")
    ),
    e.OptionChosen: lambda v: message(
        "event-option-chosen", seat=Seat(v.seat), option=v.said, tile=Tile(v.tile)
    ),
    e.LeasePaid: _lease_paid,
    e.Stored: lambda v: message(
        "event-stored", seat=Seat(v.seat), goods=Amount(1, Resource(v.resource)), slot=Slot(v.slot)
    ),
    e.Lost: lambda v: message("event-lost", seat=Seat(v.seat), goods=Amount(v.amount, Resource(v.resource))),
}
