"""Events of plans and of the workers who carry them out."""

from __future__ import annotations

from typing import ClassVar, Final

from game.rules.events.event import Event, OfLay, OfSeat
from game.rules.terms import Field


class FieldLaid(OfLay):
    """A seat lays the next field of its plan (P9)."""


class PlansRevealed(Event):
    """The last plan is laid, and every plan is revealed (P2)."""


class PaymentSpent(OfLay):
    """The food, Thaler or marker that pays a contract worker is spent, whether he works or not (R-10)."""


class WorkerActivated(OfSeat):
    """A worker starts; `synergy` is 1 if it has one more action (E7)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "field", "synergy")

    def __init__(self, seat: int, field: Field, synergy: int) -> None:
        super().__init__(seat)
        self.field: Final = field
        self.synergy: Final = synergy


class WorkerStopped(OfSeat):
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "field")

    def __init__(self, seat: int, field: Field) -> None:
        super().__init__(seat)
        self.field: Final = field


class FieldReturned(OfLay):
    """Markers that were not used return (P8, 16, 26): the lay holds what comes back."""


class PaidForNothing(OfLay):
    """A contract worker did nothing for what was spent on him (R-10): the lay holds what is lost."""
