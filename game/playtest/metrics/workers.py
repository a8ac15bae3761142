"""Workers that a ruleset adds: how often they work."""

from __future__ import annotations

from typing import ClassVar, Final

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import Tally
from game.rules.events import WorkerActivated
from game.rules.state import GameState, Seat
from game.rules.terms import BASE_WORKERS, Field

WORKED: Final = "worker_*"
"""The family of figures, by the worker's key."""


class Workers(Observer):
    """Counts the turns of the workers that the base does not have."""

    METRICS: ClassVar[tuple[Metric, ...]] = (Metric(WORKED, "", "workers", "P1, E1"),)

    def __init__(self) -> None:
        self._tally = Tally()

    def handlers(self) -> Handlers:
        return {WorkerActivated: self._work}

    def _work(self, event: WorkerActivated) -> None:
        self._tally.add(event.seat, event.field)

    def columns(self, state: GameState) -> Columns:
        return {
            WORKED.replace("*", field.id): self._worked(state, field)
            for field in state.box.crew.all_fields
            if field.id not in BASE_WORKERS
        }

    def _worked(self, state: GameState, field: Field) -> tuple[int | None, ...]:
        """Return how often each seat's worker worked; None for one that never had it."""
        counts = self._tally.column(field, state.box.seats)
        seats = zip(state.seats, counts, strict=True)
        return tuple(count if had(seat, field) else None for seat, count in seats)


def had(seat: Seat, field: Field) -> bool:
    """Return True if a seat has, or had, the field of a worker."""
    since = seat.board.crew.workers[field].since
    return not since or bool(since & seat.abilities)
