"""Goods: gained, paid in winter, stored or lost there, lost to developments; debts."""

from __future__ import annotations

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import Tally, means
from game.rules.effects import Lose, with_further
from game.rules.events import DebtReturned, Gained, LeasePaid, Lost, Stored, TakenAway
from game.rules.state import GameState
from game.rules.terms import Resource, Slot

_RESOURCES = tuple(resource.label for resource in Resource)
_ALL = (*_RESOURCES, "thaler")
_IRON = Resource.IRON.label


class Goods(Observer):
    """Counts goods between farm and supply."""

    METRICS = (
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
            Lost: lambda event: self._tally.add(event.seat, f"lost_{event.resource.label}", event.amount),
            Stored: lambda event: self._tally.add(event.seat, stored_in(event.slot)),
            TakenAway: lambda event: self._tally.add(event.seat, "taken_away", event.amount),
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
            **{
                stored_in(slot): column(stored_in(slot), seats) if {*takes} & {*state.box.resources} else None
                for slot, takes in state.box.storage.vp.items()
            },
            "taken_away": column("taken_away", seats) if _takes(state) else None,
            "debts": column("debts", seats),
            "debts_returned": column("debts_returned", seats),
            "debts_end": tuple(seat.debt for seat in state.seats),
            "leases_full": means(column("full", seats), column("leases", seats)),
        }


def stored_in(slot: int) -> str:
    """Return the key of what a storage place kept."""
    return f"stored_{Slot(slot).id.replace('-', '_')}"


def _takes(state: GameState) -> bool:
    """Return True if a development in play takes goods from somebody."""
    return any(isinstance(one, Lose) for tile in state.box.tiles for one in with_further(tile.effects))
