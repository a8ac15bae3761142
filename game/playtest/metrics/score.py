"""Scores, wins and leads, and VP by source and by year."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from game.playtest.metric import Columns, Handlers, Metric, Observer
from game.playtest.metrics.counting import Clock, Tally
from game.rules.engine import ranking, scores
from game.rules.events import Scored, SeasonBegan
from game.rules.sources import EFFECTS, SOURCES, source_of
from game.rules.state import GameState

END: Final = "vp_end"
_VP: Final = {one.key: f"vp_{one.key}" for one in SOURCES}
"""The column of each source."""
_LISTED: Final = "; ".join(f"`{one.key}` {', '.join(one.rules)}" for one in SOURCES if one != EFFECTS)


class Score(Observer):
    """Scores and ranks at the end of a game."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric("score", "VP", "score", "G1 to G9"),
        Metric("won", "share", "score", "G9"),
        Metric("rank", "", "score", "G9"),
        Metric("start", "", "seats", "S8"),
        Metric("margin", "VP", "score", "G9"),
        Metric("leader_gap", "VP", "score", "G9", "game"),
        Metric("spread", "VP", "score", "G9", "game"),
    )

    def begins(self, state: GameState) -> None:
        self._order = state.order

    def columns(self, state: GameState) -> Columns:
        final, placed = scores(state), ranking(state)
        best = sorted(final, reverse=True)
        seats = range(len(final))
        return {
            "score": final,
            "won": tuple(int(seat == placed[0]) for seat in seats),
            "rank": tuple(placed.index(seat) + 1 for seat in seats),
            "start": tuple(self._order.index(seat) + 1 for seat in seats),
            "margin": tuple(own - max(final[:seat] + final[seat + 1 :]) for seat, own in enumerate(final)),
            "leader_gap": best[0] - best[1],
            "spread": best[0] - best[-1],
        }


class Points(Observer):
    """Counts VP; the sources add up to the score, and so do the years with the end."""

    METRICS: ClassVar[tuple[Metric, ...]] = (
        Metric("vp_*", "VP", "VP", "T6 to I5", values=(("sources", _LISTED), ("effects", EFFECTS.key))),
        Metric("vp_year*", "VP", "VP", "T6, T7, M7, W1"),
        Metric(END, "VP", "VP", "W5"),
    )

    def __init__(self) -> None:
        self._clock, self._tally = Clock(), Tally()

    def handlers(self) -> Handlers:
        return {SeasonBegan: self._clock, Scored: self._score}

    def _score(self, event: Scored) -> None:
        source, counts = source_of(event.rule), self._tally.of[event.seat]
        counts[_VP[source.key]] += event.vp
        counts[END if source.final else _of_year(self._clock.year)] += event.vp

    def columns(self, state: GameState) -> Columns:
        box = state.box
        found = self._tally.columns(_VP.values(), box.seats)
        if not box.black:
            found["vp_bonus_marker"] = None
        if not box.iron:
            found["vp_iron_props"] = None
        years = map(_of_year, range(1, box.years + 1))
        return found | self._tally.columns((*years, END), box.seats)


@cache
def _of_year(year: int) -> str:
    """Return the column of a year's VP."""
    return f"vp_year{year}"
