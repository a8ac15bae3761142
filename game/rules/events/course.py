"""Events of the course of a game: seasons, steps, turns, the order, the end."""

from __future__ import annotations

from typing import ClassVar, Final

from game.rules.events.event import Event, OfSeat
from game.rules.terms import Season, Step


class SeasonBegan(Event):
    """A season begins."""

    __match_args__: ClassVar[tuple[str, ...]] = ("year", "season")

    def __init__(self, year: int, season: Season) -> None:
        self.year: Final = year
        self.season: Final = season


class StepBegan(Event):
    __match_args__: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self, step: Step) -> None:
        self.step: Final = step


class Declined(OfSeat):
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "step")

    def __init__(self, seat: int, step: Step) -> None:
        super().__init__(seat)
        self.step: Final = step


class CartCounted(OfSeat):
    """Towpath Horse: the cart that counts for the new turn order (tile 27)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cart")

    def __init__(self, seat: int, cart: int) -> None:
        super().__init__(seat)
        self.cart: Final = cart


class OrderSet(Event):
    """The new turn order with the cart values it came from (D6, tile 27), by place in the order."""

    __match_args__: ClassVar[tuple[str, ...]] = ("order", "values")

    def __init__(self, order: tuple[int, ...], values: tuple[int, ...]) -> None:
        self.order: Final = order
        self.values: Final = values


class TurnBegan(OfSeat):
    """A seat begins to work (E1)."""


class TurnEnded(OfSeat):
    """A seat has worked (E1)."""


class EndReached(OfSeat):
    """A seat has so much of something that the game ends with this winter, or is `over`, before its time."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "have", "amount", "over")

    def __init__(self, seat: int, have: str, amount: int, over: bool) -> None:
        super().__init__(seat)
        self.have: Final = have
        self.amount: Final = amount
        self.over: Final = over


class GameEnded(Event):
    """The final scoring is done; `ranking` lists the seats, winner first (G9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("ranking",)

    def __init__(self, ranking: tuple[int, ...]) -> None:
        self.ranking: Final = ranking
