"""Goods: gained, paid in winter and lost; debts."""

from __future__ import annotations

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import Tally, means
from game.rules.events import DebtReturned, Gained, LeasePaid, Lost
from game.rules.state import GameState
from game.rules.terms import Resource

_RESOURCES = tuple(resource.label for resource in Resource)
_ALL = (*_RESOURCES, "thaler")
_IRON = Resource.IRON.label


class Goods(Observer):
    """Counts goods between farm and supply."""

    METRICS = (
        Metric("gained_*", "", "goods", "E4, E8, T7"),
        Metric("paid_*", "", "goods", "W2, 46"),
        Metric("lost_*", "", "goods", "W3"),
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
            Lost: lambda event: self._tally.add(event.seat, f"lost_{event.resource.label}", event.amount),
            DebtReturned: lambda event: self._tally.add(event.seat, "debts_returned", event.amount),
        }

    def _gain(self, event: Gained) -> None:
        if event.rule != "S6" and event.what in _ALL:
            self._tally.add(event.seat, f"gained_{event.what}", event.amount)

    def _pay(self, event: LeasePaid) -> None:
        for name in _ALL:
            self._tally.add(event.seat, f"paid_{name}", getattr(event, name))
        self._tally.add(event.seat, "debts", event.debt)
        self._tally.add(event.seat, "leases")
        self._tally.add(event.seat, "full", not event.debt)

    def columns(self, state: GameState) -> Columns:
        seats, column = state.box.seats, self._tally.column
        names = [f"{kind}_{name}" for kind in ("gained", "paid") for name in _ALL]
        names += [f"lost_{name}" for name in _RESOURCES]
        iron = state.box.iron
        return {
            **{name: column(name, seats) if iron or not name.endswith(_IRON) else None for name in names},
            "debts": column("debts", seats),
            "debts_returned": column("debts_returned", seats),
            "debts_end": tuple(seat.debt for seat in state.seats),
            "leases_full": means(column("full", seats), column("leases", seats)),
        }
