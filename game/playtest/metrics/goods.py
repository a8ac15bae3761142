"""Goods: gained, paid in winter, stored or lost there, lost to developments; debts."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import Tally, means
from game.rules.effects import Lose, with_further
from game.rules.events import DebtReturned, Gained, LeasePaid, Lost, Stored, TakenAway
from game.rules.state import GameState
from game.rules.terms import Resource, Slot

_RESOURCES: Final = tuple(resource.label for resource in Resource)
_ALL: Final = (*_RESOURCES, "thaler")
_GAINED, _PAID, _LOST = (
    {name: f"{kind}_{name}" for name in names}
    for kind, names in (("gained", _ALL), ("paid", _ALL), ("lost", _RESOURCES))
)
"""The columns of what was gained, paid and lost, by the good."""
_COUNTED: Final = (*_GAINED.values(), *_PAID.values(), *_LOST.values())
_OF_IRON: Final = frozenset(column[Resource.IRON.label] for column in (_GAINED, _PAID, _LOST))


class Goods(Observer):
    """Counts goods between farm and supply."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric("gained_*", "", "goods", "E4, E8, T7"),
        Metric("paid_*", "", "goods", "W2, 46"),
        Metric("lost_*", "", "goods", "W3"),
        Metric("stored_*", "", "goods", "W3"),
        Metric("taken_away", "", "goods", "T6"),
        Metric("debts", "debt", "goods", "W2"),
        Metric("debts_returned", "debt", "goods", "38, B5"),
        Metric("debts_end", "debt", "goods", "G7"),
        Metric("leases_full", "share", "goods", "W2"),
    )

    def __init__(self) -> None:
        self._tally = Tally()

    def handlers(self) -> Handlers:
        return {
            Gained: self._gain,
            LeasePaid: self._pay,
            Lost: self._lose,
            Stored: self._store,
            TakenAway: self._take,
            DebtReturned: self._return,
        }

    def _gain(self, event: Gained) -> None:
        if event.rule != "S6" and event.what in _GAINED:
            self._tally.add(event.seat, _GAINED[event.what], event.amount)

    def _pay(self, event: LeasePaid) -> None:
        for name, column in _PAID.items():
            self._tally.add(event.seat, column, getattr(event, name))
        self._tally.add(event.seat, "debts", event.debt)
        self._tally.add(event.seat, "leases")
        self._tally.add(event.seat, "full", not event.debt)

    def _lose(self, event: Lost) -> None:
        self._tally.add(event.seat, _LOST[event.resource.label], event.amount)

    def _store(self, event: Stored) -> None:
        self._tally.add(event.seat, stored_in(event.slot))

    def _take(self, event: TakenAway) -> None:
        self._tally.add(event.seat, "taken_away", event.amount)

    def _return(self, event: DebtReturned) -> None:
        self._tally.add(event.seat, "debts_returned", event.amount)

    def columns(self, state: GameState) -> Columns:
        seats, column = state.box.seats, self._tally.column
        iron, resources = state.box.iron, state.box.resources
        return {
            **{name: column(name, seats) if iron or name not in _OF_IRON else None for name in _COUNTED},
            **{
                stored_in(slot): None
                if takes.keys().isdisjoint(resources)
                else column(stored_in(slot), seats)
                for slot, takes in state.box.storage.vp.items()
            },
            "taken_away": column("taken_away", seats) if _takes(state) else None,
            "debts": column("debts", seats),
            "debts_returned": column("debts_returned", seats),
            "debts_end": tuple(seat.debt for seat in state.seats),
            "leases_full": means(column("full", seats), column("leases", seats)),
        }


@cache
def stored_in(slot: int) -> str:
    """Return the key of what a storage place kept."""
    return f"stored_{Slot(slot).id.replace('-', '_')}"


def _takes(state: GameState) -> bool:
    """Return True if a development in play takes goods from somebody."""
    return any(isinstance(one, Lose) for tile in state.box.tiles for one in with_further(tile.effects))
