"""The closed family of moves: fixed values with a one-line text that parses back."""

from __future__ import annotations

from itertools import groupby
from typing import Any, ClassVar, Final

from game.plain import quoted
from game.rules import forms as f
from game.rules.disks import NO_DISKS, Disks, plus, single_colour
from game.rules.fixed import Fixed
from game.rules.ids import TileId
from game.rules.message import Amount, MessageError, Value, disks, message
from game.rules.terms import DISK_MARKER, SPECIAL_MARKERS, Bonus, Colour, Field, Marker, Place, Resource, Slot

_MARKERS: Final = (*map(DISK_MARKER.__getitem__, Colour), *SPECIAL_MARKERS)
_LAST_OWN: Final = 1
"""The number of the last field of an own worker: those of farmer and farmhand are the first."""


class Move(Fixed):
    """A decision of the seat to move. `str(move)` is its line in a record; equal moves serve alike."""

    __slots__ = ()
    form: ClassVar[f.Form]
    """The form of its line in a record."""

    @classmethod
    def of(cls, *values: Any) -> Move:
        """Return the move with the values of its form."""
        return cls(*values)

    def __str__(self) -> str:
        return self.form.written(self)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self}>"


class Take(Move):
    """Take disks of one colour from an action pool (D1, D2). Pools count from 0 here, from 1 in text."""

    form: ClassVar[f.Form] = f.Form("take {colour} from {pool}", pool=f.POOL, colour=f.COLOUR)
    __slots__ = ("colour", "pool")
    __match_args__: Final = ("pool", "colour")

    def __init__(self, pool: int, colour: Colour) -> None:
        self.pool: Final = pool
        self.colour: Final = colour


class Swap(Move):
    """Oil Lamp: exchange a disk of the reserve pool for one of the action pool beside it."""

    form: ClassVar[f.Form] = f.Form(
        "swap in {pool}: {reserve} for {action}", pool=f.POOL, reserve=f.COLOUR, action=f.COLOUR
    )
    __slots__ = ("action", "pool", "reserve")
    __match_args__: Final = ("pool", "reserve", "action")

    def __init__(self, pool: int, reserve: Colour, action: Colour) -> None:
        self.pool: Final = pool
        self.reserve: Final = reserve
        self.action: Final = action


class Decline(Move):
    """Pass on an offer: a second taking, a returned water, an effect, the free actions of winter."""

    form: ClassVar[f.Form] = f.Form("decline")


class ReturnWater(Move):
    """Return 1 water in the first spring (D5)."""

    form: ClassVar[f.Form] = f.Form("return water")


class GiveFood(Move):
    """Thanksgiving: give 1 food to another seat, None for the supply; `water` to take the water all the same.

    Seats count from 0 here, from 1 in text.
    """

    form: ClassVar[f.Form] = f.Form(
        "give food to {to}{water}", to=f.SEAT.unless("supply"), water=f.told(" and take water")
    )
    __slots__ = ("to", "water")
    __match_args__: Final = ("to", "water")

    def __init__(self, to: int | None, water: bool = False) -> None:
        self.to: Final = to
        self.water: Final = water


class CountCart(Move):
    """Towpath Horse: choose the cart that counts for the new turn order (tile 27)."""

    form: ClassVar[f.Form] = f.Form("count cart {cart}", cart=f.CART)
    __slots__ = ("cart",)
    __match_args__: Final = ("cart",)

    def __init__(self, cart: int) -> None:
        self.cart: Final = cart


class Lay(Move):
    """Lay the disks and markers of a plan on one field (P1 to P6); all zero is an empty field.

    `markers` counts colour markers by the colour they stand for; `wild`, `basket` and `cottage` count the
    markers of tiles 28, 16 and 26. What follows from these is worked out once: every step of a turn asks.
    """

    form: ClassVar[f.Form] = f.Form("lay {field}: {counts}", field=f.FIELD, counts=f.COUNTS)
    __slots__ = (
        "_hash", "basket", "bit", "colour", "cottage", "disks", "empty", "field", "food", "goods", "marked",
        "markers", "own", "special", "thaler", "total", "wild",
    )  # fmt: skip
    __match_args__: Final = ("field", "disks", "markers", "food", "thaler", "wild", "basket", "cottage")

    def __init__(
        self,
        field: Field,
        disks: Disks = NO_DISKS,
        markers: Disks = NO_DISKS,
        food: int = 0,
        thaler: int = 0,
        wild: int = 0,
        basket: int = 0,
        cottage: int = 0,
    ) -> None:
        self.field: Final = field
        self.disks: Final = disks
        self.markers: Final = markers
        self.food: Final = food
        self.thaler: Final = thaler
        self.wild: Final = wild
        self.basket: Final = basket
        self.cottage: Final = cottage
        number: int = field
        self.bit: Final = 1 << number
        """The field as a bit of a seat's `worked` and `activated`."""
        self.own: Final = number <= _LAST_OWN
        """True for farmer and farmhand."""
        total = plus(disks, markers)
        self.total: Final = total
        """Disks and colour markers together; a wild marker counts on top, as the colour it is settled for."""
        self.colour: Final = single_colour(total)
        """The only colour of these, or -1 for none or several."""
        self.special: Final = wild + basket + cottage > 0
        """True if it has a marker of tiles 16, 26 or 28."""
        marked = self.special or markers != NO_DISKS
        self.marked: Final[tuple[tuple[Marker, int], ...]] = self._marked() if marked else ()
        """The action markers that lie there, and how many of each."""
        self.goods: Final = marked or food + thaler > 0
        """True if it has anything but disks."""
        self.empty: Final = not self.goods and disks == NO_DISKS
        self._hash: Final = hash((number, disks, markers, food, thaler, wild, basket, cottage))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Lay)
            and self.bit == other.bit
            and self.disks == other.disks
            and self.markers == other.markers
            and self.food == other.food
            and self.thaler == other.thaler
            and (self.wild, self.basket, self.cottage) == (other.wild, other.basket, other.cottage)
        )

    def __hash__(self) -> int:
        return self._hash

    def _marked(self) -> tuple[tuple[Marker, int], ...]:
        counts = zip(_MARKERS, (*self.markers, self.wild, self.basket, self.cottage), strict=True)
        return tuple([(marker, count) for marker, count in counts if count])

    def with_marker(self, marker: Marker) -> Lay:
        """Return the lay with a Wicker Basket or a Cottage more."""
        basket, cottage = self.basket, self.cottage
        if marker == Marker.WICKER_BASKET:
            basket += 1
        else:
            cottage += 1
        return Lay(self.field, self.disks, self.markers, self.food, self.thaler, self.wild, basket, cottage)

    @property
    def counts(self) -> tuple[int, ...]:
        """Return the amounts that lie there, in the order of its line."""
        return (*self.disks, *self.markers, self.wild, self.basket, self.cottage, self.food, self.thaler)

    @classmethod
    def of(cls, *values: Any) -> Move:
        field, (black, brown, yellow, hammer, ladder, barrow, *special, food, thaler) = values
        disks, markers = (black, brown, yellow), (hammer, ladder, barrow)
        return Lay(field, disks, markers, food, thaler, *special)

    @property
    def said(self) -> tuple[Value, ...]:
        """Return the lay as a message carries it, in the order of the line in a record."""
        amounts = [*map(Amount, self.counts, (*f.LAID, "thaler"))][len(Colour) :]
        return (*filter(None, (disks(self.disks),)), *(amount for amount in amounts if amount.number))


class Activate(Move):
    """Start the work that the field of a worker pays for (E3, E9 to E11, tile 35).

    `colour` is what the Kiepenkerl marker stands for, given only where that is open.
    """

    form: ClassVar[f.Form] = f.Form("activate {field}{colour}", field=f.FIELD, colour=f.COLOUR.after(" as "))
    __slots__ = ("colour", "field")
    __match_args__: Final = ("field", "colour")

    def __init__(self, field: Field, colour: Colour | None = None) -> None:
        self.field: Final = field
        self.colour: Final = colour


class Acquire(Move):
    """Acquire a development with a worker; `pay` is the resource for a distant one (T5)."""

    form: ClassVar[f.Form] = f.Form(
        "acquire {tile} by {field}{pay}", field=f.FIELD, tile=f.TILE, pay=f.RESOURCE.after(" for ")
    )
    __slots__ = ("field", "pay", "tile")
    __match_args__: Final = ("field", "tile", "pay")

    def __init__(self, field: Field, tile: TileId, pay: Resource | None = None) -> None:
        self.field: Final = field
        self.tile: Final = tile
        self.pay: Final = pay


class Dig(Move):
    """Excavate the leftmost coal of Pinge or Tunnel."""

    form: ClassVar[f.Form] = f.Form("dig")


class Drain(Move):
    """Remove 1 or 2 water."""

    form: ClassVar[f.Form] = f.Form("drain {water}", water=f.NUMBER)
    __slots__ = ("water",)
    __match_args__: Final = ("water",)

    def __init__(self, water: int) -> None:
        self.water: Final = water


class Reel(Move):
    """Reel 1 coal from the shaft to the farm."""

    form: ClassVar[f.Form] = f.Form("reel")


class Prop(Move):
    """Place a wood, or an iron (I2), on the leftmost empty field of Pinge or Tunnel (M3)."""

    form: ClassVar[f.Form] = f.Form("prop {place}{iron}", place=f.PLACE, iron=f.told(" with iron"))
    __slots__ = ("iron", "place")
    __match_args__: Final = ("place", "iron")

    def __init__(self, place: Place, iron: bool = False) -> None:
        self.place: Final = place
        self.iron: Final = iron


class Burn(Move):
    """Charcoal Burner: wood for coal and VP (tile 15)."""

    form: ClassVar[f.Form] = f.Form("burn")


class UseMarker(Move):
    """Use an action marker by itself: Hauling Cable, Windlass, market or abandoned farm."""

    form: ClassVar[f.Form] = f.Form("use {marker}", marker=f.MARKER)
    __slots__ = ("marker",)
    __match_args__: Final = ("marker",)

    def __init__(self, marker: Marker) -> None:
        self.marker: Final = marker


class Choose(Move):
    """Choose one of a tile's options. They count from 0 here, from 1 in text, open or not."""

    form: ClassVar[f.Form] = f.Form("choose {option}", option=f.NTH)
    __slots__ = ("option",)
    __match_args__: Final = ("option",)

    def __init__(self, option: int) -> None:
        self.option: Final = option


class GiveCoal(Move):
    """Give a tile's coal to another seat's farm (37, 38). Seats count from 0 here, from 1 in text."""

    form: ClassVar[f.Form] = f.Form("give coal to {to}", to=f.SEAT)
    __slots__ = ("to",)
    __match_args__: Final = ("to",)

    def __init__(self, to: int) -> None:
        self.to: Final = to


class TakeMarker(Move):
    """Take an action marker that a black development offers (B5)."""

    form: ClassVar[f.Form] = f.Form("take marker {marker}", marker=f.MARKER)
    __slots__ = ("marker",)
    __match_args__: Final = ("marker",)

    def __init__(self, marker: Marker) -> None:
        self.marker: Final = marker


class TakeBonus(Move):
    """Take a bonus marker in secret (B4)."""

    form: ClassVar[f.Form] = f.Form("take bonus {bonus}", bonus=f.BONUS)
    __slots__ = ("bonus",)
    __match_args__: Final = ("bonus",)

    def __init__(self, bonus: Bonus) -> None:
        self.bonus: Final = bonus


class Stop(Move):
    """End the activity of the worker at work (E1)."""

    form: ClassVar[f.Form] = f.Form("stop")


class EndTurn(Move):
    """End the seat's working turn (E1)."""

    form: ClassVar[f.Form] = f.Form("end turn")


class Store(Move):
    """Put a resource, or none, into a storage slot (W3)."""

    form: ClassVar[f.Form] = f.Form(
        "store {resource} in {slot}", slot=f.SLOT, resource=f.RESOURCE.unless("nothing")
    )
    __slots__ = ("resource", "slot")
    __match_args__: Final = ("slot", "resource")

    def __init__(self, slot: Slot, resource: Resource | None) -> None:
        self.slot: Final = slot
        self.resource: Final = resource


DECLINE: Final = Decline()
DIG: Final = Dig()
REEL: Final = Reel()
KINDS: Final[tuple[type[Move], ...]] = tuple(Move.__subclasses__())


class NotationError(MessageError):
    """A text that names no move."""


def parse_move(text: str) -> Move:
    """Return the move that a line of a record names. Raises NotationError for any other text."""
    words = text.split()
    line = " ".join(words)
    for kind in _BY_WORD.get(words[0], ()) if words else ():
        values = kind.form.read(line)
        if values is not None:
            return kind.of(*values)
    examples = {"one": str(Take(1, Colour.BLACK)), "other": str(Lay(Field.FARMER, (0, 0, 2)))}
    raise NotationError(message("notation-no-move", text=quoted(line), **examples))


def _word(kind: type[Move]) -> str:
    return kind.form.text.split()[0]


_BY_WORD: Final = {word: [*kinds] for word, kinds in groupby(sorted(KINDS, key=_word), _word)}
"""The kinds of moves by the first word of their lines."""
