"""Events of goods, debt and victory points."""

from __future__ import annotations

from typing import ClassVar, Final

from game.rules.events.event import OfSeat
from game.rules.ids import RuleOrTile
from game.rules.terms import Resource, Slot


class _GoodsMoved(OfSeat):
    """Goods come from the supply or go to it; `rule` is a rule id or a tile's."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "what", "amount", "rule")

    def __init__(self, seat: int, what: str, amount: int, rule: RuleOrTile) -> None:
        super().__init__(seat)
        self.what: Final = what
        self.amount: Final = amount
        self.rule: Final = rule


class Gained(_GoodsMoved):
    """Resources, Thaler or debt come to the seat from the supply; `rule` is a rule id or a tile's."""


class Spent(_GoodsMoved):
    """Resources or Thaler go to the supply; `rule` is a rule id or a tile's."""


class TakenAway(_GoodsMoved):
    """A development takes goods of a farm, coal in a shaft or water to the supply; `rule` is its id."""


class FoodGiven(OfSeat):
    """Thanksgiving: 1 food to another farm, None for the supply; `water` if the water is taken too."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "to", "water")

    def __init__(self, seat: int, to: int | None, water: bool) -> None:
        super().__init__(seat)
        self.to: Final = to
        self.water: Final = water


class DebtReturned(OfSeat):
    """Debt goes back to the supply; `rule` is a tile's id."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "amount", "rule")

    def __init__(self, seat: int, amount: int, rule: RuleOrTile) -> None:
        super().__init__(seat)
        self.amount: Final = amount
        self.rule: Final = rule


class LeasePaid(OfSeat):
    """The payment of a winter (W2, tile 46): what was paid, and the debt for what was missing."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "food", "thaler", "debt", "wood", "coal", "iron")

    def __init__(
        self, seat: int, food: int, thaler: int, debt: int, wood: int = 0, coal: int = 0, iron: int = 0
    ) -> None:
        super().__init__(seat)
        self.food: Final = food
        self.thaler: Final = thaler
        self.debt: Final = debt
        self.wood: Final = wood
        self.coal: Final = coal
        self.iron: Final = iron


class Stored(OfSeat):
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "slot", "resource")

    def __init__(self, seat: int, slot: Slot, resource: Resource) -> None:
        super().__init__(seat)
        self.slot: Final = slot
        self.resource: Final = resource


class Lost(OfSeat):
    """A resource without a slot is lost (W3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "resource", "amount")

    def __init__(self, seat: int, resource: Resource, amount: int) -> None:
        super().__init__(seat)
        self.resource: Final = resource
        self.amount: Final = amount


class Scored(OfSeat):
    """Victory points; `rule` names the rule or tile they come from."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "vp", "rule")

    def __init__(self, seat: int, vp: int, rule: RuleOrTile) -> None:
        super().__init__(seat)
        self.vp: Final = vp
        self.rule: Final = rule
