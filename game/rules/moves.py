"""The closed family of moves: frozen, interned records with a one-line text that parses back."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, ClassVar
from weakref import WeakValueDictionary

from game.rules.message import Amount, Value, disks
from game.rules.terms import (
    DISK_MARKER,
    NO_DISKS,
    SPECIAL_MARKERS,
    Bonus,
    Colour,
    Disks,
    Field,
    Marker,
    Place,
    Resource,
    Slot,
)


class _Interned(type):
    """Returns the same object for the same fields, so that making a move costs one look-up."""

    _known: ClassVar[dict[tuple[Any, ...], Any]] = {}
    _passing: ClassVar[WeakValueDictionary[tuple[Any, ...], Any]] = WeakValueDictionary()

    def __call__(cls, *args: Any, **named: Any) -> Any:
        key = (cls, *args, *named.items())
        move = _Interned._known.get(key)
        if move is None:
            move = cls.passing(*args, **named)
            _Interned._known[(cls, *move.fields())] = _Interned._known[key] = move
        return move

    def passing(cls, *args: Any, **named: Any) -> Any:
        """Return the same object, kept only while in use: strangers' texts can name endless moves."""
        fresh = super().__call__(*args, **named)
        key = (cls, *fresh.fields())
        return _Interned._known.get(key) or _Interned._passing.setdefault(key, fresh)


class Move(metaclass=_Interned):
    """A decision of the seat to move. `str(move)` is its line in a record; equal moves are one object."""

    __slots__ = ("__weakref__",)

    def fields(self) -> tuple[Any, ...]:
        """Return the values that make this move, in the order of its constructor."""
        return tuple(getattr(self, name) for name in self.__match_args__)  # type: ignore[attr-defined]

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.fields()


@dataclass(frozen=True, slots=True, eq=False)
class Take(Move):
    """Take disks of one colour from an action pool (D1, D2). Pools count from 0 here, from 1 in text."""

    pool: int
    colour: Colour

    def __str__(self) -> str:
        return f"take {Colour(self.colour).id} from {self.pool + 1}"


@dataclass(frozen=True, slots=True, eq=False)
class Swap(Move):
    """Oil Lamp: exchange a disk of the reserve pool for one of the action pool beside it."""

    pool: int
    reserve: Colour
    action: Colour

    def __str__(self) -> str:
        return f"swap in {self.pool + 1}: {Colour(self.reserve).id} for {Colour(self.action).id}"


@dataclass(frozen=True, slots=True, eq=False)
class Decline(Move):
    """Pass on an offer: a second taking, a returned water, an effect, the free actions of winter."""

    def __str__(self) -> str:
        return "decline"


@dataclass(frozen=True, slots=True, eq=False)
class ReturnWater(Move):
    """Return 1 water in the first spring (D5)."""

    def __str__(self) -> str:
        return "return water"


@dataclass(frozen=True, slots=True, eq=False)
class GiveFood(Move):
    """Thanksgiving: give 1 food to another seat, None for the supply; `water` to take the water all the same.

    Seats count from 0 here, from 1 in text.
    """

    to: int | None
    water: bool = False

    def __str__(self) -> str:
        receiver = "supply" if self.to is None else str(self.to + 1)
        return f"give food to {receiver}{' and take water' if self.water else ''}"


@dataclass(frozen=True, slots=True, eq=False)
class CountCart(Move):
    """Towpath Horse: choose the cart that counts for the new turn order (tile 27)."""

    cart: int

    def __str__(self) -> str:
        return f"count cart {self.cart}"


@dataclass(frozen=True, slots=True, eq=False)
class Lay(Move):
    """The disks and markers that a plan lays on one field (P1 to P6); all zero is an empty field.

    `markers` counts colour markers by the colour they stand for; `wild`, `basket` and `cottage` count the
    markers of tiles 28, 16 and 26.
    """

    field: Field
    disks: Disks = NO_DISKS
    markers: Disks = NO_DISKS
    food: int = 0
    thaler: int = 0
    wild: int = 0
    basket: int = 0
    cottage: int = 0
    total: Disks = dataclasses.field(init=False, repr=False)
    """Disks and colour markers together; a wild marker counts on top, as the colour it is settled for."""
    special: bool = dataclasses.field(init=False, repr=False)
    """True if it has a marker of tiles 16, 26 or 28."""
    goods: bool = dataclasses.field(init=False, repr=False)
    """True if it has anything but disks."""
    empty: bool = dataclasses.field(init=False, repr=False)

    def __post_init__(self) -> None:
        black, brown, yellow = (laid + more for laid, more in zip(self.disks, self.markers, strict=True))
        total = (black, brown, yellow)
        special = bool(self.wild or self.basket or self.cottage)
        object.__setattr__(self, "total", total)
        goods = bool(any(self.markers) or self.food or self.thaler or special)
        object.__setattr__(self, "special", special)
        object.__setattr__(self, "goods", goods)
        object.__setattr__(self, "empty", not (any(total) or goods))

    def __str__(self) -> str:
        return f"lay {Field(self.field).id}: {', '.join(self._items()) or 'nothing'}"

    @property
    def said(self) -> tuple[Value, ...]:
        """Return the lay as a message carries it, in the order of the line in a record."""
        markers = [(self.markers[colour], DISK_MARKER[colour]) for colour in Colour]
        special = zip((self.wild, self.basket, self.cottage), SPECIAL_MARKERS, strict=True)
        paid = (Amount(self.food, Resource.FOOD), Amount(self.thaler, "thaler"))
        return (
            *((disks(self.disks),) if any(self.disks) else ()),
            *(Amount(count, marker) for count, marker in (*markers, *special) if count),
            *(amount for amount in paid if amount.number),
        )

    def _items(self) -> list[str]:
        special = (self.wild, self.basket, self.cottage)
        counts = (*self.disks, *self.markers, *special, self.food, self.thaler)
        return [f"{count} {id}" for count, id in zip(counts, LAID, strict=True) if count]


@dataclass(frozen=True, slots=True, eq=False)
class Activate(Move):
    """Start the work that the field of a worker pays for (E3, E9 to E11, tile 35).

    `colour` is what the Kiepenkerl marker stands for, given only where that is open.
    """

    field: Field
    colour: Colour | None = None

    def __str__(self) -> str:
        settled = "" if self.colour is None else f" as {Colour(self.colour).id}"
        return f"activate {Field(self.field).id}{settled}"


@dataclass(frozen=True, slots=True, eq=False)
class Acquire(Move):
    """Acquire a development with a worker; `pay` is the resource for a distant one (T5)."""

    field: Field
    tile: str
    pay: Resource | None = None

    def __str__(self) -> str:
        price = "" if self.pay is None else f" for {Resource(self.pay).id}"
        return f"acquire {self.tile} by {Field(self.field).id}{price}"


@dataclass(frozen=True, slots=True, eq=False)
class Dig(Move):
    """Excavate the leftmost coal of Pinge or Tunnel."""

    def __str__(self) -> str:
        return "dig"


@dataclass(frozen=True, slots=True, eq=False)
class Drain(Move):
    """Remove 1 or 2 water."""

    water: int

    def __str__(self) -> str:
        return f"drain {self.water}"


@dataclass(frozen=True, slots=True, eq=False)
class Reel(Move):
    """Reel 1 coal from the shaft to the farm."""

    def __str__(self) -> str:
        return "reel"


@dataclass(frozen=True, slots=True, eq=False)
class Prop(Move):
    """Place a wood, or an iron (I2), on the leftmost empty field of Pinge or Tunnel (M3)."""

    place: Place
    iron: bool = False

    def __str__(self) -> str:
        return f"prop {Place(self.place).id}{' with iron' if self.iron else ''}"


@dataclass(frozen=True, slots=True, eq=False)
class Burn(Move):
    """Charcoal Burner: wood for coal and VP (tile 15)."""

    def __str__(self) -> str:
        return "burn"


@dataclass(frozen=True, slots=True, eq=False)
class UseMarker(Move):
    """Use an action marker by itself: Hauling Cable, Windlass, market or abandoned farm."""

    marker: Marker

    def __str__(self) -> str:
        return f"use {Marker(self.marker).id}"


@dataclass(frozen=True, slots=True, eq=False)
class Choose(Move):
    """Choose one of a tile's options. They count from 0 here, from 1 in text, open or not."""

    option: int

    def __str__(self) -> str:
        return f"choose {self.option + 1}"


@dataclass(frozen=True, slots=True, eq=False)
class GiveCoal(Move):
    """Give a tile's coal to another seat's farm (37, 38). Seats count from 0 here, from 1 in text."""

    to: int

    def __str__(self) -> str:
        return f"give coal to {self.to + 1}"


@dataclass(frozen=True, slots=True, eq=False)
class TakeMarker(Move):
    """Take an action marker that a black development offers (B5)."""

    marker: Marker

    def __str__(self) -> str:
        return f"take marker {Marker(self.marker).id}"


@dataclass(frozen=True, slots=True, eq=False)
class TakeBonus(Move):
    """Take a bonus marker in secret (B4)."""

    bonus: Bonus

    def __str__(self) -> str:
        return f"take bonus {Bonus(self.bonus).id}"


@dataclass(frozen=True, slots=True, eq=False)
class Stop(Move):
    """End the activity of the worker at work (E1)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True, eq=False)
class EndTurn(Move):
    """End the seat's working turn (E1)."""

    def __str__(self) -> str:
        return "end turn"


@dataclass(frozen=True, slots=True, eq=False)
class Store(Move):
    """Put a resource, or none, into a storage slot (W3)."""

    slot: Slot
    resource: Resource | None

    def __str__(self) -> str:
        what = "nothing" if self.resource is None else Resource(self.resource).id
        return f"store {what} in {Slot(self.slot).id}"


DECLINE, DIG = Decline(), Dig()
LAID = (
    *(colour.id for colour in Colour),
    *(DISK_MARKER[colour].id for colour in Colour),
    *(marker.id for marker in SPECIAL_MARKERS),
    Resource.FOOD.id,
    "thaler",
)
"""The ids of all that can lie on a field, in the order in which a move names them."""
