"""Events of the mine: its water, coal and props."""

from __future__ import annotations

from typing import ClassVar, Final

from game.rules.events.event import OfSeat
from game.rules.ids import RuleOrTile
from game.rules.terms import Place


class WaterTaken(OfSeat):
    """Water from the supply is placed in the mine; `rule` says why (Y2, D4, T7)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "amount", "place", "rule")

    def __init__(self, seat: int, amount: int, place: Place, rule: RuleOrTile) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.place: Final = place
        self.rule: Final = rule


class WaterReturned(OfSeat):
    """Water is returned in the first spring (D5)."""


class WaterDrained(OfSeat):
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "amount", "place")

    def __init__(self, seat: int, amount: int, place: Place) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.place: Final = place


class WaterChannelled(OfSeat):
    """Water comes to lie on the Water Channel; `lying` is what lies there once the threes are gone (18)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "amount", "lying")

    def __init__(self, seat: int, amount: int, lying: int) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.lying: Final = lying


class CoalDug(OfSeat):
    """A coal leaves Pinge or Tunnel; `piece` is its number there from the left, from 0."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "place", "piece")

    def __init__(self, seat: int, place: Place, piece: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.piece: Final = piece


class CoalGiven(OfSeat):
    """A coal goes to another farm (37, 38); `source` is farm, Pinge, Tunnel, shaft or Community Tunnel.

    `piece` is its number in Pinge or Tunnel from the left, from 0; elsewhere it is 0.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "to", "source", "piece")

    def __init__(self, seat: int, to: int, source: str, piece: int = 0) -> None:
        super().__init__(seat)
        self.to: Final = to
        self.source: Final = source
        self.piece: Final = piece


class CoalReeled(OfSeat):
    """A coal goes up the shaft to the farm (M4)."""


class SectionEmptied(OfSeat):
    """A tunnel section is emptied (M8)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "section")

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section: Final = section


class PropPlaced(OfSeat):
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "place", "index", "iron")

    def __init__(self, seat: int, place: Place, index: int, iron: bool = False) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.index: Final = index
        self.iron: Final = iron


class PingeExhausted(OfSeat):
    """The Pinge is exhausted; its water and props move (M6)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "water", "props")

    def __init__(self, seat: int, water: int, props: int) -> None:
        super().__init__(seat)
        self.water: Final = water
        self.props: Final = props


class WorkshopGained(OfSeat):
    """Whoever exhausts the Pinge gets a workshop (I3)."""
