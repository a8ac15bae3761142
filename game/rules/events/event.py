"""The families of events, and who is told of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from game.rules.fixed import Fixed
from game.rules.moves import Lay
from game.rules.terms import Marker


class Event(Fixed):
    """Something that happened at the table."""

    __match_args__: ClassVar[tuple[str, ...]] = ()


class OfSeat(Event):
    """Something that a seat does, or that happens to it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


class OfLay(OfSeat):
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "lay")

    def __init__(self, seat: int, lay: Lay) -> None:
        super().__init__(seat)
        self.lay: Final = lay


class OfMarker(OfSeat):
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "marker")

    def __init__(self, seat: int, marker: Marker) -> None:
        super().__init__(seat)
        self.marker: Final = marker


Tell = Callable[[Event], object]
