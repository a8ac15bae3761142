"""The closed family of events: what happened, with all that log, motion, sound and metrics need.

Seats and pools count from 0. What chance or choice brought about stands here, not in the moves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.rules.message import Message
from game.rules.moves import Lay
from game.rules.terms import Bonus, Colour, Disks, Field, Marker, Place, Resource, Season, Slot, Step


class Event:
    """Something that happened at the table."""

    __slots__ = ()


Tell = Callable[[Event], object]


@dataclass(frozen=True, slots=True)
class SeasonBegan(Event):
    """A season begins."""

    year: int
    season: Season


@dataclass(frozen=True, slots=True)
class StepBegan(Event):
    step: Step


@dataclass(frozen=True, slots=True)
class WaterTaken(Event):
    """Water from the supply is placed in the mine; `rule` says why (Y2, D4, T7)."""

    seat: int
    amount: int
    place: Place
    rule: str


@dataclass(frozen=True, slots=True)
class WaterReturned(Event):
    """Water is returned in the first spring (D5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class DisksReturned(Event):
    """A seat's disks return to the bag (F1)."""

    seat: int
    disks: Disks


@dataclass(frozen=True, slots=True)
class ReserveMoved(Event):
    """A reserve pool joins its action pool (F2)."""

    pool: int
    disks: Disks


@dataclass(frozen=True, slots=True)
class DisksDrawn(Event):
    """Disks from the bag fill a reserve pool (F3) or an action pool (F4)."""

    pool: int
    reserve: bool
    disks: Disks


@dataclass(frozen=True, slots=True)
class DisksTaken(Event):
    seat: int
    pool: int
    colour: Colour
    amount: int
    cart: int


@dataclass(frozen=True, slots=True)
class DisksSwapped(Event):
    """Oil Lamp: `reserve` went to the action pool, `action` to the reserve pool."""

    seat: int
    pool: int
    reserve: Colour
    action: Colour


@dataclass(frozen=True, slots=True)
class LampKept(Event):
    """After its taking, an owner of the Oil Lamp decides against a swap (32)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Declined(Event):
    seat: int
    step: Step


@dataclass(frozen=True, slots=True)
class FoodGiven(Event):
    """Thanksgiving: 1 food to another farm, None for the supply; `water` if the water is taken too."""

    seat: int
    to: int | None
    water: bool


@dataclass(frozen=True, slots=True)
class CartCounted(Event):
    """Towpath Horse: the cart that counts for the new turn order (tile 27)."""

    seat: int
    cart: int


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The new turn order with the cart values it came from (D6, tile 27), by place in the order."""

    order: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FieldLaid(Event):
    seat: int
    lay: Lay


@dataclass(frozen=True, slots=True)
class PlansRevealed(Event):
    """The last plan is laid, and every plan is revealed (P2)."""


@dataclass(frozen=True, slots=True)
class PaymentSpent(Event):
    """The food, Thaler or marker that pays a contract worker is spent, whether he works or not (R-10)."""

    seat: int
    lay: Lay


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class WorkerActivated(Event):
    """A worker starts; `synergy` is 1 if it has one more action (E7)."""

    seat: int
    field: Field
    synergy: int


@dataclass(frozen=True, slots=True)
class WorkerStopped(Event):
    seat: int
    field: Field


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """Resources, Thaler or debt come to the seat from the supply; `rule` is a rule id or a tile's."""

    seat: int
    what: str
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class Spent(Event):
    """Resources or Thaler go to the supply; `rule` is a rule id or a tile's."""

    seat: int
    what: str
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class CoalDug(Event):
    """A coal leaves Pinge or Tunnel; `piece` is its number there from the left, from 0."""

    seat: int
    place: Place
    piece: int


@dataclass(frozen=True, slots=True)
class SectionEmptied(Event):
    """A tunnel section is emptied (M8)."""

    seat: int
    section: int


@dataclass(frozen=True, slots=True)
class WaterDrained(Event):
    seat: int
    amount: int
    place: Place


@dataclass(frozen=True, slots=True)
class WaterChannelled(Event):
    """Water comes to lie on the Water Channel; `lying` is what lies there once the threes are gone (18)."""

    seat: int
    amount: int
    lying: int


@dataclass(frozen=True, slots=True)
class CoalGiven(Event):
    """A coal goes to another farm (37, 38); `source` is farm, Pinge, Tunnel, shaft or Community Tunnel.

    `piece` is its number in Pinge or Tunnel from the left, from 0; elsewhere it is 0.
    """

    seat: int
    to: int
    source: str
    piece: int = 0


@dataclass(frozen=True, slots=True)
class CoalReeled(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class PropPlaced(Event):
    seat: int
    place: Place
    index: int
    iron: bool = False


@dataclass(frozen=True, slots=True)
class PingeExhausted(Event):
    """The Pinge is exhausted; its water and props move (M6)."""

    seat: int
    water: int
    props: int


@dataclass(frozen=True, slots=True)
class WorkshopGained(Event):
    """Whoever exhausts the Pinge gets a workshop (I3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Victory points; `rule` names the rule or tile they come from."""

    seat: int
    vp: int
    rule: str


@dataclass(frozen=True, slots=True)
class TileAcquired(Event):
    """A token lies on a development; `arrival` is 0 for the first (T6)."""

    seat: int
    field: Field
    tile: str
    arrival: int


@dataclass(frozen=True, slots=True)
class DistantPaid(Event):
    """A resource goes from one farm to another (T5)."""

    seat: int
    owner: int
    resource: Resource


@dataclass(frozen=True, slots=True)
class MarkerGained(Event):
    seat: int
    marker: Marker


@dataclass(frozen=True, slots=True)
class MarkerUsed(Event):
    seat: int
    marker: Marker


@dataclass(frozen=True, slots=True)
class BonusTaken(Event):
    """A bonus marker is taken in secret (B4, R-26): readers must not show which before the end."""

    seat: int
    bonus: Bonus


@dataclass(frozen=True, slots=True)
class DebtReturned(Event):
    """Debt goes back to the supply; `rule` is a tile's id."""

    seat: int
    amount: int
    rule: str


@dataclass(frozen=True, slots=True)
class KiepenkerlLaden(Event):
    """The Kiepenkerl carries another resource from now on (tile 28)."""

    seat: int
    resource: Resource


@dataclass(frozen=True, slots=True)
class OptionChosen(Event):
    """One of a tile's options was chosen."""

    seat: int
    tile: str
    way: tuple[int, ...]
    """Which, counted from 0: the effect and its option; or effect, option, further effect and its option."""
    said: Message


@dataclass(frozen=True, slots=True)
class FieldReturned(Event):
    """Markers that were not used return (P8, 16, 26): the lay holds what comes back."""

    seat: int
    lay: Lay


@dataclass(frozen=True, slots=True)
class PaidForNothing(Event):
    """A contract worker did nothing for what was spent on him (R-10): the lay holds what is lost."""

    seat: int
    lay: Lay


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class LeasePaid(Event):
    """The payment of a winter (W2, tile 46): what was paid, and the debt for what was missing."""

    seat: int
    food: int
    thaler: int
    debt: int
    wood: int = 0
    coal: int = 0
    iron: int = 0


@dataclass(frozen=True, slots=True)
class Stored(Event):
    seat: int
    slot: Slot
    resource: Resource


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """A resource without a slot is lost (W3)."""

    seat: int
    resource: Resource
    amount: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The final scoring is done; `ranking` lists the seats, winner first (G9)."""

    ranking: tuple[int, ...]
