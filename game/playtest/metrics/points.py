"""VP by source and by year."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from game.playtest.metric import Columns, Metric, Observer
from game.playtest.metrics.counting import Clock, Tally
from game.rules.events import Event, Scored, SeasonBegan
from game.rules.sources import EFFECTS, SOURCES, source_of
from game.rules.state import GameState

END = "vp_end"
_LISTED = "; ".join(f"`{one.key}` {', '.join(one.rules)}" for one in SOURCES if one != EFFECTS)


class Points(Observer):
    """Counts VP wherever they come from; sources add up to the score, and so do years with the end."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric("vp_*", "VP", "VP", "T6 to I5", values=(("sources", _LISTED), ("effects", EFFECTS.key))),
        Metric("vp_year*", "VP", "VP", "T6, T7, M7, W1"),
        Metric(END, "VP", "VP", "W5"),
    )

    def __init__(self) -> None:
        self._clock, self._tally = Clock(), Tally()

    def ears(self) -> Mapping[type[Event], Callable[..., None]]:
        return {SeasonBegan: self._clock, Scored: self._score}

    def _score(self, event: Scored) -> None:
        source = source_of(event.rule)
        self._tally.add(event.seat, source.key, event.vp)
        self._tally.add(event.seat, END if source.final else self._clock.year, event.vp)

    def columns(self, state: GameState) -> Columns:
        box, column = state.box, self._tally.column
        found: Columns = {f"vp_{source.key}": column(source.key, box.seats) for source in SOURCES}
        if not box.black:
            found["vp_bonus_marker"] = None
        if not box.iron:
            found["vp_iron_props"] = None
        for year in range(1, box.years + 1):
            found[f"vp_year{year}"] = column(year, box.seats)
        return {**found, END: column(END, box.seats)}
