"""The mine: coal by year and place, the end of the Pinge, sections, props."""

from __future__ import annotations

from functools import lru_cache

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import MOST, Clock, Tally, added
from game.rules import events
from game.rules.state import GameState
from game.rules.terms import Place

_SOURCES = {"Pinge": Place.PINGE, "Tunnel": Place.TUNNEL}
"""The place of given coal that counts as the mine's."""


class Mine(Observer):
    """Follows coal and props."""

    METRICS = (
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
            events.CoalReeled: lambda event: self._tally.add(event.seat, "reeled"),
            events.PingeExhausted: self._exhaust,
            events.SectionEmptied: lambda event: self._tally.add(event.seat, "sections"),
            events.PropPlaced: self._prop,
        }

    def _dig(self, event: events.CoalDug) -> None:
        self._tally.add(event.seat, (event.place, self._clock.year))

    def _give(self, event: events.CoalGiven) -> None:
        if event.source in _SOURCES:
            self._tally.add(event.seat, (_SOURCES[event.source], self._clock.year))

    def _exhaust(self, event: events.PingeExhausted) -> None:
        self._pinge_phase[event.seat] = self._clock.phase(self._state.box)

    def _prop(self, event: events.PropPlaced) -> None:
        self._tally.add(event.seat, f"props_{event.place.label}")
        if event.iron:
            self._tally.add(event.seat, "props_iron")

    def columns(self, state: GameState) -> Columns:
        seats, column = state.box.seats, self._tally.column
        coal = {key: column(what, seats) for key, what in _years(state.box.years)}
        return {
            **coal,
            "coal": added(coal.values()),
            **{name: column(name, seats) for name in ("reeled", "sections", "props_pinge", "props_tunnel")},
            "props_iron": column("props_iron", seats) if state.box.iron else None,
            "pinge_phase": tuple(self._pinge_phase[:seats]),
        }


@lru_cache(maxsize=8)
def _years(years: int) -> tuple[tuple[str, tuple[Place, int]], ...]:
    """Return the columns of coal with their keys in the tally: place and year."""
    every = range(1, years + 1)
    return tuple((f"coal_{place.label}_y{year}", (place, year)) for place in Place for year in every)
