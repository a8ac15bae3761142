"""The one table of the sounds of events.

A piece that flies is heard when it lands, some when they set off. An event without a flying piece is heard at
once. Plans and bonus markers are secret: laying a plan is silent, and all bonus markers sound the same.
"""

from __future__ import annotations

from typing import NamedTuple

from game.rules import events as e
from game.rules.terms import BySeason, Resource
from game.sound.names import Air, SoundEffect
from game.sound.score import Piece, Tune

FIRST_IRON = "first_iron"
GOODS: dict[str, SoundEffect] = {
    "food": SoundEffect.FOOD,
    "wood": SoundEffect.WOOD,
    "coal": SoundEffect.COAL,
    "shaft": SoundEffect.COAL,
    "iron": SoundEffect.IRON,
    "thaler": SoundEffect.THALER,
    "debt": SoundEffect.PAPER,
    "water": SoundEffect.WATER,
    FIRST_IRON: SoundEffect.FIRST_IRON,
}
"""The sounds of goods in motion; the first iron of a seat has its own."""

ACQUIRED: dict[str, SoundEffect] = {
    "agriculture": SoundEffect.FARMING,
    "building": SoundEffect.BUILDING,
    "mining": SoundEffect.MINING,
    "black": SoundEffect.BLACK,
}
"""The sounds of developments by their symbol; black ones have their own."""


class SeasonHeard(NamedTuple):
    """How a season comes, what is heard around the table in it, and its music."""

    comes: SoundEffect
    air: Air
    piece: Piece


HEARD: BySeason[SeasonHeard] = BySeason(
    spring=SeasonHeard(SoundEffect.TO_SPRING, Air.SPRING, Piece.SPRING),
    summer=SeasonHeard(SoundEffect.TO_SUMMER, Air.SUMMER, Piece.SUMMER),
    autumn=SeasonHeard(SoundEffect.TO_AUTUMN, Air.AUTUMN, Piece.AUTUMN),
    winter=SeasonHeard(SoundEffect.TO_WINTER, Air.WINTER, Piece.WINTER),
)

BEGINNING: dict[type[e.Event], SoundEffect] = {
    e.CoalDug: SoundEffect.PICK,
    e.CoalReeled: SoundEffect.WINDLASS,
    e.WaterDrained: SoundEffect.POUR,
    e.PingeExhausted: SoundEffect.CAVE_IN,
}

LANDING: dict[type[e.Event], SoundEffect] = {
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
    e.SectionEmptied: SoundEffect.SECTION,
    e.WorkshopGained: SoundEffect.HAMMER,
    e.Scored: SoundEffect.POINT,
    e.MarkerGained: SoundEffect.TOKEN,
    e.MarkerUsed: SoundEffect.TOKEN,
    e.BonusTaken: SoundEffect.TOKEN,
    e.DebtReturned: SoundEffect.PAPER,
}

BY_CASE: frozenset[type[e.Event]] = frozenset({e.SeasonBegan, e.TileAcquired})
"""Events that sound by which season, or which development it is."""

BY_PIECE: frozenset[type[e.Event]] = frozenset({
    e.Gained, e.Spent, e.TakenAway, e.DistantPaid, e.KiepenkerlLaden, e.LeasePaid, e.Lost, e.Stored,
    e.PingeExhausted,
})  # fmt: skip
"""Events of goods, each of which lands with a sound of its own."""

SILENT: frozenset[type[e.Event]] = frozenset({
    e.StepBegan, e.Declined, e.CartCounted, e.FieldLaid, e.FieldReturned, e.LampKept, e.PaidForNothing,
    e.PaymentSpent, e.TurnBegan, e.TurnEnded, e.WorkerActivated, e.WorkerStopped,
    e.OptionChosen, e.GameEnded, e.EndReached,
})  # fmt: skip
"""The end of the game is heard once it has been counted, by who won (`ending`)."""


def begins(event: e.Event) -> SoundEffect | None:
    """Return the sound of a piece of this event setting off."""
    if isinstance(event, e.LeasePaid):
        return _lease(event)
    return BEGINNING.get(type(event))


def _lease(event: e.LeasePaid) -> SoundEffect | None:
    """Return the landlord's sound; None where nothing was due."""
    if event.debt:
        return SoundEffect.LEASE_FAILED
    return SoundEffect.LEASE_PAID if pieces(event) else None


def lands(event: e.Event, piece: str, kind: str = "") -> SoundEffect | None:
    """Return the sound of a piece landing; `piece` is what flew, `kind` that of a development or good."""
    match event:
        case e.SeasonBegan(season=season):
            return HEARD[season].comes
        case e.TileAcquired():
            return ACQUIRED.get(kind, SoundEffect.TOKEN)
    return GOODS.get(piece) if type(event) in BY_PIECE else LANDING.get(type(event))


def at_once(event: e.Event, kind: str = "") -> list[SoundEffect]:
    """Return the sounds of an event that is not shown, each once."""
    if isinstance(event, e.Scored) and event.vp <= 0:
        return []
    moved = (kind,) if kind == FIRST_IRON else pieces(event) or ("",)
    heard = [begins(event), *(lands(event, piece, kind) for piece in moved)]
    return [effect for effect in heard if effect is not None]


def ending(won: bool, lost: bool) -> SoundEffect:
    """Return the sound of the end: a person has won, people have played and all lost, or nobody was there."""
    return SoundEffect.WIN if won else SoundEffect.LOSS if lost else SoundEffect.END


def laid(piece: str) -> SoundEffect:
    """Return the sound of a player laying down what is in hand."""
    return GOODS.get(piece, SoundEffect.DISK if piece.startswith("disk") else SoundEffect.TOKEN)


def air(season: int) -> Air:
    """Return the ambience of a season."""
    return HEARD[season].air


def tune(season: int, coal: float, water: float, last: bool) -> Tune:
    """Return the music of a season; coal, water and the last phase of the game bring in layers of it.

    `coal` is the share of a mine that has been dug, `water` that of what stops the work in it.
    """
    return Tune(HEARD[season].piece, min(1.0, 2 * coal), min(1.0, water), float(last))


def pieces(event: e.Event) -> tuple[str, ...]:
    """Return the kinds of goods that an event moves."""
    match event:
        case e.Gained(what=what) | e.Spent(what=what) | e.TakenAway(what=what):
            return (what,)
        case e.DistantPaid() | e.KiepenkerlLaden() | e.Lost() | e.Stored():
            return (Resource(event.resource).label,)
        case e.LeasePaid():
            return tuple(what for what in GOODS if getattr(event, what, 0))
        case e.PingeExhausted():
            return tuple(what for what, some in (("water", event.water), ("wood", event.props)) if some)
    return ()
