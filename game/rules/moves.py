"""The closed family of moves: frozen, interned records with a one-line text that parses back."""

from __future__ import annotations

import dataclasses
from itertools import groupby
from typing import Any, ClassVar, dataclass_transform
from weakref import WeakValueDictionary

from game.plain import quoted
from game.rules import forms as f
from game.rules.frozen import Frozen
from game.rules.ids import TileId
from game.rules.message import Amount, MessageError, Value, disks, message
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
    plus,
)

_MARKERS = (*map(DISK_MARKER.__getitem__, Colour), *SPECIAL_MARKERS)


@dataclass_transform(frozen_default=True, field_specifiers=(dataclasses.field,))
class _Interned(Frozen):
    """Returns the same object for the same fields, so that making a move costs one look-up."""

    interned = True
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

    _line: str = dataclasses.field(init=False, repr=False)
    __match_args__: ClassVar[tuple[str, ...]]
    form: ClassVar[f.Form]
    """The form of its line in a record."""

    @classmethod
    def of(cls, *values: Any) -> Move:
        """Return the move with the values of its form."""
        move: Move = cls(*values)
        return move

    def __str__(self) -> str:
        try:
            return self._line
        except AttributeError:
            object.__setattr__(self, "_line", self.form.written(self))
            return self._line

    def fields(self) -> tuple[Any, ...]:
        """Return the values that make this move, in the order of its constructor."""
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.fields()


class Take(Move):
    """Take disks of one colour from an action pool (D1, D2). Pools count from 0 here, from 1 in text."""

    form = f.Form("take {colour} from {pool}", pool=f.POOL, colour=f.COLOUR)
    pool: int
    colour: Colour


class Swap(Move):
    """Oil Lamp: exchange a disk of the reserve pool for one of the action pool beside it."""

    form = f.Form("swap in {pool}: {reserve} for {action}", pool=f.POOL, reserve=f.COLOUR, action=f.COLOUR)
    pool: int
    reserve: Colour
    action: Colour


class Decline(Move):
    """Pass on an offer: a second taking, a returned water, an effect, the free actions of winter."""

    form = f.Form("decline")


class ReturnWater(Move):
    """Return 1 water in the first spring (D5)."""

    form = f.Form("return water")


class GiveFood(Move):
    """Thanksgiving: give 1 food to another seat, None for the supply; `water` to take the water all the same.

    Seats count from 0 here, from 1 in text.
    """

    form = f.Form("give food to {to}{water}", to=f.SEAT.unless("supply"), water=f.told(" and take water"))
    to: int | None
    water: bool = False


class CountCart(Move):
    """Towpath Horse: choose the cart that counts for the new turn order (tile 27)."""

    form = f.Form("count cart {cart}", cart=f.CART)
    cart: int


class Lay(Move):
    """The disks and markers that a plan lays on one field (P1 to P6); all zero is an empty field.

    `markers` counts colour markers by the colour they stand for; `wild`, `basket` and `cottage` count the
    markers of tiles 28, 16 and 26.
    """

    form = f.Form("lay {field}: {counts}", field=f.FIELD, counts=f.COUNTS)
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
    marked: tuple[tuple[Marker, int], ...] = dataclasses.field(init=False, repr=False)
    """The action markers that lie there, and how many of each."""

    def __post_init__(self) -> None:
        total = plus(self.disks, self.markers)
        special = bool(self.wild or self.basket or self.cottage)
        marked = special or any(self.markers)
        goods = bool(marked or self.food or self.thaler)
        object.__setattr__(self, "marked", self._marked() if marked else ())
        object.__setattr__(self, "total", total)
        object.__setattr__(self, "special", special)
        object.__setattr__(self, "goods", goods)
        object.__setattr__(self, "empty", not (any(total) or goods))

    def _marked(self) -> tuple[tuple[Marker, int], ...]:
        counts = zip(_MARKERS, (*self.markers, self.wild, self.basket, self.cottage), strict=True)
        return tuple((marker, count) for marker, count in counts if count)

    @property
    def counts(self) -> tuple[int, ...]:
        """Return the amounts that lie there, in the order of its line."""
        return (*self.disks, *self.markers, self.wild, self.basket, self.cottage, self.food, self.thaler)

    @classmethod
    def of(cls, *values: Any) -> Move:
        field, (black, brown, yellow, hammer, ladder, barrow, *special, food, thaler) = values
        disks, markers = (black, brown, yellow), (hammer, ladder, barrow)
        move: Move = cls.passing(field, disks, markers, food, thaler, *special)
        return move

    @property
    def said(self) -> tuple[Value, ...]:
        """Return the lay as a message carries it, in the order of the line in a record."""
        amounts = [*map(Amount, self.counts, (*f.LAID, "thaler"))][len(Colour) :]
        return (*filter(None, (disks(self.disks),)), *(amount for amount in amounts if amount.number))


class Activate(Move):
    """Start the work that the field of a worker pays for (E3, E9 to E11, tile 35).

    `colour` is what the Kiepenkerl marker stands for, given only where that is open.
    """

    form = f.Form("activate {field}{colour}", field=f.FIELD, colour=f.COLOUR.after(" as "))
    field: Field
    colour: Colour | None = None


class Acquire(Move):
    """Acquire a development with a worker; `pay` is the resource for a distant one (T5)."""

    form = f.Form("acquire {tile} by {field}{pay}", field=f.FIELD, tile=f.TILE, pay=f.RESOURCE.after(" for "))
    field: Field
    tile: TileId
    pay: Resource | None = None

    @classmethod
    def of(cls, *values: Any) -> Move:
        move: Move = cls.passing(*values)
        return move


class Dig(Move):
    """Excavate the leftmost coal of Pinge or Tunnel."""

    form = f.Form("dig")


class Drain(Move):
    """Remove 1 or 2 water."""

    form = f.Form("drain {water}", water=f.NUMBER)
    water: int


class Reel(Move):
    """Reel 1 coal from the shaft to the farm."""

    form = f.Form("reel")


class Prop(Move):
    """Place a wood, or an iron (I2), on the leftmost empty field of Pinge or Tunnel (M3)."""

    form = f.Form("prop {place}{iron}", place=f.PLACE, iron=f.told(" with iron"))
    place: Place
    iron: bool = False


class Burn(Move):
    """Charcoal Burner: wood for coal and VP (tile 15)."""

    form = f.Form("burn")


class UseMarker(Move):
    """Use an action marker by itself: Hauling Cable, Windlass, market or abandoned farm."""

    form = f.Form("use {marker}", marker=f.MARKER)
    marker: Marker


class Choose(Move):
    """Choose one of a tile's options. They count from 0 here, from 1 in text, open or not."""

    form = f.Form("choose {option}", option=f.NTH)
    option: int


class GiveCoal(Move):
    """Give a tile's coal to another seat's farm (37, 38). Seats count from 0 here, from 1 in text."""

    form = f.Form("give coal to {to}", to=f.SEAT)
    to: int


class TakeMarker(Move):
    """Take an action marker that a black development offers (B5)."""

    form = f.Form("take marker {marker}", marker=f.MARKER)
    marker: Marker


class TakeBonus(Move):
    """Take a bonus marker in secret (B4)."""

    form = f.Form("take bonus {bonus}", bonus=f.BONUS)
    bonus: Bonus


class Stop(Move):
    """End the activity of the worker at work (E1)."""

    form = f.Form("stop")


class EndTurn(Move):
    """End the seat's working turn (E1)."""

    form = f.Form("end turn")


class Store(Move):
    """Put a resource, or none, into a storage slot (W3)."""

    form = f.Form("store {resource} in {slot}", slot=f.SLOT, resource=f.RESOURCE.unless("nothing"))
    slot: Slot
    resource: Resource | None


DECLINE, DIG, REEL = Decline(), Dig(), Reel()
KINDS: tuple[type[Move], ...] = tuple(
    kind for kind in vars().values() if isinstance(kind, type) and issubclass(kind, Move) and kind is not Move
)


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


_BY_WORD = {word: [*kinds] for word, kinds in groupby(sorted(KINDS, key=_word), _word)}
"""The kinds of moves by the first word of their lines."""
