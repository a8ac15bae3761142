"""The closed family of events: what happened, with all that log, motion, sound and metrics need.

Seats and pools count from 0. What chance or choice brought about stands here, not in the moves.
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules.disks import Disks
from game.rules.frozen import Frozen
from game.rules.ids import RuleOrTile, TileId
from game.rules.message import Message
from game.rules.moves import Lay
from game.rules.terms import Bonus, Colour, Field, Marker, Place, Resource, Season, Slot, Step


class Event(metaclass=Frozen):
    """Something that happened at the table."""


class _OfSeat(Event):
    """Something that a seat does, or that happens to it."""

    seat: int


class _GoodsMoved(_OfSeat):
    """Goods come from the supply or go to it; `rule` is a rule id or a tile's."""

    what: str
    amount: int
    rule: RuleOrTile


class _OfLay(_OfSeat):
    lay: Lay


class _OfMarker(_OfSeat):
    marker: Marker


Tell = Callable[[Event], object]


class SeasonBegan(Event):
    """A season begins."""

    year: int
    season: Season


class StepBegan(Event):
    step: Step


class WaterTaken(_OfSeat):
    """Water from the supply is placed in the mine; `rule` says why (Y2, D4, T7)."""

    amount: int
    place: Place
    rule: RuleOrTile


class WaterReturned(_OfSeat):
    """Water is returned in the first spring (D5)."""


class DisksReturned(_OfSeat):
    """A seat's disks return to the bag (F1)."""

    disks: Disks


class ReserveMoved(Event):
    """A reserve pool joins its action pool (F2)."""

    pool: int
    disks: Disks


class DisksDrawn(Event):
    """Disks from the bag fill a reserve pool (F3) or an action pool (F4)."""

    pool: int
    reserve: bool
    disks: Disks


class DisksTaken(_OfSeat):
    pool: int
    colour: Colour
    amount: int
    cart: int


class DisksSwapped(_OfSeat):
    """Oil Lamp: `reserve` went to the action pool, `action` to the reserve pool."""

    pool: int
    reserve: Colour
    action: Colour


class LampKept(_OfSeat):
    """After its taking, an owner of the Oil Lamp decides against a swap (32)."""


class Declined(_OfSeat):
    step: Step


class FoodGiven(_OfSeat):
    """Thanksgiving: 1 food to another farm, None for the supply; `water` if the water is taken too."""

    to: int | None
    water: bool


class CartCounted(_OfSeat):
    """Towpath Horse: the cart that counts for the new turn order (tile 27)."""

    cart: int


class OrderSet(Event):
    """The new turn order with the cart values it came from (D6, tile 27), by place in the order."""

    order: tuple[int, ...]
    values: tuple[int, ...]


class FieldLaid(_OfLay):
    """A seat lays the next field of its plan (P9)."""


class PlansRevealed(Event):
    """The last plan is laid, and every plan is revealed (P2)."""


class PaymentSpent(_OfLay):
    """The food, Thaler or marker that pays a contract worker is spent, whether he works or not (R-10)."""


class TurnBegan(_OfSeat):
    """A seat begins to work (E1)."""


class WorkerActivated(_OfSeat):
    """A worker starts; `synergy` is 1 if it has one more action (E7)."""

    field: Field
    synergy: int


class WorkerStopped(_OfSeat):
    field: Field


class Gained(_GoodsMoved):
    """Resources, Thaler or debt come to the seat from the supply; `rule` is a rule id or a tile's."""


class Spent(_GoodsMoved):
    """Resources or Thaler go to the supply; `rule` is a rule id or a tile's."""


class TakenAway(_GoodsMoved):
    """A development takes goods of a farm, coal in a shaft or water to the supply; `rule` is its id."""


class CoalDug(_OfSeat):
    """A coal leaves Pinge or Tunnel; `piece` is its number there from the left, from 0."""

    place: Place
    piece: int


class SectionEmptied(_OfSeat):
    """A tunnel section is emptied (M8)."""

    section: int


class WaterDrained(_OfSeat):
    amount: int
    place: Place


class WaterChannelled(_OfSeat):
    """Water comes to lie on the Water Channel; `lying` is what lies there once the threes are gone (18)."""

    amount: int
    lying: int


class CoalGiven(_OfSeat):
    """A coal goes to another farm (37, 38); `source` is farm, Pinge, Tunnel, shaft or Community Tunnel.

    `piece` is its number in Pinge or Tunnel from the left, from 0; elsewhere it is 0.
    """

    to: int
    source: str
    piece: int = 0


class CoalReeled(_OfSeat):
    """A coal goes up the shaft to the farm (M4)."""


class PropPlaced(_OfSeat):
    place: Place
    index: int
    iron: bool = False


class PingeExhausted(_OfSeat):
    """The Pinge is exhausted; its water and props move (M6)."""

    water: int
    props: int


class WorkshopGained(_OfSeat):
    """Whoever exhausts the Pinge gets a workshop (I3)."""


class Scored(_OfSeat):
    """Victory points; `rule` names the rule or tile they come from."""

    vp: int
    rule: RuleOrTile


class TileAcquired(_OfSeat):
    """A token lies on a development; `arrival` is 0 for the first (T6)."""

    field: Field
    tile: TileId
    arrival: int


class DistantPaid(_OfSeat):
    """A resource goes from one farm to another (T5)."""

    owner: int
    resource: Resource


class MarkerGained(_OfMarker):
    """A marker comes to a seat."""


class MarkerUsed(_OfMarker):
    """A marker goes to the supply (T8)."""


class BonusTaken(_OfSeat):
    """A bonus marker is taken in secret (B4, R-26): readers must not show which before the end."""

    bonus: Bonus


class DebtReturned(_OfSeat):
    """Debt goes back to the supply; `rule` is a tile's id."""

    amount: int
    rule: RuleOrTile


class KiepenkerlLaden(_OfSeat):
    """The Kiepenkerl carries another resource from now on (tile 28)."""

    resource: Resource


class OptionChosen(_OfSeat):
    """One of a tile's options was chosen."""

    tile: TileId
    way: tuple[int, ...]
    """Which, counted from 0: the effect and its option; or effect, option, further effect and its option."""
    said: Message


class FieldReturned(_OfLay):
    """Markers that were not used return (P8, 16, 26): the lay holds what comes back."""


class PaidForNothing(_OfLay):
    """A contract worker did nothing for what was spent on him (R-10): the lay holds what is lost."""


class TurnEnded(_OfSeat):
    """A seat has worked (E1)."""


class LeasePaid(_OfSeat):
    """The payment of a winter (W2, tile 46): what was paid, and the debt for what was missing."""

    food: int
    thaler: int
    debt: int
    wood: int = 0
    coal: int = 0
    iron: int = 0


class Stored(_OfSeat):
    slot: Slot
    resource: Resource


class Lost(_OfSeat):
    """A resource without a slot is lost (W3)."""

    resource: Resource
    amount: int


class EndReached(_OfSeat):
    """A seat has so much of something that the game ends with this winter, or is `over`, before its time."""

    have: str
    amount: int
    over: bool


class GameEnded(Event):
    """The final scoring is done; `ranking` lists the seats, winner first (G9)."""

    ranking: tuple[int, ...]
