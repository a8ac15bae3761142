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
_RULES = {source.key: ", ".join(source.rules) for source in SOURCES} | {EFFECTS.key: "the number of a tile"}
_LISTED = "; ".join(f"`{key}` {rules}" for key, rules in _RULES.items())


class Points(Observer):
    """Counts VP wherever they come from; sources add up to the score, and so do years with the end."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric(
            "vp_*",
            "VP from *",
            "VP",
            "VP",
            "VP of the game by what scored them; all together are the score. Bonus marker and iron props are "
            f"empty without their module. {_LISTED}.",
            "T6 to I5",
        ),
        Metric(
            "vp_year*", "VP in year *", "VP", "VP", "Scored during the year and its winter.", "T6, T7, M7, W1"
        ),
        Metric(END, "VP in the final scoring", "VP", "VP", "Scored once the last winter is over.", "W5"),
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
