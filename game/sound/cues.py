"""The one table of the sounds of events.

A piece that flies is heard when it lands, some when they set off. An event without a flying piece is heard at
once. Plans and bonus markers are secret: laying a plan is silent, and all bonus markers sound the same.
"""

from __future__ import annotations

from game.rules import events as e
from game.rules.terms import Resource, Season
from game.sound.names import Air, SoundEffect

GOODS: dict[str, SoundEffect] = {
    "food": SoundEffect.FOOD,
    "wood": SoundEffect.WOOD,
    "coal": SoundEffect.COAL,
    "shaft": SoundEffect.COAL,
    "iron": SoundEffect.IRON,
    "thaler": SoundEffect.THALER,
    "debt": SoundEffect.PAPER,
    "water": SoundEffect.WATER,
}
"""The sounds of goods in motion."""

BEGINNING: dict[type[e.Event], SoundEffect] = {
    e.CoalDug: SoundEffect.PICK,
    e.CoalReeled: SoundEffect.WINDLASS,
    e.WaterDrained: SoundEffect.POUR,
}

LANDING: dict[type[e.Event], SoundEffect] = {
    e.SeasonBegan: SoundEffect.PAPER,
    e.WaterTaken: SoundEffect.WATER,
    e.WaterReturned: SoundEffect.WATER,
    e.WaterChannelled: SoundEffect.WATER,
    e.DisksReturned: SoundEffect.DISK,
    e.ReserveMoved: SoundEffect.DISK,
    e.DisksDrawn: SoundEffect.DISK,
    e.DisksTaken: SoundEffect.DISK,
    e.DisksSwapped: SoundEffect.DISK,
    e.FoodGiven: SoundEffect.FOOD,
    e.OrderSet: SoundEffect.TOKEN,
    e.PlansRevealed: SoundEffect.PAPER,
    e.CoalDug: SoundEffect.COAL,
    e.CoalGiven: SoundEffect.COAL,
    e.PropPlaced: SoundEffect.HAMMER,
    e.WorkshopGained: SoundEffect.HAMMER,
    e.Scored: SoundEffect.POINT,
    e.TileAcquired: SoundEffect.TOKEN,
    e.MarkerGained: SoundEffect.TOKEN,
    e.MarkerUsed: SoundEffect.TOKEN,
    e.BonusTaken: SoundEffect.TOKEN,
    e.DebtReturned: SoundEffect.PAPER,
    e.GameEnded: SoundEffect.END,
}

BY_PIECE: frozenset[type[e.Event]] = frozenset({
    e.Gained, e.Spent, e.DistantPaid, e.KiepenkerlLaden, e.LeasePaid, e.Lost, e.Stored, e.PingeExhausted,
})  # fmt: skip
"""Events of goods, each of which lands with a sound of its own."""

SILENT: frozenset[type[e.Event]] = frozenset({
    e.StepBegan, e.Declined, e.CartCounted, e.FieldLaid, e.FieldReturned, e.LampKept, e.PaidForNothing,
    e.PaymentSpent, e.TurnBegan, e.TurnEnded, e.WorkerActivated, e.WorkerStopped, e.SectionEmptied,
    e.OptionChosen,
})  # fmt: skip


def begins(event: e.Event) -> SoundEffect | None:
    """Return the sound of a piece of this event setting off."""
    return BEGINNING.get(type(event))


def lands(event: e.Event, piece: str) -> SoundEffect | None:
    """Return the sound of a piece of this event landing; `piece` is what flew."""
    return GOODS.get(piece) if type(event) in BY_PIECE else LANDING.get(type(event))


def at_once(event: e.Event) -> list[SoundEffect]:
    """Return the sounds of an event that is not shown, each once."""
    if isinstance(event, e.Scored) and event.vp <= 0:
        return []
    heard = [begins(event), *(lands(event, piece) for piece in pieces(event) or ("",))]
    return [effect for effect in heard if effect is not None]


def laid(piece: str) -> SoundEffect:
    """Return the sound of a player laying down what is in hand."""
    return GOODS.get(piece, SoundEffect.DISK if piece.startswith("disk") else SoundEffect.TOKEN)


def air(season: int) -> Air:
    """Return the ambience of a season."""
    return Air(Season(season).label)


def pieces(event: e.Event) -> tuple[str, ...]:
    """Return the kinds of goods that an event moves."""
    match event:
        case e.Gained(what=what) | e.Spent(what=what):
            return (what,)
        case e.DistantPaid() | e.KiepenkerlLaden() | e.Lost() | e.Stored():
            return (Resource(event.resource).label,)
        case e.LeasePaid():
            return tuple(what for what in GOODS if getattr(event, what, 0))
        case e.PingeExhausted():
            return tuple(what for what, some in (("water", event.water), ("wood", event.props)) if some)
    return ()
