"""The mine: coal by year and place, the end of the Pinge, sections, props."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import MOST, Clock, Tally, added
from game.rules import events
from game.rules.state import GameState
from game.rules.terms import Place

_SOURCES: Final = {"Pinge": Place.PINGE, "Tunnel": Place.TUNNEL}
"""The place of given coal that counts as the mine's."""


class Mine(Observer):
    """Follows coal and props."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric("coal_*", "coal", "mine", "M1, M2, 37"),
        Metric("coal", "coal", "mine", "G9"),
        Metric("reeled", "coal", "mine", "M4, E11"),
        Metric("pinge_phase", "phases", "mine", "M6"),
        Metric("sections", "", "mine", "M8"),
        Metric("props_*", "", "mine", "M3, I2"),
    )

    def __init__(self) -> None:
        self._clock, self._tally = Clock(), Tally()
        self._pinge_phase: list[int | None] = [None] * MOST

    def handlers(self) -> Handlers:
        return {
            events.SeasonBegan: self._clock,
            events.CoalDug: self._dig,
            events.CoalGiven: self._give,
            events.CoalReeled: self._reel,
            events.PingeExhausted: self._exhaust,
            events.SectionEmptied: self._empty,
            events.PropPlaced: self._prop,
        }

    def _dig(self, event: events.CoalDug) -> None:
        self._tally.add(event.seat, _coal(event.place, self._clock.year))

    def _give(self, event: events.CoalGiven) -> None:
        if event.source in _SOURCES:
            self._tally.add(event.seat, _coal(_SOURCES[event.source], self._clock.year))

    def _reel(self, event: events.CoalReeled) -> None:
        self._tally.add(event.seat, "reeled")

    def _empty(self, event: events.SectionEmptied) -> None:
        self._tally.add(event.seat, "sections")

    def _exhaust(self, event: events.PingeExhausted) -> None:
        self._pinge_phase[event.seat] = self._clock.phase(self._state.box)

    def _prop(self, event: events.PropPlaced) -> None:
        self._tally.add(event.seat, f"props_{event.place.label}")
        if event.iron:
            self._tally.add(event.seat, "props_iron")

    def columns(self, state: GameState) -> Columns:
        seats, column, columns = state.box.seats, self._tally.column, self._tally.columns
        by_year = _by_year(state.box.years)
        return {
            **columns(by_year, seats),
            "coal": added(column(name, seats) for name in by_year),
            **columns(("reeled", "sections", "props_pinge", "props_tunnel"), seats),
            "props_iron": column("props_iron", seats) if state.box.iron else None,
            "pinge_phase": tuple(self._pinge_phase[:seats]),
        }


@cache
def _coal(place: Place, year: int) -> str:
    """Return the column of the coal of a place in a year."""
    return f"coal_{place.label}_y{year}"


@cache
def _by_year(years: int) -> tuple[str, ...]:
    """Return the columns of coal in a game of so many years."""
    return tuple(_coal(place, year) for place in Place for year in range(1, years + 1))
