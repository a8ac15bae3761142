"""Events of developments and what they bring."""

from __future__ import annotations

from typing import ClassVar, Final

from game.rules.events.event import OfMarker, OfSeat
from game.rules.ids import TileId
from game.rules.message import Message
from game.rules.terms import Bonus, Field, Resource


class TileAcquired(OfSeat):
    """A token lies on a development; `arrival` is 0 for the first (T6)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "field", "tile", "arrival")

    def __init__(self, seat: int, field: Field, tile: TileId, arrival: int) -> None:
        super().__init__(seat)
        self.field: Final = field
        self.tile: Final = tile
        self.arrival: Final = arrival


class DistantPaid(OfSeat):
    """A resource goes from one farm to another (T5)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "owner", "resource")

    def __init__(self, seat: int, owner: int, resource: Resource) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.resource: Final = resource


class OptionChosen(OfSeat):
    """One of a tile's options was chosen; `said` is it in words.

    `way` is which, counted from 0: the effect and its option; or effect, option, further effect and its
    option.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "way", "said")

    def __init__(self, seat: int, tile: TileId, way: tuple[int, ...], said: Message) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.way: Final = way
        self.said: Final = said


class MarkerGained(OfMarker):
    """A marker comes to a seat."""


class MarkerUsed(OfMarker):
    """A marker goes to the supply (T8)."""


class BonusTaken(OfSeat):
    """A bonus marker is taken in secret (B4, R-26): readers must not show which before the end."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "bonus")

    def __init__(self, seat: int, bonus: Bonus) -> None:
        super().__init__(seat)
        self.bonus: Final = bonus


class KiepenkerlLaden(OfSeat):
    """The Kiepenkerl carries another resource from now on (tile 28)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "resource")

    def __init__(self, seat: int, resource: Resource) -> None:
        super().__init__(seat)
        self.resource: Final = resource
