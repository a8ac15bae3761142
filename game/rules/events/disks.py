"""Events of the action disks, from the bag to the carts."""

from __future__ import annotations

from typing import ClassVar, Final

from game.rules.disks import Disks
from game.rules.events.event import Event, OfSeat
from game.rules.terms import Colour


class DisksReturned(OfSeat):
    """A seat's disks return to the bag (F1)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "disks")

    def __init__(self, seat: int, disks: Disks) -> None:
        super().__init__(seat)
        self.disks: Final = disks


class ReserveMoved(Event):
    """A reserve pool joins its action pool (F2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("pool", "disks")

    def __init__(self, pool: int, disks: Disks) -> None:
        self.pool: Final = pool
        self.disks: Final = disks


class DisksDrawn(Event):
    """Disks from the bag fill a reserve pool (F3) or an action pool (F4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("pool", "reserve", "disks")

    def __init__(self, pool: int, reserve: bool, disks: Disks) -> None:
        self.pool: Final = pool
        self.reserve: Final = reserve
        self.disks: Final = disks


class DisksTaken(OfSeat):
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "pool", "colour", "amount", "cart")

    def __init__(self, seat: int, pool: int, colour: Colour, amount: int, cart: int) -> None:
        super().__init__(seat)
        self.pool: Final = pool
        self.colour: Final = colour
        self.amount: Final = amount
        self.cart: Final = cart


class DisksSwapped(OfSeat):
    """Oil Lamp: `reserve` went to the action pool, `action` to the reserve pool."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "pool", "reserve", "action")

    def __init__(self, seat: int, pool: int, reserve: Colour, action: Colour) -> None:
        super().__init__(seat)
        self.pool: Final = pool
        self.reserve: Final = reserve
        self.action: Final = action


class LampKept(OfSeat):
    """After its taking, an owner of the Oil Lamp decides against a swap (32)."""
